"""The owner's copy: every number can be corrected; a map that cannot be right is refused with the reason."""

from __future__ import annotations

import re

import pytest

from companion.game import LONGEST_FACT, BadNotation
from companion.games.heavens import GAME
from companion.games.heavens.board import MAPS, ORBITS, PRINTED
from tests.companion.games.heavens.skies import allowed, begin, laid, nightfall, play, refused, revealed

A = MAPS["a"]
SPACES, LINES = A["spaces"], A["lines"]


def refusal(players: int = 5, **facts: str) -> str:
    """Why a copy cannot be right."""
    stated = {key.replace("_", "-"): value for key, value in facts.items()}
    with pytest.raises(BadNotation) as refused:
        GAME.start(players, {"board": "copy"}, stated)
    return str(refused.value)


# the maps we know


@pytest.mark.parametrize(("board", "rings"), [("a", (1, 2, 3, 4)), ("b", (2, 2, 3, 3))])
def test_both_maps_have_ten_spaces_and_ten_lines_in_each_region(board: str, rings: tuple[int, ...]) -> None:
    """H33."""
    sky = begin(5, board=board).terms.sky
    for region in range(1, 6):
        inside = [name for name in sky.names if name[0] == str(region)]
        assert len(inside) == 10
        counts = tuple(sum(sky.orbit[sky.place[name]] == orbit for name in inside) for orbit in ORBITS)
        assert counts == rings
        assert sum(sky.region[a] == sky.region[b] == region for a, b in sky.lines) == 10
    assert len(sky.lines) == 50
    assert all(sky.orbit[a] != sky.orbit[b] for a, b in sky.lines), "no line runs along an orbit"


def test_my_copy_begins_as_map_a_and_each_fact_is_assumed_or_stated() -> None:
    assert begin(5, board="copy").terms.sky.names == begin(5, board="a").terms.sky.names
    stated = {fact.id for fact in GAME.facts if not fact.assumed}
    assert stated == {"orbit-purple", "torch-start", "forge-prices", "start-power"}
    assert {fact.id for fact in GAME.facts} == set(PRINTED["shared"]) | set(PRINTED["a"])
    assert all(len(fact.value) <= LONGEST_FACT and fact.value.isprintable() for fact in GAME.facts)


def test_the_same_map_is_the_same_heavens() -> None:
    assert begin() == begin()
    assert begin(facts={"lines": LINES}).terms.sky is begin().terms.sky


# corrections of the owner


def test_orbit_points_torch_prices_forge_prices_and_power_are_the_owners() -> None:
    facts = {
        "orbit-grey": "4/2",
        "torch-range": "1-12",
        "torch-start": "2",
        "torch-prices": "1 2 4 6 8",
        "forge-prices": "2 4 7",
        "start-power": "10 11 12",
    }
    heavens = begin(facts=facts)
    assert heavens.terms.sky.points["grey"] == (4, 2)
    assert heavens.god("p1")[:4] == (0, 10, 3, 2)
    heavens = revealed(laid(heavens, {}, torch={"p1": 9}, planets={"p2": 0}), "torch forge errand")
    assert allowed(heavens, "p1", "torch") == {"1", "2", "3"}
    heavens = play(heavens, "p1 torch 3", "p2 forge 2")
    assert (heavens.god("p1").power, heavens.god("p2").power) == (6, 6)
    heavens = nightfall(laid(begin(facts=facts), {}, torch={"p1": 2}))
    while heavens.step == "score":
        heavens = heavens.apply(next(heavens.legal_moves()))
    assert {god.torch for god in play(heavens, "table dawn").gods} == {1}, "the bottom of this torch"


def test_torch_forge_and_power_are_the_owners_on_every_map_but_the_map_only_on_my_copy() -> None:
    """H33."""
    facts = {"torch-prices": "1 2 3 4 5", "orbit-grey": "9/9"}
    heavens = begin(board="b", facts=facts)
    assert heavens.terms.brighten == (1, 2, 3, 4, 5)
    assert heavens.terms.sky.points["grey"] == (5, 2)


def test_a_copy_that_cannot_be_right_is_refused_whatever_map_is_played() -> None:
    with pytest.raises(BadNotation):
        begin(board="b", facts={"lines": "1G1-9Z9"})


def test_a_line_drawn_by_the_owner_joins() -> None:
    facts = {"lines": LINES + " 1R1-1R2"}
    heavens = nightfall(laid(begin(facts=facts), {"p1": "1R1 1R2"}))
    assert ("constellation", "1R1") in heavens.upcoming
    assert ("constellation", "1R1") not in nightfall(laid(begin(), {"p1": "1R1 1R2"})).upcoming


def test_lines_may_cross_regions_once_the_owner_says_so() -> None:
    crossing = LINES + " 1P1-2P4"
    assert "crosses from region 1 to 2" in refusal(lines=crossing)
    heavens = begin(facts={"lines": crossing, "lines-inside": "no"})
    heavens = nightfall(laid(heavens, {"p1": "1P1 2P4"}))
    assert ("constellation", "1P1") in heavens.upcoming


def test_a_line_into_a_region_out_of_play_is_left_out() -> None:
    crossing = {"lines": LINES + " 1P4-4P1", "lines-inside": "no"}
    assert len(begin(3, facts=crossing).terms.sky.lines) == 30
    assert len(begin(4, facts=crossing).terms.sky.lines) == 41


def test_zeus_reward_follows_the_size_of_the_region() -> None:
    """H31."""
    facts = {"spaces": SPACES + " 1P5@163", "region-size": "any"}
    heavens = revealed(laid(begin(facts=facts), {"p1": "1G1"}, power={"p1": 0}), "errand torch forge")
    assert play(heavens, "p1 errand 1P5").god("p1").power == 5, "nine of eleven are not one's own"
    assert play(heavens, "p1 errand 2P1").god("p1").power == 5, "nine of ten"


def test_an_errand_without_an_empty_space_is_a_pass() -> None:
    """H31."""
    heavens = begin()
    lies = ("p1",) * 9 + ("p2",) * 10 + ("p3",) * 10 + ("p2",)
    full = revealed(laid(heavens, {}), "errand torch forge")._replace(lies=lies)
    assert allowed(full, "p1") == {"pass"}
    assert refused(full, "p1 errand 1G1") == ("errand", "taken")


def test_colours_are_those_of_the_owners_pieces() -> None:
    facts = {"colours": "pink teal black orange grey"}
    assert [side.tone for side in begin(facts=facts).view().sides] == ["pink", "teal", "black"]


# refused


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"lines": LINES + " 1G1-1X9"}, "there is no space '1X9'"),
        ({"lines": LINES + " 1G1"}, "is no line"),
        ({"lines": LINES + " 1G1-1G1"}, "two different spaces"),
        ({"lines": LINES + " 1O1-1G1"}, "is there twice"),
        ({"spaces": SPACES.replace("1G1@198", "1Z1@198")}, "is no space"),
        ({"spaces": SPACES.replace("1G1@198 ", "")}, "region 1 has 9 spaces; every region has ten spaces"),
        ({"spaces": SPACES + " 1P5@163"}, "region 1 has 11 spaces"),
        ({"spaces": SPACES.replace("1G1@198", "1O1@198")}, "space 1O1 is there twice"),
        ({"spaces": SPACES.replace("1O2@182", "1O2@213")}, "on top of each other"),
        ({"spaces": SPACES.replace("1G1@198", "1G1@20")}, "lies outside region 1"),
        ({"spaces": "", "lines": ""}, "region 1 has 0 spaces"),
        ({"region_size": "9"}, "region-size is 10 or any"),
        ({"lines_inside": "maybe"}, "lines-inside is yes or no"),
        ({"orbit_red": "3/6"}, "orbit-red is most/second"),
        ({"orbit_red": "six"}, "orbit-red is most/second"),
        ({"radii": "1 2 3"}, "radii are four growing numbers"),
        ({"radii": "1 3 2 4"}, "radii are four growing numbers"),
        ({"torch_range": "10-0"}, "torch-range is bottom-top"),
        ({"torch_range": "0-99"}, "torch-range is bottom-top"),
        ({"torch_start": "11"}, "torch-start 11 is not on the torch"),
        ({"torch_start": "three"}, "torch-start is 1 growing whole numbers"),
        ({"torch_prices": "1 2 4 6"}, "torch-prices is 5 growing whole numbers"),
        ({"torch_prices": "9 6 4 2 1"}, "torch-prices is 5 growing whole numbers"),
        ({"torch_prices": "1 2 4 6 ٩"}, "torch-prices is 5 growing whole numbers"),
        ({"forge_prices": "-1 3 6"}, "forge-prices is 3 growing whole numbers"),
        ({"colours": "red red blue green white"}, "five different"),
        ({"colours": "mauve red blue green white"}, "five different"),
        ({"spaces": "x" * 1001}, "at most 1000 printable characters"),
    ],
)
def test_a_copy_that_cannot_be_right_is_refused_with_the_reason(facts: dict[str, str], why: str) -> None:
    assert why in refusal(**facts)


def test_too_few_spaces_for_the_planets_are_refused() -> None:
    """H31."""
    fewer = SPACES.replace("1G1@198 ", "")
    lines = " ".join(line for line in LINES.split() if "1G1" not in line)
    why = refusal(3, spaces=fewer, lines=lines, region_size="any")
    assert why == "3 players need 30 spaces for their planets; regions 1 to 3 have 29"


def test_a_map_with_one_orbit_only_is_refused() -> None:
    """H31."""
    middle = {1: 198, 2: 270, 3: 342, 4: 126, 5: 54}
    one = " ".join(
        f"{region}P{n + 1}@{(centre - 32 + 7 * n) % 360}"
        for region, centre in middle.items()
        for n in range(10)
    )
    assert "one orbit" in refusal(3, spaces=one, lines="")


def test_every_reason_is_one_plain_line() -> None:
    assert re.fullmatch(r"[^\n]{10,160}", refusal(lines="x" * 900))

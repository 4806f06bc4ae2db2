"""Corrections: whatever stands on the real table can be entered, and nothing that cannot stand there."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from companion.game import IllegalMove, Move
from companion.games.heavens import GAME
from companion.games.heavens.rules import Heavens
from tests.companion.games.heavens.skies import allowed, begin, has, laid, nightfall, play, refused, revealed

TABLE = {"p1": "1G1 1O1", "p2": "2G1", "p3": "3G1"}


def somewhere() -> Heavens:
    """The middle of a phase."""
    return revealed(laid(begin(), TABLE), "torch torch errand")


def test_nothing_is_corrected_before_it_is_drawn_who_begins() -> None:
    start = GAME.start(3, {}, {})
    assert list(start.fixes()) == []
    assert refused(start, "table fix 1G1 p1") == ("corrections", "fix")


def test_a_planet_is_put_down_taken_away_exchanged_and_turned_over() -> None:
    heavens = play(somewhere(), "table fix 1P1 p2", "table fix 1G1 empty", "table fix 2G1 p3")
    sky = heavens.terms.sky
    assert [heavens.lies[sky.place[name]] for name in ("1P1", "1G1", "2G1")] == ["p2", "", "p3"]
    heavens = play(heavens, "table fix 1P1 turn-over")
    assert heavens.turned == {sky.place["1P1"]}
    assert play(heavens, "table fix 1P1 shine").turned == frozenset()
    assert play(heavens, "table fix 1P1 p1").turned == frozenset(), "another planet, its shining side up"
    assert refused(heavens, "table fix 1G1 empty") == ("corrections", "fix")


def test_a_planet_comes_from_the_forge_or_else_from_the_allotment_board() -> None:
    heavens = play(somewhere(), "table fix 1P1 p1")
    assert (heavens.supply("p1"), heavens.god("p1").planets) == (4, 3)
    seven = "1G1 1O1 1O2 1R1 1R2 1R3 1P1"
    heavens = laid(begin(), {"p1": seven})
    assert heavens.supply("p1") == 0
    heavens = play(heavens, "table fix 1P2 p1")
    assert (heavens.supply("p1"), heavens.god("p1").planets) == (0, 2)
    heavens = play(heavens, "table fix 1P3 p1", "table fix 1P4 p1")
    assert refused(heavens, "table fix 2P1 p1") == ("corrections", "fix"), "ten are all there are"


def test_prestige_and_power_go_by_steps_and_power_not_below_nothing() -> None:
    heavens = play(somewhere(), "table fix score p1 -20", "table fix score p1 +1", "table fix power p1 -5")
    assert heavens.god("p1")[:2] == (-19, 11)
    heavens = play(heavens, "table fix power p1 -5", "table fix power p1 -5")
    assert heavens.god("p1").power == 1
    heavens = play(heavens, "table fix power p1 -5")
    assert heavens.god("p1").power == 0, "whether it can be taken tells nobody how much there was"


def test_torches_and_allotment_boards_are_set() -> None:
    heavens = play(somewhere(), "table fix level p2 9", "table fix planets p2 0")
    assert heavens.god("p2")[2:4] == (0, 9)
    for line in ("table fix level p2 11", "table fix planets p2 4", "table fix level p2 9"):
        reason = "fix" if line.startswith("table ") else "refuse-table-fixes"
    assert refused(heavens, line) == ("corrections", reason)


def test_a_plan_can_be_taken_up_again_before_the_reveal_and_changed_after_it() -> None:
    heavens = begin()
    while heavens.step == "sneak":
        heavens = heavens.apply(next(heavens.legal_moves()))
    heavens = play(heavens, "p1 plan torch", "p2 plan torch", "p3 plan errand")
    heavens = play(heavens, "table fix plan p2 none")
    assert heavens.step == "plan"
    assert allowed(heavens, "p2", "plan") == {"forge", "errand", "torch", "breath"}
    assert refused(heavens, "table fix plan p1 forge") == ("corrections", "fix")
    heavens = play(heavens, "p2 plan torch", "table reveal")
    assert allowed(heavens, "p1") == {"pay"}
    heavens = play(heavens, "table fix plan p2 forge")
    assert "torch 1" in allowed(heavens, "p1"), "nothing is due any more"
    heavens = play(heavens, "table fix plan p1 errand")
    assert "errand 3R1" in allowed(heavens, "p1")


def test_whose_turn_it_is() -> None:
    heavens = play(somewhere(), "table fix turn p2")
    assert heavens.order == ("p2", "p3")
    assert play(heavens, "table fix turn p1").order == ("p1", "p2", "p3")
    heavens = play(begin(), "table fix turn p1")
    assert heavens.order == ("p1", "p3", "p2", "p1")


def test_sun_moon_day_and_phase() -> None:
    heavens = play(somewhere(), "table fix sun p2", "table fix moon p3", "table fix day 4")
    assert (heavens.sun, heavens.moon, heavens.day) == ("p2", "p3", 4)
    assert heavens.order == ("p1", "p3", "p2"), "a turn that has begun is finished first"
    heavens = play(heavens, "table fix phase evening")
    assert (heavens.step, heavens.phase, heavens.order) == ("plan", 2, ("p3", "p1", "p2"))
    assert {god.plan for god in heavens.gods} == {""}
    heavens = play(heavens, "table fix phase night")
    assert (heavens.step, heavens.phase) == ("score", 3)


def test_a_correction_at_night_changes_who_must_darken() -> None:
    heavens = nightfall(laid(begin(), TABLE, torch={"p1": 1}))
    assert heavens.order == ("p1",)
    assert play(heavens, "table fix level p1 2").step == "score"
    assert play(heavens, "table fix level p2 0").order == ("p1", "p2")
    assert play(heavens, "table fix 1G1 turn-over").step == "score"


def test_a_correction_while_zeus_looks_changes_what_is_still_to_be_scored() -> None:
    heavens = nightfall(laid(begin(), TABLE))
    heavens = play(heavens, "table score regions")
    assert ("constellation", "1G1") in heavens.upcoming
    heavens = play(heavens, "table fix 1O1 empty")
    assert ("regions",) not in heavens.upcoming, "nothing is scored twice"
    assert ("constellation", "1G1") not in heavens.upcoming
    assert ("constellation", "1G1") in play(heavens, "table fix 1O2 p1").upcoming
    heavens = play(heavens, "table fix day 5")
    assert heavens.upcoming[-1] == ("power",)
    assert ("power",) not in play(heavens, "table fix day 1").upcoming


def test_a_finished_night_or_game_can_be_another_day() -> None:
    heavens = nightfall(laid(begin(), {}))
    while heavens.step == "score":
        heavens = heavens.apply(next(heavens.legal_moves()))
    assert heavens.step == "dawn"
    heavens = play(heavens, "table fix day 5", "table score power")
    assert heavens.outcome()
    assert play(heavens, "table fix day 4").step == "dawn"
    assert play(heavens, "table fix score p2 +20").outcome().winners == ("p2",)
    assert play(heavens, "table fix phase morning").step == "plan"


def test_corrected_prestige_tells_how_merciful_tyche_is() -> None:
    """H1."""
    heavens = somewhere()
    assert heavens.turn.rate == 1
    assert play(heavens, "table fix score p2 +5").turn.rate == 2


def test_a_declared_purchase_that_no_longer_fits_is_dropped() -> None:
    heavens = laid(begin(tyche_minimal_only="off"), TABLE, power={"p1": 0})
    heavens = play(revealed(heavens, "torch forge errand"), "p1 torch 4")
    assert play(heavens, "table fix level p1 5").turn.declared == Move.parse("p1 torch 4")
    heavens = play(heavens, "table fix level p1 9")
    assert heavens.turn.declared is None
    assert allowed(heavens, "p1") == {"torch 1", "pass"}


@pytest.mark.parametrize(
    "line",
    [
        "table fix",
        "table fix 1G1",
        "table fix 9Z9 p1",
        "table fix score p1",
        "table fix score p9 +1",
        "p1 fix 1G1 p2",
    ],
)
def test_a_correction_that_says_nothing_sound_is_refused_and_cannot_be_forced(line: str) -> None:
    heavens = somewhere()
    reason = "fix" if line.startswith("table ") else "refuse-table-fixes"
    assert refused(heavens, line) == ("corrections", reason)
    with pytest.raises(IllegalMove):
        heavens.apply(Move.parse(line))


# any table


def some_position(dice: random.Random) -> Heavens:
    """A day of a random game, some way in."""
    heavens = GAME.start(4, {}, {})
    for _ in range(dice.randrange(20, 230)):
        heavens = heavens.apply(dice.choice(list(heavens.legal_moves())))
    while heavens.step != "plan" or any(god.plan for god in heavens.gods):
        heavens = heavens.apply(dice.choice(list(heavens.legal_moves())))
    return heavens


def corrections(now: Heavens, wanted: Heavens) -> Iterator[str]:
    """Lines that lead from one position to another."""
    names = wanted.terms.sky.names
    yield from (f"{name} empty" for name, who in zip(names, now.lies, strict=True) if who)
    yield from (f"planets {seat} 0" for seat in now.terms.seats if now.god(seat).planets)
    yield from (f"{name} {who}" for name, who in zip(names, wanted.lies, strict=True) if who)
    for seat in wanted.terms.seats:
        was, god = now.god(seat), wanted.god(seat)
        if god.planets:
            yield f"planets {seat} {god.planets}"
        if god.torch != was.torch:
            yield f"level {seat} {god.torch}"
        for what, change in (("score", god.score - was.score), ("power", god.power - was.power)):
            sign = "+" if change > 0 else "-"
            for size in (20, 5, 1):
                yield from [f"{what} {seat} {sign}{size}"] * (abs(change) // size)
                change = (abs(change) % size) * (1 if sign == "+" else -1)
    if wanted.sun != now.sun:
        yield f"sun {wanted.sun}"
    if wanted.moon != now.moon:
        yield f"moon {wanted.moon}"
    if wanted.day != now.day:
        yield f"day {wanted.day}"
    yield f"phase {('morning', 'afternoon', 'evening')[wanted.phase]}"


def table_of(heavens: Heavens) -> Heavens:
    """What lies on the table, without what came before."""
    return heavens._replace(news=(), gods=tuple(god._replace(least=0, today=0) for god in heavens.gods))


@pytest.mark.parametrize("seed", range(15))
def test_every_position_of_a_day_can_be_reached_by_corrections_alone(seed: int) -> None:
    dice = random.Random(f"reach {seed}")
    now, wanted = some_position(dice), some_position(dice)
    for said in list(corrections(now, wanted)):
        now = play(now, f"table fix {said}")
    assert table_of(now) == table_of(wanted)


@pytest.mark.parametrize(
    "options", [{}, {"tyche-minimal-only": "off", "extra-darkening": "on"}, {"mode": "score"}]
)
def test_corrections_amid_play_leave_sound_positions(options: dict[str, str]) -> None:
    for seed in range(6):
        dice = random.Random(f"storm {seed}")
        heavens = play(GAME.start(3, options, {}), "table first p2")
        for n in range(250):
            moves = list(heavens.fixes() if n % 3 == 0 else heavens.legal_moves())
            if not moves:
                moves = list(heavens.fixes())
            heavens = heavens.apply(dice.choice(moves))
            assert (heavens.outcome() is None) == bool(list(heavens.legal_moves()))
            assert min(has(heavens, "power")) >= 0
            for seat, god in zip(heavens.terms.seats, heavens.gods, strict=True):
                assert heavens.supply(seat) >= 0
                assert 0 <= god.planets <= 3
                assert heavens.lies.count(seat) <= 10
            assert all(heavens.lies[at] for at in heavens.turned)
            heavens.view()

"""The night, one test per rule and per ruling; the numbers are those of the rulings."""

from __future__ import annotations

import pytest

from companion.games.heavens import GAME
from companion.games.heavens.rules import Heavens
from companion.games.heavens.terms import agree
from companion.view import Text
from companion.words import words_in
from tests.companion.games.heavens.skies import allowed, begin, has, laid, nightfall, play, refused, scored

TOP = dict.fromkeys(("p1", "p2", "p3", "p4", "p5"), 10)


def night(where: dict[str, str], players: int = 3, board: str = "a", day: int = 1, **options: str) -> Heavens:
    """A night with every torch at its top, so that nobody darkens."""
    heavens = begin(players, board=board, **options)
    torch = {seat: TOP[seat] for seat in heavens.terms.seats}
    return nightfall(laid(heavens, where, torch=torch), day=day)


def after_step(heavens: Heavens, step: str) -> Heavens:
    """The position once a step of the scoring is done."""
    while heavens.shown != tuple(step.split()):
        (move,) = heavens.legal_moves()
        heavens = heavens.apply(move)
    return heavens


def gains(heavens: Heavens, step: str) -> tuple[int, ...]:
    """What one step of the scoring gives each player."""
    while True:
        (move,) = heavens.legal_moves()
        after = heavens.apply(move)
        if move.args == tuple(step.split()):
            return tuple(now.score - was.score for was, now in zip(heavens.gods, after.gods, strict=True))
        heavens = after


def told(heavens: Heavens) -> list[str]:
    """The notes in English, players by their seats."""
    return [words_in("en").say(note) for note in heavens.view().notes]


# darkening


def test_a_torch_lights_as_many_planets_as_it_says() -> None:
    """H25."""
    heavens = nightfall(laid(begin(), {"p1": "1G1 1O1 1O2"}, torch={"p1": 3}))
    assert heavens.step == "score", "three planets, a torch at three"
    heavens = nightfall(laid(begin(), {"p1": "1G1 1O1 1O2 1R1"}, torch={"p1": 3}))
    assert heavens.step == "darken"


def test_from_the_evenings_moon_clockwise_each_darkens_down_to_the_torch() -> None:
    """H13."""
    where = {"p1": "1G1 1O1", "p2": "2G1 2O1", "p3": "3G1 3O1 3R1"}
    heavens = nightfall(laid(begin(), where, torch={"p1": 1, "p2": 2, "p3": 1}), moon="p3")
    assert heavens.order == ("p3", "p1")
    assert refused(heavens, "p1 darken 1G1") == ("darkening", "turn")
    assert refused(heavens, "p2 darken 2G1") == ("darkening", "darken-none")
    assert allowed(heavens, "p3", "darken") == {"3G1", "3O1", "3R1"}
    assert refused(heavens, "p3 darken 1G1") == ("darkening", "darken-other")
    assert refused(heavens, "p3 done") == ("darkening", "darken-more")
    assert refused(heavens, "table score regions") == ("scoring", "not-now")
    heavens = play(heavens, "p3 darken 3G1")
    assert refused(heavens, "p3 darken 3G1") == ("darkening", "darken-dark")
    heavens = play(heavens, "p3 darken 3R1")
    assert allowed(heavens, "p1") == {"darken 1G1", "darken 1O1"}
    heavens = play(heavens, "p1 darken 1O1")
    assert heavens.step == "score"
    faces = {token.space: token.face for token in heavens.view().tokens}
    assert {space for space, face in faces.items() if face == "dark"} == {"3G1", "3R1", "1O1"}


def test_nobody_darkens_more_than_they_must() -> None:
    """H12, H35."""
    heavens = nightfall(laid(begin(), {"p1": "1G1 1O1"}, torch={"p1": 1}))
    assert play(heavens, "p1 darken 1G1").step == "score"


def test_with_extra_darkening_whoever_must_may_go_on_down_to_none() -> None:
    """H12."""
    heavens = begin(extra_darkening="on")
    heavens = nightfall(laid(heavens, {"p1": "1G1 1O1 1O2", "p2": "2G1"}, torch={"p1": 2, "p2": 1}))
    assert allowed(heavens, "p1") == {"darken 1G1", "darken 1O1", "darken 1O2"}
    heavens = play(heavens, "p1 darken 1G1")
    assert allowed(heavens, "p1") == {"darken 1O1", "darken 1O2", "done"}
    assert play(heavens, "p1 done").step == "score", "who need not darken is not asked"
    assert play(heavens, "p1 darken 1O1", "p1 darken 1O2").step == "score"


def test_a_torch_at_the_bottom_lights_nothing() -> None:
    heavens = nightfall(laid(begin(), {"p1": "1G1"}, torch={"p1": 0}))
    heavens = scored(play(heavens, "p1 darken 1G1"))
    assert has(heavens, "score") == (0, 0, 0)


# scoring


def test_zeus_looks_at_one_thing_after_the_other() -> None:
    heavens = night({"p1": "1G1 1O1"})
    steps = []
    while heavens.step == "score":
        (move,) = heavens.legal_moves()
        steps.append(" ".join(move.args))
        heavens = heavens.apply(move)
    orbits = [f"orbit-{colour}" for colour in ("grey", "orange", "red", "purple")]
    assert steps == ["regions", *orbits, "constellation 1G1", "best"]
    assert refused(night({}), "table score best") == ("scoring", "score-order")
    assert refused(night({}), "p1 pass") == ("scoring", "wait-score")
    assert refused(night({}), "table dawn") == ("dawn", "not-dawn")


def test_a_point_for_each_region_with_a_lit_planet() -> None:
    assert gains(night({"p1": "1G1 1P1 2P1 3P4", "p2": "2G1"}), "regions") == (3, 1, 0)
    heavens = nightfall(laid(begin(), {"p1": "1G1 2G1"}, torch={"p1": 1}))
    assert gains(play(heavens, "p1 darken 1G1"), "regions") == (1, 0, 0), "dark planets do not count"


# the rulebook's examples of an orbit with 5/2: orange on map A


@pytest.mark.parametrize(
    ("where", "points", "whys"),
    [
        # Red earns 2: alone, but too few.
        ({"p1": "1O1"}, (2, 0, 0), ["short", "absent", "absent"]),
        # Red earns 5 and Yellow 2.
        ({"p1": "1O1 1O2 2O1", "p2": "3O1 3O2"}, (5, 2, 0), ["first", "second", "absent"]),
        # Red earns 5, and there is no second.
        ({"p1": "1O1 3O2"}, (5, 0, 0), ["first", "absent", "absent"]),
        # Sole leader below the minimum: nobody is second.
        ({"p1": "1G1 1O1"}, (2, 0, 0), ["short", "absent", "absent"]),
        # Tied for most: the right number each, nothing for second place.
        ({"p1": "1O1 1O2", "p2": "2O1 2O2", "p3": "3O1"}, (2, 2, 0), ["tied", "tied", "beaten"]),
        # All tied for second get the right number.
        ({"p1": "1O1 1O2", "p2": "2O1", "p3": "3O1"}, (5, 2, 2), ["first", "second", "second"]),
        # Behind second place there is nothing.
        ({"p1": "1O1 1O2 2O1", "p2": "2O2 3O1", "p3": "3O2"}, (5, 2, 0), ["first", "second", "third"]),
        # All tied with one each.
        ({"p1": "1O1", "p2": "2O1", "p3": "3O1"}, (2, 2, 2), ["tied", "tied", "tied"]),
        # Nobody at all.
        ({"p1": "1G1"}, (0, 0, 0), []),
    ],
)
def test_orbits(where: dict[str, str], points: tuple[int, ...], whys: list[str]) -> None:
    """H14, H15, H16, H28."""
    heavens = night(where)
    assert gains(heavens, "orbit-orange") == points
    notes = after_step(heavens, "orbit-orange").view().notes
    said = {dict(note.values)["seat"]: note.key.removeprefix("heavens-note-") for note in notes[1:]}
    assert [said[seat] for seat in sorted(said)] == whys


def test_purple_gives_eight_for_at_least_four() -> None:
    """The rulebook's example; a sole leader with three gets only four, and second place nothing (H15)."""
    four = {"p1": "1P1 1P2 2P1 3P1", "p2": "3P2"}
    assert gains(night(four), "orbit-purple") == (8, 4, 0)
    three = {"p1": "1P1 1P2 2P1", "p2": "3P2"}
    assert gains(night(three), "orbit-purple") == (4, 0, 0)
    tied = {"p1": "1P1 1P2 2P1 3P1", "p2": "1P3 1P4 2P2 2P3", "p3": "3P2"}
    assert gains(night(tied), "orbit-purple") == (4, 4, 0)


def test_both_maps_have_their_own_points() -> None:
    """H33."""
    points = {board: agree(5, OPTIONS | {"board": board}, FACTS).sky.points for board in ("a", "b", "copy")}
    assert [tuple(pair) for pair in points["a"].values()] == [(3, 1), (5, 2), (6, 3), (8, 4)]
    assert [tuple(pair) for pair in points["b"].values()] == [(5, 2), (6, 3), (7, 3), (8, 4)]
    assert points["copy"] == points["a"]


OPTIONS = {"mode": "full", "tyche-minimal-only": "on", "extra-darkening": "off", "open-power": "off"}
FACTS = {fact.id: fact.value for fact in GAME.facts}


def test_a_constellation_gives_a_point_for_each_planet() -> None:
    """The rulebook's example of four; a line joins only its two ends, and others' planets do not join."""
    heavens = night({"p1": "1G1 1O1 1O2 1R3", "p2": "2R1 2P1"})
    assert gains(heavens, "constellation 1G1") == (4, 0, 0)
    assert gains(heavens, "constellation 2R1") == (0, 2, 0)


def test_planets_without_a_line_between_them_are_no_constellation() -> None:
    """The rulebook's example: no points; orbits and regions are no lines."""
    heavens = night({"p1": "1R1 1R2 1R3 2P1 2P3"})
    assert [move for move in all_steps(heavens) if move.startswith("constellation")] == []
    assert scored(heavens).god("p1").score == 2 + 6 + 4, "two regions, and two orbits"


def test_a_dark_planet_breaks_a_constellation() -> None:
    heavens = nightfall(laid(begin(), {"p1": "1G1 1O1 1R1"}, torch={"p1": 2}))
    assert "constellation 1G1" not in all_steps(play(heavens, "p1 darken 1O1"))
    assert gains(play(heavens, "p1 darken 1R1"), "constellation 1G1") == (2, 0, 0)


def all_steps(heavens: Heavens) -> list[str]:
    """The steps still to come."""
    return [" ".join(step) for step in heavens.upcoming]


def test_the_one_largest_constellation_gives_two_more() -> None:
    """H17."""
    assert gains(night({"p1": "1G1 1O1"}), "best") == (2, 0, 0), "the only one there is"
    assert gains(night({"p1": "1G1 1O1", "p2": "2G1 2O1 2O2"}), "best") == (0, 2, 0)
    assert gains(night({"p1": "1G1 1O1", "p2": "2G1 2O1"}), "best") == (0, 0, 0)
    assert gains(night({"p1": "1G1 1O1 2G1 2O1"}), "best") == (0, 0, 0), "a tie of one's own with one's own"
    assert gains(night({"p1": "1G1"}), "best") == (0, 0, 0)


# the night as a show


def test_every_step_says_who_got_what_and_why_with_the_total() -> None:
    heavens = night({"p1": "1O1 1O2 2O1", "p2": "3O1 3O2"}, day=2)
    heavens = after_step(heavens, "orbit-orange")
    assert told(heavens) == [
        "The orange orbit: 5 for the most planets, if it is one player with at least 2; 2 for second place.",
        "p1: 3, the most and enough of them, +5. Total 7.",
        "p2: 2, second most, +2. Total 3.",
        "p3: 0 lit, +0. Total 0.",
    ]
    assert told(after_step(heavens, "best")) == [
        "The Sun goes to p2, and the Moon with it. Turn dark planets back.",
        "p1’s torch drops by 3 to 7.",
        "p2’s torch drops by 2 to 8.",
        "p3’s torch drops by 2 to 8.",
        "There is no constellation, so no bonus.",
    ]


def test_the_notes_add_up_to_the_points() -> None:
    where = {"p1": "1G1 1O1 1R1 2P1", "p2": "2G1 2O1 3P1 3P2", "p3": "3G1 3O1 1P3"}
    heavens = night(where)
    sums = dict.fromkeys(heavens.terms.seats, 0)
    while heavens.step == "score":
        (move,) = heavens.legal_moves()
        heavens = heavens.apply(move)
        for note in heavens.view().notes:
            values = dict(note.values)
            if "total" in values:
                sums[values["seat"]] += values["points"]
                assert values["total"] == sums[values["seat"]] == heavens.god(values["seat"]).score
    assert tuple(sums.values()) == has(heavens, "score")


def test_the_lines_of_the_constellation_looked_at_are_lit() -> None:
    heavens = night({"p1": "1G1 1O1 1R1", "p2": "2G1 2O1"})
    heavens = after_step(heavens, "constellation 1G1")
    assert lit_lines(heavens) == {("1G1", "1O1"), ("1O1", "1R1")}
    heavens = after_step(heavens, "constellation 2G1")
    assert lit_lines(heavens) == {("2G1", "2O1")}
    assert lit_lines(after_step(heavens, "best")) == {("1G1", "1O1"), ("1O1", "1R1")}


def lit_lines(heavens: Heavens) -> set[tuple[str, str]]:
    return {(link.a, link.b) for link in heavens.view().links if link.tone == "lit"}


# dawn


def test_the_sun_goes_left_and_takes_the_moon_along() -> None:
    heavens = play(scored(night({"p1": "1G1"})), "table dawn")
    assert (heavens.sun, heavens.moon, heavens.day, heavens.phase, heavens.step) == ("p2", "p2", 2, 0, "plan")
    assert heavens.order == ("p2", "p3", "p1")


def test_dark_planets_shine_again() -> None:
    heavens = nightfall(laid(begin(), {"p1": "1G1 1O1"}, torch={"p1": 1}))
    heavens = play(scored(play(heavens, "p1 darken 1G1")), "table dawn")
    assert heavens.turned == frozenset()


def test_torches_drop_three_for_the_first_and_two_for_the_others_never_below_the_bottom() -> None:
    heavens = laid(
        begin(4), {}, score={"p1": 9, "p2": 9, "p3": 4}, torch={"p1": 8, "p2": 2, "p3": 8, "p4": 1}
    )
    heavens = play(scored(nightfall(heavens)), "table dawn")
    assert has(heavens, "torch") == (5, 0, 6, 0)


def test_if_all_are_equal_all_are_first() -> None:
    """H26."""
    heavens = play(scored(nightfall(begin())), "table dawn")
    assert has(heavens, "torch") == (0, 0, 0)


def test_first_place_is_looked_at_after_the_scoring() -> None:
    heavens = laid(begin(), {"p2": "1G1 1O1"}, score={"p1": 3}, torch={"p1": 5, "p2": 5, "p3": 5})
    heavens = scored(nightfall(heavens))
    assert heavens.god("p2").score > heavens.god("p1").score
    assert has(play(heavens, "table dawn"), "torch") == (3, 2, 3)


# the end


def last_night(where: dict[str, str], **belongings: dict[str, int]) -> Heavens:
    heavens = begin()
    torch = belongings.pop("torch", {"p1": 10, "p2": 10, "p3": 10})
    power = {"p1": 0, "p2": 0, "p3": 0} | belongings.pop("power", {})
    return scored(nightfall(laid(heavens, where, torch=torch, power=power, **belongings), day=5))


def test_after_the_fifth_night_power_goes_back_for_points() -> None:
    """H19."""
    heavens = nightfall(laid(begin(), {}, power={"p1": 7, "p2": 2, "p3": 3}), day=5)
    assert all_steps(heavens)[-1] == "power"
    assert gains(heavens, "power") == (2, 0, 1)
    heavens = scored(heavens)
    assert has(heavens, "power") == (0, 0, 0)
    assert heavens.outcome().winners == ("p1",), "these points count"
    assert all_steps(nightfall(begin(), day=4))[-1] == "best"


def test_torches_do_not_drop_after_the_fifth_night() -> None:
    """H18."""
    heavens = last_night({}, torch={"p1": 4, "p2": 5, "p3": 6})
    assert heavens.step == "over"
    assert has(heavens, "torch") == (4, 5, 6)
    assert list(heavens.legal_moves()) == []
    assert refused(heavens, "table dawn") == ("winning", "ended")


def test_most_prestige_wins() -> None:
    heavens = last_night({"p2": "1G1", "p1": ""}, score={"p1": 3, "p2": 9, "p3": 4})
    outcome = heavens.outcome()
    assert outcome.winners == ("p2",)
    assert outcome.reason.key == "heavens-end-points"
    assert dict(outcome.points) == dict(zip(("p1", "p2", "p3"), has(heavens, "score"), strict=True))


def test_ties_go_to_fewer_planets_then_to_the_higher_torch_then_nowhere() -> None:
    """H20."""
    # Dark planets count as placed: p1 has two of them, p2 one.
    where = {"p1": "1G1 1O1", "p2": "2G1"}
    heavens = last_night({}, score={"p1": 9, "p2": 9})._replace(lies=laid(begin(), where).lies)
    assert (heavens.outcome().winners, heavens.outcome().reason.key) == (("p2",), "heavens-end-planets")
    heavens = last_night({}, score={"p1": 9, "p2": 9}, torch={"p1": 4, "p2": 3, "p3": 9})
    assert (heavens.outcome().winners, heavens.outcome().reason.key) == (("p1",), "heavens-end-torch")
    heavens = last_night({}, score={"p1": 9, "p2": 9})
    assert (heavens.outcome().winners, heavens.outcome().reason.key) == (("p1", "p2"), "heavens-end-tie")


def test_places_below_the_winner_follow_the_same_questions_and_full_equality_shares() -> None:
    """H34."""
    heavens = last_night({}, score={"p1": 9, "p2": 4, "p3": 4}, torch={"p1": 1, "p2": 5, "p3": 6})
    assert places(heavens) == {"p1": 1, "p3": 2, "p2": 3}
    heavens = last_night({}, score={"p1": 9, "p2": 4, "p3": 4})
    assert places(heavens) == {"p1": 1, "p2": 2, "p3": 2}


def places(heavens: Heavens) -> dict[str, int]:
    """Everyone's place as the notes tell it."""
    found: list[Text] = [note for note in heavens.view().notes if note.key == "heavens-note-place"]
    return {dict(note.values)["seat"]: dict(note.values)["place"] for note in found}

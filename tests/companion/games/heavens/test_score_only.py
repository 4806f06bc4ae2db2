"""Nights only: positions and torches are entered, and the companion scores."""

from __future__ import annotations

import random

from companion.games.heavens import GAME
from tests.companion.games.heavens.skies import allowed, begin, has, play, refused, scored


def test_only_planets_and_torches_are_entered() -> None:
    heavens = begin(mode="score")
    assert {move.verb for move in heavens.legal_moves()} == {"put", "level", "night"}
    heavens = play(heavens, "p1 put 1G1", "p2 put 1O1", "p1 level 5")
    assert (heavens.lies.count("p1"), heavens.god("p1").torch) == (1, 5)
    assert refused(heavens, "p1 plan forge") == ("score-only", "enter-only")
    assert {counter.id.split("-")[0] for counter in heavens.view().counters} == {"day", "phase", "score"}


def test_each_space_and_torch_is_entered_once_a_night() -> None:
    heavens = play(begin(mode="score"), "p1 put 1G1", "p1 level 5")
    for line in ("p1 lift 1G1", "p2 put 1G1", "p1 level 6"):
        assert refused(heavens, line) == ("score-only", "entered")
    assert refused(heavens, "p2 level 11") == ("torch", "no-level")
    assert refused(heavens, "p2 put 4G1") == ("regions", "unused")


def test_a_planet_put_on_another_takes_its_place_so_a_swap_is_two_taps() -> None:
    heavens = play(begin(mode="score"), "p1 put 1G1", "p2 put 1O1", "p1 night")
    heavens = play(scored(heavens), "table dawn")
    heavens = play(heavens, "p2 put 1G1", "p1 put 1O1", "p1 level 3", "p2 level 3")
    sky = heavens.terms.sky
    assert (heavens.lies[sky.place["1G1"]], heavens.lies[sky.place["1O1"]]) == ("p2", "p1")
    heavens = play(heavens, "p2 night")
    heavens = play(scored(heavens), "table dawn", "p1 lift 1O1")
    assert heavens.lies.count("p1") == 0
    assert refused(heavens, "p3 lift 2G1") == ("score-only", "lift-own")


def test_nobody_enters_an_eleventh_planet() -> None:
    heavens = begin(4, mode="score")
    ten = begin().terms.sky.names[:10]
    heavens = play(heavens, *(f"p1 put {name}" for name in ten))
    assert refused(heavens, "p1 put 4G1") == ("material", "all-placed")


def test_the_holder_of_the_sun_calls_the_night_and_the_evenings_moon_darkens_first() -> None:
    """H13."""
    heavens = begin(4, "p2", mode="score")
    heavens = play(heavens, "p4 put 1G1", "p4 put 1O1", "p4 level 1", "p1 put 2G1", "p1 level 0")
    assert refused(heavens, "p1 night") == ("score-only", "sun-calls")
    heavens = play(heavens, "p2 night")
    assert heavens.order == ("p4", "p1"), "the Sun is two places behind the evening's Moon"
    heavens = play(heavens, "p4 darken 1G1", "p1 darken 2G1")
    heavens = scored(heavens)
    assert has(heavens, "score") == (0, 0, 0, 3), "a region, and an orbit with too few"


def test_five_nights_make_a_game_and_torches_drop_between_them() -> None:
    heavens = begin(mode="score")
    for day in range(1, 6):
        assert heavens.day == day
        heavens = play(heavens, "p1 put 1G1") if day == 1 else heavens
        heavens = play(
            heavens, *(f"{seat} level 4" for seat in ("p1", "p2", "p3") if heavens.god(seat).torch != 4)
        )
        heavens = scored(play(heavens, f"{heavens.sun} night"))
        if day < 5:
            heavens = play(heavens, "table dawn")
            assert has(heavens, "torch") == (1, 2, 2)
    assert heavens.outcome().winners == ("p1",)
    assert has(heavens, "score") == (20, 0, 0), "a region and the grey orbit, five times"


def test_points_of_the_day_are_entered_as_corrections() -> None:
    heavens = play(begin(mode="score"), "table fix score p2 +5", "table fix score p2 -1")
    assert has(heavens, "score") == (0, 4, 0)


def test_random_entering_comes_to_an_end() -> None:
    for seed in range(4):
        dice = random.Random(seed)
        heavens = GAME.start(5, {"mode": "score"}, {})
        while moves := list(heavens.legal_moves()):
            heavens = heavens.apply(dice.choice(moves))
        assert heavens.day == 5
        assert allowed(heavens) == set()

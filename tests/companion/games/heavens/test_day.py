"""Set-up and the course of a day, one test per rule and ruling; the numbers are those of the rulings."""

from __future__ import annotations

import random

import pytest

from companion.game import IllegalMove, Move
from companion.games.heavens import GAME
from companion.play.draw import draw
from companion.rulebook.sections import section
from tests.companion.games.heavens.skies import allowed, begin, has, laid, play, refused, revealed

PLANS = {"forge", "errand", "torch", "breath"}
TWO_EACH = (
    "p3 place 1G1",
    "p2 place 2G1",
    "p1 place 3G1",
    "p3 place 1O1",
    "p2 place 2O1",
    "p1 place 3O1",
)


# setting up


@pytest.mark.parametrize(("players", "power", "spaces"), [(3, 16, 30), (4, 18, 40), (5, 20, 50)])
def test_everyone_begins_with_the_same(players: int, power: int, spaces: int) -> None:
    heavens = begin(players)
    assert has(heavens, "power") == (power,) * players
    assert has(heavens, "planets") == (3,) * players
    assert has(heavens, "torch") == (3,) * players
    assert has(heavens, "score") == (0,) * players
    assert {heavens.supply(seat) for seat in heavens.terms.seats} == {7}
    assert len(heavens.lies) == spaces == 10 * players
    assert heavens.terms.sky.regions == tuple(range(1, players + 1))


def test_who_begins_is_drawn_and_takes_sun_and_moon() -> None:
    start = GAME.start(4, {}, {})
    assert {str(move) for move in start.legal_moves()} == {f"table first p{n}" for n in (1, 2, 3, 4)}
    assert {str(draw(start, str(seed))[0]) for seed in range(40)} == {
        f"table first p{n}" for n in (1, 2, 3, 4)
    }
    assert start.view().chance
    heavens = play(start, "table first p3")
    assert not heavens.view().chance
    assert (heavens.sun, heavens.moon, heavens.day, heavens.phase) == ("p3", "p3", 1, 0)
    assert refused(heavens, "table first p1") == ("preparation", "begun")
    assert refused(start, "p1 place 1G1") == ("preparation", "wait-first")
    assert refused(start, "table first p5") == ("preparation", "nobody")


def test_the_rulebooks_age_is_told() -> None:
    """H29."""
    assert "10" in section("heavens", "en", "material").body
    assert "13" in section("heavens", "en", "material").body


# the night before


@pytest.mark.parametrize(
    ("players", "first", "lap"),
    [(3, "p1", "p3 p2 p1"), (4, "p2", "p1 p4 p3 p2"), (5, "p5", "p4 p3 p2 p1 p5")],
)
def test_from_the_right_anticlockwise_twice_in_the_same_order(players: int, first: str, lap: str) -> None:
    """H21."""
    heavens = begin(players, first)
    seen = []
    while heavens.step == "sneak":
        move = next(iter(heavens.legal_moves()))
        seen.append(move.seat)
        heavens = heavens.apply(move)
    assert seen == lap.split() * 2
    assert heavens.step == "plan"
    assert (heavens.sun, heavens.moon) == (first, first), "the Sun does not move"
    assert has(heavens, "torch") == (3,) * players, "and no torch drops"


def test_the_second_planet_goes_to_another_orbit_but_perhaps_to_the_same_region() -> None:
    """H22."""
    heavens = play(begin(), *TWO_EACH[:3])
    open_spaces = allowed(heavens, "p3", "place")
    assert not any(space[1] == "G" for space in open_spaces)
    assert {space[1] for space in open_spaces} == {"O", "R", "P"}
    assert "1O2" in open_spaces
    assert refused(heavens, "p3 place 1G1") == ("night-before", "taken")
    heavens = play(begin(), "p3 place 1O1", "p2 place 2G1", "p1 place 3G1")
    assert refused(heavens, "p3 place 2O1") == ("night-before", "same-orbit")
    assert play(heavens, "p3 place 1R1").lies.count("p3") == 2


def test_planets_of_the_night_before_bring_no_power_and_come_from_the_allotment_board() -> None:
    heavens = play(begin(), *TWO_EACH)
    assert has(heavens, "power") == (16,) * 3
    assert has(heavens, "planets") == (1,) * 3
    assert {heavens.supply(seat) for seat in heavens.terms.seats} == {7}


def test_nobody_sneaks_out_of_turn_or_does_anything_else() -> None:
    heavens = begin()
    assert refused(heavens, "p1 place 1G1") == ("night-before", "turn")
    assert refused(heavens, "p3 plan forge") == ("night-before", "sneak-only")
    assert refused(heavens, "p3 place") == ("night-before", "refuse-unfinished")
    assert refused(heavens, "p3 place 9Z9") == ("regions", "no-space")


def test_regions_not_in_play_do_not_exist() -> None:
    assert refused(begin(3), "p3 place 4G1") == ("regions", "unused")
    assert refused(begin(4), "p4 place 5P4") == ("regions", "unused")
    assert "5P4" in allowed(begin(5), "p5", "place")
    assert {space.id[0] for space in begin(4).view().spaces} == {"1", "2", "3", "4"}


# the course of a day


def test_a_day_has_three_phases_and_the_moon_goes_left_each_time() -> None:
    """H27."""
    heavens = play(begin(4, "p3"), *(str(move) for move in sneak(4, "p3")))
    moons = []
    while heavens.day == 1 and heavens.step != "score":
        if heavens.step == "plan":
            moons.append((heavens.phase, heavens.moon))
        heavens = heavens.apply(next(iter(heavens.legal_moves())))
    assert list(dict.fromkeys(moons)) == [(0, "p3"), (1, "p4"), (2, "p1")]
    assert heavens.sun == "p3"


def sneak(players: int, first: str) -> list[Move]:
    """The night before, each time the first space allowed."""
    heavens, made = begin(players, first), []
    while heavens.step == "sneak":
        made.append(next(iter(heavens.legal_moves())))
        heavens = heavens.apply(made[-1])
    return made


# forced by the table


def test_a_player_can_be_forced_to_act_out_of_turn_and_the_others_follow() -> None:
    heavens = revealed(begin(), "torch torch errand")
    after = heavens.apply(Move.parse("p3 errand 1G1"))
    assert after.order == ("p1", "p2")
    after = heavens.apply(Move.parse("p2 torch 1"))
    assert (after.order, after.god("p2").power) == (("p1", "p3"), 14), "competition is paid along the way"


@pytest.mark.parametrize(
    "line",
    [
        "p1 errand 1G1",
        "p1 breath 1G1 1P1",
        "p1 forge 1",
        "p1 torch 9",
        "p9 pass",
        "p1 pay",
        "p1 plead",
        "p1 put 1O1",
    ],
)
def test_what_no_hand_could_do_cannot_be_forced(line: str) -> None:
    heavens = revealed(laid(begin(), {"p2": "1G1"}), "torch errand forge")
    with pytest.raises(IllegalMove):
        heavens.apply(Move.parse(line))


def test_planets_are_never_lost_nor_made() -> None:
    dice = random.Random("planets")
    heavens = GAME.start(4, {}, {})
    while moves := list(heavens.legal_moves()):
        heavens = heavens.apply(dice.choice(moves))
        for seat, god in zip(heavens.terms.seats, heavens.gods, strict=True):
            assert 0 <= god.planets <= 3
            assert heavens.supply(seat) >= 0
            assert god.power >= 0
            assert 0 <= god.torch <= 10


def test_a_stuck_player_in_the_night_before_passes() -> None:
    heavens = begin()
    full = heavens._replace(lies=("p1",) * 10 + ("p2",) * 10 + ("p3",) * 10)
    assert allowed(full, "p3") == {"pass"}
    assert refused(full, "p3 place 1G1") == ("night-before", "no-planet")
    assert play(full, "p3 pass").order[0] == "p2"

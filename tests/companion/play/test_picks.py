"""Picks to moves: what glows and what counts are one list."""

from __future__ import annotations

import random

import pytest

from companion.game import Move
from companion.play.match import Match
from companion.play.picks import narrowed, pickable, settled, taken
from tests.playing import battle, named, random_game, variants

MOVES = [
    Move("p1", "move", ("hera", "a1")),
    Move("p1", "move", ("hera", "a2")),
    Move("p1", "move", ("zeus", "a2")),
    Move("p1", "use", ("zeus", "a2", "hera")),
    Move("p1", "pass"),
]


def open_now(*picks: str, moves: list[Move] = MOVES) -> list[str]:
    """What may be picked after some picks."""
    return list(pickable(narrowed(moves, picks), picks))


def test_things_come_in_the_order_of_the_line() -> None:
    assert open_now() == ["hera", ":move", "zeus", ":use", ":pass"]
    assert open_now("hera") == ["a1", "a2"]
    assert "a1" not in open_now("zeus")


def test_a_verb_can_be_picked_at_any_time() -> None:
    assert open_now("zeus", ":use") == ["a2"]
    assert open_now(":use", "zeus") == ["a2"]
    assert open_now("zeus", "a2", ":use") == ["hera"]


def test_picks_settle_once_they_can_mean_one_move_only() -> None:
    assert settled(narrowed(MOVES, ("hera",)), ("hera",)) is None
    assert settled(narrowed(MOVES, ("hera", "a2")), ("hera", "a2")) == MOVES[1]
    assert settled(narrowed(MOVES, ("zeus", "a2")), ("zeus", "a2")) is None, "it could still be the use"
    assert settled(narrowed(MOVES, ("zeus", "a2", ":move")), ("zeus", "a2", ":move")) == MOVES[2]
    assert settled(narrowed(MOVES, (":pass",)), (":pass",)) == MOVES[4]


def test_a_single_legal_move_still_waits_for_a_finger() -> None:
    assert settled([MOVES[4]], ()) is None
    assert open_now(moves=[MOVES[4]]) == [":pass"]


def test_a_pick_that_fits_nothing_leaves_no_move() -> None:
    assert narrowed(MOVES, ("ares",)) == []
    assert taken(MOVES[0], ("a1",)) is None
    assert taken(MOVES[0], ("hera", "a1")) == 2


def test_seats_are_asked_for_only_when_several_may_act() -> None:
    both = [Move("p1", "slap"), Move("p2", "slap")]
    assert "@p2" in open_now(moves=both)
    assert settled(narrowed(both, ("@p2", ":slap")), ("@p2", ":slap")) == both[1]
    assert not any(pick.startswith("@") for pick in open_now())


@pytest.mark.parametrize("match", [battle(abilities="house"), *list(variants())[::7]], ids=named)
def test_every_legal_move_can_be_reached_by_picks_that_glow(match: Match) -> None:
    dice = random.Random(1)
    for state, moves, _ in random_game(match.start(), "picks"):
        for move in dice.sample(moves, min(5, len(moves))):
            picks: tuple[str, ...] = ()
            for pick in (f"@{move.seat}", f":{move.verb}", *move.args):
                glowing = pickable(narrowed(moves, picks), picks)
                if pick in glowing:
                    picks = (*picks, pick)
                else:
                    assert pick[0] in "@:", f"{pick} of {move} does not glow after {picks}"
            assert settled(narrowed(moves, picks), picks) == move, state.view().prompt

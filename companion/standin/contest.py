"""Games among chairs: each seat at its level, or as a simple player; for benches and for tests."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from companion.game import TABLE, Move, State
from companion.games.minds import MINDS
from companion.mind import Level
from companion.play.draw import draw
from companion.play.match import Match
from companion.standin.think import think

NAMES = ("Ana", "Ben", "Cleo", "Dora")
SIMPLE = Level(0)  # the policy of its game, without a slip


@dataclass(frozen=True, slots=True)
class Contest:
    """A table of chairs at two levels, and which of them did better: 1, 0, or a half."""

    match: Match
    one: tuple[tuple[str, ...], ...]  # the seats of the one level, game after game
    better: Callable[[State, tuple[str, ...], tuple[str, ...]], float]
    until: Callable[[State], bool] = lambda state: False


def positions(
    match: Match, chairs: Mapping[str, Level], seed: str, until: Callable[[State], bool] = lambda state: False
) -> Iterator[tuple[State, Move | None]]:
    """Every position of a game among chairs with the move made there; None at the end."""
    mind, dice = MINDS[match.game], random.Random(seed)
    state = match.start()
    for move in draw(state, seed, entered=match.box.entered):
        state = state.apply(move)
    while moves := [] if until(state) else [*state.legal_moves()]:
        seat = moves[0].seat
        if seat == TABLE:
            move = dice.choice(moves)
        else:
            thought = think(state, seat, mind, chairs[seat], dice)
            assert thought is not None, "a seat that may move can think of something"
            move = thought.move
        yield state, move
        state = state.apply(move)
    yield state, None


def contested(contest: Contest, one: Level, other: Level, rest: Level, game: int) -> float:
    """How the one level did against the other in one game, the rest of the table simple players."""
    seats = contest.match.seats
    mine = contest.one[game % len(contest.one)]
    others = tuple(seat for seat in seats if seat not in mine)
    theirs = others if rest is other else others[game // len(contest.one) % len(others) :][:1]
    chairs = {seat: one if seat in mine else other if seat in theirs else rest for seat in seats}
    *_, (end, _) = positions(contest.match, chairs, f"contest {game}", contest.until)
    return contest.better(end, mine, theirs)

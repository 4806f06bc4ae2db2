"""Chance is a seat called table: random set-up draws uniformly among its legal moves."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable

from companion.game import TABLE, Move, State

TRIES = 200


class CannotKeep(ValueError):
    """The parts that were locked cannot all stand together."""


def draw(state: State, seed: str, keep: Collection[Move] = (), entered: Collection[str] = ()) -> list[Move]:
    """What the table does until people act: the kept moves, and the rest drawn anew by the seed."""
    dice = random.Random(seed)
    for _ in range(TRIES):
        drawn = _once(state, dice, set(keep), entered)
        if drawn is not None:
            return drawn
    raise CannotKeep(", ".join(map(str, keep)))


def new_seed() -> str:
    """A seed short enough to read out across the table."""
    return str(random.SystemRandom().randrange(100_000, 1_000_000))


def is_luck(moves: Iterable[Move], entered: Collection[str]) -> bool:
    """Whether only the table acts, and none of its moves is something people enter or decide."""
    return all(move.seat == TABLE and move.verb not in entered for move in moves)


def _once(state: State, dice: random.Random, keep: set[Move], entered: Collection[str]) -> list[Move] | None:
    """One draw, or None if a kept move found no place."""
    drawn: list[Move] = []
    while (moves := list(state.legal_moves())) and is_luck(moves, entered):
        kept = [move for move in moves if move in keep]
        move = kept[0] if kept else dice.choice(moves)
        keep.discard(move)
        drawn.append(move)
        state = state.apply(move)
    return None if keep else drawn

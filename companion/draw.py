"""Chance is a seat called table: random set-up draws uniformly among its legal moves."""

from __future__ import annotations

import random
from collections.abc import Collection

from companion.game import TABLE, Move, State

TRIES = 200


class CannotKeep(ValueError):
    """The parts that were locked cannot all stand together."""


def draw(state: State, seed: str, keep: Collection[Move] = ()) -> list[Move]:
    """What the table does until the players act: the kept moves, and the rest drawn anew by the seed."""
    dice = random.Random(seed)
    for _ in range(TRIES):
        drawn = _once(state, dice, set(keep))
        if drawn is not None:
            return drawn
    raise CannotKeep(", ".join(map(str, keep)))


def _once(state: State, dice: random.Random, keep: set[Move]) -> list[Move] | None:
    """One draw, or None if a kept move found no place."""
    drawn: list[Move] = []
    while (moves := list(state.legal_moves())) and all(move.seat == TABLE for move in moves):
        kept = [move for move in moves if move in keep]
        move = kept[0] if kept else dice.choice(moves)
        keep.discard(move)
        drawn.append(move)
        state = state.apply(move)
    return None if keep else drawn

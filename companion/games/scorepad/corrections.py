"""Sums put right by hand (#corrections)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import TABLE, Move
from companion.games.scorepad.position import MOST, P, Position, move_of

STEPS = ("-100", "-10", "-1", "+1", "+10", "+100")


def fixes(pad: Position) -> Iterator[Move]:
    """Every correction that leaves a sum that fits its column."""
    for seat, total in zip(pad.seats, pad.sums, strict=True):
        yield from (move_of(TABLE, "fix", seat, by) for by in STEPS if abs(total + int(by)) <= MOST)


def fixed(pad: P, move: Move) -> P | None:
    """The sheet after a correction; None if it is none of them."""
    if move not in fixes(pad):
        return None
    seat, by = move.args
    return pad._replace(sums=pad.plus(seat, int(by)))

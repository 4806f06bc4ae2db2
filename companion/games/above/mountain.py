"""The mountain as it is drawn: sectors of rings around the summit, letters and numbers on them."""

from __future__ import annotations

import math
from functools import cache

from companion.games.above.board import LETTERS, SUMMIT, names
from companion.view import Mark, Point, Space

WIDTH = 0.55  # of a ring; then the innermost spaces are as wide as they are deep
INNER = 2 * WIDTH  # from the middle to the innermost ring
_PIECES = 5  # straight pieces that make up an arc


def _point(radius: float, turn: float) -> Point:
    """A point by its distance from the middle and its share of a turn clockwise from the top."""
    return radius * math.sin(math.tau * turn), radius * math.cos(math.tau * turn)


def _turn(column: float, columns: int, clockwise: bool) -> float:
    return column / columns if clockwise else -column / columns


@cache
def spaces(rings: int, columns: int, clockwise: bool) -> tuple[Space, ...]:
    """Every space with its outline: ring 1 outermost, column α at the top."""
    found = []
    for at, name in enumerate(names(rings, columns)[:-1]):
        ring, column = at // columns, at % columns
        inner = INNER + (rings - ring - 1) * WIDTH
        turns = [_turn(column - 0.5 + n / _PIECES, columns, clockwise) for n in range(_PIECES + 1)]
        arc_out = [_point(inner + WIDTH, turn) for turn in turns]
        arc_in = [_point(inner, turn) for turn in reversed(turns)]
        x, y = _point(inner + WIDTH / 2, _turn(column, columns, clockwise))
        tone = "light" if (ring + column) % 2 else "dark"
        found.append(Space(name, x, y, tone, outline=(*arc_out, *arc_in), name=name.upper()))
    top = tuple(_point(INNER, n / 32) for n in range(32))
    return (*found, Space(SUMMIT, 0, 0, "white", outline=top))


@cache
def marks(rings: int, columns: int, clockwise: bool) -> tuple[Mark, ...]:
    """Each column's letter beside whatever stands on ring 1, and each ring's number between Π and Α."""
    outer = INNER + (rings - 0.5) * WIDTH
    letters = [
        Mark(*_point(outer, _turn(column + 0.33, columns, clockwise)), LETTERS[column].upper())
        for column in range(columns)
    ]
    numbers = [
        Mark(*_point(INNER + (rings - ring + 0.5) * WIDTH, _turn(-0.5, columns, clockwise)), str(ring))
        for ring in range(1, rings + 1)
    ]
    return (*letters, *numbers)

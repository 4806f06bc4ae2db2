"""The mountain as it is drawn: sectors of rings around the summit, letters and numbers on them."""

from __future__ import annotations

import math
from functools import cache

from companion.games.above.board import LETTERS, SUMMIT, names
from companion.view import Mark, Point, Space, Still

WIDTH = 0.62  # of a ring
INNER = 1.5 * WIDTH  # from the middle to the innermost ring
RIM = 1.1  # how much farther the rim reaches than ring 1; the letters stand on it
TIERS = 6  # tones there are, from the foot of the mountain to its top
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
    """Each column's letter on the rim, and each ring's number between Π and Α."""
    outer = INNER + rings * WIDTH
    letters = [
        Mark(*_point(outer * (1 + RIM) / 2, _turn(column, columns, clockwise)), LETTERS[column].upper())
        for column in range(columns)
    ]
    numbers = [
        Mark(
            *_point(INNER + (rings - ring + 0.5) * WIDTH, _turn(-0.44, columns, clockwise)),
            str(ring),
            "small",
        )
        for ring in range(1, rings + 1)
    ]
    return (*letters, *numbers)


@cache
def stills(rings: int, columns: int) -> tuple[Still, ...]:
    """The mountain itself: a rim, rings that rise to the summit, the joints between columns, the temple."""
    outer = INNER + rings * WIDTH
    found = [Still("shadow", radius=outer * RIM * 1.06), Still("rim", radius=outer * RIM)]
    for ring in range(rings):
        radius = INNER + (rings - ring) * WIDTH
        tier = TIERS - rings + ring if rings <= TIERS else ring * TIERS // rings
        found.append(Still(f"ring-{tier + 1}", radius=radius))
        turns = [(column - 0.5) / columns for column in range(columns)]
        found.append(
            Still(
                "joint", lines=tuple((_point(radius - WIDTH, turn), _point(radius, turn)) for turn in turns)
            )
        )
    found.append(Still("summit", radius=INNER))
    found.append(Still("brass", radius=INNER * 0.84, inner=INNER * 0.76))
    found.append(Still("temple", radius=INNER, emblem="temple"))
    return tuple(found)

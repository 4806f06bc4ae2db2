"""Shapes that people and pieces are told apart by: outlines of radius one."""

from __future__ import annotations

import math

from companion.view import Point


def _regular(corners: int, turn: float = 0.25) -> tuple[Point, ...]:
    """A regular outline of radius one, its first corner a share of a full turn from the right."""
    angles = [math.tau * (n / corners + turn) for n in range(corners)]
    return tuple((math.cos(angle), math.sin(angle)) for angle in angles)


SHAPES = {
    "diamond": _regular(4),
    "square": _regular(4, 0.125),
    "triangle": _regular(3),
    "pentagon": _regular(5),
    "hexagon": _regular(6),
    "star": tuple(
        (x * (1 if n % 2 == 0 else 0.5), y * (1 if n % 2 == 0 else 0.5))
        for n, (x, y) in enumerate(_regular(10))
    ),
    "star4": tuple(
        (x * (1 if n % 2 == 0 else 0.5), y * (1 if n % 2 == 0 else 0.5))
        for n, (x, y) in enumerate(_regular(8))
    ),
    "cross": tuple(
        (x * 0.95, y * 0.95)
        for x, y in (
            *((0.38, 1), (-0.38, 1), (-0.38, 0.38), (-1, 0.38), (-1, -0.38), (-0.38, -0.38)),
            *((-0.38, -1), (0.38, -1), (0.38, -0.38), (1, -0.38), (1, 0.38), (0.38, 0.38)),
        )
    ),
}

"""Where a board lies on the screen; the outlines on it: corners, insides, triangles that fill them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.view import Point, Space

Outline = Sequence[Point]
Fan = list[float]  # x, y and two numbers for a texture, corner by corner


@dataclass(frozen=True, slots=True)
class Plan:
    """A board's scale, its own middle, and where that is on the screen."""

    scale: float
    middle: Point
    centre: Point

    def on_screen(self, point: Point) -> Point:
        """A point of the board on the screen; a scale below zero turns the board round."""
        return (
            self.centre[0] + (point[0] - self.middle[0]) * self.scale,
            self.centre[1] + (point[1] - self.middle[1]) * self.scale,
        )

    def on_board(self, x: float, y: float) -> Point:
        """A point of the screen on the board."""
        return (
            self.middle[0] + (x - self.centre[0]) / self.scale,
            self.middle[1] + (y - self.centre[1]) / self.scale,
        )


def corners(space: Space) -> tuple[Point, ...]:
    """A space's outline: its own, or the unit square around it."""
    if space.outline:
        return space.outline
    x, y = space.x, space.y
    return ((x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5))


def inside(point: Point, outline: Outline) -> bool:
    """Whether a point lies within an outline, by counting the edges a ray crosses."""
    x, y = point
    within = False
    ax, ay = outline[-1]
    for bx, by in outline:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
        ax, ay = bx, by
    return within


def middle_of(outline: Outline) -> Point:
    """The mean of the corners."""
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def shrunk(outline: Outline, by: float) -> list[float]:
    """An outline drawn in towards its middle, as the flat list a line is drawn from."""
    x, y = middle_of(outline)
    return [value for px, py in outline for value in (x + (px - x) * by, y + (py - y) * by)]


def fan(outline: Outline, gap: float = 0.0) -> Fan:
    """The vertices that fill an outline, a hair smaller so that neighbours stay apart."""
    x, y = middle_of(outline)
    vertices: list[float] = []
    for px, py in outline:
        dx, dy = x - px, y - py
        reach = max((dx * dx + dy * dy) ** 0.5, 0.001)
        vertices += (px + dx / reach * gap, py + dy / reach * gap, 0, 0)
    return vertices

"""Where a board lies on the screen; the outlines on it: corners, insides, triangles that fill them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.view import Mark, Point, Space, Still, View

Outline = Sequence[Point]
Reach = tuple[float, float, float, float]  # left, low, right, high
Fan = list[float]  # x, y and two numbers for a texture, corner by corner
GAP = 0.03  # of a unit square: between neighbours


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


def extent(view: View) -> Reach:
    """How far a board reaches in its own units: left, low, right, high."""
    return _built(view.stills, view.spaces) if view.stills else _bare(view.spaces, view.marks)


def _built(stills: tuple[Still, ...], spaces: tuple[Space, ...]) -> Reach:
    """How far a board that is built of something reaches; soft shadows may fall beyond its edge."""
    points = [corner for space in spaces for corner in corners(space)]
    for still in stills:
        if still.made_of != "shadow":
            points += still.outline
            points += [(still.x + way * still.radius, still.y + way * still.radius) for way in (-1, 1)]
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _bare(spaces: tuple[Space, ...], marks: tuple[Mark, ...]) -> Reach:
    """How far one reaches that is drawn as its spaces are, with the letters at its edge."""
    xs = [x for space in spaces for x, _ in corners(space)]
    ys = [y for space in spaces for _, y in corners(space)]
    low_x = min([*xs, *(mark.x - 0.25 for mark in marks)])
    low_y = min([*ys, *(mark.y - 0.25 for mark in marks)])
    return low_x, low_y, max(xs), max(ys)


def backing(spaces: tuple[Space, ...], marks: tuple[Mark, ...]) -> Reach:
    """How far the backing reaches: around all spaces and the words beside them; letters lie on its edge."""
    points = [corner for space in spaces for corner in corners(space)]
    points += [(mark.x, mark.y - 0.2) for mark in marks if not isinstance(mark.label, str)]
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)

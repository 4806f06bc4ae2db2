"""How the things of a board are painted: grounds, lights, lines, letters, pieces; on the canvas now open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kivy.graphics import Color, Ellipse, Line, Mesh, Rectangle, RoundedRectangle, Triangle

from companion.view import Link, Mark, Point, Space, Token
from ui.handed.theme import ICONS, TEXT, Theme, drawn, icon
from ui.parts.board.outlines import Fan, corners, fan, shrunk
from ui.parts.common.shapes import SHAPES

Rgba = Sequence[float]
Reach = tuple[float, float, float, float]  # left, low, right, high

ROOM = {
    "triangle": 0.6,
    "star": 0.6,
    "diamond": 0.75,
    "square": 0.8,
    "pentagon": 0.85,
}  # for letters, a disc being 1
LOW = {"triangle": 0.05}  # how far below its middle a shape is widest
SMALLEST_LETTERED = 40  # pixels: a letter beside the emblem of a smaller piece could not be read
GAP = 0.03  # between neighbours


@dataclass(frozen=True, slots=True)
class Plan:
    """Where a board lies on the screen: its scale, its own middle, and where that is."""

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


class Light(NamedTuple):
    """What shines on a space: picked, or to be picked with a dot where nothing lies, or just moved."""

    space: Space
    picked: bool
    glowing: bool
    dot: bool
    fresh: bool


class Lettering(NamedTuple):
    """What is written on a space, and whether lines end around it."""

    space: Space
    glowing: bool
    linked: bool


class Piece(NamedTuple):
    """A token where it lies."""

    token: Token
    at: Point
    locked: bool


class Halo(NamedTuple):
    """The shine around a token that is picked or may be."""

    token: Token
    at: Point
    picked: bool


Lies = Piece | Halo


class Brush:
    """Paints in the colours of a theme, at the scale of a plan; outlines are measured once."""

    def __init__(self, theme: Theme, plan: Plan) -> None:
        self.theme, self.plan, self.scale = theme, plan, abs(plan.scale)
        self._outlines: dict[tuple[Point, ...], list[Point]] = {}
        self._fans: dict[tuple[Point, ...], Fan] = {}

    def outline(self, space: Space) -> list[Point]:
        """A space's corners on the screen."""
        around = corners(space)
        if around not in self._outlines:
            self._outlines[around] = [self.plan.on_screen(corner) for corner in around]
        return self._outlines[around]

    def _ground(self, space: Space) -> Fan:
        """What fills a space, with a gap to its neighbours."""
        around = corners(space)
        if around not in self._fans:
            self._fans[around] = fan(self.outline(space), self.scale * GAP)
        return self._fans[around]

    def backing(self, reach: Reach) -> None:
        """What the board lies on."""
        (ax, ay), (bx, by) = (self.plan.on_screen(corner) for corner in (reach[:2], reach[2:]))
        low_x, high_x, low_y, high_y = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
        edge = self.scale * 0.07
        Color(*self.theme.frame)
        RoundedRectangle(
            pos=(low_x - edge, low_y - edge),
            size=(high_x - low_x + 2 * edge, high_y - low_y + 2 * edge),
            radius=[self.scale * 0.14],
        )

    def grounds(self, spaces: Sequence[Space]) -> None:
        """Spaces of one tone, all at once."""
        Color(*self.theme.ground_of(spaces[0].tone))
        _fill([self._ground(space) for space in spaces])

    def sign(self, space: Space) -> None:
        """A space that says something: full tone, rim and emblem."""
        points = self.outline(space)
        fill, ink, rim = self.theme.tone(space.tone)
        Color(*fill)
        _fill([fan(points)])
        Color(*rim)
        Line(points=[c for p in points for c in p], close=True, width=self.scale * 0.04)
        high = max(y for _, y in points) - min(y for _, y in points)
        Color(*ink)
        _letters(icon(space.emblem), ICONS, self.plan.on_screen((space.x, space.y)), high * 0.62)

    def light(self, light: Light) -> None:
        """The shine on a space."""
        theme, scale, space = self.theme, self.scale, light.space
        points = self.outline(space)
        if light.picked or light.glowing:
            Color(*theme.gold[:3], 0.55 if light.picked else 0.28)
            _fill([self._ground(space)])
        if light.glowing and not light.picked:
            Color(*theme.gold)
            if light.dot:
                _disc(self.plan.on_screen((space.x, space.y)), scale * 0.24)
            Line(points=shrunk(points, 0.93), close=True, width=max(1.2, scale * 0.03))
        if light.fresh:
            Color(*theme.ink[:3], 0.75)
            Line(points=shrunk(points, 0.97), close=True, width=max(1, scale * 0.02))

    def link(self, line: tuple[Link, Point, Point]) -> None:
        """A line between two spaces."""
        link, a, b = line
        Color(*self.theme.tone(link.tone)[0] if link.tone != "plain" else self.theme.line)
        Line(
            points=[*self.plan.on_screen(a), *self.plan.on_screen(b)],
            width=self.scale * (0.09 if link.tone == "lit" else 0.03),
        )

    def lettering(self, written: Lettering) -> None:
        """What is written on a space; lines between spaces end around it."""
        theme, space = self.theme, written.space
        middle = self.plan.on_screen((space.x, space.y))
        if written.linked:
            Color(*theme.frame if written.glowing else theme.ground_of(space.tone))
            _disc(middle, self.scale * 0.54)
        Color(*theme.gold if written.glowing else theme.soft)
        _letters(space.label, TEXT, middle, self.scale * 0.3)

    def mark(self, said: tuple[Mark, str]) -> None:
        """Letters on the board or beside it, or words, which are smaller."""
        mark, words = said
        Color(*self.theme.soft)
        size = self.scale * (0.34 if words is mark.label else 0.28)
        _letters(words, TEXT, self.plan.on_screen((mark.x, mark.y)), size)

    def token(self, lies: Lies) -> None:
        """A piece, or the shine around it."""
        token, size = lies.token, self.scale * lies.token.size
        middle = self.plan.on_screen(lies.at)
        if isinstance(lies, Halo):
            shine = self.theme.ink if lies.picked else self.theme.gold
            _shape(token.shape, middle, size * 1.2, shine, shine)
            return
        dark = token.face == "dark"
        fill, ink, rim = self.theme.dark_side(token.tone) if dark else self.theme.tone(token.tone)
        _shape(token.shape, middle, size, fill, rim)
        Color(*ink[:3], 0.35 if token.face == "down" else 1)
        self._signed(token, middle, size)
        if lies.locked:
            self._lock(middle, size)

    def pointer(self, at: Point) -> None:
        """A ring around something, and an arrow that comes down on it."""
        x, y = self.plan.on_screen(at)
        reach, thick = self.scale * 0.46, max(2.0, self.scale * 0.05)
        Color(*self.theme.ink)
        Line(circle=(x, y, reach), width=thick)
        tip, wide, high = y + reach + thick, reach * 0.6, reach * 0.85
        Triangle(points=(x, tip, x - wide, tip + high, x + wide, tip + high))
        Color(*self.theme.gold)
        Line(points=(x, tip, x - wide, tip + high, x + wide, tip + high), close=True, width=thick * 0.6)

    def _signed(self, token: Token, middle: Point, size: float) -> None:
        """A piece's emblem, or its letter, or both where both can be read."""
        x, y = middle
        if token.emblem:
            _letters(icon(token.emblem), ICONS, middle, size * 0.7)
            if token.letter and size >= SMALLEST_LETTERED:
                _letters(token.letter, TEXT, (x + size * 0.36, y - size * 0.36), size * 0.32)
        elif token.letter:
            room = size * ROOM.get(token.shape, 1) * (0.42 if len(token.letter) > 2 else 0.7)
            _letters(token.letter, TEXT, (x, y - LOW.get(token.shape, 0) * size), room)

    def _lock(self, middle: Point, size: float) -> None:
        """The sign that a piece stays where it lies when luck draws again."""
        corner = middle[0] + size * 0.35, middle[1] - size * 0.35
        _shape("disc", corner, size * 0.45, self.theme.gold, self.theme.gold)
        Color(*self.theme.gold_ink)
        _letters(icon("lock"), ICONS, corner, size * 0.33)


def _fill(fans: Sequence[Fan]) -> None:
    """Filled outlines, all of one colour."""
    vertices: list[float] = []
    indices: list[int] = []
    for around in fans:
        first, corners = len(vertices) // 4, len(around) // 4
        vertices += around
        for n in range(first + 1, first + corners - 1):
            indices += (first, n, n + 1)
    Mesh(vertices=vertices, indices=indices, mode="triangles")


def _disc(middle: Point, size: float) -> None:
    Ellipse(pos=(middle[0] - size / 2, middle[1] - size / 2), size=(size, size))


def _shape(shape: str, middle: Point, size: float, fill: Rgba, rim: Rgba) -> None:
    """A filled shape with its rim."""
    line = max(1.0, size * 0.045)
    Color(*fill)
    if shape not in SHAPES:
        _disc(middle, size)
        Color(*rim)
        Line(circle=(*middle, size / 2 - line / 2), width=line)
        return
    points = [(middle[0] + px * size / 2, middle[1] + py * size / 2) for px, py in SHAPES[shape]]
    _fill([fan(points)])
    Color(*rim)
    Line(points=[c for p in points for c in p], close=True, width=line)


def _letters(written: str, font: str, middle: Point, size: float) -> None:
    texture = drawn(written, font, max(8, int(size)))
    Rectangle(
        texture=texture,
        pos=(round(middle[0] - texture.width / 2), round(middle[1] - texture.height / 2)),
        size=texture.size,
    )

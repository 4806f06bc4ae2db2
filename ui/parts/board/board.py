"""The board: spaces, links, marks and tokens, drawn from a View; a finger on it is a Pick."""

from __future__ import annotations

import math

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, Line, Mesh, Rectangle, RoundedRectangle
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.view import Point, Space, Token, View
from ui.app.theme import ICONS, TEXT, drawn, icon
from ui.parts.common.held import Held


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
}

ROOM = {
    "triangle": 0.6,
    "star": 0.6,
    "diamond": 0.75,
    "square": 0.8,
    "pentagon": 0.85,
}  # for letters, a disc being 1
LOW = {"triangle": 0.05}  # how far below its middle a shape is widest
SMALLEST_LETTERED = 40  # pixels: a letter beside the emblem of a smaller piece could not be read


class Board(Held, Widget):
    """Draws whatever board a view has, and says what lies under a finger, the topmost first.

    A finger that stays asks about it instead, where the board has somebody to ask.
    """

    view = ObjectProperty(None, allownone=True)
    glow = ObjectProperty(frozenset())
    picked = ObjectProperty(())
    locked = ObjectProperty(frozenset())
    fresh = ObjectProperty(frozenset())
    flipped = BooleanProperty(False)
    worn = StringProperty()
    aspect = NumericProperty(1.0)
    says = ObjectProperty(lambda ids: None)
    asks = ObjectProperty(None, allownone=True)  # what a finger held on things does, where that is something

    def __init__(self, **said: object) -> None:
        super().__init__(**said)
        self._scale, self._middle = 1.0, (0.0, 0.0)
        # Drawn once before the next frame, however many of these have changed by then.
        draw = Clock.create_trigger(self.draw, -1)
        for name in ("view", "glow", "picked", "locked", "fresh", "flipped", "worn", "pos", "size"):
            self.fbind(name, draw)

    # where things are

    def _measure(self, view: View) -> None:
        """Find the scale, and where the middle of the board lies in its own units."""
        xs = [x for space in view.spaces for x, _ in corners(space)]
        ys = [y for space in view.spaces for _, y in corners(space)]
        low_x = min([*xs, *(mark.x - 0.25 for mark in view.marks)])
        low_y = min([*ys, *(mark.y - 0.25 for mark in view.marks)])
        wide, high = max(xs) - low_x + 0.16, max(ys) - low_y + 0.16
        self.aspect = wide / high
        self._scale = min(self.width / wide, self.height / high)
        self._middle = (low_x + max(xs)) / 2, (low_y + max(ys)) / 2

    def on_screen(self, point: Point) -> Point:
        """A point of the board on the screen."""
        step = -self._scale if self.flipped else self._scale
        return (
            self.center_x + (point[0] - self._middle[0]) * step,
            self.center_y + (point[1] - self._middle[1]) * step,
        )

    def under(self, x: float, y: float) -> tuple[str, ...]:
        """What lies under a finger: tokens from the top, then the space."""
        for space in self.view.spaces:
            if _inside((x, y), [self.on_screen(corner) for corner in corners(space)]):
                tokens = [token.id for token in self.view.tokens if token.space == space.id]
                return (*reversed(tokens), space.id)
        return ()

    def on_touch_down(self, touch):
        """A finger on the board points at something."""
        if self.view is None or not self.collide_point(*touch.pos):
            return super().on_touch_down(touch)
        ids = self.under(*touch.pos)
        if ids:
            touch.grab(self)
            touch.ud[self] = ids
            if self.asks is not None:
                self.finger_down(lambda: self.asks(ids))
        return True

    def on_touch_up(self, touch):
        """Lifted in time, it says what it pointed at; held, it has asked already."""
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        self.finger_up()
        if self.asked:
            self.asked = False
        else:
            self.says(touch.ud[self])
        return True

    # how it looks

    def draw(self, *_: object) -> None:
        """Paint the whole board anew."""
        self.canvas.clear()
        if self.view is None or not self.view.spaces:
            self.aspect = 1.0
            return
        self._measure(self.view)
        scale = self._scale
        where = {space.id: space for space in self.view.spaces}
        with self.canvas:
            self._backing(scale)
            for space in self.view.spaces:
                self._space(space, scale)
            for link in self.view.links:
                a, b = where[link.a], where[link.b]
                Color(*self._theme.tone(link.tone)[0] if link.tone != "plain" else self._theme.line)
                Line(
                    points=[*self.on_screen((a.x, a.y)), *self.on_screen((b.x, b.y))],
                    width=scale * (0.09 if link.tone == "lit" else 0.03),
                )
            for space in self.view.spaces:
                if space.label:
                    self._label(space, scale)
            for mark in self.view.marks:
                Color(*self._theme.soft)
                said = mark.label if isinstance(mark.label, str) else App.get_running_app().say(mark.label)
                self._letters(
                    said,
                    TEXT,
                    self.on_screen((mark.x, mark.y)),
                    scale * (0.34 if said is mark.label else 0.28),
                )
            for token in self.view.tokens:
                if token.space in where:
                    self._token(token, where[token.space], scale)

    @property
    def _theme(self):
        return App.get_running_app().theme

    def _backing(self, scale: float) -> None:
        points = [self.on_screen(corner) for space in self.view.spaces for corner in corners(space)]
        points += [self.on_screen((m.x, m.y - 0.2)) for m in self.view.marks if not isinstance(m.label, str)]
        low_x, high_x = min(x for x, _ in points), max(x for x, _ in points)
        low_y, high_y = min(y for _, y in points), max(y for _, y in points)
        edge = scale * 0.07
        Color(*self._theme.frame)
        RoundedRectangle(
            pos=(low_x - edge, low_y - edge),
            size=(high_x - low_x + 2 * edge, high_y - low_y + 2 * edge),
            radius=[scale * 0.14],
        )

    def _label(self, space: Space, scale: float) -> None:
        """What is written on a space; lines between spaces end around it."""
        theme, middle = self._theme, self.on_screen((space.x, space.y))
        glowing = space.id in self.glow
        if any(space.id in (link.a, link.b) for link in self.view.links):
            reach = scale * 0.27
            Color(*theme.frame if glowing else theme.ground_of(space.tone))
            Ellipse(pos=(middle[0] - reach, middle[1] - reach), size=(2 * reach, 2 * reach))
        Color(*theme.gold if glowing else theme.soft)
        self._letters(space.label, TEXT, middle, scale * 0.3)

    def _sign(self, space: Space, points: list[Point], scale: float) -> None:
        """A space that says something: full tone, rim and emblem."""
        fill, ink, rim = self._theme.tone(space.tone)
        Color(*fill)
        _fill(points, 0)
        Color(*rim)
        Line(points=[c for p in points for c in p], close=True, width=scale * 0.04)
        high = max(y for _, y in points) - min(y for _, y in points)
        Color(*ink)
        self._letters(icon(space.emblem), ICONS, self.on_screen((space.x, space.y)), high * 0.62)

    def _space(self, space: Space, scale: float) -> None:
        theme = self._theme
        points = [self.on_screen(corner) for corner in corners(space)]
        if space.emblem:
            self._sign(space, points, scale)
            return
        Color(*theme.ground_of(space.tone))
        _fill(points, scale * 0.03)
        if space.id in self.picked:
            Color(*theme.gold[:3], 0.55)
            _fill(points, scale * 0.03)
        elif space.id in self.glow:
            Color(*theme.gold[:3], 0.28)
            _fill(points, scale * 0.03)
            Color(*theme.gold)
            x, y = self.on_screen((space.x, space.y))
            dot = scale * 0.24
            if not space.label and not any(token.space == space.id for token in self.view.tokens):
                Ellipse(pos=(x - dot / 2, y - dot / 2), size=(dot, dot))
            Line(
                points=[c for p in _shrunk(points, 0.93) for c in p], close=True, width=max(1.2, scale * 0.03)
            )
        if space.id in self.fresh:
            Color(*theme.ink[:3], 0.75)
            Line(points=[c for p in _shrunk(points, 0.97) for c in p], close=True, width=max(1, scale * 0.02))

    def _token(self, token: Token, space: Space, scale: float) -> None:
        theme = self._theme
        x, y = self.on_screen((space.x + token.dx, space.y + token.dy))
        fill, ink, rim = theme.tone(token.tone)
        if token.face == "dark":
            fill, ink, rim = theme.dark_side(token.tone)
        size = scale * token.size
        if token.id in self.picked or token.id in self.glow:
            halo = theme.ink if token.id in self.picked else theme.gold
            self._piece("disc" if token.shape == "disc" else token.shape, x, y, size * 1.2, halo, halo)
        self._piece(token.shape, x, y, size, fill, rim)
        Color(*ink[:3], 0.35 if token.face == "down" else 1)
        if token.emblem or token.letter:
            sign = (icon(token.emblem), ICONS) if token.emblem else (token.letter, TEXT)
            long = not token.emblem and len(token.letter) > 2
            room = size * (1 if token.emblem else ROOM.get(token.shape, 1))
            low = 0 if token.emblem else LOW.get(token.shape, 0) * size
            self._letters(sign[0], sign[1], (x, y - low), room * (0.42 if long else 0.7))
        if token.emblem and token.letter and scale * token.size >= SMALLEST_LETTERED:
            self._letters(token.letter, TEXT, (x + size * 0.36, y - size * 0.36), size * 0.32)
        if token.id in self.locked:
            self._piece("disc", x + size * 0.35, y - size * 0.35, size * 0.45, theme.gold, theme.gold)
            Color(*theme.gold_ink)
            self._letters(icon("lock"), ICONS, (x + size * 0.35, y - size * 0.35), size * 0.33)

    def _piece(
        self, shape: str, x: float, y: float, size: float, fill: list[float], rim: list[float]
    ) -> None:
        """A filled shape with its rim."""
        line = max(1.0, size * 0.045)
        Color(*fill)
        if shape not in SHAPES:
            Ellipse(pos=(x - size / 2, y - size / 2), size=(size, size))
            Color(*rim)
            Line(circle=(x, y, size / 2 - line / 2), width=line)
            return
        points = [(x + px * size / 2, y + py * size / 2) for px, py in SHAPES[shape]]
        _fill(points, 0)
        Color(*rim)
        Line(points=[c for p in points for c in p], close=True, width=line)

    def _letters(self, written: str, font: str, middle: Point, size: float) -> None:
        texture = drawn(written, font, max(8, int(size)))
        Rectangle(
            texture=texture,
            pos=(round(middle[0] - texture.width / 2), round(middle[1] - texture.height / 2)),
            size=texture.size,
        )


def corners(space: Space) -> tuple[Point, ...]:
    """A space's outline: its own, or the unit square around it."""
    if space.outline:
        return space.outline
    x, y = space.x, space.y
    return ((x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5))


def _inside(point: Point, outline: list[Point]) -> bool:
    """Whether a point lies within an outline, by counting the edges a ray crosses."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def _shrunk(points: list[Point], by: float) -> list[Point]:
    """An outline drawn in towards its middle."""
    x = sum(p[0] for p in points) / len(points)
    y = sum(p[1] for p in points) / len(points)
    return [(x + (px - x) * by, y + (py - y) * by) for px, py in points]


def _fill(points: list[Point], gap: float) -> None:
    """A filled outline, a hair smaller so that neighbours stay apart."""
    x = sum(p[0] for p in points) / len(points)
    y = sum(p[1] for p in points) / len(points)
    flat: list[float] = []
    for px, py in points:
        dx, dy = x - px, y - py
        reach = max((dx * dx + dy * dy) ** 0.5, 0.001)
        flat += [px + dx / reach * gap, py + dy / reach * gap, 0, 0]
    Mesh(vertices=flat, indices=list(range(len(points))), mode="triangle_fan")

"""What is painted over the still part of a board: what may be picked, letters, plates, pieces."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Color, Line, RoundedRectangle, SmoothLine, Triangle

from companion.view import Link, Mark, Point, Space
from ui.handed.theme import ICONS, TEXT, Theme, icon
from ui.parts.board import pieces
from ui.parts.board.ink import SHADE, disc, filled, letters, longest, paint_mark, ring, shadow, words
from ui.parts.board.looks import Halo, Lettering, Lies, Light, Piece, Seated
from ui.parts.board.outlines import GAP, Fan, Plan, corners, fan, shrunk
from ui.parts.board.pieces import style_of

DIM = 0.42  # how far what may not be picked steps back
LIFT = 1.1  # how much larger a piece is in the hand
WASH = {"lit": 0.5, "yellow": 0.26}  # how strongly a tone is laid over what a space is made of
RED = (0.84, 0.22, 0.17)


class Brush:
    """Paints in the colours of a theme, at the scale of a plan; outlines are measured once."""

    def __init__(self, theme: Theme, plan: Plan) -> None:
        self.theme, self.plan, self.scale = theme, plan, abs(plan.scale)
        self._outlines: dict[tuple[Point, ...], list[Point]] = {}
        self._fans: dict[tuple[tuple[Point, ...], float], Fan] = {}

    def outline(self, space: Space) -> list[Point]:
        """A space's corners on the screen."""
        around = corners(space)
        if around not in self._outlines:
            self._outlines[around] = [self.plan.on_screen(corner) for corner in around]
        return self._outlines[around]

    def _ground(self, space: Space, gap: float = GAP) -> Fan:
        """What fills a space, with a gap to its neighbours."""
        wanted = corners(space), gap
        if wanted not in self._fans:
            self._fans[wanted] = fan(self.outline(space), self.scale * gap)
        return self._fans[wanted]

    def sign(self, space: Space) -> None:
        """A space that says something: full tone, rim and emblem."""
        points = self.outline(space)
        fill, ink, rim = self.theme.tone(space.tone)
        Color(*fill)
        filled([fan(points)])
        Color(*rim)
        SmoothLine(points=[c for p in points for c in p], close=True, width=max(1.0, self.scale * 0.02))
        high = max(y for _, y in points) - min(y for _, y in points)
        Color(*ink)
        letters(icon(space.emblem), ICONS, self.plan.on_screen((space.x, space.y)), high * 0.6)

    def wash(self, space: Space) -> None:
        """A tone that a space has for now."""
        fill = self.theme.tone(space.wash)[0]
        Color(*fill[:3], WASH[space.wash])
        filled([self._ground(space)])

    def lit(self, line: tuple[Link, Point, Point]) -> None:
        """A line that matters now."""
        _, a, b = line
        Color(*self.theme.gold)
        Line(points=[*self.plan.on_screen(a), *self.plan.on_screen(b)], width=self.scale * 0.07)

    def dim(self, spaces: Sequence[Space]) -> None:
        """What may not be picked steps back: into the dark, or into the table where spaces are mostly air."""
        theme = self.theme
        dark = theme.frame if theme.worn == "contrast" else (0.03, 0.02, 0.015)
        Color(*(theme.ground if theme.world.board.get("open") else dark)[:3], DIM)
        filled([self._ground(space, 0.0) for space in spaces])

    def light(self, light: Light) -> None:
        """The rim of a space: gold where it is picked, white where it may be."""
        theme, scale, space = self.theme, self.scale, light.space
        points = self.outline(space)
        middle = self.plan.on_screen((space.x, space.y))
        if light.picked:
            Color(*theme.gold)
            SmoothLine(points=shrunk(points, 0.94), close=True, width=max(2.0, scale * 0.03))
        elif light.glowing and light.many and light.dot:
            reach = min(scale * 0.22, 15.0 * max(1.0, scale / 50))
            ring(middle, reach, max(0.9, scale * 0.018), theme.may)
        elif light.glowing:
            if not light.many:
                Color(*theme.may[:3], 0.34)
                filled([self._ground(space)])
            rim, wide = shrunk(points, 0.93), max(2.0, scale * 0.032)  # around whatever lies there
            Color(*SHADE)
            SmoothLine(points=rim, close=True, width=wide + 1)  # white by itself is lost on pale stone
            Color(*theme.may)
            SmoothLine(points=rim, close=True, width=wide)
            if light.dot:
                disc(middle, max(12.0, scale * 0.26), (0.1, 0.16, 0.13, 1))
                disc(middle, max(9.0, scale * 0.2), theme.may)
        elif light.fresh:
            Color(*theme.may[:3], 0.6)
            SmoothLine(points=shrunk(points, 0.96), close=True, width=max(1.0, scale * 0.014))

    def refused(self, space: Space) -> None:
        """A red cross on what was tried."""
        Color(*RED, 0.45)
        filled([self._ground(space)])
        Color(1, 0.42, 0.36, 1)
        SmoothLine(points=shrunk(self.outline(space), 0.93), close=True, width=max(2.0, self.scale * 0.03))
        middle, size = self.plan.on_screen((space.x, space.y)), max(26.0, self.scale * 0.42)
        disc(middle, size * 1.2, (1, 1, 1, 1))
        disc(middle, size, self.theme.wrong)
        Color(1, 1, 1, 1)
        letters(icon("close"), ICONS, middle, size * 0.8)

    def lettering(self, written: Lettering) -> None:
        """What is written on a space, on a dark disc."""
        theme, space = self.theme, written.space
        middle, size = self.plan.on_screen((space.x, space.y)), max(24.0, self.scale * 0.5)
        disc(middle, size, theme.may if written.glowing else (*theme.line[:3], 0.8))
        disc(middle, size * 0.88, (0.04, 0.05, 0.12, 1))
        Color(*(theme.gold if theme.worn == "night" else (1, 1, 1, 1)))
        letters(space.label, TEXT, middle, size * 0.52, bold=True)

    def mark(self, said: tuple[Mark, str]) -> None:
        """Letters on the board or beside it, or words."""
        mark, written = said
        paint_mark(mark, written, self.plan.on_screen((mark.x, mark.y)), self.scale, self.theme)

    def plate(self, seated: Seated) -> None:
        """Who sits there: a pill with the name and what they have; filled while they act."""
        theme, (x, y) = self.theme, self.plan.on_screen(seated.at)
        wide, high = seated.wide * self.scale, seated.high * self.scale
        fill, ink, _ = theme.tone(seated.sign.tone)
        left, low = x - wide / 2, y - high / 2
        Color(0, 0, 0, 0.35)
        RoundedRectangle(pos=(left, low - high * 0.1), size=(wide, high), radius=[high / 2])
        Color(*(fill if seated.acting else theme.panel))
        RoundedRectangle(pos=(left, low), size=(wide, high), radius=[high / 2])
        Color(*(theme.may if seated.acting else fill))
        line = max(1.0, high * (0.05 if seated.acting else 0.035))
        SmoothLine(rounded_rectangle=(left, low, wide, high, high / 2), width=line)
        tail = high * (0.34 + 0.32 * len(seated.has)) + high * 0.3 if seated.has else high * 0.2
        Color(*(ink if seated.acting else theme.ink))
        room = wide - high * 1.12 - tail  # the sign of what they have reaches a little into it
        words(
            longest(seated.names, high * 0.36, room * 0.94),
            (left + high + room / 2, y),
            high * 0.47,
            room,
            left=True,
        )
        if seated.has:
            Color(*(ink if seated.acting else theme.gold))
            letters(icon(seated.emblem), ICONS, (left + wide - tail + high * 0.12, y), high * 0.42)
            Color(*(ink if seated.acting else theme.ink))
            room = high * 0.34 * len(seated.has)
            words(seated.has, (left + wide - high * 0.26 - room / 2, y), high * 0.5, room * 1.2)

    # pieces

    def token(self, lies: Lies) -> None:
        """A piece, or the rim around it."""
        token, size = lies.token, self.scale * lies.token.size
        middle = self.plan.on_screen(lies.at)
        if isinstance(lies, Halo):
            self._halo(lies, middle, size)
            return
        box = self._box(lies.space) if lies.space is not None else None
        pieces.paint(token, middle, size, self.theme, lies.name, box)
        if lies.locked:
            self._lock(middle, size)

    def lifted(self, lies: Piece) -> None:
        """A piece in the hand: a little larger and higher, its shadow far below."""
        size, (x, y) = self.scale * lies.token.size, self.plan.on_screen(lies.at)
        up = max(5.0, size * 0.11)
        if self.theme.textured:
            shadow((x, y), size * LIFT, up * 1.2)
        box = self._box(lies.space) if lies.space is not None else None
        pieces.paint(lies.token, (x, y + up), size * LIFT, self.theme, lies.name, box)

    def _halo(self, lies: Halo, middle: Point, size: float) -> None:
        colour = self.theme.gold if lies.picked else self.theme.may
        style = style_of(self.theme, lies.token.kind)
        if style == "tile":
            return
        Color(*colour)
        if style == "card":
            wide = size * pieces.CARD
            box = middle[0] - wide / 2, middle[1] - size / 2, wide, size
            SmoothLine(rounded_rectangle=(*box, wide * 0.09), width=max(2.0, size * 0.025))
        else:
            disc(middle, size * 1.22, colour)

    def _box(self, space: Space) -> pieces.Box:
        xs, ys = zip(*self.outline(space), strict=True)
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)

    def pointer(self, at: Point) -> None:
        """A ring around something, and an arrow that comes down on it."""
        x, y = self.plan.on_screen(at)
        reach, thick = self.scale * 0.46, max(2.0, self.scale * 0.05)
        Color(*self.theme.may)
        SmoothLine(circle=(x, y, reach), width=thick)
        tip, wide, high = y + reach + thick, reach * 0.6, reach * 0.85
        Triangle(points=(x, tip, x - wide, tip + high, x + wide, tip + high))
        Color(*self.theme.gold)
        Line(points=(x, tip, x - wide, tip + high, x + wide, tip + high), close=True, width=thick * 0.6)

    def _lock(self, middle: Point, size: float) -> None:
        """The sign that a piece stays where it lies when luck draws again."""
        corner = middle[0] + size * 0.35, middle[1] - size * 0.35
        disc(corner, size * 0.45, self.theme.gold)
        Color(*self.theme.gold_ink)
        letters(icon("lock"), ICONS, corner, size * 0.33)

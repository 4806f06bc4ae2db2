"""The still part of a board as one picture: drawn twice as large, made smaller once, then only shown."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import NamedTuple

from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, Line, Rectangle, RoundedRectangle
from kivy.graphics.texture import Texture

from companion.view import Point, Still
from ui.handed.theme import Theme
from ui.parts.board.ink import filled
from ui.parts.board.outlines import GAP, Plan, Reach, fan
from ui.parts.board.stills import made_of, paint, plate

FINER = 2  # times as large: edges come out smooth
LARGEST = 2600  # pixels that are drawn at once, either way
KEPT = 4  # pictures: the table's, and those of a page of the rules


class Ground(NamedTuple):
    """What of a space stands still: neither what is written on it nor the light that falls on it."""

    outline: tuple[Point, ...]
    tone: str


class Stands(NamedTuple):
    """All that a board's picture shows."""

    stills: tuple[Still, ...]
    grounds: tuple[Ground, ...]
    lines: tuple[tuple[Point, Point], ...]
    reach: Reach
    size: tuple[int, int]


_kept: OrderedDict[Hashable, Texture] = OrderedDict()


class Standing:
    """Makes the picture of a board; the last few are kept for all boards."""

    _wanted: Hashable = None
    _shown: Texture  # a picture lives as long as somebody shows it

    def picture(self, stands: Stands, plan: Plan, theme: Theme, at: Point) -> Texture:
        """The board as it stands still, at a place of the screen."""
        inner = Plan(plan.scale, plan.middle, (plan.centre[0] - int(at[0]), plan.centre[1] - int(at[1])))
        wanted = stands, inner, theme.world.id, theme.worn
        if wanted != self._wanted:
            if wanted not in _kept:
                _kept[wanted] = _drawn(stands, inner, theme)
                while len(_kept) > KEPT:
                    _kept.popitem(last=False)
            _kept.move_to_end(wanted)
            self._wanted, self._shown = wanted, _kept[wanted]
        return self._shown


def _drawn(stands: Stands, plan: Plan, theme: Theme) -> Texture:
    """Only the picture stays: what it was drawn with and made smaller from is many times as large."""
    wide, high = (max(1, side) for side in stands.size)
    finer = FINER if max(wide, high) * FINER <= LARGEST else 1
    large = _empty(wide * finer, high * finer)
    centre = plan.centre[0] * finer, plan.centre[1] * finer
    with large:
        _paint(stands, Plan(plan.scale * finer, plan.middle, centre), theme)
    large.draw()
    if finer == 1:
        return large.texture
    small = _empty(wide, high)
    with small:
        Color(1, 1, 1, 1)
        Rectangle(texture=large.texture, size=(wide, high))
    small.draw()
    return small.texture


def _empty(wide: int, high: int) -> Fbo:
    fbo = Fbo(size=(wide, high), with_stencilbuffer=True)  # a line that lets something through needs it
    with fbo:
        ClearColor(0, 0, 0, 0)
        ClearBuffers()
    return fbo


def _paint(stands: Stands, plan: Plan, theme: Theme) -> None:
    """What lies beneath the spaces, the spaces, the lines between them, and what lies over all that."""
    over = [still for still in stands.stills if (made := made_of(theme, still.made_of)) and made.over]
    if not stands.stills:
        _backing(stands.reach, plan, theme)
    for still in stands.stills:
        if still not in over:
            paint(still, plan, theme)
    for ground in stands.grounds:
        _ground(ground, plan, theme, built=bool(stands.stills))
    for a, b in stands.lines:
        _line(a, b, plan, theme)
    for still in over:
        paint(still, plan, theme)


def _backing(reach: Reach, plan: Plan, theme: Theme) -> None:
    """What a board lies on that is built of nothing."""
    (ax, ay), (bx, by) = (plan.on_screen(corner) for corner in (reach[:2], reach[2:]))
    low_x, high_x, low_y, high_y = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
    scale = abs(plan.scale)
    edge = scale * 0.07
    Color(*theme.frame)
    RoundedRectangle(
        pos=(low_x - edge, low_y - edge),
        size=(high_x - low_x + 2 * edge, high_y - low_y + 2 * edge),
        radius=[scale * 0.14],
    )


def _ground(ground: Ground, plan: Plan, theme: Theme, built: bool) -> None:
    """A space of what its world makes of its tone; where a board is built of something else, nothing."""
    made = made_of(theme, f"space-{ground.tone}")
    if made is not None:
        plate(made, plan, theme, ground.outline)
    elif not built:
        Color(*theme.ground_of(ground.tone))
        filled([fan([plan.on_screen(corner) for corner in ground.outline], abs(plan.scale) * GAP)])


def _line(a: Point, b: Point, plan: Plan, theme: Theme) -> None:
    """A line between two spaces, with an edge that shows on any ground."""
    points, scale = [*plan.on_screen(a), *plan.on_screen(b)], abs(plan.scale)
    if made_of(theme, "link") is None:
        Color(*theme.line)
        Line(points=points, width=scale * 0.03)
        return
    Color(0.04, 0.04, 0.13, 0.45)
    Line(points=points, width=scale * 0.05)
    Color(*theme.ink if not theme.textured else (1, 0.953, 0.81, 0.92))
    Line(points=points, width=scale * 0.021)

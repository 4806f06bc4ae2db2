"""The still part of a board as one picture: drawn twice as large, made smaller once, then only shown."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import NamedTuple

from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, Rectangle
from kivy.graphics.texture import Texture

from companion.view import Point, Still
from ui.parts.board.brush import Brush
from ui.parts.board.outlines import Plan, Reach
from ui.parts.board.stills import made_of, paint

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

    def picture(self, stands: Stands, brush: Brush, at: Point) -> Texture:
        """The board as it stands still, at a place of the screen."""
        plan, theme = brush.plan, brush.theme
        inner = Plan(plan.scale, plan.middle, (plan.centre[0] - int(at[0]), plan.centre[1] - int(at[1])))
        wanted = stands, inner, theme.world.id, theme.worn
        if wanted != self._wanted:
            if wanted not in _kept:
                _kept[wanted] = _drawn(stands, inner, brush)
                while len(_kept) > KEPT:
                    _kept.popitem(last=False)
            _kept.move_to_end(wanted)
            self._wanted, self._shown = wanted, _kept[wanted]
        return self._shown


def _drawn(stands: Stands, plan: Plan, brush: Brush) -> Texture:
    """Only the picture stays: what it was drawn with and made smaller from is many times as large."""
    wide, high = (max(1, side) for side in stands.size)
    finer = FINER if max(wide, high) * FINER <= LARGEST else 1
    large = _empty(wide * finer, high * finer)
    centre = plan.centre[0] * finer, plan.centre[1] * finer
    with large:
        _paint(stands, Brush(brush.theme, Plan(plan.scale * finer, plan.middle, centre)))
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


def _paint(stands: Stands, brush: Brush) -> None:
    """What lies beneath the spaces, the spaces, the lines between them, and what lies over all that."""
    plan, theme = brush.plan, brush.theme
    over = [still for still in stands.stills if (made := made_of(theme, still.made_of)) and made.over]
    if not stands.stills:
        brush.backing(stands.reach)
    for still in stands.stills:
        if still not in over:
            paint(still, plan, theme)
    for ground in stands.grounds:
        brush.ground(*ground, built=bool(stands.stills))
    for a, b in stands.lines:
        brush.line(a, b)
    for still in over:
        paint(still, plan, theme)

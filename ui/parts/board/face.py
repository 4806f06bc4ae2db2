"""A card in a row as it is drawn: its face on card stock, or a key in its colour."""

from __future__ import annotations

from typing import NamedTuple

from kivy.graphics import (
    Color,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    RoundedRectangle,
    SmoothLine,
    Translate,
)
from kivy.graphics.instructions import CanvasBase

from ui.handed.theme import ICONS, LEAST, TEXT, Theme, icon
from ui.parts.board import pieces
from ui.parts.board.ink import letters
from ui.parts.common.letters import largest_in

CORNER = 8  # units
NARROW = 0.95  # of its height: what is wider than that is a key and no card


class Look(NamedTuple):
    """All that a card shows."""

    emblem: str
    letter: str
    tone: str
    size: tuple[float, float]
    rim: str  # "", "may", "picked" or "opened"
    dark: bool  # steps back while others may be played
    unit: float
    type: float  # the unit of letters
    worn: str


class Face:
    """Drawn once at the corner of the world and moved to where it is wanted."""

    def __init__(self, canvas: InstructionGroup) -> None:
        self._at, self._group = Translate(), InstructionGroup()
        self._look: Look | None = None
        self._canvas, self._all = canvas, InstructionGroup()
        for one in (PushMatrix(), self._at, self._group, PopMatrix()):
            self._all.add(one)
        canvas.add(self._all)

    def see(self, seen: bool) -> None:
        """Drawn where it can be seen, and else not at all."""
        (self._canvas.add if seen else self._canvas.remove)(self._all)

    def move(self, x: float, y: float) -> None:
        """To a whole pixel, or letters would blur."""
        self._at.xy = round(x), round(y)

    def draw(self, look: Look, theme: Theme) -> None:
        """Everything, unless it looks so already."""
        if look == self._look:
            return
        self._look = look
        self._group.clear()
        canvas = CanvasBase()
        with canvas:
            _painted(look, theme)
        self._group.add(canvas)


def _painted(look: Look, theme: Theme) -> None:
    (wide, high), u = look.size, look.unit
    up = u * 4 if look.rim == "picked" else 0
    if wide < high * NARROW:
        rank, emblem = look.letter, look.emblem
        pieces.face((0, up, wide, high), theme, look.tone, rank, emblem, "disc", spent=look.dark)
    else:
        _key(look, theme)
    if look.rim:
        Color(*{"picked": theme.gold}.get(look.rim, theme.may))
        SmoothLine(rounded_rectangle=(1, 1 + up, wide - 2, high - 2, u * CORNER * 0.7), width=u * 1.5)


def _key(look: Look, theme: Theme) -> None:
    """A card that is only named: its colour, its sign and its number."""
    (wide, high), u = look.size, look.unit
    fill, ink, rim = theme.tone(look.tone)
    Color(*fill)
    RoundedRectangle(size=look.size, radius=[u * CORNER * 0.7])
    if look.dark:
        Color(*pieces.SPENT)
        RoundedRectangle(size=look.size, radius=[u * CORNER * 0.7])
        ink = pieces.SPENT_INK
    Color(*rim[:3], 0.35)
    SmoothLine(rounded_rectangle=(1, 1, wide - 2, high - 2, u * CORNER * 0.7), width=1)
    Color(*ink)
    if look.emblem:
        size = high * (0.4 if look.letter else 0.6)
        letters(icon(look.emblem), ICONS, (wide / 2, high * (0.74 if look.letter else 0.5)), size)
    if look.letter:
        room = high * (0.52 if look.emblem else 0.9)
        most = int(look.type * 20)
        fits = largest_in(look.letter, TEXT, True, int(wide), int(room), int(u * LEAST), most)
        letters(look.letter, TEXT, (wide / 2, high * (0.3 if look.emblem else 0.5)), fits, bold=True)

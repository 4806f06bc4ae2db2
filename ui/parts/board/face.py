"""A card's face as it is drawn: rim, ground, emblem and letter; moving it draws nothing anew."""

from __future__ import annotations

from typing import NamedTuple

from kivy.graphics import (
    Color,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    RoundedRectangle,
    Translate,
)

from ui.handed.theme import ICONS, LEAST, TEXT, drawn, icon
from ui.parts.common.letters import largest_in

RIM, CORNER = 2, 8  # units


class Look(NamedTuple):
    """All that a face shows."""

    emblem: str
    letter: str
    size: tuple[float, float]
    low: bool  # little room: a smaller emblem, and a letter closer to it
    unit: float
    type: float  # the unit of letters


class Face:
    """Drawn once at the corner of the world and moved to where it is wanted."""

    def __init__(self, canvas: InstructionGroup) -> None:
        self._at, self._group = Translate(), InstructionGroup()
        self._rim, self._fill, self._ink = Color(), Color(), Color()
        self._look: Look | None = None
        for one in (PushMatrix(), self._at, self._group, PopMatrix()):
            canvas.add(one)

    def move(self, x: float, y: float) -> None:
        """To a whole pixel, or letters would blur."""
        self._at.xy = round(x), round(y)

    def colour(self, rim: list[float], fill: list[float], ink: list[float]) -> None:
        """Other colours on what is drawn."""
        for colour, rgba in ((self._rim, rim), (self._fill, fill), (self._ink, ink)):
            if colour.rgba != rgba:
                colour.rgba = rgba

    def draw(self, look: Look) -> None:
        """Everything but the colours, unless it looks so already."""
        if look == self._look:
            return
        self._look = look
        group, u, (wide, high) = self._group, look.unit, look.size
        group.clear()
        group.add(self._rim)
        edge = u * RIM
        group.add(
            RoundedRectangle(
                pos=(-edge, -edge), size=(wide + 2 * edge, high + 2 * edge), radius=[u * (CORNER + RIM)]
            )
        )
        group.add(self._fill)
        group.add(RoundedRectangle(size=look.size, radius=[u * CORNER]))
        group.add(self._ink)
        if look.emblem:
            size = 18 if look.low else 24 if look.letter else 34
            self._write(icon(look.emblem), ICONS, int(u * size), u * 11 if look.letter else 0)
        if look.letter:
            room = u * (24 if look.low else 26) if look.emblem else high
            most = int(look.type * (20 if look.emblem else 24))
            fits = largest_in(look.letter, TEXT, True, int(wide), int(room), int(u * LEAST), most)
            self._write(look.letter, TEXT, fits, -u * (10 if look.low else 13) if look.emblem else 0)

    def _write(self, written: str, font: str, size: int, up: float) -> None:
        """Letters in the middle, or so much higher."""
        assert self._look is not None
        wide, high = self._look.size
        texture = drawn(written, font, size, font == TEXT)
        across, tall = min(texture.width, wide), min(texture.height, high)
        place = round((wide - across) / 2), round((high - tall) / 2 + up)
        self._group.add(Rectangle(texture=texture, pos=place, size=(across, tall)))

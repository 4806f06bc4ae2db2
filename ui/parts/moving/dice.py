"""Dice as they lie on a table: with pips where they have six sides, else with a number."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kivy.graphics import Color, RoundedRectangle
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from ui.handed.appearance import Appearance
from ui.parts.board.ink import disc, words

PIPS = {  # where they are on a face, in thirds from its middle
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    5: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
    6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
}
LARGEST = 120  # units: a die that lies alone
GAP = 0.16  # of a die: between two of them
IVORY, PIP, SHADOW = (0.984, 0.961, 0.902, 1), (0.14, 0.08, 0.05, 1), (0, 0, 0, 0.4)


class Dice(Widget):
    """A handful of dice, as large as there is room for them."""

    faces: Sequence[str] = ListProperty()  # what each shows
    sides = NumericProperty(6)
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        for name in ("faces", "sides", "size", "pos"):
            self.fbind(name, self.draw)

    def draw(self, *_: object) -> None:
        """Each in its place, in rows."""
        self.canvas.clear()
        if not self.faces or min(self.size) <= 1:
            return
        size, across = fitting(len(self.faces), self.width, self.height, LARGEST * self.look.u)
        step = size * (1 + GAP)
        rows = math.ceil(len(self.faces) / across)
        top = self.center_y + (rows - 1) * step / 2
        with self.canvas:
            for n, face in enumerate(self.faces):
                row, place = divmod(n, across)
                inside = min(across, len(self.faces) - row * across)
                x = self.center_x + (place - (inside - 1) / 2) * step
                self._die(face, x, top - row * step, size)

    def _die(self, face: str, x: float, y: float, size: float) -> None:
        corner, low = size * 0.18, size * 0.04
        for colour, under in ((SHADOW, low), (IVORY, 0.0)):
            Color(*colour)
            RoundedRectangle(pos=(x - size / 2, y - size / 2 - under), size=(size, size), radius=[corner])
        if self.sides == 6 and face in map(str, PIPS):
            for across, up in PIPS[int(face)]:
                disc((x + across * size * 0.26, y + up * size * 0.26), size * 0.19, PIP)
        else:
            Color(*PIP)
            words(face, (x, y), size * 0.5, size * 0.84)


def fitting(count: int, wide: float, high: float, most: float) -> tuple[float, int]:
    """How large so many dice can be, and how many lie in a row."""
    found = []
    for across in range(1, count + 1):
        rows = math.ceil(count / across)
        found.append((min(wide / (across * (1 + GAP)), high / (rows * (1 + GAP)), most), -across))
    size, across = max(found)
    return size, -across

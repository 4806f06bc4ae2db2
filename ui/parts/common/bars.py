"""Bars side by side, each with its name and number, and a line where it should end."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.graphics import Color, Line, Rectangle, RoundedRectangle
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from ui.handed.appearance import Appearance
from ui.handed.theme import TEXT, drawn

TALLEST = 0.86  # of the room, for the longer of count and expectation


class Bars(Widget):
    """Counts as bars."""

    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self.cells: list[tuple[str, int]] = []
        self.due: list[float] = []
        self._draw = Clock.create_trigger(self.draw, -1)
        self.bind(pos=self._draw, size=self._draw)

    def show(self, cells: Sequence[tuple[str, int]], due: Sequence[float]) -> None:
        """Name and count of each bar, and what was expected."""
        self.cells, self.due = list(cells), list(due)
        self._draw()

    def draw(self, *_: object) -> None:
        """Paint the bars; names and numbers where they find room."""
        self.canvas.clear()
        if not self.cells:
            return
        u, theme = self.look.u, self.look.theme
        room = self.width / len(self.cells)
        gap, letters = min(u * 6, room * 0.2), u * 16
        low = self.y + letters * 1.6
        scale = (self.top - low) * TALLEST / max(1, *self.due, *(count for _, count in self.cells))
        with self.canvas:
            for n, ((name, count), due) in enumerate(zip(self.cells, self.due, strict=True)):
                x = self.x + n * room
                Color(*theme.green)
                RoundedRectangle(
                    pos=(x + gap / 2, low), size=(room - gap, max(1, count * scale)), radius=[gap / 2]
                )
                Color(*theme.ink)
                Line(points=[x, low + due * scale, x + room, low + due * scale], width=u * 1.2)
                self._write(name, x + room / 2, self.y + letters * 0.7, letters, room, theme.ink)
                self._write(str(count), x + room / 2, low + letters * 0.9, letters, room, theme.ground)

    def _write(self, word: str, x: float, y: float, size: float, room: float, ink: list[float]) -> None:
        texture = drawn(word, TEXT, max(8, int(size)))
        if texture.width > room:
            return
        Color(*ink)
        Rectangle(texture=texture, pos=(x - texture.width / 2, y - texture.height / 2), size=texture.size)

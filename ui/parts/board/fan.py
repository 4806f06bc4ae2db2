"""Every card there is, one colour open at a time: each always in its place, what was laid dimmed."""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.view import Card, Row, View
from ui.handed.appearance import Appearance
from ui.parts.board.rows import Asks, CardFace
from ui.parts.common.keys import lay

GAP = 1.0  # units: on a large screen one more card stands in a row, on a small one the last row is whole


class FanPart(BoxLayout):
    """A key for each colour, and below them the cards of the one that lies open."""

    across = NumericProperty(1)  # cards beside one another
    beside = NumericProperty(1)  # and keys of colours
    wide = NumericProperty(1)
    look: Appearance = ObjectProperty()

    def __init__(self, pick: Callable[[str], None], asks: Asks | None, **properties: object) -> None:
        self.pick, self.asks = pick, asks
        self.open_row = ""
        self._moment: object = None
        self._rows: tuple[Row, ...] = ()
        self._glow: Container[str] = ()
        self._pointed: Container[str] = ()
        self._colours: list[CardFace] = []
        self._faces: list[CardFace] = []
        super().__init__(**properties)
        self.fbind("size", self._spread)

    def show(self, view: View, glow: Container[str], moment: object, pointed: Container[str] = ()) -> None:
        """The cards as they are now; with every line said, the colour that is wanted lies open again."""
        if moment is not self._moment or self.open_row not in {"", *(row.id for row in view.fan)}:
            self._moment, self.open_row = moment, view.fanned
        self._rows, self._glow, self._pointed = view.fan, glow, pointed
        self._lay()

    def turn_to(self, row: str) -> None:
        """Open a colour; the open one is closed again."""
        self.open_row = "" if row == self.open_row else row
        self._lay()

    def place_of(self, card: str) -> CardFace | None:
        """Where a card is touched now, or the colour to open first."""
        found = next((row.id for row in self._rows if any(one.id == card for one in row.cards)), "")
        wanted, faces = (card, self._faces) if found == self.open_row else (found, self._colours)
        return next((face for face in faces if face.parent and face.card.id == wanted), None)

    def _lay(self) -> None:
        signs = [Card(row.id, row.title, row.cards[-1].tone, row.cards[-1].emblem) for row in self._rows]
        self._colours = self._shown(self._colours, signs, self.turn_to)
        for face in self._colours:
            face.opened = face.card.id == self.open_row
            face.point(not face.opened and self._means(face.card.id))
        cards = next((row.cards for row in self._rows if row.id == self.open_row), ())
        self._faces = self._shown(self._faces, cards, self.pick)
        for face in self._faces:
            face.glowing = face.card.id in self._glow and not face.faint
            face.point(face.card.id in self._pointed)
        lay(self.ids.colours, self._colours[: len(signs)])
        lay(self.ids.cards, self._faces[: len(cards)])
        self._spread()

    def _means(self, colour: str) -> bool:
        """Whether a lesson points at a card of this colour."""
        cards = next((row.cards for row in self._rows if row.id == colour), ())
        return any(card.id in self._pointed for card in cards)

    def _shown(
        self, faces: list[CardFace], cards: Sequence[Card], pick: Callable[[str], None]
    ) -> list[CardFace]:
        """A face for each card; those there were are used again, but for one under a finger."""
        found = []
        for n, card in enumerate(cards):
            face = faces[n] if n < len(faces) and faces[n].state != "down" else None
            if face is None:
                face = CardFace(card, self.asks if pick == self.pick else None)
                face.bind(on_release=lambda face: None if face.asked else face.pick(face.card.id))
            face.show(card)
            face.pick = pick
            found.append(face)
        return found + faces[len(found) :]

    def _spread(self, *_: object) -> None:
        """As many columns as the width has thumbs."""
        gap = self.look.u * GAP
        self.across = max(1, int((self.width + gap) // (self.look.thumb + gap)))
        self.wide = (self.width + gap) / self.across - gap
        for face in self._faces:
            face.wide = self.wide
        colours = max(1, len(self._rows))
        lines = math.ceil(colours / self.across)
        self.beside = math.ceil(colours / lines)  # evenly, where one line has no room for all
        for face in self._colours:
            face.wide = (self.width + gap) / self.beside - gap


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

"""A stand-in's hand told under a hand: its cards are on the screen only while a finger holds it open."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.modalview import ModalView

from companion.inputs import Press, Put
from companion.play.standing_in import Wanted, hand_of
from companion.play.table import Table
from companion.view import Row
from ui.handed.appearance import Appearance
from ui.parts.board.rows import Spread
from ui.parts.common.keys import lay
from ui.parts.common.turned import Turned  # noqa: F401  named in the kv file


class HandSheet(ModalView):
    """A word to look away, and while a key is held every card it may have; those told are marked."""

    title = StringProperty()
    told = StringProperty()
    uncovered = BooleanProperty(False)
    angle = NumericProperty(0)
    look: Appearance = ObjectProperty()

    def __init__(self, table: Table, put: Put, seat: str, **properties: object) -> None:
        super().__init__(**properties)
        self.table, self.put, self.seat = table, put, seat
        self.title = self.look.names.get(seat, seat)
        self._spread = Spread(self.touched, close=True)
        self.refresh()

    def hold(self, down: bool) -> None:
        """A finger came down on the key, or was lifted."""
        self.uncovered = down
        self.refresh()

    def refresh(self) -> None:
        """The count, and while it is held open the cards; a hand that is told closes the page."""
        hand = hand_of(self.table.session, self.seat)
        if hand is None:
            self.dismiss(animation=False)
            return
        self.told = self.look.tr("hand-told", told=len(hand.told), of=hand.of)
        rows = self._rows(hand) if self.uncovered else []
        left = dict.fromkeys(card.id for row in rows for card in row.cards if hand.could(_card(card.id)))
        full = len(hand.told) >= hand.of
        chosen = self._chosen(rows, hand)
        lay(self.ids.rows, self._spread.rows(rows, chosen if full else {**left, **chosen}, chosen))

    def _rows(self, hand: Wanted) -> list[Row]:
        """The rows of the table that hold what may be in the hand."""
        rows = []
        for row in self.table.view().rows:
            cards = tuple(card for card in row.cards if _card(card.id) in hand.among)
            rows += [replace(row, cards=cards)] if cards else []
        return rows

    @staticmethod
    def _chosen(rows: list[Row], hand: Wanted) -> dict[str, None]:
        """The cards that were told; of two copies one, or both."""
        left, found = [*hand.told], dict[str, None]()
        for card in (card for row in rows for card in row.cards):
            if _card(card.id) in left:
                left.remove(_card(card.id))
                found[card.id] = None
        return found

    def touched(self, thing: str) -> None:
        """Another finger on a card: told, or taken back."""
        hand, card = hand_of(self.table.session, self.seat), _card(thing)
        if hand is None:
            return
        back = thing in self._chosen(self._rows(hand), hand)
        if back or len(hand.told) < hand.of:
            self.put(Press(f"hand {self.seat} {'-' if back else ''}{card}"))
        else:
            self.told = self.look.tr("hand-full", of=hand.of)


def _card(id: str) -> str:
    """A card's own name; of two copies the second one has a number behind it."""
    return id.partition("/")[0]


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

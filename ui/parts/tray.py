"""All cards that may be meant, laid out over the whole screen: one touch names the card."""

from __future__ import annotations

from collections.abc import Callable, Container
from pathlib import Path

from kivy.lang import Builder
from kivy.uix.modalview import ModalView

from companion.view import View
from ui.parts.rows import CardRow


class Tray(ModalView):
    """Every row with a card that may be picked now."""

    def __init__(
        self, view: View, open_now: Container[str], pick: Callable[[str], None], **said: object
    ) -> None:
        super().__init__(**said)
        self.pick = pick
        for row in view.rows:
            if any(card.id in open_now for card in row.cards):
                self.ids.rows.add_widget(CardRow(row, open_now, (), self.picked, close=True))

    def lay_out(self) -> None:
        """Show the cards."""
        self.open(animation=False)

    def picked(self, thing: str) -> None:
        """A card was touched: that is the one."""
        self.dismiss(animation=False)
        self.pick(thing)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

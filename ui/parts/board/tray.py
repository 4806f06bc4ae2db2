"""All cards that may be meant, laid out over the whole screen: one touch names the card."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.modalview import ModalView

from companion.play.devices.scans import SEEN
from companion.play.shown import veiled
from companion.play.table import Table
from companion.view import Row, View
from ui.handed.appearance import Appearance
from ui.parts.board.rows import Asks, Spread
from ui.parts.common.keys import lay
from ui.parts.common.turned import Turned  # noqa: F401  named in the kv file


def in_tray(view: View, open_now: Container[str]) -> list[Row]:
    """Every row with a card that may be picked now, or whose cards can be named though none glows."""
    return [
        row for row in view.rows if row.id in view.veiled or any(card.id in open_now for card in row.cards)
    ]


class Tray(ModalView):
    """The cards row by row; of copies that look alike one is enough to say which."""

    angle = NumericProperty(0)

    look: Appearance = ObjectProperty()

    def __init__(self, pick: Callable[[str], None], asks: Asks | None = None, **properties: object) -> None:
        super().__init__(**properties)
        self.pick = pick
        self.spread = Spread(self.picked, asks, close=True)

    def lay_out(
        self, view: View, open_now: Container[str], acting: Sequence[str], pointed: Container[str] = ()
    ) -> None:
        """Show the cards to whoever acts."""
        self.angle = self.look.facing(acting)
        rows = []
        for row in in_tray(view, open_now):
            faces = {card.name: card for card in reversed(row.cards)}
            rows.append(replace(row, cards=tuple(reversed(faces.values()))))
        lay(self.ids.rows, self.spread.rows(rows, open_now, pointed=pointed))
        self.open(animation=False)

    def picked(self, thing: str) -> None:
        """A card was touched: that is the one."""
        self.dismiss(animation=False)
        self.pick(thing)


def lay_out_all(table: Table, press: Callable[[str], None], asks: Asks | None = None) -> None:
    """Every card the camera may have meant; where it can only be a piece, the board shows that."""
    view = table.view()
    open_now = {thing for thing in table.scans.open if thing not in veiled(view)}
    if in_tray(view, open_now) and not view.secret:
        Tray(lambda thing: press(f"{SEEN}{thing}"), asks).lay_out(view, open_now, table.session.acting)
    else:
        press("ok")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

"""What one player alone may see: a word to shield the screen, then what is hidden, while a finger is held."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.modalview import ModalView

from companion.inputs import Pick, Put
from companion.play.picks import pickable
from companion.play.standing_in import asks
from companion.play.table import Table
from companion.view import Counter, Row, Text, View, text
from ui.handed.appearance import Appearance
from ui.handed.standins import Shows
from ui.parts.board.rows import CardRow
from ui.parts.common.turned import Turned  # noqa: F401  named in the kv file

Advise = Callable[[str, Shows], None]  # a seat asks, and where it is shown
SHIELDING_BEATS = 12  # how long the word to shield the screen stands there before anything is shown


def has_secrets(table: Table, seat: str) -> bool:
    """Whether this seat sees anything that the others do not."""
    view, everyone = table.view(seat), table.view()
    return (
        seat in everyone.secret
        or bool(_rows(view, everyone, seat))
        or _counters(view, seat) != _counters(everyone, seat)
    )


def worth_asking(table: Table, seat: str) -> bool:
    """Whether there is more to see of this seat than its tile has room for."""
    return has_secrets(table, seat) or bool(_counters(table.view(), seat))


def _counters(view: View, seat: str) -> list[Counter]:
    return [counter for counter in view.counters if counter.seat == seat]


def _rows(view: View, everyone: View, seat: str) -> list[Row]:
    """The seat's own rows, and among them those in which it alone may see what glows."""
    own = [row for row in view.rows if row.seat == seat]
    return [row for row in own if row not in everyone.rows or row.id in everyone.veiled]


class Peek(ModalView):
    """First only a word to shield the screen; then the seat's own cards and counters, its moves lit."""

    title = StringProperty()
    duty = StringProperty()
    counts = StringProperty()
    advice = StringProperty()  # what this seat asked for, under its own hand
    askable = BooleanProperty(False)
    shielded = BooleanProperty(False)
    angle = NumericProperty(0)
    look: Appearance = ObjectProperty()

    def __init__(
        self, table: Table, put: Put, seat: str, advise: Advise | None = None, **properties: object
    ) -> None:
        super().__init__(**properties)
        self.table, self.put, self.seat, self.advise = table, put, seat, advise
        self.title = self.look.names.get(seat, seat)
        self.angle = self.look.facing((seat,))

    def uncover(self) -> None:
        """The finger stayed: now show what is hidden from the others."""
        table, seat, look = self.table, self.seat, self.look
        view, everyone = table.view(seat), table.view()
        self.shielded = True
        self.counts = "\n".join(
            look.say(text("told-of", name=counter.name, said=counter.value))
            for counter in _counters(view, seat)
        )
        self.duty = look.say(view.prompt) if view.prompt != everyone.prompt else ""
        self.askable = self.advise is not None and asks(table.session, seat)[0] == seat
        glow = pickable([move for move in table.moves if move.seat == seat], ())
        for row in _rows(view, everyone, seat):
            self.ids.rows.add_widget(CardRow(row, glow, (), self.pick))

    def ask(self) -> None:
        """Another finger on the key: what could be considered, for whoever holds the screen shielded."""
        self.askable, self.advice = False, self.look.tr("peek-thinks")
        assert self.advise is not None
        self.advise(self.seat, self._advised)

    def _advised(self, advice: Sequence[Text]) -> None:
        self.advice = "\n".join(map(self.look.say, advice)) if self.parent else ""

    def pick(self, thing: str) -> None:
        """Another finger on a card while the first one holds: that card is meant."""
        self.dismiss(animation=False)
        self.put(Pick((thing,)))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

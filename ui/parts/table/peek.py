"""What one player alone may see, shown only while a finger is held down."""

from __future__ import annotations

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.modalview import ModalView

from companion.inputs import Pick, Put
from companion.play.picks import pickable
from companion.play.table import Table
from companion.view import text
from ui.handed.appearance import Appearance
from ui.parts.board.rows import CardRow
from ui.parts.common.turned import Turned  # noqa: F401  named in the kv file


class Peek(ModalView):
    """A seat's own cards and counters; what it may play glows."""

    title = StringProperty()
    duty = StringProperty()
    counts = StringProperty()
    angle = NumericProperty(0)
    look: Appearance = ObjectProperty()

    def __init__(self, table: Table, put: Put, seat: str, **properties: object) -> None:
        super().__init__(**properties)
        self.put, look = put, self.look
        view, everyone = table.view(seat), table.view()
        self.title = look.names.get(seat, seat)
        self.angle = look.facing((seat,))
        counters = [counter for counter in view.counters if counter.seat == seat]
        self.counts = "\n".join(
            look.say(text("told-of", name=counter.name, said=counter.value)) for counter in counters
        )
        self.duty = look.say(view.prompt) if view.prompt != everyone.prompt else ""
        glow = pickable([move for move in table.moves if move.seat == seat], ())
        for row in view.rows:
            own = row.seat == seat and row not in everyone.rows
            if own or (row.seat == seat and row.id in everyone.veiled):
                self.ids.rows.add_widget(CardRow(row, glow, (), self.pick))

    def pick(self, thing: str) -> None:
        """Another finger on a card while the first one holds: that card is meant."""
        self.dismiss(animation=False)
        self.put(Pick((thing,)))

    @property
    def worth_showing(self) -> bool:
        """Whether this seat sees anything that the others do not."""
        return bool(self.counts or self.ids.rows.children)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

"""In step, unsure, out of step: why, the table as it should look with what differs marked; the ways back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from companion.inputs import Press, Put
from companion.play.put_back import Amiss, counted
from companion.play.table import Table
from ui.handed.appearance import Appearance
from ui.parts.board.errands import Marked, marked_rows
from ui.parts.board.rows import Spread
from ui.parts.column.tracks import TrackPart
from ui.parts.common.keys import lay
from ui.parts.table.drawing import StillBoard  # noqa: F401  named in the kv file

Sign = Literal["in-step", "unsure", "out-of-step"]
ICONS = {"in-step": "check", "unsure": "question", "out-of-step": "warning"}
COLOURS = {"in-step": "green", "unsure": "gold", "out-of-step": "red"}


class InStep(ModalView):
    """Opened by a touch on the sign: the picture of the table, and beside it the same in words."""

    sign = StringProperty("in-step")
    said = StringProperty()
    listed = StringProperty()
    undoes = StringProperty()
    settles = BooleanProperty(False)
    look: Appearance = ObjectProperty()

    def __init__(
        self,
        table: Table,
        put: Put,
        undoes: str,
        take_back: Callable[[], None],
        **properties: object,
    ) -> None:
        super().__init__(**properties)
        self.table, self.put, self.undoes, self.undo = table, put, undoes, take_back
        self.sign = table.sign
        self.said = self.look.tr(f"step-{table.sign}")
        # Whether all agree is answered where it is asked.
        self.settles = table.sign != "in-step" and table.question is None
        self._draw(table.amiss)
        self._list(table.amiss)

    def _draw(self, amiss: Amiss | None) -> None:
        """The board, and beside it tracks and rows, which stand in its place where there is none.

        Once something is known to differ, beside a board only that is shown.
        """
        view = self.table.session.now.tip.view()
        self.ids.board.view, self.ids.board.amiss = view, amiss
        rows = marked_rows(amiss) if amiss else [Marked(row, {}) for row in view.rows]
        tracks = view.tracks
        if amiss and view.spaces:
            moved = {chore.what.partition(":")[0] for chore in amiss.chores if chore.act == "marker"}
            tracks = tuple(track for track in tracks if track.id in moved)
            rows = [marked for marked in rows if marked.acts]
        parts: list[Widget] = [TrackPart(track, view) for track in tracks]
        parts += Spread(lambda thing: None).marked(rows)
        lay(self.ids.rows, [] if view.spaces else parts)
        lay(self.ids.beside, parts if view.spaces else [])

    def _list(self, amiss: Amiss | None) -> None:
        """What differs in words; where nothing is known to differ, why we doubt, and what can be counted."""
        say, doubt = self.look.say, self.table.doubt
        view = self.table.session.now.tip.view()
        lines = [*amiss.words] if amiss else [counted(counter) for counter in view.counters]
        head = [say(doubt.text)] if doubt and not amiss else []
        self.listed = "\n".join([*head, *(f"•  {say(line)}" for line in lines)])

    def settle(self) -> None:
        """The table is so: in step again, whatever else stands before it."""
        self.dismiss(animation=False)
        notice = self.table.notice
        if self.table.amiss and notice is not None and notice.kind != "put-back":
            self.put(Press("ok"))
        self.put(Press("ok"))

    def touch_up_the_screen(self) -> None:
        """Correct by touch what the screen shows."""
        self.dismiss(animation=False)
        if not self.table.fixing:
            self.put(Press("fix"))

    def take_back(self) -> None:
        """The last line undone."""
        self.dismiss(animation=False)
        self.undo()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

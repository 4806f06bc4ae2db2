"""In step, unsure, out of step: why, how the table should look, and the three ways back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.modalview import ModalView

from companion.inputs import Press, Put
from companion.play.table import Table
from ui.handed.appearance import Appearance

Sign = Literal["in-step", "unsure", "out-of-step"]
ICONS = {"in-step": "check", "unsure": "question", "out-of-step": "warning"}
COLOURS = {"in-step": "green", "unsure": "gold", "out-of-step": "red"}


class InStep(ModalView):
    """Opened by a touch on the sign."""

    sign = StringProperty("in-step")
    said = StringProperty()
    reason = StringProperty()
    listed = StringProperty()
    undoes = StringProperty()
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
        lines = [*table.amiss.words] if table.amiss else [table.doubt.text] if table.doubt else []
        self.reason = "\n".join(map(self.look.say, lines))

    def compare(self) -> None:
        """Everything that should lie on the table; what is shown to the camera now is read afresh."""
        lines = "\n".join(f"•  {self.look.say(thing)}" for thing in self.table.expected)
        self.listed = self.look.tr("step-look") + "\n" + lines

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

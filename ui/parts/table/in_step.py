"""In step, unsure, out of step: why, how the table should look, and the three ways back."""

from __future__ import annotations

from pathlib import Path

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.modalview import ModalView

from companion.inputs import Press

ICONS = {"in-step": "check", "unsure": "question", "out-of-step": "warning"}
COLOURS = {"in-step": "green", "unsure": "gold", "out-of-step": "red"}


class InStep(ModalView):
    """Opened by a touch on the sign."""

    sign = StringProperty("in-step")
    said = StringProperty()
    reason = StringProperty()
    listed = StringProperty()
    undoes = StringProperty()

    def __init__(self, sign: str, **properties: object) -> None:
        super().__init__(**properties)
        app = App.get_running_app()
        table = app.table
        self.sign = sign
        self.said = app.tr(f"step-{sign}")
        doubt = table.doubt
        lines = [doubt.text, *(doubt.more if doubt.kind == "put-back" else ())] if doubt else []
        self.reason = "\n".join(map(app.say, lines))
        self.undoes = app.root.current_screen.undoes

    def compare(self) -> None:
        """Everything that should lie on the table; what is shown to the camera now is read afresh."""
        app = App.get_running_app()
        lines = "\n".join(f"•  {app.say(thing)}" for thing in app.table.expected)
        self.listed = app.tr("step-look") + "\n" + lines

    def touch_up_the_screen(self) -> None:
        """Correct by touch what the screen shows."""
        self.dismiss(animation=False)
        app = App.get_running_app()
        if not app.table.fixing:
            app.put(Press("fix"))

    def take_back(self) -> None:
        """The last line undone."""
        self.dismiss(animation=False)
        App.get_running_app().root.current_screen.take_back()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

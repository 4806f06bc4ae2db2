"""A question that is answered by yes or no: a line that says what it changes, and a switch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from ui.parts.common.basics import Key

OFF_ON = frozenset(("off", "on"))


class Toggle(Key):
    """The whole line is the switch."""

    about = StringProperty()
    on = BooleanProperty(False)
    thumb_at = NumericProperty(0)
    switched: Callable[[bool], None] = ObjectProperty(lambda on: None)

    def on_release(self) -> None:
        """The other answer."""
        self.on = not self.on
        self.switched(self.on)

    def grow(self, *_: object) -> None:
        """Its lines have room of their own."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

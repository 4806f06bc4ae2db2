"""The prompt: who acts and what to do, how, in two lines that never change their place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ListProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from ui.handed.appearance import Appearance
from ui.parts.common.badge import Sign
from ui.parts.common.held import Held
from ui.parts.common.letters import briefly


class PromptBar(Held, ButtonBehavior, BoxLayout):
    """Two lines beside the sign of whoever acts; red or green when it answers.

    A touch opens the rule, a held finger asks for a hint. What is written in one line, such as a lesson's
    sentence, takes the room of both.
    """

    asks: Callable[[], None] | None = ObjectProperty(None, allownone=True)

    said = StringProperty()
    kind = StringProperty()  # "", "right" or "wrong"
    icon = StringProperty()  # where nobody's sign stands
    tone = StringProperty()
    signed = BooleanProperty(False)
    taught = BooleanProperty(False)  # a lesson speaks: all the room is for its words
    ink = ColorProperty("#FFFFFF")
    look: Appearance = ObjectProperty()

    first = AliasProperty(
        lambda self: self.said.partition("\n")[0] if "\n" in self.said else "", bind=("said",)
    )
    forms = ListProperty()  # of the first line, with names as people are called
    second = AliasProperty(lambda self: self.said.partition("\n")[2].replace("\n", " "), bind=("said",))
    whole = AliasProperty(lambda self: "" if "\n" in self.said else self.said, bind=("said",))

    def on_press(self) -> None:
        """Perhaps the finger stays."""
        if self.asks is not None:
            self.finger_down(self.asks)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """A finger that has asked opens no rule."""
        self.finger_up()
        return bool(super().on_touch_up(touch))

    def on_said(self, *_: object) -> None:
        """Who and what: a long name must not take the room of what is to be done."""
        self.forms = [*briefly(self.first, self.look.names.values())] if self.first else []

    def wear(self, sign: Sign | None, icon: str) -> None:
        """Whose turn it is, or a sign for what goes on where it is nobody's."""
        self.signed, self.icon = sign is not None, "" if sign is not None else icon
        self.tone = sign.tone if sign is not None else ""
        if sign is not None:
            self.ids.badge.wear(sign)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

"""Learning mode: what a phase is about, shown over the table until one touch closes it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.modalview import ModalView


class Lesson(ModalView):
    """A phase's rule in one paragraph; a touch anywhere closes it, the book opens the whole rule."""

    title = StringProperty()
    told = StringProperty()
    anchor = StringProperty()
    rules: Callable[[str], None] = ObjectProperty()

    def __init__(
        self, title: str, told: str, anchor: str, rules: Callable[[str], None], **properties: object
    ) -> None:
        super().__init__(title=title, told=told, anchor=anchor, rules=rules, **properties)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Only the book is not a way out."""
        if self.ids.book.collide_point(*touch.pos):
            return bool(super().on_touch_down(touch))
        self.dismiss(animation=False)
        return True


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

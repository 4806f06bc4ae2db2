"""What cannot be seen is not drawn: Kivy would paint it all the same, clear on clear."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget


class Vanishing(Widget):
    """Takes its canvas out of its parent's while it is clear, and puts it back where it was."""

    def __init__(self, **properties: object) -> None:
        attend = Clock.create_trigger(self._attend, -1)  # a parent takes the canvas only after it said so
        super().__init__(**properties)
        self.fbind("opacity", attend)
        self.fbind("parent", attend)
        attend()

    def _attend(self, *_: object) -> None:
        if self.parent is None:
            return
        painted = self.parent.canvas
        there = self.canvas in painted.children
        if there and not self.opacity:
            painted.remove(self.canvas)
        elif self.opacity and not there:
            beneath = self.parent.children[self.parent.children.index(self) + 1 :]
            under = next((one.canvas for one in beneath if one.canvas in painted.children), None)
            # What is painted before all children, such as where a parent's corner is, stays before them.
            lowest = int(painted.has_before)
            painted.insert(lowest if under is None else painted.indexof(under) + 1, self.canvas)


class VanishingBox(Vanishing, BoxLayout):
    """A box of things that are all unseen at once."""

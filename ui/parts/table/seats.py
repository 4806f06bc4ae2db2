"""Who sits where: name, what they play, their counters, and their clock."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.inputs import Pick
from companion.view import Side, View
from ui.parts.board.badge import signs
from ui.parts.table.peek import Peek


class Seat(BoxLayout):
    """One player's place at the table; it never moves."""

    player = StringProperty()
    emblem = StringProperty()
    counts = StringProperty()
    under = StringProperty()
    face = StringProperty()
    acting = BooleanProperty(False)
    small = BooleanProperty(False)
    tiny = BooleanProperty(False)
    glowing = BooleanProperty(False)

    def __init__(self, side: Side, many: int, **properties: object) -> None:
        super().__init__(**properties)
        self.side = side
        self.emblem = side.emblem
        self.small, self.tiny = many > 1, many > 2  # side by side

    def show(self, view: View, acting: tuple[str, ...], open_now: Container[str]) -> None:
        """Name, counters, whether it is their turn, and whether they may be picked."""
        self.glowing = f"@{self.side.seat}" in open_now
        app = App.get_running_app()
        self.ids.badge.wear(signs(app.names, view.sides)[self.side.seat])
        self.player = app.names.get(self.side.seat, self.side.seat)
        counters = [counter for counter in view.counters if counter.seat == self.side.seat]
        # On a small seat there is room for the first number alone; a held finger shows them all.
        said = [f"{app.say(counter.name)} {counter.value}" for counter in counters]
        self.counts = str(counters[0].value) if self.small and counters else "  ".join(said)
        self.acting = self.side.seat in acting
        # A tick is all that is seen of a secret choice.
        self.ids.badge.ticked = self.side.seat in view.chosen
        self.tick()

    def on_touch_down(self, touch):
        """A finger held on one's own seat shows what only this seat may see; one on a clock, all clocks."""
        if not self.collide_point(*touch.pos):
            return super().on_touch_down(touch)
        if self.glowing:
            App.get_running_app().put(Pick((f"@{self.side.seat}",)))
            return True
        peek = Peek(self.side.seat)
        if self.face and (self.ids.face.collide_point(*touch.pos) or not peek.worth_showing):
            App.get_running_app().show("clocks")
        elif peek.worth_showing:
            touch.grab(self)
            self._peek = peek
            peek.open(animation=False)
        return True

    def on_touch_up(self, touch):
        """The finger is lifted: nothing hidden stays on the screen."""
        if touch.grab_current is self:
            touch.ungrab(self)
            self._peek.dismiss(animation=False)
            return True
        return super().on_touch_up(touch)

    def tick(self) -> None:
        """The clock's face."""
        self.face = App.get_running_app().face(self.side.seat)
        small = "  ".join(filter(None, (self.counts, self.face)))
        self.under = "" if self.tiny else small if self.small else self.counts


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

"""Slap pads: each seat a large target; a finger or a key stands in for a button, and says how exactly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.inputs import now_ns
from companion.view import Side, View
from ui.handed.appearance import Appearance
from ui.parts.column.unseen import VanishingBox
from ui.parts.common.badge import signs

LIKELY = 1.6  # how much larger the pad of whoever it probably was
KEYS = {ord(str(n)): f"p{n}" for n in range(1, 7)}


class Pad(BoxLayout):
    """One seat's target: it speaks at the first contact, not when the finger is lifted."""

    player = StringProperty()
    emblem = StringProperty()
    number = StringProperty()
    fill = ColorProperty()
    ink = ColorProperty()
    rim = ColorProperty()
    score = StringProperty()
    label = StringProperty()
    low = BooleanProperty(False)
    look: Appearance = ObjectProperty()

    def __init__(self, side: Side, slap: Callable[[str, int], None], **properties: object) -> None:
        self.side, self.slap = side, slap
        super().__init__(**properties)
        self.player = self.look.names.get(side.seat, side.seat)
        self.emblem, self.number = side.emblem, side.seat[1:]
        worn = signs(self.look.names, [side], self.look.known)
        self.fill, self.ink, self.rim = self.look.theme.tone(worn[side.seat].tone)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A hand comes down."""
        if not self.collide_point(*touch.pos):
            return False
        self.slap(self.side.seat, now_ns())
        return True


class SlapPads(VanishingBox):
    """A pad for each seat; likely ones larger; the number keys do the same."""

    shown = BooleanProperty(False)
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self._laid: tuple[object, ...] = ()
        self._held: set[int] = set()
        self._slap: Callable[[str, int, str], None] | None = None
        Window.bind(on_key_down=self._key_down)
        Window.bind(on_key_up=self._key_up)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """While nobody may slap, fingers go through to what lies beneath."""
        return bool(self.shown and super().on_touch_down(touch))

    def show(
        self, view: View, on: bool, likely: Sequence[str], slap: Callable[[str, int, str], None]
    ) -> None:
        """Pads for everyone with where they stand, or none."""
        self.shown, self._slap = on, slap if on else None
        if on:
            self.lay(view, likely)

    def lay(self, view: View, likely: Sequence[str] = ()) -> None:
        """The pads themselves; they stay while nobody may slap."""
        sides = view.sides
        tall = Window.height > Window.width
        laid = (tuple(sides), tuple(likely), self.look.theme.worn, tuple(self.look.names.values()), tall)
        if laid != self._laid:
            self._laid = laid
            self._lay(sides, likely, tall)
        scores = {counter.seat: counter for counter in view.scores}
        for pad in (pad for row in self.ids.rows.children for pad in row.children):
            counter = scores.get(pad.side.seat)
            pad.score = str(counter.value) if counter else ""
            pad.label = self.look.say(counter.name) if counter else ""

    def _lay(self, sides: Sequence[Side], likely: Sequence[str], tall: bool) -> None:
        self.ids.rows.clear_widgets()
        for row in _rows(sides, likely, tall):
            box = BoxLayout(spacing=self.look.u * 8)
            box.size_hint_y = LIKELY if any(side.seat in likely for side in row) else 1
            for side in row:
                box.add_widget(Pad(side, self._touched))
            self.ids.rows.add_widget(box)

    def _touched(self, seat: str, at: int) -> None:
        if self._slap is not None:
            self._slap(seat, at, "touch")

    def _key_down(self, _window: object, key: int, *_: object) -> bool:
        """A key counts when it goes down, not while it repeats."""
        seats = {pad.side.seat for row in self.ids.rows.children for pad in row.children}
        if self._slap is None or KEYS.get(key) not in seats or self.get_root_window() is None:
            return False
        if key not in self._held:
            self._held.add(key)
            self._slap(KEYS[key], now_ns(), "key")
        return True

    def _key_up(self, _window: object, key: int, *_: object) -> None:
        self._held.discard(key)


def _rows(sides: Sequence[Side], likely: Sequence[str], tall: bool = False) -> list[Sequence[Side]]:
    """The likely ones in a row of their own; few one below the other, more side by side."""
    first = [side for side in sides if side.seat in likely]
    others = [side for side in sides if side.seat not in likely]
    wide = max(1, -(-len(others) // 2) if first else 1 if len(sides) < 3 else 2)
    if tall and len(sides) > 4:
        wide = 3
    return [*([first] if first else []), *(others[n : n + wide] for n in range(0, len(others), wide))]


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

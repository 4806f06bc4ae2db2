"""A part of the screen that faces another side of the table; touches on it are turned with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty
from kivy.uix.floatlayout import FloatLayout

STEP = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}  # where the reader's right hand points


class Turned(FloatLayout):
    """Lays its children out as their reader sees them: upright at 0°, from the right-hand side at 90°."""

    touchable = False  # it only passes touches on
    angle = NumericProperty(0)
    covers = BooleanProperty(False)

    def _inner(self) -> tuple[float, float]:
        return (self.height, self.width) if self.angle % 180 else (self.width, self.height)

    inner = AliasProperty(_inner, bind=("size", "angle"))

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self.fbind("angle", self._trigger_layout)

    def do_layout(self, *_: object) -> None:
        """Children live in their own coordinates, from (0, 0)."""
        super().do_layout(pos=(0, 0), size=self.inner)

    def to_parent(self, x: float, y: float, **_: object) -> tuple[float, float]:
        """A point of the reader's on the screen."""
        c, s = STEP[self.angle]
        x, y = x - self.inner[0] / 2, y - self.inner[1] / 2
        return self.center_x + x * c - y * s, self.center_y + x * s + y * c

    def to_local(self, x: float, y: float, **_: object) -> tuple[float, float]:
        """A point of the screen as the reader sees it."""
        c, s = STEP[self.angle]
        x, y = x - self.center_x, y - self.center_y
        return x * c + y * s + self.inner[0] / 2, -x * s + y * c + self.inner[1] / 2

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Touches arrive turned."""
        return self._turned(touch, super().on_touch_down)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Touches arrive turned."""
        return self._turned(touch, super().on_touch_move)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Touches arrive turned."""
        return self._turned(touch, super().on_touch_up)

    def _turned(self, touch: MotionEvent, take: Callable[[MotionEvent], object]) -> bool:
        touch.push()
        touch.apply_transform_2d(self.to_local)
        taken = bool(take(touch))
        touch.pop()
        return taken


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

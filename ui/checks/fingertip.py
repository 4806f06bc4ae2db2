"""One finger on the glass: a touch as Kivy's own drivers make it, for what plays by touching."""

from __future__ import annotations

from typing import Any

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent

from ui.touch.touch_matrix import on_glass


class Fingertip(MotionEvent):
    """A touch at a place of the picture, put down, moved and lifted by hand."""

    def __init__(self, x: float, y: float) -> None:
        super().__init__("fingertip", 99, _share(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args: Any) -> None:
        """Where it is, as shares of the glass."""
        self.sx, self.sy = args
        super().depack(args)

    def touch_down(self) -> None:
        """The finger comes down."""
        EventLoop.post_dispatch_input("begin", self)

    def touch_move(self, x: float, y: float) -> None:
        """It slides."""
        self.move(_share(x, y))
        EventLoop.post_dispatch_input("update", self)

    def touch_up(self) -> None:
        """It is lifted."""
        EventLoop.post_dispatch_input("end", self)


def _share(x: float, y: float) -> tuple[float, float]:
    """A place of the picture as a driver tells it: as shares of the glass, however the picture is turned."""
    right, down = on_glass((x, y), (Window.width - 1, Window.height - 1), Window.rotation)
    return right, 1 - down

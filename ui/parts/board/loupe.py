"""Where spaces are smaller than a thumb: the finger shows them enlarged, and lifting it picks one."""

from __future__ import annotations

from pathlib import Path

from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.uix.floatlayout import FloatLayout

from companion.view import Point, Space, Token
from ui.parts.board.board import Board
from ui.parts.board.carrying import Carrying
from ui.parts.board.outlines import corners

WIDE = 190  # units


class FineBoard(Carrying):
    """A board for playing: on small spaces a finger may slide until the right one is meant."""

    _loupe: Loupe | None = None  # kept for the next finger, for making one is slow

    @property
    def magnified(self) -> float:
        """How much larger the smallest pickable space must be for a thumb; 1 if none is too small."""
        small = [self._smaller_side(space) for space in self.view.spaces if space.id in self.glow]
        return float(max(1.0, self.thumb / min(small))) if small else 1.0

    def _smaller_side(self, space: Space) -> float:
        xs, ys = zip(*corners(space), strict=True)
        return float(max(1.0, min(max(xs) - min(xs), max(ys) - min(ys)) * abs(self.plan.scale)))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """The loupe comes with the finger."""
        taken = bool(super().on_touch_down(touch))
        if self in touch.ud and self.magnified > 1:
            self._enlarge(touch, touch.ud[self])
        return taken

    def _enlarge(self, touch: MotionEvent, ids: tuple[str, ...]) -> None:
        self._loupe = self._loupe or Loupe(self)
        self._loupe.come(self.magnified)
        self._loupe.look(touch.pos, ids)

    def show_carried(self, thing: Token, touch: MotionEvent) -> None:
        """A piece carried over small spaces is seen enlarged too."""
        super().show_carried(thing, touch)
        ids = self.under(*touch.pos)
        if self._loupe is not None and self._loupe.parent is not None:
            self._loupe.look(touch.pos, ids)
        elif self.magnified > 1:
            self._enlarge(touch, ids)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """What is under it now is meant now."""
        lens = self._loupe is not None and self._loupe.parent is not None
        carries = self.carried is not None or self.carriable(touch) is not None
        if touch.grab_current is not self or not lens or carries:
            return bool(super().on_touch_move(touch))
        ids = self.under(*touch.pos)
        if ids and ids != touch.ud[self]:
            self.finger_up()
            touch.ud[self] = ids
        self._loupe.look(touch.pos, touch.ud[self])
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """The loupe goes with the finger."""
        if touch.grab_current is self and self._loupe is not None:
            self._loupe.go()
        return bool(super().on_touch_up(touch))


class Loupe(FloatLayout):
    """A part of a board, enlarged, beside the finger."""

    much = 1.0

    def __init__(self, board: Board, **properties: object) -> None:
        super().__init__(**properties)
        self.board = board

    def come(self, much: float) -> None:
        """The board as it is now, so much larger."""
        self.much = much
        near, board = self.ids.near, self.board
        near.size = board.width * much, board.height * much
        near.view, near.glow, near.flipped = board.view, board.glow, board.flipped
        if self.parent is None:
            Window.add_widget(self)
        near.redraw()

    def look(self, at: Point, ids: tuple[str, ...]) -> None:
        """The point under the finger in the middle; the space meant is filled."""
        board, far = self.board, self.width * 0.8
        self.ids.near.picked = ids[-1:]
        x, y = board.to_window(*at)
        self.center_x = min(max(x, self.width / 2), Window.width - self.width / 2)
        self.center_y = y + far if y + far + self.height / 2 < Window.height else y - far
        self.ids.sheet.pos = (
            self.center_x - (at[0] - board.x) * self.much,
            self.center_y - (at[1] - board.y) * self.much,
        )

    def go(self) -> None:
        """Away with it; what was not drawn yet need not be."""
        Window.remove_widget(self)
        self.ids.near.redraw.cancel()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

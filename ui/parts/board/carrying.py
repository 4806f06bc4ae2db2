"""A piece carried over the board by a finger: put on a place, that is both of them picked at once."""

from __future__ import annotations

import math

from kivy.input import MotionEvent
from kivy.properties import NumericProperty, ObjectProperty

from companion.view import Token, View
from ui.parts.board.board import Board
from ui.parts.board.looks import Piece

SLIP = 0.4  # of a thumb: a finger that moves less than that has only trembled


class Carrying(Board):
    """A board whose pieces may be carried to where they may be put, which glows meanwhile."""

    thumb = NumericProperty(47)  # pixels that a thumb needs
    reach = ObjectProperty(lambda thing: frozenset())  # where a piece may be put
    carried: Token | None = None
    put_down = ""  # the piece that a finger has brought where it lies now

    def carriable(self, touch: MotionEvent) -> Token | None:
        """The piece a finger came down on, if it may be picked or is to be moved."""
        ids = touch.ud.get(self, ())
        view: View = self.view
        lie = [token for token in view.tokens if token.id in ids]
        for token in reversed(lie):
            if {token.id, token.stands_for} & self.glow or token.id == view.moving:
                return token
        return None

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """A finger that leaves with a piece carries it."""
        if touch.grab_current is not self or self.asked:
            return bool(super().on_touch_move(touch))
        if self.carried is None and _far(touch) > self.thumb * SLIP:
            self.carried = self.carriable(touch)
            if self.carried is not None:
                self.finger_up()
                self._stays, self._reached = self.glow, frozenset(self.reach(self.carried.id))
                self.glow = self._reached
        if self.carried is None:
            return bool(super().on_touch_move(touch))
        self.show_carried(self.carried, touch)
        return True

    def show_carried(self, thing: Token, touch: MotionEvent) -> None:
        """The piece under the finger, over everything else."""
        piece = Piece(thing, self.plan.on_board(*touch.pos), False)
        if self._brush is not None:
            self.layers["carried"].show({"": piece}, self._brush.token)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Put down elsewhere on the board it is meant to go there; beside it or back again, nothing is."""
        if touch.grab_current is not self or self.carried is None:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        thing, self.carried = self.carried, None
        if self.glow is self._reached:  # else something was said meanwhile, and other things glow now
            self.glow = self._stays
        self.layers["carried"].clear()
        to = self.under(*touch.pos) if self.collide_point(*touch.pos) else ()
        if to and to[-1] != thing.space:
            self.put_down = thing.id
            self.says((thing.id,), to)
        return True


def _far(touch: MotionEvent) -> float:
    return math.dist(touch.pos, touch.opos)

"""Layouts in their order: in sweeps, first inwards, then outwards, so that hardly any is laid out in vain.

Kivy lays out in the order in which it was asked to: what is inside is done while what is around it still
moves, and then again. Inwards everything finds its width; outwards, how high it is with all that is in it.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Any
from weakref import ref

from kivy.clock import Clock
from kivy.uix.layout import Layout

MANY = 2000  # turns in a frame: what has not come to rest by then goes on in the next


class Turn:
    """A layout's trigger, in place of Kivy's: its turn comes when a sweep passes its depth."""

    def __init__(self, layout: Layout) -> None:
        self._layout = ref(layout)

    def __call__(self, *_: object) -> None:
        """It is to be laid out before the next frame."""
        queue.add(self)

    @property
    def is_triggered(self) -> bool:
        """Whether it is still to come."""
        return self in queue.due

    def cancel(self) -> None:
        """It need not be."""
        queue.due.pop(self, None)

    def depth(self) -> int:
        """How many things it lies in."""
        around: Any = self._layout()
        deep = 0
        while around is not None and around.parent is not around:
            around, deep = around.parent, deep + 1
        return deep

    def take(self) -> None:
        """Lay out, if it is still there."""
        layout = self._layout()
        if layout is not None:
            layout.do_layout()


class Queue:
    """Everything that is to be laid out before the next frame."""

    def __init__(self) -> None:
        self.due: dict[Turn, None] = {}
        self._order: list[tuple[int, int, int, Turn]] = []  # by sweep, by depth, by who asked first
        self._asked = 0
        self._sweep, self._far = 0, 0  # how far it came
        self._laying = False
        # Last of what comes before the frame: what words need is found first, in the width they have had.
        self._last = Clock.create_trigger(self._lay, -1)
        self._before_the_frame = Clock.create_trigger(lambda _: self._last(), -1)

    def add(self, turn: Turn) -> None:
        """One more, or one again."""
        if turn not in self.due:
            self.due[turn] = None
            if self._laying:
                heappush(self._order, self._placed(turn))
        if not self._laying:
            self._before_the_frame()

    def _placed(self, turn: Turn) -> tuple[int, int, int, Turn]:
        """In the sweep that goes on, if that has not passed its depth yet; every other one goes outwards."""
        self._asked += 1
        way = -1 if self._sweep % 2 else 1
        deep = way * turn.depth()
        if deep > self._far:
            return self._sweep, deep, self._asked, turn
        return self._sweep + 1, -deep, self._asked, turn

    def _lay(self, _: float) -> None:
        self._laying, self._sweep, self._far = True, 0, -1
        self._order = [self._placed(turn) for turn in self.due]
        heapify(self._order)
        try:
            for _turn in range(MANY):
                if not self._order:
                    return
                self._sweep, self._far, _asked, first = heappop(self._order)
                if first in self.due:  # not called off meanwhile
                    del self.due[first]
                    first.take()
        finally:
            self._laying = False
        Clock.schedule_once(self._lay, 0)


queue = Queue()
_init = Layout.__init__


def _with_a_turn(self: Layout, **properties: object) -> None:
    if self._trigger_layout is None:
        self._trigger_layout = Turn(self)
    _init(self, **properties)


Layout.__init__ = _with_a_turn

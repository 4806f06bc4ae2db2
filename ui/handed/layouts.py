"""Layouts in their order: whatever contains others before what it contains, so that none is laid out in vain.

Kivy lays out in the order in which it was asked to: what is inside is done while what is around it still
moves, and then again. A table that shows something else was laid out two to three times over.
"""

from __future__ import annotations

from typing import Any
from weakref import ref

from kivy.clock import Clock
from kivy.uix.layout import Layout

MANY = 2000  # turns in a frame: what has not come to rest by then goes on in the next


class Turn:
    """A layout's trigger, in place of Kivy's: its turn comes after those of all around it."""

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
        self._laying = False
        self._before_the_frame = Clock.create_trigger(self._lay, -1)

    def add(self, turn: Turn) -> None:
        """One more, or one again."""
        self.due[turn] = None
        if not self._laying:
            self._before_the_frame()

    def _lay(self, _: float) -> None:
        self._laying = True
        try:
            for _turn in range(MANY):
                if not self.due:
                    return
                first = min(self.due, key=Turn.depth)
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

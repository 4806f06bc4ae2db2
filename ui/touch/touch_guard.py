"""Some screens are read by two drivers, and each tells of the same finger: the second telling is dropped."""

from __future__ import annotations

import logging

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent

log = logging.getLogger(__name__)
SECONDS = 0.030
PIXELS = 10

Told = tuple[str, MotionEvent]


class TouchGuard:
    """Stands between drivers and app, as Kivy's own filters do: a list of events in, a list out."""

    def __init__(self) -> None:
        self.doubled: set[tuple[str, str]] = set()  # which pairs of devices told of one finger
        self.doubles = 0  # how often
        self.last = ""  # which device told of a finger last
        self._recent: list[tuple[float, float, float, str]] = []
        self._dropped: set[int] = set()

    def process(self, events: list[Told]) -> list[Told]:
        """What the app is to hear of; a dropped finger stays unheard until it is lifted."""
        return [(what, touch) for what, touch in events if self._passes(what, touch)]

    def _passes(self, what: str, touch: MotionEvent) -> bool:
        if not touch.is_touch:
            return True
        if what == "begin":
            return self._begins(touch)
        heard = touch.uid not in self._dropped
        if what == "end":
            self._dropped.discard(touch.uid)
        return heard

    def _begins(self, touch: MotionEvent) -> bool:
        width, height = Window.system_size
        at, x, y = touch.time_start, touch.osx * width, touch.osy * height
        self._recent = [finger for finger in self._recent if abs(at - finger[0]) <= SECONDS]
        for _, other_x, other_y, device in self._recent:
            if device != touch.device and abs(x - other_x) <= PIXELS and abs(y - other_y) <= PIXELS:
                self._note((device, touch.device))
                self._dropped.add(touch.uid)
                return False
        self.last = touch.device
        self._recent.append((at, x, y, touch.device))
        return True

    def _note(self, pair: tuple[str, str]) -> None:
        """Counted each time; logged once for each pair, to tell which driver is one too many."""
        self.doubles += 1
        if pair not in self.doubled:
            self.doubled.add(pair)
            log.warning("one finger was told of by %s and by %s: the second is dropped", *pair)


def guard_touches() -> TouchGuard:
    """The guard put in place for good; asking again gives the same one."""
    for filter_ in EventLoop.postproc_modules:
        if isinstance(filter_, TouchGuard):
            return filter_
    guard = TouchGuard()
    EventLoop.add_postproc_module(guard)
    return guard

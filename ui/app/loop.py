"""Kivy's loop made quick: it looks when something was touched or said, and follows its rules without ado.

Kivy looks at a steady pace whether anything happens or not: a finger waits for the next look, and looking at
nothing all evening keeps the machine warm. Here whoever has something to tell stirs the loop.
"""

from __future__ import annotations

import os
import time
from collections import deque
from threading import Event
from typing import Any

from kivy.clock import Clock
from kivy.lang import builder

QUICK = 1 / 60  # seconds from frame to frame at the least: no screen shows more
AGAIN = 1 / 240  # seconds from a look at which nothing was drawn to the next
AT_ONCE = 1 / 2000  # a wait that is none
LONG = 1 / 4  # and at the most, where everything that happens stirs the loop

_stirred = Event()


def stir() -> None:
    """Something happened: the next look is due, whichever thread says so."""
    _stirred.set()


class Pace:
    """The wait between two looks, in place of Kivy's."""

    def __init__(self) -> None:
        # Whether every touch stirs the loop; a desktop's mouse does not, and is looked for.
        self.stirred_by_touch = os.environ.get("SDL_VIDEODRIVER") == "offscreen"
        self._drawn = 0.0  # the look at which the last frame was drawn

    def drawn(self, *_: object) -> None:
        """A frame is shown; a finger that comes after a look without one need not wait as long."""
        self._drawn = Clock._last_tick

    def idle(self) -> float:
        """Wait for the next look; the time at which it begins."""
        if Clock._max_fps > 0:
            while (wait := self._due() - (Clock.time() - Clock._last_tick)) > AT_ONCE:
                Clock.usleep(1_000_000 * wait)
        _stirred.clear()
        now: float = Clock.time()
        Clock._dt, Clock._last_tick = now - Clock._last_tick, now
        return now

    def _due(self) -> float:
        """Seconds after the last look at which the next one is due."""
        if _stirred.is_set():
            return QUICK if self._drawn == Clock._last_tick else AGAIN
        look: float = 1 / Clock._max_fps
        if not self.stirred_by_touch:
            return look
        due: float = Clock.get_min_timeout() - Clock._last_tick
        return max(look, min(LONG, due))


pace = Pace()


class Bell:
    """A driver's queue that stirs the loop with everything put into it."""

    def __init__(self, queue: deque[Any]) -> None:
        self._queue = queue

    def append(self, one: object) -> None:
        """Put something in, and say so."""
        self._queue.append(one)
        stir()


def stirred_by(driver: Any) -> None:
    """Have the thread of one of Kivy's drivers stir the loop with every touch."""
    run = driver._thread_run

    def heard(self: object, **told: Any) -> None:
        run(self, **told | {"queue": Bell(told["queue"])})

    driver._thread_run = heard
    pace.stirred_by_touch = True


def begin_anew() -> None:
    """The time that the start has taken is no wait: what was to come a second later does."""
    Clock._last_tick = Clock.time()


def _wait(microseconds: float) -> None:
    if _stirred.is_set():
        time.sleep(microseconds / 1e6)
    else:
        _stirred.wait(microseconds / 1e6)


def _follow(args: tuple[Any, ...], _instance: object, _value: object) -> None:
    """A rule of a kv file whose values have changed; Kivy would spell each one out for a log nobody keeps."""
    element, key, code, _rule, names = args
    setattr(element, key, eval(code, names))


builder.call_fn = _follow
# Kivy also asks the C library for the time through ctypes, many times a frame.
Clock.time, Clock.usleep, Clock.idle = time.monotonic, _wait, pace.idle
begin_anew()
Clock._start_tick = Clock._last_tick

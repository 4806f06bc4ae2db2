"""A finger held still: it asks what something is, where a short touch would pick it."""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock, ClockEvent

# A beat comes at most once a frame: a machine that stalls does not take a short touch for a long one.
BEAT_SECONDS, BEATS = 0.1, 6


class Held:
    """A part that tells a held finger from a short touch."""

    asked = False
    _waiting: ClockEvent | None = None

    def finger_down(self, asks: Callable[[], None], beats: int = BEATS) -> None:
        """If the finger stays, it asks."""
        self.finger_up()
        self.asked = False
        left = iter(range(beats - 1, -1, -1))

        def beat(_: float) -> bool:
            if next(left):
                return True
            self.asked = True
            asks()
            return False

        self._waiting = Clock.schedule_interval(beat, BEAT_SECONDS)

    def finger_up(self) -> None:
        """From now on it is too late to ask."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

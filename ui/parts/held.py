"""A finger held still: it asks what something is, where a short touch would pick it."""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock

HOLD_SECONDS = 0.6


class Held:
    """A part that tells a held finger from a short touch."""

    asked = False
    _waiting = None

    def finger_down(self, asks: Callable[[], None]) -> None:
        """If the finger stays, it asks."""
        self.finger_up()
        self.asked = False

        def stayed(_: float) -> None:
            self.asked = True
            asks()

        self._waiting = Clock.schedule_once(stayed, HOLD_SECONDS)

    def finger_up(self) -> None:
        """From now on it is too late to ask."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

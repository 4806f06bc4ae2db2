"""Pins that supply their own edge times and deliver them when they like: a loaded Pi, simulated."""

from __future__ import annotations

from gpiozero.pins.mock import MockFactory, MockPin

from companion.watch import now_ns


class TimedPin(MockPin):
    """A mock pin whose edges carry the time they are given, as the kernel's do."""

    def deliver(self, down: bool, at: int) -> None:
        """An edge of a button to ground reaches the program, made at that monotonic nanosecond."""
        self._state = not down
        if self._when_changed is not None:
            MockPin.__mro__[1]._call_when_changed(self, at / 1e9, self._state)


def timed_pins() -> MockFactory:
    """A factory of such pins."""
    factory = MockFactory(pin_class=TimedPin)
    factory.ticks = lambda: now_ns() / 1e9  # how a pin lies when it is opened has a time too
    return factory

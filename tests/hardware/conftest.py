"""Pins for tests: each test has its own, and leaves none behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory

from hardware.simulator import TimedPin, timed_pins


class HeldPin(TimedPin):
    """A pin whose button was already down when it was opened."""

    def _set_pull(self, value: str) -> None:
        self._pull, self._state = value, False


@pytest.fixture
def pins() -> Iterator[MockFactory]:
    """A table's pins, which supply their own edge times."""
    was, Device.pin_factory = Device.pin_factory, timed_pins()
    yield Device.pin_factory
    Device.pin_factory.close()
    Device.pin_factory = was


@pytest.fixture
def held(pins: MockFactory) -> TimedPin:
    """Pin 17, its button held."""
    return pins.pin(17, pin_class=HeldPin)

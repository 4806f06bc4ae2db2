"""Which pins there are, what they are good for, and how exactly they tell the time of an edge."""

from __future__ import annotations

import logging
import os

from gpiozero import Device, Factory, GPIOZeroError
from gpiozero.pins.mock import MockFactory

log = logging.getLogger(__name__)
CHIP = "/dev/gpiochip0"
# Free on a Pi with screen and camera: no I2C, SPI, serial line or sound.
SUGGESTED = (17, 27, 22, 5, 6, 13, 26, 16, 12, 25, 24, 23)
SPOKEN_FOR = {
    **dict.fromkeys((2, 3), "I2C"),
    **dict.fromkeys((7, 8, 9, 10, 11), "SPI"),
    **dict.fromkeys((14, 15), "serial"),
    **dict.fromkeys((18, 19, 20, 21), "sound"),
}


class BadPins(ValueError):
    """A button setting that cannot be read."""


class BusyPin(GPIOZeroError):
    """A pin that something else holds; says which, and what to do."""


def pin_of(said: str) -> int:
    """A pin's number."""
    if not said.isascii() or not said.isdigit() or len(said) > 2 or not 2 <= int(said) <= 27:
        raise BadPins(f"{said!r} is no pin from 2 to 27")
    return int(said)


def use_pins() -> bool:
    """Take the Pi's own pins where there are any, mock pins elsewhere; whether they are real."""
    if Device.pin_factory is None:
        Device.pin_factory = _kernel_pins() if os.path.exists(CHIP) else MockFactory()
    return not isinstance(Device.pin_factory, MockFactory)


def _kernel_pins() -> Factory:
    """lgpio and nothing else: only there do edges carry the kernel's time."""
    try:
        from gpiozero.pins.lgpio import LGPIOFactory

        return LGPIOFactory()
    except Exception as trouble:  # whatever a foreign driver raises, the game goes on by touch
        log.warning("%s: %s; buttons are only simulated", CHIP, trouble)
        return MockFactory()


def timing() -> str:
    """How edges are timed: by the kernel, coarsely in Python, or only simulated."""
    factory = Device.pin_factory
    if factory is None or isinstance(factory, MockFactory):
        return "mock"
    return "kernel" if type(factory).__name__ == "LGPIOFactory" else "coarse"


def busy(pin: int, trouble: Exception) -> BusyPin:
    """What to say of a pin that could not be taken."""
    used = f" ({SPOKEN_FOR[pin]})" if pin in SPOKEN_FOR else ""
    free = ", ".join(map(str, SUGGESTED[:6]))
    return BusyPin(f"pin {pin}{used}: {trouble}; close what uses it, or take another, such as {free}")

"""Which pins there are, what they are good for, and how exactly they tell the time of an edge."""

from __future__ import annotations

import atexit
import logging
import os
import shutil
import tempfile
from collections.abc import Container, Iterable

from gpiozero import Device, Factory, GPIOZeroError
from gpiozero.pins.mock import MockFactory

from companion.view import Text, text

log = logging.getLogger(__name__)
CHIP = "/dev/gpiochip0"
# Free on a Pi with screen and camera: no I2C, SPI, serial line or sound.
SUGGESTED = (17, 27, 22, 5, 6, 13, 26, 16, 12, 25, 24, 23)
SPOKEN_FOR = {
    **dict.fromkeys((2, 3), "I2C"),
    **dict.fromkeys((7, 8, 9, 10, 11), "SPI"),
    **dict.fromkeys((14, 15), "UART"),
    **dict.fromkeys((18, 19, 20, 21), "I2S"),
}
# Where each pin is on the header of 40, counted as printed on the Pi.
HEADER = {
    2: 3, 3: 5, 4: 7, 14: 8, 15: 10, 17: 11, 18: 12, 27: 13, 22: 15, 23: 16, 24: 18, 10: 19, 9: 21, 25: 22,
    11: 23, 8: 24, 7: 26, 5: 29, 6: 31, 12: 32, 13: 33, 19: 35, 16: 36, 26: 37, 20: 38, 21: 40,
}  # fmt: skip


class BadPins(ValueError):
    """A button setting that cannot be read."""

    def __init__(self, part: str, why: str) -> None:
        super().__init__(f"{part[:40]!r}: {why}")
        self.part = part[:40]

    @property
    def said(self) -> Text:
        """What cannot be read, and what to do about it."""
        return text("pins-unreadable", part=self.part)


class BusyPin(GPIOZeroError):
    """A pin that something else holds; says which, and what to do."""

    def __init__(self, pin: int, why: str) -> None:
        self.pin, self.why = pin, why
        used = f" ({SPOKEN_FOR[pin]})" if pin in SPOKEN_FOR else ""
        super().__init__(
            f"pin {pin}{used}: {why}; close what uses it, or take another, such as {_free({pin})}"
        )

    def said_beside(self, taken: Iterable[int] = ()) -> Text:
        """Which pin, what it is built in for, and what to do about it; others are taken already."""
        free, used = _free({self.pin, *taken}), SPOKEN_FOR.get(self.pin, "none")
        if "in use" in self.why or "busy" in self.why:
            return text("pins-busy", pin=self.pin, used=used, free=free)
        return text("pins-trouble", pin=self.pin, why=self.why[:80], free=free)

    @property
    def said(self) -> Text:
        """The same where no pin is known to be taken."""
        return self.said_beside()


def _free(taken: Container[int]) -> str:
    return ", ".join([str(pin) for pin in SUGGESTED if pin not in taken][:6])


def pin_of(said: str) -> int:
    """A pin's number."""
    if not said.isascii() or not said.isdigit() or len(said) > 2 or not 2 <= int(said) <= 27:
        raise BadPins(said, "this is no pin from 2 to 27")
    return int(said)


def use_pins() -> bool:
    """Take the Pi's own pins where there are any, mock pins elsewhere; whether they are real."""
    if Device.pin_factory is None:
        Device.pin_factory = _kernel_pins() if os.path.exists(CHIP) else MockFactory()
    return not isinstance(Device.pin_factory, MockFactory)


def _kernel_pins() -> Factory:
    """lgpio and nothing else: only there do edges carry the kernel's time."""
    if "LG_WD" not in os.environ and not os.access(".", os.W_OK):
        # It makes a pipe where it stands, and would fail where nothing can be made.
        os.environ["LG_WD"] = made = tempfile.mkdtemp(prefix="pantheon-")
        atexit.register(shutil.rmtree, made, ignore_errors=True)
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
    return BusyPin(pin, str(trouble))

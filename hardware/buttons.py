"""Table buttons: each press says a line, stamped with the time of its first raw edge.

No software debounce: it would report the last bounce instead of the first contact. Instead the first edge
counts and the button is deaf until its bounces are over.
"""

from __future__ import annotations

import os

from gpiozero import Button, Device
from gpiozero.pins.mock import MockFactory

from companion.inputs import Press, Put

DEAF_NS = 50_000_000


class BadPins(ValueError):
    """A button setting that cannot be read."""


def pins_of(setting: str) -> dict[int, str]:
    """Which pin says which line: "17 undo, 27 clock pause"."""
    found: dict[int, str] = {}
    for part in filter(None, (part.strip() for part in setting.split(","))):
        pin, _, line = part.partition(" ")
        if not pin.isascii() or not pin.isdigit() or not 2 <= int(pin) <= 27 or not line or int(pin) in found:
            raise BadPins(f"{part!r}: write a pin from 2 to 27 and what it says, such as 17 undo")
        found[int(pin)] = line
    return found


def use_pins() -> bool:
    """Take the Pi's own pins where there are any, mock pins elsewhere; whether they are real."""
    if Device.pin_factory is None:
        if os.path.exists("/dev/gpiochip0"):
            try:
                from gpiozero.pins.lgpio import LGPIOFactory

                Device.pin_factory = LGPIOFactory()
            except Exception:  # whatever a foreign driver raises, the game goes on by touch
                Device.pin_factory = MockFactory()
        else:
            Device.pin_factory = MockFactory()
    return not isinstance(Device.pin_factory, MockFactory)


class TableButton(Button):
    """A button that says its line at the first edge of a press."""

    def __init__(self, pin: int, line: str, put: Put) -> None:
        self._line, self._put, self._deaf_until = line, put, 0
        super().__init__(pin)

    def _fire_events(self, ticks: float, new_active: bool | None) -> None:
        at = int(ticks * 1e9)
        if new_active and at >= self._deaf_until:
            self._put(Press(self._line, at))
        self._deaf_until = at + DEAF_NS
        super()._fire_events(ticks, new_active)


class Buttons:
    """All buttons of the table; saying close twice does no harm."""

    def __init__(self, pins: dict[int, str], put: Put) -> None:
        self.real = use_pins()
        self._buttons = [TableButton(pin, line, put) for pin, line in pins.items()]

    def close(self) -> None:
        """Let go of the pins."""
        for button in self._buttons:
            button.close()

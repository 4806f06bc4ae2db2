"""Table buttons: each press says a line, stamped with the time of its first raw edge.

No software debounce: it would report the last bounce instead of the first contact. Instead the first edge
counts and the button is deaf until its bounces are over.
"""

from __future__ import annotations

from types import TracebackType

from gpiozero import DigitalInputDevice

from companion.inputs import Press, Put
from hardware.pins import BadPins, busy, pin_of, use_pins

__all__ = ["BadPins", "Buttons", "TableButton", "pins_of", "use_pins"]

DEAF_NS = 50_000_000


def pins_of(setting: str) -> dict[int, str]:
    """Which pin says which line: "17 undo, 27 clock pause"."""
    found: dict[int, str] = {}
    for part in filter(None, (part.strip() for part in setting.split(","))):
        said, _, line = part.partition(" ")
        try:
            pin = pin_of(said)
        except BadPins:
            pin = 0
        if not pin or not line or pin in found:
            raise BadPins(part, "write a pin from 2 to 27 and what it says, such as 17 undo")
        found[pin] = line
    return found


class TableButton(DigitalInputDevice):
    """A button that says its line at the first edge of a press; one held since before says nothing."""

    def __init__(self, pin: int, line: str, put: Put) -> None:
        self._line, self._put, self._deaf_until, self._begun = line, put, 0, False
        super().__init__(pin, pull_up=True)

    def _fire_events(self, ticks: float, new_active: bool | None) -> None:
        if not self._begun:  # no edge yet: this tells how the button lay when it was opened
            self._begun = True
            return
        at = round(ticks * 1e9)
        if new_active and at >= self._deaf_until:
            self._put(Press(self._line, at))
        self._deaf_until = at + DEAF_NS


class Buttons:
    """All buttons of the table; saying close twice does no harm."""

    def __init__(self, pins: dict[int, str], put: Put) -> None:
        self.real = use_pins()
        self._buttons: list[TableButton] = []
        for pin, line in pins.items():
            try:
                self._buttons.append(TableButton(pin, line, put))
            except Exception as trouble:  # lgpio raises errors of its own
                self.close()
                raise busy(pin, trouble) from trouble

    def __enter__(self) -> Buttons:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, at: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the pins."""
        for button in self._buttons:
            button.close()

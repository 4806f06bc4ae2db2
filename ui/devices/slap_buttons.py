"""The slap buttons as the app sees them: opened from the settings, and a finger or a key standing in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.inputs import Put, now_ns
from companion.settings import Settings
from companion.view import Text

if TYPE_CHECKING:  # the arbiter is loaded where there are pins, or before the first round of a game of slaps
    from hardware.selftest import ButtonTest
    from hardware.slaps import SlapButtons, SlapPin

SEATS = ("p1", "p2", "p3", "p4", "p5", "p6")
PILE = "pile"


class TableSlaps:
    """One arbiter for buttons, fingers and keys; without pins it begins with the first round."""

    def __init__(self, settings: Settings, put: Put) -> None:
        self.settings, self._put = settings, put
        self.buttons: SlapButtons | None = None
        self.trouble: Text | None = None
        self.pins: dict[str, SlapPin] = {}
        self.open()

    def open(self) -> None:
        """Take the pins the settings name; what cannot be taken is said, and fingers stand in."""
        self.close()
        self.trouble = None
        if self.settings["slaps"]:
            self._take()
        else:
            self.pins = {}

    def _take(self) -> None:
        from hardware.pins import BadPins, BusyPin
        from hardware.slaps import slap_pins_of

        try:
            self.pins = slap_pins_of(self.settings["slaps"])
            if self.pins:
                self.buttons = self._opened(self.pins)
        except BusyPin as trouble:
            taken = {pin for wired in self.pins.values() for pin in (wired.pin, wired.light) if pin}
            self.trouble = trouble.said_beside(taken | self.elsewhere)
        except BadPins as trouble:
            self.trouble = trouble.said

    def _opened(self, pins: dict[str, SlapPin]) -> SlapButtons:
        from hardware.slaps import SlapButtons, floors_of

        return SlapButtons(pins, self._put, floors=floors_of(self.settings["floors"]), stand_ins=SEATS)

    def wire(self, pins: dict[str, SlapPin]) -> None:
        """Other pins from now on."""
        from hardware.slaps import slap_setting

        self.settings["slaps"] = slap_setting(pins)
        self.open()

    @property
    def elsewhere(self) -> set[int]:
        """The pins that the other buttons of the table have."""
        from hardware.buttons import BadPins, pins_of

        try:
            return set(pins_of(self.settings["buttons"]))
        except BadPins:
            return set()

    @property
    def simulated(self) -> bool:
        """Whether there are buttons, but only simulated ones."""
        return self.buttons is not None and bool(self.buttons.wired) and not self.buttons.real

    # a round

    def ahead(self) -> Iterator[object]:
        """The arbiter, loaded before a slap means something."""
        import hardware.slaps

        yield hardware.slaps

    def listen(self, possible: bool) -> None:
        """The buttons listen while a slap means something, and only then."""
        if self.buttons is None:
            if not possible:
                return
            self.buttons = self._opened({})
        if possible and self.buttons.state in ("idle", "given"):
            self.buttons.arm()
        elif not possible and self.buttons.state != "idle":
            self.buttons.disarm()

    def tap(self, name: str, by: str, at: int | None = None, within: int = 0) -> None:
        """A finger, a key or a phone stands in for a button."""
        if self.buttons is not None:
            self.buttons.tap(name, now_ns() if at is None else at, by, within)

    # a test

    def test(self) -> ButtonTest:
        """Begin to test the buttons; the game hears nothing of them until then."""
        if self.buttons is None:
            self.buttons = self._opened({})
        return self.buttons.test()

    def end_test(self) -> None:
        """End the test and keep what it measured."""
        from hardware.slaps import floor_setting, floors_of

        if self.buttons is not None:
            measured = self.buttons.end_test()
            if measured:
                kept = floors_of(self.settings["floors"]) | measured
                self.settings["floors"] = floor_setting(kept)

    def close(self) -> None:
        """Let go of the pins."""
        if self.buttons is not None:
            self.buttons.close()
        self.buttons = None

"""Buttons and camera as the app sees them: opened from the settings, said so once where one cannot start."""

from __future__ import annotations

from gpiozero import GPIOZeroError

from companion.inputs import Put
from companion.settings import Settings
from companion.view import Text, text
from hardware.buttons import BadPins, Buttons, pins_of
from hardware.slaps import SlapButtons, slap_pins_of


class Devices:
    """All that is plugged in; the game goes on by touch without any of it."""

    def __init__(self, settings: Settings, put: Put) -> None:
        self.notices: list[Text] = []
        self.slaps: SlapButtons | None = None
        self._open: list[Buttons | SlapButtons] = []
        try:
            pins, slaps = pins_of(settings["buttons"]), slap_pins_of(settings["slaps"])
            if pins:
                self._open.append(Buttons(pins, put))
            if slaps:
                self.slaps = SlapButtons(slaps, put)
                self._open.append(self.slaps)
            if self._open and not self._open[0].real:
                self.notices.append(text("buttons-mock"))
        except (BadPins, GPIOZeroError) as trouble:
            self.notices.append(text("buttons-trouble", why=str(trouble)))

    def listen(self, slappable: bool) -> None:
        """The slap buttons listen while a slap means something, and only then."""
        if self.slaps is None:
            return
        if slappable and self.slaps.state in ("idle", "given"):
            self.slaps.arm()
        elif not slappable and self.slaps.state != "idle":
            self.slaps.disarm()

    def close(self) -> None:
        """Let go of everything."""
        for device in self._open:
            device.close()

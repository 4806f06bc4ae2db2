"""Buttons and camera as the app sees them: opened from the settings, said so once where one cannot start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.inputs import Put
from companion.settings import Settings
from companion.view import Text, text
from ui.devices.camera_device import CameraDevice
from ui.devices.slap_buttons import TableSlaps

if TYPE_CHECKING:
    from hardware.buttons import Buttons  # loaded only where there are any


class Devices:
    """All that is plugged in; the game goes on by touch without any of it."""

    def __init__(self, settings: Settings, put: Put) -> None:
        self.notices: list[Text] = []
        self.camera = CameraDevice(settings, put)
        self.slaps = TableSlaps(settings, put)
        self._buttons: Buttons | None = None
        self.others = 0  # buttons that say a line
        self._trouble: Text | None = None
        if settings["buttons"]:
            self._open(settings["buttons"], put)
        self.notices += [trouble for trouble in (self._trouble, self.slaps.trouble) if trouble]
        if self.slaps.simulated or (self._buttons is not None and not self._buttons.real):
            self.notices.append(text("buttons-mock"))

    def _open(self, setting: str, put: Put) -> None:
        from hardware.buttons import BadPins, Buttons, pins_of
        from hardware.pins import BusyPin

        try:
            if pins := pins_of(setting):
                self._buttons, self.others = Buttons(pins, put), len(pins)
        except (BadPins, BusyPin) as trouble:
            self._trouble = trouble.said

    @property
    def trouble(self) -> Text | None:
        """What keeps buttons from working now."""
        return self._trouble or self.slaps.trouble

    def listen(self, slappable: bool) -> None:
        """The slap buttons listen while a slap means something, and only then."""
        self.slaps.listen(slappable)

    def close(self) -> None:
        """Let go of everything."""
        self.camera.close()
        self.slaps.close()
        if self._buttons is not None:
            self._buttons.close()

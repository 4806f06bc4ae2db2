"""The slap buttons as the app sees them: not even loaded before somebody has or needs any."""

from __future__ import annotations

import subprocess
import sys

from hardware.slaps import MOST
from ui.devices.slap_buttons import SEATS


def test_every_seat_has_a_finger_that_stands_in() -> None:
    assert tuple(f"p{n}" for n in range(1, MOST + 1)) == SEATS


def test_what_reads_pins_is_not_loaded_where_none_are_named() -> None:
    asked = "import sys, ui.devices.devices; sys.exit('gpiozero' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0

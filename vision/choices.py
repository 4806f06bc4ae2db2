"""Which cameras could be chosen; asking loads nothing that reads pictures."""

from __future__ import annotations

import importlib.util
from pathlib import Path


def choices() -> list[str]:
    """What could be chosen on this machine."""
    found = ["none", "simulator"]
    if importlib.util.find_spec("picamera2") is not None:
        found.append("picamera")
    devices = Path("/dev").glob("video*")
    numbers = sorted(int(device.name[5:]) for device in devices if device.name[5:].isdigit())
    return found + [f"usb {number}" for number in numbers]

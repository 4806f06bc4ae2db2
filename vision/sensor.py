"""What is asked of a camera's sensor: its whole field, pictures short enough for moving cards, no flicker."""

from __future__ import annotations

import contextlib
import fcntl
import os
import struct
from collections.abc import Container, Mapping, Sequence
from typing import Any

from vision.mounting import Part, Taking

SIZE = (1920, 1080)  # a sticker of 20 mm half a metre away has 2.6 pixels per module at this size
_SLOWEST = 15.0  # frames a second: ten of them are read
_FASTEST = 30.0  # and more than this would only be thrown away
_SEEN = 0.98  # of the widest field: a mode that shows less is a crop
_FLICKER = {"50": 10_000, "60": 8_333}  # microseconds from one bright moment of a lamp to the next
# libcamera's numbers for AfMode, AfRange, AfMetering, AeExposureMode, AeFlickerMode
_FIXED, _CONTINUOUS, _MACRO, _WINDOWS, _SHORT, _BY_PERIOD = 0, 2, 1, 1, 1, 1
# The kernel's numbers: set a control; the mains frequency; whether the dark may slow the pictures down.
_SET_CONTROL = 0xC008561C
_POWER_LINE, _LONGER_IN_THE_DARK = 0x00980918, 0x009A0903
_LINE = {"50": 1, "60": 2}


def whole_field(modes: Sequence[Mapping[str, Any]]) -> Mapping[str, Any] | None:
    """Of a sensor's modes the smallest that shows its whole field in enough pixels, quickly enough."""
    quick = [mode for mode in modes if float(mode["fps"]) >= _SLOWEST] or list(modes)
    widest = max(map(_field, quick), default=0.0)
    whole = [mode for mode in quick if _field(mode) >= _SEEN * widest]
    large = [mode for mode in whole if mode["size"][0] >= SIZE[0]]
    if large:
        return min(large, key=lambda mode: int(mode["size"][0]))
    return max(whole, key=lambda mode: int(mode["size"][0]), default=None)


def _field(mode: Mapping[str, Any]) -> float:
    """How wide a part of the sensor is left when its picture is cut to the form we ask for."""
    _, _, width, height = mode["crop_limits"]
    return min(float(width), float(height) * SIZE[0] / SIZE[1])


def controls(
    known: Container[str], taking: Taking, fps: float, field: tuple[int, int, int, int]
) -> dict[str, Any]:
    """What libcamera is told, as far as this camera has it; `field` is all that it can show."""
    apart = round(1e6 / min(fps, _FASTEST))
    wanted: dict[str, Any] = {
        # No longer than a frame, and light by gain rather than by time: a card in a hand is a blur otherwise.
        "FrameDurationLimits": (apart, apart),
        "AeExposureMode": _SHORT,
        "AeFlickerMode": _BY_PERIOD,
        "AeFlickerPeriod": _FLICKER[taking.mains],
    }
    if taking.lens is None:
        # It focuses on the table, not on whoever leans over its edge.
        window = _within(field, taking.mounting.on_the_sensor)
        wanted |= {"AfMode": _CONTINUOUS, "AfRange": _MACRO, "AfMetering": _WINDOWS, "AfWindows": [window]}
    else:
        wanted |= {"AfMode": _FIXED, "LensPosition": taking.lens}
    return {name: value for name, value in wanted.items() if name in known}


def _within(field: tuple[int, int, int, int], part: Part) -> tuple[int, int, int, int]:
    """A part of our picture, the middle of a field, in the sensor's own pixels: x, y, width, height."""
    wide, high = field[2:]
    width, height = min(wide, high * SIZE[0] // SIZE[1]), min(high, wide * SIZE[1] // SIZE[0])
    x, y = field[0] + (wide - width) // 2, field[1] + (high - height) // 2
    left, top, right, bottom = part
    return (
        round(x + left * width),
        round(y + top * height),
        round((right - left) * width),
        round((bottom - top) * height),
    )


def steady_light(device: str, mains: str) -> None:
    """Tell a USB camera the mains frequency, and to keep its pace in the dark, as far as it can."""
    with contextlib.suppress(OSError):
        file = os.open(device, os.O_RDWR | os.O_NONBLOCK)
        try:
            for control, value in ((_POWER_LINE, _LINE[mains]), (_LONGER_IN_THE_DARK, 0)):
                with contextlib.suppress(OSError):
                    fcntl.ioctl(file, _SET_CONTROL, struct.pack("Ii", control, value))
        finally:
            os.close(file)

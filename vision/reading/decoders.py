"""The decoders, each as one function: a grey frame to texts and corners. They know nothing of our codes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import cv2
import numpy as np
import zxingcpp

from companion.view import Text, text
from vision.frames import Corners, Frame

cv2.setNumThreads(1)  # the screen and the other readers need the other cores


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """A code in a frame: its text and its corners."""

    written: str
    corners: Corners


def zxing(frame: Frame) -> list[Found]:
    """zxing-cpp: quick, and strong on small, tilted and blurred codes."""
    found = zxingcpp.read_barcodes(
        frame,
        formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode),
        try_rotate=False,
        try_invert=False,
    )
    return [Found(code.text, _corners(code.position)) for code in found]


def _corners(where: zxingcpp.Position) -> Corners:
    spots = (where.top_left, where.top_right, where.bottom_right, where.bottom_left)
    return np.array([(spot.x, spot.y) for spot in spots], np.float32)


def zbar(frame: Frame) -> list[Found]:
    """zbar through pyzbar: slow, and at times it reads what zxing-cpp misses."""
    decode, symbols = _pyzbar()
    try:
        found = decode(frame, symbols)
    except ValueError:
        return []  # pyzbar has no name for the way a part of a code in several parts is turned
    return [
        Found(code.data.decode("ascii", "replace"), np.array(code.polygon, np.float32))
        for code in found
        if len(code.polygon) == 4
    ]


@cache
def _pyzbar() -> tuple[Callable[..., list[Any]], list[Any]]:
    from pyzbar.pyzbar import ZBarSymbol, decode  # needs a system library: only loaded when it is wanted

    # Only QR: other kinds bring phantoms and noise on the terminal.
    return decode, [ZBarSymbol.QRCODE]


@cache
def zbar_trouble() -> Text | None:
    """Why the second decoder is not there, or None."""
    try:
        _pyzbar()
    except (ImportError, OSError):
        return text("camera-no-zbar")
    return None


def opencv(frame: Frame) -> list[Found]:
    """OpenCV's own reader, measured beside the others."""
    try:
        good, texts, spots, _ = _opencv().detectAndDecodeMulti(frame)
    except (UnicodeDecodeError, cv2.error):
        return []  # a payload it cannot spell loses the whole frame
    if not good:
        return []
    return [Found(written, corners) for written, corners in zip(texts, spots, strict=True) if written]


@cache
def _opencv() -> cv2.QRCodeDetector:
    return cv2.QRCodeDetector()

"""How well the camera sees, in words: closer, farther, blurred, dark, glare, and the right distance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from companion.inputs import Scan
from companion.view import Text, text
from vision.cards import MODULES
from vision.frames import Corners, Frame
from vision.reading.codes import Gauge, Stranger
from vision.reading.reader import Sight

FINE = 3.0  # pixels per module at which a code is read in almost any light
COARSE = 2.2  # and below which it is read only when everything else is well
_TOO_NEAR = 0.5  # share of the frame's height that one code may take
_DARK, _BURNT = 60, 250
_PAPER = 70  # from ink to paper, even when blurred; a table top has less
SOFT = 0.66  # sharpness below which edges are called blurred: three quarters of a module out of focus


@dataclass(frozen=True, slots=True)
class Hint:
    """How sharp the picture is, from 0 to 1, and what would help."""

    sharp: float
    said: Text


Seen = Sequence[tuple[Scan | Gauge | Stranger, Sight]]


def hint(frame: Frame, seen: Seen, likely: Sequence[Corners] = ()) -> Hint:
    """What to tell about a frame, the codes of ours in it, and the places where one could not be read."""
    likely = [corners for corners in likely if _span(_part(frame, corners)) > _PAPER]
    places = [sight.corners for _, sight in seen] or likely
    sharp = max((sharpness(frame, corners) for corners in places), default=0.0)
    return Hint(sharp, _said(frame, seen, likely, sharp))


def _said(frame: Frame, seen: Seen, likely: Sequence[Corners], sharp: float) -> Text:
    if float(np.percentile(frame[::8, ::8], 95)) < _DARK:
        return text("sight-dark")
    for what, sight in seen:
        if isinstance(what, Gauge):
            return measured(what, sight)
    if not seen:
        if any(_burnt(frame, corners) for corners in likely):
            return text("sight-glare")
        return text("sight-blurred" if likely and sharp < SOFT else "sight-nothing")
    if any(isinstance(what, Stranger) for what, _ in seen):
        return text("sight-stranger")
    sides = [sight.side for _, sight in seen]
    if max(sides) > _TOO_NEAR * frame.shape[0]:
        return text("sight-farther")
    if min(sides) / MODULES < COARSE:
        return text("sight-closer")
    return text("sight-blurred" if sharp < SOFT else "sight-good")


def measured(gauge: Gauge, sight: Sight) -> Text:
    """What the test code says about the distance: how near or far as a share of the present one."""
    share = sight.side / MODULES / FINE
    if share < COARSE / FINE:
        return text("sight-gauge-closer", size=gauge.millimetres, percent=round(100 * share))
    return text("sight-gauge-right", size=gauge.millimetres, percent=round(100 * share))


def fineness(seen: Seen) -> Text | None:
    """How many pixels a module of the smallest code in view has, and what that means; None without one."""
    if not seen:
        return None
    pixels = min(sight.side for _, sight in seen) / MODULES
    means = "fine" if pixels >= FINE else "middling" if pixels >= COARSE else "coarse"
    whole, tenths = divmod(round(10 * pixels), 10)
    return text(f"sight-modules-{means}", pixels=whole, tenths=tenths)


def sharpness(frame: Frame, corners: Corners) -> float:
    """How steep the edges of a code are, from 0 (a blur) to 1 (as sharp as can be)."""
    part = _part(frame, corners)
    if min(part.shape) < 8:
        return 0.0
    module = max(float(np.sqrt(abs(cv2.contourArea(corners)))) / MODULES, 0.5)
    calm = cv2.GaussianBlur(part, (0, 0), 0.6)
    span = _span(calm)
    slope = np.hypot(cv2.Sobel(calm, cv2.CV_32F, 1, 0) / 8, cv2.Sobel(calm, cv2.CV_32F, 0, 1) / 8)
    width = span / max(float(np.percentile(slope, 97)), 1e-3)  # pixels an edge takes from light to dark
    return float(np.clip(1.45 - 0.6 * width / module, 0, 1)) if span > 12 else 0.0


def _burnt(frame: Frame, corners: Corners) -> bool:
    """Whether light has burnt out the paper."""
    part = _part(frame, corners)
    return part.size > 0 and float((part >= _BURNT).mean()) > 0.35


def _part(frame: Frame, corners: Corners) -> Frame:
    """The part of a frame around a code."""
    low, high = np.floor(corners.min(0)).astype(int).clip(0), np.ceil(corners.max(0)).astype(int) + 1
    return frame[low[1] : high[1], low[0] : high[0]]


def _span(part: Frame) -> float:
    """From the dark to the light of a part."""
    return float(np.percentile(part, 95)) - float(np.percentile(part, 5)) if part.size else 0.0

"""Tags as squares of dark and light, and found in a picture: better one missed than one made up."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np

from vision.frames import Corners, Frame, Matrix

FAMILY = cv2.aruco.DICT_5X5_100  # any two of its tags differ in seven squares of 25, however they are turned
INNER = 5  # squares across a tag, without its dark rim
ACROSS = INNER + 2
QUIET = 1  # white squares around it
SMALLEST = 11  # pixels across a tag that may still be read
_AMPLE = 28.0  # pixels across a tag that are enough: a finer picture takes longer and shows no more
_WINDOWS = (15, 25, 45)  # of the threshold, while nobody knows how large tags are
# Grey levels darker than around it that are dark: a sensor's grain is less, a tag in poor light still more.
# At OpenCV's 7 most outlines followed are grain, in two and a half times the time.
_DARKER = 13


@dataclass(frozen=True, slots=True, eq=False)
class Mark:
    """A tag in a picture: its number, its corners, where its middle is and how large it is, in pixels."""

    tag: int
    corners: Corners
    x: float
    y: float
    side: float


def mark_of(tag: int, corners: Corners) -> Mark:
    """A tag by its corners."""
    x, y = middle(corners)
    side = float(np.sqrt(max(cv2.contourArea(corners), 1.0)))
    return Mark(tag, corners, float(x), float(y), side)


@cache
def _family() -> cv2.aruco.Dictionary:
    return cv2.aruco.getPredefinedDictionary(FAMILY)


@cache
def squares(tag: int) -> Frame:
    """The dark (1) and light (0) squares of a tag, its rim included."""
    picture = cv2.aruco.generateImageMarker(_family(), tag, ACROSS)
    return np.where(picture > 127, 0, 1).astype(np.uint8)


@cache
def _detector(window: int, least: float) -> cv2.aruco.ArucoDetector:
    how = cv2.aruco.DetectorParameters()
    # One threshold instead of three: what it misses comes a frame later, and three cost three times as much.
    how.adaptiveThreshWinSizeMin = how.adaptiveThreshWinSizeMax = window
    how.adaptiveThreshConstant = _DARKER
    how.minMarkerPerimeterRate = least
    how.maxMarkerPerimeterRate = 1.0
    how.polygonalApproxAccuracyRate = 0.06
    how.minCornerDistanceRate = 0.05
    how.minDistanceToBorder = 1
    how.perspectiveRemovePixelPerCell = 6
    how.perspectiveRemoveIgnoredMarginPerCell = 0.2
    how.maxErroneousBitsInBorderRate = 0.1
    how.errorCorrectionRate = (
        0.34  # one square of 25 may be misread: then five more must be, to be another tag
    )
    how.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    how.cornerRefinementWinSize = 3
    how.relativeCornerRefinmentWinSize = 0.2
    return cv2.aruco.ArucoDetector(_family(), how)


def marks(frame: Frame, side: float = 0.0) -> list[Mark]:
    """All tags of our family in a picture, about so many pixels across where that is known."""
    if side > _AMPLE:
        share = _AMPLE / side
        small = cv2.resize(frame, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
        return [mark_of(mark.tag, (mark.corners + 0.5) / share - 0.5) for mark in marks(small, _AMPLE)]
    read: list[Mark] = []
    for window in (int(np.clip(side, 12, 60)),) if side else _WINDOWS:
        _add(read, frame, window // 2 * 2 + 1, 4 * max(SMALLEST, 0.5 * side) / max(frame.shape))
    return read


def _add(read: list[Mark], frame: Frame, window: int, least: float) -> None:
    """What one threshold shows, beside what is read already."""
    found, ids, _ = _detector(window, round(least, 3)).detectMarkers(frame)
    for tag, corners in zip(() if ids is None else ids.ravel(), found, strict=True):
        mark = mark_of(int(tag), np.asarray(corners, np.float32).reshape(4, 2))
        if not any(other.tag == mark.tag and apart(other, mark) < 0.5 for other in read):
            read.append(mark)  # the rim of a tag has an inner and an outer edge: one tag, not two


def apart(one: Mark, other: Mark) -> float:
    """How far apart two tags are, in sides."""
    return math.hypot(one.x - other.x, one.y - other.y) / other.side


def middle(corners: Matrix) -> Matrix:
    """The middle of a square seen in perspective: where its diagonals cross."""
    a, b, c, d = np.asarray(corners, np.float64)
    along, other = c - a, d - b
    cross = along[0] * other[1] - along[1] * other[0]
    if abs(cross) < 1e-9:
        return np.asarray(corners.mean(0))
    share = ((b[0] - a[0]) * other[1] - (b[1] - a[1]) * other[0]) / cross
    return np.asarray(a + share * along)

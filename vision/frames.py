"""A frame: a grey picture of the table and the moment it was taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

Frame = npt.NDArray[np.uint8]
Matrix = npt.NDArray[Any]  # whatever numbers a transformation or a kernel is made of
Corners = npt.NDArray[np.float32]  # four points (x, y): top left, top right, bottom right, bottom left

SMALLEST, LARGEST = 64, 8192


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """A frame with its capture time in monotonic nanoseconds."""

    frame: Frame
    at: int


def grey(picture: object) -> Frame | None:
    """A picture as a grey frame; None if it is no picture at all."""
    if not isinstance(picture, np.ndarray) or picture.dtype != np.uint8 or picture.ndim not in (2, 3):
        return None
    if not all(SMALLEST <= side <= LARGEST for side in picture.shape[:2]):
        return None
    if picture.ndim == 2:
        return np.ascontiguousarray(picture)
    if picture.shape[2] == 1:
        return np.ascontiguousarray(picture[:, :, 0])
    if picture.shape[2] in (3, 4):
        plain: Frame = cv2.cvtColor(picture[:, :, :3], cv2.COLOR_BGR2GRAY)
        return plain
    return None


def turned(frame: Frame, degrees: int) -> Frame:
    """A frame turned clockwise by 0, 90, 180 or 270 degrees, for a camera that hangs askew."""
    return np.ascontiguousarray(np.rot90(frame, -degrees // 90 % 4)) if degrees % 360 else frame


def cropped(frame: Frame, part: tuple[float, float, float, float]) -> Frame:
    """The part of a frame between left, top, right and bottom, each a share of the whole."""
    height, width = frame.shape[:2]
    left, top, right, bottom = (min(max(share, 0.0), 1.0) for share in part)
    x, y = int(left * width), int(top * height)
    cut = frame[y : max(int(bottom * height), y), x : max(int(right * width), x)]
    return np.ascontiguousarray(cut) if min(cut.shape[:2]) >= SMALLEST else frame

"""Where a code may be: small parts of a frame with edges in every direction, as codes have them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import cv2
import numpy as np

from vision.frames import Corners, Frame

_SHRINK = 2  # the search is done on a frame of half the size
_WINDOW = 7  # pixels of that frame over which edges are gathered
_MOST = 14  # places looked at in one frame
_FAINT = 0.10  # of the busiest place; less is no code beside it
_DROP = 0.5  # a region ends where it is only half as busy as at its peak
_LEAST, _WIDEST = 12, 260  # pixels of that frame across a region
_SPILL = 144
_SOLID = 0.7  # how much of its parallelogram a patch fills
_SQUARE = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]])


def regions(frame: Frame, read: Iterable[Corners] = ()) -> Iterator[Corners]:
    """The busiest parts of a frame as parallelograms, the busiest first, without the codes read already."""
    small = cv2.resize(frame, None, fx=1 / _SHRINK, fy=1 / _SHRINK, interpolation=cv2.INTER_AREA)
    # The smaller eigenvalue: a card's edge or a line of the board has edges in one direction only.
    busy = cv2.blur(np.sqrt(np.maximum(cv2.cornerMinEigenVal(small, _WINDOW), 0)), (_WINDOW, _WINDOW))
    least = _FAINT * float(busy.max())
    for corners in read:
        wide = (corners - corners.mean(0)) * 1.4 + corners.mean(0)
        cv2.fillConvexPoly(busy, (wide / _SHRINK).astype(np.int32), 0)
    for _ in range(_MOST):
        _, peak, _, (column, row) = cv2.minMaxLoc(busy[::4, ::4])  # it is smooth: every fourth will do
        if peak <= least:
            return
        spot = (4 * column, 4 * row)
        mask = np.zeros((busy.shape[0] + 2, busy.shape[1] + 2), np.uint8)
        how = cv2.FLOODFILL_FIXED_RANGE | 255 << 8
        _, _, _, (x, y, width, height) = cv2.floodFill(busy, mask, spot, 0, peak * _DROP, peak, how)
        if min(width, height) >= _LEAST // 2 and _LEAST <= max(width, height) <= _WIDEST:
            shape = _shape(mask[y + 1 : y + 1 + height, x + 1 : x + 1 + width])
            if shape is not None:
                yield ((shape + np.array([x + 0.25, y + 0.25])) * _SHRINK).astype(np.float32)


def _shape(mask: Frame) -> Corners | None:
    """The parallelogram as large, as long and as slanted as a patch; how it is turned is left open."""
    about = cv2.moments(mask, binaryImage=True)
    if about["m00"] < _LEAST:
        return None
    middle = np.array([about["m10"], about["m01"]]) / about["m00"]
    spread = np.array([[about["mu20"], about["mu11"]], [about["mu11"], about["mu02"]]]) / about["m00"]
    values, ways = np.linalg.eigh(12 * spread)
    if about["m00"] < _SOLID * np.sqrt(max(values[0] * values[1], 1)):
        return None  # a ring around a code, or a bow of a printed line
    values -= _SPILL  # gathering edges over a window makes every patch a little larger
    if values[0] <= 9 or values[1] > 36 * values[0]:
        return None
    shape: Corners = middle + _SQUARE @ (ways * np.sqrt(values)) @ ways.T
    return shape

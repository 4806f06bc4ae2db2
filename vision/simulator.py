"""A camera without a camera: draws cards on a table, for demonstrations and tests."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import segno

Frame = npt.NDArray[np.uint8]
SIZE = (720, 1280)
MODULE = 5


def table_with(written: str, at: tuple[int, int] = (200, 400)) -> Frame:
    """A grey table with one card on it that bears this code."""
    frame = np.full(SIZE, 110, np.uint8)
    code = segno.make_qr(written, error="h", boost_error=False)
    rows = np.array([list(row) for row in code.matrix_iter(scale=MODULE, border=3)], np.uint8)
    picture = np.where(rows == 0, 235, 25).astype(np.uint8)
    top, left = at
    frame[top : top + picture.shape[0], left : left + picture.shape[1]] = picture
    return frame

"""What the picture shows where a code was read: the card still, the bare table, or something over it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

import cv2
import numpy as np

from vision.frames import Corners, Frame, Matrix

WIDE = 320  # pixels across the small picture by which motion, tables and covers are judged
_PATCH = 24  # pixels across a code as it is remembered
_RIM = 0.12  # of a code's side, remembered around it
_AROUND = 2.0  # sides of a code around its middle: about the card that bears it
_STILL = 8  # grey levels by which a pixel of a table at rest may flicker
_SETTLED = 8  # looks for which a pixel must rest until it counts as the table
_LIKE = 0.80  # how alike a code and its memory are; another code in the same place reaches about 0.6
_NEAR = 14  # grey levels between a bare table then and now
_BARE_CODE, _BARE_AROUND = 0.9, 0.75  # share of the place that must be bare: under the code, around it
_GRAIN, _SAME_GRAIN = 4.0, 0.4  # a table with at least that much grain must show the same grain again


Box = tuple[int, int, int]  # a square of the small picture: its middle and how far it reaches


class Shows(Enum):
    """What a place shows now."""

    CARD = "card"
    BARE = "bare"
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True, eq=False)
class Memory:
    """A place as it was: the code that lay there, the table under it, and whatever it was laid on."""

    corners: Corners
    code: Matrix
    table: Matrix
    under: Matrix
    spot: Box  # where that was, when the card was first seen there


def shrunk(frame: Frame) -> Frame:
    """The small picture by which motion, tables and covers are judged."""
    share = WIDE / frame.shape[1]
    size = (WIDE, max(round(frame.shape[0] * share), 1))
    small: Frame = cv2.resize(frame, size, interpolation=cv2.INTER_AREA)
    return small


class Places:
    """The table as it rests under everything that moves; asked about one place after the other."""

    def __init__(self) -> None:
        self._frame: Frame | None = None
        self._small: Matrix = np.zeros((0, 0), np.uint8)
        self._table: Matrix = self._small  # without cards
        self._lay: Matrix = self._small  # with all that lies there
        self._rest: Matrix = self._small  # looks for which each pixel of the table has rested
        self._calm: Matrix = self._small  # and those for which all that lies there has

    def see(self, frame: Frame, taken: Iterable[Corners] = (), small: Matrix | None = None) -> None:
        """The next picture: whatever rests long enough becomes the table, except where cards lie."""
        small = shrunk(frame) if small is None else small
        if small.shape != self._small.shape:
            self._table, self._lay = small.copy(), small.copy()
            self._rest, self._calm = (np.zeros(small.shape, np.uint8) for _ in range(2))
        else:
            moves = cv2.absdiff(small, self._small) >= _STILL
            for count in (self._rest, self._calm):
                np.minimum(count + 1, _SETTLED, out=count)
                count[moves] = 0
            np.copyto(self._lay, small, where=self._calm >= _SETTLED)
            self._small, self._frame = small, frame
            for corners in taken:
                x, y, reach = self._box(corners)
                self._rest[max(y - reach, 0) : y + reach + 1, max(x - reach, 0) : x + reach + 1] = 0
            np.copyto(self._table, small, where=self._rest >= _SETTLED)
        self._small, self._frame = small, frame

    def remember(self, corners: Corners, earlier: Memory | None = None) -> Memory:
        """A place where a code was just read, with what is known to lie under it."""
        box = self._box(corners)
        table, code = _cut(self._table, box), self._code(corners)
        if earlier is not None and max(abs(box[0] - earlier.spot[0]), abs(box[1] - earlier.spot[1])) <= 1:
            return Memory(corners, code, table, earlier.under, earlier.spot)
        under = _cut(self._lay, box)
        if _is_bare(_cut(self._small, box), under):
            under = np.full_like(under, np.nan)  # it lay here before: nobody saw what is under it
        return Memory(corners, code, table, under, box)

    def shows(self, memory: Memory) -> Shows:
        """What a remembered place shows now."""
        if float((self._code(memory.corners) * memory.code).mean()) >= _LIKE:
            return Shows.CARD
        here, first = (_cut(self._small, box) for box in (self._box(memory.corners), memory.spot))
        bare = _is_bare(here, memory.table) or _is_bare(first, memory.under)
        return Shows.BARE if bare else Shows.HIDDEN

    def _code(self, corners: Corners) -> Matrix:
        """The picture of a code, straightened, and free of how bright and how contrasty it is."""
        if self._frame is None:
            return np.zeros((_PATCH, _PATCH), np.float32)
        near, far = _PATCH * _RIM, _PATCH * (1 - _RIM)
        square = np.array([[near, near], [far, near], [far, far], [near, far]])
        turn = cv2.getPerspectiveTransform(corners.astype(np.float32), square.astype(np.float32))
        low = np.floor(corners.min(0)).astype(int)
        # Averaged first: single pixels of a code in sharp focus would change with every tremor.
        reach = max(int(np.ptp(corners, axis=0).max() / _PATCH), 1)
        x, y = (int(max(value - 2 * reach, 0)) for value in low)
        high = np.ceil(corners.max(0)).astype(int) + 2 * reach + 1
        part = cv2.blur(self._frame[y : high[1], x : high[0]], (reach, reach))
        shifted = turn @ np.array([[1.0, 0, x], [0, 1, y], [0, 0, 1]])
        seen = cv2.warpPerspective(part, shifted, (_PATCH, _PATCH)).astype(np.float32)
        spread = float(seen.std())
        return (seen - seen.mean()) / spread if spread > 2 else np.zeros_like(seen)

    def _box(self, corners: Corners) -> Box:
        """A square of the small picture around a code: its middle and how far it reaches."""
        share = WIDE / (self._frame.shape[1] if self._frame is not None else WIDE)
        x, y = corners.mean(0) * share
        side = float(np.sqrt(abs(cv2.contourArea(corners)))) * share
        return round(float(x)), round(float(y)), max(round(_AROUND * side), 3)


def _cut(picture: Matrix, box: Box) -> Matrix:
    """A square of a picture; what lies outside is not a number."""
    x, y, reach = box
    found = np.full((2 * reach + 1, 2 * reach + 1), np.nan, np.float32)
    top, left = max(y - reach, 0), max(x - reach, 0)
    part = picture[top : y + reach + 1, left : x + reach + 1]
    if part.size:
        row, column = top - (y - reach), left - (x - reach)
        found[row : row + part.shape[0], column : column + part.shape[1]] = part
    return found


def _is_bare(now: Matrix, table: Matrix) -> bool:
    """Whether a place shows the table that was known there, in a light not too different."""
    if now.shape != table.shape:
        return False
    seen = ~np.isnan(now) & ~np.isnan(table)
    middle = len(now) // 2
    reach = max(round(middle / _AROUND / 2), 1)
    inner = np.s_[middle - reach : middle + reach + 1, middle - reach : middle + reach + 1]
    near = np.abs(np.where(seen, now - table, 0)) < _NEAR
    if not seen[inner].any() or near[inner].mean() < _BARE_CODE or near[seen].mean() < _BARE_AROUND:
        return False
    grain = float(table[seen].std())
    if grain < _GRAIN:
        return True
    return float(np.corrcoef(now[seen], table[seen])[0, 1]) >= _SAME_GRAIN

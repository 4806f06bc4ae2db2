"""A frame to codes: a quick look at the whole, then small looks where a code may hide, for so long."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

import cv2
import numpy as np

from companion.inputs import Scan
from companion.watch import watch
from vision.cards import MODULES
from vision.frames import Corners, Frame
from vision.reading.codes import Gauge, Stranger, named, read
from vision.reading.decoders import Found, zbar, zbar_trouble, zxing
from vision.reading.nearest import evened, recognised
from vision.reading.regions import regions

LARGE, MIDDLING = 126, 84  # pixels across a code in an enlarged region: six or four for each module
BUDGET = 0.080  # seconds of one core for second looks at one frame
_BENT = 0.015  # of its side: how far the middle of a bent code is off its place
PATIENCE, PATIENT = 1, 6  # regions in a row unlike a code, after which no more are looked at


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    """A code in a frame: its text and where it is."""

    written: str
    corners: Corners

    @property
    def middle(self) -> tuple[float, float]:
        """Where it is."""
        x, y = self.corners.mean(0)
        return float(x), float(y)

    @property
    def side(self) -> float:
        """How large it is: the side of a square as large."""
        return float(np.sqrt(abs(cv2.contourArea(self.corners))))


def look(
    frame: Frame,
    budget: float = BUDGET,
    again: Iterable[Corners] = (),
    thorough: bool = False,
    known: Container[str] | None = None,
    vain: list[Corners] | None = None,
) -> list[Sight]:
    """Every code in a frame; `again` are places where one was a moment ago.

    A thorough look takes several times as long: the whole frame enlarged too, and more places. Where `known`
    codes are told, one that is new ends the look at once: the rest of the frame can wait, a played card not.
    `vain` are places where the looks before found nothing: they come last, and this look notes its own.
    """
    sights = [Sight(found.written, found.corners) for found in zxing(frame)]
    # A foreign code that lies there all evening is no card to hurry for.
    if known is not None and any(one.written not in known and read(one.written, 0) for one in sights):
        return sights
    if thorough:
        twice = cv2.resize(frame, None, fx=2, fy=2, interpolation=cv2.INTER_CUBIC)
        _add(sights, _back(zxing(twice), np.zeros(2, np.float32), 2))
    seen = [sight.corners for sight in sights]
    lost = [corners for corners in again if not _among(corners, seen)]
    patience = (PATIENT if thorough else PATIENCE) + len(lost)
    dull = 0
    vain = [] if vain is None else vain
    until = watch().thought() + budget
    for shape in chain(lost, _by_turns(regions(frame, seen), tuple(vain))):
        if watch().thought() >= until:
            return sights  # the next look goes on with the others
        if dull >= patience:
            break
        closer, hopeful = _closely(frame, shape, thorough)
        dull = 0 if hopeful else dull + 1
        vain += () if closer else (shape,)
        _add(sights, closer)
    vain.clear()
    return sights


def _by_turns(shapes: Iterable[Corners], vain: Sequence[Corners]) -> Iterator[Corners]:
    """Places in their order, but those already looked at in vain come last."""
    late = []
    for shape in shapes:
        if vain and _among(shape, vain):
            late.append(shape)
        else:
            yield shape
    yield from late


def _add(sights: list[Sight], more: Iterable[Sight]) -> None:
    """What a further look found, but for codes already found there: equal texts at two places are two."""
    for sight in more:
        if not _among(sight.corners, (one.corners for one in sights if one.written == sight.written)):
            sights.append(sight)


def _closely(frame: Frame, shape: Corners, thorough: bool = False) -> tuple[list[Sight], bool]:
    """What a second look at a small region finds, and whether it looks like a code at all."""
    reach = 0.35 * np.ptp(shape, axis=0)
    low = np.floor(shape.min(0) - reach).astype(int).clip(0)
    high = np.ceil(shape.max(0) + reach).astype(int) + 1
    part = frame[low[1] : high[1], low[0] : high[0]]
    if min(part.shape) < 8:
        return [], False
    large, grow = _resized(part, shape, LARGE)
    if found := zxing(large):
        return _back(found, low, grow), True
    middling, less = _resized(part, shape, MIDDLING)
    calm = cv2.GaussianBlur(middling, (0, 0), 1.2)
    outline = ((shape - low + 0.5) * less - 0.5).astype(np.float32)
    ours, hopeful = recognised(evened(calm, MIDDLING / MODULES), outline)
    if ours:
        return _back([Found(ours.written, ours.corners)], low, less), True
    if hopeful and zbar_trouble() is None and (found := zbar(large)):
        return _back(found, low, grow), True
    if thorough:
        huge, more = _resized(part, shape, 2 * LARGE)
        for flat in _flattened(huge):
            if found := zxing(flat):
                return _back(found, low, more), True
    return [], hopeful


def _flattened(part: Frame) -> Iterator[Frame]:
    """A region as it may look without a bend: paper and cloth rarely lie quite flat."""
    height, width = part.shape
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    across, down = (1 - (2 * columns / width - 1) ** 2) * height, (1 - (2 * rows / height - 1) ** 2) * width
    for bend in (_BENT, -_BENT):
        yield cv2.remap(part, columns, rows + bend * across, cv2.INTER_LINEAR)
        yield cv2.remap(part, columns + bend * down, rows, cv2.INTER_LINEAR)


def _resized(part: Frame, shape: Corners, side: int) -> tuple[Frame, float]:
    """A region in which its code is so many pixels wide, and how much it was enlarged for that."""
    grow = float(np.clip(side / np.sqrt(max(abs(cv2.contourArea(shape)), 1)), 0.2, 5))
    way = cv2.INTER_CUBIC if grow > 1 else cv2.INTER_AREA
    return cv2.resize(part, None, fx=grow, fy=grow, interpolation=way), grow


def _back(found: Iterable[Found], low: Corners, grow: float) -> list[Sight]:
    """Codes of a region, where they are in the whole frame."""
    spots = ((one.written, (one.corners + 0.5) / grow - 0.5 + low) for one in found)
    return [Sight(written, corners.astype(np.float32)) for written, corners in spots]


def _among(corners: Corners, seen: Iterable[Corners]) -> bool:
    """Whether a place is one of those seen."""
    middle = tuple(map(float, corners.mean(0)))
    return any(cv2.pointPolygonTest(other, middle, False) >= 0 for other in seen)


def things(sights: Iterable[Sight], at: int) -> Iterator[tuple[Scan | Gauge | Stranger, Sight]]:
    """The codes that are ours, with what they are; anything else in view is nothing."""
    for sight in sights:
        if (found := named(sight.written, at)) is not None:
            yield found, sight


def scans(frame: Frame, at: int) -> Iterator[Scan]:
    """The things of ours in one frame, as the camera would say them."""
    for sight in look(frame):
        if (scan := read(sight.written, at)) is not None:
            yield scan

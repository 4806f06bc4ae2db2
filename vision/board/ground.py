"""The board as it looks with nothing over it: what has changed where, and whether an arm reaches in."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np

from companion.tags import Tags
from vision.board.marks import ACROSS, QUIET, Mark
from vision.board.spaces import Spaces
from vision.frames import Frame, Matrix

_FINE = 0.4  # pixels per millimetre of the board, as it is remembered
_RIM, _AROUND = 4.0, 16.0  # millimetres around all spaces between which an arm is looked for
_PIECE = 30.0  # millimetres of that rim judged together: an arm is wider
_OTHER = 20.0  # grey levels by which a place has changed, in the light of this moment
_EVEN = 24.0  # grey levels within which a bare space may differ in itself; a tag has five times as many
_BLACK, _DAZZLING = 12.0, 228.0  # tones in which a tag could hide
_CROSSED = 0.5  # share of a piece of the rim that may have changed
_TAG = 0.35  # of a tag with its rim: where so much of a space has changed, one may lie there unread
_BEHIND = 0.2  # of a tag's place: with so much of it hidden by a piece before it, no tag is read


@dataclass(eq=False)
class Ground:
    """A board as it was last seen clear, in a small picture seen from overhead."""

    tags: Tags
    spaces: Spaces
    _then: Matrix = field(init=False)
    _known: Matrix = field(init=False)
    _now: Matrix = field(init=False)
    _seen: Matrix = field(init=False)

    def __post_init__(self) -> None:
        edges = np.concatenate([*self.spaces.outlines, np.array(self.tags.at, np.float32)])
        beyond = _AROUND / self.tags.unit
        self._low, high = edges.min(0) - beyond, edges.max(0) + beyond
        self._fine = _FINE * self.tags.unit
        wide, tall = np.ceil((high - self._low) * self._fine).astype(int)
        self._size = (int(wide), int(tall))
        self._label = self._labels()
        self._count = np.maximum(np.bincount(self._label.ravel(), minlength=self._last + 1), 1)
        self.forget()

    def _labels(self) -> Matrix:
        """Which space each pixel belongs to, from 1 on; then the pieces of the rim; 0 for all else."""
        label = np.zeros(self._size[::-1], np.int32)
        rows, columns = np.indices(label.shape)
        deep = np.minimum.reduce([rows, columns, label.shape[0] - 1 - rows, label.shape[1] - 1 - columns])
        width, height = self._size
        turn = np.arctan2(rows - height / 2, columns - width / 2)
        pieces = max(int(2 * (width + height) / (_PIECE * _FINE)), 8)
        piece = ((turn + np.pi) / (2 * np.pi) * pieces).astype(np.int32) % pieces
        first = len(self.spaces.ids) + 1
        label[:] = np.where(deep < (_AROUND - _RIM) * _FINE, first + piece, 0)
        for n, outline in enumerate(self.spaces.outlines, 1):
            edge = np.round((outline - self._low) * self._fine).astype(np.int32)
            cv2.fillPoly(label, [edge], n)
            cv2.polylines(label, [edge], True, 0, 3)  # where two spaces meet, the least tremor is a change
        self._first, self._last = first, first + pieces
        return label

    def forget(self) -> None:
        """The camera or the board has moved: nothing is known any more."""
        self._then = np.zeros(self._size[::-1], np.float32)
        self._known = np.zeros(self._size[::-1], bool)
        self._now, self._seen = self._then, self._known
        self._body = np.zeros(self._size[::-1], np.uint8)

    def see(self, frame: Frame, corners: Sequence[Mark]) -> None:
        """The next picture of the board, lying as its corners say."""
        spots = np.array([(mark.x, mark.y) for mark in corners], np.float32)
        places = (np.array(self.tags.at, np.float32) - self._low) * self._fine
        turn = cv2.getPerspectiveTransform(spots, places.astype(np.float32))
        small = cv2.warpPerspective(frame, turn, self._size, flags=cv2.INTER_AREA, borderValue=0)
        inside = cv2.warpPerspective(np.full((2, 2), 255, np.uint8), turn @ _stretch(frame), self._size)
        self._now, self._seen = cv2.blur(small, (3, 3)).astype(np.float32), inside > 0
        both = self._known & self._seen
        if both.any():  # the lamp may be brighter now, or the camera less patient
            was, now = self._then[both], self._now[both]
            self._now *= float(np.clip(np.median(was) / max(float(np.median(now)), 1.0), 0.5, 2.0))

    def stand(self, bodies: Sequence[Matrix]) -> None:
        """What pieces hide: from the base of each, in units, to where the tag on its head appears."""
        self._body = np.zeros(self._size[::-1], np.uint8)
        for body in bodies:
            spots = np.round((body - self._low) * self._fine).astype(np.int32)
            cv2.fillConvexPoly(self._body, cv2.convexHull(spots)[:, 0], 1)
        if len(bodies):
            self._body = cv2.dilate(self._body, np.ones((5, 5), np.uint8))

    def behind(self, tag: Matrix) -> bool:
        """Whether what stands there now hides so much of a tag's place, in units, that none could be read."""
        place = np.zeros(self._size[::-1], np.uint8)
        spots = np.round((tag - self._low) * self._fine).astype(np.int32)
        cv2.fillConvexPoly(place, cv2.convexHull(spots)[:, 0], 1)
        return bool(self._body[place > 0].mean() > _BEHIND) if place.any() else False

    @property
    def fresh(self) -> bool:
        """Whether no board has been remembered yet."""
        return not self._known.any()

    @property
    def crossed(self) -> bool:
        """Whether something reaches in over the rim of the board."""
        rim = self._label >= self._first
        other = (np.abs(self._now - self._then) > _OTHER) & self._known & self._seen & rim
        count = np.bincount(self._label.ravel(), (self._seen & self._known).ravel(), self._last + 1)
        share = np.bincount(self._label.ravel(), other.ravel(), self._last + 1) / np.maximum(count, 1)
        wide = count >= self._count / 2
        return bool((share > _CROSSED)[self._first :][wide[self._first :]].any())

    def covered(self, taken: Collection[str]) -> tuple[str, ...]:
        """The spaces, but for those where a tag was read, that do not look as they do when bare."""
        other = ((np.abs(self._now - self._then) > _OTHER) | ~self._known) & (self._body == 0)
        count = np.bincount(self._label.ravel(), other.ravel(), self._last + 1)
        tag = (self.tags.side * (ACROSS + 2 * QUIET) / ACROSS * _FINE) ** 2
        most = np.minimum(_TAG * tag, 0.5 * self._count)
        return tuple(
            space for n, space in enumerate(self.spaces.ids, 1) if space not in taken and count[n] > most[n]
        )

    def remember(
        self, taken: Collection[str], rested: bool = False, long: bool = False, left: Collection[str] = ()
    ) -> None:
        """How the board looks where nothing lies: what still looks so, for light creeps.

        What was never seen is taken for bare when all has rested; what has changed, and where a piece was
        that is seen nowhere now, only after long, or if it looks like the board around it: till then the
        piece may lie there with its tag unread.
        """
        free = self._seen & ~self._among(taken) & (self._body == 0)
        if not long:
            alike = (np.abs(self._now - self._then) <= _OTHER) & self._known
            wary = self._among([space for space in left if not self._plain(space)])
            free &= alike | (~self._known & ~wary) if rested else alike
        self._then = np.where(free, self._now, self._then)
        self._known |= free

    def _plain(self, space: str) -> bool:
        """Whether a space is of one tone, neither dazzling nor black: no tag is on it, read or not."""
        here = self._now[(self._label == self.spaces.ids.index(space) + 1) & self._seen & (self._body == 0)]
        if not here.size:
            return False
        low, tone, high = np.percentile(here, [8, 50, 92])
        return bool(high - low < _EVEN and _BLACK < tone < _DAZZLING)

    def _among(self, spaces: Collection[str]) -> Matrix:
        """The pixels of some spaces."""
        ids = self.spaces.ids
        chosen = [False, *(space in spaces for space in ids), *[False] * (self._last - len(ids))]
        return np.asarray(np.array(chosen)[self._label])


def _stretch(frame: Frame) -> Matrix:
    """A picture of two by two pixels as large as a frame."""
    height, width = frame.shape
    return np.diag([float(width), float(height), 1.0])

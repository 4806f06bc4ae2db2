"""A printed board measured: tags laid on named spaces say where things lie that only seem to lie there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import cv2
import numpy as np

from companion.tags import Tags
from companion.view import Point, View
from vision.board.spaces import CLEAR
from vision.frames import Matrix

FEWEST = 2  # tags that must be laid; with four the board may be stretched, with six seen askew
_AFFINE, _PROJECTIVE = 4, 6
_FLAT = 0.15  # how wide the laid tags must be spread beside how long, or they count as one line


@dataclass(frozen=True, slots=True)
class Measured:
    """Tags as the laid ones say, how far the worst of these is off in millimetres, and which one that is."""

    tags: Tags
    off: float
    worst: str

    @property
    def good(self) -> bool:
        """Whether every tag lies where it was said to: none is so far off that spaces could be mistaken."""
        return self.off <= CLEAR / 2


def calibrated(tags: Tags, view: View, laid: Mapping[str, Point]) -> Measured | None:
    """The board by tags laid on the middle of spaces: space → where its tag seems to lie (`BoardSight.seen`).

    `tags` are those with which they were seen. None if there are too few, or two seem to lie in one place.
    """
    middles = {space.id: (space.x, space.y) for space in tags.places(view)}
    known = [space for space in laid if space in middles]
    seen = np.array([laid[space] for space in known], np.float64)
    true = np.array([middles[space] for space in known], np.float64)
    if len(known) < FEWEST or (turn := _fitted(seen, true)) is None:
        return None
    apart = np.hypot(*(cv2.perspectiveTransform(seen[None], turn)[0] - true).T) * tags.unit
    worst = int(apart.argmax())
    before = np.array(tags.warp).reshape(3, 3) if tags.warp else np.eye(3)
    warp = turn @ before
    warp = warp / warp[2, 2]
    return Measured(replace(tags, warp=tuple(map(float, warp.ravel()))), float(apart[worst]), known[worst])


def _fitted(seen: Matrix, true: Matrix) -> Matrix | None:
    """The simplest map that so many points can tell: turned and grown, stretched, or seen askew."""
    spread = np.linalg.svd(seen - seen.mean(0), compute_uv=False)
    if spread[0] < 1e-6:
        return None
    count = len(seen) if spread[-1] / spread[0] > _FLAT else FEWEST
    if count >= _PROJECTIVE:
        turn, _ = cv2.findHomography(seen, true, 0)
        return None if turn is None else np.asarray(turn, np.float64)
    pairs = np.zeros((2 * len(seen), 6))
    pairs[0::2, :2], pairs[0::2, 2] = seen, 1
    pairs[1::2, 3:5], pairs[1::2, 5] = seen, 1
    if count >= _AFFINE:
        found = np.linalg.lstsq(pairs, true.ravel(), rcond=None)[0]
        return np.vstack([found.reshape(2, 3), [0, 0, 1]])
    alike = np.zeros((2 * len(seen), 4))
    alike[0::2] = np.column_stack([seen[:, 0], -seen[:, 1], np.ones(len(seen)), np.zeros(len(seen))])
    alike[1::2] = np.column_stack([seen[:, 1], seen[:, 0], np.zeros(len(seen)), np.ones(len(seen))])
    a, b, x, y = np.linalg.lstsq(alike, true.ravel(), rcond=None)[0]
    return np.array([[a, -b, x], [b, a, y], [0, 0, 1.0]])

"""The plane of a board by the tags at its corners, and where a tag some height over it really stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from companion.tags import Tags
from vision.board.lens import Lens
from vision.board.marks import Mark, middle
from vision.frames import Matrix
from vision.mounting import WHOLE, Part

ALIKE = 0.15  # by which the corners' tags may differ in size: more, and they do not lie in one plane
_FLATTEST = 0.55  # how steeply a camera must look down: the sine of that angle


@dataclass(frozen=True, slots=True, eq=False)
class Plane:
    """A board under a camera: from directions to the view's units, and where the camera is over it."""

    lens: Lens
    shape: tuple[int, ...]
    part: Part
    flat: Matrix  # from a direction to a point of the board
    under: Matrix  # the point of the board under the camera
    away: float  # how high the camera is over it, in units
    unit: float  # millimetres, by the size of the tags

    def place(self, mark: Mark, high: float = 0.0) -> tuple[float, float]:
        """Where a piece stands whose tag is so many millimetres over the board, in units."""
        x, y = self._down(np.array([middle(self._straight(mark))]), high)[0]
        return float(x), float(y)

    def size(self, mark: Mark, high: float = 0.0) -> tuple[float, float]:
        """A tag's shorter and longer side, in millimetres, if it lies level at that height."""
        square = self._down(self._straight(mark), high)
        sides = np.hypot(*(np.roll(square, -1, 0) - square).T) * self.unit
        along, down = (sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2
        return float(min(along, down)), float(max(along, down))

    def body(self, mark: Mark, high: float) -> Matrix:
        """What a piece with such a tag hides of the board, in units: its base, and where its head appears."""
        spots = self._straight(mark)
        return np.concatenate([self._down(spots, 0.0), self._down(spots, high)])

    def seen(self, places: Matrix, high: float = 0.0) -> Matrix:
        """Where places of the board, so many millimetres over it, appear in the picture, in pixels."""
        share = min(high / self.unit / self.away, 0.5)
        ground = (places - self.under * share) / (1 - share)
        return self.lens.bent(_through(np.linalg.inv(self.flat), ground), self.shape, self.part)

    def _straight(self, mark: Mark) -> Matrix:
        return self.lens.straight(mark.corners, self.shape, self.part)

    def _down(self, directions: Matrix, high: float) -> Matrix:
        """From where rays meet the board, back along them to the height at which the tag is."""
        ground = _through(self.flat, directions)
        return np.asarray(ground + (self.under - ground) * min(high / self.unit / self.away, 0.5))


def plane_of(
    tags: Tags, corners: Sequence[Mark], lens: Lens, shape: tuple[int, ...], part: Part = WHOLE
) -> Plane | None:
    """The plane in which four corner tags lie, in their order; None if these cannot be a board's corners."""
    spots = [lens.straight(mark.corners, shape, part) for mark in corners]
    seen = np.array([middle(spot) for spot in spots])
    if cv2.contourArea(seen.astype(np.float32), oriented=True) <= 0 or not _convex(seen):
        return None  # mirrored, or crossed: no board lies like that
    upon: Matrix = cv2.getPerspectiveTransform(np.array(tags.at, np.float32), seen.astype(np.float32))
    flat = np.linalg.inv(upon)
    sides = []
    for spot in spots:
        square = _through(flat, spot)
        sides.append(float(np.hypot(*(np.roll(square, -1, 0) - square).T).mean()))
    usual = float(np.median(sides))
    if usual <= 0 or max(abs(side / usual - 1) for side in sides) > ALIKE:
        return None
    under, away = _camera(upon)
    if away <= 0:
        return None
    if tags.warp:
        flat = np.array(tags.warp).reshape(3, 3) @ flat
        under = _through(np.array(tags.warp).reshape(3, 3), under[None])[0]
    return Plane(lens, shape, part, flat, under, away, tags.side / usual)


def _convex(seen: Matrix) -> bool:
    return bool(cv2.isContourConvex(seen.astype(np.float32)))


def _camera(upon: Matrix) -> tuple[Matrix, float]:
    """Where the camera is, in units of the board; no height if it looks along the board or from below."""
    scale = (np.linalg.norm(upon[:, 0]) + np.linalg.norm(upon[:, 1])) / 2
    pose = upon / scale * (1 if upon[2, 2] > 0 else -1)
    axes, _, other = np.linalg.svd(
        np.column_stack([pose[:, 0], pose[:, 1], np.cross(pose[:, 0], pose[:, 1])])
    )
    turn = axes @ other
    at = -turn.T @ pose[:, 2]
    steep = at[2] / max(float(np.linalg.norm(at)), 1e-9) > _FLATTEST
    return np.asarray(at[:2]), float(at[2]) if steep else 0.0


def _through(turn: Matrix, points: Matrix) -> Matrix:
    """Points through a homography."""
    return np.asarray(cv2.perspectiveTransform(np.asarray(points, np.float64)[None], turn)[0])

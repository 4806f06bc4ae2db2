"""What a lens does to straight lines: pixels as directions, by the angle it sees and how much it bends."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.frames import Matrix
from vision.mounting import WHOLE, Part

# How wide each sensor's usual lens sees, in degrees across its whole field: the table in the guide.
FIELDS = {"ov5647": 53.5, "imx219": 62.2, "imx708": 66.0, "imx708_wide": 102.0, "imx477": 55.3}
USB = 70.0
_ROUNDS = 6  # of straightening: each leaves a tenth of the error or less


@dataclass(frozen=True, slots=True)
class Lens:
    """How wide a camera sees across its whole picture, in degrees, and how it bends lines there.

    A point at distance r from the middle, in focal lengths, appears at r (1 + bend r²).
    """

    field: float = FIELDS["imx708"]
    bend: float = 0.0

    def straight(self, points: Matrix, shape: tuple[int, ...], part: Part = WHOLE) -> Matrix:
        """Pixels of a frame, cut out of such a part of the picture, as directions: x and y one unit ahead."""
        middle, focus = self._picture(shape, part)
        seen = (np.asarray(points, np.float64) - middle) / focus
        if not self.bend:
            return np.asarray(seen)
        true = seen
        for _ in range(_ROUNDS):
            true = seen / (1 + self.bend * (true**2).sum(-1, keepdims=True))
        return np.asarray(true)

    def bent(self, directions: Matrix, shape: tuple[int, ...], part: Part = WHOLE) -> Matrix:
        """Directions as pixels: the other way round."""
        middle, focus = self._picture(shape, part)
        away = (directions**2).sum(-1, keepdims=True)
        return np.asarray(directions * (1 + self.bend * away) * focus + middle)

    def _picture(self, shape: tuple[int, ...], part: Part) -> tuple[Matrix, float]:
        """The middle of the whole picture in pixels of the frame cut out of it, and the focal length."""
        left, top, right, bottom = part
        width, height = shape[1] / (right - left), shape[0] / (bottom - top)
        focus = max(width, height) / 2 / np.tan(np.deg2rad(self.field / 2))
        return np.array([(0.5 - left) * width, (0.5 - top) * height]) - 0.5, float(focus)


USUAL = Lens()


def lens_of(model: str) -> Lens:
    """The lens of a sensor by its name; the most common one where it is not known."""
    return Lens(FIELDS[model]) if model in FIELDS else USUAL

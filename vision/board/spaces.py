"""From a place on the board to the space that a piece lies on, or to those between which it lies."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from companion.tags import outline_of
from companion.view import Space

CLEAR = (
    4.0  # millimetres from the edge of its space at which a piece lies clearly on it: twice the largest error
)
_NEIGHBOURS = 9  # spaces that can be near a place


class Spaces:
    """The spaces of a board and their edges."""

    def __init__(self, spaces: Sequence[Space]) -> None:
        self.ids = tuple(space.id for space in spaces)
        self.outlines = [np.array(outline_of(space), np.float32) for space in spaces]
        self.edges = np.concatenate(self.outlines).astype(np.float64)
        self.whose = np.repeat(np.arange(len(self.ids)), [len(outline) for outline in self.outlines])
        self._low = np.array([outline.min(0) for outline in self.outlines])
        self._high = np.array([outline.max(0) for outline in self.outlines])

    def under(self, x: float, y: float, clear: float) -> tuple[str, ...]:
        """The space a piece lies on, all between which it lies, or none: so much within an edge is clear."""
        point = np.array([x, y])
        apart = np.maximum(np.maximum(self._low - point, point - self._high), 0).max(1)
        near = np.flatnonzero(apart < clear)
        inside = {n: cv2.pointPolygonTest(self.outlines[n], (x, y), True) for n in near[:_NEIGHBOURS]}
        for n, depth in inside.items():
            if depth >= clear:
                return (self.ids[n],)
        return tuple(self.ids[n] for n, depth in inside.items() if depth > -clear)

"""Pieces as hands lay them: not quite in the middle of their spaces, turned anyhow, some without a tag."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np

from companion.tags import Tags, outline_of
from companion.view import Space, View
from vision.drawn.boards import Stands
from vision.drawn.spoil import Dice

CARE = 2.5  # millimetres by which careful hands miss the middle of a space
_INSIDE = 1.0  # millimetres that a piece keeps from the edge of its space, however it is laid


def laid(tags: Tags, view: View, dice: Dice, care: float = CARE) -> Iterator[Stands]:
    """Every tagged piece of a view, laid by hand on its space."""
    spaces = {space.id: space for space in tags.places(view)}
    known = {piece.name: piece for piece in tags.pieces}
    for token in view.tokens:
        name = tags.named(token)
        if token.space in spaces and name:
            piece = known[name]
            yield put_on(tags, spaces[token.space], piece.tag, piece.high, dice, care, (token.dx, token.dy))


def put_on(
    tags: Tags,
    space: Space,
    tag: int,
    high: float,
    dice: Dice,
    care: float = CARE,
    off: tuple[float, float] = (0.0, 0.0),
) -> Stands:
    """A piece laid on a space, somewhere within its edges; in its middle where there is little room."""
    edge = np.array(outline_of(space), np.float32)
    for _ in range(20):
        dx, dy = dice.normal(0, care / tags.unit, 2)
        x, y = space.x + off[0] + dx, space.y + off[1] + dy
        if cv2.pointPolygonTest(edge, (x, y), True) * tags.unit >= _INSIDE:
            break
    else:
        x, y = space.x, space.y
    return Stands(tag, float(x), float(y), high, float(dice.uniform(0, 360)))

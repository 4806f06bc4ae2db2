"""The small ring on a space that may be picked, where there are many: made once as a picture.

Drawn anew for each space, the thin line around it took the renderer longer than all the rest of a board.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture

from companion.view import Point

FINER = 2  # pixels of the picture for one of the screen: its edge is smooth wherever it lies
SHADE = (0.04, 0.05, 0.12, 0.75)  # behind it, so that it shows on any ground
DOT = 0.29  # how far its dot reaches, of how far it does
KEPT = 8  # sizes and colours
STEPS = 8  # in which an edge fades, for each pixel

Rgba = tuple[float, float, float, float]


def ring(middle: Point, reach: float, width: float, colour: Sequence[float]) -> None:
    """A ring with a dot in it."""
    red, green, blue, alpha = colour
    texture, half = _picture(reach, width, (red, green, blue, alpha))
    Color(1, 1, 1, 1)
    Rectangle(texture=texture, pos=(middle[0] - half, middle[1] - half), size=(half * 2, half * 2))


@lru_cache(maxsize=KEPT)
def _picture(reach: float, width: float, colour: Rgba) -> tuple[Texture, float]:
    """The picture, and half of how wide it is on the screen."""
    half = math.ceil(reach + width + 1)
    side = 2 * half * FINER
    fade = [_seen(n / STEPS / FINER, reach, width, colour) for n in range(side * STEPS)]
    across = [n + 0.5 - side / 2 for n in range(side)]
    pixels = b"".join(fade[int(math.hypot(x, y) * STEPS)] for y in across for x in across)
    texture = Texture.create(size=(side, side), colorfmt="rgba")
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
    return texture, float(half)


def _seen(far: float, reach: float, width: float, colour: Rgba) -> bytes:
    """The pixel so far from the middle: the shade, and over it the line and the dot."""
    line = max(_within(width - abs(far - reach)), _within(reach * DOT - far)) * colour[3]
    under = SHADE[3] * _within(reach - far) * (1 - line)
    alpha = line + under
    mixed = [(c * line + s * under) / alpha if alpha else c for c, s in zip(colour[:3], SHADE, strict=False)]
    return bytes(round(255 * part) for part in (*mixed, alpha))


def _within(far: float) -> float:
    """How much of a pixel lies within an edge that is so far away."""
    return min(1.0, max(0.0, far + 0.5))

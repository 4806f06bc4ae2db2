"""Baked pictures as textures, each read when it is first drawn: grounds, covers, materials, light."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from weakref import WeakValueDictionary

from kivy.core.image import Image
from kivy.graphics.texture import Texture

from ui.handed.theme import ASSETS

MATERIALS, PARTS = ASSETS / "materials", ASSETS / "parts"
GROUNDS = 3  # kept: one evening sees few worlds
STONES = 6  # of these a board is built once, and then it is one picture


_shown: WeakValueDictionary[Path, Texture] = WeakValueDictionary()  # what somebody shows is not read twice


def _read(path: Path) -> Texture:
    """A picture as a texture; how long it is kept is said here, and not by a cache of Kivy's."""
    texture = _shown.get(path)
    if texture is None:
        texture = _shown[path] = Image(str(path), keep_data=False, nocache=True).texture
    return texture


@lru_cache(maxsize=GROUNDS)
def ground(path: Path) -> Texture | None:
    """The picture a world's pages lie on; none where it was not baked."""
    return _read(path) if path.is_file() else None


@cache
def cover(path: Path) -> Texture | None:
    """The picture of a box; none where it was not baked."""
    return _read(path) if path.is_file() else None


@lru_cache(maxsize=STONES)
def material(name: str) -> Texture:
    """A square of stone, cloth, wood or paper that can be laid side by side without end."""
    texture = _read(MATERIALS / f"{name}.png")
    texture.wrap = "repeat"
    return texture


@cache
def part(name: str) -> Texture:
    """Light and shade by name: for boxes, for discs and balls, the golden key, a glow, a Greek key."""
    texture = _read(PARTS / f"{name}.png")
    if name == "meander":
        texture.wrap = "repeat"
    return texture


def filling(texture: Texture | None, size: tuple[float, float]) -> tuple[float, ...]:
    """The part of a picture that fills a box without being stretched, as texture coordinates."""
    if texture is None or not all(size):
        return 0, 1, 1, 1, 1, 0, 0, 0
    wide, high = size[0] / texture.width, size[1] / texture.height
    most = max(wide, high)
    x, y = (1 - wide / most) / 2, (1 - high / most) / 2
    u, v = texture.uvsize
    left, right = texture.uvpos[0] + u * x, texture.uvpos[0] + u * (1 - x)
    low, top = texture.uvpos[1] + v * y, texture.uvpos[1] + v * (1 - y)
    return left, low, right, low, right, top, left, top


def along(wide: float, step: float) -> tuple[float, ...]:
    """The coordinates that repeat a strip along a line, as often as it fits whole."""
    times = max(0, int(wide // step))
    return 0, 1, times, 1, times, 0, 0, 0


def tiles(texture: Texture, size: tuple[float, float], side: float) -> tuple[float, ...]:
    """The coordinates that lay a material over a box, one square of it being so many pixels wide."""
    u, v = texture.uvsize
    wide, high = size[0] / side * u, size[1] / side * v
    x, y = texture.uvpos
    return x, y, x + wide, y, x + wide, y + high, x, y + high

"""Light and shade: what makes a box a key and a disc a piece. White or black with an alpha, to be tinted."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from deploy.baking.noise import Field, rgb

LARGE = 4  # times as large as it is kept: edges come out smooth


def _mix(values: Field, stops: tuple[tuple[float, float, float], ...]) -> tuple[Field, Field]:
    """Grey and alpha along a gradient of (where, grey, alpha)."""
    at = [stop[0] for stop in stops]
    grey = np.interp(values, at, [stop[1] for stop in stops])
    alpha = np.interp(values, at, [stop[2] for stop in stops])
    return grey.astype(np.float32), alpha.astype(np.float32)


def _rgba(grey: Field, alpha: Field) -> Image.Image:
    parts = [grey, grey, grey, alpha * 255]
    return Image.fromarray(np.clip(np.stack(parts, axis=-1), 0, 255).astype(np.uint8), "RGBA")


def _away(side: int, middle: tuple[float, float] = (0.5, 0.5)) -> Field:
    """How far each point of a square is from a point of it, half its side being 1."""
    y, x = (np.mgrid[0:side, 0:side].astype(np.float32) + 0.5) / side
    return (np.hypot(x - middle[0], y - middle[1]) * 2).astype(np.float32)


def _inside(side: int) -> Field:
    """1 inside a disc that fills a square, 0 outside, soft by one pixel."""
    return np.clip((1 - _away(side)) * side / 2 + 0.5, 0, 1)


def gloss() -> Image.Image:
    """Light from above on a key: to be laid over its colour."""
    down = np.tile(np.linspace(0, 1, 64, dtype=np.float32)[:, None], (1, 4))
    return _rgba(*_mix(down, ((0, 255, 0.16), (0.5, 255, 0.03), (0.5001, 0, 0.0), (1, 0, 0.16))))


def key() -> Image.Image:
    """The gold of the key to press next."""
    down, stops = np.linspace(0, 1, 64), (0, 0.12, 1)
    tones = np.stack([rgb(colour) for colour in ("#FFD984", "#F7C45C", "#E0A23A")])
    line = np.stack([np.interp(down, stops, tones[:, n]) for n in range(3)], axis=-1)
    return Image.fromarray(np.tile(line[:, None, :], (1, 4, 1)).astype(np.uint8))


def relief() -> Image.Image:
    """Sunlight across a raised disc: cream at the upper left, blue-black at the lower right."""
    side = 256
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) / side
    across = (x + y) / 2
    grey, alpha = _mix(across, ((0, 250, 0.42), (0.5, 250, 0.0), (0.5001, 24, 0.0), (1, 24, 0.42)))
    return _rgba(grey, alpha * _inside(side))


def sphere() -> Image.Image:
    """A ball's light and shade, to be laid over its colour."""
    side = 192
    grey, alpha = _mix(
        _away(side, (0.36, 0.30)) / 1.6,
        ((0, 255, 0.75), (0.3, 255, 0.14), (0.5, 255, 0.0), (0.5001, 0, 0.0), (0.7, 0, 0.14), (1, 0, 0.55)),
    )
    return _rgba(grey, alpha * _inside(side))


def disc() -> Image.Image:
    """A plain disc with a smooth edge: pieces, rims and round shadows are tinted from it."""
    inside = _inside(256)
    return _rgba(np.full_like(inside, 255), inside)


def soft_disc() -> Image.Image:
    """The shadow under a round piece."""
    grey, alpha = _mix(_away(128), ((0, 0, 0.6), (0.72, 0, 0.42), (1, 0, 0.0)))
    return _rgba(grey, alpha)


def glow() -> Image.Image:
    """The shine of a star or a planet."""
    grey, alpha = _mix(_away(128), ((0, 255, 0.95), (0.55, 255, 0.3), (1, 255, 0.0)))
    return _rgba(grey, alpha)


def shadow() -> Image.Image:
    """The shadow of a box, in nine patches: 16 pixels of corner, stretched between."""
    side, blur = 64, 5
    mask = Image.new("L", (side, side), 0)
    ImageDraw.Draw(mask).rounded_rectangle((8, 8, side - 9, side - 9), 10, fill=255)
    alpha = np.asarray(mask.filter(ImageFilter.GaussianBlur(blur)), np.float32) / 255
    return _rgba(np.zeros_like(alpha), alpha * 0.6)


def star() -> Image.Image:
    """A star of four rays, as on a chart of the sky."""
    side = 96
    y, x = (np.mgrid[0:side, 0:side].astype(np.float32) + 0.5) / side * 2 - 1
    ray = np.clip(0.055 / (np.abs(x * y) + 0.004) - 1.6, 0, 1) * np.clip(1.05 - np.hypot(x, y), 0, 1)
    heart = np.clip((0.2 - np.hypot(x, y)) * 12, 0, 1)
    alpha = np.clip(np.maximum(ray, heart), 0, 1)
    return _rgba(np.full_like(alpha, 255), alpha)


def meander() -> Image.Image:
    """One turn of a Greek key, to be repeated along a line."""
    side = 48 * LARGE
    image = Image.new("L", (side, side * 5 // 6), 0)
    unit, draw = side / 6, ImageDraw.Draw(image)
    line = round(unit * 0.6)
    high = side * 5 / 6
    foot, top = high - line / 2, line / 2
    path = [
        (0, foot),
        (0, top),
        (4.6 * unit, top),
        (4.6 * unit, top + 2.9 * unit),
        (2 * unit, top + 2.9 * unit),
        (2 * unit, top + 1.5 * unit),
        (3.2 * unit, top + 1.5 * unit),
    ]
    draw.line(path, fill=255, width=line, joint="curve")
    draw.line([(0, foot), (side, foot)], fill=255, width=line)
    draw.line([(side, foot), (side, top)], fill=255, width=line)  # the left half of the next one's first line
    small = image.resize((48, 40), Image.Resampling.LANCZOS)
    alpha = np.asarray(small, np.float32) / 255
    return _rgba(np.full_like(alpha, 255), alpha)


def parts() -> dict[str, Image.Image]:
    """All of them, by name."""
    made = (gloss, key, relief, sphere, disc, soft_disc, glow, shadow, star, meander)
    return {one.__name__.replace("_", "-"): one() for one in made}

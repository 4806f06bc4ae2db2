"""Noise and colour: what every texture begins with. The same seed gives the same picture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Field = NDArray[np.float32]


def dice(seed: int) -> np.random.Generator:
    """Luck that falls the same way every time."""
    return np.random.default_rng(seed)


def fractal(
    size: tuple[int, int], cell: float, seed: int, octaves: int = 5, stretch: tuple[float, float] = (1.0, 1.0)
) -> Field:
    """Clouds of mean 0 and deviation 1 that wrap round: grids of luck, each finer than the last."""
    wide, high = size
    luck, total = dice(seed), np.zeros((high, wide), np.float32)
    for octave in range(octaves):
        step = max(1.5, cell / 2**octave)
        rows, columns = max(2, round(high / (step * stretch[1]))), max(2, round(wide / (step * stretch[0])))
        grid = np.pad(luck.standard_normal((rows, columns)).astype(np.float32), 3, mode="wrap")
        box = (3.0, 3.0, 3.0 + columns, 3.0 + rows)
        large = Image.fromarray(grid).resize((wide, high), Image.Resampling.BICUBIC, box=box)
        total += np.asarray(large) * 0.5**octave
    total -= total.mean()
    return total / (total.std() + 1e-6)


def rgb(colour: str) -> Field:
    """A colour as three numbers to 255."""
    return np.array([int(colour[n : n + 2], 16) for n in (1, 3, 5)], np.float32)


def ramp(values: Field, *colours: str) -> Field:
    """Numbers from 0 to 1 as colours, evenly from the first to the last."""
    stops = np.linspace(0, 1, len(colours))
    parts = np.stack([rgb(colour) for colour in colours])
    flat = np.clip(values, 0, 1)
    return np.stack([np.interp(flat, stops, parts[:, n]) for n in range(3)], axis=-1).astype(np.float32)


def grain(size: tuple[int, int], much: float, seed: int) -> Field:
    """What keeps a plain colour from looking like plastic."""
    wide, high = size
    return (much * dice(seed).standard_normal((high, wide, 1))).astype(np.float32)


def vignette(size: tuple[int, int], much: float) -> Field:
    """Darker towards the corners."""
    wide, high = size
    y, x = np.mgrid[0:high, 0:wide]
    away = np.hypot((x / wide - 0.5) * 1.25, y / high - 0.45)
    return (1 - much * np.clip(away, 0, 1) ** 1.6)[..., None].astype(np.float32)


def picture(colours: Field) -> Image.Image:
    """Numbers as a picture."""
    return Image.fromarray(np.clip(colours, 0, 255).astype(np.uint8))

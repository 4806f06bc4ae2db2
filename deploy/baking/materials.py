"""Stone, clay, cloth, wood and paper: squares that can be laid side by side without a seam."""

from __future__ import annotations

import numpy as np
from PIL import Image

from deploy.baking.noise import Field, dice, fractal, grain, picture, ramp

SIDE = 512
SQUARE = (SIDE, SIDE)
Y, X = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE * 2 * np.pi


def veined(stops: tuple[str, ...], seed: int, thin: int) -> Image.Image:
    """Stone with veins; the higher `thin`, the finer they are."""
    waves = np.abs(np.sin(X + 1.5 * Y / 1.5 + 0.7 * fractal(SQUARE, 150, seed, 6)))
    base = 0.62 + 0.10 * fractal(SQUARE, 90, seed + 1) - 0.55 * (1 - waves) ** thin
    return picture(ramp(base, *stops) + grain(SQUARE, 1.2, seed))


def stone(values: Field, stops: tuple[str, ...], sand: float, seed: int) -> Image.Image:
    """A material without veins."""
    return picture(ramp(values, *stops) + grain(SQUARE, sand, seed))


def materials() -> dict[str, Image.Image]:
    """All of them, by name."""
    pits = 0.10 * (dice(92).random((SIDE, SIDE)) < 0.02)
    fibres = 0.05 * fractal(SQUARE, 10, 98, 2, (6, 1))
    rings = 0.05 * np.sin(40 * Y + 3 * fractal(SQUARE, 120, 100, 3, (5, 1)))
    weave = 0.05 * (np.sin(X * 170) + np.sin(Y * 170)) / 2
    return {
        "marble-white": veined(("#A79C8B", "#D9D0BF", "#F3ECDD", "#FFFDF6"), 81, 9),
        "marble-black": veined(("#6B6472", "#2B2730", "#1A171E", "#100E13"), 82, 9),
        "slate": veined(("#4A5240", "#5C6550", "#6A735C", "#7A836B"), 83, 14),
        "sand": veined(("#B59F70", "#CDBB8E", "#DACBA2", "#E6DAB8"), 84, 14),
        "limestone": stone(
            0.5 + 0.2 * fractal(SQUARE, 40, 91) + pits, ("#8E8E8E", "#C4C4C4", "#E4E4E4", "#FFFFFF"), 3, 3
        ),
        "clay": stone(
            0.5 + 0.12 * fractal(SQUARE, 70, 95), ("#A9481F", "#C2592A", "#D26C38", "#DD7E49"), 4, 4
        ),
        "paper": stone(
            0.55 + 0.1 * fractal(SQUARE, 120, 97) + fibres,
            ("#D8CAA6", "#E6DBBE", "#EFE6CD", "#F5EEDB"),
            1.5,
            6,
        ),
        "wood": stone(
            0.5 + 0.16 * fractal(SQUARE, 40, 99, 5, (9, 0.35)) + rings,
            ("#2E1C10", "#4A2E1A", "#5F3D23", "#74502F"),
            2,
            7,
        ),
        "brass": stone(
            0.5 + 0.10 * fractal(SQUARE, 30, 101, 4, (5, 1)),
            ("#7A5A2A", "#A67C3C", "#C79B54", "#E3C07C"),
            1,
            8,
        ),
        "cloth": stone(0.5 + 0.07 * fractal(SQUARE, 60, 31) + weave, ("#4A0E1F", "#641830", "#7A223C"), 4, 9),
        "night": stone(
            0.42 + 0.14 * fractal(SQUARE, 256, 71, 6), ("#070818", "#101236", "#251B52", "#3B2A66"), 1, 10
        ),
    }

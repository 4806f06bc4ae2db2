"""What the pages of each world lie on."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw

from deploy.baking.noise import dice, fractal, grain, picture, ramp, vignette

SIZE = (1200, 720)
STARS = ((420, 0.7, 95), (150, 1.0, 150), (46, 1.45, 205), (12, 2.1, 245))  # how many, how large, how bright
# Tones from dark to pale, the size of the clouds, how strong they are, the grain; and a seed.
PLAIN = {
    "house": (("#17161D", "#201E27", "#2A2731"), 270, 0.10, 1.4, 11),
    "above": (("#0B2A31", "#103841", "#174A52"), 180, 0.16, 1.4, 21),
    "olympia": (("#26110A", "#38190E", "#4A2314"), 270, 0.12, 2.2, 41),
    "battle": (("#1B2015", "#262D1C", "#343C27"), 60, 0.10, 2.0, 51),
    "scorepad": (("#2A2620", "#363028", "#443D33"), 270, 0.10, 1.4, 61),
}


def plain(name: str) -> Image.Image:
    """Clouds of three near tones with a little grain, darker at the corners."""
    tones, cell, much, sand, seed = PLAIN[name]
    tone = ramp(0.5 + much * fractal(SIZE, cell, seed), *tones)
    return picture(tone * vignette(SIZE, 0.5) + grain(SIZE, sand, seed + 9))


def cloth() -> Image.Image:
    """Woven threads, lit from above."""
    y, x = np.mgrid[0 : SIZE[1], 0 : SIZE[0]]
    weave = 0.03 * (np.sin(x * 2.1) + np.sin(y * 2.1)) / 2 * (0.6 + 0.4 * fractal(SIZE, 9, 36, 2))
    tone = ramp(0.5 + 0.07 * fractal(SIZE, 90, 31) + weave, "#3C0B19", "#521023", "#681A2F")
    return picture(tone * vignette(SIZE, 0.5) + grain(SIZE, 4.0, 40))


def night_sky() -> Image.Image:
    """Dusk below, haze, and stars of four sizes."""
    wide, high = SIZE[0] * 2, SIZE[1] * 2  # drawn large, so that small stars are round
    height = np.linspace(0, 1, high, dtype=np.float32)[:, None]
    haze = 0.30 + 0.25 * height + 0.13 * fractal((wide, high), 660, 71, 6)
    sky = picture(ramp(haze, "#070818", "#101236", "#251B52", "#3B2A66") * vignette((wide, high), 0.55))
    draw, luck = ImageDraw.Draw(sky), dice(5)
    for count, radius, bright in STARS:
        for _ in range(count):
            x, y, tone = luck.uniform(0, wide), luck.uniform(0, high), bright * luck.uniform(0.8, 1.0)
            reach = radius * 2
            colour = (int(tone), int(tone), min(255, int(bright * 1.06)))
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=colour)
    return sky.resize(SIZE, Image.Resampling.LANCZOS)


def grounds() -> dict[str, Image.Image]:
    """A ground for the house and for every game."""
    return {name: plain(name) for name in PLAIN} | {"olympe": cloth(), "heavens": night_sky()}

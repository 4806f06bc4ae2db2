"""A cover to draw on, measured in units of the shelf: 121 wide, 236 high, from the upper left."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from deploy.baking.noise import ramp

ASSETS = Path(__file__).resolve().parents[2] / "ui/assets"
WIDE, HIGH = 121, 236
FINE, KEPT = 6, 3  # pixels for a unit while drawing, and in the picture that is kept
Point = tuple[float, float]
SIDES = {"triangle": (3, 1.16), "square": (4, 1.16), "pentagon": (5, 1.06)}


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """A bundled font."""
    return ImageFont.truetype(str(ASSETS / "fonts" / name), size)


@cache
def icons() -> dict[str, str]:
    """The letters that draw our icons."""
    codes = json.loads((ASSETS / "icons.json").read_text(encoding="utf-8"))
    return {name: chr(int(code, 16)) for name, code in codes.items()}


class Canvas:
    """Draws in units; everything lies over what was drawn before."""

    def __init__(self, wide: float = WIDE, high: float = HIGH) -> None:
        self.wide, self.high = wide, high
        self.image = Image.new("RGBA", (round(wide * FINE), round(high * FINE)))

    def _over(self, layer: Image.Image) -> None:
        self.image = Image.alpha_composite(self.image, layer)

    def _layer(self) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        layer = Image.new("RGBA", self.image.size)
        return layer, ImageDraw.Draw(layer)

    @staticmethod
    def _colour(colour: str, much: float) -> tuple[int, int, int, int]:
        red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
        return red, green, blue, round(255 * much)

    def gradient(self, *stops: tuple[float, str]) -> None:
        """Colours from top to bottom, each at its height."""
        down = np.linspace(0, 1, self.image.height)
        at = np.interp(down, [where for where, _ in stops], np.linspace(0, 1, len(stops)))
        line = ramp(at.astype(np.float32)[:, None], *(colour for _, colour in stops))
        tall = np.tile(line, (1, self.image.width, 1)).astype(np.uint8)
        self._over(Image.fromarray(tall).convert("RGBA"))

    def lay(self, material: Image.Image, points: Sequence[Point] | None = None, much: float = 1.0) -> None:
        """A material over everything, or inside an outline."""
        scale = FINE / 2
        large = material.resize((round(material.width * scale), round(material.height * scale)))
        tiled = Image.new("RGBA", self.image.size)
        for x in range(0, tiled.width, large.width):
            for y in range(0, tiled.height, large.height):
                tiled.paste(large, (x, y))
        mask = Image.new("L", self.image.size, 0 if points else round(255 * much))
        if points:
            ImageDraw.Draw(mask).polygon([(x * FINE, y * FINE) for x, y in points], fill=round(255 * much))
        tiled.putalpha(mask)
        self._over(tiled)

    def wash(self, colour: str, much: float) -> None:
        """A colour thinly over everything."""
        self._over(Image.new("RGBA", self.image.size, self._colour(colour, much)))

    def polygon(self, points: Sequence[Point], fill: str, much: float = 1.0) -> None:
        """An outline, filled."""
        layer, draw = self._layer()
        draw.polygon([(x * FINE, y * FINE) for x, y in points], fill=self._colour(fill, much))
        self._over(layer)

    def line(self, points: Sequence[Point], colour: str, wide: float, much: float = 1.0) -> None:
        """A line through points, its ends round."""
        layer, draw = self._layer()
        path, ink = [(x * FINE, y * FINE) for x, y in points], self._colour(colour, much)
        draw.line(path, fill=ink, width=round(wide * FINE), joint="curve")
        reach = wide * FINE / 2
        for x, y in (path[0], path[-1]):
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=ink)
        self._over(layer)

    def disc(
        self, at: Point, radius: float, fill: str, much: float = 1.0, rim: str = "", wide: float = 0.0
    ) -> None:
        """A disc, with or without a rim."""
        layer, draw = self._layer()
        x, y, reach = at[0] * FINE, at[1] * FINE, radius * FINE
        box = (x - reach, y - reach, x + reach, y + reach)
        edge = self._colour(rim, much) if rim else None
        draw.ellipse(box, fill=self._colour(fill, much), outline=edge, width=round(wide * FINE))
        self._over(layer)

    def shaded(self, part: Image.Image, at: Point, radius: float, tint: str = "", much: float = 1.0) -> None:
        """Baked light and shade over a disc."""
        side = round(2 * radius * FINE)
        light = part.resize((side, side), Image.Resampling.LANCZOS)
        if tint:
            light = Image.merge("RGBA", (*Image.new("RGB", light.size, tint).split(), light.getchannel("A")))
        light.putalpha(light.getchannel("A").point(lambda alpha: round(alpha * much)))
        layer = Image.new("RGBA", self.image.size)
        layer.paste(light, (round((at[0] - radius) * FINE), round((at[1] - radius) * FINE)))
        self._over(layer)

    def box(self, corner: Point, size: Point, round_by: float, fill: str, much: float = 1.0) -> None:
        """A box with round corners."""
        layer, draw = self._layer()
        (x, y), (wide, high) = corner, size
        box = (x * FINE, y * FINE, (x + wide) * FINE, (y + high) * FINE)
        draw.rounded_rectangle(box, round_by * FINE, fill=self._colour(fill, much))
        self._over(layer)

    def write(
        self, words: str, at: Point, size: float, colour: str, face: str = "IBMPlexSans-Bold.ttf"
    ) -> None:
        """Letters or an icon about a point."""
        layer, draw = self._layer()
        pen = font(face, round(size * FINE))
        draw.text((at[0] * FINE, at[1] * FINE), words, self._colour(colour, 1.0), pen, anchor="mm")
        self._over(layer)

    def icon(self, name: str, at: Point, size: float, colour: str) -> None:
        """One of our icons about a point."""
        self.write(icons()[name], at, size, colour, "icons.ttf")

    def shape(self, name: str, at: Point, radius: float, fill: str, rim: str, wide: float) -> None:
        """A player's shape."""
        if name not in SIDES:
            self.disc(at, radius, fill, 1.0, rim, wide)
            return
        sides, much = SIDES[name]
        turn = -math.pi / 2 + (math.pi / 4 if name == "square" else 0)
        angles = [turn + math.tau * n / sides for n in range(sides)]
        outline = [(at[0] + radius * much * math.cos(a), at[1] + radius * much * math.sin(a)) for a in angles]
        self.polygon(outline, fill)
        self.line([*outline, outline[0]], rim, wide)

    def turned(self, other: Canvas, at: Point, degrees: float) -> None:
        """Another drawing about a point, turned clockwise."""
        leaf = other.image.rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
        layer = Image.new("RGBA", self.image.size)
        layer.paste(leaf, (round(at[0] * FINE - leaf.width / 2), round(at[1] * FINE - leaf.height / 2)))
        self._over(layer)

    def meander(self, corner: Point, wide: float, high: float, colour: str, much: float = 1.0) -> None:
        """A Greek key along a line, as often as it fits."""
        unit = high / 5
        count = max(1, int(wide // (unit * 6)))
        step = wide / count
        k = step / 6
        x0, y = corner
        for n in range(count):
            x = x0 + n * step
            turn = [(x, y + high), (x, y), (x + 4.6 * k, y), (x + 4.6 * k, y + 3.2 * unit)]
            self.line(
                [
                    *turn,
                    (x + 2 * k, y + 3.2 * unit),
                    (x + 2 * k, y + 1.8 * unit),
                    (x + 3.2 * k, y + 1.8 * unit),
                ],
                colour,
                unit * 0.55,
                much,
            )
        self.line([(x0, y + high), (x0 + wide, y + high)], colour, unit * 0.55, much)

    def bound(self) -> Image.Image:
        """As it is kept: light from above, the shadow of the spine."""
        self.box((0, 0), (6, self.high), 0, "#000000", 0.22)
        self.box((6, 0), (1.5, self.high), 0, "#FFFFFF", 0.18)
        for n in range(round(self.high)):
            down = n / self.high
            white, much = (
                ("#FFFFFF", 0.13 * (1 - down / 0.5)) if down < 0.5 else ("#000000", 0.11 * (down - 0.5) / 0.5)
            )
            self.box((0, n), (self.wide, 1 - 1 / FINE), 0, white, much)
        size = round(self.wide * KEPT), round(self.high * KEPT)
        return self.image.convert("RGB").resize(size, Image.Resampling.LANCZOS)

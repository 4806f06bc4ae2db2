"""What a board is built of: discs, stones, lines and signs, as its world makes them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from kivy.graphics import Color, Ellipse, Line, Mesh, Rectangle
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex

from companion.view import Point, Still
from ui.handed import textures
from ui.handed.theme import ICONS, Theme, drawn, icon
from ui.parts.board.outlines import Plan, fan

ROUND = 96  # straight pieces that make up a disc
STONE = 1.9  # board units that one square of a material covers
GREYS = ("#242424", "#5A5A5A")  # in high contrast a board has two
WHITE = "#FFFFFF"


class Made(NamedTuple):
    """What something is made of: a tone, a stone that shows through it, light from the upper left, rims."""

    tone: str = ""
    stone: str = ""
    grain: float = 1.0  # how much of the stone is seen
    light: float = 0.0  # how strongly the sun falls across it
    rim: float = 0.0  # how bright and dark its edge is
    line: str = ""  # the colour of a line around it, or of its lines
    width: float = 0.02  # of that line
    drop: float = 0.0  # how far its shadow falls
    dashed: bool = False
    soft: bool = False  # a shadow: nothing but darkness that fades out
    over: bool = False  # lies over the spaces and the lines between them


@lru_cache(maxsize=256)
def _made(written: tuple[tuple[str, Any], ...]) -> Made:
    return Made(**dict(written))


def made_of(theme: Theme, name: str) -> Made | None:
    """What the world that a theme shows makes something of; none where it says nothing about it."""
    told: Mapping[str, Any] | None = theme.world.board.get("made", {}).get(name)
    return None if told is None else _made(tuple(sorted(told.items())))


def paint(still: Still, plan: Plan, theme: Theme) -> None:
    """Draw a still part on the canvas now open."""
    made = made_of(theme, still.made_of)
    if made is None:
        return
    if still.emblem:
        _sign(still, made, plan, theme)
    elif still.lines:
        Color(*_colour(made.line, theme, line=True))
        for points in still.lines:
            Line(points=_flat([plan.on_screen(point) for point in points]), width=_width(made, plan))
    elif still.radius:
        disc(made, plan, theme, (still.x, still.y), still.radius, still.inner)
    else:
        plate(made, plan, theme, still.outline)


def disc(made: Made, plan: Plan, theme: Theme, at: Point, radius: float, inner: float = 0.0) -> None:
    """A disc or a ring of some material."""
    middle, reach = plan.on_screen(at), radius * abs(plan.scale)
    if made.soft:
        if theme.textured:
            Color(1, 1, 1, 1)
            down = reach * 0.02
            Rectangle(
                texture=textures.part("soft-disc"),
                pos=(middle[0] - reach, middle[1] - reach - down),
                size=(reach * 2, reach * 2),
            )
        return
    around = [
        (
            middle[0] + reach * math.cos(math.tau * n / ROUND),
            middle[1] + reach * math.sin(math.tau * n / ROUND),
        )
        for n in range(ROUND)
    ]
    if inner:
        _ring(made, theme, middle, reach, inner * abs(plan.scale))
        return
    _shadows(made, plan, theme, around)
    _filled(made, plan, theme, around)
    if made.rim and theme.textured:
        width = max(1.0, abs(plan.scale) * 0.022)
        for tone, begin in ((1.0, -135), (0.0, 45)):
            Color(tone, tone, tone, made.rim)
            Line(circle=(*middle, reach - width, begin, begin + 180, ROUND), width=width)
    if made.line:
        Color(*_colour(made.line, theme, line=True))
        Line(circle=(*middle, reach, 0, 360, ROUND), width=_width(made, plan))


def plate(made: Made, plan: Plan, theme: Theme, outline: Sequence[Point]) -> None:
    """A piece of some material with an outline of its own."""
    around = [plan.on_screen(point) for point in outline]
    if made.soft:
        if theme.textured:
            Color(0, 0, 0, 0.35)
            down = abs(plan.scale) * 0.09
            _mesh(fan([(x, y - down) for x, y in around]))
        return
    _shadows(made, plan, theme, around)
    _filled(made, plan, theme, around)
    if made.rim and theme.textured:
        _bevel(made, plan, around)
    if made.line:
        Color(*_colour(made.line, theme, line=True))
        _outlined(around, _width(made, plan), made.dashed)


def _width(made: Made, plan: Plan) -> float:
    return max(1.0, made.width * abs(plan.scale))


def _flat(points: Sequence[Point]) -> list[float]:
    return [value for point in points for value in point]


def _shadows(made: Made, plan: Plan, theme: Theme, around: Sequence[Point]) -> None:
    """Two shadows, the lower one wider: what lies there is raised."""
    if not made.drop or not theme.textured:
        return
    down = made.drop * abs(plan.scale)
    for much, dark in ((1.0, 0.2), (0.6, 0.3)):
        Color(0.04, 0.03, 0.02, dark)
        _mesh(fan([(x, y - down * much) for x, y in around]))


def _filled(made: Made, plan: Plan, theme: Theme, around: Sequence[Point]) -> None:
    tone = _colour(made.tone, theme) if made.tone else [1.0, 1.0, 1.0, 1.0]
    if made.tone:
        Color(*tone)
        _mesh(fan(around))
    if not theme.textured:
        return
    if made.stone:
        Color(*tone[:3], tone[3] * made.grain)
        _mesh(
            _laid(around, textures.material(made.stone), abs(plan.scale) * STONE),
            textures.material(made.stone),
        )
    if made.light:
        Color(1, 1, 1, made.light)
        _mesh(_over(around, textures.part("relief")), textures.part("relief"))


def _mesh(vertices: list[float], texture: Texture | None = None) -> None:
    Mesh(vertices=vertices, indices=list(range(len(vertices) // 4)), mode="triangle_fan", texture=texture)


def _laid(around: Sequence[Point], texture: Texture, side: float) -> list[float]:
    """Vertices under which a material repeats itself, one square of it so many pixels wide."""
    return [value for x, y in around for value in (x, y, x / side, y / side)]


def _over(around: Sequence[Point], texture: Texture) -> list[float]:
    """Vertices over which a picture is stretched as a whole."""
    xs, ys = zip(*around, strict=True)
    left, low, wide, high = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
    (u, v), (across, up) = texture.uvpos, texture.uvsize
    return [
        value
        for x, y in around
        for value in (x, y, u + across * (x - left) / wide, v + up * (y - low) / high)
    ]


def _ring(made: Made, theme: Theme, middle: Point, outer: float, inner: float) -> None:
    Color(*_colour(made.tone or WHITE, theme))
    texture = textures.material(made.stone) if made.stone and theme.textured else None
    vertices: list[float] = []
    for n in range(ROUND + 1):
        c, s = math.cos(math.tau * n / ROUND), math.sin(math.tau * n / ROUND)
        for reach in (outer, inner):
            x, y = middle[0] + reach * c, middle[1] + reach * s
            vertices += (x, y, x / (outer * 2), y / (outer * 2))
    Mesh(vertices=vertices, indices=list(range(len(vertices) // 4)), mode="triangle_strip", texture=texture)


def _bevel(made: Made, plan: Plan, around: Sequence[Point]) -> None:
    """Light on the edges that look up or left, shade on the others."""
    x, y = sum(px for px, _ in around) / len(around), sum(py for _, py in around) / len(around)
    width = max(1.0, abs(plan.scale) * 0.012)
    for (ax, ay), (bx, by) in zip(around, [*around[1:], around[0]], strict=True):
        bright = (ay + by) / 2 - y - ((ax + bx) / 2 - x) > 0
        tone = 1.0 if bright else 0.0
        Color(tone, tone, tone, made.rim)
        inset = [_towards(point, (x, y), width * 1.5) for point in ((ax, ay), (bx, by))]
        Line(points=_flat(inset), width=width, cap="none")


def _towards(point: Point, middle: Point, far: float) -> Point:
    return (
        point[0] + math.copysign(far, middle[0] - point[0]),
        point[1] + math.copysign(far, middle[1] - point[1]),
    )


def _outlined(around: Sequence[Point], width: float, dashed: bool) -> None:
    if not dashed:
        Line(points=_flat(around), close=True, width=width, joint="miter")
        return
    for (ax, ay), (bx, by) in zip(around, [*around[1:], around[0]], strict=True):
        pieces = max(1, round(math.dist((ax, ay), (bx, by)) / (width * 9)))
        for n in range(pieces):
            begin, end = n / pieces, (n + 0.55) / pieces
            points = [
                ax + (bx - ax) * begin,
                ay + (by - ay) * begin,
                ax + (bx - ax) * end,
                ay + (by - ay) * end,
            ]
            Line(points=points, width=width)


def _sign(still: Still, made: Made, plan: Plan, theme: Theme) -> None:
    texture = drawn(icon(still.emblem), ICONS, max(8, int(still.radius * abs(plan.scale))))
    x, y = plan.on_screen((still.x, still.y))
    Color(*_colour(made.tone or WHITE, theme, line=True))
    Rectangle(texture=texture, pos=(x - texture.width / 2, y - texture.height / 2), size=texture.size)


def _colour(tone: str, theme: Theme, line: bool = False) -> list[float]:
    """A colour of the world; in high contrast one of two greys, and white for lines."""
    rgba: list[float] = get_color_from_hex(tone or WHITE)
    if theme.textured:
        return rgba
    if line:
        return [1.0, 1.0, 1.0, 1.0]
    bright = 0.3 * rgba[0] + 0.59 * rgba[1] + 0.11 * rgba[2] > 0.55
    return [*get_color_from_hex(GREYS[bright])[:3], min(1.0, rgba[3] * 1.6)]


def spot(middle: Point, size: float) -> None:
    """A disc with a smooth edge, in the colour now set."""
    Ellipse(pos=(middle[0] - size / 2, middle[1] - size / 2), size=(size, size), segments=40)

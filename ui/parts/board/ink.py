"""The simplest things that are drawn on a board: discs, shapes, shadows, letters and words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from kivy.graphics import Color, Mesh, Rectangle, RoundedRectangle, SmoothLine
from kivy.graphics.texture import Texture

from companion.view import Mark, Point
from ui.handed import textures
from ui.handed.theme import TEXT, TITLE, Theme, drawn
from ui.parts.board.outlines import Fan, fan
from ui.parts.common.letters import room_for
from ui.parts.common.shapes import SHAPES

Rgba = Sequence[float]
NO_END = 1 << 20  # more room than anybody needs
THUMBNAIL = 30  # pixels a unit: on a smaller board letters would lie on the pieces beside them
WAY = 1.5  # of a space: which way round play goes is seen from across a table
BACKED = ("small", "arrow")  # what is written on stone has something dark behind it
FINER = 2  # pixels of a ring's picture for one of the screen: its edge is smooth wherever it lies
SHADE = (0.04, 0.05, 0.12, 0.75)  # behind a ring, so that it shows on any ground
DOT = 0.29  # how far its dot reaches, of how far it does
RINGS = 8  # sizes and colours that are kept
STEPS = 8  # in which its edge fades, for each pixel
READABLE = 10.5  # pixels: names of things that also have a sign


def shadow(middle: Point, size: float, down: float) -> None:
    """The shadow of something round."""
    Color(1, 1, 1, 0.9)
    x, y, reach = middle[0], middle[1] - down, size * 0.58
    Rectangle(texture=textures.part("soft-disc"), pos=(x - reach, y - reach), size=(reach * 2, reach * 2))


def disc(middle: Point, size: float, colour: Rgba, part: str = "disc") -> None:
    """A disc with a smooth edge, or another round thing that is kept as a picture."""
    Color(*colour)
    Rectangle(
        texture=textures.part(part), pos=(middle[0] - size / 2, middle[1] - size / 2), size=(size, size)
    )


def ring(middle: Point, reach: float, width: float, colour: Rgba) -> None:
    """A ring with a dot in it: a picture, for lines drawn anew for each take longer than the board."""
    texture, half = _ring(reach, width, tuple(colour))
    Color(1, 1, 1, 1)
    Rectangle(texture=texture, pos=(middle[0] - half, middle[1] - half), size=(half * 2, half * 2))


@lru_cache(maxsize=RINGS)
def _ring(reach: float, width: float, colour: tuple[float, ...]) -> tuple[Texture, float]:
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


def shape(form: str, middle: Point, size: float, fill: Rgba, rim: Rgba, line: float) -> None:
    """A filled shape with its rim."""
    if form not in SHAPES:
        disc(middle, size, rim)
        disc(middle, size - 2 * line, fill)
        return
    points = [(middle[0] + px * size / 2, middle[1] + py * size / 2) for px, py in SHAPES[form]]
    Color(*fill)
    Mesh(vertices=fan(points), indices=list(range(len(points))), mode="triangle_fan") if form not in (
        "star",
        "star4",
        "cross",
    ) else _spiked(middle, points)
    Color(*rim)
    SmoothLine(points=[c for p in points for c in p], close=True, width=max(1.0, line / 2))


def _spiked(middle: Point, points: Sequence[Point]) -> None:
    """A shape with corners that go in is filled from its middle."""
    flat = [value for x, y in points for value in (x, y, 0, 0)]
    Mesh(
        vertices=[*middle, 0, 0, *flat, *flat[:4]], indices=list(range(len(points) + 2)), mode="triangle_fan"
    )


def filled(fans: Sequence[Fan]) -> None:
    """Filled outlines, all of one colour."""
    vertices: list[float] = []
    indices: list[int] = []
    for around in fans:
        first, count = len(vertices) // 4, len(around) // 4
        vertices += around
        for n in range(first + 1, first + count - 1):
            indices += (first, n, n + 1)
    Mesh(vertices=vertices, indices=indices, mode="triangles")


def letters(written: str, font: str, middle: Point, size: float, bold: bool = False) -> None:
    """A letter or a sign in the colour now set."""
    texture = drawn(written, font, max(8, int(size)), bold)
    Rectangle(
        texture=texture,
        pos=(round(middle[0] - texture.width / 2), round(middle[1] - texture.height / 2)),
        size=texture.size,
    )


def words(said: str, middle: Point, size: float, room: float, bold: bool = True, left: bool = False) -> None:
    """Words in the colour now set, smaller where they would be wider than their room."""
    texture = drawn(said, TEXT, max(8, int(size)), bold)
    if texture.width > room:
        texture = drawn(said, TEXT, max(8, int(size * room / texture.width)), bold)
    wide = min(texture.width, room)
    x = middle[0] - (room if left else wide) / 2
    Rectangle(
        texture=texture, pos=(round(x), round(middle[1] - texture.height / 2)), size=(wide, texture.height)
    )


def cut(name: str, size: float, room: float) -> str:
    """As much of a name as has room in letters of this size; dots for the rest."""
    kept = name
    while len(kept) > 2 and room_for(kept, TEXT, True, max(8, int(size)), NO_END)[1] > room:
        kept = f"{kept.rstrip('…')[:-1].rstrip()}…"
    return kept


def longest(forms: Sequence[str], size: float, room: float) -> str:
    """The longest form of a name that has room, or as much of the shortest as has."""
    return next((form for form in forms if cut(form, size, room) == form), cut(forms[-1], size, room))


def can_be_read(name: str, size: float, room: float, least: float) -> bool:
    """Whether a name in so much room is written large enough."""
    wide = drawn(name, TEXT, max(8, int(size)), True).width
    return bool(name) and size * min(1.0, room / max(1, wide)) >= max(READABLE, least)


def paint_mark(mark: Mark, written: str, middle: Point, scale: float, theme: Theme) -> None:
    """Letters on the board or beside it, or words, which are smaller; the name of a thing is larger."""
    tones = theme.world.board.get("marks", {})
    tone = tones.get(mark.look or "letter", "")
    if mark.look in ("", *BACKED) and scale < THUMBNAIL and written is mark.label:
        return
    if mark.look in BACKED and "behind" in tones:
        dark = _hex(tones["behind"]) if theme.textured else theme.panel
        disc(middle, max(19.0, scale * float(tones["size"]) * 1.5), dark)
    elif mark.look == "tile":
        high = max(16.0, scale * 0.4)
        Color(*theme.card)
        corner = middle[0] - high * 0.6, middle[1] - high / 2
        RoundedRectangle(pos=corner, size=(high * 1.2, high), radius=[3])
    plain = theme.card_ink("") if mark.look == "tile" else theme.ink
    Color(*(_hex(tone) if tone and theme.textured else plain))
    if mark.look == "title":
        letters(written, TITLE, middle, scale * 0.5)
    elif mark.look == "now":
        room = scale * 2.1
        Color(*_hex(tones.get("plate", "#E9CF94")))
        RoundedRectangle(
            pos=(middle[0] - room / 2, middle[1] - scale * 0.22),
            size=(room, scale * 0.44),
            radius=[scale * 0.22],
        )
        Color(*_hex(tones.get("now", "#15121B")))
        words(written, middle, scale * 0.31, room * 0.94)
    elif mark.look == "way":
        Color(*theme.accent)  # it stands beside the board, on the table
        letters(written, TEXT, middle, max(28.0, scale * WAY), bold=True)
    elif mark.look == "arrow":
        letters(written, TEXT, middle, max(14.0, scale * 0.3), bold=True)
    elif mark.look or written is not mark.label:
        size = scale * float(tones.get("size", 0.3))
        room = scale * float(tones.get("room", 2.6))
        words(cut(written, READABLE, room), middle, max(14.0, size), room, bold=mark.look != "small")
    else:
        letters(written, TEXT, middle, max(14.0, scale * 0.3), bold=True)


def _hex(tone: str) -> list[float]:
    opaque = tone if len(tone) > 7 else f"{tone}FF"
    return [int(opaque[n : n + 2], 16) / 255 for n in (1, 3, 5, 7)]

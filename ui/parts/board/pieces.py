"""How pieces look: a medal, a figure of marble, a planet, a card, a tile, a plain shape."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kivy.graphics import (
    Color,
    Line,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    RoundedRectangle,
    SmoothLine,
)

from companion.view import Point, Token
from ui.handed import textures
from ui.handed.theme import ICONS, TEXT, Theme, drawn, icon
from ui.parts.board.outlines import fan
from ui.parts.common.shapes import SHAPES

Rgba = Sequence[float]
Box = tuple[float, float, float, float]  # left, low, width, height

ROOM = {
    "triangle": 0.6,
    "star": 0.6,
    "diamond": 0.75,
    "square": 0.8,
    "pentagon": 0.85,
}  # for letters, a disc being 1
LOW = {"triangle": 0.05}  # how far below its middle a shape is widest
SMALLEST_LETTERED = 40  # pixels: a letter beside the emblem of a smaller piece could not be read
CARD = 0.73  # how wide a card is, as a share of its height
NIGHT, BRONZE = (0.06, 0.07, 0.12, 1), (0.55, 0.42, 0.21, 1)
STONES = {"white": "marble-white", "black": "marble-black"}


def style_of(theme: Theme, kind: str) -> str:
    """What pieces of a kind are in the world that a theme shows."""
    return str(theme.world.board.get("pieces", {}).get(kind, ""))


def paint(
    token: Token, middle: Point, size: float, theme: Theme, name: str = "", box: Box | None = None
) -> None:
    """Draw a piece; its name is for a tile, which fills a box."""
    style = style_of(theme, token.kind)
    if style == "card":
        card(middle, (size * CARD, size), theme, token, name)
    elif style == "tile" and box is not None:
        tile(box, theme, token, name)
    elif style == "sign":
        Color(*theme.tone(token.tone)[0])
        letters(icon(token.emblem), ICONS, middle, size)
    elif style == "planet":
        _planet(token, middle, size, theme)
    elif style == "marble":
        _marble(token, middle, size, theme)
    else:
        _plain(token, middle, size, theme, medal=style == "medal")


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


def _plain(token: Token, middle: Point, size: float, theme: Theme, medal: bool) -> None:
    """A shape in its tone with rim and shadow; a medal is a disc with a white rim."""
    hollow = token.face == "dark"
    fill, ink, rim = theme.dark_side(token.tone) if hollow else theme.tone(token.tone)
    if theme.textured:
        shadow(middle, size, size * 0.09)
    form = "disc" if medal else token.shape
    shape(form, middle, size, fill, (1, 0.99, 0.96, 1) if medal else rim, max(1.5, size * 0.07))
    if theme.textured and form not in SHAPES:
        disc(middle, size, (1, 1, 1, 0.45), "sphere")
    Color(*ink[:3], 0.35 if token.face == "down" else 1)
    _signed(token, middle, size)


def _signed(token: Token, middle: Point, size: float) -> None:
    """A piece's emblem, or its letter, or both where both can be read."""
    x, y = middle
    if token.emblem:
        much = 0.66 if token.shape not in SHAPES else 0.6
        letters(icon(token.emblem), ICONS, (x, y - LOW.get(token.shape, 0) * size), size * much)
    elif token.letter:
        room = size * ROOM.get(token.shape, 1) * (0.42 if len(token.letter) > 2 else 0.6)
        letters(token.letter, TEXT, (x, y - LOW.get(token.shape, 0) * size), room, bold=True)


def _planet(token: Token, middle: Point, size: float, theme: Theme) -> None:
    """A ball in its tone with a dark sign on it; one that shines no more is hollow."""
    fill, _, rim = theme.tone(token.tone)
    small = size * 0.62
    if token.face == "dark":
        disc(middle, size, fill)
        disc(middle, size * 0.86, (0.125, 0.137, 0.247, 1))
        shape(token.shape, middle, small, (0, 0, 0, 0.25), fill, size * 0.05)
        Color(*theme.lite(token.tone))
    else:
        if theme.textured:
            disc(middle, size * 1.5, (1, 0.93, 0.7, 0.4), "glow")
            shadow(middle, size, size * 0.06)
        disc(middle, size, fill)
        if theme.textured:
            disc(middle, size, (1, 1, 1, 1), "sphere")
        shape(token.shape, middle, small, NIGHT, rim, size * 0.045)
        Color(1, 1, 1, 1)
    room = small * ROOM.get(token.shape, 1) * 0.62
    letters(token.letter, TEXT, (middle[0], middle[1] - LOW.get(token.shape, 0) * small), room, bold=True)


def _marble(token: Token, middle: Point, size: float, theme: Theme) -> None:
    """A disc of marble with a ring of bronze; one that is used up keeps only a faint sign."""
    fill, ink, rim = theme.tone(token.tone)
    if theme.textured:
        shadow(middle, size * 1.02, size * 0.1)
    disc(
        (middle[0], middle[1] - size * 0.035),
        size,
        (0.55, 0.48, 0.36, 1) if token.tone == "white" else (0, 0, 0, 1),
    )
    disc(middle, size, (1, 1, 1, 1) if token.tone == "white" else rim)
    inner = size * 0.93
    if theme.textured and token.tone in STONES:
        _round(middle, inner, STONES[token.tone])
    else:
        disc(middle, inner, fill)
    Color(*(BRONZE if token.tone == "white" else (0.79, 0.65, 0.37, 1)))
    SmoothLine(circle=(*middle, size * 0.4), width=max(1.0, size * 0.012))
    Color(*ink[:3], 0.35 if token.face == "down" else 1)
    letters(icon(token.emblem), ICONS, middle, size * 0.6)


def _round(middle: Point, size: float, stone: str) -> None:
    """A disc cut from a stone; every place on the board shows another piece of it."""
    x, y = middle
    vertices: list[float] = []
    for n in range(40):
        c, s = math.cos(math.tau * n / 40), math.sin(math.tau * n / 40)
        px, py = x + c * size / 2, y + s * size / 2
        vertices += (px, py, px / 160, py / 160)
    Color(1, 1, 1, 1)
    Mesh(vertices=vertices, indices=list(range(40)), mode="triangle_fan", texture=textures.material(stone))


# cards


def card(middle: Point, size: tuple[float, float], theme: Theme, token: Token, name: str = "") -> None:
    """A card on the table: askew, with the number of its turn, crowned while it is the best."""
    PushMatrix()
    Rotate(angle=token.turn, origin=middle)
    wide, high = size
    x, y = middle[0] - wide / 2, middle[1] - high / 2
    face(
        (x, y, wide, high),
        theme,
        token.tone,
        token.letter,
        token.emblem,
        token.shape,
        "" if token.letter else name,
    )
    if token.order:
        at = x + wide * 0.06, y + high * 0.06
        disc(at, wide * 0.3, (0.95, 0.85, 0.64, 1))
        disc(at, wide * 0.26, (0.14, 0.02, 0.06, 1))
        Color(0.95, 0.85, 0.64, 1)
        letters(str(token.order), TEXT, at, wide * 0.19, bold=True)
    if token.crowned:
        at = x + wide * 0.95, y + high * 0.06
        disc(at, wide * 0.4, theme.key_ink)
        disc(at, wide * 0.36, theme.key)
        Color(*theme.key_ink)
        letters(icon("crown"), ICONS, at, wide * 0.24)
    PopMatrix()


def face(box: Box, theme: Theme, tone: str, rank: str, emblem: str, form: str, name: str = "") -> None:
    """A card's face: stock, a line in its hue, rank and shape in the corners, the god in the middle."""
    x, y, wide, high = box
    corner, fill, ink = wide * 0.09, theme.tone(tone)[0], theme.card_ink(tone)
    stock(box, theme, corner)
    Color(*fill)
    edge = max(2.0, wide * 0.045)
    Line(
        rounded_rectangle=(x + edge, y + edge, wide - 2 * edge, high - 2 * edge, corner * 0.7),
        width=max(1.0, wide * 0.016),
    )
    on_it = theme.tone(tone)[1]
    middle = x + wide / 2, y + high * (0.4 if rank else 0.54 if name else 0.5)
    if emblem:
        big = wide * (0.62 if rank else 0.66)
        shape(form, middle, big, fill, ink, max(1.0, wide * 0.02))
        Color(*on_it)
        letters(
            icon(emblem),
            ICONS,
            (middle[0], middle[1] - LOW.get(form, 0) * big),
            wide * 0.4 * (0.85 if form in SHAPES else 1),
        )
    if rank:
        size = wide * (0.36 if len(rank) < 3 else 0.29)
        Color(*ink)
        texture = drawn(rank, TEXT, max(8, int(size)), True)
        Rectangle(
            texture=texture,
            pos=(round(x + wide * 0.1), round(y + high - wide * 0.06 - texture.height)),
            size=texture.size,
        )
        shape(form, (x + wide * 0.81, y + high - wide * 0.23), wide * 0.2, fill, ink, 1)
    if name:
        Color(*ink)
        words(name, (x + wide / 2, y + high * 0.11), max(8, wide * 0.165), wide * 0.9)


def stock(box: Box, theme: Theme, corner: float) -> None:
    """Card stock with its shadow and a little grain."""
    x, y, wide, high = box
    if theme.textured:
        down = max(1.0, wide * 0.03)
        Color(0, 0, 0, 0.3)
        RoundedRectangle(
            pos=(x - down * 0.6, y - down * 1.2), size=(wide + down * 1.2, high + down * 0.6), radius=[corner]
        )
    Color(*theme.card)
    RoundedRectangle(pos=(x, y), size=(wide, high), radius=[corner])
    SmoothLine(rounded_rectangle=(x + 0.5, y + 0.5, wide - 1, high - 1, corner), width=1)
    if theme.textured:
        paper = textures.material("paper")
        Color(1, 1, 1, 0.55)
        RoundedRectangle(
            pos=(x, y),
            size=(wide, high),
            radius=[corner],
            texture=paper,
            tex_coords=textures.tiles(paper, (wide, high), 220),
        )


def tile(box: Box, theme: Theme, token: Token, name: str) -> None:
    """A card as a key in a tray: its sign on its colour, and its name where there is room."""
    x, y, wide, high = box
    gap = high * 0.05
    x, y, wide, high = x + gap, y + gap, wide - 2 * gap, high - 2 * gap
    stock((x, y, wide, high), theme, high * 0.14)
    fill, ink, _ = theme.tone(token.tone)
    side = min(high * 0.78, wide - 2 * gap)
    narrow = wide < side * 1.9
    left = x + (wide - side) / 2 if narrow else x + high * 0.09
    Color(*fill)
    RoundedRectangle(pos=(left, y + (high - side) / 2), size=(side, side), radius=[side * 0.16])
    Color(*ink)
    letters(icon(token.emblem), ICONS, (left + side / 2, y + high / 2), side * 0.8)
    if not narrow:
        Color(*theme.card_ink(""))
        room = wide - side - high * 0.3
        words(
            name, (left + side + high * 0.1 + room / 2, y + high / 2), high * 0.34, room, bold=True, left=True
        )


# letters


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

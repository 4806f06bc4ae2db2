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
from ui.parts.board.ink import can_be_read, disc, letters, shadow, shape, words
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
FONT = {1: 0.6, 2: 0.5, 3: 0.42}  # how large so many letters are on a disc
ON_PLANET = {1: 0.6, 2: 0.44, 3: 0.37}  # two stay clear of the rim around them
NARROW = {"triangle": 0.72, "star": 0.8, "diamond": 0.86}  # for signs, other shapes being 1
SMALLEST_SIGN = 10  # pixels, the same for signs
SMALLEST = 6.5  # pixels: what would be smaller is left to colour and shape
LOW = {"triangle": 0.05}  # how far below its middle a shape is widest
SMALLEST_PLANET = 22  # pixels: on a smaller one no letter could be read
SMALLEST_LETTERED = 40  # pixels: a letter beside the emblem of a smaller piece could not be read
SPENT, SPENT_INK = (0.1, 0.06, 0.08, 0.72), [1.0, 1.0, 1.0, 0.9]
LOW_CARD = 1.25  # times its width: a card that is not higher has no room for a sign under its rank
CARD = 0.73  # how wide a card is, as a share of its height
NIGHT, BRONZE, HOLLOW = (0.06, 0.07, 0.12, 1), (0.55, 0.42, 0.21, 1), (0.094, 0.103, 0.185, 1)
FAINT = 0.5  # of the sign of a piece that is used up: fainter, it could not be told from what it is on
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
        Color(*(theme.ink if theme.worn == "day" else theme.tone(token.tone)[0]))
        letters(icon(token.emblem), ICONS, middle, size)
    elif style == "planet":
        _planet(token, middle, size, theme)
    elif style == "marble":
        _marble(token, middle, size, theme)
    else:
        _plain(token, middle, size, theme, medal=style == "medal")


def _plain(token: Token, middle: Point, size: float, theme: Theme, medal: bool) -> None:
    """A shape in its tone with rim and shadow; a medal is a disc with a white rim."""
    hollow = token.face == "dark"
    fill, ink, rim = theme.dark_side(token.tone) if hollow else theme.tone(token.tone)
    if theme.textured:
        shadow(middle, size, size * 0.09)
    form = "disc" if medal else token.shape
    shape(form, middle, size, fill, (1, 0.99, 0.96, 1) if medal else rim, max(1.5, size * 0.07))
    if theme.textured and form not in SHAPES:
        disc(middle, size, (1, 1, 1, 0.15), "sphere")
    Color(*ink[:3], FAINT if token.face == "down" else 1)
    _signed(token, middle, size)


def _signed(token: Token, middle: Point, size: float) -> None:
    """A piece's emblem, or its letter, or both where both can be read."""
    x, y = middle
    if token.emblem:
        much = 0.66 if token.shape not in SHAPES else 0.6
        much *= NARROW.get(token.shape, 1)
        if size * much >= SMALLEST_SIGN:
            letters(icon(token.emblem), ICONS, (x, y - LOW.get(token.shape, 0) * size), size * much)
    elif token.letter:
        room = size * ROOM.get(token.shape, 1) * FONT[min(3, len(token.letter))]
        if room >= SMALLEST:
            letters(token.letter, TEXT, (x, y - LOW.get(token.shape, 0) * size), room, bold=True)


def _planet(token: Token, middle: Point, size: float, theme: Theme) -> None:
    """A ball in its tone with a dark sign on it; one that shines no more is hollow."""
    fill, _, rim = theme.tone(token.tone)
    small = size * 0.68
    if token.face == "dark":
        disc(middle, size, fill)
        disc(middle, size * 0.86, (0.125, 0.137, 0.247, 1))
        shape(token.shape, middle, small, HOLLOW, fill, size * 0.05)
        Color(*theme.at_night(token.tone))
    else:
        if theme.textured:
            disc(middle, size * 1.5, (1, 0.93, 0.7, 0.4), "glow")
            shadow(middle, size, size * 0.06)
        disc(middle, size, fill)
        if theme.textured:
            disc(middle, size, (1, 1, 1, 1), "sphere")
        shape(token.shape, middle, small, NIGHT, rim, size * 0.045)
        Color(1, 1, 1, 1)
    room = small * ROOM.get(token.shape, 1) * ON_PLANET[min(3, len(token.letter))]
    if size >= SMALLEST_PLANET:
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
    Color(*ink[:3], FAINT if token.face == "down" else 1)
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
        crown(crown_at(middle, size), wide, theme)
    PopMatrix()


def crown_at(middle: Point, size: tuple[float, float]) -> Point:
    """Where the best card bears its crown: over its lower right corner."""
    return middle[0] + size[0] * 0.45, middle[1] - size[1] * 0.44


def crown(at: Point, wide: float, theme: Theme) -> None:
    """The crown of a card so wide."""
    disc(at, wide * 0.4, theme.key_ink)
    disc(at, wide * 0.36, theme.key)
    Color(*theme.key_ink)
    letters(icon("crown"), ICONS, at, wide * 0.24)


def face(
    box: Box,
    theme: Theme,
    tone: str,
    rank: str,
    emblem: str,
    form: str,
    name: str = "",
    spent: bool = False,
) -> None:
    """A card's face: stock, a line in its hue, rank and shape in the corners, the god in the middle.

    One that is spent is dark, and can still be read: it may come back.
    """
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
    low = rank and high < wide * LOW_CARD  # the sign stands beside the rank, not under it
    middle = (
        x + wide * (0.6 if low else 0.5),
        y + high * (0.34 if low else 0.4 if rank else 0.54 if name else 0.5),
    )
    big = wide * (0.5 if low else 0.62 if rank else 0.66)
    if emblem:
        shape(form, middle, big, fill, ink, max(1.0, wide * 0.02))
    if rank:
        shape(form, (x + wide * 0.81, y + high - wide * 0.23), wide * 0.2, fill, ink, 1)
    if spent:
        Color(*SPENT)
        RoundedRectangle(pos=(x, y), size=(wide, high), radius=[corner])
        ink = on_it = SPENT_INK
    if emblem:
        Color(*on_it)
        letters(
            icon(emblem),
            ICONS,
            (middle[0], middle[1] - LOW.get(form, 0) * big),
            big * 0.645 * (0.85 * NARROW.get(form, 1) if form in SHAPES else 1),
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
    """A card as a key in a tray: its sign on its colour, its name beside or under it where it can be read."""
    x, y, wide, high = box
    gap = high * 0.05
    x, y, wide, high = x + gap, y + gap, wide - 2 * gap, high - 2 * gap
    stock((x, y, wide, high), theme, high * 0.14)
    fill, ink, _ = theme.tone(token.tone)
    side = min(high * 0.78, wide - 2 * gap)
    room = wide - side - high * 0.3
    beside = wide >= side * 1.9 and can_be_read(name, high * 0.34, room, high * 0.28)
    under = not beside and can_be_read(name, high * 0.28, wide * 0.94, high * 0.2)
    side = high * 0.58 if under else side
    # Under it the name leaves the right corner to how many there are.
    left = x + high * 0.09 if beside else x + (wide - side) * (0.3 if under else 0.5)
    low = y + high * 0.36 if under else y + (high - side) / 2
    Color(*fill)
    RoundedRectangle(pos=(left, low), size=(side, side), radius=[side * 0.16])
    Color(*ink)
    letters(icon(token.emblem), ICONS, (left + side / 2, low + side / 2), side * 0.8)
    Color(*theme.card_ink(""))
    if beside:
        words(
            name, (left + side + high * 0.1 + room / 2, y + high / 2), high * 0.34, room, bold=True, left=True
        )
    elif under:
        words(name, (x + wide / 2, y + high * 0.18), high * 0.28, wide * 0.94)

"""What hands must do to the table, drawn on the board: what goes, what comes, and from where to where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import atan2, cos, hypot, sin
from typing import NamedTuple

from kivy.graphics import Color, Line, Rectangle, Triangle

from companion.play.put_back import Amiss
from companion.view import Point, Row, Space, Token
from ui.handed.theme import ICONS, Theme, drawn, icon
from ui.parts.board.brush import Brush
from ui.parts.board.looks import Piece

SIGNS = {"take": "close", "lay": "plus", "move": "plus", "face": "rotate"}
TANGLE = 6  # arrows that can be told apart: where more things moved, each is marked where it belongs
SMALLEST = 15  # pixels: a smaller sign nobody sees from a metre away


class Goes(NamedTuple):
    """A thing that lies here and must not: struck through, or the beginning of a way."""

    token: Token
    at: Point
    moved: bool


class Comes(NamedTuple):
    """A thing that must lie here, or be turned over here; its sign says what to do where no way does."""

    token: Token
    at: Point
    sign: str


class Way(NamedTuple):
    """From where to where a thing is moved, and how large it is there."""

    start: Point
    end: Point
    size: float


Errand = Goes | Comes | Way


def errands(amiss: Amiss | None, where: Mapping[str, Space]) -> dict[tuple[str, str], Errand]:
    """What is to be drawn for every thing on the board that differs; the ways lie lowest."""
    if amiss is None:
        return {}
    lies = {token.id: token for token in amiss.lies.tokens if token.space in where}
    wanted = {token.id: token for token in amiss.wanted.tokens if token.space in where}
    full = [_at(token, where) for token in wanted.values()]
    goes: dict[tuple[str, str], Errand] = {}
    ways: dict[tuple[str, str], Errand] = {}
    comes: dict[tuple[str, str], Errand] = {}
    for chore in amiss.chores:
        was, now = lies.get(chore.what), wanted.get(chore.what)
        if was is not None and chore.act in ("take", "move"):
            goes[chore.what, "goes"] = _going(
                was, _at(was, where), full, chore.act == "move" and now is not None
            )
        if now is not None and chore.act in ("lay", "move", "face"):
            sign = "" if chore.act == "move" and was is not None else chore.act
            comes[chore.what, "comes"] = Comes(now, _at(now, where), sign)
        if was is not None and now is not None and chore.act == "move":
            ways[chore.what, "way"] = Way(_at(was, where), _at(now, where), now.size)
    return (ways if len(ways) <= TANGLE else {}) | goes | comes


def _going(token: Token, at: Point, full: Sequence[Point], moved: bool) -> Goes:
    """A thing that goes; where another must lie, it is drawn small beside that one."""
    x, y = at
    if not moved and any(hypot(x - fx, y - fy) < token.size / 2 for fx, fy in full):
        aside = token.size * 0.42
        return Goes(replace(token, size=token.size * 0.6), (x - aside, y - aside), moved)
    return Goes(token, at, moved)


def _at(token: Token, where: Mapping[str, Space]) -> Point:
    space = where[token.space]
    return space.x + token.dx, space.y + token.dy


def paint_errand(brush: Brush, errand: Errand) -> None:
    """Draw one on the canvas now open."""
    match errand:
        case Way(start, end, size):
            short = max(brush.scale * size, SMALLEST * 1.4) * 0.62
            _arrow(brush.theme, brush.plan.on_screen(start), brush.plan.on_screen(end), brush.scale, short)
        case Goes(token, at, moved):
            if not moved:
                brush.token(Piece(token, at, locked=False))
            size = max(brush.scale * token.size, SMALLEST * 1.4)
            _ring(brush.plan.on_screen(at), size, brush.theme.red, dashed=moved)
            if not moved:
                _cross(brush.plan.on_screen(at), size, brush.theme)
        case Comes(token, at, sign):
            middle = brush.plan.on_screen(at)
            size = max(brush.scale * token.size, SMALLEST * 1.4)
            _ring(middle, size * 1.16, brush.theme.gold)
            if sign:
                paint_sign(sign, (middle[0] + size * 0.46, middle[1] + size * 0.46), size * 0.5, brush.theme)


def paint_sign(act: str, middle: Point, size: float, theme: Theme) -> None:
    """The sign of what to do, in a disc of its own."""
    size = max(size, SMALLEST)
    fill, ink = (theme.red, theme.red_ink) if act == "take" else (theme.gold, theme.gold_ink)
    Color(*fill)
    Line(circle=(*middle, size / 4), width=size / 4)
    texture = drawn(icon(SIGNS[act]), ICONS, max(8, int(size * 0.72)))
    Color(*ink)
    Rectangle(
        texture=texture,
        pos=(round(middle[0] - texture.width / 2), round(middle[1] - texture.height / 2)),
        size=texture.size,
    )


def paint_card(act: str, pos: Point, size: Point, u: float, theme: Theme) -> None:
    """The same on a card: a rim and a sign in its corner, struck through where it must go."""
    (x, y), (wide, high) = pos, size
    Color(*theme.red if act == "take" else theme.gold)
    Line(rounded_rectangle=(x, y, wide, high, u * 8), width=u * 2.5)
    if act == "take":
        _cross((x + wide / 2, y + high / 2), min(wide, high), theme)
    else:
        paint_sign(act, (x + wide - u * 8, y + high - u * 8), u * 22, theme)


def _ring(middle: Point, size: float, colour: list[float], dashed: bool = False) -> None:
    width = max(2.0, size * 0.06)
    Color(*colour)
    if not dashed:
        Line(circle=(*middle, size / 2), width=width)
        return
    for start in range(0, 360, 45):
        Line(circle=(*middle, size / 2, start, start + 25), width=width)


def _cross(middle: Point, size: float, theme: Theme) -> None:
    x, y = middle
    far = size * 0.42
    for wide, colour in ((size * 0.08, theme.red_ink), (size * 0.05, theme.red)):
        Color(*colour)
        for slope in (1, -1):
            Line(points=[x - far, y - far * slope, x + far, y + far * slope], width=max(1.5, wide))


def _arrow(theme: Theme, start: Point, end: Point, scale: float, short: float) -> None:
    """An arrow that ends at the rim of what it points to, with an edge that shows on any ground."""
    angle = atan2(end[1] - start[1], end[0] - start[0])
    head = max(10.0, scale * 0.3)
    tip = end[0] - cos(angle) * short, end[1] - sin(angle) * short
    neck = tip[0] - cos(angle) * head, tip[1] - sin(angle) * head
    for more, colour in ((2.0, theme.frame), (0.0, theme.gold)):
        Color(*colour)
        Line(points=[*start, *neck], width=max(2.0, scale * 0.05) + more)
        reach, wide = head + more * 2, head * 0.55 + more * 1.5
        point = neck[0] + cos(angle) * reach, neck[1] + sin(angle) * reach
        side = -sin(angle) * wide, cos(angle) * wide
        back = neck[0] - cos(angle) * more, neck[1] - sin(angle) * more
        Triangle(points=[*point, back[0] + side[0], back[1] + side[1], back[0] - side[0], back[1] - side[1]])


class Marked(NamedTuple):
    """A row with what lies in it and must go, and what to do with which of its cards."""

    row: Row
    acts: dict[str, str]


def marked_rows(amiss: Amiss) -> list[Marked]:
    """The rows as they should be, each with the cards that must leave it; those that differ come first."""
    lay = {row.id: row.cards for row in amiss.lies.rows}
    acts = {chore.what: chore.act for chore in amiss.chores}
    found = []
    for row in amiss.wanted.rows:
        stays = {card.id for card in row.cards}
        gone = tuple(card for card in lay.get(row.id, ()) if card.id not in stays)
        here = {card.id: acts[card.id] for card in row.cards if card.id in acts}
        found.append(
            Marked(replace(row, cards=(*row.cards, *gone)), here | {card.id: "take" for card in gone})
        )
    return sorted(found, key=lambda marked: not marked.acts)

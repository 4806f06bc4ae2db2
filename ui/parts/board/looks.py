"""How what comes and goes on a board looks, as data: lights, letters, plates and pieces."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import replace
from typing import NamedTuple

from companion.view import Point, Space, Text, Token, View
from ui.handed.theme import Theme
from ui.parts.board.pieces import style_of
from ui.parts.common.badge import Sign
from ui.parts.common.letters import called_by


class Light(NamedTuple):
    """What shines on a space: picked, to be picked (with a dot where nothing lies), or just moved to."""

    space: Space
    picked: bool
    glowing: bool
    dot: bool
    fresh: bool
    many: bool  # so much may be picked that each has a small ring only, and a rim where something lies


class Lettering(NamedTuple):
    """What is written on a space, and whether it may be picked."""

    space: Space
    glowing: bool


class Piece(NamedTuple):
    """A token where it lies, and what it is called where that is written on it."""

    token: Token
    at: Point
    locked: bool
    space: Space | None = None
    name: str = ""


class Halo(NamedTuple):
    """The rim around a token that is picked or may be."""

    token: Token
    at: Point
    picked: bool


class Seated(NamedTuple):
    """A plate as it reads: where, who, and what they have."""

    at: Point
    wide: float
    high: float
    names: tuple[str, ...]  # the longest form first
    sign: Sign
    has: str
    emblem: str
    acting: bool


Lies = Piece | Halo


def lying(
    view: View,
    worn: Mapping[str, Sign],
    locked: Container[str],
    theme: Theme,
    say: Callable[[Text], object],
) -> dict[str, Piece]:
    """Every piece where it lies; a tile has its name written on it and fills its space."""
    where = {space.id: space for space in view.spaces}
    found = {}
    for token in view.tokens:
        if token.space in where:
            space = where[token.space]
            tile = style_of(theme, token.kind) == "tile"
            name = str(say(token.name)) if tile else ""
            lies = space.x + token.dx, space.y + token.dy
            found[token.id] = Piece(
                _dressed(token, worn), lies, token.id in locked, space if tile else None, name
            )
    return found


def _dressed(token: Token, worn: Mapping[str, Sign]) -> Token:
    """A piece that is a player's own has that player's shape and letter."""
    sign = worn.get(token.seat)
    return replace(token, shape=sign.shape, letter=sign.letter) if sign is not None else token


def plates(
    view: View, worn: Mapping[str, Sign], names: Mapping[str, str], acting: Container[str]
) -> dict[str, Seated]:
    """Who sits where, as far as they are known: at a game not begun, or one just left, nobody is."""
    counts = {counter.id: counter for counter in view.counters}
    found = {}
    for plate in [plate for plate in view.plates if plate.seat in worn]:
        counter = counts.get(f"{plate.counter}-{plate.seat}")
        found[plate.seat] = Seated(
            (plate.x, plate.y),
            plate.wide,
            plate.high,
            called_by(names.get(plate.seat, plate.seat), [names[s] for s in names if s != plate.seat]),
            worn[plate.seat],
            str(counter.value) if counter else "",
            counter.emblem if counter else "",
            plate.seat in acting,
        )
    return found


def at(space: Space) -> Point:
    """The middle of a space."""
    return space.x, space.y

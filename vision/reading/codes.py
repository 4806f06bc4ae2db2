"""The codes on cards and pieces: ten upper-case characters with a check character; nothing else is read.

P1, two letters for the game, four for the thing, one for the copy, one to check the rest: as much as a QR
code of the smallest size carries with the strongest error correction. The four letters come from the thing's
own name, not from its place in a list, so that printed stickers stay true when a game's list of things grows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from zlib import crc32

from companion.game import Game
from companion.games import GAMES
from companion.inputs import Scan

SYSTEM = "P1"
TEST = "00"  # no game has digits for letters: the test code, whose "thing" is its printed size
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_PAYLOAD = re.compile(rf"{SYSTEM}([0-9A-Z]{{2}})([0-9A-Z]{{4}})([1-9A-Z])([0-9A-Z])", re.ASCII)


@dataclass(frozen=True, slots=True)
class Stranger:
    """A code made like ours, for a thing that no game here has: from another printing, perhaps."""

    written: str
    at: int


@dataclass(frozen=True, slots=True)
class Gauge:
    """The test code of a printed sheet, and how wide it was printed."""

    millimetres: int
    at: int


def letters(game: Game) -> str:
    """A game's two letters: the first and the last of its name."""
    return f"{game.id[0]}{game.id[-1]}".upper()


def payload(game: Game, thing: str, copy: int = 1) -> str:
    """The text of a thing's code."""
    return _checked(f"{SYSTEM}{letters(game)}{_mark(game, thing)}{_DIGITS[copy]}")


def gauge(millimetres: int) -> str:
    """The text of the test code that is printed this wide."""
    return _checked(f"{SYSTEM}{TEST}{millimetres:04}1")


def catalogue(game: Game) -> dict[str, tuple[str, int]]:
    """Every code of a game, with the thing and the copy it is for."""
    return {
        payload(game, thing.id, copy): (thing.id, copy)
        for thing in game.things
        for copy in range(1, thing.copies + 1)
    }


@cache
def known() -> dict[str, tuple[str, str, int]]:
    """Every code of every game on the shelf: its game, thing and copy."""
    return {
        written: (game.id, *found) for game in GAMES.values() for written, found in catalogue(game).items()
    }


def everything() -> Iterator[str]:
    """Every text that a sticker of ours can bear."""
    yield from known()
    yield from (gauge(millimetres) for millimetres in range(15, 31))


def named(written: str, at: int) -> Scan | Gauge | Stranger | None:
    """What a code is, seen at a moment; None for anything not made like ours."""
    found = _PAYLOAD.fullmatch(written) if len(written) == 10 else None
    if found is None or written[-1] != check_character(written[:-1]):
        return None
    if written in known():
        return Scan(*known()[written], at)
    if found[1] == TEST and written in everything():
        return Gauge(int(found[2]), at)
    return Stranger(written, at)


def read(written: str, at: int) -> Scan | None:
    """The thing a code names, seen at a moment; None for anything that is no thing of ours."""
    found = named(written, at)
    return found if isinstance(found, Scan) else None


def check_character(body: str) -> str:
    """ISO 7064 MOD 37,36: it tells every wrong character and nearly every pair that changed places."""
    rest = 36
    for letter in body:
        rest = ((rest + _DIGITS.index(letter)) % 36 or 36) * 2 % 37
    return _DIGITS[(37 - rest) % 36]


def _checked(body: str) -> str:
    return body + check_character(body)


def _mark(game: Game, thing: str) -> str:
    """Four letters that follow from the thing's name alone."""
    number = crc32(f"{game.id} {thing}".encode()) % 36**4
    found = ""
    for _ in range(4):
        number, digit = divmod(number, 36)
        found = _DIGITS[digit] + found
    return found

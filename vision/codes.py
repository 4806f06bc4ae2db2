"""The codes on cards and pieces: short, upper-case, with a check character; nothing else is read.

P1 + two letters of the game + three digits of the thing + copy + check: nine characters, which a QR code of
the smallest size carries with the strongest error correction.
"""

from __future__ import annotations

import re

from companion.game import Game
from companion.games import GAMES
from companion.inputs import Scan

_PAYLOAD = re.compile(r"P1([A-Z]{2})(\d{3})(\d)([0-9A-Z])")
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _letters(game: Game) -> str:
    return game.id[:2].upper()


def payload(game: Game, thing: str, copy: int = 1) -> str:
    """The text of a thing's code."""
    number = [known.id for known in game.things].index(thing)
    body = f"P1{_letters(game)}{number:03}{copy}"
    return body + _check(body)


def read(written: str, at: int) -> Scan | None:
    """The thing a code names, seen at a moment; None for anything that is not ours."""
    found = _PAYLOAD.fullmatch(written)
    if found is None or _check(written[:-1]) != found[4]:
        return None
    for game in GAMES.values():
        if _letters(game) == found[1] and int(found[2]) < len(game.things):
            thing = game.things[int(found[2])]
            if 1 <= int(found[3]) <= thing.copies:
                return Scan(game.id, thing.id, int(found[3]), at)
    return None


def _check(body: str) -> str:
    """A character that changes whenever one of the others does, or two neighbours change places."""
    total = sum((place + 2) * _DIGITS.index(letter) for place, letter in enumerate(body))
    return _DIGITS[total % 37 % 36]

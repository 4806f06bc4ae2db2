"""Pairs of positions that are one and the same to a seat: does it think the same in both?"""

from __future__ import annotations

import random

from companion.games.minds import MINDS
from companion.mind import Level
from companion.standin.think import think
from tests.discreet.twins import games, twin_to

GAMES = ("heavens", "olympe")  # those of its games in which something is hidden
PLIES = 40  # enough to look at more than one guess


def peeked(game: str, pairs: int, seed: str) -> tuple[int, int, list[str]]:
    """So many pairs in which a seat has something to decide: how many differed, and what was found."""
    dice = random.Random(f"{game} {seed}")
    compared = apart = 0
    found: list[str] = []
    for session in games(game, dice):
        for seat in session.acting:
            other = twin_to(session, seat, dice, power=False) if seat in session.match.seats else None
            if other is None or other.position == session.position:
                continue
            assert other.position.view(seat) == session.position.view(seat), "the seat sees no difference"
            one, two = (_thought(game, s.position, seat, str(compared)) for s in (session, other))
            compared, apart = compared + 1, apart + (one != two)
            if one != two:
                found.append(f"{seat}: {one} / {two}")
            if compared >= pairs:
                return compared, apart, found


def _thought(game: str, position: object, seat: str, seed: str) -> str:
    """All that it came to: the move, and what everything else seemed worth."""
    return str(think(position, seat, MINDS[game], Level(PLIES, slips=0.1), random.Random(seed)))  # type: ignore[arg-type]

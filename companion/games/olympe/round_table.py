"""The round table as it is drawn: a place for each seat, and in the middle trump and the colour asked."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from companion.games.olympe.cards import GODS, SEATS
from companion.games.olympe.naming import colour
from companion.games.olympe.position import Position
from companion.view import Mark, Point, Space, Text, text

SHAPES = {
    "athena": "disc",
    "hephaestus": "square",
    "dionysus": "diamond",
    "artemis": "pentagon",
    "hermes": "hexagon",
}
TRUMP_AT, ASKED_AT = (0.65, 0.56), (-0.58, 0.3)  # how high up in the middle, and how large
_CORNERS = {
    "disc": (24, 0.25),
    "square": (4, 0.125),
    "diamond": (4, 0.25),
    "pentagon": (5, 0.25),
    "hexagon": (6, 0.25),
}


@cache
def _seat_points(seats: int) -> tuple[Point, ...]:
    """Where the seats are, clockwise from the bottom; two sit left and right of the signs in the middle."""
    if seats == 2:
        return (-1.75, 0.0), (1.75, 0.0)
    reach = 1.75 if seats < 8 else 2.1
    angles = [-math.tau * (n / seats + 0.25) for n in range(seats)]
    return tuple((round(reach * math.cos(a), 3), round(reach * math.sin(a), 3)) for a in angles)


@cache
def _outline(shape: str, y: float, reach: float) -> tuple[Point, ...]:
    """The god's shape as a place on the table."""
    corners, turn = _CORNERS[shape]
    angles = [math.tau * (n / corners + turn) for n in range(corners)]
    return tuple((round(reach * math.cos(a), 3), round(y + reach * math.sin(a), 3)) for a in angles)


def spaces(game: Position) -> Iterator[Space]:
    """A place for each seat, lit where the master card lies; in the middle trump, large, and colour asked."""
    trick, terms = game.round.trick, game.terms
    master = (trick.lead + trick.best) % terms.seats if trick.best >= 0 else -1
    for n, (x, y) in enumerate(_seat_points(terms.seats)):
        yield Space(SEATS[n], x, y, tone="lit" if n == master else "plain")
    beside = max(x for x, _ in _seat_points(terms.seats)) + 1.15
    for n in range(terms.extras):
        yield Space(f"v{n + 1}", beside, 1.1 - 1.1 * n, tone="dark")
    trump, asked = _colours(game)
    if trump >= 0:
        yield _sign(game, "trump", trump, *TRUMP_AT)
    if asked >= 0:
        yield _sign(game, "asked", asked, *ASKED_AT)
    elif trump >= 0:
        yield Space("asked", 0.0, ASKED_AT[0], outline=_outline("disc", *ASKED_AT))


def _colours(game: Position) -> tuple[int, int]:
    """The gods whose colours are trump and asked; before the lead trump is the leader's, and none asked."""
    trick = game.round.trick
    if game.stage != "play":
        return -1, -1
    return (trick.trump, trick.asked) if trick.asked >= 0 else (game.gods[game.turn], -1)


def _sign(game: Position, name: str, god: int, y: float, reach: float) -> Space:
    outline = _outline(SHAPES[GODS[god]], y, reach)
    return Space(name, 0.0, y, tone=game.terms.tones[god], outline=outline, emblem=GODS[god])


def _taken(game: Position) -> Text:
    """Who takes the full trick that still lies there, or that nothing is led yet (#taking)."""
    done = game.round.done
    if game.round.trick.cards or not done:
        return text("olympe-mark-none")
    taker = done[-1].taker
    return text("olympe-mark-taken", seat=SEATS[taker]) if taker >= 0 else text("olympe-mark-lost")


def marks(game: Position) -> Iterator[Mark]:
    """Which sign is trump and which the colour asked, and in which order the cards were laid."""
    trump, asked = _colours(game)
    if trump < 0:
        return
    for god, what, (y, reach) in ((trump, "trump", TRUMP_AT), (asked, "asked", ASKED_AT)):
        said = text(f"olympe-mark-{what}", colour=colour(game, god)) if god >= 0 else _taken(game)
        yield Mark(0.0, y - reach - 0.17, said)
    trick, seats = game.round.trick, game.terms.seats
    for place in range(len(trick.cards)):
        x, y = _seat_points(seats)[(trick.lead + place) % seats]
        yield Mark(x - 0.36, y + 0.34, f"{place + 1}")

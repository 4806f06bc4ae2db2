"""The round table as it is drawn: a place for each seat, and in the middle trump and the colour asked."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from companion.games.olympe.cards import GODS, SEATS
from companion.games.olympe.naming import colour
from companion.games.olympe.position import Position
from companion.view import Mark, Plate, Point, Space, Still, Text, text

SHAPES = {
    "athena": "disc",
    "hephaestus": "square",
    "dionysus": "diamond",
    "artemis": "pentagon",
    "hermes": "hexagon",
}
TRUMP_AT, ASKED_AT = (0.42, 0.25), (-0.25, 0.17)  # how high up in the middle, and how large
RADIUS = 2.62  # of the table
PLATE_WIDE, PLATE_HIGH = 1.5, 0.4
CORNERS = ((2.25, 2.25), (-2.25, 2.25), (2.25, -2.25), (-2.25, -2.25))  # beside the table: nobody sits there
TURNS = (-1.5, 2.5, -4.0, 3.0, -2.5, 1.5)  # degrees by which a card lies askew, by its seat
_CORNERS = {
    "disc": (24, 0.25),
    "square": (4, 0.125),
    "diamond": (4, 0.25),
    "pentagon": (5, 0.25),
    "hexagon": (6, 0.25),
}


@cache
def _seat_points(seats: int) -> tuple[Point, ...]:
    """Where the cards of the seats lie, clockwise from the bottom; two sit left and right of the middle."""
    if seats == 2:
        return (-1.5, 0.1), (1.5, 0.1)
    reach = 1.42 if seats < 6 else 1.62
    angles = [-math.tau * (n / seats + 0.25) for n in range(seats)]
    return tuple((round(reach * math.cos(a), 3), round(reach * math.sin(a) + 0.06, 3)) for a in angles)


def card_size(seats: int) -> float:
    """How high a card is, so that neighbours and their plates find room."""
    return {2: 1.5, 3: 1.34, 4: 1.2, 5: 1.2, 6: 0.95}.get(seats, 0.8)


def turn_of(seat: int) -> float:
    """How a seat's card lies: askew, and always in the same way."""
    return TURNS[seat % len(TURNS)]


@cache
def _places(seats: int) -> tuple[tuple[Point, ...], ...]:
    """The outline of each card's place."""
    high = card_size(seats) / 2
    wide = high * 0.73
    return tuple(
        ((x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high))
        for x, y in _seat_points(seats)
    )


@cache
def plate_points(seats: int) -> tuple[Point, ...]:
    """Each seat's plate just outside its card: below it in the lower half, above it in the upper one."""
    away = card_size(seats) / 2 + PLATE_HIGH / 2 + 0.03
    points = [(x, y - away if y < 0.3 else y + away) for x, y in _seat_points(seats)]
    if seats > 8:
        points = [_moved_out(x, y) for x, y in points]
    return tuple((round(x, 3), round(y, 3)) for x, y in points)


def _moved_out(x: float, y: float) -> Point:
    """Where nine or ten sit, plates keep clear of their neighbours' plates and cards."""
    if abs(x) < 0.1:
        return x, y + math.copysign(0.11, y)
    return (math.copysign(max(abs(x), 1.95), x), y) if abs(x) > 1.2 else (x, y)


@cache
def plate_wide(seats: int) -> float:
    """How wide a plate is: as wide as two that lie side by side leave each other room."""
    points = plate_points(seats)
    beside = [abs(x - u) for n, (x, y) in enumerate(points) for u, v in points[:n] if abs(y - v) < PLATE_HIGH]
    return round(min(PLATE_WIDE, *(gap - 0.04 for gap in beside), PLATE_WIDE), 3)


def plates(game: Position, counter: str) -> Iterator[Plate]:
    """Who sits where, and what they have won."""
    for n, (x, y) in enumerate(plate_points(game.terms.seats)):
        yield Plate(SEATS[n], x, y, plate_wide(game.terms.seats), PLATE_HIGH, counter)


@cache
def stills() -> tuple[Still, ...]:
    """A table of wood and cloth, with a thread of gold."""
    return (
        Still("shadow", radius=RADIUS * 1.05),
        Still("wood", radius=RADIUS),
        Still("thread", radius=RADIUS * 0.925, inner=RADIUS * 0.91),
        Still("cloth", radius=RADIUS * 0.91),
        Still("key", lines=_meander(RADIUS * 0.84, 0.1, 60)),
        Still("hub", radius=0.76),
        Still("thread", radius=0.76, inner=0.73),
    )


def _meander(radius: float, high: float, count: int) -> tuple[tuple[Point, ...], ...]:
    """A Greek key that goes round: one small spiral after the other."""
    shape = ((0.0, 0.0), (0.0, 1.0), (0.77, 1.0), (0.77, 0.36), (0.33, 0.36), (0.33, 0.64), (0.53, 0.64))
    found = []
    for n in range(count):
        turns = [(n + along) / count for along, _ in shape]
        lifts = [radius + high * up for _, up in shape]
        found.append(tuple(_around(r, t) for r, t in zip(lifts, turns, strict=True)))
        found.append((_around(radius, n / count), _around(radius, (n + 1) / count)))
    return tuple(found)


def _around(radius: float, turn: float) -> Point:
    return round(radius * math.sin(math.tau * turn), 3), round(radius * math.cos(math.tau * turn), 3)


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
        wash = "lit" if n == master else ""
        yield Space(SEATS[n], x, y, outline=_places(terms.seats)[n], wash=wash)
    for n in range(terms.extras):
        x, y = CORNERS[n % len(CORNERS)]
        yield Space(f"v{n + 1}", x, y, "dark", outline=_square(x, y, 0.36))
    trump, asked = _colours(game)
    if trump >= 0:
        yield _sign(game, "trump", trump, *TRUMP_AT)
    if asked >= 0:
        yield _sign(game, "asked", asked, *ASKED_AT)
    elif trump >= 0:
        yield Space("asked", 0.0, ASKED_AT[0], outline=_outline("disc", *ASKED_AT))


def _square(x: float, y: float, reach: float) -> tuple[Point, ...]:
    return (x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach), (x - reach, y + reach)


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
    """Which sign is trump, and which the colour asked."""
    trump, asked = _colours(game)
    if trump < 0:
        return
    for god, what, (y, reach) in ((trump, "trump", TRUMP_AT), (asked, "asked", ASKED_AT)):
        said = text(f"olympe-mark-{what}", colour=colour(game, god)) if god >= 0 else _taken(game)
        yield Mark(0.0, y - reach - 0.12, said, "small")

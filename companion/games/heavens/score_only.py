"""Score-only: the day is played without the companion; only what the night needs is entered (#score-only)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import Move
from companion.games.heavens import night
from companion.games.heavens.position import P, Position, move_of, to_spaces


def to_enter(heavens: Position) -> Iterator[Move]:
    """Planets put and lifted, torches set, each space and torch once; then the Sun's holder calls the night.

    Once each, because what was entered tonight is right: a slip of the finger is taken back.
    """
    terms, entered = heavens.terms, heavens.entered
    open_spaces = [at for at, name in enumerate(terms.sky.names) if name not in entered]
    for seat, god in zip(terms.seats, heavens.gods, strict=True):
        puts, lifts = (to_spaces(terms.sky, seat, verb) for verb in ("put", "lift"))
        room = not heavens.all_placed(seat)
        for at in open_spaces:
            if heavens.lies[at] == seat:
                yield lifts[at]
            elif room:
                yield puts[at]
        if seat not in entered:
            for level in range(terms.low, terms.high + 1):
                if level != god.torch:
                    yield move_of(seat, "level", str(level))
    yield move_of(heavens.sun, "night")


def entered(heavens: P, move: Move) -> P | None:
    """What a player entered; a planet put on another takes its place."""
    seat, terms = move.seat, heavens.terms
    match move.verb, move.args:
        case "put" | "lift", (space,):
            at = terms.sky.place.get(space, -1)
            own = at >= 0 and heavens.lies[at] == seat
            if at < 0 or own != (move.verb == "lift"):
                return None
            if move.verb == "put" and heavens.all_placed(seat):
                return None
            lies = (*heavens.lies[:at], "" if own else seat, *heavens.lies[at + 1 :])
            turned, done = heavens.turned - {at}, heavens.entered | {space}
            return heavens._replace(lies=lies, turned=turned, entered=done, news=())
        case "level", (level,) if level.isascii() and level.isdigit() and len(level) < 3:
            if not terms.low <= int(level) <= terms.high:
                return None
            gods = heavens.with_god(seat, heavens.god(seat)._replace(torch=int(level)))
            return heavens._replace(gods=gods, entered=heavens.entered | {seat}, news=())
        case "night", ():
            # The evening's Moon is two places on from the Sun: morning, afternoon, evening.
            moon = heavens.around(heavens.sun)[2]
            return night.falls(heavens._replace(moon=moon, entered=frozenset(), news=()))
    return None

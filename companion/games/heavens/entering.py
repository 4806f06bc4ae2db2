"""Score-only: the day is played without the companion; only what the night needs is entered (#score-only)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.game import Move
from companion.games.heavens import night
from companion.games.heavens.board import PLANETS, said, to_spaces

if TYPE_CHECKING:
    from companion.games.heavens.rules import Heavens


def to_enter(heavens: Heavens) -> Iterator[Move]:
    """Planets put and lifted, torches set, each space and torch once; then the Sun's holder calls the night.

    Once each, because what was entered tonight is right: a slip of the finger is taken back.
    """
    agreed, entered = heavens.agreed, heavens.entered
    open_spaces = [at for at, name in enumerate(agreed.sky.names) if name not in entered]
    for seat, god in zip(agreed.seats, heavens.gods, strict=True):
        puts, lifts = (to_spaces(agreed.sky, seat, verb) for verb in ("put", "lift"))
        room = heavens.lies.count(seat) < PLANETS
        for at in open_spaces:
            if heavens.lies[at] == seat:
                yield lifts[at]
            elif room:
                yield puts[at]
        if seat not in entered:
            for level in range(agreed.low, agreed.high + 1):
                if level != god.torch:
                    yield said(seat, "level", str(level))
    yield said(heavens.sun, "night")


def entered(heavens: Heavens, move: Move) -> Heavens | None:
    """What a player entered; a planet put on another takes its place."""
    seat, agreed = move.seat, heavens.agreed
    match move.verb, move.args:
        case "put" | "lift", (space,):
            at = agreed.sky.place.get(space, -1)
            own = at >= 0 and heavens.lies[at] == seat
            if at < 0 or own != (move.verb == "lift"):
                return None
            if move.verb == "put" and heavens.lies.count(seat) == PLANETS:
                return None
            lies = (*heavens.lies[:at], "" if own else seat, *heavens.lies[at + 1 :])
            turned, done = heavens.turned - {at}, heavens.entered | {space}
            return replace(heavens, lies=lies, turned=turned, entered=done, news=())
        case "level", (level,) if level.isascii() and level.isdigit() and len(level) < 3:
            if not agreed.low <= int(level) <= agreed.high:
                return None
            gods = heavens.with_god(seat, heavens.god(seat)._replace(torch=int(level)))
            return replace(heavens, gods=gods, entered=heavens.entered | {seat}, news=())
        case "night", ():
            # The evening's Moon is two places on from the Sun: morning, afternoon, evening.
            moon = heavens.around(heavens.sun)[2]
            return night.falls(replace(heavens, moon=moon, entered=frozenset(), news=()))
    return None

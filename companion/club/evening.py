"""An evening of the club as lines: who came, who sat where, how it ended, what was corrected. A pure fold.

evening swiss 5 | evening all           how it is played: so many rounds, or everybody against everybody
come ann Ann Berg · go ann              who is there; in mid-evening, too
call ann A. B.                          from now on somebody is called otherwise
table t1 · untable t1                   where can be played
lead t1 · unlead t1                     at that table's screen rounds are drawn and clocks started, too
game battle 2                           what is played from the next round on, and how many sit at a table
clock fischer 600 5                     with which clock, the same for all
seat 3 t1 battle ann bob · bye 3 eve    a round as it was drawn: kept, so that it replays without drawing
start 3                                 all clocks begin
result 3 t1 1 2                         places in the order of the seats; equal ones share theirs
correct 3 t1 2 1                        the same said better: the old one stays in the lines
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from companion.game import BadNotation
from companion.games import GAMES
from companion.play.clock import ClockMode
from companion.play.match import check_name
from companion.view import text
from companion.words import words_in

SYSTEMS = ("swiss", "all")
MOST_ROUNDS = 30
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")


# Why no round can be drawn, and what each reason counts.
WHYS: dict[str, tuple[str, ...]] = {
    "no-game": (),
    "open": ("results",),
    "over": ("rounds",),
    "two": (),
    "met": (),
    "few": (),
    "tables": ("needed", "there"),
    "other": (),
}


class BadEvening(BadNotation):
    """A line that this evening cannot have."""


class NoRound(BadEvening):
    """No round can be drawn now: why, in every language."""

    def __init__(self, why: str, named: str = "", **counted: int) -> None:
        self.said = text(f"club-why-{why}", **counted)
        super().__init__(words_in("en").say(self.said) + (f": {named}" if named else ""))


@dataclass(frozen=True, slots=True)
class Seating:
    """People at one table in one round, and their places once it is over; earlier ones were corrected."""

    round: int
    table: str
    box: str
    people: tuple[str, ...]
    places: tuple[int, ...] = ()
    before: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Evening:
    """How an evening stands."""

    system: str = "swiss"
    rounds: int = 0
    people: tuple[tuple[str, str], ...] = ()  # whoever came, in that order: id and name
    gone: frozenset[str] = frozenset()
    tables: tuple[str, ...] = ()
    leads: tuple[str, ...] = ()
    box: str = ""
    size: int = 2
    clock: str = "used"
    seatings: tuple[Seating, ...] = ()
    byes: tuple[tuple[int, str], ...] = ()
    started: frozenset[int] = field(default_factory=frozenset)

    @property
    def round(self) -> int:
        """The round that is on, or was last; 0 before the first."""
        return max((one.round for one in self.seatings), default=0)

    @property
    def here(self) -> list[str]:
        """Who plays on."""
        return [id_ for id_, _ in self.people if id_ not in self.gone]

    @property
    def names(self) -> dict[str, str]:
        """Everybody's name."""
        return dict(self.people)

    def of_round(self, number: int) -> list[Seating]:
        """Who sat where in a round."""
        return [one for one in self.seatings if one.round == number]

    @property
    def open(self) -> list[Seating]:
        """Tables whose result is still to come."""
        return [one for one in self.seatings if not one.places]

    def met(self) -> dict[frozenset[str], int]:
        """Who has sat with whom, and how often."""
        found: dict[frozenset[str], int] = {}
        for one in self.seatings:
            for n, a in enumerate(one.people):
                for b in one.people[n + 1 :]:
                    pair = frozenset((a, b))
                    found[pair] = found.get(pair, 0) + 1
        return found


def step(now: Evening, line: str) -> Evening:
    """The evening after one more line; raises BadEvening if it cannot be."""
    verb, *args = line.split(" ")
    match verb, args:
        case "evening", ["swiss", rounds] if not now.seatings:
            return replace(now, system="swiss", rounds=_number(rounds, MOST_ROUNDS))
        case "evening", ["all"] if not now.seatings:
            return replace(now, system="all", rounds=0)
        case "come", [id_, *name] if _ID.fullmatch(id_):
            return _come(now, id_, " ".join(name))
        case "go", [id_] if id_ in now.here:
            return replace(now, gone=now.gone | {id_})
        case "table", [table] if _ID.fullmatch(table) and table not in now.tables:
            return replace(now, tables=(*now.tables, table))
        case "untable", [table] if table in now.tables:
            return replace(now, tables=tuple(one for one in now.tables if one != table))
        case "call", [id_, *name] if id_ in now.names:
            called = check_name(" ".join(name))
            return replace(now, people=tuple((one, called if one == id_ else of) for one, of in now.people))
        case "lead", [table] if table in now.tables and table not in now.leads:
            return replace(now, leads=(*now.leads, table))
        case "unlead", [table] if table in now.leads:
            return replace(now, leads=tuple(one for one in now.leads if one != table))
        case "clock", [*mode]:
            return replace(now, clock=str(ClockMode.parse(" ".join(mode))))
        case "game", [box, size] if box in GAMES:
            return replace(now, box=box, size=_size(box, _number(size, 10)))
        case "seat", [number, table, box, *people]:
            return _seat(now, _number(number, MOST_ROUNDS), table, box, tuple(people))
        case "bye", [number, id_] if id_ in now.here:
            return replace(now, byes=(*now.byes, (_number(number, MOST_ROUNDS), id_)))
        case "start", [number] if now.of_round(_number(number, MOST_ROUNDS)):
            return replace(now, started=now.started | {int(number)})
        case (("result" | "correct"), [number, table, *places]):
            return _result(now, verb, _number(number, MOST_ROUNDS), table, places)
    raise BadEvening(f"{line[:60]!r}: no line of this evening")


def played(lines: Iterable[str]) -> Evening:
    """The evening that lines tell."""
    now = Evening()
    for line in lines:
        now = step(now, line)
    return now


def _come(now: Evening, id_: str, name: str) -> Evening:
    """Somebody comes, perhaps late, perhaps again."""
    if id_ in now.names and (not name or name == now.names[id_]) and id_ in now.gone:
        return replace(now, gone=now.gone - {id_})
    if id_ in now.names:
        raise BadEvening(f"{id_} is here already")
    return replace(now, people=(*now.people, (id_, check_name(name))))


def _size(box: str, size: int) -> int:
    if size not in GAMES[box].seats:
        raise BadEvening(f"{box} is for {' or '.join(map(str, GAMES[box].seats))} players, not {size}")
    return size


def _seat(now: Evening, number: int, table: str, box: str, people: tuple[str, ...]) -> Evening:
    if number not in (now.round, now.round + 1) or box not in GAMES or table not in now.tables:
        raise BadEvening(f"seat {number} {table} {box}: no such round, table or game")
    _size(box, len(people))
    seated = {id_ for one in now.of_round(number) for id_ in one.people}
    if not {*people} <= {*now.here} or {*people} & seated or len({*people}) < len(people):
        raise BadEvening(f"seat {number} {table}: somebody is not here, or sits elsewhere")
    if any(one.table == table for one in now.of_round(number)):
        raise BadEvening(f"seat {number} {table}: others sit there")
    return replace(now, seatings=(*now.seatings, Seating(number, table, box, people)))


def _result(now: Evening, verb: str, number: int, table: str, words: Sequence[str]) -> Evening:
    places = tuple(_number(place, 10) for place in words)
    for n, one in enumerate(now.seatings):
        if (one.round, one.table) == (number, table):
            if len(places) != len(one.people) or any(
                place != 1 + sum(other < place for other in places) for place in places
            ):
                raise BadEvening(
                    f"{verb} {number} {table}: say the places of all {len(one.people)}, as 1 2 2 4"
                )
            if (verb == "correct") != bool(one.places):
                raise BadEvening(f"{verb} {number} {table}: the result is {one.places or 'still to come'}")
            before = (*one.before, one.places) if one.places else ()
            new = replace(one, places=places, before=before)
            return replace(now, seatings=(*now.seatings[:n], new, *now.seatings[n + 1 :]))
    raise BadEvening(f"{verb} {number} {table}: nobody played there")


def _number(digits: str, most: int) -> int:
    if not (digits.isascii() and digits.isdigit() and len(digits) < 4 and 0 < int(digits) <= most):
        raise BadEvening(f"{digits[:20]!r} is no number from 1 to {most}")
    return int(digits)

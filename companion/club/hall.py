"""What every table's screen can show of the evening: published in pages by the hub, put together at a table.

A page is short, because the way to a table's screen lets only short messages through; each page says how many
there are, so that one left over from a longer list is passed over.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.club.evening import WHYS, Evening
from companion.club.public import NotPublic, number
from companion.club.report import shown
from companion.club.standings import standings
from companion.games import GAMES
from companion.view import Text, text

WHY = "club-why-"
STANDINGS, ROUND = "standings", "round"
ROWS = {STANDINGS: 20, ROUND: 6}  # on a page
ROOM = 1400  # bytes of a page's rows
MOST_LEADS = 5
MOST_PAGES = 200
LONGEST = 60  # letters of anything

Page = dict[str, object]
Row = list[object]


def pages(now: Evening, day: str, trouble: Text | None = None) -> Iterator[tuple[str, str, Page]]:
    """Every page: its kind, its number, what it says."""
    stand: list[Row] = [
        [row.place, row.name, shown(row.points), shown(row.strength), row.here] for row in standings(now)
    ]
    seats: list[Row] = [
        [one.table, one.box, [now.names[id_] for id_ in one.people], [*one.places]]
        for one in now.of_round(now.round)
    ]
    seats += [["", "", [now.names[id_]], []] for of, id_ in now.byes if of == now.round]
    known: Page = {
        "day": day,
        "round": now.round,
        "started": now.round in now.started,
        "open": len(now.open),
        "more": now.system == "all" or now.round < now.rounds,
        "leads": [*now.leads[:MOST_LEADS]],
        "trouble": {"why": trouble.key.removeprefix(WHY), **dict(trouble.values)} if trouble else {},
    }
    for kind, rows in ((STANDINGS, stand), (ROUND, seats)):
        parts = list(_parts(rows, ROWS[kind]))[:MOST_PAGES]
        for n, part in enumerate(parts, 1):
            yield kind, str(n), {**known, "pages": len(parts), "rows": part}


def _parts(rows: Sequence[Row], most: int) -> Iterator[list[Row]]:
    """Rows in as many short parts as they need; one at the least."""
    part: list[Row] = []
    size = 0
    for row in rows:
        more = len(json.dumps(row, ensure_ascii=False).encode())
        if part and (len(part) == most or size + more > ROOM):
            yield part
            part, size = [], 0
        part.append(row)
        size += more
    yield part


class Standing(NamedTuple):
    """One line of the standings."""

    place: int
    name: str
    points: str
    strength: str
    here: bool


class Seats(NamedTuple):
    """One table of the round; without a table it is a bye."""

    table: str
    game: str
    names: tuple[str, ...]
    places: tuple[int, ...]


class Hall:
    """The evening as a table knows it."""

    def __init__(self) -> None:
        self.day, self.round, self.open = "", 0, 0
        self.started = self.more = False
        self.leads: tuple[str, ...] = ()
        self.trouble: Text | None = None
        self._kept: dict[tuple[str, int], tuple[int, Sequence[NamedTuple]]] = {}

    def hear(self, kind: str, page: str, told: Mapping[str, object]) -> None:
        """One page; raises NotPublic for what the hub would never say."""
        rows, leads = told.get("rows"), told.get("leads")
        if not isinstance(rows, list) or not isinstance(leads, list) or len(rows) > ROWS.get(kind, 0):
            raise NotPublic("no page")
        if not page.isdigit() or not 0 < int(page) <= MOST_PAGES:
            raise NotPublic("no page")
        read = [_standing(row) if kind == STANDINGS else _seats(row) for row in rows]
        count = number(told, "pages", MOST_PAGES)
        if (day := _word(told.get("day"))) != self.day:
            self.day = day
            self._kept.clear()
        self._kept[kind, int(page)] = count, read
        self.round, self.open = number(told, "round", 99), number(told, "open", 10_000)
        self.started, self.more = told.get("started") is True, told.get("more") is True
        self.leads, self.trouble = tuple(map(_word, leads)), _trouble(told.get("trouble"))

    @property
    def standings(self) -> list[Standing]:
        """Everybody, the first first."""
        return [row for row in self._rows(STANDINGS) if isinstance(row, Standing)]

    @property
    def seats(self) -> list[Seats]:
        """This round's tables, then who has a bye."""
        return [row for row in self._rows(ROUND) if isinstance(row, Seats)]

    def _rows(self, kind: str) -> Iterator[NamedTuple]:
        count = self._kept.get((kind, 1), (0, ()))[0]
        for page in range(1, count + 1):
            yield from self._kept.get((kind, page), (0, ()))[1]


def _trouble(told: object) -> Text | None:
    """Why what was wanted cannot be."""
    if not told:
        return None
    if not isinstance(told, dict) or told.get("why") not in WHYS:
        raise NotPublic("no reason")
    why = told["why"]
    return text(WHY + why, **{counted: number(told, counted, 10_000) for counted in WHYS[why]})


def _standing(row: object) -> Standing:
    match row:
        case [int(place), str(name), str(points), str(strength), bool(here)]:
            return Standing(place, _word(name), _word(points), _word(strength), here)
    raise NotPublic("no standing")


def _seats(row: object) -> Seats:
    match row:
        case [str(table), str(game), list(names), list(places)] if game in GAMES or not game:
            if all(isinstance(place, int) for place in places):
                return Seats(_word(table), game, tuple(map(_word, names)), tuple(places))
    raise NotPublic("no seats")


def _word(told: object) -> str:
    return told[:LONGEST] if isinstance(told, str) and told.isprintable() else ""

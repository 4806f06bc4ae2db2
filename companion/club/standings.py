"""How everybody stands: points, and what decides between equal ones.

At a table everybody plays everybody: who is ahead of all others gets a point, who is behind all none, and
those between their share; so a point is a point whether two sit there or ten. A bye is a point. Equal points
are parted by what was won against each other, where all of them met; then by how strong the others were
(Buchholz), by whom one won against (Sonneborn-Berger), and by tables won. A round without opponents counts
there as one against somebody as strong as oneself. Who is equal in all that shares a place.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby

from companion.club.evening import Evening, Seating

NOTHING = Fraction(0)


@dataclass(frozen=True, slots=True)
class Row:
    """One person's standing."""

    place: int
    id: str
    name: str
    points: Fraction
    direct: Fraction
    strength: Fraction  # Buchholz
    beaten: Fraction  # Sonneborn-Berger
    won: int
    played: int
    here: bool

    @property
    def key(self) -> tuple[Fraction, ...]:
        """What decides, the most important first."""
        return self.points, self.direct, self.strength, self.beaten, Fraction(self.won)


def share(one: Seating, person: str, against: frozenset[str] | None = None) -> Fraction:
    """What somebody got at a table: of all others there, or of some of them only."""
    mine = one.places[one.people.index(person)]
    others = [
        place
        for other, place in zip(one.people, one.places, strict=True)
        if other != person and (against is None or other in against)
    ]
    if not others:
        return NOTHING
    return sum((Fraction(1 + (mine < place) - (mine > place), 2) for place in others), NOTHING) / len(others)


def points(evening: Evening) -> dict[str, Fraction]:
    """Everybody's points."""
    found = {id_: NOTHING for id_, _ in evening.people}
    for one in evening.seatings:
        for id_ in one.people if one.places else ():
            found[id_] += share(one, id_)
    for _, id_ in evening.byes:
        found[id_] += 1
    return found


def standings(evening: Evening) -> tuple[Row, ...]:
    """Everybody, the first first; those who left stay where their points put them."""
    has = points(evening)
    direct = _direct(evening, has)
    rows = [_row(evening, id_, has, direct[id_]) for id_, _ in evening.people]
    rows.sort(key=lambda row: (*(-part for part in row.key), row.name, row.id))
    keys = [row.key for row in rows]
    return tuple(_placed(row, 1 + keys.index(row.key)) for row in rows)


def _row(evening: Evening, id_: str, has: dict[str, Fraction], direct: Fraction) -> Row:
    mine = [one for one in evening.seatings if one.places and id_ in one.people]
    strength, beaten = NOTHING, NOTHING
    for one in mine:
        others = [other for other in one.people if other != id_]
        for other in others:
            strength += has[other] / len(others)
            beaten += share(one, id_, frozenset({other})) * has[other] / len(others)
    alone = sum(1 for _, other in evening.byes if other == id_)
    strength, beaten = strength + alone * has[id_], beaten + alone * has[id_]
    won = sum(one.places[one.people.index(id_)] == 1 and one.places.count(1) == 1 for one in mine)
    name, here = evening.names[id_], id_ not in evening.gone
    return Row(0, id_, name, has[id_], direct, strength, beaten, won, len(mine), here)


def _placed(row: Row, place: int) -> Row:
    return Row(
        place,
        row.id,
        row.name,
        row.points,
        row.direct,
        row.strength,
        row.beaten,
        row.won,
        row.played,
        row.here,
    )


def _direct(evening: Evening, has: dict[str, Fraction]) -> dict[str, Fraction]:
    """What those with equal points got against each other; nothing unless all of them met."""
    found, met = dict.fromkeys(has, NOTHING), evening.met()
    ordered = sorted(has, key=lambda id_: has[id_])
    for _, level in groupby(ordered, key=lambda id_: has[id_]):
        group = frozenset(level)
        if len(group) < 2 or not all(frozenset(pair) in met for pair in combinations(group, 2)):
            continue
        for one in evening.seatings:
            for id_ in group.intersection(one.people if one.places else ()):
                found[id_] += share(one, id_, group)
    return found

"""Zeus' favour: what a night is worth, step by step, and why (#scoring). Only lit planets are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from companion.games.heavens.board import EMPTY, Sky

BONUS = 2  # for the largest constellation
PER_POINT = 3  # Power returned to Zeus for one point


Why = Literal[
    "regions", "absent", "first", "short", "tied", "beaten", "second", "third", "constellation", "best"
]  # fmt: skip


class Award(NamedTuple):
    """What a player gets in one step of the scoring, for how many planets or regions, and why."""

    seat: str
    points: int
    why: Why
    held: int


class Constellation(NamedTuple):
    """Lit planets of one player joined by lines; it is called after its first space."""

    seat: str
    spaces: tuple[int, ...]


Lit = tuple[str, ...]  # whose lit planet is on each space


def for_regions(sky: Sky, lit: Lit, seats: tuple[str, ...]) -> list[Award]:
    """A point for each region with a lit planet (#score-regions)."""
    held = {seat: sum(sky.own(lit, seat, region) > 0 for region in sky.regions) for seat in seats}
    return [Award(seat, count, "regions", count) for seat, count in held.items()]


def for_orbit(sky: Sky, lit: Lit, seats: tuple[str, ...], orbit: str) -> list[Award]:
    """Who has the most and the second most planets of an orbit, and what each gets (#score-orbits).

    The left number needs a sole leader with at least as many planets as the right number says. Otherwise all
    leaders get the right number, and second place gets nothing.
    """
    first, second = sky.points[orbit]
    count = dict.fromkeys(seats, 0)
    for ring, who in zip(sky.orbit, lit, strict=True):
        if ring == orbit and who:
            count[who] += 1
    most = max(count.values())
    leaders = list(count.values()).count(most)
    clear = leaders == 1 and most >= second
    next_most = max((n for n in count.values() if n < most), default=0)
    found = []
    for seat, n in count.items():
        if not n:
            award = Award(seat, 0, "absent", n)
        elif n == most:
            why: Why = "first" if clear else "short" if leaders == 1 else "tied"
            award = Award(seat, first if clear else second, why, n)
        elif not clear:
            award = Award(seat, 0, "beaten", n)
        elif n == next_most:
            award = Award(seat, second, "second", n)
        else:
            award = Award(seat, 0, "third", n)
        found.append(award)
    return found


@lru_cache(maxsize=256)
def constellations(sky: Sky, lit: Lit) -> tuple[Constellation, ...]:
    """Every group of two or more joined planets of one player (#score-constellations)."""
    return tuple(_joined(sky, lit))


def _joined(sky: Sky, lit: Lit) -> Iterator[Constellation]:
    seen: set[int] = set()
    for start, seat in enumerate(lit):
        if seat == EMPTY or start in seen:
            continue
        group = [start]
        for at in group:
            group += [other for other in sky.near[at] if lit[other] == seat and other not in group]
        seen.update(group)
        if len(group) > 1:
            yield Constellation(seat, tuple(sorted(group)))


def best(sky: Sky, lit: Lit) -> tuple[Constellation, ...]:
    """The largest constellations: one is outstanding, several are a tie (#best-constellation)."""
    found = constellations(sky, lit)
    most = max((len(one.spaces) for one in found), default=0)
    return tuple(one for one in found if len(one.spaces) == most)


def awards(sky: Sky, lit: Lit, seats: tuple[str, ...], step: tuple[str, ...]) -> list[Award]:
    """What a step of the night's scoring gives, one award for each player it looks at."""
    match step:
        case ("regions",):
            return for_regions(sky, lit, seats)
        case ("constellation", name):
            at = sky.place[name]
            return [
                Award(one.seat, len(one.spaces), "constellation", len(one.spaces))
                for one in constellations(sky, lit)
                if one.spaces[0] == at
            ]
        case ("best",):
            found = best(sky, lit)
            return [Award(found[0].seat, BONUS, "best", len(found[0].spaces))] if len(found) == 1 else []
        case (orbit,):
            return for_orbit(sky, lit, seats, orbit.removeprefix("orbit-"))
    return []

"""The heavens: spaces in regions and orbits, constellation lines, and how a copy's map is written.

A map is three texts that people can read and correct: `1R2@198` is a space (region 1, red orbit, second one,
at 198 degrees, counted anticlockwise from the right), `1R2-1P3` a line, `8/4` the points of an orbit.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from companion.game import BadNotation, Facts

ORBITS = ("grey", "orange", "red", "purple")  # from the inside out
ORBIT_OF = {"G": "grey", "O": "orange", "R": "red", "P": "purple"}
CENTRE = {1: 198, 2: 270, 3: 342, 4: 126, 5: 54}  # the middle of each region, in degrees
SLICE = 72
PLANETS = 10  # of each colour
EMPTY = ""

PRINTED: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("map.json").read_text("utf-8"))
SHARED, MAPS = PRINTED["shared"], {"a": PRINTED["a"], "b": PRINTED["b"]}

_SPACE = re.compile(r"(([1-5])([GORP])[1-9][0-9]?)@([0-9]{1,3})")
_POINTS = re.compile(r"([1-9][0-9]?)/([1-9][0-9]?)")
_RADIUS = re.compile(r"[0-9](\.[0-9]{1,2})?")


class Orbit(NamedTuple):
    """An orbit's points: for the most planets, and for the second most; the latter is also the minimum."""

    first: int
    second: int


@dataclass(frozen=True, slots=True, eq=False)
class Sky:
    """The heavens of one game; made once per map, so that the same map is the same object."""

    names: tuple[str, ...]
    region: tuple[int, ...]
    orbit: tuple[str, ...]
    degrees: tuple[int, ...]
    lines: tuple[tuple[int, int], ...]
    points: Mapping[str, Orbit]
    radii: Mapping[str, float]
    place: Mapping[str, int]
    span: Mapping[int, tuple[int, int]]  # where a region begins and ends among the spaces
    near: tuple[tuple[int, ...], ...]  # the spaces at the other end of each space's lines

    @property
    def regions(self) -> tuple[int, ...]:
        """The regions in play."""
        return tuple(self.span)

    def own(self, lies: tuple[str, ...], seat: str, region: int) -> int:
        """How many planets a player has in a region."""
        begin, end = self.span[region]
        return lies[begin:end].count(seat)

    def reward(self, lies: tuple[str, ...], seat: str, region: int) -> int:
        """Zeus' gift for one more planet there: half of the spaces not one's own, rounded up (#reward)."""
        begin, end = self.span[region]
        others = end - begin - self.own(lies, seat, region) - 1
        return (others + 1) // 2


def sky_of(board: str, facts: Facts, players: int) -> Sky:
    """The map that is played: a preset, or what the owner's copy says; only the regions in use (#regions).

    A copy that cannot be right is refused whatever is played, so that it is found out when it is stated.
    """
    copy = _written(facts, facts["region-size"], facts["lines-inside"], players)
    return _written(MAPS[board], "10", "yes", players) if board in MAPS else copy


def _written(told: Facts, size: str, inside: str, players: int) -> Sky:
    orbits = tuple(told[f"orbit-{orbit}"] for orbit in ORBITS)
    return _sky(told["spaces"], told["lines"], orbits, told["radii"], size, inside, players)


class Spot(NamedTuple):
    """A space as a copy's map writes it."""

    name: str
    region: int
    orbit: str
    degrees: int


@cache
def _sky(
    spaces: str, lines: str, orbits: tuple[str, ...], radii: str, size: str, inside: str, players: int
) -> Sky:
    """A map read, and refused with the reason if it cannot be right (#my-copy)."""
    found = _read_spaces(spaces, size)
    joined = _read_lines(lines, {spot.name for spot in found}, inside)
    used = _in_play(found, players)
    names, region, orbit, degrees = zip(*used, strict=True)
    place = {name: at for at, name in enumerate(names)}
    kept = tuple((place[a], place[b]) for a, b in joined if a in place and b in place)
    return Sky(
        names=names,
        region=region,
        orbit=orbit,
        degrees=degrees,
        lines=kept,
        points=dict(zip(ORBITS, map(_read_points, ORBITS, orbits), strict=True)),
        radii=dict(zip(ORBITS, _read_radii(radii), strict=True)),
        place=place,
        span={n: (region.index(n), region.index(n) + region.count(n)) for n in sorted(set(region))},
        near=_neighbours(kept, len(used)),
    )


def _in_play(found: list[Spot], players: int) -> list[Spot]:
    """The spaces of the regions in use (#regions)."""
    used = [spot for spot in found if spot.region <= players]
    if len(used) < PLANETS * players:
        raise BadNotation(
            f"{players} players need {PLANETS * players} spaces for their planets; "
            f"regions 1 to {players} have {len(used)}"
        )
    if len({spot.orbit for spot in used}) < 2:
        raise BadNotation("all spaces are in one orbit: the night before the first day needs two")
    return used


def _neighbours(lines: tuple[tuple[int, int], ...], count: int) -> tuple[tuple[int, ...], ...]:
    """The spaces at the other end of each space's lines."""
    return tuple(tuple(b if a == at else a for a, b in lines if at in (a, b)) for at in range(count))


def _read_spaces(written: str, size: str) -> list[Spot]:
    """Name, region, orbit and place of each space, region by region."""
    found: list[Spot] = []
    for word in written.split():
        read = _SPACE.fullmatch(word)
        if read is None:
            raise BadNotation(
                f"{word[:20]!r} is no space: write region, orbit letter, number @ degrees, as 1R2@198"
            )
        name, region, orbit, degrees = read[1], int(read[2]), ORBIT_OF[read[3]], int(read[4])
        if abs((degrees - CENTRE[region] + 180) % 360 - 180) > SLICE // 2:
            raise BadNotation(f"space {name} at {degrees}° lies outside region {region}")
        for other, _, ring, there in found:
            if other == name:
                raise BadNotation(f"space {name} is there twice")
            if ring == orbit and abs((degrees - there + 180) % 360 - 180) < 3:
                raise BadNotation(f"spaces {other} and {name} lie on top of each other")
        found.append(Spot(name, region, orbit, degrees))
    if size not in ("10", "any"):
        raise BadNotation(f"region-size is 10 or any, not {size[:20]!r}")
    for region in CENTRE:
        count = sum(spot.region == region for spot in found)
        if count != 10 and (size == "10" or not count):
            wanted = "ten spaces" if size == "10" else "spaces"
            raise BadNotation(f"region {region} has {count} spaces; every region has {wanted}")
    return sorted(found, key=lambda spot: spot.region)


def _read_lines(written: str, names: set[str], inside: str) -> list[tuple[str, str]]:
    """The two ends of each constellation line."""
    if inside not in ("yes", "no"):
        raise BadNotation(f"lines-inside is yes or no, not {inside[:20]!r}")
    found: list[tuple[str, str]] = []
    for word in written.split():
        a, dash, b = word.partition("-")
        if not dash:
            raise BadNotation(f"{word[:20]!r} is no line: write its two ends, as 1R2-1P3")
        for end in (a, b):
            if end not in names:
                raise BadNotation(f"line {word[:20]}: there is no space {end[:20]!r}")
        if a == b:
            raise BadNotation(f"line {word}: a line joins two different spaces")
        if (a, b) in found or (b, a) in found:
            raise BadNotation(f"line {word} is there twice")
        if inside == "yes" and a[0] != b[0]:
            raise BadNotation(
                f"line {word} crosses from region {a[0]} to {b[0]}; lines stay inside their region"
            )
        found.append((a, b))
    return found


def _read_points(orbit: str, written: str) -> Orbit:
    """Left and right number of an orbit."""
    read = _POINTS.fullmatch(written)
    if read is None or int(read[1]) < int(read[2]):
        raise BadNotation(
            f"orbit-{orbit} is most/second, as 8/4, the second not larger; not {written[:20]!r}"
        )
    return Orbit(int(read[1]), int(read[2]))


def _read_radii(written: str) -> list[float]:
    """How far each orbit is drawn from the middle."""
    words = written.split()
    radii = [float(word) for word in words if _RADIUS.fullmatch(word)]
    apart = all(b - a >= 0.5 for a, b in zip([0.3, *radii], radii, strict=False))
    if len(radii) != len(words) or len(radii) != len(ORBITS) or not apart:
        raise BadNotation(f"radii are four growing numbers, at least 0.5 apart; not {written[:30]!r}")
    return radii

"""The heavens as they are drawn: pieces of rings, constellations, and a brass instrument around them."""

from __future__ import annotations

import math
from functools import cache

from companion.games.heavens.board import CENTRE, SLICE, Sky
from companion.view import Link, Mark, Point, Space, Still, Text, text

_DIVIDER = 1.4  # degrees left free on either side of a region
_ARC = 8  # straight pieces that make up an arc
_HUB = 0.62  # where the innermost ring begins, at the least
_BRASS = 0.16  # how wide the ring of brass is


@cache
def spaces(sky: Sky) -> tuple[Space, ...]:
    """Each space as its piece of a ring; the orbit gives the colour, a gap parts the regions."""
    return tuple(
        Space(name, *_point(_middle(sky, orbit), degrees), orbit, outline=_outline(sky, at), name=name)
        for at, (name, orbit, degrees) in enumerate(zip(sky.names, sky.orbit, sky.degrees, strict=True))
    )


def _middle(sky: Sky, orbit: str) -> float:
    return sum(_ring(sky, orbit)) / 2


def _point(radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return round(radius * math.cos(angle), 4), round(radius * math.sin(angle), 4)


def _outline(sky: Sky, at: int) -> tuple[Point, ...]:
    """Halfway to the neighbours on either side, within the region and the ring."""
    region, orbit = sky.region[at], sky.orbit[at]
    middle = CENTRE[region]
    begin, end = sky.span[region]
    turns = sorted(_off(sky.degrees[n], middle) for n in range(begin, end) if sky.orbit[n] == orbit)
    n = turns.index(_off(sky.degrees[at], middle))
    edge = SLICE / 2 - _DIVIDER
    low = (turns[n - 1] + turns[n]) / 2 if n else -edge
    high = (turns[n] + turns[n + 1]) / 2 if n + 1 < len(turns) else edge
    inner, outer = _ring(sky, orbit)
    steps = [low + (high - low) * step / _ARC for step in range(_ARC + 1)]
    far = [_point(outer, middle + step) for step in steps]
    near = [_point(inner, middle + step) for step in reversed(steps)]
    return (*far, *near)


def _off(degrees: int, middle: int) -> int:
    return (degrees - middle + 180) % 360 - 180


def _ring(sky: Sky, orbit: str) -> Point:
    """How far in and out the ring of an orbit reaches: halfway to the next one."""
    radii = sorted(sky.radii.values())
    n = radii.index(sky.radii[orbit])
    inner = (radii[n - 1] + radii[n]) / 2 if n else max(_HUB, radii[0] - 0.45)
    outer = (radii[n] + radii[n + 1]) / 2 if n + 1 < len(radii) else radii[n] + 0.5
    return inner, outer


@cache
def links(sky: Sky, glowing: frozenset[int]) -> tuple[Link, ...]:
    """The constellation lines; those of the constellation looked at are lit."""
    return tuple(
        Link(sky.names[a], sky.names[b], "lit" if a in glowing and b in glowing else "white")
        for a, b in sky.lines
    )


def _reach(sky: Sky) -> float:
    return max(outer for _, outer in (_ring(sky, orbit) for orbit in sky.radii))


@cache
def stills(sky: Sky) -> tuple[Still, ...]:
    """A ring of brass with its marks, the sky within, the sun in the middle, a star on every space."""
    far = _reach(sky)
    ticks = tuple(
        (_point(far + _BRASS, degrees), _point(far + (0.04 if degrees % 18 == 0 else 0.09), degrees))
        for degrees in range(0, 360, 3)
    )
    hub = min(inner for inner, _ in (_ring(sky, orbit) for orbit in sky.radii))
    return (
        Still("shadow", radius=far + 0.34),
        Still("brass", radius=far + _BRASS),
        Still("sky", radius=far + 0.05),
        Still("tick", lines=ticks),
        Still("brass", radius=hub * 0.42),
        Still("sun", radius=hub * 0.52, emblem="sun"),
        *(Still("star", *_at(space), outline=_star(*_at(space), 0.15)) for space in spaces(sky)),
    )


def _at(space: Space) -> Point:
    return space.x, space.y


def _star(x: float, y: float, size: float) -> tuple[Point, ...]:
    """Four long points and four short ones."""
    points = (_point(size if n % 2 == 0 else size * 0.36, 45 * n) for n in range(8))
    return tuple((x + px, y + py) for px, py in points)


def hub_marks(sky: Sky, words: dict[int, str]) -> tuple[Mark, ...]:
    """A word for each region, around the sun."""
    hub = min(inner for inner, _ in (_ring(sky, orbit) for orbit in sky.radii))
    return tuple(Mark(*_point(hub * 0.7, CENTRE[region]), words[region]) for region in sky.regions)


def time_marks(sky: Sky, day: int, phases: tuple[str, ...], now: int) -> tuple[Mark, ...]:
    """Day and phase where nobody plays; with five regions there is no such place."""
    free = [region for region in CENTRE if region not in sky.regions]
    if not free:
        return ()
    degrees = sum(CENTRE[region] for region in free) / len(free)
    x, y = _point(_reach(sky) * 0.62, degrees)
    title: Text = text("heavens-day-title", day=day)
    names = (
        Mark(x, y - 0.02 - 0.46 * n, text(f"heavens-{phase}"), "now" if n == now else "small")
        for n, phase in enumerate(phases)
    )
    return (Mark(x, y + 0.68, title, "title"), *names)

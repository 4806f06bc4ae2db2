"""The night's scoring a second time, slowly and from the rulebook alone, to check the engine against.

Nothing here is shared with the engine but the file with the map's numbers. `favour` gives each player's
points, part by part; planets are a plain dict from space to owner, and only lit ones are handed in.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import companion.games.heavens as heavens

_FILE = Path(heavens.__file__).with_name("map.json")
_COLOURS = {"G": "grey", "O": "orange", "R": "red", "P": "purple"}


def world(preset, players):
    """Spaces of the regions in play, lines between them, and the two numbers of each orbit."""
    written = json.loads(_FILE.read_text(encoding="utf-8"))[preset]
    spaces = [word.split("@")[0] for word in written["spaces"].split()]
    lines = [tuple(word.split("-")) for word in written["lines"].split()]
    numbers = {
        colour: tuple(int(n) for n in written[f"orbit-{colour}"].split("/")) for colour in _COLOURS.values()
    }
    used = [space for space in spaces if int(space[0]) <= players]
    return used, [line for line in lines if line[0] in used and line[1] in used], numbers


def joined(lines, mine):
    """Groups of a player's spaces that hang together: pairs are merged until nothing changes."""
    groups = [{space} for space in mine]
    changed = True
    while changed:
        changed = False
        for one, other in combinations(groups, 2):
            if any((a in one and b in other) or (a in other and b in one) for a, b in lines):
                groups.remove(one)
                groups.remove(other)
                groups.append(one | other)
                changed = True
                break
    return [group for group in groups if len(group) >= 2]


def orbit_points(numbers, holdings):
    """What each player gets for an orbit in which they have so many planets."""
    left, right = numbers
    points = dict.fromkeys(holdings, 0)
    ranking = sorted(set(holdings.values()) - {0}, reverse=True)
    if not ranking:
        return points
    first = [who for who, n in holdings.items() if n == ranking[0]]
    if len(first) > 1 or ranking[0] < right:
        for who in first:
            points[who] = right
        return points
    points[first[0]] = left
    if len(ranking) > 1:
        for who, n in holdings.items():
            if n == ranking[1]:
                points[who] = right
    return points


def favour(preset, players, planets):
    """Everything Zeus gives in a night: part by part, then seat by seat."""
    _, lines, numbers = world(preset, players)
    seats = [f"p{n}" for n in range(1, players + 1)]
    owned = {seat: [space for space, who in planets.items() if who == seat] for seat in seats}
    parts = {"regions": {seat: len({space[0] for space in owned[seat]}) for seat in seats}}
    for letter, colour in _COLOURS.items():
        holdings = {seat: sum(space[1] == letter for space in owned[seat]) for seat in seats}
        parts[f"orbit-{colour}"] = orbit_points(numbers[colour], holdings)
    groups = [(seat, group) for seat in seats for group in joined(lines, owned[seat])]
    parts["constellation"] = {
        seat: sum(len(group) for whose, group in groups if whose == seat) for seat in seats
    }
    parts["best"] = dict.fromkeys(seats, 0)
    for seat, group in groups:
        if all(len(group) > len(other) for whose, other in groups if other is not group):
            parts["best"][seat] += 2
    return parts

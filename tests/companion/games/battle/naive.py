"""The rules of Battle a second time, slowly and from the rulebook alone, to check the engine against.

Nothing here is shared with the engine. A position is a plain dict; every conceivable move is tried and judged
space by space. `listed` gives each allowed line of the side to move, and the position it leads to.
"""

from __future__ import annotations

import copy
from itertools import product

COLOUR = {"p1": "white", "p2": "black"}
RIVAL = {"p1": "p2", "p2": "p1"}
SUPPLY = {5: 9, 6: 14, 7: 20, 8: 27}


def opening(size, heroes, creatures):
    """Both rows placed from column a on; the heroes begin."""
    figures = {name: ("p1", (column, 2)) for column, name in enumerate(heroes, 1)}
    figures |= {name: ("p2", (column, size - 1)) for column, name in enumerate(creatures, 1)}
    return {"size": size, "figures": figures, "discs": {}, "turn": "p1", "used": set(), "ice": ""}


def called(spot):
    """a1, b1, …"""
    return "abcdefgh"[spot[0] - 1] + str(spot[1])


def spots(game):
    """Every space of the board."""
    return list(product(range(1, game["size"] + 1), repeat=2))


def who(game, spot):
    """The figure on a space, or nothing."""
    return next((name for name, (_, at) in game["figures"].items() if at == spot), "")


def side(game, name):
    """Which side a figure is on."""
    return game["figures"][name][0]


def at(game, name):
    """Where a figure is."""
    return game["figures"][name][1]


def in_hand(game, seat):
    """Tokens beside the board."""
    return SUPPLY[game["size"]] - list(game["discs"].values()).count(COLOUR[seat])


def won(game):
    """Who has laid the last token."""
    return next((seat for seat in COLOUR if in_hand(game, seat) == 0), "")


def between(a, b):
    """The spaces between two of one row, column or diagonal; None if they share none."""
    across, up = b[0] - a[0], b[1] - a[1]
    if a == b or (across and up and abs(across) != abs(up)):
        return None
    steps = max(abs(across), abs(up))
    return [(a[0] + across * n // steps, a[1] + up * n // steps) for n in range(1, steps)]


def straight(a, b):
    """The spaces between two of one row or column."""
    return between(a, b) if a[0] == b[0] or a[1] == b[1] else None


def set_down(game, name, spot):
    """A figure comes to stand on a space; a token there goes home."""
    game["figures"][name] = (side(game, name), spot)
    game["discs"].pop(spot, None)


def cover(game, seat, path):
    """Lay tokens in order until there are none in hand."""
    for spot in path:
        if game["discs"].get(spot) == COLOUR[seat] or who(game, spot):
            continue
        if in_hand(game, seat) == 0:
            return
        game["discs"][spot] = COLOUR[seat]


def carried(game, name, to, path):
    """A new position: the figure on its new space, and tokens laid behind it."""
    after = copy.deepcopy(game)
    came_from = at(game, name)
    set_down(after, name, to)
    cover(after, side(game, name), [came_from, *path])
    return after


def ordinary(game, name):
    """Every space a figure may move to, and the position then."""
    for to in spots(game):
        path = straight(at(game, name), to)
        if path is not None and not any(who(game, spot) for spot in [*path, to]):
            yield to, carried(game, name, to, path)


def listed(game, powers=None):
    """Every allowed line and where it leads; with powers, the house abilities too."""
    seat, found = game["turn"], {}
    if won(game):
        return found
    mine = [name for name in game["figures"] if side(game, name) == seat and name != game["ice"]]
    for name in mine:
        for to, after in ordinary(game, name):
            found[f"{seat} move {name} {called(to)}"] = after
        if powers and name not in game["used"]:
            for words, after in ability(game, name, powers[name]):
                after["used"].add(name)
                found[f"{seat} use {name} {words}"] = after
    if not found:
        found[f"{seat} pass"] = copy.deepcopy(game)
    for after in found.values():
        after["turn"] = RIVAL[seat]
        if seat == "p1":
            after["ice"] = ""
    return found


def sees(game, name, other):
    """Whether nothing stands between two figures of one row or column."""
    path = straight(at(game, name), at(game, other))
    return path is not None and not any(who(game, spot) for spot in path)


def ability(game, name, power):
    """Every use of an ability: the words after the figure's name, and the position."""
    here, seat = at(game, name), side(game, name)
    foes = [other for other in game["figures"] if side(game, other) != seat]
    if power == "leap":
        for to in spots(game):
            path = straight(here, to)
            if path and not who(game, to) and sum(bool(who(game, spot)) for spot in path) == 1:
                yield called(to), carried(game, name, to, path)
    if power == "knight":
        for to in spots(game):
            if {abs(to[0] - here[0]), abs(to[1] - here[1])} == {1, 2} and not who(game, to):
                yield called(to), carried(game, name, to, [])
    if power == "slant":
        for to in spots(game):
            path = between(here, to)
            slanted = path is not None and straight(here, to) is None
            if slanted and not any(who(game, spot) for spot in [*path, to]):
                yield called(to), carried(game, name, to, path)
    if power == "twice":
        for first, midway in ordinary(game, name):
            for second, after in ordinary(midway, name) if not won(midway) else ():
                yield f"{called(first)} {called(second)}", after
    if power == "turn":
        for corner, to in product(spots(game), repeat=2):
            one, two = straight(here, corner), straight(corner, to)
            if one is None or two is None or straight(here, to) is not None or to == here:
                continue
            if not any(who(game, spot) for spot in [*one, corner, *two, to]):
                yield f"{called(corner)} {called(to)}", carried(game, name, to, [*one, corner, *two])
    if power == "push":
        for foe in foes:
            there = at(game, foe)
            step = [(b > a) - (b < a) for a, b in zip(here, there, strict=True)]
            behind = (there[0] + step[0], there[1] + step[1])
            if sees(game, name, foe) and behind in spots(game) and not who(game, behind):
                after = copy.deepcopy(game)
                set_down(after, foe, behind)
                yield called(there), carried(after, name, there, straight(here, there))
    if power == "swap":
        for friend in game["figures"]:
            if side(game, friend) == seat and friend not in (name, game["ice"]):
                after = copy.deepcopy(game)
                after["figures"][name], after["figures"][friend] = (seat, at(game, friend)), (seat, here)
                yield friend, after
    if power in ("pull", "extra", "flip", "freeze"):
        for to, midway in ordinary(game, name):
            if not won(midway):
                for words, after in afterwards(midway, name, power, foes):
                    yield f"{called(to)} {words}", after


def afterwards(game, name, power, foes):
    """What an ability adds to an ordinary move just made."""
    here, seat = at(game, name), side(game, name)
    for foe in foes:
        if not sees(game, name, foe):
            continue
        after = copy.deepcopy(game)
        if power == "pull" and (path := straight(here, at(game, foe))):
            set_down(after, foe, path[-1])
            yield foe, after
        if power == "flip" and foe not in game["used"]:
            after["used"].add(foe)
            yield foe, after
        if power == "freeze" and side(game, foe) == "p1" and foe != game["ice"]:
            after["ice"] = foe
            yield foe, after
    for spot in spots(game) if power == "extra" else ():
        near = abs(spot[0] - here[0]) + abs(spot[1] - here[1]) == 1
        if near and not who(game, spot) and game["discs"].get(spot) != COLOUR[seat]:
            after = copy.deepcopy(game)
            cover(after, seat, [spot])
            yield called(spot), after


def count(game, depth, powers=None):
    """How many sequences of exactly `depth` moves there are, and how many games end within them."""
    if won(game):
        return (0 if depth else 1), 1
    if depth == 0:
        return 1, 0
    counts = [count(after, depth - 1, powers) for after in listed(game, powers).values()]
    return sum(nodes for nodes, _ in counts), sum(ended for _, ended in counts)

"""Who plays whom next: the lines of the next round, from how the evening stands.

Two at a table are matched exactly: nobody meets anybody twice while that can be avoided, then those with
equal points meet. More than two begin with the standing, table by table, and change places while that brings
fewer people together again, then points closer together. Nobody has two byes while that can be avoided.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import networkx

from companion.club.evening import Evening, NoRound
from companion.club.standings import standings
from companion.games import GAMES

AGAIN = 1_000_000  # what it costs to meet again, beside any difference of points
SCHEDULED = 1_000
BYE = ""  # who sits opposite somebody without an opponent


def next_round(now: Evening) -> list[str]:
    """The lines of the next round; raises NoRound where there can be none yet, or no more."""
    number = now.round + 1
    if not now.box:
        raise NoRound("no-game")
    if now.open:
        named = ", ".join(f"round {one.round} {one.table}" for one in now.open)
        raise NoRound("open", named, results=len(now.open))
    if now.system == "swiss" and number > now.rounds:
        raise NoRound("over", rounds=now.rounds)
    if now.system == "all" and (now.size != 2 or 2 not in GAMES[now.box].seats):
        raise NoRound("two")
    groups, byes = _pairs(now) if now.size == 2 else _tables(now)
    if not groups:
        raise NoRound("met" if len(now.here) > 1 else "few")
    if len(groups) > len(now.tables):
        raise NoRound("tables", needed=len(groups), there=len(now.tables))
    seats = [
        f"seat {number} {table} {now.box} {' '.join(_ordered(now, group))}"
        for table, group in zip(now.tables, groups, strict=False)
    ]
    return [*seats, *(f"bye {number} {id_}" for id_ in byes)]


def _ordered(now: Evening, group: tuple[str, ...]) -> list[str]:
    """Who has begun least often so far begins."""
    begun = [one.people[0] for one in now.seatings]
    return sorted(group, key=lambda id_: (begun.count(id_), group.index(id_)))


# two at a table


def _pairs(now: Evening) -> tuple[list[tuple[str, ...]], list[str]]:
    """Everybody matched, and who has a bye."""
    order = [row.id for row in standings(now) if row.here]
    has = {row.id: row.points for row in standings(now)}
    met, scheduled = now.met(), _schedule(now) if now.system == "all" else set()
    graph = networkx.Graph()
    graph.add_nodes_from(order)
    for n, (a, b) in enumerate(combinations(order, 2)):
        pair = frozenset((a, b))
        if now.system == "all" and pair in met:
            continue
        if now.system == "all":
            weight = SCHEDULED * (pair in scheduled) + 1
        else:
            apart = has[a] - has[b]
            weight = (
                -AGAIN * met.get(pair, 0)
                - int(4 * apart * apart * 100)
                - abs(order.index(a) - order.index(b))
            )
        graph.add_edge(a, b, weight=weight, n=n)
    if len(order) % 2:
        had = [id_ for _, id_ in now.byes]
        for place, id_ in enumerate(order):
            graph.add_edge(BYE, id_, weight=-AGAIN * had.count(id_) - 100 * (len(order) - place))
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    found = sorted(
        (tuple(sorted(pair, key=[*order, BYE].index)) for pair in matched), key=lambda p: order.index(p[0])
    )
    pairs = [pair for pair in found if BYE not in pair]
    seated = {id_ for pair in pairs for id_ in pair}
    alone = [id_ for id_ in order if id_ not in seated]
    return pairs, alone


def _schedule(now: Evening) -> set[frozenset[str]]:
    """This round by the circle: the first stays, all others move on; right while nobody comes or goes."""
    people: list[str] = [id_ for id_, _ in now.people]
    if len(people) % 2:
        people.append(BYE)
    first, others = people[0], people[1:]
    turn = now.round % len(others) if others else 0
    others = others[turn:] + others[:turn]
    circle = [first, *others]
    return {frozenset((circle[n], circle[-1 - n])) for n in range(len(circle) // 2)}


# more than two


def _tables(now: Evening) -> tuple[list[tuple[str, ...]], list[str]]:
    """The standing cut into tables, then improved by changing places."""
    order = [row.id for row in standings(now) if row.here]
    sizes, alone = _sizes(len(order), now.size, GAMES[now.box].seats)
    had = [id_ for _, id_ in now.byes]
    byes = sorted(order, key=lambda id_: (had.count(id_), -order.index(id_)))[:alone]
    playing = iter([id_ for id_ in order if id_ not in byes])
    groups = [[next(playing) for _ in range(size)] for size in sizes]
    has = {row.id: row.points for row in standings(now)}
    met = now.met()

    def cost(group: list[str]) -> Fraction:
        again = sum(met.get(frozenset(pair), 0) for pair in combinations(group, 2))
        apart = [has[id_] for id_ in group]
        return AGAIN * Fraction(again) + (max(apart) - min(apart)) ** 2

    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            for i in range(len(one)):
                for k in range(len(other)):
                    before = cost(one) + cost(other)
                    one[i], other[k] = other[k], one[i]
                    if cost(one) + cost(other) < before:
                        better = True
                    else:
                        one[i], other[k] = other[k], one[i]
    return [tuple(group) for group in groups], byes


def _sizes(people: int, wanted: int, seats: range) -> tuple[list[int], int]:
    """How many sit at each table, as near to what is wanted as the game allows, and how many have a bye."""
    best: tuple[tuple[int, int], list[int]] | None = None
    for alone in range(people + 1):
        rest = people - alone
        for tables in range(1, rest // min(seats) + 1):
            small, more = divmod(rest, tables)
            sizes = [small + 1] * more + [small] * (tables - more)
            if all(size in seats for size in sizes):
                off = alone, sum(abs(size - wanted) for size in sizes)
                if best is None or off < best[0]:
                    best = off, sizes
        if best is not None:
            return best[1], alone
    raise NoRound("few")

"""What a space, a plan and a position of the heavens are worth, by rules of thumb."""

from __future__ import annotations

from companion.game import State
from companion.games.heavens.board import EMPTY, ORBITS, PLANETS
from companion.games.heavens.ending import placing
from companion.games.heavens.position import Position
from companion.games.heavens.terms import DAYS

PER_POWER = 0.4  # points that a Power is worth while it can still be spent
MARGIN = 0.005  # what a point of lead counts beside winning


def worth(state: State, seat: str) -> float:
    """1 for whoever wins, with a little for the lead: asked at the end of a playout."""
    assert isinstance(state, Position)
    ranked = placing(state)
    mine = dict(ranked)[seat]
    others = max(rank for who, rank in ranked if who != seat)
    ahead = max(-40, min(40, mine[0] - others[0]))
    return (1.0 if mine > others else 0.5 if mine == others else 0.0) + MARGIN * ahead


def space_gains(heavens: Position, seat: str, lies: tuple[str, ...]) -> list[tuple[float, int]]:
    """What each free space would bring a player each night, and by Zeus' gift, the best first."""
    sky = heavens.terms.sky
    nights = DAYS - heavens.day + 1
    mine, others = _held(heavens, lies, seat)
    regions = {
        region: (sky.own(lies, seat, region), sky.reward(lies, seat, region)) for region in sky.regions
    }
    spending = PER_POWER if nights > 1 or heavens.phase < 2 else 1 / 3
    more = {orbit: _step(mine[orbit], others[orbit], *sky.points[orbit]) for orbit in ORBITS}
    found = []
    for at, who in enumerate(lies):
        if who != EMPTY:
            continue
        own, gift = regions[sky.region[at]]
        night = more[sky.orbit[at]] + (not own)
        near = [n for n in sky.near[at] if lies[n] == seat]
        if near:
            night += (
                1 + sum(not any(lies[m] == seat for m in sky.near[n]) for n in near) + 0.4 * (len(near) > 1)
            )
        else:
            night += 0.25 * sum(lies[n] == EMPTY for n in sky.near[at])
        found.append((nights * night + spending * gift, at))
    found.sort(reverse=True)
    return found


def _held(heavens: Position, lies: tuple[str, ...], seat: str) -> tuple[dict[str, int], dict[str, list[int]]]:
    """How many planets a player has in each orbit, and each of the others."""
    counts = {orbit: dict.fromkeys(heavens.terms.seats, 0) for orbit in ORBITS}
    for ring, who in zip(heavens.terms.sky.orbit, lies, strict=True):
        if who:
            counts[ring][who] += 1
    mine = {orbit: count.pop(seat) for orbit, count in counts.items()}
    return mine, {orbit: [*count.values()] for orbit, count in counts.items()}


def _step(mine: int, others: list[int], first: int, second: int) -> float:
    """What one planet more brings in an orbit."""
    return _orbit(mine + 1, others, first, second) - _orbit(mine, others, first, second)


def _orbit(mine: int, others: list[int], first: int, second: int) -> float:
    """About what an orbit brings: being ahead for sure, level, or close behind."""
    if not mine:
        return 0.0
    most = max(others)
    if mine > most:
        return first if mine >= second else second
    if mine == most:
        return second * 0.8 + (first - second) * 0.2
    return second * 0.5 if sum(n > mine for n in others) == 1 else 0.2


def supply(heavens: Position, seat: str) -> int:
    """How many planets can still be forged for a player."""
    return PLANETS - heavens.god(seat).planets - heavens.lies.count(seat)

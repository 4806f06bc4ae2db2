"""The night: darkening, Zeus' favour step by step, the dawn, and the end of the fifth day."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.game import Move, Outcome
from companion.games.heavens.agreed import DAYS, INDEX
from companion.games.heavens.board import ORBITS, said, to_spaces
from companion.games.heavens.gods import God, News
from companion.games.heavens.scoring import PER_POINT, awards, constellations
from companion.view import Count, Tally, column_of, text

if TYPE_CHECKING:
    from companion.games.heavens.rules import Heavens

NIGHT = 3
DROP_FIRST, DROP = 3, 2

# darkening


def falls(heavens: Heavens) -> Heavens:
    """From the evening's Moon on, whoever has more planets than their torch lights darkens (#darkening)."""
    order = tuple(
        seat for seat in heavens.around(heavens.moon) if _lit(heavens, seat) > heavens.god(seat).torch
    )
    if order:
        return replace(heavens, step="darken", phase=NIGHT, order=order, upcoming=(), shown=())
    upcoming = steps(heavens)
    return replace(heavens, step="score", phase=NIGHT, order=(), upcoming=upcoming, shown=())


def _lit(heavens: Heavens, seat: str) -> int:
    return heavens.lies.count(seat) - sum(heavens.lies[at] == seat for at in heavens.turned)


def to_darken(heavens: Heavens) -> Iterator[Move]:
    """Any lit planet of one's own, down to what the torch lights; more only if so agreed (#darkening)."""
    seat = heavens.order[0]
    moves = to_spaces(heavens.agreed.sky, seat, "darken")
    for at, who in enumerate(heavens.lies):
        if who == seat and at not in heavens.turned:
            yield moves[at]
    if _lit(heavens, seat) <= heavens.god(seat).torch:
        yield said(seat, "done")


def darkened(heavens: Heavens, move: Move) -> Heavens | None:
    """A planet turned over, or a player who has darkened enough."""
    seat = move.seat
    if seat not in heavens.order:
        return None
    if seat != heavens.order[0]:
        rest = tuple(waiting for waiting in heavens.order if waiting != seat)
        heavens = replace(heavens, order=(seat, *rest))
    left, torch = _lit(heavens, seat), heavens.god(seat).torch
    match move.verb, move.args:
        case "done", () if left <= torch:
            return _next_to_darken(heavens)
        case "darken", (space,):
            at = heavens.agreed.sky.place.get(space, -1)
            if at < 0 or at in heavens.turned or heavens.lies[at] != seat:
                return None
            after = replace(heavens, turned=heavens.turned | {at}, news=())
            may_stop = left - 1 <= torch
            must_stop = may_stop and (left == 1 or not heavens.agreed.extra)
            return _next_to_darken(after) if must_stop else after
    return None


def _next_to_darken(heavens: Heavens) -> Heavens:
    order = heavens.order[1:]
    if order:
        return replace(heavens, order=order, news=())
    return replace(heavens, step="score", order=(), upcoming=steps(heavens), shown=(), news=())


# scoring


def steps(heavens: Heavens) -> tuple[tuple[str, ...], ...]:
    """What Zeus looks at, in order (#scoring)."""
    sky = heavens.agreed.sky
    last = heavens.day == DAYS and not heavens.agreed.score_only
    return (
        ("regions",),
        *((f"orbit-{orbit}",) for orbit in ORBITS),
        *(("constellation", sky.names[one.spaces[0]]) for one in constellations(sky, heavens.lit())),
        ("best",),
        *((("power",),) if last else ()),
    )


def scored(heavens: Heavens, step: tuple[str, ...]) -> Heavens:
    """One step of the scoring; after the last, the dawn or the end."""
    gods = list(heavens.gods)
    news: list[News] = []
    if step == ("power",):
        gods, news = _power_returned(heavens)
    else:
        for award in awards(heavens.agreed.sky, heavens.lit(), heavens.agreed.seats, step):
            god = gods[INDEX[award.seat]]
            gods[INDEX[award.seat]] = god._replace(score=god.score + award.points)
    upcoming = tuple(other for other in heavens.upcoming if other != step)
    after = "score" if upcoming else "dawn" if heavens.day < DAYS else "over"
    return replace(heavens, gods=tuple(gods), upcoming=upcoming, shown=step, step=after, news=tuple(news))


def _power_returned(heavens: Heavens) -> tuple[list[God], list[News]]:
    """The end of day 5: Power goes back to Zeus, a point for every three (#power-returned)."""
    gods, news = [], []
    for seat, god in zip(heavens.agreed.seats, heavens.gods, strict=True):
        points = god.power // PER_POINT
        gods.append(god._replace(score=god.score + points, power=0))
        news.append(("returned", seat, god.power, points))
    return gods, news


def rescored(heavens: Heavens) -> Heavens:
    """What is still to be scored after a correction: nothing twice, and no constellation that is gone."""
    before = heavens.upcoming
    begun = heavens.shown[:1] == ("constellation",) or before[0] in (("best",), ("power",))
    kept = tuple(
        step
        for step in steps(heavens)
        if step in before or step == ("power",) or (step[0] == "constellation" and not begun)
    )
    if kept:
        return replace(heavens, upcoming=kept)
    return replace(heavens, upcoming=(), step="dawn" if heavens.day < DAYS else "over")


# dawn


def dawn(heavens: Heavens) -> Heavens:
    """Planets shine again, the Sun goes left and takes the Moon along, torches drop (#dawn)."""
    most = max(god.score for god in heavens.gods)
    gods, news = [], []
    for seat, god in zip(heavens.agreed.seats, heavens.gods, strict=True):
        drop = DROP_FIRST if god.score == most else DROP
        torch = max(heavens.agreed.low, god.torch - drop)
        gods.append(god._replace(torch=torch))
        news.append(("dropped", seat, god.torch - torch, torch))
    sun = heavens.around(heavens.sun)[1]
    scoring = heavens.agreed.score_only
    return replace(
        heavens,
        gods=tuple(gods),
        step="enter" if scoring else "plan",
        day=heavens.day + 1,
        phase=0,
        sun=sun,
        moon=sun,
        order=() if scoring else heavens.around(sun),
        turned=frozenset(),
        entered=frozenset(),
        upcoming=(),
        shown=(),
        news=tuple(news),
    )


# the end


def placing(heavens: Heavens) -> list[tuple[str, tuple[int, int, int]]]:
    """Players from first to last: most prestige, fewest planets placed, higher torch (#winning)."""
    ranks = {
        seat: (god.score, -heavens.lies.count(seat), god.torch)
        for seat, god in zip(heavens.agreed.seats, heavens.gods, strict=True)
    }
    return sorted(ranks.items(), key=lambda ranked: ranked[1], reverse=True)


def outcome(heavens: Heavens) -> Outcome:
    """Who wins, and by what."""
    ranked = placing(heavens)
    (first, best), (_, runner_up) = ranked[:2]
    winners = tuple(seat for seat, rank in ranked if rank == best)
    points = tuple((seat, god.score) for seat, god in zip(heavens.agreed.seats, heavens.gods, strict=True))
    by = next((n for n in range(3) if best[n] != runner_up[n]), 3)
    reason = ("points", "planets", "torch", "tie")[by]
    return Outcome(winners, points, text(f"heavens-end-{reason}", seat=first, points=best[0]))


_PARTS = {part: part for part in ("regions", "constellation", "best", "power")}  # the rest are orbits


def tally(heavens: Heavens) -> Tally:
    """Everyone's prestige day by day, and what it was last given for: deeds, or a step of the night."""
    points = Count(text("heavens-points"), tuple(god.score for god in heavens.gods))
    columns = tuple(map(column_of, heavens.agreed.seats))
    part = _PARTS.get(heavens.shown[0], "orbit") if heavens.shown else "day"
    deeds = part != "day" or not heavens.agreed.score_only
    round_ = text("heavens-sheet-day", day=heavens.day)
    return Tally(columns, (points,), round_, text(f"heavens-part-{part}") if deeds else None)

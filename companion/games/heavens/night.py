"""The night: darkening, Zeus' favour step by step, the dawn, and the end of the fifth day."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import TABLE, Move
from companion.games.heavens.board import ORBITS
from companion.games.heavens.position import God, News, P, Position, Step, move_of, to_spaces
from companion.games.heavens.scoring import PER_POINT, awards, constellations
from companion.games.heavens.terms import DAYS, INDEX

NIGHT = 3
DROP_FIRST, DROP = 3, 2

# darkening


def falls(heavens: P) -> P:
    """From the evening's Moon on, whoever has more planets than their torch lights darkens (#darkening)."""
    order = tuple([seat for seat in heavens.around(heavens.moon) if must_darken(heavens, seat)])
    if order:
        return heavens._replace(step="darken", phase=NIGHT, order=order, upcoming=(), shown=())
    upcoming = steps(heavens)
    return heavens._replace(step="score", phase=NIGHT, order=(), upcoming=upcoming, shown=())


def must_darken(heavens: Position, seat: str) -> bool:
    """Whether a player has more lit planets than the torch lights (#darkening)."""
    return heavens.shining(seat) > heavens.god(seat).torch


def to_darken(heavens: Position) -> Iterator[Move]:
    """Any lit planet of one's own, down to what the torch lights; more only if so agreed (#darkening)."""
    seat = heavens.order[0]
    moves = to_spaces(heavens.terms.sky, seat, "darken")
    for at, who in enumerate(heavens.lies):
        if who == seat and at not in heavens.turned:
            yield moves[at]
    if not must_darken(heavens, seat):
        yield move_of(seat, "done")


def darkened(heavens: P, move: Move) -> P | None:
    """A planet turned over, or a player who has darkened enough."""
    seat = move.seat
    if seat not in heavens.order:
        return None
    if seat != heavens.order[0]:
        rest = tuple(waiting for waiting in heavens.order if waiting != seat)
        heavens = heavens._replace(order=(seat, *rest))
    match move.verb, move.args:
        case "done", () if not must_darken(heavens, seat):
            return _next_to_darken(heavens)
        case "darken", (space,):
            at = heavens.terms.sky.place.get(space, -1)
            if at < 0 or at in heavens.turned or heavens.lies[at] != seat:
                return None
            after = heavens._replace(turned=heavens.turned | {at}, news=())
            may_go_on = heavens.terms.extra and after.shining(seat) > 0
            return after if may_go_on or must_darken(after, seat) else _next_to_darken(after)
    return None


def _next_to_darken(heavens: P) -> P:
    order = heavens.order[1:]
    if order:
        return heavens._replace(order=order, news=())
    return heavens._replace(step="score", order=(), upcoming=steps(heavens), shown=(), news=())


# scoring


def to_score(heavens: Position) -> Iterator[Move]:
    """What Zeus looks at next (#scoring)."""
    return iter((move_of(TABLE, "score", *heavens.upcoming[0]),))


def steps(heavens: Position) -> tuple[tuple[str, ...], ...]:
    """What Zeus looks at, in order (#scoring)."""
    sky = heavens.terms.sky
    last = heavens.day == DAYS and not heavens.terms.score_only
    return (
        ("regions",),
        *((f"orbit-{orbit}",) for orbit in ORBITS),
        *(("constellation", sky.names[one.spaces[0]]) for one in constellations(sky, heavens.lit())),
        ("best",),
        *((("power",),) if last else ()),
    )


def scored(heavens: P, step: tuple[str, ...]) -> P:
    """One step of the scoring; after the last, the dawn or the end."""
    gods = list(heavens.gods)
    news: list[News] = []
    if step == ("power",):
        gods, news = _power_returned(heavens)
    else:
        for award in awards(heavens.terms.sky, heavens.lit(), heavens.terms.seats, step):
            god = gods[INDEX[award.seat]]
            gods[INDEX[award.seat]] = god._replace(score=god.score + award.points)
    upcoming = tuple(other for other in heavens.upcoming if other != step)
    after: Step = "score" if upcoming else "dawn" if heavens.day < DAYS else "over"
    return heavens._replace(gods=tuple(gods), upcoming=upcoming, shown=step, step=after, news=tuple(news))


def _power_returned(heavens: Position) -> tuple[list[God], list[News]]:
    """The end of day 5: Power goes back to Zeus, a point for every three (#power-returned)."""
    gods: list[God] = []
    news: list[News] = []
    for seat, god in zip(heavens.terms.seats, heavens.gods, strict=True):
        points = god.power // PER_POINT
        gods.append(god._replace(score=god.score + points, power=0))
        news.append(("returned", seat, god.power, points))
    return gods, news


def rescored(heavens: P) -> P:
    """What is still to be scored after a correction: nothing twice, and no constellation that is gone."""
    before = heavens.upcoming
    begun = heavens.shown[:1] == ("constellation",) or before[0] in (("best",), ("power",))
    kept = tuple(
        step
        for step in steps(heavens)
        if step in before or step == ("power",) or (step[0] == "constellation" and not begun)
    )
    if kept:
        return heavens._replace(upcoming=kept)
    return heavens._replace(upcoming=(), step="dawn" if heavens.day < DAYS else "over")


# dawn


def dawning() -> Iterator[Move]:
    """The night is over (#dawn)."""
    return iter((move_of(TABLE, "dawn"),))


def dawn(heavens: P) -> P:
    """Planets shine again, the Sun goes left and takes the Moon along, torches drop (#dawn)."""
    news = drops(heavens)
    drop = zip(heavens.gods, news, strict=True)
    gods = tuple(god._replace(torch=torch, today=0) for god, (_, _, _, torch) in drop)
    sun = heavens.around(heavens.sun)[1]
    scoring = heavens.terms.score_only
    return heavens._replace(
        gods=gods,
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
        news=news,
    )


def drops(heavens: Position) -> tuple[News, ...]:
    """How far each torch drops at dawn, and where it stands then: furthest for whoever leads (#dawn)."""
    most = max(god.score for god in heavens.gods)
    found: list[News] = []
    for seat, god in zip(heavens.terms.seats, heavens.gods, strict=True):
        torch = max(heavens.terms.low, god.torch - (DROP_FIRST if god.score == most else DROP))
        found.append(("dropped", seat, god.torch - torch, torch))
    return tuple(found)

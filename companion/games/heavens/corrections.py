"""Corrections by hand: any position of a real table can be entered (#corrections)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.game import TABLE, IllegalMove, Move
from companion.games.heavens import day, night
from companion.games.heavens.agreed import DAYS, INDEX, PHASES, PLANS, ROOM
from companion.games.heavens.board import PLANETS, said
from companion.games.heavens.gods import NO_TURN, God, Turn

if TYPE_CHECKING:
    from companion.games.heavens.rules import Heavens

BY = {"+1": 1, "-1": -1, "+5": 5, "-5": -5, "+20": 20, "-20": -20}


def fixes(heavens: Heavens) -> Iterator[Move]:
    """Every correction that leaves a sound position."""
    if heavens.step == "first":
        return
    yield from (said(TABLE, "fix", *args) for args in _planets(heavens))
    yield from (said(TABLE, "fix", *args) for args in _belongings(heavens))
    yield from (said(TABLE, "fix", *args) for args in _plans(heavens))
    yield from (said(TABLE, "fix", *args) for args in _time(heavens))


def _planets(heavens: Heavens) -> Iterator[tuple[str, ...]]:
    """Whose planet is on a space, and which side of it is up."""
    room = [seat for seat in heavens.agreed.seats if heavens.lies.count(seat) < PLANETS]
    for at, (name, who) in enumerate(zip(heavens.agreed.sky.names, heavens.lies, strict=True)):
        yield from ((name, seat) for seat in room if seat != who)
        if who:
            yield name, "empty"
            yield name, "shine" if at in heavens.turned else "turn-over"


def _belongings(heavens: Heavens) -> Iterator[tuple[str, ...]]:
    """Prestige and Power by steps, since prestige has no end; torches and allotment boards as they are."""
    agreed = heavens.agreed
    for seat, god in zip(agreed.seats, heavens.gods, strict=True):
        yield from (("score", seat, by) for by in BY)
        for level in range(agreed.low, agreed.high + 1):
            if level != god.torch:
                yield "level", seat, str(level)
        if not agreed.score_only:
            yield from (("power", seat, by) for by, more in BY.items() if god.power + more >= 0)
            for planets in range(min(ROOM, PLANETS - heavens.lies.count(seat)) + 1):
                if planets != god.planets:
                    yield "planets", seat, str(planets)


def _plans(heavens: Heavens) -> Iterator[tuple[str, ...]]:
    """A plan laid can be taken up again, and once all lie open, any of them can be another."""
    for seat, god in zip(heavens.agreed.seats, heavens.gods, strict=True):
        if heavens.step in ("plan", "reveal") and god.plan:
            yield "plan", seat, "none"
        if heavens.step == "act":
            yield from (("plan", seat, plan) for plan in PLANS if plan != god.plan)


def _time(heavens: Heavens) -> Iterator[tuple[str, ...]]:
    """Whose turn it is, who has the Sun and the Moon, which day and phase it is."""
    for seat in heavens.agreed.seats:
        if heavens.step in ("act", "sneak") and seat != heavens.order[0]:
            yield "turn", seat
        if seat != heavens.sun:
            yield "sun", seat
        if seat != heavens.moon:
            yield "moon", seat
    yield from (("day", str(number)) for number in range(1, DAYS + 1) if number != heavens.day)
    phases = (PHASES[0], PHASES[night.NIGHT]) if heavens.agreed.score_only else PHASES
    yield from (("phase", phase) for phase in phases)


def fixed(heavens: Heavens, move: Move) -> Heavens:
    """The position after a correction."""
    if move.seat != TABLE or move not in fixes(heavens):
        raise IllegalMove(str(move), heavens.why_not(move))
    after = _fixed(heavens, *move.args)
    return _in_keeping(replace(after, news=()), move.args[0])


def _fixed(heavens: Heavens, what: str, whose: str, to: str = "") -> Heavens:
    match what:
        case "score" | "power" | "level" | "planets":
            god = _having(heavens.god(whose), what, to)
            return replace(heavens, gods=heavens.with_god(whose, god))
        case "plan":
            return _plan(heavens, whose, "" if to == "none" else to)
        case "turn":
            return _turn(heavens, whose)
        case "sun":
            return replace(heavens, sun=whose)
        case "moon":
            return replace(heavens, moon=whose, order=_moonlit(heavens, whose))
        case "day":
            return _day(heavens, int(whose))
        case "phase":
            return phase(heavens, PHASES.index(whose))
    return _space(heavens, heavens.agreed.sky.place[what], whose)


def _having(god: God, what: str, to: str) -> God:
    match what:
        case "score":
            return god._replace(score=god.score + BY[to])
        case "power":
            return god._replace(power=god.power + BY[to])
        case "level":
            return god._replace(torch=int(to))
    return god._replace(planets=int(to))


def _space(heavens: Heavens, at: int, whose: str) -> Heavens:
    """A planet put down, taken away or turned over; it comes from the Forge, or else the allotment board."""
    if whose in ("shine", "turn-over"):
        return replace(heavens, turned=heavens.turned ^ {at})
    lies = list(heavens.lies)
    gods = heavens.gods
    if whose in INDEX and not heavens.supply(whose) and heavens.god(whose).planets:
        god = heavens.god(whose)
        gods = heavens.with_god(whose, god._replace(planets=god.planets - 1))
    lies[at] = "" if whose == "empty" else whose
    return replace(heavens, gods=gods, lies=tuple(lies), turned=heavens.turned - {at})


def _plan(heavens: Heavens, seat: str, plan: str) -> Heavens:
    gods = heavens.with_god(seat, heavens.god(seat)._replace(plan=plan))
    if plan:
        # What is due now may differ; a turn already paid for stays paid.
        paid = heavens.turn.paid or not day.due(gods, heavens.order[0])
        return replace(heavens, gods=gods, turn=heavens.turn._replace(paid=paid))
    order = tuple(other for other in heavens.around(heavens.moon) if other in (*heavens.order, seat))
    return replace(heavens, gods=gods, order=order, step="plan")


def _turn(heavens: Heavens, seat: str) -> Heavens:
    """This player is next, then whoever follows in turn order."""
    if heavens.step == "sneak":
        lap = heavens.around(heavens.sun)[::-1]
        rest = lap[lap.index(seat) :]
        return replace(heavens, order=rest + (lap if len(heavens.order) > len(lap) else ()))
    turns = heavens.around(heavens.moon)
    order = turns[turns.index(seat) :]
    return replace(heavens, order=order, turn=day.turn_of(heavens.gods, seat))


def _moonlit(heavens: Heavens, moon: str) -> tuple[str, ...]:
    """Who is still to act once another has the Moon; a turn that has begun is finished first."""
    if heavens.step not in ("plan", "act"):
        return heavens.order
    begun = heavens.order[:1] if heavens.step == "act" else ()
    return (*begun, *(seat for seat in heavens.around(moon) if seat in heavens.order and seat not in begun))


def _day(heavens: Heavens, number: int) -> Heavens:
    """Another day: what is still to be scored tonight, and whether it is the last night, follows."""
    after = replace(heavens, day=number)
    if heavens.step not in ("dawn", "over"):
        return after
    if number < DAYS:
        return replace(after, step="dawn", upcoming=())
    upcoming = tuple(step for step in night.steps(after) if step == ("power",))
    return replace(after, step="score" if upcoming else "over", upcoming=upcoming)


def phase(heavens: Heavens, number: int) -> Heavens:
    """The beginning of a phase, with everything else where it is."""
    gods = tuple(god._replace(plan="") for god in heavens.gods)
    fresh = replace(
        heavens,
        gods=gods,
        phase=number,
        upcoming=(),
        shown=(),
        entered=frozenset(),
        order=(),
        turned=frozenset(),
        turn=NO_TURN,
    )
    if number == night.NIGHT:
        return night.falls(fresh)
    if heavens.agreed.score_only:
        return replace(fresh, step="enter")
    return replace(fresh, step="plan", order=fresh.around(fresh.moon))


def _in_keeping(heavens: Heavens, what: str) -> Heavens:
    """What follows from a correction: who must darken, what is still to be scored, how merciful Tyche is."""
    turn = heavens.turn
    if heavens.step == "act" and turn.declared:
        # A declared purchase stands only while it can be carried out.
        undeclared = replace(heavens, turn=Turn(True, turn.rate))
        return heavens if turn.declared in day.to_do(undeclared) else undeclared
    if heavens.step == "act" and what == "score" and not turn.pleading:
        rate = day.turn_of(heavens.gods, heavens.order[0]).rate
        return replace(heavens, turn=turn._replace(rate=rate))
    if heavens.step == "darken" and what != "phase":
        return night.falls(heavens)
    if heavens.step == "score" and what != "phase":
        return night.rescored(heavens)
    return heavens

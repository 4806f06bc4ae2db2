"""Corrections by hand: any position of a real table can be entered (#corrections)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import TABLE, Move
from companion.games.heavens import day, night
from companion.games.heavens.board import PLANETS
from companion.games.heavens.position import NO_TURN, God, P, Position, Turn, move_of
from companion.games.heavens.terms import DAYS, INDEX, PHASES, PLANS, ROOM, Plan, plan_named

BY = {"+1": 1, "-1": -1, "+5": 5, "-5": -5, "+20": 20, "-20": -20}


def fixes(heavens: Position) -> Iterator[Move]:
    """Every correction that leaves a sound position."""
    if heavens.step == "first":
        return
    for kind in (_planets, _belongings, _plans, _time):
        yield from (move_of(TABLE, "fix", *args) for args in kind(heavens))


def _planets(heavens: Position) -> Iterator[tuple[str, ...]]:
    """Whose planet is on a space, and which side of it is up."""
    room = [seat for seat in heavens.terms.seats if not heavens.all_placed(seat)]
    for at, (name, who) in enumerate(zip(heavens.terms.sky.names, heavens.lies, strict=True)):
        yield from ((name, seat) for seat in room if seat != who)
        if who:
            yield name, "empty"
            yield name, "shine" if at in heavens.turned else "turn-over"


def _belongings(heavens: Position) -> Iterator[tuple[str, ...]]:
    """Prestige and Power by steps, since prestige has no end; torches and allotment boards as they are."""
    terms = heavens.terms
    for seat, god in zip(terms.seats, heavens.gods, strict=True):
        yield from (("score", seat, by) for by in BY)
        for level in range(terms.low, terms.high + 1):
            if level != god.torch:
                yield "level", seat, str(level)
        if not terms.score_only:
            # All of them, whatever there is: which are offered would tell how much (#hidden-power).
            yield from (("power", seat, by) for by in BY)
            for planets in range(min(ROOM, PLANETS - heavens.lies.count(seat)) + 1):
                if planets != god.planets:
                    yield "planets", seat, str(planets)


def _plans(heavens: Position) -> Iterator[tuple[str, ...]]:
    """A plan laid can be taken up again, and once all lie open, any of them can be another."""
    for seat, god in zip(heavens.terms.seats, heavens.gods, strict=True):
        if heavens.step in ("plan", "reveal") and god.plan:
            yield "plan", seat, "none"
        if heavens.step == "act":
            yield from (("plan", seat, plan) for plan in PLANS if plan != god.plan)


def _time(heavens: Position) -> Iterator[tuple[str, ...]]:
    """Whose turn it is, who has the Sun and the Moon, which day and phase it is."""
    for seat in heavens.terms.seats:
        if heavens.step in ("act", "sneak") and seat != heavens.order[0]:
            yield "turn", seat
        if seat != heavens.sun:
            yield "sun", seat
        if seat != heavens.moon:
            yield "moon", seat
    yield from (("day", str(number)) for number in range(1, DAYS + 1) if number != heavens.day)
    phases = (PHASES[0], PHASES[night.NIGHT]) if heavens.terms.score_only else PHASES
    yield from (("phase", phase) for phase in phases)


def fixed(heavens: P, move: Move) -> P | None:
    """The position after a correction; None if it is none of them."""
    if move.seat != TABLE or move not in fixes(heavens):
        return None
    after = _fixed(heavens, *move.args)
    return _in_keeping(after._replace(news=()), move.args[0])


def _fixed(heavens: P, what: str, whose: str, to: str = "") -> P:
    match what:
        case "score" | "power" | "level" | "planets":
            god = _having(heavens.god(whose), what, to)
            return heavens._replace(gods=heavens.with_god(whose, god))
        case "plan":
            return _plan(heavens, whose, plan_named(to))
        case "turn":
            return _turn(heavens, whose)
        case "sun":
            return heavens._replace(sun=whose)
        case "moon":
            return heavens._replace(moon=whose, order=_moonlit(heavens, whose))
        case "day":
            return _day(heavens, int(whose))
        case "phase":
            return phase(heavens, PHASES.index(whose))
    return _space(heavens, heavens.terms.sky.place[what], whose)


def _having(god: God, what: str, to: str) -> God:
    match what:
        case "score":
            return god._replace(score=god.score + BY[to])
        case "power":
            return god._replace(power=max(0, god.power + BY[to]), least=0, today=0)
        case "level":
            return god._replace(torch=int(to))
    return god._replace(planets=int(to))


def _space(heavens: P, at: int, whose: str) -> P:
    """A planet put down, taken away or turned over; it comes from the Forge, or else the allotment board."""
    if whose in ("shine", "turn-over"):
        return heavens._replace(turned=heavens.turned ^ {at})
    lies = list(heavens.lies)
    gods = heavens.gods
    if whose in INDEX and not heavens.supply(whose) and heavens.god(whose).planets:
        god = heavens.god(whose)
        gods = heavens.with_god(whose, god._replace(planets=god.planets - 1))
    lies[at] = "" if whose == "empty" else whose
    return heavens._replace(gods=gods, lies=tuple(lies), turned=heavens.turned - {at})


def _plan(heavens: P, seat: str, plan: Plan | None) -> P:
    """Another plan, or one taken up again."""
    gods = heavens.with_god(seat, heavens.god(seat)._replace(plan=plan or ""))
    if plan:
        # What is due now may differ; a turn already paid for stays paid.
        paid = heavens.turn.paid or not day.due(gods, heavens.order[0])
        return heavens._replace(gods=gods, turn=heavens.turn._replace(paid=paid))
    order = tuple(other for other in heavens.around(heavens.moon) if other in (*heavens.order, seat))
    return heavens._replace(gods=gods, order=order, step="plan")


def _turn(heavens: P, seat: str) -> P:
    """This player is next, then whoever follows in turn order."""
    if heavens.step == "sneak":
        lap = heavens.around(heavens.sun)[::-1]
        rest = lap[lap.index(seat) :]
        return heavens._replace(order=rest + (lap if len(heavens.order) > len(lap) else ()))
    turns = heavens.around(heavens.moon)
    order = turns[turns.index(seat) :]
    return heavens._replace(order=order, turn=day.turn_of(heavens.gods, seat))


def _moonlit(heavens: Position, moon: str) -> tuple[str, ...]:
    """Who is still to act once another has the Moon; a turn that has begun is finished first."""
    if heavens.step not in ("plan", "act"):
        return heavens.order
    begun = heavens.order[:1] if heavens.step == "act" else ()
    return (*begun, *(seat for seat in heavens.around(moon) if seat in heavens.order and seat not in begun))


def _day(heavens: P, number: int) -> P:
    """Another day: what is still to be scored tonight, and whether it is the last night, follows."""
    after = heavens._replace(day=number)
    if heavens.step not in ("dawn", "over"):
        return after
    if number < DAYS:
        return after._replace(step="dawn", upcoming=())
    upcoming = tuple(step for step in night.steps(after) if step == ("power",))
    return after._replace(step="score" if upcoming else "over", upcoming=upcoming)


def phase(heavens: P, number: int) -> P:
    """The beginning of a phase, with everything else where it is."""
    gods = tuple(god._replace(plan="") for god in heavens.gods)
    fresh = heavens._replace(
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
    if heavens.terms.score_only:
        return fresh._replace(step="enter")
    return fresh._replace(step="plan", order=fresh.around(fresh.moon))


def _in_keeping(heavens: P, what: str) -> P:
    """What follows from a correction: who must darken, what is still to be scored, how merciful Tyche is."""
    turn = heavens.turn
    if heavens.step == "act" and turn.declared:
        # A declared purchase stands only while it can be carried out.
        undeclared = heavens._replace(turn=Turn(True, turn.rate))
        return heavens if turn.declared in day.to_do(undeclared) else undeclared
    if heavens.step == "act" and what == "score" and not turn.pleading:
        rate = day.turn_of(heavens.gods, heavens.order[0]).rate
        return heavens._replace(turn=turn._replace(rate=rate))
    if heavens.step == "darken" and what != "phase":
        return night.falls(heavens)
    if heavens.step == "score" and what != "phase":
        return night.rescored(heavens)
    return heavens

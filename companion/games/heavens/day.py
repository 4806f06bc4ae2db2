"""The day: secret plans, competition costs, Tyche's mercy, and the four plans."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.game import TABLE, Move
from companion.games.heavens import night
from companion.games.heavens.board import EMPTY
from companion.games.heavens.position import NO_TURN, God, News, P, Position, Turn, move_of, swaps, to_spaces
from companion.games.heavens.terms import BREATH, INDEX, PLANS, ROOM, Plan, plan_named

EVENING = 2

# plans


def planning(heavens: Position) -> Iterator[Move]:
    """Whoever has not laid a plan lays any of the four (#plans)."""
    return iter(_plans(heavens.order))


@cache
def _plans(seats: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple(move_of(seat, "plan", plan) for seat in seats for plan in PLANS)


def planned(heavens: P, move: Move) -> P | None:
    """A plan laid face down; a plan forced upon one already laid takes its place (#plans)."""
    args = move.plain.args  # a sealed plan carries the number it was sealed with
    plan = plan_named(args[0]) if len(args) == 1 and move.verb == "plan" else None
    if plan is None:
        return None
    order = tuple([waiting for waiting in heavens.order if waiting != move.seat])
    gods = heavens.with_god(move.seat, heavens.god(move.seat)._replace(plan=plan))
    return heavens._replace(gods=gods, order=order, step="plan" if order else "reveal", news=())


def revealing() -> Iterator[Move]:
    """All have laid a plan (#reveal)."""
    return iter((move_of(TABLE, "reveal"),))


def revealed(heavens: P) -> P:
    """All plans are turned up; from the Moon on, clockwise, everyone takes one turn (#reveal)."""
    order = heavens.around(heavens.moon)
    return heavens._replace(step="act", order=order, turn=turn_of(heavens.gods, order[0]))


# a turn


def due(gods: tuple[God, ...], seat: str) -> int:
    """The competition cost: 1 Power for each other player with the same plan (#competition)."""
    plan = gods[INDEX[seat]].plan
    return sum(god.plan == plan for god in gods) - 1


def turn_of(gods: tuple[God, ...], seat: str) -> Turn:
    """How a turn begins: what is due, and how merciful Tyche will be throughout it (#tyche)."""
    first = gods[INDEX[seat]].score == max(god.score for god in gods)
    return Turn(paid=due(gods, seat) == 0, rate=1 if first else 2)


def to_do(heavens: Position) -> Iterator[Move]:
    """Pay the competition cost; then do what the plan says, or pass (#passing)."""
    seat = heavens.order[0]
    expense = owed(heavens)
    if expense is not None:
        return _settling(heavens, seat, expense)
    plan = heavens.god(seat).plan
    return iter([*(_by_plan(heavens, seat, plan) if plan else ()), move_of(seat, "pass")])


def owed(heavens: Position) -> int | None:
    """The expense that must be settled before anything else: competition, or a declared purchase."""
    if not heavens.turn.paid:
        return due(heavens.gods, heavens.order[0])
    return price(heavens, heavens.turn.declared) if heavens.turn.declared else None


def _settling(heavens: Position, seat: str, expense: int) -> Iterator[Move]:
    """Paying; where more than the least may be pleaded for, Tyche is asked first (#tyche)."""
    enough = heavens.terms.minimal or heavens.god(seat).power >= expense
    if enough:
        yield move_of(seat, "pay")
    if not heavens.terms.minimal and (heavens.turn.pleading or not enough):
        yield move_of(seat, "plead")


def most_forged(heavens: Position, seat: str) -> int:
    """As many planets as fit on the allotment board and are left in the Forge (#forge)."""
    return min(ROOM - heavens.god(seat).planets, heavens.supply(seat))


def most_brightened(heavens: Position, seat: str) -> int:
    """One to five steps up, as far as the torch goes (#torch)."""
    return min(len(heavens.terms.brighten), heavens.terms.high - heavens.god(seat).torch)


def swappable(heavens: Position, seat: str) -> tuple[list[int], list[int]]:
    """One's own planets and the others', none of them moved in this phase (#breath)."""
    turned = heavens.turned
    free = [(at, who) for at, who in enumerate(heavens.lies) if who and at not in turned]
    return [at for at, who in free if who == seat], [at for at, who in free if who != seat]


def _by_plan(heavens: Position, seat: str, plan: Plan) -> list[Move]:
    """What a plan lets a player do."""
    match plan:
        case "forge":
            return [move_of(seat, "forge", str(n + 1)) for n in range(most_forged(heavens, seat))]
        case "torch":
            return [move_of(seat, "torch", str(n + 1)) for n in range(most_brightened(heavens, seat))]
        case "errand":
            if not heavens.god(seat).planets:
                return []
            moves = to_spaces(heavens.terms.sky, seat, "errand")
            return [move for move, who in zip(moves, heavens.lies, strict=True) if who == EMPTY]
        case "breath":
            own, others = swappable(heavens, seat)
            rows = [swaps(heavens.terms.sky, seat, at) for at in own]
            return [row[at] for row in rows for at in others]


def price(heavens: Position, move: Move) -> int:
    """What a plan's action costs besides competition."""
    match move.verb:
        case "forge":
            return heavens.terms.forge[int(move.args[0]) - 1]
        case "torch":
            return heavens.terms.brighten[int(move.args[0]) - 1]
        case "breath":
            return BREATH
    return 0


# what hands do


def act(heavens: P, move: Move) -> P | None:
    """One thing done in a turn; None if no hand could do it."""
    seat = move.seat
    if seat not in heavens.order:
        return None
    if seat != heavens.order[0]:
        # Forced out of turn: this player's turn comes now, the others wait.
        rest = tuple(waiting for waiting in heavens.order if waiting != seat)
        heavens = heavens._replace(order=(seat, *rest), turn=turn_of(heavens.gods, seat))
    match move.verb, move.args:
        case "pay", ():
            return _paid(heavens, seat)
        case "plead", ():
            return _pleaded(heavens, seat)
        case "pass", ():
            god, news = _competed(heavens, seat)
            god = god._replace(score=god.score - 1)
            return next_turn(heavens, seat, god, (*news, ("passed", seat, 1, 0)))
    if not _possible(heavens, move):
        return None
    god, news = _competed(heavens, seat)
    cost = price(heavens, move)
    if not heavens.terms.minimal and god.power < cost:
        gods = heavens.with_god(seat, god)
        turn = Turn(True, heavens.turn.rate, move)
        return heavens._replace(gods=gods, turn=turn, news=news)
    return _done(heavens, move, *_spent(heavens, god, seat, cost, news))


def _possible(heavens: Position, move: Move) -> bool:
    """Whether hands could do it, whatever the plan was."""
    match move.verb, move.args:
        case "errand", (space,):
            return heavens.lies_on(space) == EMPTY and heavens.god(move.seat).planets > 0
        case "breath", (a, b):
            return a != b and bool(heavens.lies_on(a) and heavens.lies_on(b))
        case ("forge" | "torch") as plan, (_,):
            return move in _by_plan(heavens, move.seat, plan)
    return False


def _spent(
    heavens: Position, god: God, seat: str, cost: int, news: tuple[News, ...]
) -> tuple[God, tuple[News, ...]]:
    """Power paid; what is missing comes from Tyche for the fewest points that cover it (#tyche)."""
    if god.power < cost:
        points = -((god.power - cost) // heavens.turn.rate)
        given = points * heavens.turn.rate
        god = god._replace(score=god.score - points, power=god.power + given)
        news = (*news, ("pleaded", seat, points, given))
    return god.paying(cost), news


def _competed(heavens: Position, seat: str) -> tuple[God, tuple[News, ...]]:
    """What a player has once the competition cost is paid."""
    god = heavens.god(seat)
    if heavens.turn.paid:
        return god, ()
    cost = due(heavens.gods, seat)
    god, news = _spent(heavens, god, seat, cost, ())
    return god, (*news, ("paid", seat, cost, 0))


def _paid(heavens: P, seat: str) -> P | None:
    """The competition cost, or a declared purchase carried out."""
    declared = heavens.turn.declared
    if not heavens.turn.paid:
        god, news = _competed(heavens, seat)
        turn = Turn(True, heavens.turn.rate)
        return heavens._replace(gods=heavens.with_god(seat, god), turn=turn, news=news)
    if declared is None:
        return None
    cost = price(heavens, declared)
    return _done(heavens, declared, *_spent(heavens, heavens.god(seat), seat, cost, ()))


def _pleaded(heavens: P, seat: str) -> P | None:
    """Tyche gives what is missing, and then more for each further point (#tyche)."""
    expense = owed(heavens)
    if expense is None:
        return None
    god = heavens.god(seat)
    points = max(1, -((god.power - expense) // heavens.turn.rate))
    given = points * heavens.turn.rate
    god = god._replace(score=god.score - points, power=god.power + given)
    turn = heavens.turn._replace(pleading=True)
    news: tuple[News, ...] = (("pleaded", seat, points, given),)
    return heavens._replace(gods=heavens.with_god(seat, god), turn=turn, news=news)


def _done(heavens: P, move: Move, god: God, news: tuple[News, ...]) -> P:
    """A plan's action, paid for."""
    seat, lies, sky = move.seat, heavens.lies, heavens.terms.sky
    match move.verb:
        case "forge":
            count = int(move.args[0])
            god = god._replace(planets=god.planets + count)
            return next_turn(heavens, seat, god, (*news, ("forged", seat, count, price(heavens, move))))
        case "torch":
            torch = god.torch + int(move.args[0])
            god = god._replace(torch=torch)
            return next_turn(heavens, seat, god, (*news, ("brightened", seat, torch, price(heavens, move))))
        case "errand":
            at = sky.place[move.args[0]]
            reward = sky.reward(lies, seat, sky.region[at])
            god = god._replace(power=god.power + reward, planets=god.planets - 1, today=god.today + reward)
            lies = (*lies[:at], seat, *lies[at + 1 :])
            return next_turn(heavens, seat, god, (*news, ("placed", seat, sky.region[at], reward)), lies)
    a, b = (sky.place[name] for name in move.args)
    swapped = list(lies)
    swapped[a], swapped[b] = lies[b], lies[a]
    god = god._replace(score=god.score + 1)
    news = (*news, ("swapped", seat, 1, 0))
    return next_turn(heavens, seat, god, news, tuple(swapped), heavens.turned | {a, b})


# turn by turn


def next_turn(
    heavens: P,
    seat: str,
    god: God,
    news: tuple[News, ...],
    lies: tuple[str, ...] | None = None,
    turned: frozenset[int] | None = None,
) -> P:
    """The next player's turn, or the end of the phase."""
    lies = heavens.lies if lies is None else lies
    turned = heavens.turned if turned is None else turned
    gods = heavens.with_god(seat, god)
    order = heavens.order[1:]
    if order:
        turn = turn_of(gods, order[0])
        return heavens._replace(gods=gods, lies=lies, turned=turned, order=order, turn=turn, news=news)
    # Planets swapped in a phase are turned back when it ends (#breath).
    gods = tuple(god._replace(plan="") for god in gods)
    if heavens.phase == EVENING:
        return night.falls(
            heavens._replace(gods=gods, lies=lies, turned=frozenset(), turn=NO_TURN, news=news)
        )
    left = heavens.around(heavens.moon)[1]
    return heavens._replace(
        gods=gods,
        lies=lies,
        news=news,
        step="plan",
        phase=heavens.phase + 1,
        moon=left,
        order=heavens.around(left),
        turned=frozenset(),
        turn=NO_TURN,
    )

"""The day: secret plans, competition costs, Tyche's mercy, and the four plans."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.game import Move
from companion.games.heavens import night
from companion.games.heavens.agreed import BREATH, INDEX, ROOM
from companion.games.heavens.board import EMPTY, said, swaps, to_spaces
from companion.games.heavens.gods import NO_TURN, God, News, Turn

if TYPE_CHECKING:
    from companion.games.heavens.rules import Heavens

EVENING = 2

# plans


def planned(heavens: Heavens, seat: str, plan: str) -> Heavens:
    """A plan laid face down; a plan forced upon one already laid takes its place (#plans)."""
    order = tuple(waiting for waiting in heavens.order if waiting != seat)
    gods = heavens.with_god(seat, heavens.god(seat)._replace(plan=plan))
    return replace(heavens, gods=gods, order=order, step="plan" if order else "reveal", news=())


def revealed(heavens: Heavens) -> Heavens:
    """All plans are turned up; from the Moon on, clockwise, everyone takes one turn (#reveal)."""
    order = heavens.around(heavens.moon)
    return replace(heavens, step="act", order=order, turn=turn_of(heavens.gods, order[0]))


# a turn


def due(gods: tuple[God, ...], seat: str) -> int:
    """The competition cost: 1 Power for each other player with the same plan (#competition)."""
    plan = gods[INDEX[seat]].plan
    return sum(god.plan == plan for god in gods) - 1


def turn_of(gods: tuple[God, ...], seat: str) -> Turn:
    """How a turn begins: what is due, and how merciful Tyche will be throughout it (#tyche)."""
    first = gods[INDEX[seat]].score == max(god.score for god in gods)
    return Turn(paid=due(gods, seat) == 0, rate=1 if first else 2)


def to_do(heavens: Heavens) -> Iterator[Move]:
    """Pay the competition cost; then do what the plan says, or pass (#passing)."""
    seat = heavens.order[0]
    expense = owed(heavens)
    if expense is not None:
        return _settling(heavens, seat, expense)
    plan = heavens.god(seat).plan
    moves = _PLANS[plan](heavens, seat)
    moves.append(said(seat, "pass"))
    return iter(moves)


def owed(heavens: Heavens) -> int | None:
    """The expense that must be settled before anything else: competition, or a declared purchase."""
    if not heavens.turn.paid:
        return due(heavens.gods, heavens.order[0])
    return price(heavens, heavens.turn.declared) if heavens.turn.declared else None


def _settling(heavens: Heavens, seat: str, expense: int) -> Iterator[Move]:
    """Paying; where more than the least may be pleaded for, Tyche is asked first (#tyche)."""
    enough = heavens.agreed.minimal or heavens.god(seat).power >= expense
    if enough:
        yield said(seat, "pay")
    if not heavens.agreed.minimal and (heavens.turn.pleading or not enough):
        yield said(seat, "plead")


def _forge(heavens: Heavens, seat: str) -> list[Move]:
    """As many planets as fit on the allotment board and are left in the Forge (#forge)."""
    most = min(ROOM - heavens.god(seat).planets, heavens.supply(seat))
    return [said(seat, "forge", str(n)) for n in range(1, most + 1)]


def _errand(heavens: Heavens, seat: str) -> list[Move]:
    """One planet of the allotment board to any empty space (#errand)."""
    if not heavens.god(seat).planets:
        return []
    moves = to_spaces(heavens.agreed.sky, seat, "errand")
    return [move for move, who in zip(moves, heavens.lies, strict=True) if who == EMPTY]


def _torch(heavens: Heavens, seat: str) -> list[Move]:
    """One to five steps up, as far as the torch goes (#torch)."""
    most = min(len(heavens.agreed.brighten), heavens.agreed.high - heavens.god(seat).torch)
    return [said(seat, "torch", str(n)) for n in range(1, most + 1)]


def _breath(heavens: Heavens, seat: str) -> list[Move]:
    """One's own planet with another player's, neither of them moved in this phase (#breath)."""
    turned = heavens.turned
    free = [(at, who) for at, who in enumerate(heavens.lies) if who and at not in turned]
    others = [at for at, who in free if who != seat]
    sky = heavens.agreed.sky
    return [row[at] for own, who in free if who == seat for row in (swaps(sky, seat, own),) for at in others]


_PLANS = {"forge": _forge, "errand": _errand, "torch": _torch, "breath": _breath}


def price(heavens: Heavens, move: Move) -> int:
    """What a plan's action costs besides competition."""
    match move.verb:
        case "forge":
            return heavens.agreed.forge[int(move.args[0]) - 1]
        case "torch":
            return heavens.agreed.brighten[int(move.args[0]) - 1]
        case "breath":
            return BREATH
    return 0


# what hands do


def act(heavens: Heavens, move: Move) -> Heavens | None:
    """One thing done in a turn; None if no hand could do it."""
    seat = move.seat
    if seat not in heavens.order:
        return None
    if seat != heavens.order[0]:
        # Forced out of turn: this player's turn comes now, the others wait.
        rest = tuple(waiting for waiting in heavens.order if waiting != seat)
        heavens = replace(heavens, order=(seat, *rest), turn=turn_of(heavens.gods, seat))
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
    if not heavens.agreed.minimal and god.power < cost:
        gods = heavens.with_god(seat, god)
        turn = Turn(True, heavens.turn.rate, move)
        return replace(heavens, gods=gods, turn=turn, news=news)
    return _done(heavens, move, *_spent(heavens, god, seat, cost, news))


def _possible(heavens: Heavens, move: Move) -> bool:
    """Whether hands could do it, whatever the plan was."""
    seat, place = move.seat, heavens.agreed.sky.place
    match move.verb, move.args:
        case "forge", (count,):
            return any(count == known.args[0] for known in _forge(heavens, seat))
        case "torch", (steps,):
            return any(steps == known.args[0] for known in _torch(heavens, seat))
        case "errand", (space,):
            return space in place and not heavens.lies[place[space]] and heavens.god(seat).planets > 0
        case "breath", (a, b):
            return (
                a in place
                and b in place
                and a != b
                and bool(heavens.lies[place[a]] and heavens.lies[place[b]])
            )
    return False


def _spent(
    heavens: Heavens, god: God, seat: str, cost: int, news: tuple[News, ...]
) -> tuple[God, tuple[News, ...]]:
    """Power paid; what is missing comes from Tyche for the fewest points that cover it (#tyche)."""
    if god.power < cost:
        points = -((god.power - cost) // heavens.turn.rate)
        given = points * heavens.turn.rate
        god = god._replace(score=god.score - points, power=god.power + given)
        news = (*news, ("pleaded", seat, points, given))
    return god._replace(power=god.power - cost), news


def _competed(heavens: Heavens, seat: str) -> tuple[God, tuple[News, ...]]:
    """What a player has once the competition cost is paid."""
    god = heavens.god(seat)
    if heavens.turn.paid:
        return god, ()
    cost = due(heavens.gods, seat)
    god, news = _spent(heavens, god, seat, cost, ())
    return god, (*news, ("paid", seat, cost, 0))


def _paid(heavens: Heavens, seat: str) -> Heavens | None:
    """The competition cost, or a declared purchase carried out."""
    declared = heavens.turn.declared
    if not heavens.turn.paid:
        god, news = _competed(heavens, seat)
        turn = Turn(True, heavens.turn.rate)
        return replace(heavens, gods=heavens.with_god(seat, god), turn=turn, news=news)
    if declared is None:
        return None
    cost = price(heavens, declared)
    return _done(heavens, declared, *_spent(heavens, heavens.god(seat), seat, cost, ()))


def _pleaded(heavens: Heavens, seat: str) -> Heavens | None:
    """Tyche gives what is missing, and then more for each further point (#tyche)."""
    expense = owed(heavens)
    if expense is None:
        return None
    god = heavens.god(seat)
    points = max(1, -((god.power - expense) // heavens.turn.rate))
    given = points * heavens.turn.rate
    god = god._replace(score=god.score - points, power=god.power + given)
    turn = heavens.turn._replace(pleading=True)
    news = (("pleaded", seat, points, given),)
    return replace(heavens, gods=heavens.with_god(seat, god), turn=turn, news=news)


def _done(heavens: Heavens, move: Move, god: God, news: tuple[News, ...]) -> Heavens:
    """A plan's action, paid for."""
    seat, lies, sky = move.seat, heavens.lies, heavens.agreed.sky
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
            god = god._replace(power=god.power + reward, planets=god.planets - 1)
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
    heavens: Heavens,
    seat: str,
    god: God,
    news: tuple[News, ...],
    lies: tuple[str, ...] | None = None,
    turned: frozenset[int] | None = None,
) -> Heavens:
    """The next player's turn, or the end of the phase."""
    lies = heavens.lies if lies is None else lies
    turned = heavens.turned if turned is None else turned
    gods = heavens.with_god(seat, god)
    order = heavens.order[1:]
    if order:
        turn = turn_of(gods, order[0])
        return replace(heavens, gods=gods, lies=lies, turned=turned, order=order, turn=turn, news=news)
    # Planets swapped in a phase are turned back when it ends (#breath).
    gods = tuple(god._replace(plan="") for god in gods)
    if heavens.phase == EVENING:
        return night.falls(
            replace(heavens, gods=gods, lies=lies, turned=frozenset(), turn=NO_TURN, news=news)
        )
    left = heavens.around(heavens.moon)[1]
    return replace(
        heavens,
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

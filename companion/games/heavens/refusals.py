"""Why a move is not allowed: each reason names its rule, and the first one a person would name wins."""

from __future__ import annotations

from companion.game import TABLE, Move, Refusal, Touch
from companion.games.heavens import day
from companion.games.heavens.board import EMPTY, MAPS
from companion.games.heavens.position import Position
from companion.games.heavens.terms import PLANS, ROOM
from companion.view import Text, text

_WAIT = {"first": "preparation", "reveal": "reveal", "score": "scoring", "dawn": "dawn"}


def why_not(heavens: Position, move: Move) -> Refusal:
    """Which rule forbids a move that is not allowed now."""
    if move.verb == "fix":
        return _no("corrections", "fix")
    if heavens.step == "over":
        return _no("winning", "ended")
    if move.seat == TABLE:
        return _of_the_table(heavens, move)
    if move.seat not in heavens.terms.seats:
        return _no("preparation", "nobody", number=len(heavens.terms.seats))
    if heavens.step in _WAIT:
        return _no(_WAIT[heavens.step], f"wait-{heavens.step}")
    match heavens.step:
        case "sneak":
            return _sneaking(heavens, move)
        case "plan":
            return _planning(heavens, move)
        case "act":
            return _acting(heavens, move)
        case "darken":
            return _darkening(heavens, move)
    return _entering(heavens, move)


def not_awaited(heavens: Position, touch: Touch) -> Refusal:
    """Why something cannot be meant that no move awaits."""
    if heavens.step == "over":
        return _no("winning", "ended")
    if heavens.step in _WAIT:
        return _no(_WAIT[heavens.step], f"wait-{heavens.step}")
    if touch.kind == "card":
        return _no("phases", "only-shown")
    match heavens.step:
        case "sneak":
            return _no("night-before", "sneak-only")
        case "plan":
            return _no("plans", "plan-first")
        case "darken":
            return _no("darkening", "darken-only")
        case "enter":
            return _no("score-only", "enter-only")
    seat = heavens.order[0]
    if day.owed(heavens) is not None:
        return _unpaid(heavens, seat)
    plan = heavens.god(seat).plan
    if plan == "errand" or plan == "breath":
        return _by_plan(heavens, Move(seat, plan, (touch.thing,)))
    return _no("plans", "other-plan", plan=text(f"heavens-plan-{plan}"))


def _no(rule: str, reason: str, **values: str | int | Text) -> Refusal:
    return Refusal(rule, text(f"heavens-refuse-{reason}", **values))


def step_name(step: tuple[str, ...]) -> Text:
    """What Zeus looks at, in words."""
    if step[0] == "constellation":
        return text("heavens-constellation-at", space=step[1])
    return text(f"heavens-{step[0]}")


def _of_the_table(heavens: Position, move: Move) -> Refusal:
    """What nobody decides comes in its own time."""
    match move.verb:
        case "first" if heavens.step == "first":
            return _no("preparation", "nobody", number=len(heavens.terms.seats))
        case "first":
            return _no("preparation", "begun")
        case "reveal" if heavens.step == "plan":
            return _no("reveal", "not-all-planned", left=len(heavens.order))
        case "score" if heavens.step == "score":
            return _no("scoring", "score-order", what=step_name(heavens.upcoming[0]))
        case "score":
            return _no("scoring", "not-now")
        case "dawn":
            return _no("dawn", "not-dawn")
    if heavens.step in _WAIT:
        return _no(_WAIT[heavens.step], f"wait-{heavens.step}")
    return _no("phases", "players")


def _turn(heavens: Position, rule: str) -> Refusal:
    return _no(rule, "turn", seat=heavens.order[0])


def _target(heavens: Position, rule: str, args: tuple[str, ...]) -> Refusal:
    """Why a planet cannot be set there: no such space, not in play, or taken."""
    if not args:
        return _no(rule, "which-space")
    who = heavens.lies_on(args[0])
    if who is None:
        printed = any(f"{args[0]}@" in known["spaces"] for known in MAPS.values())
        return _no("regions", "unused" if printed else "no-space", space=args[0])
    if who:
        return _no(rule, "taken", space=args[0], seat=who)
    return _no(rule, "one-space")


def _sneaking(heavens: Position, move: Move) -> Refusal:
    """The night before the first day."""
    if move.verb != "place":
        return _no("night-before", "sneak-only")
    if move.seat != heavens.order[0]:
        return _turn(heavens, "night-before")
    if heavens.all_placed(move.seat):
        return _no("night-before", "no-planet")
    if len(move.args) == 1 and heavens.lies_on(move.args[0]) == EMPTY:
        sky = heavens.terms.sky
        orbit = text(f"heavens-orbit-{sky.orbit[sky.place[move.args[0]]]}")
        return _no("night-before", "same-orbit", orbit=orbit)
    return _target(heavens, "night-before", move.args)


def _planning(heavens: Position, move: Move) -> Refusal:
    if move.verb != "plan":
        return _no("plans", "plan-first")
    if move.seat not in heavens.order:
        return _no("plans", "plan-laid", seat=move.seat)
    return _no("plans", "no-plan")


def _acting(heavens: Position, move: Move) -> Refusal:
    """One turn each, in order: competition, then the plan or a pass."""
    seat = move.seat
    if seat not in heavens.order:
        return _no("phases", "acted", seat=heavens.order[0])
    if seat != heavens.order[0]:
        return _turn(heavens, "phases")
    if move.verb == "plead" and heavens.terms.minimal:
        return _no("tyche", "plead-by-itself")
    expense = day.owed(heavens)
    if expense is None:
        return _by_plan(heavens, move)
    if move.verb == "plead":
        return _no("tyche", "enough")
    if move.verb == "pay" and not move.args:
        return _no("tyche", "plead-first")
    return _unpaid(heavens, seat)


def _unpaid(heavens: Position, seat: str) -> Refusal:
    """Something else before the expense of the moment is settled (#competition, #tyche)."""
    expense = day.owed(heavens) or 0
    if not heavens.terms.minimal and heavens.god(seat).power < expense:
        return _no("tyche", "plead-first")
    return _no("tyche", "declared") if heavens.turn.declared else _no("competition", "pay-first")


def _by_plan(heavens: Position, move: Move) -> Refusal:
    """What the plan does not allow."""
    plan = heavens.god(move.seat).plan
    if move.verb == "pay":
        return _no("competition", "nothing-due")
    if move.verb == "plead":
        return _no("tyche", "nothing-to-pay")
    if move.verb in PLANS and move.verb != plan:
        return _no("plans", "other-plan", plan=text(f"heavens-plan-{plan}"))
    match move.verb:
        case "forge":
            return _forging(heavens, move)
        case "errand" if not heavens.god(move.seat).planets:
            return _no("errand", "no-planet")
        case "errand":
            return _target(heavens, "errand", move.args)
        case "torch":
            return _brightening(heavens, move)
        case "breath":
            return _swapping(heavens, move)
    return _no("phases", "verb", verb=move.verb)


def _forging(heavens: Position, move: Move) -> Refusal:
    most = day.most_forged(heavens, move.seat)
    if most:
        return _no("forge", "forge-count", most=most)
    return _no("forge", "forge-full" if heavens.god(move.seat).planets == ROOM else "forge-supply")


def _brightening(heavens: Position, move: Move) -> Refusal:
    most = day.most_brightened(heavens, move.seat)
    if most:
        return _no("torch", "torch-steps", most=most)
    return _no("torch", "torch-top", top=heavens.terms.high)


def _swapping(heavens: Position, move: Move) -> Refusal:
    """Why Zephyrus does not swap these two."""
    own, others = day.swappable(heavens, move.seat)
    if not own or not others:
        return _no("breath", "breath-none")
    for space, right, wrong in zip(move.args, (own, others), ("breath-own", "breath-other"), strict=False):
        who = heavens.lies_on(space)
        if who is None:
            return _target(heavens, "breath", (space,))
        if who == EMPTY:
            return _no("breath", "breath-empty", space=space)
        at = heavens.terms.sky.place[space]
        if at in heavens.turned:
            return _no("breath", "breath-moved", space=space)
        if at not in right:
            return _no("breath", wrong)
    return _no("breath", "breath-two")


def _darkening(heavens: Position, move: Move) -> Refusal:
    if move.seat not in heavens.order:
        return _no("darkening", "darken-none")
    if move.seat != heavens.order[0]:
        return _turn(heavens, "darkening")
    if move.verb == "done":
        return _no("darkening", "darken-more", torch=heavens.god(move.seat).torch)
    if move.verb == "darken":
        return _no("darkening", "darken-own")
    return _no("darkening", "darken-only")


def _entering(heavens: Position, move: Move) -> Refusal:
    """What cannot be entered where only nights are scored."""
    space = move.args[0] if move.args else ""
    if move.verb == "night":
        return _no("score-only", "sun-calls", seat=heavens.sun)
    if move.verb == "level" and move.seat in heavens.entered:
        return _no("score-only", "entered")
    if move.verb == "level":
        return _no("torch", "no-level", bottom=heavens.terms.low, top=heavens.terms.high)
    if move.verb not in ("put", "lift"):
        return _no("score-only", "enter-only")
    who = heavens.lies_on(space)
    if who is None:
        return _target(heavens, "score-only", move.args)
    if space in heavens.entered:
        return _no("score-only", "entered")
    own = who == move.seat
    if move.verb == "put" and not own and heavens.all_placed(move.seat):
        return _no("material", "all-placed")
    if move.verb == "put":
        return _no("score-only", "put-own") if own else _no("score-only", "one-space")
    return _no("score-only", "one-space") if own else _no("score-only", "lift-own")

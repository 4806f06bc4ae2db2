"""Why a move is not allowed: each reason names its rule, and the first one a person would name wins."""

from __future__ import annotations

from typing import get_args

from companion.game import TABLE, Move, Refusal, Touch, unknown
from companion.games.heavens import day, night_refusals
from companion.games.heavens.board import EMPTY
from companion.games.heavens.night_refusals import no, target
from companion.games.heavens.position import Position, Verb
from companion.games.heavens.terms import PLANS, ROOM
from companion.view import Text, text

_WAIT = {"first": "preparation", "reveal": "reveal", "score": "scoring", "dawn": "dawn"}
_VERBS = {*get_args(Verb), *PLANS} - {"fix"}
_ELSEWHEN = {  # what belongs to another time, and the sentence that says when
    **dict.fromkeys(("first", "reveal", "score", "dawn"), ("phases", "table-does")),
    **dict.fromkeys(("put", "lift", "level", "night"), ("score-only", "not-entered")),
    **dict.fromkeys(("darken", "done"), ("darkening", "not-night")),
    "place": ("night-before", "not-sneak"),
    "plan": ("plans", "plans-out"),
}


def why_not(heavens: Position, move: Move) -> Refusal:
    """Which rule forbids a move that is not allowed now."""
    if (move.seat, move.verb) == (TABLE, "fix"):
        return no("corrections", "fix")
    if heavens.step == "over":
        return no("winning", "ended")
    if move.verb not in _VERBS:
        return unknown(move, "phases")
    if move.seat == TABLE:
        return _of_the_table(heavens, move)
    if move.seat not in heavens.terms.seats:
        return no("preparation", "nobody", number=len(heavens.terms.seats))
    if heavens.step in _WAIT:
        return no(_WAIT[heavens.step], f"wait-{heavens.step}")
    match heavens.step:
        case "sneak":
            return _sneaking(heavens, move)
        case "plan":
            return _planning(heavens, move)
        case "act":
            return _acting(heavens, move)
        case "darken":
            return night_refusals.darkening(heavens, move)
    return night_refusals.entering(heavens, move)


def not_awaited(heavens: Position, touch: Touch) -> Refusal:
    """Why something cannot be meant that no move awaits."""
    if heavens.step == "over":
        return no("winning", "ended")
    if heavens.step in _WAIT:
        return no(_WAIT[heavens.step], f"wait-{heavens.step}")
    if touch.kind == "card":
        return no("phases", "only-shown")
    match heavens.step:
        case "sneak":
            return no("night-before", "sneak-only")
        case "plan":
            return no("plans", "plan-first")
        case "darken":
            return no("darkening", "darken-only")
        case "enter":
            return no("score-only", "enter-only")
    seat = heavens.order[0]
    if touch.kind == "seat" and touch.thing != seat:
        return _turn(heavens, "phases")
    if day.owed(heavens) is not None:
        return _unpaid(heavens, seat)
    plan = heavens.god(seat).plan
    if plan in ("errand", "breath"):
        return _by_plan(heavens, Move(seat, plan, (touch.thing,)))
    return no("plans", "other-plan", plan=text(f"heavens-plan-{plan}"))


def step_name(step: tuple[str, ...]) -> Text:
    """What Zeus looks at, in words."""
    if step[0] == "constellation":
        return text("heavens-constellation-at", space=step[1])
    return text(f"heavens-{step[0]}")


def _of_the_table(heavens: Position, move: Move) -> Refusal:
    """What nobody decides comes in its own time."""
    match move.verb:
        case "first" if heavens.step == "first":
            return no("preparation", "nobody", number=len(heavens.terms.seats))
        case "first":
            return no("preparation", "begun")
        case "reveal" if heavens.step == "plan":
            return no("reveal", "not-all-planned", left=len(heavens.order))
        case "score" if heavens.step == "score":
            return no("scoring", "score-order", what=step_name(heavens.upcoming[0]))
        case "score" if heavens.step != "dawn":
            return no("scoring", "not-now")
        case "dawn":
            return no("dawn", "not-dawn")
    if heavens.step in _WAIT:
        return no(_WAIT[heavens.step], f"wait-{heavens.step}")
    return no("phases", "players")


def _turn(heavens: Position, rule: str) -> Refusal:
    return no(rule, "turn", seat=heavens.order[0])


def _sneaking(heavens: Position, move: Move) -> Refusal:
    """The night before the first day."""
    if move.verb != "place":
        return no("night-before", "sneak-only")
    if move.seat != heavens.order[0]:
        return _turn(heavens, "night-before")
    if heavens.all_placed(move.seat):
        return no("night-before", "no-planet")
    if move.args and heavens.lies_on(move.args[0]) == EMPTY:
        sky = heavens.terms.sky
        orbit = text(f"heavens-orbit-{sky.orbit[sky.place[move.args[0]]]}")
        return no("night-before", "same-orbit", orbit=orbit)
    return target(heavens, "night-before", move.args)


def _planning(heavens: Position, move: Move) -> Refusal:
    if move.verb != "plan":
        return no("plans", "plan-first")
    if move.seat not in heavens.order:
        return no("plans", "plan-laid", seat=move.seat)
    return no("plans", "no-plan")


def _acting(heavens: Position, move: Move) -> Refusal:
    """One turn each, in order: competition, then the plan or a pass."""
    seat = move.seat
    if seat not in heavens.order:
        return no("phases", "acted", seat=heavens.order[0])
    if seat != heavens.order[0]:
        return _turn(heavens, "phases")
    if move.verb == "plead" and heavens.terms.minimal:
        return no("tyche", "plead-by-itself")
    expense = day.owed(heavens)
    if expense is None:
        return _by_plan(heavens, move)
    if move.verb == "plead":
        return no("tyche", "enough")
    return _unpaid(heavens, seat)


def _unpaid(heavens: Position, seat: str) -> Refusal:
    """Something else before the expense of the moment is settled (#competition, #tyche)."""
    expense = day.owed(heavens) or 0
    if not heavens.terms.minimal and heavens.god(seat).power < expense:
        return no("tyche", "plead-first")
    return no("tyche", "declared") if heavens.turn.declared else no("competition", "pay-first")


def _by_plan(heavens: Position, move: Move) -> Refusal:
    """What the plan does not allow."""
    plan = heavens.god(move.seat).plan
    if move.verb == "pay":
        return no("competition", "nothing-due")
    if move.verb == "plead":
        return no("tyche", "nothing-to-pay")
    if move.verb in PLANS and move.verb != plan:
        return no("plans", "other-plan", plan=text(f"heavens-plan-{plan}"))
    match move.verb:
        case "forge":
            return _forging(heavens, move)
        case "errand" if not heavens.god(move.seat).planets:
            return no("errand", "no-planet")
        case "errand":
            return target(heavens, "errand", move.args)
        case "torch":
            return _brightening(heavens, move)
        case "breath":
            return _swapping(heavens, move)
    return no(*_ELSEWHEN[move.verb])


def _forging(heavens: Position, move: Move) -> Refusal:
    most = day.most_forged(heavens, move.seat)
    if most:
        return no("forge", "forge-count", most=most)
    return no("forge", "forge-full" if heavens.god(move.seat).planets == ROOM else "forge-supply")


def _brightening(heavens: Position, move: Move) -> Refusal:
    most = day.most_brightened(heavens, move.seat)
    if most:
        return no("torch", "torch-steps", most=most)
    return no("torch", "torch-top", top=heavens.terms.high)


def _swapping(heavens: Position, move: Move) -> Refusal:
    """Why Zephyrus does not swap these two."""
    own, others = day.swappable(heavens, move.seat)
    if not own or not others:
        return no("breath", "breath-none")
    sky = heavens.terms.sky
    first, second = (*move.args, "", "")[:2]
    space, reason = first, "breath-own"
    if sky.place.get(first, -1) in own:
        space, reason = second, "breath-other"
    who = heavens.lies_on(space)
    if who is None:
        why = target(heavens, "breath", (space,))
        return no("breath", "breath-two") if why.text.key.endswith("which-space") else why
    if who == EMPTY:
        return no("breath", "breath-empty", space=space)
    return no("breath", "breath-moved" if sky.place[space] in heavens.turned else reason, space=space)

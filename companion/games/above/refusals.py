"""Why a move is not allowed: each reason names its rule, and the first one a person would name wins."""

from __future__ import annotations

from companion.game import TABLE, Move, Refusal, Touch, unknown
from companion.games.above import setup
from companion.games.above.board import BARRIER, GATE, IS_DEITY, Verb
from companion.games.above.cards import DEITY, NUMBER
from companion.games.above.position import PREPARING, Position, Stage
from companion.games.above.power_refusals import (
    called,
    card_elsewhere,
    closed,
    named,
    not_of_power,
    of_power,
    step,
)
from companion.games.above.power_refusals import (
    no as _no,
)
from companion.games.above.power_refusals import (
    under as _under,
)
from companion.games.above.powers import PLACES

VERBS: dict[Stage, tuple[Verb, ...]] = {
    "card": ("play",),
    "refill": ("recover",),
    "step": ("move",),
    "exit": ("exit",),
}
POWER_VERBS: dict[str, tuple[Verb, ...]] = {
    **dict.fromkeys(PLACES, ("lay", "take")),
    "hera": ("disgrace",),
    "athena": ("exhaust", "done"),
    "poseidon": ("remove", "push"),
    "aphrodite": ("seduce",),
}


KNOWN = {*(verb for verbs in (*VERBS.values(), *POWER_VERBS.values()) for verb in verbs)}


def why_not(above: Position, move: Move) -> Refusal:
    """Which rule forbids a move that is not allowed now."""
    if (move.seat, move.verb) == (TABLE, "fix"):
        return _no("corrections", "fix")
    if above.stage in PREPARING:
        return _preparing(above, move)
    if above.stage == "over":
        return _no("victory", "ended")
    if move.seat == TABLE:
        return _no("turn", "set-up-over")
    if move.seat != above.acting:
        return _no("refill" if above.stage == "refill" else "turn", "turn", seat=above.acting)
    if move.verb not in KNOWN:
        return _no("turn", "set-up-over") if move.verb in PREPARING else unknown(move, "turn")
    if move.verb not in _verbs(above):
        return _elsewhere(above, move.verb)
    first, second = (*move.args, "", "")[:2]
    match above.stage:
        case "card":
            return _activation(above, first)
        case "refill":
            return _refill(above, first)
        case "step":
            return step(above, above.mover, _under(above, first))
        case "exit":
            return _exit(above, _under(above, first))
    return of_power(above, move.verb, first, second)


def not_awaited(above: Position, touch: Touch) -> Refusal:
    """Why something cannot be meant that no move awaits."""
    deity = touch.thing
    match above.stage:
        case "place" if deity in IS_DEITY:
            return _no("deities", "placed", deity=named(deity))
        case "place" if touch.begun is not None and touch.begun.args:
            return _no("deities", "start-space", deity=named(touch.begun.args[0]))
        case "place":
            return _no("deities", "deity-first")
        case "reveal" | "deal":
            return _no("preparation", f"not-yet-{above.stage}")
        case "over":
            return _no("victory", "ended")
        case "card" if deity in IS_DEITY:
            powered = any(DEITY[n] == deity for n, lies in enumerate(above.cards) if lies == above.turn)
            reason = "card-of" if powered else "no-card-of"
            return _no("activation", reason, deity=named(deity), seat=above.turn)
        case "card" | "refill":
            return _elsewhere(above, "")
        case "step" | "exit":
            return _elsewhere(above, "play" if touch.kind == "card" else "")
    return not_of_power(above, touch)


def _verbs(above: Position) -> tuple[Verb, ...]:
    return POWER_VERBS[above.deity] if above.stage == "power" else VERBS[above.stage]


def _preparing(above: Position, move: Move) -> Refusal:
    """While the table is being set up (#preparation)."""
    if move.seat != TABLE or move.verb != above.stage:
        return _no("preparation", f"not-yet-{above.stage}")
    first, second = (*move.args, "", "")[:2]
    if above.stage == "place":
        if first not in IS_DEITY:
            return _no("deities", "no-deity")
        if first in above.board:
            return _no("deities", "placed", deity=named(first))
        if above.at(second) not in above.terms.starts:
            return _no("deities", "start-space", deity=named(first))
        return _no("deities", "start-taken", space=called(second))
    if first not in NUMBER:
        return _no("preparation", "one-card")
    deity = named(DEITY[NUMBER[first]])
    if above.stage == "reveal":
        return _no("first-tokens", "revealed", deity=deity)
    if above.cards[NUMBER[first]]:
        return _no("deal", "dealt", deity=deity, seat=above.cards[NUMBER[first]])
    return _no("deal", "same-set", deity=deity, seat=setup.receiver(above))


def _elsewhere(above: Position, verb: str) -> Refusal:
    """Something that belongs to another moment of the turn (#turn)."""
    match above.stage:
        case "card":
            return _no("activation", "card-first", seat=above.turn)
        case "refill":
            return _no("refill", "refill-first", seat=above.acting)
    if verb == "play":
        return _no("activation", "activated", deity=named(above.deity))
    match above.stage:
        case "exit":
            return _no("gate", "exit-first", deity=named(above.mover))
        case "step":
            return _no("movement", "step-first", deity=named(above.mover))
    if verb == "done":
        return _no("power", "must-use", deity=named(above.deity))
    return _no(above.deity, "power-first", deity=named(above.deity))


def _activation(above: Position, card: str) -> Refusal:
    """Why a card cannot be played (#activation)."""
    if card not in NUMBER:
        return _no("activation", "no-card")
    deity, lies = named(DEITY[NUMBER[card]]), above.cards[NUMBER[card]]
    if lies.startswith(above.turn):
        return _no("activation", "spent", deity=deity)
    return card_elsewhere("activation", deity, lies)


def _refill(above: Position, card: str) -> Refusal:
    """Why a card cannot be taken from the discard (#refill)."""
    if card not in NUMBER:
        return _no("refill", "no-card")
    deity = named(DEITY[NUMBER[card]])
    if above.cards[NUMBER[card]] == "discard":
        return _no("refill", "double", deity=deity)
    return _no("refill", "not-in-discard", deity=deity)


def _exit(above: Position, space: str) -> Refusal:
    """Why a deity cannot leave a Gate there (#gate, #lone-gate)."""
    deity, to = named(above.mover), above.at(space)
    if GATE in above.board:
        return _no("gate", "not-a-gate", deity=deity)
    if to < 0 or to >= above.terms.columns:
        return _no("lone-gate", "ring-one", deity=deity)
    if above.board[to] == above.mover:
        return _no("lone-gate", "own-space", deity=deity)
    if above.board[to] in IS_DEITY or above.board[to] == BARRIER:
        return closed(above, "lone-gate", deity, to)
    return _no("lone-gate", "gate-free", deity=deity, space=called(space))

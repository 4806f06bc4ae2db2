"""Why a move is not allowed: each reason names its rule, and the first one a person would name wins."""

from __future__ import annotations

from companion.game import TABLE, Move, Refusal
from companion.games.above import setup
from companion.games.above.board import (
    BARRIER,
    EMPTY,
    GATE,
    IS_DEITY,
    IS_TOKEN,
    SUMMIT,
    Verb,
    ways,
)
from companion.games.above.cards import DEITY, NUMBER, opponents
from companion.games.above.movement import can_step, summit_barred
from companion.games.above.position import PREPARING, Position, Stage
from companion.games.above.powers import PLACES, none_left, pushable
from companion.view import Text, text

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
    if move.verb not in _verbs(above):
        return _elsewhere(above, move)
    first, second = (*move.args, "", "")[:2]
    match above.stage:
        case "card":
            return _activation(above, first)
        case "refill":
            return _refill(above, first)
        case "step":
            return _step(above, above.mover, _under(above, first))
        case "exit":
            return _exit(above, _under(above, first))
    return _power(above, move.verb, first, second)


def _power(above: Position, verb: str, first: str, second: str) -> Refusal:
    """Why the power of the activated deity cannot do that (#power)."""
    match above.deity:
        case "hera":
            return _disgrace(above, first)
        case "athena":
            return _strategy(above, first)
        case "poseidon":
            return _push(above, first) if verb == "push" else _remove(above, first)
        case "aphrodite":
            return _seduce(above, first, second)
    return _placing(above, verb, _under(above, first))


def _verbs(above: Position) -> tuple[Verb, ...]:
    return POWER_VERBS[above.deity] if above.stage == "power" else VERBS[above.stage]


def _no(rule: str, reason: str, **values: str | int | Text) -> Refusal:
    return Refusal(rule, text(f"above-refuse-{reason}", **values))


def named(deity: str) -> Text:
    """A deity's or a token's name."""
    return text(f"above-{deity}")


def called(thing: str) -> str | Text:
    """A thing by its name, a space as it is printed: Θ2."""
    if thing == SUMMIT or thing in IS_DEITY or thing in NUMBER:
        return named(thing)
    return thing.upper() or "?"


def _under(above: Position, thing: str) -> str:
    """The space a finger means that lies on a deity or a token there."""
    if thing in IS_DEITY and thing in above.board:
        return above.spaces[above.board.index(thing)]
    kind, _, space = thing.partition("-")
    return space if kind in IS_TOKEN else thing


def _preparing(above: Position, move: Move) -> Refusal:
    """While the table is being set up (#preparation)."""
    if move.seat != TABLE or move.verb != above.stage:
        return _no("preparation", f"not-yet-{above.stage}")
    first, second = (*move.args, "", "")[:2]
    if above.stage == "place":
        if first not in IS_DEITY:
            return _no("deities", "no-deity", thing=first or "?")
        if first in above.board:
            return _no("deities", "placed", deity=named(first))
        if above.at(second) not in above.terms.starts:
            return _no("deities", "start-space", deity=named(first))
        return _no("deities", "start-taken", space=called(second))
    if first not in NUMBER or len(move.args) > 1:
        return _no("preparation", "one-card", thing=first or "?")
    deity = named(DEITY[NUMBER[first]])
    if above.stage == "reveal":
        return _no("first-tokens", "revealed", deity=deity)
    if above.cards[NUMBER[first]]:
        return _no("deal", "dealt", deity=deity, seat=above.cards[NUMBER[first]])
    return _no("deal", "same-set", deity=deity, seat=setup.receiver(above))


def _elsewhere(above: Position, move: Move) -> Refusal:
    """Something that belongs to another moment of the turn (#turn)."""
    match above.stage:
        case "card":
            return _no("activation", "card-first", seat=above.turn)
        case "refill":
            return _no("refill", "refill-first", seat=above.acting)
        case "exit":
            return _no("gate", "exit-first", deity=named(above.mover))
        case "step" if above.phase == 2 and move.verb == "play":
            return _no("activation", "activated", deity=named(above.deity))
        case "step":
            return _no("movement", "step-first", deity=named(above.mover))
    if move.verb == "done":
        return _no("power", "must-use", deity=named(above.deity))
    return _no(above.deity, "power-first", deity=named(above.deity))


def _activation(above: Position, card: str) -> Refusal:
    """Why a card cannot be played (#activation)."""
    if card not in NUMBER:
        return _no("activation", "no-card", thing=called(card))
    deity, lies = named(DEITY[NUMBER[card]]), above.cards[NUMBER[card]]
    if lies.startswith(above.turn):
        return _no("activation", "spent", deity=deity)
    return _card_elsewhere("activation", deity, lies)


def _card_elsewhere(rule: str, deity: Text, lies: str) -> Refusal:
    """A card that lies with somebody else, or in the discard."""
    if lies in ("discard", EMPTY):
        return _no(rule, "discarded", deity=deity)
    return _no(rule, "not-yours", deity=deity, seat=lies[:2])


def _refill(above: Position, card: str) -> Refusal:
    """Why a card cannot be taken from the discard (#refill)."""
    if card not in NUMBER:
        return _no("refill", "no-card", thing=called(card))
    deity = named(DEITY[NUMBER[card]])
    if above.cards[NUMBER[card]] == "discard":
        return _no("refill", "double", deity=deity)
    return _no("refill", "not-in-discard", deity=deity)


def _step(above: Position, mover: str, space: str) -> Refusal:
    """Why a deity cannot step there (#movement)."""
    deity, terms = named(mover), above.terms
    start, to = above.board.index(mover), above.at(space)
    if to < 0:
        return _no("movement", "no-space", deity=deity, space=called(space))
    if to == start:
        return _no("movement", "must-move", deity=deity)
    if to == terms.summit and start // terms.columns == terms.rings - 1 and summit_barred(above):
        if above.deity == "aphrodite":
            return _no("aphrodite", "summit-seduction", deity=deity)
        return _no("victory", "summit-phase3", deity=deity)
    if to == start - terms.columns:
        return _no("movement", "backwards", deity=deity, space=called(space))
    if to not in ways(terms.rings, terms.columns)[start]:
        return _no("movement", "too-far", deity=deity, space=called(space))
    return _closed(above, "movement", deity, to)


def _closed(above: Position, rule: str, deity: Text, to: int) -> Refusal:
    """A space with a Barrier or a deity on it."""
    space, lies = called(above.spaces[to]), above.board[to]
    if lies == BARRIER:
        return _no("barrier", "barrier", deity=deity, space=space)
    if lies in IS_DEITY:
        return _no(rule, "onto-deity", deity=deity, other=named(lies), space=space)
    return _no(rule, "one-space", deity=deity)


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
        return _closed(above, "lone-gate", deity, to)
    return _no("lone-gate", "gate-free", deity=deity, space=called(space))


def _placing(above: Position, verb: str, space: str) -> Refusal:
    """Why a token cannot go there, or cannot be taken from there (#tokens, #reserve)."""
    kind, at = PLACES[above.deity], above.at(space)
    token = named(kind)
    if at < 0:
        return _no("tokens", "token-no-space", token=token, space=called(space))
    lies = above.board[at]
    if none_left(above, kind):
        if space in above.used:
            return _no("ares", "just-placed", token=token)
        return _no("reserve", "take-first", token=token)
    if verb == "take":
        return _no("reserve", "reserve-left", token=token)
    if space == SUMMIT:
        return _no("tokens", "token-summit", token=token)
    if lies in IS_DEITY:
        return _no("tokens", "token-on-deity", token=token, deity=named(lies), space=called(space))
    if lies in IS_TOKEN:
        return _no("tokens", "token-on-token", token=token, other=named(lies), space=called(space))
    if space in above.used:
        return _no("reserve", "just-left", token=token, space=called(space))
    return _no("tokens", "one-at-a-time", token=token)


def _disgrace(above: Position, card: str) -> Refusal:
    """Why Hera cannot name that card (#hera)."""
    if card not in NUMBER:
        return _no("hera", "disgrace-card", thing=called(card))
    deity, lies = named(DEITY[NUMBER[card]]), above.cards[NUMBER[card]]
    if lies.endswith("-spent") or lies in ("discard", EMPTY):
        return _no("hera", "disgrace-spent", deity=deity)
    if lies in opponents(above.terms.seats, above.turn):
        return _no("hera", "one-at-a-time-card")
    return _no("hera", "disgrace-own", deity=deity)


def _strategy(above: Position, card: str) -> Refusal:
    """Why Athena cannot exhaust that card (#athena)."""
    if card not in NUMBER:
        return _no("athena", "exhaust-card", thing=called(card))
    deity, lies = named(DEITY[NUMBER[card]]), above.cards[NUMBER[card]]
    if lies.endswith("-spent"):
        return _no("athena", "spent", deity=deity)
    if lies in above.used:
        return _no("athena", "one-each", deity=deity)
    return _card_elsewhere("athena", deity, lies)


def _remove(above: Position, space: str) -> Refusal:
    """Why Poseidon cannot take away anything there (#poseidon)."""
    if space in IS_DEITY:
        return _push(above, space)
    return _no("poseidon", "nothing-there", space=called(space))


def _push(above: Position, thing: str) -> Refusal:
    """Why Poseidon cannot push that deity back (#poseidon)."""
    if thing not in IS_DEITY or thing not in above.board:
        return _no("poseidon", "push-whom", thing=called(thing))
    deity, at = named(thing), above.board.index(thing)
    if not pushable(above, thing):
        return _no("poseidon", "push-self")
    if at < above.terms.columns:
        return _no("poseidon", "push-ring-one", deity=deity)
    return _closed(above, "poseidon", deity, at - above.terms.columns)


def _seduce(above: Position, thing: str, space: str) -> Refusal:
    """Why Aphrodite cannot lure that deity there (#aphrodite)."""
    if thing not in IS_DEITY or thing not in above.board:
        return _no("aphrodite", "seduce-whom", thing=called(thing))
    if thing == "aphrodite":
        return _no("aphrodite", "seduce-self")
    if not can_step(above, thing):
        return _no("aphrodite", "seduce-stuck", deity=named(thing))
    if not space:
        return _no("aphrodite", "seduce-where", deity=named(thing))
    return _step(above, thing, _under(above, space))

"""Why a power cannot do that, and why a deity cannot step there (#power, #movement)."""

from __future__ import annotations

from functools import lru_cache

from companion.game import Refusal, Touch
from companion.games.above.board import BARRIER, CLOSED, EMPTY, IS_DEITY, IS_TOKEN, SUMMIT, ways
from companion.games.above.cards import DEITY, NUMBER, opponents
from companion.games.above.movement import can_step, summit_barred
from companion.games.above.position import Position
from companion.games.above.powers import PLACES, none_left, pushable
from companion.view import Text, text


def no(rule: str, reason: str, **values: str | int | Text) -> Refusal:
    """A reason why not, and its rule."""
    return Refusal(rule, text(f"above-refuse-{reason}", **values))


# names


@lru_cache(maxsize=64)
def named(deity: str) -> Text:
    """A deity's or a token's name."""
    return text(f"above-{deity}")


def called(thing: str) -> str | Text:
    """A thing by its name, a space as it is printed (Θ2), and what is neither as it was said."""
    if thing == SUMMIT or thing in IS_DEITY or thing in NUMBER:
        return named(thing)
    kind = thing.partition("-")[0]
    return named(kind) if kind in IS_TOKEN else thing.upper() or "?"


def under(above: Position, thing: str) -> str:
    """The space a line means that names a deity or a token there."""
    if thing in IS_DEITY and thing in above.board:
        return above.spaces[above.board.index(thing)]
    kind, _, space = thing.partition("-")
    return space if kind in IS_TOKEN else thing


# a step, whoever takes it


def step(above: Position, mover: str, space: str) -> Refusal:
    """Why a deity cannot step there (#movement)."""
    deity, terms = named(mover), above.terms
    start, to = above.board.index(mover), above.at(space)
    if to < 0:
        return no("movement", "where", deity=deity)
    if to == start:
        return no("movement", "must-move", deity=deity)
    ring, column = divmod(start, terms.columns)
    if to == terms.summit and ring == terms.rings - 1 and summit_barred(above):
        if above.deity == "aphrodite":
            return no("aphrodite", "summit-seduction", deity=deity)
        return no("victory", "summit-phase3", deity=deity)
    if to == start - terms.columns:
        return no("movement", "backwards", deity=deity, space=called(space))
    if to not in ways(terms.rings, terms.columns)[start]:
        slanting = abs(to // terms.columns - ring) == 1 and to != terms.summit
        beside = (to - column) % terms.columns in (1, terms.columns - 1)
        reason = "diagonal" if slanting and beside else "too-far"
        return no("movement", reason, deity=deity, space=called(space))
    return closed(above, "movement", deity, to)


def closed(above: Position, rule: str, deity: Text, to: int) -> Refusal:
    """A space with a Barrier or a deity on it."""
    space, lies = called(above.spaces[to]), above.board[to]
    if lies == BARRIER:
        return no("barrier", "barrier", deity=deity, space=space)
    return no(rule, "onto-deity", deity=deity, other=named(lies), space=space)


def card_elsewhere(rule: str, deity: Text, lies: str) -> Refusal:
    """A card that lies with somebody else, or in the discard."""
    if lies in ("discard", EMPTY):
        return no(rule, "discarded", deity=deity)
    return no(rule, "not-yours", deity=deity, seat=lies[:2])


# powers


def of_power(above: Position, verb: str, first: str, second: str) -> Refusal:
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
    return _placing(above, verb, under(above, first))


def not_of_power(above: Position, touch: Touch) -> Refusal:
    """Why the power of the activated deity has no use for a thing of that kind."""
    if touch.kind == "card":
        return no("activation", "activated", deity=named(above.deity))
    match above.deity:
        case "poseidon" if touch.kind != "seat":
            return _remove(above, touch.thing)
        case "hera" | "athena" | "aphrodite":
            return of_power(above, "", "", "")
    return no(above.deity, "power-first", deity=named(above.deity))


def _placing(above: Position, verb: str, space: str) -> Refusal:
    """Why a token cannot go there, or cannot be taken from there (#tokens, #reserve)."""
    kind, at = PLACES[above.deity], above.at(space)
    token = named(kind)
    if at < 0:
        return no("tokens", "token-where", token=token)
    lies = above.board[at]
    if none_left(above, kind):
        if space in above.used and lies == kind:
            return no("ares", "just-placed", token=token)
        return no("reserve", "take-first", token=token)
    if verb == "take":
        return no("reserve", "reserve-left", token=token)
    if space == SUMMIT:
        return no("tokens", "token-summit", token=token)
    if lies in IS_DEITY:
        return no("tokens", "token-on-deity", token=token, deity=named(lies), space=called(space))
    if lies in IS_TOKEN:
        return no("tokens", "token-on-token", token=token, other=named(lies), space=called(space))
    return no("reserve", "just-left", token=token, space=called(space))


def _disgrace(above: Position, card: str) -> Refusal:
    """Why Hera cannot name that card (#hera)."""
    if card not in NUMBER:
        return no("hera", "disgrace-card")
    deity, lies = named(DEITY[NUMBER[card]]), above.cards[NUMBER[card]]
    if lies in (above.turn, *above.terms.seats) and lies not in opponents(above.terms.seats, above.turn):
        return no("hera", "disgrace-own", deity=deity)
    return no("hera", "disgrace-spent", deity=deity)


def _strategy(above: Position, card: str) -> Refusal:
    """Why Athena cannot exhaust that card (#athena)."""
    if card not in NUMBER:
        return no("athena", "exhaust-card")
    deity, lies = named(DEITY[NUMBER[card]]), above.cards[NUMBER[card]]
    if lies.endswith("-spent"):
        return no("athena", "spent", deity=deity)
    if lies in above.used:
        return no("athena", "one-each", deity=deity)
    return card_elsewhere("athena", deity, lies)


def _remove(above: Position, thing: str) -> Refusal:
    """Why Poseidon cannot take away anything there (#poseidon)."""
    at = above.at(under(above, thing))
    if at >= 0 and above.board[at] in IS_DEITY:
        return _push(above, above.board[at])
    if at < 0:
        return no("poseidon", "flood")
    return no("poseidon", "nothing-there", space=called(above.spaces[at]))


def _push(above: Position, thing: str) -> Refusal:
    """Why Poseidon cannot push that deity back (#poseidon)."""
    if thing not in IS_DEITY or thing not in above.board:
        return no("poseidon", "push-whom")
    deity, at = named(thing), above.board.index(thing)
    behind = at - above.terms.columns
    if not pushable(above, thing):
        return no("poseidon", "push-self")
    if at < above.terms.columns:
        return no("poseidon", "push-ring-one", deity=deity)
    if above.board[behind] not in CLOSED:
        return no("poseidon", "push-instead", deity=deity)
    return closed(above, "poseidon", deity, behind)


def _seduce(above: Position, thing: str, space: str) -> Refusal:
    """Why Aphrodite cannot lure that deity there (#aphrodite)."""
    if thing not in IS_DEITY or thing not in above.board:
        return no("aphrodite", "seduce-whom")
    if thing == "aphrodite":
        return no("aphrodite", "seduce-self")
    if not can_step(above, thing):
        # Beside the summit the way forward is never closed: only Seduction does not take it.
        beside = above.board.index(thing) // above.terms.columns == above.terms.rings - 1
        return no("aphrodite", "seduce-summit" if beside else "seduce-stuck", deity=named(thing))
    return step(above, thing, under(above, space))

"""Phase 3: the powers of the eight deities, what they offer and what they do (#power)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.game import Move
from companion.games.above import chain, hands
from companion.games.above.board import (
    BARRIER,
    CLOSED,
    DEITIES,
    EACH,
    EMPTY,
    FERTILITY,
    GATE,
    IS_DEITY,
    IS_TOKEN,
    THUNDER,
    names,
    to_spaces,
    to_spaces_with,
)
from companion.games.above.cards import CARDS, DEITY, NUMBER, of_cards, opponents, partner

if TYPE_CHECKING:
    from companion.games.above.rules import Above

PLACES = {"zeus": THUNDER, "ares": BARRIER, "hades": GATE, "demeter": FERTILITY}
_PLENTY = 5  # with more free spaces than a power can touch, placing cannot fail


def offered(above: Above) -> Iterator[Move]:
    """Every way to use the power of the activated deity."""
    match above.deity:
        case "hera":
            return _disgrace(above)
        case "athena":
            return _strategy(above)
        case "poseidon":
            return _flood(above)
        case "aphrodite":
            return _seduction(above)
    return iter(_placing(above, PLACES[above.deity]))


def possible(above: Above) -> bool:
    """Whether the power has anything to do."""
    if above.deity in PLACES and above.board.count(EMPTY) > _PLENTY:
        return True
    return next(offered(above), None) is not None


def used(above: Above, verb: str, args: tuple[str, ...]) -> Above | None:
    """The position after (a part of) the power was used; None if no hand could do it."""
    match above.deity, verb, args:
        case _, "lay", (space,) if above.deity in PLACES:
            return _placed(above, PLACES[above.deity], space)
        case _, "take", (space,) if above.deity in PLACES:
            return _taken(above, PLACES[above.deity], space)
        case "hera", "disgrace", (card,) if card in NUMBER:
            return _disgraced(above, NUMBER[card])
        case "athena", "exhaust", (card,) if card in NUMBER:
            return _spared(above, NUMBER[card])
        case "poseidon", "remove", (space,) if above.at(space) >= 0:
            return _removed(above, above.at(space))
        case "poseidon", "push", (deity,) if deity in IS_DEITY and deity in above.board:
            return _pushed(above, deity)
        case "aphrodite", "seduce", (deity, space) if deity in IS_DEITY and deity in above.board:
            to = above.at(space)
            return chain.stepped(above, deity, to) if above.free_of_deities(space) else None
        case _, "done", ():
            return hands.turn_over(above)
    return None


# Zeus, Ares, Hades, Demeter


def _placing(above: Above, kind: str) -> list[Move]:
    """A token of the reserve to a free space; with none left, one on the board is taken first (#reserve).

    What this power has touched is left alone: a space must have been free when it began, and a token just
    placed stays (#ares).
    """
    board, terms = above.board, above.terms
    verb, wanted = ("lay", EMPTY) if board.count(kind) < EACH else ("take", kind)
    moves = to_spaces(above.turn, verb, terms.rings, terms.columns)
    # The summit comes last and never takes a token (#tokens).
    found = [move for move, lies in zip(moves, board[:-1], strict=False) if lies == wanted]
    if above.used:
        return [move for move in found if move.args[0] not in above.used]
    return found


def _placed(above: Above, kind: str, space: str) -> Above | None:
    at, board = above.at(space), above.board
    if not 0 <= at < above.terms.summit or board[at] != EMPTY or board.count(kind) == EACH:
        return None
    board = (*board[:at], kind, *board[at + 1 :])
    if above.left == 1:
        return hands.turn_over(replace(above, board=board))
    after = replace(above, board=board, left=above.left - 1, used=(*above.used, space))
    return after if possible(after) else chain.fizzled(after)


def _taken(above: Above, kind: str, space: str) -> Above | None:
    at, board = above.at(space), above.board
    if at < 0 or board[at] != kind:
        return None
    after = replace(above, board=(*board[:at], EMPTY, *board[at + 1 :]), used=(*above.used, space))
    return after if possible(after) else chain.fizzled(after)


# Hera


def _disgrace(above: Above) -> Iterator[Move]:
    """Any powered card of an opponent (#hera)."""
    against = opponents(above.terms.seats, above.turn)
    moves = of_cards(above.turn, "disgrace")
    return (moves[n] for n, lies in enumerate(above.cards) if lies in against)


def _disgraced(above: Above, n: int) -> Above | None:
    """Opponents exhaust every card of that deity they hold; with two players that is the one card."""
    against = opponents(above.terms.seats, above.turn)
    if above.cards[n] not in against:
        return None
    gone = [m for m, lies in enumerate(above.cards) if lies in against and DEITY[m] == DEITY[n]]
    told = tuple(("disgraced", above.cards[m], CARDS[m]) for m in gone)
    after = replace(above, cards=hands.exhausted(above, *gone), notes=(*above.notes, *told))
    return hands.turn_over(after)


# Athena


def _strategy(above: Above) -> Iterator[Move]:
    """Up to two of your powered cards; with four players one of yours and one of your partner's (#athena)."""
    moves = of_cards(above.turn, "exhaust")
    yield from (moves[n] for n, lies in enumerate(above.cards) if lies and lies in _open_to_athena(above))
    yield Move(above.turn, "done")


def _open_to_athena(above: Above) -> tuple[str, ...]:
    """Whose cards may still be exhausted."""
    seats = above.terms.seats
    if len(seats) == 2:
        return (above.turn,)
    return tuple(seat for seat in (above.turn, partner(seats, above.turn)) if seat not in above.used)


def _spared(above: Above, n: int) -> Above | None:
    """A card more is exhausted; recovery waits until the whole power is done."""
    owner = above.cards[n]
    if owner not in (above.turn, partner(above.terms.seats, above.turn)) or not owner:
        return None
    after = replace(above, cards=hands.exhausted(above, n), used=(*above.used, owner))
    more = any(lies and lies in _open_to_athena(after) for lies in after.cards)
    return after if len(after.used) < 2 and more else hands.turn_over(after)


# Poseidon


def _flood(above: Above) -> Iterator[Move]:
    """Any token off the board, or a deity one space back (#poseidon)."""
    board, terms = above.board, above.terms
    moves = to_spaces(above.turn, "remove", terms.rings, terms.columns)
    # The French rules say another deity, the English ones just a deity.
    pushable = IS_DEITY if terms.rulebook == "en" else IS_DEITY - {"poseidon"}
    for at, lies in enumerate(board):
        if lies in IS_TOKEN:
            yield moves[at]
    for at in range(terms.columns, terms.summit):
        if board[at] in pushable and board[at - terms.columns] not in CLOSED:
            yield Move(above.turn, "push", (board[at],))


def _removed(above: Above, at: int) -> Above | None:
    board = above.board
    if board[at] not in IS_TOKEN:
        return None
    return hands.turn_over(replace(above, board=(*board[:at], EMPTY, *board[at + 1 :])))


def _pushed(above: Above, deity: str) -> Above | None:
    """Same column, one ring outward; what lies there triggers as in any movement."""
    to = above.board.index(deity) - above.terms.columns
    if to < 0 or above.board[to] in IS_DEITY:
        return None
    space = names(above.terms.rings, above.terms.columns)[to]
    return chain.stepped(chain.noted(above, "pushed", deity, space), deity, to)


# Aphrodite


def _seduction(above: Above) -> Iterator[Move]:
    """Another deity one step forward or to a side, but never onto the summit (#aphrodite)."""
    terms = above.terms
    for deity in DEITIES:
        if deity != "aphrodite" and deity in above.board:
            moves = to_spaces_with(above.turn, "seduce", deity, terms.rings, terms.columns)
            yield from (moves[to] for to in chain.steps(above, deity))

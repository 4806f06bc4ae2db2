"""Phase 3: what the powers of the eight deities offer (#power)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import Move
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
    Kind,
    Verb,
    to_spaces,
    to_spaces_with,
)
from companion.games.above.cards import of_cards, opponents, partner
from companion.games.above.movement import steps
from companion.games.above.position import Position

PLACES: dict[str, Kind] = {"zeus": THUNDER, "ares": BARRIER, "hades": GATE, "demeter": FERTILITY}
_PLENTY = 5  # with more free spaces than a power can touch, placing cannot fail


def offered(above: Position) -> Iterator[Move]:
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


def none_left(above: Position, kind: Kind) -> bool:
    """Whether all tokens of a kind lie on the mountain: one there must be taken first (#reserve)."""
    return above.board.count(kind) == EACH


def pushable(above: Position, deity: str) -> bool:
    """Whom Poseidon may push: in French another deity, in English just a deity (#poseidon)."""
    return deity != "poseidon" or above.terms.rulebook == "en"


def possible(above: Position) -> bool:
    """Whether the power has anything to do."""
    if above.deity in PLACES and above.board.count(EMPTY) > _PLENTY:
        return True
    return next(offered(above), None) is not None


def _placing(above: Position, kind: Kind) -> list[Move]:
    """A token of the reserve to a free space; with none left, one on the board is taken first (#reserve).

    What this power has touched is left alone: a space must have been free when it began, and a token just
    placed stays (#ares).
    """
    board, terms = above.board, above.terms
    full = none_left(above, kind)
    verb: Verb = "take" if full else "lay"
    wanted = kind if full else EMPTY
    moves = to_spaces(above.turn, verb, terms.rings, terms.columns)
    # The summit comes last and never takes a token (#tokens).
    found = [move for move, lies in zip(moves, board[:-1], strict=False) if lies == wanted]
    if above.used:
        return [move for move in found if move.args[0] not in above.used]
    return found


def _disgrace(above: Position) -> Iterator[Move]:
    """Any powered card of an opponent (#hera)."""
    against = opponents(above.terms.seats, above.turn)
    moves = of_cards(above.turn, "disgrace")
    return (moves[n] for n, lies in enumerate(above.cards) if lies in against)


def _strategy(above: Position) -> Iterator[Move]:
    """Up to two of your powered cards; with four players one of yours and one of your partner's (#athena)."""
    moves = of_cards(above.turn, "exhaust")
    yield from (moves[n] for n, lies in enumerate(above.cards) if lies and lies in open_to_athena(above))
    yield Move(above.turn, "done")


def open_to_athena(above: Position) -> tuple[str, ...]:
    """Whose cards may still be exhausted."""
    seats = above.terms.seats
    if len(seats) == 2:
        return (above.turn,)
    return tuple(seat for seat in (above.turn, partner(seats, above.turn)) if seat not in above.used)


def _flood(above: Position) -> Iterator[Move]:
    """Any token off the board, or a deity one space back (#poseidon)."""
    board, terms = above.board, above.terms
    moves = to_spaces(above.turn, "remove", terms.rings, terms.columns)
    for at, lies in enumerate(board):
        if lies in IS_TOKEN:
            yield moves[at]
    for at in range(terms.columns, terms.summit):
        if board[at] in IS_DEITY and board[at - terms.columns] not in CLOSED and pushable(above, board[at]):
            yield Move(above.turn, "push", (board[at],))


def _seduction(above: Position) -> Iterator[Move]:
    """Another deity one step forward or to a side, but never onto the summit (#aphrodite)."""
    terms = above.terms
    for deity in DEITIES:
        if deity != "aphrodite" and deity in above.board:
            moves = to_spaces_with(above.turn, "seduce", deity, terms.rings, terms.columns)
            yield from (moves[to] for to in steps(above, deity))

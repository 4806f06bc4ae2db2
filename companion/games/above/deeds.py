"""Phase 3: what the powers of the eight deities do (#power)."""

from __future__ import annotations

from companion.games.above.board import EMPTY, IS_DEITY, IS_TOKEN, Kind
from companion.games.above.cards import CARDS, DEITY, NUMBER, opponents, partner
from companion.games.above.position import P, noted
from companion.games.above.powers import PLACES, none_left, open_to_athena, possible
from companion.games.above.turn import exhausted, fizzled, stepped, turn_over


def used(above: P, verb: str, args: tuple[str, ...]) -> P | None:
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
            return stepped(above, deity, to) if above.free_of_deities(space) else None
        case _, "done", ():
            return turn_over(above)
    return None


def _placed(above: P, kind: Kind, space: str) -> P | None:
    at, board = above.at(space), above.board
    if not 0 <= at < above.terms.summit or board[at] != EMPTY or none_left(above, kind):
        return None
    board = (*board[:at], kind, *board[at + 1 :])
    if above.left == 1:
        return turn_over(above._replace(board=board))
    after = above._replace(board=board, left=above.left - 1, used=(*above.used, space))
    return after if possible(after) else fizzled(after)


def _taken(above: P, kind: Kind, space: str) -> P | None:
    at, board = above.at(space), above.board
    if at < 0 or board[at] != kind:
        return None
    after = above._replace(board=(*board[:at], EMPTY, *board[at + 1 :]), used=(*above.used, space))
    return after if possible(after) else fizzled(after)


def _disgraced(above: P, n: int) -> P | None:
    """Opponents exhaust every card of that deity they hold; with two players that is the one card."""
    against = opponents(above.terms.seats, above.turn)
    if above.cards[n] not in against:
        return None
    gone = [m for m, lies in enumerate(above.cards) if lies in against and DEITY[m] == DEITY[n]]
    told = tuple(("disgraced", above.cards[m], CARDS[m]) for m in gone)
    after = above._replace(cards=exhausted(above, *gone), notes=(*above.notes, *told))
    return turn_over(after)


def _spared(above: P, n: int) -> P | None:
    """A card more is exhausted; recovery waits until the whole power is done."""
    owner = above.cards[n]
    if owner not in (above.turn, partner(above.terms.seats, above.turn)) or not owner:
        return None
    after = above._replace(cards=exhausted(above, n), used=(*above.used, owner))
    more = any(lies and lies in open_to_athena(after) for lies in after.cards)
    return after if len(after.used) < 2 and more else turn_over(after)


def _removed(above: P, at: int) -> P | None:
    board = above.board
    if board[at] not in IS_TOKEN:
        return None
    return turn_over(above._replace(board=(*board[:at], EMPTY, *board[at + 1 :])))


def _pushed(above: P, deity: str) -> P | None:
    """Same column, one ring outward; what lies there triggers as in any movement."""
    to = above.board.index(deity) - above.terms.columns
    if to < 0 or above.board[to] in IS_DEITY:
        return None
    space = above.spaces[to]
    return stepped(noted(above, "pushed", deity, space), deity, to)

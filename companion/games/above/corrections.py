"""Corrections by hand: any sound position on a real table can be entered (#corrections)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.game import TABLE, Move
from companion.games.above import powers, setup, turn
from companion.games.above.board import DEITIES, EACH, EMPTY, IS_DEITY, KINDS
from companion.games.above.cards import CARDS, DISCARD, NUMBER, SPENT
from companion.games.above.movement import can_step, exits
from companion.games.above.position import PREPARING, P, Position, noted

NONE = "empty"
POWERED, TURNED = "powered", "spent"
PHASES = ("2", "3")


@cache
def _fix(what: str, to: str) -> Move:
    return Move(TABLE, "fix", (what, to))


def fixes(above: Position) -> Iterator[Move]:
    """Every correction that leaves a sound position."""
    spaces = above.spaces[:-1]
    for deity in DEITIES:
        if deity in above.board:
            yield from (_fix(deity, space) for space in spaces if _can_stand(above, deity, space))
    for space in spaces:
        yield from (_fix(space, kind) for kind in (*KINDS, NONE) if _can_lie(above, space, kind))
    if above.stage in PREPARING:
        return
    for n, card in enumerate(CARDS):
        for to in (POWERED, TURNED, DISCARD, *above.terms.seats):
            if above.cards[n] and _carded(above, n, to) is not None:
                yield _fix(card, to)
    if _between_hands(above):
        yield from (
            _fix("turn", seat) for seat in above.terms.seats if (seat, "card") != (above.turn, above.stage)
        )
        if above.deity:
            yield from (_fix("phase", phase) for phase in PHASES)


def _between_hands(above: Position) -> bool:
    """Whether a turn may be begun anew: the game is on and everybody has cards to go on with."""
    going = above.stage not in (*PREPARING, "refill", "over")
    return going and all(seat in above.cards for seat in above.terms.seats)


def fixed(above: P, move: Move) -> P | None:
    """The position after a correction, carried on to the next decision; None if it is none."""
    if move.seat != TABLE or len(move.args) != 2:
        return None
    after = _fixed(above, *move.args)
    return settled(after) if after is not None else None


def _fixed(above: P, what: str, to: str) -> P | None:
    playing = _between_hands(above)
    if what in IS_DEITY:
        return _stood(above, what, to) if _can_stand(above, what, to) else None
    if what in NUMBER:
        return _carded(above, NUMBER[what], to) if above.stage not in PREPARING else None
    if what == "turn" and playing and to in above.terms.seats and (to, "card") != (above.turn, above.stage):
        return turn.started(above, to)
    if what == "phase" and playing and above.deity and to in PHASES:
        anew = turn.started(above, above.turn)._replace(deity=above.deity, mover=above.deity)
        return turn.phase_2(anew) if to == "2" else turn.phase_3(anew._replace(phase=2))
    return _laid(above, what, to) if _can_lie(above, what, to) else None


# deities and tokens


def _can_stand(above: Position, deity: str, space: str) -> bool:
    """A deity on the board can be put on any other space but the summit, in another's place too."""
    at = above.at(space)
    if not 0 <= at < above.terms.summit or deity not in above.board or above.board[at] == deity:
        return False
    # Nobody is put on the summit, not even in exchange.
    return above.board[at] not in IS_DEITY or above.board[-1] != deity


def _stood(above: P, deity: str, space: str) -> P:
    """A deity set on a space: it changes places with one there, and a token there goes to the reserve."""
    at, board = above.at(space), list(above.board)
    was, there = board.index(deity), board[at]
    board[was] = there if there in IS_DEITY else EMPTY
    board[at] = deity
    return above._replace(board=tuple(board))


def _can_lie(above: Position, space: str, kind: str) -> bool:
    """A token of the reserve can lie on any space without a deity but the summit; any can be taken away."""
    at = above.at(space)
    if not 0 <= at < above.terms.summit or above.board[at] in IS_DEITY or above.board[at] == kind:
        return False
    if kind == NONE:
        return above.board[at] != EMPTY
    if above.stage == "place" and at in above.terms.starts:
        return False  # a deity is still to come there
    return kind in KINDS and above.board.count(kind) < EACH


def _laid(above: P, space: str, kind: str) -> P:
    at, board = above.at(space), above.board
    return above._replace(board=(*board[:at], EMPTY if kind == NONE else kind, *board[at + 1 :]))


# cards


def _carded(above: P, n: int, to: str) -> P | None:
    """A card turned over, or given to another; nobody is left without a powered card."""
    if len(above.terms.seats) == 4:
        cards = _with_four(above, n, to)
    else:
        cards = _with_two(above, n, to)
    return above._replace(cards=tuple(cards)) if cards else None


def _with_two(above: Position, n: int, to: str) -> list[str] | None:
    """Each player keeps one card of each deity, so a card given away comes with its twin in exchange."""
    cards = list(above.cards)
    lies, owner = cards[n], cards[n][:2]
    if to in (POWERED, TURNED):
        cards[n] = owner if to == POWERED else SPENT[owner]
        return cards if cards[n] != lies and owner in cards else None
    if to not in above.terms.seats or to == owner:
        return None
    twin = n ^ 1
    cards[n], cards[twin] = lies.replace(owner, to), cards[twin].replace(to, owner)
    return cards if all(seat in cards for seat in above.terms.seats) else None


def _with_four(above: Position, n: int, to: str) -> list[str] | None:
    """At most four cards each; only who is taking cards anew may have none."""
    cards = list(above.cards)
    lies = cards[n]
    if (
        to not in (DISCARD, *above.terms.seats)
        or to == lies
        or cards.count(to) >= (16 if to == DISCARD else 4)
    ):
        return None
    cards[n] = to
    return cards if lies == DISCARD or lies in cards or lies in above.refills else None


# carrying on


def settled(above: P) -> P:
    """A corrected position carried on to where somebody has to decide."""
    match above.stage:
        case "place" | "reveal" | "deal":
            return setup.settled(above)
        case "over" if above.board[-1] == EMPTY:
            return turn.started(above, above.turn)
        case "refill":
            return turn.refilled(above)
        case "step" if not can_step(above, above.mover):
            return turn.moved(noted(above, "stays", above.mover))
        case "exit" if next(exits(above), None) is None:
            return turn.moved(noted(above, "stays", above.mover))
        case "power" if not powers.possible(above):
            return turn.fizzled(above)
    return above

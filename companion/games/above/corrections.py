"""Corrections by hand: any sound position on a real table can be entered (#corrections)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from companion.game import TABLE, Move
from companion.games.above import chain, hands, powers, preparing
from companion.games.above.board import DEITIES, EACH, EMPTY, IS_DEITY, KINDS, names
from companion.games.above.cards import CARDS, DISCARD, NUMBER, SPENT

if TYPE_CHECKING:
    from companion.games.above.rules import Above

NONE = "empty"
POWERED, TURNED = "powered", "spent"
PHASES = ("2", "3")
_PREPARING = ("place", "reveal", "deal")


@cache
def _fix(what: str, to: str) -> Move:
    return Move(TABLE, "fix", (what, to))


def fixes(above: Above) -> Iterator[Move]:
    """Every correction that leaves a sound position."""
    spaces = names(above.terms.rings, above.terms.columns)[:-1]
    for deity in DEITIES:
        if deity in above.board:
            yield from (_fix(deity, space) for space in spaces if _can_stand(above, deity, space))
    for space in spaces:
        yield from (_fix(space, kind) for kind in (*KINDS, NONE) if _can_lie(above, space, kind))
    if above.stage in _PREPARING:
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


def _between_hands(above: Above) -> bool:
    """Whether a turn may be begun anew: the game is on and everybody has cards to go on with."""
    going = above.stage not in (*_PREPARING, "refill", "over")
    return going and all(seat in above.cards for seat in above.terms.seats)


def fixed(above: Above, move: Move) -> Above | None:
    """The position after a correction, carried on to the next decision; None if it is none."""
    if move.seat != TABLE or len(move.args) != 2:
        return None
    after = _fixed(above, *move.args)
    return settled(after) if after is not None else None


def _fixed(above: Above, what: str, to: str) -> Above | None:
    playing = _between_hands(above)
    if what in IS_DEITY:
        return _stood(above, what, to) if _can_stand(above, what, to) else None
    if what in NUMBER:
        return _carded(above, NUMBER[what], to) if above.stage not in _PREPARING else None
    if what == "turn" and playing and to in above.terms.seats and (to, "card") != (above.turn, above.stage):
        return hands.started(above, to)
    if what == "phase" and playing and above.deity and to in PHASES:
        anew = replace(hands.started(above, above.turn), deity=above.deity, mover=above.deity)
        return chain.phase_2(anew) if to == "2" else chain.phase_3(replace(anew, phase=2))
    return _laid(above, what, to) if _can_lie(above, what, to) else None


# deities and tokens


def _can_stand(above: Above, deity: str, space: str) -> bool:
    """A deity on the board can be put on any other space but the summit, in another's place too."""
    at = above.at(space)
    if not 0 <= at < above.terms.summit or deity not in above.board or above.board[at] == deity:
        return False
    # Nobody is put on the summit, not even in exchange.
    return above.board[at] not in IS_DEITY or above.board[-1] != deity


def _stood(above: Above, deity: str, space: str) -> Above:
    """A deity set on a space: it changes places with one there, and a token there goes to the reserve."""
    at, board = above.at(space), list(above.board)
    was, there = board.index(deity), board[at]
    board[was] = there if there in IS_DEITY else EMPTY
    board[at] = deity
    return replace(above, board=tuple(board))


def _can_lie(above: Above, space: str, kind: str) -> bool:
    """A token of the reserve can lie on any space without a deity but the summit; any can be taken away."""
    at = above.at(space)
    if not 0 <= at < above.terms.summit or above.board[at] in IS_DEITY or above.board[at] == kind:
        return False
    if kind == NONE:
        return above.board[at] != EMPTY
    if above.stage == "place" and at in above.terms.starts:
        return False  # a deity is still to come there
    return kind in KINDS and above.board.count(kind) < EACH


def _laid(above: Above, space: str, kind: str) -> Above:
    at, board = above.at(space), above.board
    return replace(above, board=(*board[:at], EMPTY if kind == NONE else kind, *board[at + 1 :]))


# cards


def _carded(above: Above, n: int, to: str) -> Above | None:
    """A card turned over, or given to another; nobody is left without a powered card."""
    if len(above.terms.seats) == 4:
        cards = _with_four(above, n, to)
    else:
        cards = _with_two(above, n, to)
    return replace(above, cards=tuple(cards)) if cards else None


def _with_two(above: Above, n: int, to: str) -> list[str] | None:
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


def _with_four(above: Above, n: int, to: str) -> list[str] | None:
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


def settled(above: Above) -> Above:
    """A corrected position carried on to where somebody has to decide."""
    match above.stage:
        case "place" | "reveal" | "deal":
            return preparing.settled(above)
        case "over" if above.board[-1] == EMPTY:
            return hands.started(above, above.turn)
        case "refill":
            return hands.refilled(above)
        case "step" if next(chain.steps(above, above.mover), None) is None:
            return chain.moved(chain.noted(above, "stays", above.mover))
        case "exit" if next(chain.exits(above), None) is None:
            return chain.moved(chain.noted(above, "stays", above.mover))
        case "power" if not powers.possible(above):
            return chain.fizzled(above)
    return above

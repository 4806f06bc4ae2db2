"""Movement and what it sets off, step by step, until the player has to choose again (#movement, #chains)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.games.above import hands, powers
from companion.games.above.board import (
    BARRIER,
    CLOSED,
    EMPTY,
    FERTILITY,
    GATE,
    THUNDER,
    around,
    names,
    ways,
)

if TYPE_CHECKING:
    from companion.games.above.rules import Above


def summit_barred(above: Above) -> bool:
    """Whether the summit is closed now: to Seduction, or to phase 3 if so agreed (#aphrodite, #victory)."""
    return above.phase == 3 and (above.deity == "aphrodite" or above.terms.summit_in_phase3 == "forbid")


def steps(above: Above, mover: str) -> Iterator[int]:
    """Where a deity may step: forward or to a side, onto no deity and no Barrier (#movement, #barrier)."""
    board, terms = above.board, above.terms
    barred = terms.summit if summit_barred(above) else -1
    for to in ways(terms.rings, terms.columns)[board.index(mover)]:
        if board[to] not in CLOSED and to != barred:
            yield to


def exits(above: Above) -> Iterator[int]:
    """Where the deity on a Gate may come out: at another Gate, or on ring 1 if there is none (#lone-gate).

    The French rules want a free space there; the English ones let it come down on a token, which triggers.
    """
    board, terms = above.board, above.terms
    if GATE in board:
        yield from (at for at, lies in enumerate(board) if lies == GATE)
    elif terms.rulebook == "fr":
        yield from (at for at in range(terms.columns) if board[at] == EMPTY)
    else:
        yield from (at for at in range(terms.columns) if board[at] not in CLOSED)


def phase_2(above: Above) -> Above:
    """The activated deity has to move; if it cannot, it stays, and its power still comes (#blocked)."""
    if next(steps(above, above.deity), None) is None:
        return phase_3(replace(above, phase=2, notes=(*above.notes, ("stays", above.deity))))
    return replace(above, phase=2, stage="step", mover=above.deity, cancelled=False)


def stepped(above: Above, mover: str, to: int) -> Above:
    """A deity goes to a space, and everything there happens."""
    board = list(above.board)
    board[board.index(mover)] = EMPTY
    return _arrived(above, board, mover, to)


def came_out(above: Above, to: int) -> Above:
    """The deity comes out where the player chose; the second Gate is used up and does not trigger (#gate)."""
    board = list(above.board)
    board[board.index(above.mover)] = EMPTY
    if board[to] == GATE:
        board[to] = EMPTY
    came = (*above.notes, ("out", above.mover, _name(above, to)))
    return _arrived(replace(above, notes=came), board, above.mover, to)


def _name(above: Above, at: int) -> str:
    return names(above.terms.rings, above.terms.columns)[at]


def _arrived(above: Above, board: list[str], mover: str, to: int) -> Above:
    """First every Thunder around, then the token on the space, and so on from there (#chains)."""
    terms, notes, cancelled = above.terms, above.notes, above.cancelled
    if to == terms.summit:
        board[to] = mover
        # The game ends there and then: no token triggers (#victory).
        return replace(above, board=tuple(board), mover=mover, stage="over")
    if THUNDER in board:
        for near in around(terms.rings, terms.columns)[to]:
            if board[near] == THUNDER:
                board[near] = EMPTY
                effect = "thunder" if above.phase == 2 else "thunder-idle"
                notes = (*notes, (effect, mover, _name(above, near)))
                cancelled = cancelled or above.phase == 2
    lies, board[to] = board[to], mover
    here = _name(above, to)
    if lies == BARRIER:
        notes = (*notes, ("barrier-gone", mover, here))  # only if the table insisted
    after = replace(above, board=tuple(board), mover=mover, cancelled=cancelled, notes=notes)
    if lies == FERTILITY:
        return _fertile(after, here)
    if lies == GATE:
        return _gated(after, here)
    return moved(after)


def _fertile(above: Above, here: str) -> Above:
    """One more step, if there is one to take (#fertility)."""
    if next(steps(above, above.mover), None) is None:
        return moved(noted(above, "fertility-stop", above.mover, here))
    return replace(above, stage="step", notes=(*above.notes, ("fertility", above.mover, here)))


def _gated(above: Above, here: str) -> Above:
    """On to another Gate, the player choosing among several; a lone Gate leads back to ring 1 (#gate)."""
    lone = GATE not in above.board
    after = noted(above, "gate-lone" if lone else "gate", above.mover, here)
    ways_out = list(exits(above))
    if not ways_out:
        return moved(noted(above, "gate-stop", above.mover, here))
    if len(ways_out) == 1 and not lone:
        return came_out(after, ways_out[0])
    return replace(after, stage="exit")


def noted(above: Above, *note: str) -> Above:
    """The same position with one more thing to tell."""
    return replace(above, notes=(*above.notes, note))


def moved(above: Above) -> Above:
    """A movement is over: after phase 2 comes phase 3, after a power's movement the next turn."""
    return phase_3(above) if above.phase == 2 else hands.turn_over(above)


def phase_3(above: Above) -> Above:
    """The power of the activated deity, unless a Thunder has cancelled it (#power, #thunder)."""
    if above.cancelled:
        return hands.turn_over(noted(above, "power-lost", above.deity))
    left = 2 if above.deity == "ares" else 1
    after = replace(above, stage="power", phase=3, left=left)
    return after if powers.possible(after) else fizzled(after)


def fizzled(above: Above) -> Above:
    """A power with nothing to do ends by itself, and says so."""
    return hands.turn_over(noted(above, "fizzle", above.deity))

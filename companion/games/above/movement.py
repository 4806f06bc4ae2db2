"""Where a deity may go: a step, the way out of a Gate, onto the summit or not (#movement, #gate)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.above.board import CLOSED, EMPTY, GATE, ways
from companion.games.above.position import Position


def summit_barred(above: Position) -> bool:
    """Whether the summit is closed now: to Seduction, or to phase 3 if so agreed (#aphrodite, #victory)."""
    return above.phase == 3 and (above.deity == "aphrodite" or above.terms.summit_in_phase3 == "forbid")


def steps(above: Position, mover: str) -> Iterator[int]:
    """Where a deity may step: forward or to a side, onto no deity and no Barrier (#movement, #barrier)."""
    board, terms = above.board, above.terms
    barred = terms.summit if summit_barred(above) else -1
    for to in ways(terms.rings, terms.columns)[board.index(mover)]:
        if board[to] not in CLOSED and to != barred:
            yield to


def exits(above: Position) -> Iterator[int]:
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


def can_step(above: Position, mover: str) -> bool:
    """Whether a deity has anywhere to go."""
    return next(steps(above, mover), None) is not None

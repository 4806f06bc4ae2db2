"""Pieces entered one by one, in any order, from what lies: a set-up by hand, or a sky to be counted."""

from __future__ import annotations

from collections.abc import Sequence

from companion.game import TABLE, Game, Move, State
from companion.inputs import Lies
from companion.play.board.lying import Differs, differs
from companion.play.node import Node
from companion.tags import Tags


def is_entering(box: Game, node: Node) -> bool:
    """Whether several players say openly and in any order what lies where, and nobody takes turns."""
    seats = {move.seat for move in node.moves} - {TABLE}
    return len(seats) > 1 and box.slaps is None and not node.view().secret


def entered(position: State, tags: Tags, lies: Lies) -> tuple[tuple[Move, ...], Differs]:
    """The moves that each put right one space that differs, and what they leave; two that could, leave it."""
    moves, left = list[Move](), differs(tags.lie(position.view()), lies)
    for space in dict.fromkeys(space for space, _ in (*left.extra, *left.missing)):
        found = _only(position, space, tags, lies, left)
        if found is not None:
            move, position, left = found
            moves.append(move)
    return tuple(moves), left


def _only(
    position: State, space: str, tags: Tags, lies: Lies, was: Differs
) -> tuple[Move, State, Differs] | None:
    """The one move that makes a space right and none wrong."""
    fitting = list[tuple[Move, State, Differs]]()
    for move in _naming(position, space, was):
        after = position.apply(move)
        now = differs(tags.lie(after.view()), lies)
        wrong = {where for where, _ in (*now.extra, *now.missing)}
        if now.count < was.count and space not in wrong:
            fitting.append((move, after, now))
    return fitting[0] if len(fitting) == 1 else None


def _naming(position: State, space: str, was: Differs) -> Sequence[Move]:
    """The moves that name a space; where they name a piece too, only one that was seen there."""
    moves = [move for move in position.legal_moves() if space in move.args]
    seen = {name for where, name in was.extra if where == space}
    named = [move for move in moves if seen.intersection(move.args)]
    return named or moves

"""Pieces entered one by one, in any order, from what lies: a set-up by hand, or a sky to be counted."""

from __future__ import annotations

from collections.abc import Sequence

from companion.game import TABLE, Game, Move, State
from companion.inputs import Lies
from companion.play.board.lying import Differs, differs
from companion.play.node import Node
from companion.play.notice import Notice
from companion.play.session import Session
from companion.play.setting_up import cleared, set_up
from companion.tags import Tags
from companion.view import text

APART = ";"  # between the lines of one answer


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


def placed(session: Session, tags: Tags, lies: Lies) -> list[str]:
    """The lines of a set-up by hand: whatever lies where it may; what was moved since is placed anew."""
    moves, _ = entered(session.match.start(), tags, lies)
    if session.now.seed or not moves or {*moves} == {*set_up(session)}:
        return []
    anew = cleared(session)
    return [*anew, *(["ok"] if anew else []), *map(str, moves)]


def entered_first(session: Session, tags: Tags, lies: Lies, move: Move) -> Notice | None:
    """Before a move ends what all enter: the question whether to take what lies and is not entered yet."""
    tip = session.now.tip
    if not is_entering(session.match.box, tip):
        return None
    if len({other.seat for other in tip.position.apply(move).legal_moves()}) > 1:
        return None
    moves, _ = entered(tip.position, tags, lies)
    if not moves:
        return None
    lines = APART.join(map(str, (*moves, move)))
    take = (text("board-take", count=len(moves)), f"lies {lines}")
    return Notice(
        "board",
        text("board-first", count=len(moves)),
        offers=(take, (text("board-as-told"), f"sure {move}")),
    )

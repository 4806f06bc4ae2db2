"""Set-up lines: which of a game's lines placed and dealt things, and how to draw them anew."""

from __future__ import annotations

from companion.game import TABLE, Move
from companion.play.draw import draw, is_luck
from companion.play.session import FORCE, Session


def set_up(session: Session) -> list[Move]:
    """The moves with which the table set the game up: all its lines before a player's first."""
    moves: list[Move] = []
    for line in session.lines():
        move = Move.parse(line.removeprefix(FORCE))
        if move.seat != TABLE or move.verb in ("fix", *session.match.box.entered):
            break
        moves.append(move)
    return moves


def is_setting_up(session: Session) -> bool:
    """Whether nobody has played yet and the table still has something to place or deal."""
    luck = bool(session.moves) and is_luck(session.moves, session.match.box.entered)
    return luck and len(set_up(session)) == session.now.tip.n


def drawn_anew(session: Session, seed: str, keep: frozenset[str]) -> list[str]:
    """The lines that set the game up afresh by a seed, keeping what names a kept thing."""
    kept = [move for move in set_up(session) if keep.intersection(move.args)]
    drawn = draw(session.match.start(), seed, kept, session.match.box.entered)
    return [f"seed {seed}", *(["back 0"] if session.now.tip.n else []), *map(str, drawn)]

"""Set-up: which of a game's lines placed and dealt things, how to draw them anew or clear the table."""

from __future__ import annotations

from collections.abc import Collection

from companion.game import TABLE, Move
from companion.games.lessons import script_of
from companion.play.draw import draw, is_luck
from companion.play.match import Match
from companion.play.node import Node, seat_lines
from companion.play.session import Session
from companion.play.standing import Standing


def _sets_up(match: Match, node: Node) -> bool:
    return node.move.seat == TABLE and node.move.verb not in ("fix", *match.box.entered)


def set_up(session: Session) -> list[Move]:
    """The moves with which the table set the game up: all its lines before a player's first."""
    moves: list[Move] = []
    for node in session.now.nodes:
        if not _sets_up(session.match, node):
            break
        if not node.seating:
            moves.append(node.move)
    return moves


def only_set_up(session: Session) -> bool:
    """Whether nobody has played yet."""
    return all(_sets_up(session.match, node) for node in session.now.nodes)


def is_setting_up(session: Session) -> bool:
    """Whether nobody has played yet and the table still has something to place or deal."""
    return still_setting_up(session.match, session.now)


def still_setting_up(match: Match, now: Standing) -> bool:
    """The same of where a game stands."""
    moves = now.tip.moves
    luck = bool(moves) and is_luck(moves, match.box.entered)
    return luck and all(_sets_up(match, node) for node in now.nodes)


def cleared(session: Session) -> list[str]:
    """The lines that take everything off the table; whoever took over a seat keeps it."""
    tip = session.now.tip
    if not tip.n:
        return []
    first = session.now.nodes[0].before or tip
    return ["back 0", *seat_lines(first.players, tip.players)]


def drawn_anew(session: Session, seed: str, keep: Collection[str] = ()) -> list[str]:
    """The lines that set the game up afresh by a seed, keeping what names a kept thing."""
    kept = [move for move in set_up(session) if not set(keep).isdisjoint(move.args)]
    drawn = draw(session.match.start(), seed, kept, session.match.box.entered)
    return [f"seed {seed}", *cleared(session), *map(str, drawn)]


def taught(session: Session, name: str) -> list[str]:
    """The lines that set the game up as a lesson wants it, or nothing where there is no such lesson."""
    script = script_of(session.match.game, name)
    return [f"lesson {name}", *cleared(session), *script.setup] if script else []


def chance_drawn(session: Session, seed: str) -> list[str]:
    """The lines of what luck decides now, by a seed."""
    return [*map(str, draw(session.position, seed, entered=session.match.box.entered))]


def luck_lines(session: Session, word: str, rest: str) -> list[str]:
    """`draw SEED` sets up by a seed, `redraw KEPT,KEPT SEED` keeping some things, `by-hand` not at all.

    `chance SEED` draws what luck decides in mid-game. The seed is said, so that a replay is exact.
    `learn NAME` sets up as a lesson wants it.
    """
    match word:
        case "draw":
            return drawn_anew(session, rest)
        case "redraw":
            kept, _, seed = rest.partition(" ")
            return drawn_anew(session, seed, kept.split(","))
        case "chance":
            return chance_drawn(session, rest)
        case "learn":
            return taught(session, rest)
    # Whoever sets up by hand begins with an empty table.
    return [*cleared(session), "ok"] if cleared(session) else []


def ready(match: Match, seed: str) -> Session:
    """A session set up at random, for benches and for tests."""
    session = Session(match)
    if session.acting == (TABLE,):
        session.do(*drawn_anew(session, seed))
    return session

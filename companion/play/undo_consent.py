"""Fair undo: what is taken back stays possible, but what chance or others have told is asked of the table."""

from __future__ import annotations

import re
from collections.abc import Sequence

from companion.game import TABLE, IllegalMove, Refusal
from companion.inputs import Input, Press
from companion.play.draw import is_luck
from companion.play.node import Node
from companion.play.session import Session
from companion.play.setting_up import only_set_up
from companion.play.shown import still_hidden
from companion.view import text

# What may be said while all are asked whether they agree: the answer, more of the same, and what is no play.
BESIDE_A_QUESTION = ("ok", "no", "undo", "redo", "clock", "time-up", "trouble")
_CHANGES = re.compile(r"(?:amend|insert) (\d{1,6})")


def check_face_up(session: Session, line: str) -> None:
    """What lies face down cannot be another, nor what others answered since while hands are hidden.

    What no longer fitted then would tell what is hidden.
    """
    found, now = _CHANGES.match(line), session.now
    hidden = still_hidden(session.match.box, now.nodes)
    if found and int(found[1]) in hidden:
        raise IllegalMove(line, Refusal("", text("refuse-face-down")))
    if found and hidden and now.tip.view().veiled and int(found[1]) < now.tip.n:
        raise IllegalMove(line, Refusal("", text("refuse-hidden-hands")))


def reason_to_ask(session: Session, line: str) -> str:
    """Why the whole table is asked about an `undo` or `back N`: luck, secret, other, or "" for no reason."""
    # A number on a sheet was told by its player to whoever writes: rubbing it out is nobody's secret.
    numbered, entered = session.match.box.numbered, session.match.box.entered
    taken = [node for node in _taken(session, line) if node.move.verb not in numbered and not node.seating]
    if not taken:
        return ""
    begun = next((node.n for node in session.now.nodes if node.move.seat != TABLE), session.now.tip.n)
    if any(node.n > begun and _drawn(node, entered) for node in taken):
        return "luck"
    if any(_told(node) for node in taken):
        return "secret"
    acting = session.acting
    if any(node.move.seat != TABLE and node.move.seat not in acting for node in taken):
        return "other"
    return ""


def must_wait(session: Session, one: Input) -> bool:
    """Whether all must answer first: nothing is played, and nothing else changed, before they do."""
    asked = session.now.asked
    if asked is None:
        return False
    word = one.line.partition(" ")[0] if isinstance(one, Press) else ""
    into_set_up = word == "undo" and asked.against[0] == "redo" and only_set_up(session)
    return into_set_up or word not in BESIDE_A_QUESTION


def _taken(session: Session, line: str) -> Sequence[Node]:
    """The lines that would be taken back; a jump that is itself taken back takes none."""
    word, _, rest = line.partition(" ")
    nodes = session.now.nodes
    if word == "back" and rest.isdecimal():
        return nodes[int(rest) :]
    return session.now.last_touch if word == "undo" else ()


def _drawn(node: Node, entered: tuple[str, ...]) -> bool:
    """Whether chance decided this line; a set-up, before anyone played, is drawn as often as one likes."""
    moves = node.before.moves if node.before else ()
    return len(moves) > 1 and node.move in moves and is_luck(moves, entered)


def _told(node: Node) -> bool:
    """Whether the line was a choice nobody else might see, or turned hidden cards up."""
    assert node.before is not None  # every line comes after something
    return node.move.seat in node.before.view().secret or _hidden(node.before) > _hidden(node)


def _hidden(node: Node) -> int:
    return sum(card.face == "down" for row in node.view().rows for card in row.cards)

"""Fair undo: what is taken back stays possible, but what chance or others have told is asked of the table."""

from __future__ import annotations

from companion.game import TABLE, Move
from companion.play.draw import is_luck
from companion.play.session import FORCE, Node, Session


def asks(session: Session, line: str) -> str:
    """Why the whole table is asked about an `undo` or `back N`: luck, secret, other, or "" for no reason."""
    # A number on a sheet was told by its player to whoever writes: rubbing it out is nobody's secret.
    numbered, entered = session.match.box.numbered, session.match.box.entered
    taken = [node for node in _taken(session, line) if _move(node).verb not in numbered]
    if any(_drawn(node, entered) for node in taken):
        return "luck"
    if any(_told(node) for node in taken):
        return "secret"
    acting = session.acting
    if any((seat := _move(node).seat) != TABLE and seat not in acting for node in taken):
        return "other"
    return ""


def _taken(session: Session, line: str) -> list[Node]:
    """The lines that would be taken back; a jump that is itself taken back takes none."""
    word, _, rest = line.partition(" ")
    nodes = session.now.tip.lines()
    if word == "back" and rest.isdecimal():
        return nodes[int(rest) :]
    past = session.now.past
    return nodes[-1:] if word == "undo" and past and nodes and nodes[-1].before is past.node else []


def _move(node: Node) -> Move:
    return Move.parse(node.line.removeprefix(FORCE))


def _drawn(node: Node, entered: tuple[str, ...]) -> bool:
    """Whether chance decided this line in mid-game; a set-up is drawn again as often as one likes."""
    moves = node.before.moves if node.before else ()
    lucky = len(moves) > 1 and is_luck(moves, entered) and _move(node) in moves
    return lucky and any(_move(earlier).seat != TABLE for earlier in node.lines()[:-1])


def _told(node: Node) -> bool:
    """Whether the line was a choice nobody else might see, or turned hidden cards up."""
    assert node.before is not None  # every line comes after something
    before = node.before.position.view()
    return _move(node).seat in before.secret or _hidden(node.before) > _hidden(node)


def _hidden(node: Node) -> int:
    return sum(card.face == "down" for row in node.position.view().rows for card in row.cards)

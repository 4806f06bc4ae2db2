"""Lines and decisions in words."""

from __future__ import annotations

from collections.abc import Sequence

from companion.game import Game, Move
from companion.play.node import FORCE, Node
from companion.view import Text, View, text
from companion.words import told


def line_told(game: str, line: str, view: View) -> Text:
    """A line of a session in words: a move, a seat handed over, a jump or a correction."""
    word, _, rest = line.partition(" ")
    match word:
        case "back" | "amend" | "insert":
            return text(f"line-{word}")
        case "seat":
            seat, _, name = rest.partition(" ")
            return text("line-seat", number=seat[1:], name=name)
        case "swap":
            one, _, other = rest.partition(" ")
            return text("line-swap", number=one[1:], other=other[1:])
    does = told(game, Move.parse(line.removeprefix(FORCE)), view)
    return text("line-forced", said=does) if line.startswith(FORCE) else does


def decided_otherwise(box: Game, before: Sequence[Node], after: Sequence[Node]) -> list[Text]:
    """What a correction decided otherwise than the table believed."""
    if box.decided is None:
        return []
    believed = {box.decided(node.position) for node in before}
    found = dict.fromkeys(box.decided(node.position) for node in after)
    return [text("line-otherwise", said=one) for one in found if one and one not in believed]

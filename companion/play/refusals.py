"""Which rule is against what a finger seems to mean."""

from __future__ import annotations

from collections.abc import Sequence

from companion.game import Move, Refusal
from companion.play.node import FORCE, Node
from companion.play.picks import Picks, narrowed, taken


def refusal_of(node: Node, moves: Sequence[Move], picks: Picks, ids: Sequence[str]) -> tuple[Refusal, str]:
    """The rule against naming these things after those picks, and the line that was likely meant."""
    likely = narrowed(moves, picks)
    if not likely or not ids:
        probe = Move((node.acting or ("p1",))[0], "move", tuple(ids[:1]))
    else:
        n = taken(likely[0], picks) or 0
        # Once a thing was picked, what is tapped next is a place; before that, the thing lying on it.
        thing = ids[-1] if n else ids[0]
        probe = Move(likely[0].seat, likely[0].verb, (*likely[0].args[:n], thing))
    return node.position.why_not(probe), str(probe)


def forcible(node: Node, line: str) -> bool:
    """Whether hands could do it all the same, if the table insists."""
    if line.startswith(FORCE):
        return False
    try:
        node.position.apply(Move.parse(line))
    except ValueError:  # the question itself: what cannot be done by hand raises
        return False
    return True

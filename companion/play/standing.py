"""Where a game stands: what all its lines so far amount to, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from companion.play.clock import Clocks
from companion.play.match import Match
from companion.play.node import Node

ASKED = ("", "luck", "secret", "other")  # why the table is asked about what is taken back, the gravest first


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """A place to go back to (or forward to), the line that led away from it, and what then fitted no more."""

    node: Node
    line: str
    rest: Step | None
    misfits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """An open question whether all agree to what was taken back, step by step, the last one first.

    Each step is the line that would do it again, and why the table is asked.
    """

    steps: tuple[tuple[str, str], ...]

    @property
    def why(self) -> str:
        """The gravest reason."""
        return min((why for _, why in self.steps if why), key=ASKED.index)

    @property
    def against(self) -> tuple[str, ...]:
        """The lines that do all of it again."""
        return tuple(line for line, _ in self.steps)


@dataclass(frozen=True, eq=False)
class Standing:
    """Where a game stands: the position, who sits where, what undo and redo lead to, the clocks, the seed.

    `lies` is how the real table still lies: as it was last in step, if the screen has gone elsewhere since;
    `asked` is the question whether all agree to that. So many of the lines that come next were said by the
    same touch as the line before them (`joining`), and are taken back with it.
    """

    tip: Node
    clocks: Clocks
    seed: str = ""
    lesson: str = ""
    filled: tuple[tuple[str, int], ...] = ()  # the seats that a stand-in fills, and its level there
    sat: tuple[str, ...] = ()  # the seats that ever were a stand-in's
    seals: tuple[tuple[str, str], ...] = ()  # what was fixed unseen: whose, and the seal of the line to come
    hands: tuple[tuple[int, str, str], ...] = ()  # a card a stand-in was told: after which line, whose
    hinted: tuple[str, ...] = ()  # who has asked for a hint
    past: Step | None = None
    future: Step | None = None
    lies: Standing | None = None
    asked: Asked | None = None
    joining: int = 0

    @property
    def misfits(self) -> tuple[str, ...]:
        """What fitted no more when the last line changed the past."""
        return self.past.misfits if self.past else ()

    @cached_property
    def chairs(self) -> Mapping[str, int]:
        """The seats that a stand-in fills, and how well it plays there."""
        return dict(self.filled)

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """The lines of the game as it stands, the first one first."""
        return tuple(self.tip.lines())

    @property
    def last_touch(self) -> tuple[Node, ...]:
        """The lines that the next undo takes back; none where it takes a jump back."""
        return since(self.past.node, self.tip) if self.past else ()


def begin(match: Match) -> Standing:
    """The standing before the first line."""
    clocks = Clocks.start(len(match.players))
    return Standing(Node(match.start(), clocks, match.players), clocks)


def at_line(node: Node, n: int) -> Node:
    """The node after line n."""
    while node.n > n and node.before is not None:
        node = node.before
    return node


def since(start: Node, tip: Node) -> tuple[Node, ...]:
    """The lines from one node to a later one; none where the one does not lead to the other."""
    return tuple(tip.lines()[start.n :]) if at_line(tip, start.n) is start else ()

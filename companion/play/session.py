"""Lines to positions: moves, forced moves, fixes, seats, undo, redo, amend, insert, clocks, in one pure step.

Every line is kept in the journal; undo and amend are lines too. A Standing is what all lines so far
amount to, and `step` is the only way to the next one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from companion.game import LONGEST_LINE, BadNotation, IllegalMove, Move, Refusal, State
from companion.play.clock import Clocks
from companion.play.match import Match
from companion.play.node import Node, extend
from companion.view import text

ASKED = ("", "luck", "secret", "other")  # why the table was asked before something was taken back
_CLOCK = re.compile(r"(p[1-9]|p10) ([+-]\d{1,5})")


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """A place to go back to (or forward to), and the line that led away from it."""

    node: Node
    line: str
    rest: Step | None


@dataclass(frozen=True, eq=False)
class Standing:
    """Where a game stands: the position, who sits where, what undo and redo lead to, the clocks, the seed."""

    tip: Node
    clocks: Clocks
    seed: str = ""
    past: Step | None = None
    future: Step | None = None
    misfits: tuple[str, ...] = ()

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """The lines of the game as it stands, the first one first."""
        return tuple(self.tip.lines())


def begin(match: Match) -> Standing:
    """The standing before the first line."""
    clocks = Clocks.start(len(match.players))
    return Standing(Node(match.start(), clocks, match.players), clocks)


def step(now: Standing, line: str, at: int) -> Standing:
    """The standing after one more line, said at a moment of table time; raises if it cannot be."""
    if len(line) > LONGEST_LINE:
        raise BadNotation(f"{line[:40]!r}…: a line has at most {LONGEST_LINE} characters")
    now = replace(now, clocks=now.clocks.to(at, now.tip.acting), misfits=())
    word, _, rest = line.partition(" ")
    match word:
        case "undo" if rest in ASKED:
            if now.past is None:
                raise IllegalMove(line, Refusal("", text("refuse-nothing-to-undo")))
            back = now.past
            future = Step(now.tip, back.line, now.future)
            return _moved(now, back.node, back.rest, future)
        case "redo" if not rest:
            if now.future is None:
                raise IllegalMove(line, Refusal("", text("refuse-nothing-to-redo")))
            ahead = now.future
            return _moved(now, ahead.node, Step(now.tip, ahead.line, now.past), ahead.rest)
        case "back":
            number, _, why = rest.partition(" ")
            if why not in ASKED:
                raise BadNotation(f"{line!r}: {why!r} is no reason to ask the table")
            node = _at(now.tip, _number(number, now.tip.n))
            return _moved(now, node, Step(now.tip, line, now.past), None)
        case "amend" | "insert":
            return _amend(now, line, rest)
        case "clock":
            return replace(now, clocks=_clock(now.clocks, line, rest))
        case "seed":
            return replace(now, seed=check_seed(rest))
    tip = extend(now.tip, now.clocks, line)
    return replace(now, tip=tip, clocks=tip.clocks, past=Step(now.tip, line, now.past), future=None)


def _moved(now: Standing, node: Node, past: Step | None, future: Step | None) -> Standing:
    """The standing at another node, its clocks as they were then."""
    return replace(now, tip=node, clocks=now.clocks.back_to(node.clocks), past=past, future=future)


def _amend(now: Standing, line: str, rest: str) -> Standing:
    """A past line replaced, or one put in after it, and the rest replayed; what no longer fits is named."""
    number, _, better = rest.partition(" ")
    nodes = now.nodes
    n = _number(number, len(nodes))
    kept = n if line.startswith("insert") else n - 1
    if kept < 0:
        raise BadNotation(f"{line!r}: lines are numbered from 1")
    before = _at(now.tip, kept)
    tip = extend(before, nodes[n - 1].stopped if n > kept else before.clocks, better)
    misfits: list[str] = []
    for node in nodes[n:]:
        try:
            tip = extend(tip, node.stopped, node.line)
        except (IllegalMove, BadNotation):  # no refusal: what no longer fits is left out, and told
            misfits.append(node.line)
    moved = _moved(now, tip, Step(now.tip, line, now.past), None)
    return replace(moved, misfits=tuple(misfits))


def _clock(clocks: Clocks, line: str, rest: str) -> Clocks:
    """`clock pause`, `clock run`, `clock p2 +30`."""
    if rest in ("pause", "run"):
        return replace(clocks, running=rest == "run")
    found = _CLOCK.fullmatch(rest)
    if not found or int(found[1][1:]) > len(clocks.used):
        raise BadNotation(f"{line!r}: say clock pause, clock run, or clock p1 +30")
    return clocks.adjust(found[1], int(found[2]))


def check_seed(seed: str) -> str:
    """A seed as it was given, if it can be read out across the table."""
    if not seed or len(seed) > 40 or not seed.isprintable():
        raise BadNotation(f"{seed[:40]!r}: a seed is 1 to 40 printable characters")
    return seed


def _number(digits: str, most: int) -> int:
    if not (digits.isascii() and digits.isdigit() and len(digits) < 7 and int(digits) <= most):
        raise BadNotation(f"{digits[:20]!r} is no line number; there are {most} lines")
    return int(digits)


def _at(node: Node, n: int) -> Node:
    """The node after line n."""
    while node.n > n and node.before is not None:
        node = node.before
    return node


class Session:
    """A game being played: says each line to the journal before anyone sees its effect."""

    def __init__(self, agreed: Match, lines: Sequence[tuple[int, str]] = ()) -> None:
        self._match = agreed
        self.write: Callable[[Sequence[tuple[int, str]], Standing], None] = lambda lines, now: None
        self.now = begin(agreed)
        self.told = len(lines)  # how many lines were ever said, those taken back included
        for at, line in lines:
            self.now = step(self.now, line, at)

    def do(self, *lines: str, at: int = 0) -> None:
        """Carry out lines, all or none: checked, then on disk, then seen."""
        now = self.now
        at = max(at, now.clocks.at)
        for line in lines:
            now = step(now, line, at)
        self.write([(at, line) for line in lines], now)
        self.told += len(lines)
        self.now = now

    @property
    def match(self) -> Match:
        """What was agreed, with whoever sits there now: a seat handed over has another name."""
        players = self.now.tip.players
        if self._match.players != players:
            self._match = replace(self._match, players=players)
        return self._match

    @property
    def names(self) -> dict[str, str]:
        """Who sits where, by seat."""
        return dict(zip(self.match.seats, self.match.players, strict=True))

    @property
    def position(self) -> State:
        """The position on the table."""
        return self.now.tip.position

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move allowed now."""
        return self.now.tip.moves

    @property
    def acting(self) -> tuple[str, ...]:
        """Who is to act."""
        return self.now.tip.acting

    def lines(self) -> Iterator[str]:
        """The lines that make up the game as it stands, without what was taken back."""
        return (node.line for node in self.now.nodes)

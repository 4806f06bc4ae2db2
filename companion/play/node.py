"""A position in the tree of a game: the line that led to it, who sits where, and what is worked out once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from companion.game import TABLE, BadNotation, IllegalMove, Move, Outcome, Refusal, State
from companion.play.clock import Clocks
from companion.play.match import check_name
from companion.stopping import STOPPING, stopped
from companion.view import View, text

FORCE = "! "
SEATING = "seating"  # the verb of the lines that say who sits where: no game's own
NOTHING = Move(TABLE, "")  # what led to the first position
_SEAT = re.compile(r"seat (p[1-9]|p10) (.+)")
_SWAP = re.compile(r"swap (p[1-9]|p10) (p[1-9]|p10)")


@dataclass(frozen=True, eq=False)
class Node:
    """A position and the line that led to it; its parents are the game so far.

    Its moves, corrections and views are worked out when they are first wanted, and kept with it.
    """

    position: State
    stopped: Clocks  # the clocks when the line was said, before the turn passed on
    players: tuple[str, ...]
    line: str = ""
    move: Move = NOTHING
    before: Node | None = None
    n: int = 0
    stop: Outcome | None = None  # how the game was stopped, before its rules ended it
    _views: dict[str | None, View] = field(default_factory=dict, repr=False)

    @property
    def forced(self) -> bool:
        """Whether the table insisted on this line."""
        return self.line.startswith(FORCE)

    @property
    def seating(self) -> bool:
        """Whether this line says only who sits where, or that all stop: the position is the one before."""
        return self.move.verb in (SEATING, STOPPING)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every move allowed here."""
        if self.stop:
            return ()
        if self.seating and self.before is not None:
            return self.before.moves
        return tuple(self.position.legal_moves())

    @cached_property
    def acting(self) -> tuple[str, ...]:
        """Who is to act, in the order the rules list them."""
        return tuple(dict.fromkeys(move.seat for move in self.moves))

    @cached_property
    def clocks(self) -> Clocks:
        """The clocks once the turn has passed on."""
        return self.stopped.handed(self.before.acting, self.acting) if self.before else self.stopped

    @cached_property
    def outcome(self) -> Outcome | None:
        """How the game ended here, or None."""
        return self.stop or self.position.outcome()

    @cached_property
    def fixes(self) -> tuple[Move, ...]:
        """Every correction that leaves a sound position."""
        if self.stop:
            return ()
        return tuple(self.position.fixes())

    def view(self, seat: str | None = None) -> View:
        """What may be shown of this position to a seat, or to everyone."""
        if self.seating and self.before is not None:
            lies = self.before.view(seat)
            return _at_rest(lies, self.stop) if self.stop else lies
        if seat not in self._views:
            self._views[seat] = self.position.view(seat)
        return self._views[seat]

    def backwards(self) -> Iterator[Node]:
        """This line and those before it, the last one first."""
        node: Node | None = self
        while node is not None and node.before is not None:
            yield node
            node = node.before

    def lines(self) -> list[Node]:
        """The nodes from the first line to this one."""
        return [*self.backwards()][::-1]


def _at_rest(view: View, stop: Outcome) -> View:
    """What lies on the table when all have stopped: nothing is asked of anybody any more."""
    return replace(view, prompt=stop.reason, rule="leaving", notes=(), secret=(), back=None, chance=False)


def extend(node: Node, clocks: Clocks, line: str) -> Node:
    """The node after a move, a forced move, a fix, or a line that says who sits where or that all stop."""
    if line.startswith(("seat ", "swap ")):
        players, move = _seated(node.players, line)
        return Node(node.position, clocks, players, line, move, node, node.n + 1, node.stop)
    if node.stop:
        raise IllegalMove(line, Refusal("leaving", text("refuse-stopped")))
    if line == "end" or line.startswith("resign "):
        if node.outcome:
            raise IllegalMove(line, Refusal("leaving", text("refuse-over")))
        stop, move = stopped(node.position, line)
        return Node(node.position, clocks, node.players, line, move, node, node.n + 1, stop)
    move = Move.parse(line.removeprefix(FORCE))
    if not line.startswith(FORCE):
        allowed = node.fixes if (move.seat, move.verb) == (TABLE, "fix") else node.moves
        if move.plain not in allowed:
            raise IllegalMove(line, node.position.why_not(move))
    return Node(node.position.apply(move), clocks, node.players, line, move, node, node.n + 1)


def _seated(players: tuple[str, ...], line: str) -> tuple[tuple[str, ...], Move]:
    """Who sits where after `seat p2 Eleni` or `swap p1 p3`, and that line as a move of the table."""
    here = list(players)
    if found := _SEAT.fullmatch(line):
        args = found[1], check_name(found[2])
    elif found := _SWAP.fullmatch(line):
        args = found[1], found[2]
    else:
        raise BadNotation(f"{line!r}: say seat p2 NAME, or swap p1 p3")
    seats = [int(seat[1:]) - 1 for seat in (args if line.startswith("swap ") else args[:1])]
    if max(seats) >= len(here) or len(set(seats)) < len(seats):
        raise BadNotation(f"{line!r}: there are {len(here)} seats, p1 to p{len(here)}")
    if len(seats) == 1:
        here[seats[0]] = args[1]
    else:
        one, other = seats
        here[one], here[other] = here[other], here[one]
    return tuple(here), Move(TABLE, SEATING, args)


def seat_lines(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """The lines that seat other people where others sat."""
    pairs = enumerate(zip(before, after, strict=True), 1)
    return [f"seat p{n} {name}" for n, (was, name) in pairs if was != name]

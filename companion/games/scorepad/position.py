"""A sheet as a value: sums so far, who has written this round, who has left, and whether it is closed."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, TypeVar

from companion.game import Move

Verb = Literal["score", "end", "change", "out", "in", "stay", "fix"]

MOST = 99_999


class Position(NamedTuple):
    """A sheet: whose columns, what they add up to, and the round being written."""

    seats: tuple[str, ...]
    low: bool
    sums: tuple[int, ...]
    round: int = 1
    written: frozenset[str] = frozenset()
    last: int = 0  # the round of what was written last
    left: frozenset[str] = frozenset()
    changing: bool = False  # someone leaves or comes back
    closed: bool = False

    @property
    def present(self) -> tuple[str, ...]:
        """Who still plays."""
        return tuple(seat for seat in self.seats if seat not in self.left)

    @property
    def writing(self) -> tuple[str, ...]:
        """Who has not written in this round, in any order (#rounds)."""
        gone = self.written | self.left
        return tuple(seat for seat in self.seats if seat not in gone)

    @property
    def begun(self) -> bool:
        """Whether anything was written at all: an empty sheet has no end (#rounds)."""
        return self.round > 1 or bool(self.written)

    @property
    def alone(self) -> bool:
        """Whether one column is all there is: nobody can leave it (#leaving)."""
        return len(self.seats) == 1

    @property
    def leaving(self) -> tuple[str, ...]:
        """Who may leave: anyone but the last (#leaving)."""
        return self.present if len(self.left) < len(self.seats) - 1 else ()

    def plus(self, seat: str, more: int) -> tuple[int, ...]:
        """The sums with more in one column."""
        n = self.seats.index(seat)
        return (*self.sums[:n], self.sums[n] + more, *self.sums[n + 1 :])


P = TypeVar("P", bound=Position)


@cache
def move_of(seat: str, verb: Verb, *args: str) -> Move:
    """A move that this game knows, always the same object: positions list them again and again."""
    return Move(seat, verb, args)

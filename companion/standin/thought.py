"""What came of thinking: the moves that were considered, and how good each looked."""

from __future__ import annotations

from typing import NamedTuple

from companion.game import Move


class Considered(NamedTuple):
    """A move and what it seemed worth to whoever thought about it."""

    move: Move
    worth: float


class Plies:
    """How many positions may still be looked at."""

    def __init__(self, budget: int) -> None:
        self.left = budget

    def stop(self) -> None:
        """Nothing more may be looked at: patience is at an end, or nobody asks any more."""
        self.left = -(1 << 30)

    @property
    def spent(self) -> bool:
        """Whether nothing more may be looked at."""
        return self.left <= 0

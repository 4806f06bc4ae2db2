"""What it may cost to tell the companion something: a part of a game, and at most how many touches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from companion.play.match import Match

# What is counted: from home to the table; all that one player does until another acts; one card of the
# colour that lies open, or another; everything until a line is said.
Part = Literal["start", "turn", "shown", "other", "until"]


@dataclass(frozen=True, slots=True)
class Measure:
    """A part of a game, what it cost before anybody counted, and what it may cost at most."""

    about: str
    game: str
    seats: int
    part: Part
    was: int
    aim: int
    drags: bool = False
    times: int = 6
    until: str = ""
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def match(self) -> Match:
        """The game that is played for it."""
        return Match(self.game, tuple(f"Player {n + 1}" for n in range(self.seats)), self.options)


MEASURES = (
    Measure("Above, a turn", "above", 2, "turn", 3, 2, drags=True),
    Measure("Above, a turn, taps only", "above", 2, "turn", 3, 3),
    Measure("Olympe, a card of the colour led", "olympe", 4, "shown", 2, 1),
    Measure("Olympe, another card", "olympe", 4, "other", 2, 2),
    Measure("Battle, a move, by drag", "battle", 2, "turn", 2, 1, drags=True),
    Measure("Battle, a move, by taps", "battle", 2, "turn", 2, 2),
    Measure("Heavens, until the second day", "heavens", 4, "until", 67, 40, True, 3, "table dawn"),
    Measure("home to first turn", "above", 2, "start", 3, 3, times=1),
)

"""What is agreed before a game begins, and stays: the box, who sits where, options, copy, clock, seed."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.game import BadNotation, Facts, Game, Options, State, seats_of
from companion.games import game_named
from companion.play.clock import ClockMode

LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Match:
    """One game on the table, from the first placed piece to the result."""

    game: str
    players: tuple[str, ...]
    options: Options = field(default_factory=dict)
    facts: Facts = field(default_factory=dict)
    clock: ClockMode = field(default_factory=ClockMode)
    started: str = ""

    @property
    def box(self) -> Game:
        """The game played."""
        return game_named(self.game)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in play, p1 first."""
        return seats_of(len(self.players))

    def player(self, seat: str) -> str:
        """The name of who sits there."""
        return self.players[self.seats.index(seat)]

    def start(self) -> State:
        """The first position; raises BadNotation if this cannot be played."""
        for name in self.players:
            check_name(name)
        return self.box.start(len(self.players), self.options, self.facts)


def check_name(name: str) -> str:
    """A player's name as it was given, if a screen can show it and a record can keep it."""
    if not name or name != name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadNotation(f"{name[:40]!r} is no name: 1 to {LONGEST_NAME} printable characters")
    return name

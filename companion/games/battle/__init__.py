"""Battle for Olympus: heroes against creatures for the spaces of a board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self, get_args

from companion.game import Fact, Facts, Game, IllegalMove, Move, Option, Options, Outcome, Refusal, Thing
from companion.games.battle import corrections, picture, refusals, rules
from companion.games.battle.abilities import HOUSE, POWERS
from companion.games.battle.board import OWNER
from companion.games.battle.position import Abilities, Position, Repetition
from companion.games.battle.setup import setup
from companion.view import Tally, View, text


class Battle(Position):
    """A position as the table asks it: what may be done, what follows, what can be shown."""

    __slots__ = ()

    @classmethod
    def start(cls, seats: int, options: Options, facts: Facts) -> Self:
        """An empty board."""
        return setup(cls, options, facts)

    def legal_moves(self) -> Iterator[Move]:
        """Every move allowed now."""
        return rules.legal_moves(self)

    def fixes(self) -> Iterator[Move]:
        """Every correction that leaves a sound board (#corrections)."""
        return corrections.fixes(self)

    def apply(self, move: Move) -> Self:
        """The position after a move."""
        now = rules.in_turn(self, move)
        after = rules.apply(now, move)
        if after is None:
            raise IllegalMove(str(move), refusals.why_not(now, move))
        return after

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        return refusals.why_not(self, move)

    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return rules.outcome(self)

    def view(self, seat: str | None = None) -> View:
        """What can be shown; nothing is hidden in this game."""
        return picture.view(self)

    def tally(self) -> Tally:
        """Tournament points, and the spaces each side holds."""
        return picture.tally(self)


GAME = Game(
    id="battle",
    emblem="sword",
    seats=range(2, 3),
    options=(
        Option("size", ("5", "6", "7", "8"), "6"),
        Option("abilities", get_args(Abilities), "off"),
        Option("repetition", get_args(Repetition), "tokens"),
    ),
    facts=(
        *(Fact(figure, "") for figure in OWNER),
        *(
            Fact(
                f"ability-{figure}",
                power,
                choices=tuple(POWERS),
                name=text("battle-fact-ability", name=text(f"battle-{figure}")),
            )
            for figure, power in HOUSE.items()
        ),
    ),
    things=tuple(Thing(figure) for figure in OWNER),
    setup=Battle.start,
)

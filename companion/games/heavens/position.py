"""A position of the Heavens as a value: what everyone has, what lies in the heavens, what is being done."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, TypeVar

from companion.game import Move
from companion.games.heavens.board import EMPTY, PLANETS, Sky
from companion.games.heavens.terms import INDEX, Plan, Terms, clockwise

Step = Literal["first", "sneak", "plan", "reveal", "act", "darken", "score", "dawn", "enter", "over"]
Verb = Literal[
    Plan, "first", "place", "pass", "plan", "reveal", "pay", "plead", "darken", "done", "score", "dawn",
    "put", "lift", "level", "night", "fix",
]  # fmt: skip
Deed = Literal[
    "paid", "pleaded", "passed", "forged", "brightened", "placed", "swapped", "returned", "dropped"
]  # fmt: skip
News = tuple[Deed, str, int, int]  # what just happened: what, to whom, and two numbers


class God(NamedTuple):
    """What a player has: prestige, Power, planets on the allotment board, torch, and the plan laid.

    `least` and `today` are Power that nobody at the table can doubt: of what all began with, and of what
    Zeus gave since dawn for planets that everybody saw placed, what was not paid since.
    """

    score: int
    power: int
    planets: int
    torch: int
    plan: Plan | Literal[""] = ""
    least: int = 0
    today: int = 0

    @property
    def sure(self) -> int:
        """So much Power there is for all that everybody saw."""
        return self.least + self.today

    def paying(self, cost: int) -> God:
        """After so much was paid, which everybody saw too."""
        own = max(0, cost - self.today)
        return self._replace(
            power=self.power - cost, least=max(0, self.least - own), today=max(0, self.today - cost)
        )


class Turn(NamedTuple):
    """Whether competition is paid, Tyche's rate, a purchase declared but not paid, and a plea going on."""

    paid: bool = True
    rate: int = 1
    declared: Move | None = None
    pleading: bool = False


NO_TURN = Turn()


class Position(NamedTuple):
    """What everyone has, what lies in the heavens, and what is being done.

    In the step `enter` only nights are scored. `order` holds who is still to act in a step. A planet is
    `turned` over by day when it was swapped in this phase, and by night when it is dark.
    """

    terms: Terms
    gods: tuple[God, ...]
    lies: tuple[str, ...]
    step: Step = "first"
    day: int = 1
    phase: int = 0
    sun: str = ""
    moon: str = ""
    order: tuple[str, ...] = ()
    turned: frozenset[int] = frozenset()
    turn: Turn = NO_TURN
    upcoming: tuple[tuple[str, ...], ...] = ()
    shown: tuple[str, ...] = ()
    entered: frozenset[str] = frozenset()
    news: tuple[News, ...] = ()

    def god(self, seat: str) -> God:
        """What a player has."""
        return self.gods[INDEX[seat]]

    def with_god(self, seat: str, god: God) -> tuple[God, ...]:
        """What everyone has once this player has that."""
        n = INDEX[seat]
        return (*self.gods[:n], god, *self.gods[n + 1 :])

    def supply(self, seat: str) -> int:
        """How many planets Hephaestus can still forge for a player."""
        return PLANETS - self.god(seat).planets - self.lies.count(seat)

    def all_placed(self, seat: str) -> bool:
        """Whether all planets of a player are in the heavens (#material)."""
        return self.lies.count(seat) == PLANETS

    def lies_on(self, space: str) -> str | None:
        """Whose planet is on a space, EMPTY if none; None if there is no such space in play (#regions)."""
        at = self.terms.sky.place.get(space)
        return None if at is None else self.lies[at]

    def lit(self) -> tuple[str, ...]:
        """Whose lit planet is on each space."""
        if not self.turned:
            return self.lies
        return tuple([EMPTY if at in self.turned else who for at, who in enumerate(self.lies)])

    def shining(self, seat: str) -> int:
        """How many lit planets a player has."""
        lies = self.lies
        return lies.count(seat) - sum([lies[at] == seat for at in self.turned])

    def around(self, first: str) -> tuple[str, ...]:
        """All players in turn order, beginning with one."""
        return clockwise(len(self.gods), first)


P = TypeVar("P", bound=Position)

# Moves are made once, since positions list them again and again.


@cache
def move_of(seat: str, verb: Verb, *args: str) -> Move:
    """A move that this game knows, always the same object."""
    return Move(seat, verb, args)


@cache
def to_spaces(sky: Sky, seat: str, verb: Verb) -> tuple[Move, ...]:
    """A seat's moves to each space."""
    return tuple(Move(seat, verb, (name,)) for name in sky.names)


@cache
def swaps(sky: Sky, seat: str, own: int) -> tuple[Move, ...]:
    """A seat's swaps of its planet on a space, by where the other planet is."""
    return tuple(move_of(seat, "breath", sky.names[own], name) for name in sky.names)

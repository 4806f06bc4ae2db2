"""A position of Above: what stands where, who holds which cards, and how far the turn has come."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeVar

from companion.game import TABLE
from companion.games.above.board import IS_DEITY, Board, names, places
from companion.games.above.cards import Cards
from companion.games.above.terms import Terms

Note = tuple[str, ...]  # something that just happened: its key, and who or where

# What is asked for next: by the set-up, then by a turn.
Stage = Literal["place", "reveal", "deal", "card", "refill", "step", "exit", "power", "over"]
PREPARING: tuple[Stage, ...] = ("place", "reveal", "deal")


class Position(NamedTuple):
    """What lies on the mountain and with the players, and what is under way."""

    terms: Terms
    board: Board
    cards: Cards
    stage: Stage = "place"
    turn: str = TABLE
    phase: int = 0
    deity: str = ""  # the one activated this turn
    mover: str = ""  # the one moving now, which in phase 3 may be another
    cancelled: bool = False  # a Thunder met in phase 2 takes phase 3 away
    left: int = 0  # tokens the power has yet to place
    used: tuple[str, ...] = ()  # spaces the power has touched; for Athena, whose cards were exhausted
    refills: tuple[str, ...] = ()  # who takes cards from the discard, in this order
    revealed: tuple[str, ...] = ()  # the cards of the set-up so far
    notes: tuple[Note, ...] = ()

    @property
    def acting(self) -> str:
        """Whose decision it is."""
        return self.refills[0] if self.stage == "refill" else self.turn

    @property
    def spaces(self) -> tuple[str, ...]:
        """The names of the spaces in board order."""
        return names(self.terms.rings, self.terms.columns)

    def at(self, space: str) -> int:
        """Where a named space is; -1 if there is none such."""
        return places(self.terms.rings, self.terms.columns).get(space, -1)

    def free_of_deities(self, space: str) -> bool:
        """Whether a space is there and nobody stands on it."""
        at = self.at(space)
        return at >= 0 and self.board[at] not in IS_DEITY


P = TypeVar("P", bound=Position)  # a rule gives back the kind of position it was given


def noted(above: P, *note: str) -> P:
    """The same position with one more thing to tell."""
    return above._replace(notes=(*above.notes, note))

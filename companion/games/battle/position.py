"""A position of Battle for Olympus: what lies where, whose turn, and what has been used up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeVar

from companion.game import TABLE
from companion.games.battle.board import OWNER, TOKEN, Board, places, tokens_of
from companion.view import Text, text

Repetition = Literal["tokens", "draw", "off"]
Abilities = Literal["off", "declared", "house"]


@dataclass(frozen=True, slots=True)
class Position:
    """What was agreed, what lies on the board, and how far the turn has come."""

    size: int
    board: Board
    repetition: Repetition = "tokens"
    abilities: Abilities = "off"
    called: tuple[tuple[str, str], ...] = ()  # what the owner calls a figure
    powers: tuple[tuple[str, str], ...] = ()  # which power each figure has in this copy
    turn: str = TABLE
    spent: frozenset[str] = frozenset()  # figures whose ability is used up
    frozen: str = ""  # the hero under the red counter
    thaw: int = 0  # how many of the heroes' turns it still holds
    declared: str = ""  # the figure whose declared ability is under way
    declared_at: int = -1  # and where it stood
    moved: bool = False  # and whether it has made its move
    seen: tuple[Board, ...] = ()  # boards since the last one that can never come back

    def left(self, seat: str) -> int:
        """How many tokens a side still has beside the board."""
        return tokens_of(self.size) - self.board.count(TOKEN[seat])

    def stands(self, figure: str) -> bool:
        """Whether a figure is on the board."""
        return figure in OWNER and figure in self.board

    def at(self, space: str) -> int:
        """Where a named space is; -1 if there is none such."""
        return places(self.size).get(space, -1)

    def named(self, figure: str) -> Text:
        """A figure's name: the owner's, or ours."""
        called = dict(self.called).get(figure)
        return text("called", name=called) if called else text(f"battle-{figure}")


P = TypeVar("P", bound=Position)  # a rule gives back the kind of position it was given

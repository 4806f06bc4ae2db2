"""A position of Battle for Olympus: what lies where, whose turn, and what has been used up."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeVar

from companion.game import TABLE
from companion.games.battle.board import places, tokens_of
from companion.games.battle.layout import NOTHING, OFF, Layout
from companion.view import Text, text

Board = tuple[str, ...]  # what lies on each space, row 1 first: EMPTY, a token's colour, or a figure
Repetition = Literal["tokens", "draw", "off"]
Abilities = Literal["off", "declared", "house"]


class Position(NamedTuple):
    """What was agreed, what lies on the board, and how far the turn has come."""

    size: int
    layout: Layout = NOTHING
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
    seen: tuple[
        tuple[object, ...], ...
    ] = ()  # what lay where, as repetition sees it, since the last one that can never come back

    @property
    def board(self) -> Board:
        """What lies on each space."""
        return tuple(self.layout.lies(at) for at in range(self.size * self.size))

    def left(self, seat: str) -> int:
        """How many tokens a side still has beside the board."""
        return tokens_of(self.size) - self.layout.tokens(seat)

    def stands(self, figure: str) -> bool:
        """Whether a figure is on the board."""
        return self.layout.at(figure) != OFF

    def at(self, space: str) -> int:
        """Where a named space is; -1 if there is none such."""
        return places(self.size).get(space, -1)

    def alike(self, layout: Layout) -> tuple[object, ...]:
        """What lies where as repetition sees it: without abilities all figures of a side are equal."""
        return layout if self.abilities != "off" else layout[1:]

    def named(self, figure: str) -> Text:
        """A figure's name: the owner's, or ours."""
        called = dict(self.called).get(figure)
        return text("called", name=called) if called else text(f"battle-{figure}")


P = TypeVar("P", bound=Position)  # a rule gives back the kind of position it was given

"""What a board that a camera sees may ask of the table, and tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from companion.game import Move, State
from companion.play.notice import AtTable, Notice
from companion.play.put_back import Amiss
from companion.view import Text


class AtBoard(AtTable, Protocol):
    """What a board that the camera sees may ask of the table, and tell it."""

    lying: Amiss | None
    doubt: Notice | None
    announced: Move | None

    @property
    def busy(self) -> bool:
        """Whether something is being corrected or a number told."""
        ...

    @property
    def to_settle(self) -> Notice | None:
        """What must be settled before play goes on."""
        ...

    def take(self, lines: Sequence[str], at: int) -> None:
        """Lines that hands have done on the board."""
        ...

    def tried(self, ids: tuple[str, ...], to: tuple[str, ...]) -> Notice | None:
        """The refusal of what hands did."""
        ...

    def move_told(self, move: Move, position: State) -> Text:
        """A move in words, at the position where it is made."""
        ...

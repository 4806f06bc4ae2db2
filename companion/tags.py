"""Tags on pieces and corners, by which a camera tells where everything lies on a printed board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from companion.view import Point, Token, View


@dataclass(frozen=True, slots=True)
class Tagged:
    """A piece, or every piece of a kind, that carries one tag, so many millimetres over the board.

    Its name is a token's id, or its kind, with the tone and the face behind it where these tell two pieces
    apart: "zeus", "barrier", "planet-blue", "planet-blue-dark".
    """

    name: str
    tag: int
    high: float = 0.0
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Tags:
    """All tags of one game: a fact of the copy, assumed until the owner measured it.

    One unit of the view is `unit` millimetres on the printed board; the corners' tags lie at `at`, in units
    too: top left, top right, bottom right, bottom left as the view shows the board.
    """

    game: str
    unit: float
    side: float  # millimetres across a tag
    corners: tuple[int, int, int, int]
    at: tuple[Point, Point, Point, Point]
    pieces: tuple[Tagged, ...]

    def named(self, token: Token) -> str:
        """The tag a token carries; none for one that lies on no board, or that nobody put a tag on."""
        known = {piece.name for piece in self.pieces}
        return next((name for name in names_of(token) if name in known), "")

    def lie(self, view: View) -> tuple[tuple[str, str], ...]:
        """What a view says lies where, as a camera would say it: space and tag's name, in order."""
        return in_order(
            (token.space, name) for token in view.tokens if token.space and (name := self.named(token))
        )


def names_of(token: Token) -> Iterator[str]:
    """What a token's tag may be called, the most exact name first."""
    yield token.id
    yield f"{token.kind}-{token.tone}-{token.face}"
    yield f"{token.kind}-{token.tone}"
    yield f"{token.kind}-{token.face}"
    yield token.kind


def in_order(lying: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Pieces on spaces as one value that can be compared."""
    return tuple(sorted(lying))

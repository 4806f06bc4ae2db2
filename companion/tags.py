"""Tags on pieces and corners, by which a camera tells where everything lies on a printed board."""

from __future__ import annotations

import math
import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from companion.view import Point, Space, Token, View

HIGHEST = 150.0  # millimetres of a piece that may stand on a board


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
    kind: str = ""  # pieces of a kind are equally high: asked once for all of them


@dataclass(frozen=True, slots=True)
class Tags:
    """All tags of one game: a fact of the copy, assumed until the owner measured it.

    One unit of the view is `unit` millimetres on the printed board; the corners' tags lie at `at`, in units
    too: top left, top right, bottom right, bottom left as the view shows the board. Where boards differ in
    size they lie so far `beyond` the outermost spaces, across and up. Pieces lie only on `spaces` whose id
    has that form. What the owner laid out to measure the board gives `warp`, from where things seem to lie
    to where they do, a homography in units, row by row.
    """

    game: str
    unit: float
    side: float  # millimetres across a tag
    corners: tuple[int, int, int, int]
    at: tuple[Point, Point, Point, Point]
    pieces: tuple[Tagged, ...]
    beyond: Point | None = None
    spaces: str = ""
    warp: tuple[float, ...] = ()

    def places(self, view: View) -> tuple[Space, ...]:
        """The spaces of a view on which tagged pieces may lie."""
        return tuple(space for space in view.spaces if not self.spaces or re.fullmatch(self.spaces, space.id))

    def around(self, view: View) -> Tags:
        """The same with the corners where this very board has them: boards come in several sizes."""
        if self.beyond is None:
            return self
        edges = [point for space in self.places(view) for point in outline_of(space)]
        (left, right), (low, high) = ((min(along), max(along)) for along in zip(*edges, strict=True))
        across, up = self.beyond
        left, right, low, high = left - across, right + across, low - up, high + up
        return replace(self, at=((left, high), (right, high), (right, low), (left, low)))

    def named(self, token: Token) -> str:
        """The tag a token carries; none for one that lies on no board, or that nobody put a tag on."""
        return _named(token, frozenset(piece.name for piece in self.pieces))

    def lie(self, view: View) -> tuple[tuple[str, str], ...]:
        """What a view says lies where, as a camera would say it: space and tag's name, in order."""
        known = frozenset(piece.name for piece in self.pieces)
        return in_order(
            (token.space, name) for token in view.tokens if token.space and (name := _named(token, known))
        )


def told(tags: Tags, stated: Container[str]) -> str:
    """What the owner measured, as a short text that settings can keep; heights only of the kinds stated."""
    words = [("warp " + " ".join(f"{number:.7g}" for number in tags.warp))] if tags.warp else []
    high = {piece.kind: piece.high for piece in tags.pieces}
    return ", ".join([*words, *(f"high {kind} {value:g}" for kind, value in high.items() if kind in stated)])


def measured(tags: Tags, told: str) -> Tags:
    """Tags with what the owner measured; what cannot be read, or cannot be, is left as assumed."""
    for words in (part.split() for part in told.split(",")):
        try:
            match words:
                case ["warp", *numbers] if len(numbers) == 9:
                    tags = replace(tags, warp=tuple(_finite(number) for number in numbers))
                case ["high", kind, number]:
                    tags = raised(tags, kind, _finite(number))
        except ValueError:
            continue
    return tags


def raised(tags: Tags, kind: str, high: float) -> Tags:
    """All pieces of a kind with their tags so many millimetres over the board."""
    high = max(0.0, min(high, HIGHEST))
    pieces = tuple(replace(piece, high=high) if piece.kind == kind else piece for piece in tags.pieces)
    return replace(tags, pieces=pieces)


def _finite(number: str) -> float:
    value = float(number)
    if not math.isfinite(value):
        raise ValueError(number)
    return value


def outline_of(space: Space) -> tuple[Point, ...]:
    """Where a space ends: its outline, or a unit square."""
    x, y = space.x, space.y
    return space.outline or ((x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5))


def _named(token: Token, known: frozenset[str]) -> str:
    if token.id in known:
        return token.id
    return _kind_named(token.kind, token.tone, token.face, known)


@lru_cache(maxsize=256)  # asked of every token of every board that is looked at
def _kind_named(kind: str, tone: str, face: str, known: frozenset[str]) -> str:
    return next((name for name in _kind_names(kind, tone, face) if name in known), "")


def names_of(token: Token) -> Iterator[str]:
    """What a token's tag may be called, the most exact name first."""
    yield token.id
    yield from _kind_names(token.kind, token.tone, token.face)


def _kind_names(kind: str, tone: str, face: str) -> tuple[str, ...]:
    return f"{kind}-{tone}-{face}", f"{kind}-{tone}", f"{kind}-{face}", kind


def in_order(lying: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Pieces on spaces as one value that can be compared."""
    return tuple(sorted(lying))

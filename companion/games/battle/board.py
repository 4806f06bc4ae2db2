"""The board of Battle for Olympus: spaces, straight lines, and the moves of figures along them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from companion.game import Move

# What can be said: by the table, by a side, and in the turn of a declared ability.
PLACE: Final = "place"
FIX: Final = "fix"
MOVE: Final = "move"
PASS: Final = "pass"
USE: Final = "use"
DECLARE: Final = "declare"
PUT: Final = "put"
DONE: Final = "done"

HEROES = (
    "bellerophon",
    "perseus",
    "atalanta",
    "achilles",
    "theseus",
    "heracles",
    "odysseus",
    "orpheus",
    "jason",
    "daedalus",
)
CREATURES = (
    "harpy",
    "chimera",
    "centaur",
    "cerberus",
    "minotaur",
    "cyclops",
    "sphinx",
    "siren",
    "hydra",
    "medusa",
)
SIDES = {"p1": HEROES, "p2": CREATURES}
OWNER = {name: seat for seat, side in SIDES.items() for name in side}
TOKEN = {"p1": "white", "p2": "black"}
OTHER = {"p1": "p2", "p2": "p1"}

FIGURES = (*HEROES, *CREATURES)

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
KNIGHT = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def tokens_of(size: int) -> int:
    """How many tokens each side has: 9, 14, 20, 27 for boards of 5 to 8."""
    return (size - 2) * (size + 1) // 2


def start_row(size: int, seat: str) -> range:
    """The spaces of a side's second row."""
    row = 1 if seat == "p1" else size - 2
    return range(row * size, (row + 1) * size)


@cache
def names(size: int) -> tuple[str, ...]:
    """The spaces' names in board order: a1, b1, …"""
    return tuple(f"{'abcdefgh'[at % size]}{at // size + 1}" for at in range(size * size))


@cache
def places(size: int) -> dict[str, int]:
    """Where each named space is."""
    return {name: at for at, name in enumerate(names(size))}


@cache
def rays(size: int, steps: tuple[tuple[int, int], ...] = STRAIGHT) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each space, the spaces met in each direction, nearest first."""
    return tuple(
        tuple(_ray(size, at % size, at // size, dx, dy) for dx, dy in steps) for at in range(size * size)
    )


def _ray(size: int, x: int, y: int, dx: int, dy: int) -> tuple[int, ...]:
    met = []
    while 0 <= (x := x + dx) < size and 0 <= (y := y + dy) < size:
        met.append(y * size + x)
    return tuple(met)


@cache
def line_between(size: int, a: int, b: int) -> tuple[int, ...] | None:
    """The spaces strictly between two spaces of one row or column; None if they share neither."""
    for ray in rays(size)[a]:
        if b in ray:
            return ray[: ray.index(b)]
    return None


class Sights(NamedTuple):
    """What a figure sees from a space in its column and in its row.

    Of each: its spaces as bits, how far one sees by which of them are taken, and the moves for that.
    """

    up_and_down: int
    column_seen: dict[int, int]
    column: tuple[tuple[Move, ...], ...]
    left_and_right: int
    row_seen: dict[int, int]
    row: tuple[tuple[Move, ...], ...]


@cache
def sights(size: int) -> dict[str, tuple[tuple[Sights, ...], ...]]:
    """Of each side for each figure and space: made once, since positions list the moves again and again."""
    return {
        seat: tuple(tuple(_sights(size, figure)) for figure in figures) for seat, figures in SIDES.items()
    }


def _sights(size: int, figure: str) -> Iterator[Sights]:
    moves = [Move(OWNER[figure], MOVE, (figure, name)) for name in names(size)]

    def line(ahead: tuple[int, ...], behind: tuple[int, ...]) -> tuple[tuple[Move, ...], ...]:
        return tuple(
            tuple(moves[at] for at in (*ahead[:n], *behind[:m]))
            for n in range(len(ahead) + 1)
            for m in range(len(behind) + 1)
        )

    for up, right, down, left in rays(size):
        yield Sights(*_seen(up, down), line(up, down), *_seen(right, left), line(right, left))


@cache
def _seen(ahead: tuple[int, ...], behind: tuple[int, ...]) -> tuple[int, dict[int, int]]:
    """The bits of a line, and for each way in which its spaces may be taken how far one sees along it."""
    line = [1 << at for at in (*ahead, *behind)]
    seen = {}
    for some in range(1 << len(line)):
        taken = sum(bit for n, bit in enumerate(line) if some >> n & 1)
        n, m = (next((n for n, at in enumerate(way) if taken >> at & 1), len(way)) for way in (ahead, behind))
        seen[taken] = n * (len(behind) + 1) + m
    return sum(line), seen

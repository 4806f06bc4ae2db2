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
    """What a figure sees from a space: four ways as bits, and its moves in the column and in the row.

    They are found by the nearest figures: ahead the lowest bit met, behind the length of what is met.
    """

    up: int
    down: int
    column: dict[int, tuple[Move, ...]]
    right: int
    left: int
    row: dict[int, tuple[Move, ...]]


@cache
def sights(size: int) -> dict[str, tuple[tuple[Sights, ...], ...]]:
    """Of each side for each figure and space: made once, since positions list the moves again and again."""
    return {
        seat: tuple(tuple(_sights(size, figure)) for figure in figures) for seat, figures in SIDES.items()
    }


def _sights(size: int, figure: str) -> Iterator[Sights]:
    moves = [Move(OWNER[figure], MOVE, (figure, name)) for name in names(size)]

    def line(ahead: tuple[int, ...], behind: tuple[int, ...]) -> tuple[int, int, dict[int, tuple[Move, ...]]]:
        bits = [1 << at for at in ahead], [1 << at for at in behind]
        free = {
            first | last: tuple(moves[at] for at in (*ahead[:n], *behind[:m]))
            for n, first in enumerate((*bits[0], 0))
            for m, last in enumerate((*(bit.bit_length() for bit in bits[1]), 0))
        }
        return sum(bits[0]), sum(bits[1]), free

    for up, right, down, left in rays(size):
        yield Sights(*line(up, down), *line(right, left))

"""The board of Battle for Olympus: spaces, straight lines, and the figures that stand on them."""

from __future__ import annotations

from functools import cache
from typing import Final

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

EMPTY = ""
Board = tuple[str, ...]  # what lies on each space, row 1 first: EMPTY, a token's colour, or a figure

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


@cache
def moves_along(size: int, figure: str) -> tuple[tuple[tuple[tuple[int, ...], tuple[Move, ...]], ...], ...]:
    """For each space a figure may stand on, the rays from it, each with the moves along it.

    Made once, since positions list them again and again.
    """
    moves = [Move(OWNER[figure], MOVE, (figure, name)) for name in names(size)]
    return tuple(tuple((ray, tuple(moves[to] for to in ray)) for ray in met) for met in rays(size))


def free(board: Board, ray: tuple[int, ...]) -> int:
    """How far a ray leads: over no figure and onto none (#movement)."""
    for n, at in enumerate(ray):
        if board[at] in OWNER:
            return n
    return len(ray)


def walk(board: Board, size: int, figure: str, claimed: tuple[int, ...], to: int) -> Board:
    """A figure lands, then its side's tokens are laid on the spaces in order, as far as they last.

    Landing first may bring a token home that is then laid again (#landing); running out ends the laying
    at once, and spaces not reached keep what lies there (#last-token).
    """
    after = list(board)
    after[after.index(figure)] = EMPTY
    after[to] = figure
    return lay(after, size, TOKEN[OWNER[figure]], claimed)


def stand(board: Board, figure: str, at: int) -> Board:
    """A figure set on a space: it changes places with a figure there, and a token there goes home."""
    after = list(board)
    there = after[at]
    if figure in after:
        after[after.index(figure)] = there if there in OWNER else EMPTY
    after[at] = figure
    return tuple(after)


def lay(after: list[str], size: int, token: str, claimed: tuple[int, ...]) -> Board:
    """A side's tokens laid on spaces in order, as far as its supply lasts; figures are never covered."""
    left = tokens_of(size) - after.count(token)
    for at in claimed:
        if after[at] != token and after[at] not in OWNER:
            if not left:
                break
            after[at] = token
            left -= 1
    return tuple(after)

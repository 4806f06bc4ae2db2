"""The mountain from above: rings of spaces around the summit, and who is beside whom."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from companion.game import Move

DEITIES = ("zeus", "hera", "ares", "athena", "hades", "demeter", "poseidon", "aphrodite")
THUNDER: Final = "thunder"
BARRIER: Final = "barrier"
GATE: Final = "gate"
FERTILITY: Final = "fertility"
Kind = Literal["thunder", "barrier", "gate", "fertility"]
# In the order in which the first ones are placed.
KINDS: tuple[Kind, ...] = (THUNDER, BARRIER, GATE, FERTILITY)
EACH = 6  # how many tokens there are of each kind

# What is said: of cards, of a deity on the way, of a power.
CardVerb = Literal["reveal", "deal", "play", "recover", "disgrace", "exhaust"]
Verb = Literal[CardVerb, "move", "exit", "lay", "take", "remove", "push", "seduce", "done"]

LETTERS = "αβγδεζηθικλμνξοπ"
SUMMIT = "summit"
EMPTY = ""
Board = tuple[str, ...]  # what each space holds, ring 1 first and the summit last: EMPTY, a token, a deity

IS_DEITY = frozenset(DEITIES)
IS_TOKEN = frozenset(KINDS)
CLOSED = frozenset((*DEITIES, BARRIER))  # what no deity can move onto


@cache
def names(rings: int, columns: int) -> tuple[str, ...]:
    """The spaces' names in board order: α1, β1, …, and the summit."""
    return (*(f"{letter}{ring}" for ring in range(1, rings + 1) for letter in LETTERS[:columns]), SUMMIT)


@cache
def places(rings: int, columns: int) -> dict[str, int]:
    """Where each named space is."""
    return {name: at for at, name in enumerate(names(rings, columns))}


def _beside(columns: int, at: int) -> tuple[int, int]:
    """The two spaces beside a space in its ring, which closes upon itself."""
    ring = at - at % columns
    return ring + (at - 1) % columns, ring + (at + 1) % columns


@cache
def ways(rings: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """For each space, where a deity may step: forward, then to either side (#movement)."""
    summit = rings * columns
    found = [(min(at + columns, summit), *_beside(columns, at)) for at in range(summit)]
    return (*(tuple(dict.fromkeys(to)) for to in found), ())


@cache
def around(rings: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """For each space, itself and the spaces around it, corners too (#thunder); the summit has none."""
    summit = rings * columns
    found: list[tuple[int, ...]] = []
    for at in range(summit):
        rows = [there for there in (at - columns, at, at + columns) if 0 <= there < summit]
        near = (n for there in rows for n in (there, *_beside(columns, there)))
        found.append(tuple(sorted(set(near))))
    return (*found, ())


@cache
def to_spaces(seat: str, verb: Verb, rings: int, columns: int) -> tuple[Move, ...]:
    """A verb said of every space: made once, since positions list them again and again."""
    return tuple(Move(seat, verb, (name,)) for name in names(rings, columns))


@cache
def to_spaces_with(seat: str, verb: Verb, thing: str, rings: int, columns: int) -> tuple[Move, ...]:
    """A verb said of a thing and every space."""
    return tuple(Move(seat, verb, (thing, name)) for name in names(rings, columns))

"""Who sits on which side of the screen, and how far a panel must turn to face them.

Places are numbered round the table against the clock, three on each side, from the left end of the side at
the screen's lower edge. They are told as the screen stands unturned; `turn` is how far it is turned now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

SIDES = ("near", "right", "far", "left")
EACH = 3
PLACES = tuple(f"{side} {n}" for side in SIDES for n in range(1, EACH + 1))
QUARTER = 90
# Where people sit down first: the middles, then the ends, far and near before the sides.
FIRST = (1, 7, 4, 10, 0, 6, 2, 8, 3, 9, 5, 11)


def seen(place: str, turn: int) -> int:
    """The number of a place as it lies round the screen turned this far."""
    return (PLACES.index(place) - EACH * (turn // QUARTER)) % len(PLACES)


def place_at(number: int, turn: int) -> str:
    """The place that lies there now."""
    return PLACES[(number + EACH * (turn // QUARTER)) % len(PLACES)]


def angle(place: str, turn: int) -> int:
    """How far a panel must turn for whoever sits there to read it upright."""
    return QUARTER * (seen(place, turn) // EACH)


def spread(names: Sequence[str], known: Mapping[str, str]) -> dict[str, str]:
    """A place for everyone: where they sat before, else the next one free."""
    taken = {name: known[name] for name in names if known.get(name) in PLACES}
    free = [PLACES[n] for n in FIRST if PLACES[n] not in taken.values()]
    return {name: taken.get(name) or free.pop(0) for name in names}

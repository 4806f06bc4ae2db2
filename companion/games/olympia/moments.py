"""When things happened: a line may end with what was measured, and is otherwise the same line without it.

    p2 turn owl @81250000          the owl was seen by the camera at this nanosecond
    p3 slap @81300500 ~0,210,930   the edge that counts, and the raw edges for the journal
    p4 slap @81310000 ~phone ~within:14000000   a phone's, and how far off its moment may be
    table settle ±40000 ~calm      presses closer than this cannot be told apart on these buttons

All moments of a round are read off one clock; which one does not matter. A line without a moment happens
after everything said so far, so without any moments the order of the lines is the order of the events.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from companion.game import Move

_MOMENT = re.compile(r"@(0|[1-9][0-9]{0,18})")
_FLOOR = re.compile(r"±(0|[1-9][0-9]{0,11})")
_WITHIN = re.compile(r"~within:([1-9][0-9]{0,11})")
_MARKS = "@~±"


class Measured(NamedTuple):
    """A move as the rules list it, and the moment, the noise floor, the uncertainty said with it."""

    move: Move
    at: int | None = None
    floor: int | None = None
    within: int = 0  # how far off the moment may be, where that was measured for it alone


def measured(move: Move) -> Measured | None:
    """What a line says and when; None if the measured part cannot be read."""
    args = move.args
    if not args or args[-1][:1] not in _MARKS:
        return Measured(move)
    n = next(n for n, arg in enumerate(args) if arg[:1] in _MARKS)
    moment, floor = _MOMENT.fullmatch(args[n]), _FLOOR.fullmatch(args[n])
    plain = Move(move.seat, move.verb, args[:n])
    notes = args[n + 1 :]
    if moment and move.verb in ("turn", "slap") and all(note.startswith("~") for note in notes):
        own = (int(found[1]) for note in notes if (found := _WITHIN.fullmatch(note)))
        return Measured(plain, at=int(moment[1]), within=next(own, 0))
    if floor and move.verb == "settle" and all(note.startswith("~") for note in notes):
        return Measured(plain, floor=int(floor[1]))
    return None

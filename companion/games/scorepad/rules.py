"""The score pad: who may write what, round by round, and who may leave."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from companion.game import (
    TABLE,
    Facts,
    IllegalMove,
    Move,
    Options,
    Outcome,
    Refusal,
    Touch,
    misworded,
    seats_of,
)
from companion.games.scorepad import corrections, ending, picture, refusals
from companion.games.scorepad.position import Position, move_of
from companion.view import Tally, View

_NUMBER = re.compile(r"=(0|-?[1-9][0-9]{0,4})")


def first_position(seats: int, options: Options, facts: Facts) -> Pad:
    """An empty sheet (#columns)."""
    return Pad(seats_of(seats), options["wins"] == "low", (0,) * seats)


def number_of(move: Move) -> int | None:
    """The number a line tells; a line without one is a zero, and None is no number (#numbers)."""
    if not move.args:
        return 0
    found = _NUMBER.fullmatch(move.args[0]) if len(move.args) == 1 else None
    return int(found[1]) if found else None


class Pad(Position):
    """A sheet and what may be written on it."""

    __slots__ = ()

    # what may be done

    def legal_moves(self) -> Iterator[Move]:
        """Everyone writes once a round, in any order (#rounds); between rounds people leave or it ends."""
        if self.closed:
            return
        if self.changing:
            yield from self._comings()
            return
        yield from (move_of(seat, "score") for seat in self.writing)
        if not self.written:
            if self.begun:
                yield move_of(TABLE, "end")
            if not self.alone:
                yield move_of(TABLE, "change")

    def _comings(self) -> Iterator[Move]:
        """Anyone but the last may leave, and whoever left may come back, as they sit (#leaving)."""
        for seat in self.seats:
            if seat in self.left:
                yield move_of(TABLE, "in", seat)
            elif seat in self.leaving:
                yield move_of(TABLE, "out", seat)
        yield move_of(TABLE, "stay")

    def fixes(self) -> Iterator[Move]:
        """Sums put right by hand (#corrections)."""
        return corrections.fixes(self)

    # what follows

    def apply(self, move: Move) -> Pad:
        """The sheet after a move."""
        if move.seat == TABLE:
            after = corrections.fixed(self, move) if move.verb == "fix" else self._decided(move)
        else:
            after = self._wrote(move)
        if after is None:
            raise IllegalMove(str(move), self.why_not(move))
        return after

    def _decided(self, move: Move) -> Pad | None:
        """What nobody does alone: end the sheet, or change who writes on it."""
        if move not in self.legal_moves():
            return None
        match move.verb, move.args:
            case "end", _:
                return self._replace(closed=True)
            case "out", (seat,):
                return self._replace(left=self.left | {seat}, changing=False)
            case "in", (seat,):
                return self._replace(left=self.left - {seat}, changing=False)
        return self._replace(changing=move.verb == "change")

    def _wrote(self, move: Move) -> Pad | None:
        """A number in a column; when all have written, the next round begins (#rounds)."""
        seat, waiting = move.seat, self.writing
        if self.closed or move.verb != "score" or seat not in waiting:
            return None
        number = number_of(move)
        if number is None:
            return None
        over = len(waiting) == 1
        return self._replace(
            sums=self.plus(seat, number),
            last=self.round,
            changing=False,
            round=self.round + over,
            written=frozenset() if over else self.written | {seat},
        )

    # the end, and what is asked from outside

    def outcome(self) -> Outcome | None:
        """Most points win, or fewest if so agreed (#winning)."""
        return ending.outcome(self)

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        # What follows “score” is a number that people tell, right or wrong.
        bent = misworded(self, move) if move.verb != "score" else None
        return bent or refusals.why_not(self, move)

    def not_awaited(self, touch: Touch) -> Refusal:
        """Why a thing cannot be meant that no move awaits."""
        return refusals.not_awaited(self, touch)

    def view(self, seat: str | None = None) -> View:
        """What can be shown: there is nothing to hide."""
        return picture.view(self)

    def tally(self) -> Tally:
        """The sums, and the round that was written last."""
        return ending.tally(self)

    def guess(self, seat: str, dice: random.Random) -> Pad:
        """Numbers told lie open."""
        return self

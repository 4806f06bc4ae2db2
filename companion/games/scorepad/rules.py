"""The score pad: who has written what, round by round, and who is ahead."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.game import TABLE, Facts, IllegalMove, Move, Options, Outcome, Refusal, seats_of
from companion.games.scorepad import picture, refusals
from companion.view import Count, Tally, View, column_of, text

STEPS = ("-100", "-10", "-1", "+1", "+10", "+100")
MOST = 99_999
_NUMBER = re.compile(r"=(0|-?[1-9][0-9]{0,4})")


def setup(seats: int, options: Options, facts: Facts) -> Pad:
    """An empty sheet (#columns)."""
    return Pad(seats_of(seats), options["wins"] == "low", (0,) * seats)


def number_of(move: Move) -> int | None:
    """The number a line tells; a line without one is a zero, and None is no number (#numbers)."""
    if not move.args:
        return 0
    found = _NUMBER.fullmatch(move.args[0]) if len(move.args) == 1 else None
    return int(found[1]) if found else None


@dataclass(frozen=True, slots=True)
class Pad:
    """A sheet: sums so far, who has written this round, who has left, and whether it is closed."""

    seats: tuple[str, ...]
    low: bool
    sums: tuple[int, ...]
    round: int = 1
    written: frozenset[str] = frozenset()
    last: int = 0  # the round of what was written last
    left: frozenset[str] = frozenset()
    changing: bool = False  # someone leaves or comes back
    closed: bool = False

    @property
    def present(self) -> tuple[str, ...]:
        """Who still plays."""
        return tuple(seat for seat in self.seats if seat not in self.left)

    # what may be done

    def legal_moves(self) -> Iterator[Move]:
        """Everyone writes once a round, in any order (#rounds); between rounds people leave or it ends."""
        if self.closed:
            return
        if self.changing:
            yield from self._comings()
            return
        for seat in self.present:
            if seat not in self.written:
                yield Move(seat, "score")
        if not self.written:
            if self.round > 1:
                yield Move(TABLE, "end")
            if len(self.seats) > 1:
                yield Move(TABLE, "change")

    def _comings(self) -> Iterator[Move]:
        """Anyone but the last may leave, and whoever left may come back (#leaving)."""
        if len(self.present) > 1:
            yield from (Move(TABLE, "out", (seat,)) for seat in self.present)
        yield from (Move(TABLE, "in", (seat,)) for seat in self.seats if seat in self.left)
        yield Move(TABLE, "stay")

    def fixes(self) -> Iterator[Move]:
        """Sums put right by hand (#corrections)."""
        for seat, total in zip(self.seats, self.sums, strict=True):
            yield from (Move(TABLE, "fix", (seat, by)) for by in STEPS if abs(total + int(by)) <= MOST)

    # what follows

    def apply(self, move: Move) -> Pad:
        """The sheet after a move."""
        match move.seat, move.verb, move.args:
            case "table", "fix", (seat, by) if move in self.fixes():
                return replace(self, sums=self._with(seat, int(by)))
            case "table", _, _ if move in self.legal_moves():
                return self._table(move)
            case seat, "score", _ if seat in self.present and seat not in self.written and not self.closed:
                told = number_of(move)
                if told is not None:
                    return self._wrote(seat, told)
        raise IllegalMove(str(move), self.why_not(move))

    def _table(self, move: Move) -> Pad:
        """What nobody does alone: end the sheet, or change who writes on it."""
        match move.verb, move.args:
            case "end", _:
                return replace(self, closed=True)
            case "out", (seat,):
                return replace(self, left=self.left | {seat}, changing=False)
            case "in", (seat,):
                return replace(self, left=self.left - {seat}, changing=False)
        return replace(self, changing=move.verb == "change")

    def _with(self, seat: str, more: int) -> tuple[int, ...]:
        return tuple(total + more * (seat == who) for who, total in zip(self.seats, self.sums, strict=True))

    def _wrote(self, seat: str, told: int) -> Pad:
        """A number in a column; when all have written, the next round begins (#rounds)."""
        written = self.written | {seat}
        over = written >= set(self.present)
        return replace(
            self,
            sums=self._with(seat, told),
            last=self.round,
            changing=False,
            round=self.round + over,
            written=frozenset() if over else written,
        )

    # the end

    def outcome(self) -> Outcome | None:
        """Most points win, or fewest if so agreed (#winning); who has left does not count (#leaving)."""
        if not self.closed:
            return None
        points = tuple(zip(self.seats, self.sums, strict=True))
        counted = [total for seat, total in points if seat in self.present]
        best = min(counted) if self.low else max(counted)
        winners = tuple(seat for seat, total in points if total == best and seat in self.present)
        if len(winners) == len(self.present) > 1:
            return Outcome((), points, text("scorepad-end-level", points=best))
        if len(winners) > 1:
            return Outcome(winners, points, text("scorepad-end-shared", points=best, count=len(winners)))
        return Outcome(winners, points, text("scorepad-end", seat=winners[0], points=best))

    # asked from outside

    def why_not(self, move: Move) -> Refusal:
        """Which rule forbids a move."""
        return refusals.why_not(self, move)

    def view(self, seat: str | None = None) -> View:
        """What can be shown: there is nothing to hide."""
        return picture.view(self)

    def tally(self) -> Tally:
        """The sums, and the round that was written last."""
        count = Count(text("scorepad-points"), self.sums, entered=True)
        round_ = text("scorepad-round", round=self.last) if self.last else None
        mark = f"{self.round}-{len(self.written)}"
        return Tally(tuple(map(column_of, self.seats)), (count,), round_, mark=mark)

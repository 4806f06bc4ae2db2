"""A game on the table: where it is kept, how it stands, what can be said to it, and its clocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from companion.inputs import Put
from companion.keep.blackbox import BlackBox
from companion.keep.journal import Journal
from companion.play.clock import ClockMode, TableTime
from companion.play.table import Table
from companion.view import Text


class OpenGame:
    """What every screen of a game is handed; there is always a table in it."""

    def __init__(
        self,
        journal: Journal,
        number: int,
        put: Put,
        tell: Callable[[str], None],
        kept: Callable[[Callable[[], object]], bool],
        trouble: Callable[[Text], None],
    ) -> None:
        session = journal.session(number)
        self.journal, self.number, self.put, self.tell, self.kept = journal, number, put, tell, kept
        self._trouble = trouble
        self.time = TableTime(session.now.clocks.at)
        self.table = Table(session, self.time.since)
        self.blackbox = BlackBox()

    @property
    def names(self) -> Mapping[str, str]:
        """Who sits where."""
        return self.table.session.names

    # clocks

    @property
    def clock_mode(self) -> ClockMode:
        """The clock of this game."""
        return self.table.session.match.clock

    @property
    def running(self) -> bool:
        """Whether the clocks run."""
        return self.table.session.now.clocks.running

    def clock(self, word: Literal["pause", "run"]) -> None:
        """Stop the clocks or let them run."""
        if self.running != (word == "run"):
            self.tell(f"clock {word}")
            notice = self.table.notice
            if notice is not None and notice.kind == "trouble":
                self._trouble(notice.text)

    def left(self, seat: str) -> int | None:
        """The milliseconds on a seat's clock now, used or left."""
        now = self.table.session.now
        return now.clocks.to(self.time(), now.tip.acting).shown(self.clock_mode, seat)

    def face(self, seat: str, exact: bool = False) -> str:
        """What a seat's clock shows now."""
        return clock_face(self.clock_mode, self.left(seat), exact)


def clock_face(mode: ClockMode, shown: int | None, exact: bool = False) -> str:
    """A clock as people read it; one that only counts shows whole minutes, unless to be exact.

    Nobody races it, and a face that changed every second would keep the machine busy for nothing.
    """
    if shown is None:
        return ""
    return f"{shown // 60_000} min" if mode.kind == "used" and not exact else minutes(shown)


def minutes(milliseconds: int) -> str:
    """Time as people read it: 3:07, or -0:12 once it has run out."""
    seconds = abs(milliseconds) // 1000
    sign = "-" if milliseconds < 0 and seconds else ""
    hours, rest = divmod(seconds, 3600)
    return f"{sign}{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{sign}{rest // 60}:{rest % 60:02}"

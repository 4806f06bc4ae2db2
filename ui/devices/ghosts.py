"""Practice ghosts at the table: each slaps in its own time, through the same arbiter as every hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kivy.clock import Clock, ClockEvent

from companion.inputs import now_ns
from companion.play.node import Node
from companion.play.table import Table
from companion.standin.ghost import slaps_after
from ui.handed.open_game import OpenGame

SECOND = 1_000_000_000
BY = "ghost"  # what pressed, in the lines of a slap


class Ghosts:
    """Looks at the table after everything that was said, and lets a hand come down when it is time."""

    def __init__(self, tap: Callable[[str, str, int], None]) -> None:
        self._tap = tap
        self._seen: Node | None = None
        self._due: dict[str, ClockEvent] = {}

    def look(self, game: OpenGame | None) -> None:
        """A card more: whoever would slap it will; where nobody may slap, nobody does."""
        table = game.table if game is not None and game.running else None
        if table is None or not table.session.now.filled or not table.slaps.possible:
            self._still()
            return
        tip = table.session.now.tip
        if tip is self._seen:
            return
        self._seen = tip
        for seat in table.session.now.chairs:
            after = slaps_after(table.session, seat) if seat not in self._due else None
            if after is not None:
                self._slap(table, seat, after)

    def _slap(self, table: Table, seat: str, after: int) -> None:
        """A hand that comes down so long after the card was turned."""
        self._wait(table, seat, max(now_ns(), self._turned(table) + after))

    def _wait(self, table: Table, seat: str, at: int) -> None:
        fall = partial(self._fall, table, seat, at)
        self._due[seat] = Clock.schedule_once(fall, max(0, at - now_ns()) / SECOND)

    @staticmethod
    def _turned(table: Table) -> int:
        """When the last card was turned, as its line tells; now, where it does not."""
        moments = [arg[1:] for arg in table.session.now.tip.move.args if arg.startswith("@")]
        return table.since + int(moments[0]) if moments else now_ns()

    def _fall(self, table: Table, seat: str, at: int, *_: object) -> None:
        if now_ns() < at:  # frames count from when they began, and no hand is told of before it comes down
            self._wait(table, seat, at)
            return
        self._due.pop(seat, None)
        if table.slaps.possible:
            self._tap(seat, BY, at)

    def close(self) -> None:
        """No hand comes down any more."""
        self._still()

    def _still(self) -> None:
        for due in self._due.values():
            due.cancel()
        self._due.clear()
        self._seen = None

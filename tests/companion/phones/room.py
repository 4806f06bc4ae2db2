"""The touch screen's side of the house, without a screen: a table that pages are told of."""

from __future__ import annotations

from collections.abc import Mapping

from companion.inputs import Press
from companion.keep.share import play_link
from companion.keep.statistics import Bar, Chart
from companion.play.match import Match
from companion.play.session import Session
from companion.play.table import Table
from companion.view import View, text

TONE = ("red", "blue", "yellow", "green", "purple", "orange", "teal", "pink")
SHAPE = ("disc", "square", "triangle", "diamond", "pentagon", "hexagon", "star")


class Room:
    """The touch screen's side of the house, without a screen."""

    def __init__(self, table: Table | None = None) -> None:
        self.table = table
        self.resting = False
        self.slapped: list[tuple[str, int, int]] = []

    @property
    def where(self) -> str:
        """Where people are."""
        if self.table is None:
            return "idle"
        return "over" if self.table.outcome else "rest" if self.resting else "play"

    def say(self, line: str) -> None:
        """A line, as the app would hear it."""
        assert self.table is not None
        self.table.handle(Press(line, 0))

    def slap(self, seat: str, at: int, within: int) -> None:
        """A slap, remembered."""
        self.slapped.append((seat, at, within))

    def left(self, seat: str) -> int | None:
        """Everyone has ten minutes."""
        return 600_000

    def badges(self, view: View) -> Mapping[str, tuple[str, str, str]]:
        """A sign for every seat."""
        sides = {side.seat: side.tone for side in view.sides}
        names = self.table.session.names if self.table else {}
        return {
            seat: (SHAPE[n % 7], name[0], sides.get(seat) or TONE[n % 8])
            for n, (seat, name) in enumerate(names.items())
        }

    def charts(self) -> tuple[Chart, ...]:
        """Two people have won something."""
        bars = [("Ana", 7, 11), ("Bo", 4, 11), ("Cleo", 2, 8)]
        told = [
            Bar(text("called", name=who), won, text("stats-won", won=won, played=of), player=who)
            for who, won, of in bars
        ]
        return (Chart(text("stats-wins"), tuple(told)),)

    def palette(self, game: str) -> Mapping[str, object]:
        """No colours: nothing is drawn here."""
        return {}

    def play_link(self) -> str:
        """The result for BG Stats."""
        return play_link(self.table.session, 1) if self.table else ""


def table_of(
    game: str, names: tuple[str, ...], options: Mapping[str, str] | None = None, seed: str = "rig"
) -> Table:
    """A game set up by a seed, at its first move."""
    table = Table(Session(Match(game, names, dict(options or {}), started="2026-05-01 20:00")))
    table.press(f"draw {seed}", 0)
    return table

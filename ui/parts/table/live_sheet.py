"""On the table screen: the score sheet where a game has no board, and the number a move waits for."""

from __future__ import annotations

from collections.abc import Callable

from kivy.core.window import Window
from kivy.uix.widget import Widget

from companion.keep.score_sheet import Entry, corrected, number_in, sheet_of
from companion.play.table import Table
from companion.view import Text
from companion.words import told
from ui.handed.open_game import OpenGame
from ui.handed.ways import Ways
from ui.parts.common.digits import Digits, ask_number
from ui.parts.common.sheet import SheetPart
from ui.parts.table.score_correction import correct


class LiveSheet(SheetPart):
    """The sheet of the game on the table, as high as the room it stands in."""

    last: Entry | None = None

    def __init__(self, room: Widget, ways: Ways, refresh: Callable[[], None], **properties: object) -> None:
        super().__init__(size_hint_y=None, height=room.height, **properties)
        self.ways, self.refresh = ways, refresh
        room.bind(height=self.setter("height"))

    def read(self, game: OpenGame) -> None:
        """Show the sheet as it stands; where a number was written last, that column is seen."""
        self.game, session = game, game.table.session
        sheet = sheet_of(session.match, session.now.tip)
        self.show(sheet, 0, corrected(session.match, session.now), self.touch, session.now.tip.view().sides)
        last = sheet.rows[-1].entries[-1] if sheet.rows else None
        if last != self.last:
            self.last = last
            written = [n for n, column in enumerate(sheet.columns) if last and column.id == last.who]
            self.turn_to(written[0] if written else 0)

    def touch(self, row: int, column: int) -> None:
        """A finger on a number."""
        correct(self.game, self.look, self.ways, (row, 0, column), lambda told: self.refresh())


def ask_told(table: Table, press: Callable[[str], None], say: Callable[[Text], str]) -> None:
    """Ask for the number a move waits for, once."""
    if table.wants_number is None or any(isinstance(shown, Digits) for shown in Window.children):
        return
    was = number_in(table.session.now.nodes[table.amending - 1].move) if table.amending else None
    question = say(told(table.session.match.game, table.wants_number, table.view()))
    ask_number(f"{question} …", was, lambda number: press(f"number {number}"), lambda: press("cancel"))

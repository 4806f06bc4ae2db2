"""The game so far, line by line: any of them can be corrected, or play taken back to it."""

from __future__ import annotations

from collections.abc import Callable

from kivy.properties import ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from ui.parts.common.badge import Sign, signs
from ui.parts.common.menu import Menu
from ui.parts.verdict.verdict import OldVerdict
from ui.screens.page import GamePage, load


class LineKey(ButtonBehavior, BoxLayout):
    """One line of the game."""

    number = NumericProperty()
    who = StringProperty()
    said = StringProperty()
    sign: Sign | None = ObjectProperty(None, allownone=True)
    lite = ColorProperty()
    asks: Callable[[int, str], None] = ObjectProperty()

    def on_sign(self, *_: object) -> None:
        """Whose line it is; the table's own has no sign."""
        self.ids.badge.wear(self.sign or Sign("disc", "", ""))

    def on_release(self) -> None:
        """What can be done with a past line."""
        self.asks(self.number, self.said)


class HistoryPage(GamePage):
    """All lines of this game, the last one first; or only those of a round the score sheet asks about."""

    only: range | None = None
    came = StringProperty("table")

    def on_leave(self, *_: object) -> None:
        """Next time all lines again."""
        self.only, self.came = None, "table"

    def refresh(self) -> None:
        """List the lines."""
        table = self.table
        rows = []
        nodes, theme = table.session.now.nodes, self.look.theme
        worn = signs(self.game.names, table.view().sides, self.look.known)
        for node in reversed([node for node in nodes if self.only is None or node.n in self.only]):
            who = self.game.names.get(node.move.seat, self.tr("history-table"))
            # The name stands before the line already.
            told = self.say(table.line_told(node.line)).removeprefix(who).lstrip(" \N{NO-BREAK SPACE}:")
            sign = worn.get(node.move.seat)
            lite = theme.lite(sign.tone) if sign else theme.soft
            row = {"number": node.n, "who": who, "said": told, "asks": self.ask, "sign": sign, "lite": lite}
            rows.append(row)
        self.ids.lines.data = rows

    def ask(self, number: int, said: str) -> None:
        """Correct this line, or take back everything after it."""
        items = [
            ("edit", self.tr("history-amend"), lambda: self.tell(f"amend {number}")),
            ("undo", self.tr("history-back"), lambda: self.tell(f"back {number}")),
        ]
        node = self.table.session.now.nodes[number - 1]
        if (strip := self.table.slaps.settled_by(node)) is not None:
            items.append(
                (
                    "flag",
                    self.tr("verdict-again"),
                    lambda: OldVerdict(strip, node, self.ask_about).open(animation=False),
                )
            )
        Menu.show(f"{number}. {self.say(self.table.line_told(node.line))}", items)

    def tell(self, line: str) -> None:
        """Say it to the table, and look at what came of it."""
        self.game.tell(line)
        self.game.clock("run")
        self.ways.show("table")


load(__file__)

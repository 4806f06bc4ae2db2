"""The game so far, line by line: any of them can be corrected, or play taken back to it."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from ui.parts.common.menu import Menu
from ui.parts.table.verdict import OldVerdict
from ui.screens.page import Page, load


class LineKey(ButtonBehavior, BoxLayout):
    """One line of the game."""

    number = NumericProperty()
    who = StringProperty()
    said = StringProperty()

    def on_release(self) -> None:
        """What can be done with a past line."""
        App.get_running_app().root.get_screen("history").ask(self.number, self.said)


class History(Page):
    """All lines of this game, the last one first; or only those of a round the score sheet asks about."""

    only: range | None = None
    came = StringProperty("table")

    def on_leave(self, *_: object) -> None:
        """Next time all lines again."""
        self.only, self.came = None, "table"

    def refresh(self) -> None:
        """List the lines."""
        app, table = self.app, self.app.table
        rows = []
        nodes = table.session.now.nodes
        for node in reversed([node for node in nodes if self.only is None or node.n in self.only]):
            who = app.names.get(node.move.seat, app.tr("history-table"))
            rows.append({"number": node.n, "who": who, "said": app.say(table.line_told(node.line))})
        self.ids.lines.data = rows

    def ask(self, number: int, said: str) -> None:
        """Correct this line, or take back everything after it."""
        app = self.app
        items = [
            ("edit", app.tr("history-amend"), lambda: self.say(f"amend {number}")),
            ("undo", app.tr("history-back"), lambda: self.say(f"back {number}")),
        ]
        node = app.table.session.now.nodes[number - 1]
        if (strip := app.table.slaps.settled_by(node)) is not None:
            items.append(
                ("flag", app.tr("verdict-again"), lambda: OldVerdict(strip, node).open(animation=False))
            )
        Menu.show(f"{number}. {said}", items)

    def say(self, line: str) -> None:
        """Say it to the table, and look at what came of it."""
        self.app.tell(line)
        self.app.run_clock()
        self.app.show("table")


load(__file__)

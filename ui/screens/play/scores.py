"""The score sheet of the game on the table, live or over: touch a number to correct it."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty

from companion.inputs import Press
from companion.keep.export import export_to, exports
from companion.keep.score_sheet import corrected, sheet_of
from ui.app.score_correction import correct
from ui.parts.common.sheet import SheetPart  # noqa: F401  named in the kv file
from ui.screens.page import Page, load


class Scores(Page):
    """Every round with its parts; rows and columns never change places."""

    came = StringProperty("table")
    said = StringProperty()
    several = BooleanProperty(False)
    undoable = BooleanProperty(False)

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self.count = 0

    def open(self) -> None:
        """Show the sheet of the game on the table; back leads to where we came from."""
        if self.app.root.current != "history":
            session = self.app.table.session
            rows = sheet_of(session.match, session.now.tip).rows
            totals = rows[-1].totals if rows else ((0,),)
            # What decides the game, unless that is only given at the end.
            self.count = next((n for n, values in enumerate(totals) if any(values)), 0)
            self.came = self.app.root.current
        self.app.show("scores")

    def on_pre_enter(self, *_: object) -> None:
        """What can be done here is said once more."""
        self.said = self.app.tr("scores-about")
        super().on_pre_enter()

    def refresh(self) -> None:
        """Fold the sheet anew."""
        app, session = self.app, self.app.table.session
        sheet = sheet_of(session.match, session.now.tip)
        self.undoable = session.now.past is not None
        self.several = len(sheet.counts) > 1
        counts = self.ids.counts
        counts.label = app.tr("scores-count")
        counts.chosen = str(self.count)
        counts.answers = [(str(n), app.say(name)) for n, name in enumerate(sheet.counts)] * self.several
        counts.chose = self.choose
        self.ids.sheet.show(sheet, self.count, corrected(session.match, session.now), self.touch)

    def choose(self, count: str) -> None:
        """Another thing that is counted."""
        self.count = int(count)
        self.refresh()

    def touch(self, row: int, column: int) -> None:
        """A finger on a number, or on the title of a round."""
        correct(row, self.count, column, self.told)

    def told(self, said: str) -> None:
        """What came of it."""
        self.said = said
        self.refresh()

    def take_back(self) -> None:
        """Undo, as on the table."""
        self.app.table.handle(Press("undo"))
        self.told(self.app.tr("scores-undone"))

    def export(self) -> None:
        """The sheet as a table for other programs."""
        app = self.app
        try:
            path = export_to(app.journal, [app.number], "csv", exports(), app.language)
            self.said = app.tr("exported", file=path.name, folder=str(path.parent))
        except OSError:
            self.said = app.tr("not-kept-read-only", detail="")


load(__file__)

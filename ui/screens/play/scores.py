"""The score sheet of the game on the table, live or over: touch a number to correct it."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty

from companion.keep.export import export_to, exports
from companion.keep.score_sheet import corrected, sheet_of
from ui.handed.appearance import Appearance
from ui.handed.ways import ScreenName, Ways
from ui.parts.common.questions import Choice  # noqa: F401  named in the kv file
from ui.parts.common.sheet import SheetPart  # noqa: F401  named in the kv file
from ui.parts.table.score_correction import correct
from ui.screens.page import GamePage, load


class ScoresPage(GamePage):
    """Every round with its parts; rows and columns never change places."""

    came = StringProperty("table")
    said = StringProperty()
    several = BooleanProperty(False)
    undoable = BooleanProperty(False)

    def __init__(self, look: Appearance, ways: Ways, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.count = 0

    def open(self, came: ScreenName) -> None:
        """Show the sheet of the game on the table; back leads to where we came from."""
        if came != "history":
            session = self.table.session
            self.count = sheet_of(session.match, session.now.tip).decides
            self.came = came

    def on_pre_enter(self, *_: object) -> None:
        """What can be done here is said once more."""
        self.said = self._running() or self.tr("scores-about")
        super().on_pre_enter()

    def _running(self) -> str:
        """What the round that is on has brought so far: the sheet tells only what is counted."""
        tally = self.table.session.position.tally()
        if tally.running is None or not any(tally.running.values):
            return ""
        pairs = zip(tally.columns, tally.running.values, strict=True)
        said = " · ".join(f"{self.say(column.name)} {value}" for column, value in pairs)
        return self.tr("scores-running", said=said)

    def refresh(self) -> None:
        """Fold the sheet anew."""
        session = self.table.session
        sheet = sheet_of(session.match, session.now.tip)
        self.undoable = session.now.past is not None
        self.several = len(sheet.counts) > 1
        counts = self.ids.counts
        counts.label = self.tr("scores-count")
        counts.chosen = str(self.count)
        counts.answers = [(str(n), self.say(name)) for n, name in enumerate(sheet.counts)] * self.several
        counts.chose = self.choose
        changed, sides = corrected(session.match, session.now), session.now.tip.view().sides
        self.ids.sheet.show(sheet, self.count, changed, self.touch, sides)

    def choose(self, count: str) -> None:
        """Another thing that is counted."""
        self.count = int(count)
        self.refresh()

    def touch(self, row: int, column: int) -> None:
        """A finger on a number, or on the title of a round."""
        correct(self.game, self.look, self.ways, (row, self.count, column), self.told)

    def told(self, said: str) -> None:
        """What came of it."""
        self.said = said
        self.refresh()

    def take_back(self) -> None:
        """Undo, as on the table."""
        self.game.tell("undo")
        self.told(self.tr("scores-undone"))

    def export(self) -> None:
        """The sheet as a table for other programs."""
        try:
            path = export_to(self.game.journal, [self.game.number], "csv", exports(), self.look.language)
            self.said = self.tr("exported", file=path.name, folder=str(path.parent))
        except OSError:
            self.said = self.tr("not-kept-read-only", detail="")


load(__file__)

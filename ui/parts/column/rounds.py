"""The score sheet in small, only to be read: a line for each of the last rounds, and the sums below."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.keep.score_sheet import Sheet, sheet_of
from companion.play.node import Node
from companion.play.session import Session
from companion.view import Tally
from ui.handed.appearance import Appearance
from ui.handed.theme import TEXT
from ui.parts.common.badge import Sign, signs
from ui.parts.common.keys import lay
from ui.parts.common.letters import as_title, line_wide, room_for

FEWEST = 2  # rounds: of one, the seats tell as much
GAP = 0.3  # of a letter: beside a number


class RoundsColumn(BoxLayout):
    """Whose sign it is, the numbers of the rounds, and their sum; or what these are called."""

    letter = NumericProperty(1)
    called = BooleanProperty(False)
    told = StringProperty()
    lines = NumericProperty(1)
    total = StringProperty()


class Rounds(BoxLayout):
    """A column for each side, as many rounds as have room; nothing where a game has none."""

    letter = NumericProperty(1)  # pixels
    title = StringProperty()  # what is counted
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self._columns: list[RoundsColumn] = []
        self._tip: Node | None = None
        self._tally: Tally | None = None
        self._sheet: Sheet | None = None
        self._worn: list[Sign] = []  # a team by whoever of it sits first

    def read(self, session: Session) -> bool:
        """The sheet as it stands; where a move has counted nothing, that of before it. Whether it changed."""
        tip, tally = session.now.tip, session.position.tally()
        as_before = tip is self._tip or (tip.before is self._tip and tally == self._tally)
        if self._sheet is None or not as_before:
            self._sheet = sheet_of(session.match, tip)
        signed = signs(session.names, tip.view().sides, self.look.known)
        worn = [signed[column.seats[0]] for column in self._sheet.columns]
        changed = not as_before or worn != self._worn
        self._tip, self._tally, self._worn = tip, tally, worn
        return changed

    def fit(self, room: float, wide: float) -> float:
        """So high it stands, in no more than so much room; without any it is not there."""
        columns = [*self._told(int((room - self._above) // self._line))]
        called, *widths = [self._wide(column) for column in columns] or [0]
        if not columns or called + max(widths) * len(widths) > wide:
            lay(self.ids.columns, [])
            return 0.0
        self._columns += [RoundsColumn() for _ in columns[len(self._columns) :]]
        for n, (column, (*told, total)) in enumerate(zip(self._columns, columns, strict=False)):
            column.told, column.lines, column.total = "\n".join(told), len(told), total
            column.called = not n
            column.size_hint_x, column.letter = 1 if n else None, self.letter
            column.width = called
        for column, sign in zip(self._columns[1:], self._worn, strict=False):
            column.ids.badge.wear(sign)
        lay(self.ids.columns, self._columns[: len(columns)])
        return self._above + self._line * (len(columns[0]) - 1)

    def _told(self, most: int) -> Iterator[list[str]]:
        """What stands in each column: its rounds, and their sum."""
        sheet, say = self._sheet, self.look.say
        rounds = [row for row in sheet.rows if row.is_round] if sheet is not None else []
        if sheet is None or len(rounds) < FEWEST or most < FEWEST:
            return
        count, shown = sheet.decides, rounds[-most:]
        self.title = as_title(say(sheet.counts[count]))
        yield [*(say(row.title) for row in shown), self.look.tr("sheet-total")]
        for n, _ in enumerate(sheet.columns):
            gains = [row.gains[count][n] for row in shown]
            yield [*(_number(gain) if gain else "–" for gain in gains), _number(sheet.totals[count][n])]

    @property
    def _line(self) -> int:
        return room_for(" ", TEXT, False, int(self.letter), 1000)[0]

    @property
    def _above(self) -> float:
        """How high title, signs and sums are."""
        return self._line * 3.5

    def _wide(self, column: list[str]) -> float:
        widest = max(line_wide(words, TEXT, int(self.letter), bold=True) for words in column)
        return float(widest + 2 * GAP * self.letter)


def _number(number: int) -> str:
    return str(number).replace("-", "−")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

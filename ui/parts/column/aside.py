"""Beside it all on the largest screens: what was done, the rounds it had, the whole rule."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.play.session import Session
from companion.rulebook.sections import unmarked
from ui.handed.theme import TEXT
from ui.parts.column import rounds  # noqa: F401  named in the kv file
from ui.parts.column.chronicle import first_sentence
from ui.parts.common.letters import room_for

SHARE = 0.5  # of the height, for a rule at the most
LATELY = 8  # lines of moves: so many come before rounds of long ago


class Aside(BoxLayout):
    """The last moves, the last rounds, and the rule of the moment: nothing scrolls, nothing is cut."""

    past = ListProperty()  # the newest move first
    title = StringProperty()
    opening = StringProperty()
    newest = StringProperty()
    earlier = StringProperty()
    rule = StringProperty()
    letter = NumericProperty(1)  # pixels
    rounds_high = NumericProperty(0)
    wanted = BooleanProperty(False)  # there is room for it

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        fit = self._refit = Clock.create_trigger(self.fit, -1)
        for name in ("past", "title", "opening", "size", "letter"):
            self.fbind(name, fit)

    def show(self, past: Sequence[str], title: str, opening: str) -> None:
        """The newest lines, and the rule that matters now."""
        self.past, self.title, self.opening = [*past], title, opening

    def read(self, session: Session) -> None:
        """The rounds that were counted."""
        if self.wanted and self.ids.rounds.read(session):
            self._refit()

    def fit(self, *_: object) -> None:
        """The whole rule if it leaves half of the room, or how it begins; rounds; then the last moves."""
        room = self.height - self.spacing - 4 * self.padded - 2 * self.high(" ", True)
        forms = (unmarked(self.opening), first_sentence(self.opening))
        self.rule = next((form for form in forms if self.high(form) <= room * SHARE), "")
        left = room - self.high(self.rule) - self.letter  # what rounding takes
        around = self.spacing + 2 * self.padded
        spare = left - around - LATELY * self.high(" ")
        self.rounds_high = self.ids.rounds.fit(spare, self.width - 2 * self.padded)
        left -= self.rounds_high + around if self.rounds_high else 0
        told = []
        for n, line in enumerate(self.past):
            left -= self.high(line, not n)
            if left < 0:
                break
            told.append(line)
        self.newest, self.earlier = "".join(told[:1]), "\n".join(told[1:])

    @property
    def padded(self) -> float:
        """Between the rim of a panel and its words."""
        return float(self.letter * 0.6)

    def high(self, words: str, bold: bool = False) -> int:
        """How high words stand in this column."""
        wide = max(1, int(self.width - 2 * self.padded))
        return room_for(words, TEXT, bold, int(self.letter), wide)[0] if words else 0


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

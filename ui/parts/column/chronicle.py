"""Under the board of a large screen: what was done last, and what the rule of the moment says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from ui.handed.theme import LEAST, TEXT
from ui.parts.column.deeds import Figure  # noqa: F401  named in the kv file
from ui.parts.column.unseen import VanishingBox
from ui.parts.common.letters import line_wide, room_for

_SENTENCE = re.compile(r"(?<=[.!?…])\s+")
_MARKS = re.compile(r"[*_`#]+")
BETWEEN = "  ·  "


class Chronicle(VanishingBox):
    """The last moves in one line, as many as it has room for, and a rule: nothing that would end in dots."""

    past = ListProperty()  # the newest move first
    title = StringProperty()
    rule = StringProperty()
    newest = StringProperty()
    earlier = StringProperty()
    head = StringProperty()
    line = StringProperty()
    alone = StringProperty()  # a rule that has both lines
    unit = NumericProperty(1)
    wanted = BooleanProperty(False)  # there is room for it

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        fit = Clock.create_trigger(self.fit, -1)
        for name in ("past", "title", "rule", "size", "unit"):
            self.fbind(name, fit)

    def show(self, past: Sequence[str], title: str, opening: str) -> None:
        """The newest lines, and the rule that matters now."""
        self.past, self.title, self.rule = [*past], title, first_sentence(opening)

    def fit(self, *_: object) -> None:
        """What can be said in full: instead of half a rule, more moves."""
        room = int(self.width - self.padding[0] - self.padding[2])
        high = self.height - self.padding[1] - self.padding[3]
        newest = self.past[0] if self.past else ""
        earlier, others = self._told(self.past[1:], room - self._wide(newest + BETWEEN))
        head, line = next((rule for rule in self._rules() if self._wide("  ".join(rule)) <= room), ("", ""))
        # A move longer than a line has both, and so has a rule where no move is told.
        whole = newest if self._wide(newest) > room else "" if self.past or line else self.rule
        if room_for(whole, TEXT, False, int(self.unit * LEAST), max(1, room))[0] > high:
            whole = ""
        if self.past and not line:
            line = self._told(others, room)[0]
        self.alone = whole
        self.newest, self.earlier = ("", "") if whole else (newest, earlier and BETWEEN + earlier)
        self.head, self.line = ("", "") if whole else (head if line else self.title, line)

    def _rules(self) -> tuple[tuple[str, str], ...]:
        """The ways to say a rule, the best first."""
        return (self.title, self.rule), ("", self.rule)

    def _told(self, moves: Sequence[str], room: int) -> tuple[str, list[str]]:
        """As many moves as stand in a line, and the others."""
        for end in range(len(moves), 0, -1):
            if self._wide(said := BETWEEN.join(moves[:end])) <= room:
                return said, [*moves[end:]]
        return "", [*moves]

    def _wide(self, words: str) -> int:
        """How much of a line words need, in letters that are as bold as any."""
        return line_wide(words, TEXT, int(self.unit * LEAST), bold=True)


def first_sentence(opening: str) -> str:
    """What a rule says first, without its marks."""
    return _SENTENCE.split(" ".join(_MARKS.sub("", opening).split()))[0]


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

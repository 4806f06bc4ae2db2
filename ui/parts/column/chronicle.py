"""Under the board of a large screen: what was done last, and what the rule of the moment says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

_SENTENCE = re.compile(r"(?<=[.!?…])\s+")
_MARKS = re.compile(r"[*_`#]+")
LONGEST = 140  # letters of a rule


class Chronicle(BoxLayout):
    """Two moves, where nothing else shows them, and a rule; each line ends in dots where its room ends."""

    newest = StringProperty()
    before = StringProperty()
    title = StringProperty()
    rule = StringProperty()
    wanted = BooleanProperty(False)  # there is room for it

    def show(self, past: Sequence[str], title: str, opening: str) -> None:
        """The newest lines, and the rule that matters now."""
        self.newest, self.before = [*past, "", ""][:2]
        self.title, self.rule = title, first_sentence(opening)


def first_sentence(opening: str) -> str:
    """As much of a rule as fits in a line."""
    plain = " ".join(_MARKS.sub("", opening).split())
    said = _SENTENCE.split(plain)[0]
    return said if len(said) <= LONGEST else f"{said[:LONGEST].rsplit(' ', 1)[0]} …"


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

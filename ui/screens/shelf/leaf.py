"""A sheet of paper with one rule on it: its title, what it says, its picture, and which rules to see also."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.rulebook.sections import Section, rules_of
from ui.handed.appearance import Appearance
from ui.handed.theme import THUMB, face_of_title
from ui.parts.common.keys import Keys, Offer
from ui.parts.common.letters import line_wide
from ui.screens.shelf.reading import Answer, Reading, paragraphs

TITLE_SIZE = 29
GoTo = Callable[[str], None]


class Leaf(BoxLayout):
    """A sheet to read from."""

    title = StringProperty()
    title_wide = NumericProperty(1)
    look: Appearance = ObjectProperty()
    go_to: GoTo = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self._also = SeeAlso()
        self._others = Keys(self._also.ids.others, font=17, tall=THUMB)

    def on_width(self, *_: object) -> None:
        """The title is as long as its words: the rest of the line is ornament."""
        Clock.schedule_once(self._measure_title, 0)

    def _measure_title(self, *_: object) -> None:
        size, u = int(self.look.t * TITLE_SIZE), self.look.u
        wide = line_wide(self.title, face_of_title(self.title), size) + u * 4
        self.title_wide = max(1.0, min(wide, self.width - u * 44))

    def read(self, game: str, found: Section, sentence: str = "") -> None:
        """Show a section, at the sentence that was looked for."""
        self.title = found.title
        self._measure_title()
        page = self.ids.parts
        page.clear_widgets()
        at = None
        for part in paragraphs(game, found, sentence, self.look.theme.paper_title):
            page.add_widget(part)
            for reading in part.readings if isinstance(part, Answer) else (part,):
                if isinstance(reading, Reading):
                    reading.bind(anchor=lambda _, anchor: self.go_to(anchor))
                    at = reading if sentence and not at and _says(reading, sentence) else at
        self._see(game, found)
        self.ids.page.scroll_y = 1
        if at:  # once the paragraphs have their heights
            Clock.schedule_once(lambda _: at.parent and self.ids.page.scroll_to(at, animate=False), 0)

    def _see(self, game: str, found: Section) -> None:
        """The rules to see also, each a key."""
        there = {rule.anchor: rule for rule in rules_of(game, self.look.language)}
        self._others.show(
            [Offer(there[anchor].title, "", partial(self.go_to, anchor), "plain") for anchor in found.see]
        )
        if found.see:
            self._also.text = self.look.tr("rules-see")
            self.ids.parts.add_widget(self._also)


class SeeAlso(BoxLayout):
    """The words beside which keys to other rules stand."""

    text = StringProperty()


class Row(GridLayout):
    """Keys of a group beside one another."""


def _says(reading: Reading, sentence: str) -> bool:
    """Whether a paragraph has the sentence, whatever is marked in it."""
    return bool(reading.plain.find(sentence) >= 0)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

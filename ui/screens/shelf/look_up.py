"""Looking a rule up by typing: each key answers at once, with the sentence that says it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.rulebook.search import MOST, OFFERED, Found, nearest, search
from companion.rulebook.speech import plain
from ui.parts.common.basics import Key, Words
from ui.parts.common.keyboard import Keyboard
from ui.screens.shelf.reading import Asked

LONGEST_QUESTION = 60


class LookUp(Keyboard):
    """A keyboard with hits over it; where there are none it says so and offers the nearest words."""

    nothing = StringProperty()  # what is said where nothing is found

    def __init__(
        self,
        question: str,
        nothing: Callable[[str], str],
        game: str,
        language: str,
        now: str,
        colour: list[float],
    ) -> None:
        self._nothing, self._game, self._language, self._now, self._colour = (
            nothing,
            game,
            language,
            now,
            colour,
        )
        self.open_at: Callable[[str, str], None] = lambda anchor, sentence: None
        self.found: list[Found] = []
        self._hits = [Asked() for _ in range(MOST)]
        for key in self._hits:
            key.bind(on_release=lambda key: self.show(key.found.section.anchor, key.found.sentence))
        self._sorry = Nothing()
        self._words = [Key(font=17, tall=56) for _ in range(OFFERED)]
        for word in self._words:
            word.bind(on_release=lambda word: self.say(word.text))
        self._rows = [Hits() for _ in range(4)]
        self._laid: list[list[Widget]] = []
        super().__init__(question, "", lambda _: (), lambda _: None, LONGEST_QUESTION, high=118)
        hits = self.ids.known
        hits.rows, hits.cols, hits.size_hint_y = None, 1, None
        hits.size_hint_x = 1
        hits.bind(minimum_height=hits.setter("height"))
        hits.parent.do_scroll_x, hits.parent.do_scroll_y = False, True

    def letter_rows(self) -> list[str]:
        """All but the accented letters: accents do not matter here, and hits need the room."""
        return [row for row in super().letter_rows() if row.isascii() or not plain(row).isascii()]

    def on_typed(self, *_: object) -> None:
        """What the rules say to it so far, on keys that are there already: making one takes too long."""
        if not self.ids or not hasattr(self, "likely"):
            return
        asked = self.typed.strip()
        self.found = search(self.typed, self._game, self._language, self._now) if asked else []
        for n, found in enumerate(self.found):
            self._hits[n].show(found, best=not n, colour=self._colour)
        self.nothing = "" if self.found or not asked else self._nothing(asked)
        if self.nothing:
            self._sorry.text = self.nothing
            offered = nearest(self.typed, self._game, self._language)
            for key, word in zip(self._words, offered, strict=False):
                key.text = word
            self._lay([[self._sorry], self._words[: len(offered)]])
        else:  # the best answer by itself, the others two by two
            hits = self._hits[: len(self.found)]
            self._lay([hits[:1], hits[1:3], hits[3:5], hits[5:]])
        self.ids.known.parent.scroll_y = 1

    def _lay(self, rows: list[list[Widget]]) -> None:
        """Have these in sight, row by row, unless they are already."""
        if rows == self._laid:
            return
        self._laid = rows
        self.ids.known.clear_widgets()
        for row, shown in zip(self._rows, rows, strict=False):
            row.clear_widgets()
            for one in shown:
                row.add_widget(one)
            if shown:
                self.ids.known.add_widget(row)

    def say(self, word: str) -> None:
        """Look for a word that was offered instead."""
        self.fresh = False
        self.typed = word

    def show(self, anchor: str, sentence: str) -> None:
        """Open a rule at a sentence."""
        self.dismiss(animation=False)
        self.open_at(anchor, sentence)

    def done(self) -> None:
        """The best answer; without one, one may go on typing."""
        if self.found:
            self.show(self.found[0].section.anchor, self.found[0].sentence)


class Hits(BoxLayout):
    """Hits, or words to look for instead, side by side."""


class Nothing(Words):
    """That nothing was found."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

"""Looking a rule up by typing: each key answers at once, with the sentence that says it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.rulebook.search import nearest, search
from companion.rulebook.speech import plain
from ui.parts.common.basics import Key, Words
from ui.parts.common.keyboard import Keyboard
from ui.screens.shelf.reading import hit

SHOWN = 6
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
        """What the rules say to it so far."""
        if not self.ids or not hasattr(self, "likely"):
            return
        self.found = (
            search(self.typed, self._game, self._language, self._now)[:SHOWN] if self.typed.strip() else []
        )
        box = self.ids.known
        box.clear_widgets()
        box.parent.scroll_y = 1
        for first in (0, *range(1, len(self.found), 2)) if self.found else ():
            row = Hits()  # the best answer by itself, the others two by two
            for found in self.found[first : first + 2 if first else 1]:
                key = hit(found, not first, self._colour)
                key.bind(on_release=lambda _, found=found: self.show(found.section.anchor, found.sentence))
                row.add_widget(key)
            box.add_widget(row)
        self.nothing = "" if self.found or not self.typed.strip() else self._nothing(self.typed.strip())
        if self.nothing:
            self._offer()

    def _offer(self) -> None:
        """Nothing was found: say so, and name the words that look most like it."""
        row = Offered()
        for word in nearest(self.typed, self._game, self._language):
            key = Key(text=word, font=17)
            key.bind(on_release=lambda _, word=word: self.say(word))
            row.add_widget(key)
        self.ids.known.add_widget(Nothing(text=self.nothing))
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
    """Hits side by side."""


class Offered(BoxLayout):
    """Words to look for instead."""


class Nothing(Words):
    """That nothing was found."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

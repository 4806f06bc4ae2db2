"""Questions under each other: what is asked already stays, so that an answer costs no page."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from kivy.clock import Clock
from kivy.factory import Factory
from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from ui.handed.appearance import Appearance
from ui.handed.theme import TEXT, THUMB
from ui.parts.common.basics import NO_END, Key
from ui.parts.common.letters import room_for

ANSWER = 17  # the letters of an answer
WIDEST = 4  # answers in one row

OFF_ON = frozenset(("off", "on"))


class Toggle(Key):
    """A question that is answered by yes or no: the whole line is the switch."""

    about = StringProperty()
    on = BooleanProperty(False)
    switched: Callable[[bool], None] = ObjectProperty(lambda on: None)

    def on_release(self) -> None:
        """The other answer."""
        self.on = not self.on
        self.switched(self.on)

    def grow(self, *_: object) -> None:
        """Its lines have room of their own."""


class Choice(BoxLayout):
    """A question with its few answers side by side; the chosen one is gold."""

    label = StringProperty()
    about = StringProperty()  # what it changes, in a line
    answers = ListProperty()
    chosen = StringProperty()
    cols = NumericProperty(1)
    row = NumericProperty(0)
    letter = NumericProperty(1)
    look: Appearance = ObjectProperty()
    chose = ObjectProperty(lambda answer: None)

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        lay = Clock.create_trigger(self.lay, -1)
        for name in ("width", "answers", "letter"):
            self.fbind(name, lay)

    def lay(self, *_: object) -> None:
        """As many answers in a row as have room for their words, all rows as high as the highest needs."""
        if not self.answers:
            return
        u = self.look.u
        size, gap, room = int(self.look.t * ANSWER), u * 6, self.width - u * 28
        offered = [words for _, words in self.answers]
        longest = max(room_for(words, TEXT, True, size, NO_END)[1] for words in offered) + u * 20
        most = max(1, min(len(offered), WIDEST, int((room + gap) // (longest + gap))))
        rows = math.ceil(len(offered) / most)
        self.cols = math.ceil(len(offered) / rows)
        wide = int((room - gap * (self.cols - 1)) / self.cols - u * 18)
        high = max(room_for(words, TEXT, True, size, max(1, wide))[0] for words in offered)
        self.row = max(u * THUMB, high + u * 10)

    def on_answers(self, *_: object) -> None:
        """One key for each (id, words)."""
        self.ids.answers_box.clear_widgets()
        for answer, words in self.answers:
            key = Key(text=words, font=ANSWER, kind="chosen" if answer == self.chosen else "plain")
            key.bind(on_release=partial(self._pressed, answer))
            self.ids.answers_box.add_widget(key)

    def on_chosen(self, *_: object) -> None:
        """The gold moves to the answer now chosen."""
        if not self.ids:
            return
        for (answer, _), key in zip(self.answers, reversed(self.ids.answers_box.children), strict=False):
            key.kind = "chosen" if answer == self.chosen else "plain"

    def _pressed(self, answer: str, _: Key) -> None:
        self.choose(answer)

    def choose(self, answer: str) -> None:
        """An answer was pressed."""
        self.chosen = answer
        self.chose(answer)


class Question(NamedTuple):
    """What is asked, the answers with their words, and what it changes; without answers it is a heading."""

    key: str
    label: str
    answers: tuple[tuple[str, str], ...] = ()
    about: str = ""


class Questions(BoxLayout):
    """A column of questions."""

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self._asked: dict[Question, Widget] = {}

    def ask(
        self, questions: Sequence[Question], chosen: Callable[[str], str], chose: Callable[[str, str], None]
    ) -> None:
        """Make what is new, let go of what is asked no more, and show every answer as it is."""
        if [*self._asked] != [*questions]:
            self.clear_widgets()
            made = {question: self._asked.get(question) or _made(question) for question in questions}
            for part in made.values():
                self.add_widget(part)
            self._asked = made
        for question, part in self._asked.items():
            if isinstance(part, Toggle):
                part.on = chosen(question.key) == "on"
                part.switched = partial(_switched, chose, question.key)
            elif isinstance(part, Choice):
                part.chosen = chosen(question.key)
                part.chose = partial(chose, question.key)


def _made(question: Question) -> Widget:
    """A switch where it is on or off, else all the answers."""
    if not question.answers:
        return Factory.GroupTitle(text=question.label)
    if {answer for answer, _ in question.answers} == OFF_ON:
        return Toggle(text=question.label, about=question.about)
    part = Choice(label=question.label, about=question.about)
    part.answers = [*question.answers]
    return part


def _switched(chose: Callable[[str, str], None], key: str, on: bool) -> None:
    chose(key, "on" if on else "off")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

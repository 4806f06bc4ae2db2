"""Questions under each other: what is asked already stays, so that an answer costs no page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from kivy.factory import Factory
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from ui.parts.common.basics import Choice, Key

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

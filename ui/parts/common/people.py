"""People who are remembered, each by colour, shape and name: one touch says who it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ColorProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.modalview import ModalView

from companion.keep.players import Player
from ui.handed.appearance import Appearance
from ui.parts.common.badge import sign_of
from ui.parts.common.basics import Key
from ui.parts.common.keyboard import ask
from ui.parts.common.menu import Item


class PersonKey(ButtonBehavior, BoxLayout):
    """One person to touch."""

    text = StringProperty()
    sub = StringProperty()
    shape = StringProperty()
    stripe = ColorProperty()
    look: Appearance = ObjectProperty()

    def __init__(self, player: Player, sub: str = "", **properties: object) -> None:
        super().__init__(**properties)
        self.player, self.text, self.sub, self.shape = player, player.name, sub, player.shape
        sign = sign_of(player.name, {**self.look.known, player.name: player})
        self.ids.badge.wear(sign)
        self.stripe = self.look.theme.tone(sign.tone)[0]


class People(ModalView):
    """Who is it? One of those remembered, or a name typed."""

    question = StringProperty()
    look: Appearance = ObjectProperty()

    def __init__(
        self,
        question: str,
        people: Sequence[Player],
        seated: Sequence[str],
        answer: Callable[[str], None],
        others: Sequence[Item] = (),
        **properties: object,
    ) -> None:
        super().__init__(question=question, **properties)
        self.answer = answer
        for icon, words, press in others:
            other = Key(icon=icon, text=words, font=19, tall=88)
            other.bind(on_release=lambda _, press=press: self.close(press))
            self.ids.people.add_widget(other)
        for player in people:
            key = PersonKey(player, self.look.tr("people-swap") if player.name in seated else "")
            key.bind(on_release=lambda key: self.take(key.player.name))
            self.ids.people.add_widget(key)

    def close(self, then: Callable[[], None]) -> None:
        """Nobody who is remembered, but one of the others."""
        self.dismiss(animation=False)
        then()

    def take(self, name: str) -> None:
        """It is this one."""
        self.dismiss(animation=False)
        self.answer(name)

    def type(self) -> None:
        """Somebody new."""
        self.dismiss(animation=False)
        ask(self.question, "", lambda typed: [], self.answer)


def ask_person(
    question: str,
    people: Sequence[Player],
    seated: Sequence[str],
    answer: Callable[[str], None],
    others: Sequence[Item] = (),
) -> None:
    """Ask who it is; where nobody is remembered yet, a name is typed at once."""
    if people or others:
        People(question, people, seated, answer, others).open(animation=False)
    else:
        ask(question, "", lambda typed: [], answer)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

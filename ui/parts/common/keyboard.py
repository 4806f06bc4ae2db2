"""An on-screen keyboard: a question, what was typed, likely answers, and keys in the reader's order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kivy.core.window import Window
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.modalview import ModalView

from companion.play.match import LONGEST_NAME
from ui.handed.appearance import Appearance
from ui.parts.common.basics import Key

Likely = Callable[[str], Sequence[tuple[str, str]]]


class Letter(Key):
    """A letter where people look for it: on a tall screen it is narrower than a thumb, and higher."""


class Keyboard(ModalView):
    """Asks for a short text."""

    high = NumericProperty(52)  # units for likely answers
    question = StringProperty()
    typed = StringProperty()
    capital = BooleanProperty(True)
    look: Appearance = ObjectProperty()
    room = NumericProperty(0)  # rows kept free for likely answers, so that the keys stay where they are

    def __init__(
        self,
        question: str,
        typed: str,
        likely: Likely,
        answer: Callable[[str], None],
        longest: int = LONGEST_NAME,
        **properties: object,
    ) -> None:
        super().__init__(question=question, typed=typed, **properties)
        self.longest = longest
        self.answer, self.likely = answer, likely
        self.fresh = True
        self._lay_keys()
        self.on_typed()
        Window.bind(size=self._lay_keys)
        self.bind(on_dismiss=lambda _: Window.unbind(size=self._lay_keys))

    def on_typed(self, *_: object) -> None:
        """Likely answers to what was typed so far, each a key."""
        if not self.ids or not hasattr(self, "likely"):
            return
        self.ids.known.clear_widgets()
        for answer, words in self.likely("" if self.fresh else self.typed):
            best = self.room and not self.ids.known.children
            kind, wide = "chosen" if best else "plain", self.look.u * 186
            key = Key(text=words, font=17, kind=kind, size_hint_min_x=wide)
            key.bind(on_release=lambda _, answer=answer: self.take(answer))
            self.ids.known.add_widget(key)

    def _lay_keys(self, *_: object) -> None:
        self.ids.rows.clear_widgets()
        look = self.look
        self._letters: dict[Letter, str] = {}
        for letters in self._fitting(self.letter_rows()):
            row = BoxLayout(spacing=look.u * 5)
            for letter in letters:
                key = Letter(font=24, padding=0)
                key.bind(on_release=lambda key: self.type(key.text))
                self._letters[key] = letter
                row.add_widget(key)
            self.ids.rows.add_widget(row)
        self.on_capital()
        bottom = BoxLayout(spacing=look.u * 5)
        bottom.add_widget(self._key(text="A/a", press=self.shift, size_hint_x=0.2))
        bottom.add_widget(self._key(text=look.tr("keyboard-space"), press=lambda: self.type(" ")))
        bottom.add_widget(self._key(icon="back", press=self.rub_out, size_hint_x=0.2))
        self.ids.rows.add_widget(bottom)

    def on_capital(self, *_: object) -> None:
        """Other faces on the same keys: a letter costs no keyboard."""
        for key, letter in self._letters.items():
            key.text = letter.upper() if self.capital else letter

    def _fitting(self, rows: list[str]) -> list[str]:
        """Rows of up to ten letters stay whole; on a tall screen a longer one is two."""
        wide = Window.width * 0.9 / self.look.thumb
        halves = ((row[: len(row) // 2], row[len(row) // 2 :]) for row in rows)
        return [
            part
            for row, parts in zip(rows, halves, strict=True)
            for part in (parts if len(row) > max(10, wide) else (row,))
        ]

    def letter_rows(self) -> list[str]:
        """The keys in the reader's order."""
        return self.look.tr("keyboard-keys").split()

    def _key(self, press: Callable[[], None], text: str = "", icon: str = "", **properties: object) -> Key:
        key = Key(text=text, icon=icon, font=24, padding=0, **properties)
        key.bind(on_release=lambda _: press())
        return key

    def type(self, letter: str) -> None:
        """A letter more; the first one replaces what stood there."""
        kept = "" if self.fresh else self.typed
        self.fresh = False
        if len(kept) < self.longest:
            self.typed = kept + letter
        if letter.strip():
            self.capital = False

    def shift(self) -> None:
        """Capitals or small letters."""
        self.capital = not self.capital

    def rub_out(self) -> None:
        """A letter less."""
        self.fresh = False
        self.typed = self.typed[:-1]

    def take(self, name: str) -> None:
        """A likely answer."""
        self.typed = name
        self.done()

    def done(self) -> None:
        """Answer with what stands there."""
        self.dismiss(animation=False)
        self.answer(self.typed.strip())


def ask(
    question: str,
    typed: str,
    likely: Likely,
    answer: Callable[[str], None],
    longest: int = LONGEST_NAME,
    room: int = 0,
) -> Keyboard:
    """Ask for a short text; `likely` gives (answer, words) for what was typed so far."""
    keyboard = Keyboard(question, typed, likely, answer, longest, room=room)
    keyboard.open(animation=False)
    return keyboard


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

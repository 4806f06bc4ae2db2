"""A rail of ways on: icons side by side in one panel, with their words as far as there is room."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from kivy.core.window import Window
from kivy.factory import Factory
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from ui.handed.appearance import Appearance
from ui.handed.theme import TEXT
from ui.parts.common.basics import NO_END, Key
from ui.parts.common.letters import room_for

FONT, SIGN, BARE, AROUND = (
    16,
    24,
    56,
    32,
)  # units: letters, icons, a key without words, and what is around words


class Way(NamedTuple):
    """What a key of the rail shows and does."""

    icon: str
    words: str
    press: Callable[[], object]


class Rail(BoxLayout):
    """As wide as its keys; laid anew when units or letters change."""

    look: Appearance = ObjectProperty()
    unit = NumericProperty(1)
    letter = NumericProperty(1)

    def __init__(self, **properties: object) -> None:
        self._ways: list[Way] = []
        self._keys: list[Key] = []
        self._share = 0.0
        super().__init__(**properties)
        self.bind(unit=self._lay, letter=self._lay)

    def offer(self, ways: Iterable[Way], share: float = 0.0) -> None:
        """One key for each way; those that come first have their words first, in this share of the screen."""
        self._ways, self._share = [*ways], share
        self.clear_widgets()
        self._keys = [Key(icon=way.icon, kind="bare", font=FONT, size_hint_x=None) for way in self._ways]
        for n, (way, key) in enumerate(zip(self._ways, self._keys, strict=True)):
            if n:
                self.add_widget(Factory.Hairline())
            key.bind(on_release=lambda _, press=way.press: press())
            self.add_widget(key)
        self._lay()

    def _lay(self, *_: object) -> None:
        """Words as far as there is room; the keys stay the same."""
        u, size = self.look.u, int(self.look.t * FONT)
        flat = Window.width > Window.height
        room = Window.width * self._share * flat - u * BARE * len(self._ways)
        for way, key in zip(self._ways, self._keys, strict=True):
            more = sum(_words_wide(way.words, size)) + u * (SIGN + AROUND - BARE)
            spoken = bool(way.words) and more <= room
            room -= more * spoken
            key.text, key.icon_size = (way.words, SIGN) if spoken else ("", 28)
            key.width = u * BARE + more * spoken


def _words_wide(words: str, size: int) -> list[float]:
    """How wide each word is in a line, with the gap behind it."""
    gap = size * 0.3
    return [room_for(word, TEXT, True, size, NO_END)[1] + gap for word in words.split()]

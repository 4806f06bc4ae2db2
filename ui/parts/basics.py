"""Letters, icons and keys: what every screen is made of."""

from __future__ import annotations

from pathlib import Path

from kivy.app import App
from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label


class Words(Label):
    """A sentence, wrapped to its width; markup is never read."""


class Fitting(Words):
    """A sentence as large as its room allows, and no larger than `largest`."""

    largest = NumericProperty(24)
    smallest = NumericProperty(14)

    def __init__(self, **said: object) -> None:
        super().__init__(**said)
        fit = Clock.create_trigger(self.fit, -1)
        for name in ("text", "size", "largest"):
            self.fbind(name, fit)

    def fit(self, *_: object) -> None:
        """Try sizes from the largest down until every line is in the room."""
        unit = App.get_running_app().u
        for size in range(int(self.largest), int(self.smallest) - 1, -1):
            self.font_size = unit * size
            self.texture_update()
            if self.texture_size[1] <= self.height:
                break


class Icon(Label):
    """A drawn sign."""

    icon = StringProperty()


class Key(ButtonBehavior, BoxLayout):
    """Something to press, large enough for a thumb: an icon, words, or both."""

    icon = StringProperty()
    text = StringProperty()
    sub = StringProperty()
    kind = StringProperty("plain")
    font = NumericProperty(19)
    icon_size = NumericProperty(28)
    wrap = BooleanProperty(False)
    usable = BooleanProperty(True)

    def _tint(self) -> tuple[list[float], list[float], list[float]]:
        """Face, letters and rim for what this key is for."""
        theme = App.get_running_app().theme
        face, letters, rim = {
            "main": (theme.gold, theme.gold_ink, theme.gold),
            "danger": (theme.red, theme.red_ink, theme.red),
            "chosen": (theme.raised, theme.gold, theme.gold),
            "quiet": (theme.panel, theme.soft, theme.panel),
        }.get(self.kind, (theme.raised, theme.ink, theme.line))
        if not self.usable:
            return [*theme.panel[:3], 1], [*theme.soft[:3], 0.45], theme.panel
        if self.state == "down":
            face, letters = letters, face
        return face, letters, rim

    def _colour(self, n: int) -> list[float]:
        return self._tint()[n]

    face = AliasProperty(lambda self: self._colour(0), bind=("kind", "state", "usable"))
    letters = AliasProperty(lambda self: self._colour(1), bind=("kind", "state", "usable"))
    rim = AliasProperty(lambda self: self._colour(2), bind=("kind", "state", "usable"))

    def __init__(self, **said: object) -> None:
        super().__init__(**said)
        App.get_running_app().theme.fbind("worn", self._repaint)

    def _repaint(self, *_: object) -> None:
        for name in ("face", "letters", "rim"):
            self.property(name).dispatch(self)

    def on_touch_down(self, touch):
        """A key that cannot be used takes no touch."""
        return self.usable and super().on_touch_down(touch)


class Choice(BoxLayout):
    """A question with its few answers side by side; the chosen one is gold."""

    label = StringProperty()
    answers = ListProperty()
    chosen = StringProperty()
    rows = NumericProperty(1)
    chose = ObjectProperty(lambda answer: None)

    def on_answers(self, *_: object) -> None:
        """One key for each (id, words)."""
        self.ids.answers_box.clear_widgets()
        for answer, words in self.answers:
            key = Key(text=words, font=17, kind="chosen" if answer == self.chosen else "plain")
            key.bind(on_release=lambda _, answer=answer: self.choose(answer))
            self.ids.answers_box.add_widget(key)

    def on_chosen(self, *_: object) -> None:
        """The gold moves to the answer now chosen."""
        if not self.ids:
            return
        for (answer, _), key in zip(self.answers, reversed(self.ids.answers_box.children), strict=False):
            key.kind = "chosen" if answer == self.chosen else "plain"

    def choose(self, answer: str) -> None:
        """An answer was pressed."""
        self.chosen = answer
        self.chose(answer)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

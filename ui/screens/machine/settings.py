"""Settings: one question for each setting that has choices, answered by touch and kept at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kivy.core.window import Window
from kivy.properties import StringProperty

from companion.play.clock import ClockMode
from companion.settings import SETTINGS, Setting, Settings
from companion.view import text
from companion.words import words_in
from ui.devices.sounds import can_speak
from ui.handed.appearance import Appearance
from ui.handed.theme import columns
from ui.handed.ways import ScreenName, Ways
from ui.parts.common.basics import Key
from ui.parts.common.questions import Question
from ui.screens.page import Page, load

# Pages of their own, each reached from here: screen, icon, words.
PAGES: tuple[tuple[ScreenName, str, str], ...] = (
    ("buttons", "button-press", "buttons-title"),
    ("camera", "camera", "menu-camera"),
    ("sheets", "card", "sheets-open"),
    ("doctor", "heart", "doctor-title"),
    ("touch-check", "hand", "corners-title"),
    ("backups", "history", "backup-title"),
    ("phones", "players", "phones-title"),
    ("club", "trophy", "club-title"),
    ("updates", "export", "update-title"),
)
# What belongs together, and in which order it is asked.
GROUPS: dict[str, tuple[str, ...]] = {
    "look": ("language", "theme", "scale", "calm"),
    "play": ("clock", "patience", "learning", "facing"),
    "screen": ("dim", "rotation", "screen"),
    "sound": ("sound", "volume", "voice"),
}
COLUMN, MOST = 330, 3  # letters' units that a column of questions needs, and so many there are
UNITS = {"scale": " %", "rotation": "°"}


class SettingsPage(Page):
    """All settings."""

    opens_at_top = True

    came_from = StringProperty("home")

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        settings: Settings,
        change: Callable[[str, str], None],
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.settings, self.change = settings, change
        self._spoken = ""

    def on_pre_enter(self, *_: object) -> None:
        """Back leads to the table if a game is on."""
        if self.ways.came_from not in [screen for screen, _, _ in PAGES]:
            self.came_from = self.ways.came_from
        super().on_pre_enter()

    def refresh(self) -> None:
        """Everything there is to choose as it is now."""
        self._lay_pages()
        asked = {setting.key: setting for setting in SETTINGS if setting.choices and not setting.page}
        grouped = {key for keys in GROUPS.values() for key in keys}
        groups = {**GROUPS, "rest": [key for key in asked if key not in grouped]}
        asked_in: tuple[list[Question], ...] = [], [], []
        across = self.across(Window.width, Window.height, self.look.t)
        for n, (group, keys) in enumerate(groups.items()):
            here = [self._question(asked[key]) for key in keys if key in asked]
            if here:
                heading = Question("", self.tr(f"settings-{group}"))
                asked_in[n % across].extend([heading, *here])
        for column, questions in zip((self.ids.left, self.ids.middle, self.ids.right), asked_in, strict=True):
            column.ask(questions, self.settings.__getitem__, self.change)

    def _lay_pages(self) -> None:
        """The keys to pages of their own, made anew only in other words."""
        if self._spoken == self.look.language:
            return
        self._spoken = self.look.language
        self.ids.pages.clear_widgets()
        for screen, icon, words in PAGES:
            key = Key(icon=icon, text=self.tr(words), font=17)
            key.bind(on_release=partial(self._open, screen))
            self.ids.pages.add_widget(key)

    def _question(self, setting: Setting) -> Question:
        key = setting.key
        missing = key == "voice" and not can_speak()
        label = self.tr("setting-voice-missing" if missing else f"setting-{key}")
        return Question(key, label, tuple((choice, self.word(key, choice)) for choice in setting.choices))

    @staticmethod
    def across(wide: float, high: float, letter: float) -> int:
        """How many columns have room beside each other."""
        return min(MOST, columns(wide, letter * COLUMN)) if wide > high else 1

    def _open(self, screen: ScreenName, _: Key) -> None:
        self.ways.show(screen)

    def word(self, key: str, choice: str) -> str:
        """A choice in words; a language is called as it calls itself, a number has its unit."""
        if key == "clock":
            return self.say(ClockMode.parse(choice).name)
        if key == "language" and choice != "auto":
            return words_in(choice).say(text("setting-language-own"))
        if choice.isdigit():
            return choice + UNITS.get(key, "")
        return choice.replace("x", " × ") if choice[0].isdigit() else self.tr(f"setting-{key}-{choice}")


load(__file__)

"""Settings: one question for each setting that has choices, answered by touch and kept at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kivy.properties import StringProperty

from companion.play.clock import ClockMode
from companion.settings import SETTINGS, Settings
from companion.view import text
from companion.words import words_in
from ui.devices.sounds import can_speak
from ui.handed.appearance import Appearance
from ui.handed.ways import ScreenName, Ways
from ui.parts.common.basics import Choice, Key
from ui.screens.page import Page, load

# Pages of their own, each reached from here: screen, icon, words.
PAGES: tuple[tuple[ScreenName, str, str], ...] = (
    ("buttons", "button-press", "buttons-title"),
    ("camera", "camera", "menu-camera"),
    ("sheets", "card", "sheets-open"),
    ("doctor", "heart", "doctor-title"),
    ("touch-check", "hand", "corners-title"),
    ("backups", "history", "backup-title"),
    ("updates", "export", "update-title"),
)
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

    def on_pre_enter(self, *_: object) -> None:
        """Back leads to the table if a game is on."""
        if self.ways.came_from not in [screen for screen, _, _ in PAGES]:
            self.came_from = self.ways.came_from
        super().on_pre_enter()

    def refresh(self) -> None:
        """Ask for everything there is to choose."""
        self.ids.pages.clear_widgets()
        for screen, icon, words in PAGES:
            key = Key(icon=icon, text=self.tr(words), font=17)
            key.bind(on_release=partial(self._open, screen))
            self.ids.pages.add_widget(key)
        self.ids.questions.clear_widgets()
        for setting in SETTINGS:
            if not setting.choices or setting.page:
                continue
            label = self.tr(f"setting-{setting.key}")
            if setting.key == "voice" and not can_speak():
                label = self.tr("setting-voice-missing")
            question = Choice(label=label, chosen=self.settings[setting.key])
            question.answers = [(choice, self.word(setting.key, choice)) for choice in setting.choices]
            question.chose = partial(self.change, setting.key)
            self.ids.questions.add_widget(question)

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

"""Settings: one question for each setting that has choices, answered by touch and kept at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kivy.core.window import Window
from kivy.factory import Factory
from kivy.properties import StringProperty

from companion.play.clock import ClockMode
from companion.settings import SETTINGS, Setting, Settings
from companion.view import text
from companion.words import words_in
from ui.devices.sounds import can_speak
from ui.handed.appearance import Appearance
from ui.handed.ways import ScreenName, Ways
from ui.parts.common.basics import Choice, Key
from ui.parts.common.toggle import OFF_ON, Toggle
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
    "play": ("clock", "learning", "facing"),
    "screen": ("dim", "rotation", "screen"),
    "sound": ("sound", "volume", "voice"),
}
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
        self._laid: object = None  # what the questions were laid out for
        self._questions: dict[str, Choice | Toggle] = {}

    def on_pre_enter(self, *_: object) -> None:
        """Back leads to the table if a game is on."""
        if self.ways.came_from not in [screen for screen, _, _ in PAGES]:
            self.came_from = self.ways.came_from
        super().on_pre_enter()

    def refresh(self) -> None:
        """Everything there is to choose as it is now; asked anew only in other words or columns."""
        laid = (self.look.language, self.wide, can_speak())
        if laid != self._laid:
            self._laid = laid
            self._lay()
        for key, question in self._questions.items():
            if isinstance(question, Toggle):
                question.on = self.settings[key] == "on"
            else:
                question.chosen = self.settings[key]

    def _lay(self) -> None:
        self.ids.pages.clear_widgets()
        for screen, icon, words in PAGES:
            key = Key(icon=icon, text=self.tr(words), font=17)
            key.bind(on_release=partial(self._open, screen))
            self.ids.pages.add_widget(key)
        for column in (self.ids.left, self.ids.right):
            column.clear_widgets()
        asked = {setting.key: setting for setting in SETTINGS if setting.choices and not setting.page}
        grouped = {key for keys in GROUPS.values() for key in keys}
        groups = {**GROUPS, "rest": [key for key in asked if key not in grouped]}
        for n, (group, keys) in enumerate(groups.items()):
            column = self.ids.right if n % 2 and self.wide else self.ids.left
            here = [asked[key] for key in keys if key in asked]
            if here:
                column.add_widget(Factory.GroupTitle(text=self.tr(f"settings-{group}")))
            for setting in here:
                self._questions[setting.key] = question = self._question(setting)
                column.add_widget(question)

    def _question(self, setting: Setting) -> Choice | Toggle:
        """A switch where it is on or off, else all the answers."""
        key = setting.key
        missing = key == "voice" and not can_speak()
        label = self.tr("setting-voice-missing" if missing else f"setting-{key}")
        if set(setting.choices) == OFF_ON:
            toggle = Toggle(text=label)
            toggle.switched = lambda on: self.change(key, "on" if on else "off")
            return toggle
        question = Choice(label=label)
        question.answers = [(choice, self.word(key, choice)) for choice in setting.choices]
        question.chose = partial(self.change, key)
        return question

    @property
    def wide(self) -> bool:
        """Whether two columns have room beside each other."""
        return bool(Window.width > Window.height and self.look.t < self.look.u * 1.3)

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

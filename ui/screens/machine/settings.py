"""Settings: one question for each setting that has choices, answered by touch and kept at once."""

from __future__ import annotations

from kivy.properties import StringProperty

from companion.settings import SETTINGS
from companion.view import text
from companion.words import words_in
from ui.devices.sounds import can_speak
from ui.parts.common.basics import Choice, Key
from ui.screens.page import Page, load
from ui.screens.play.new_game import clock_words

# Pages of their own, each reached from here: screen, icon, words.
PAGES = (
    ("buttons", "button-press", "buttons-title"),
    ("camera", "camera", "menu-camera"),
    ("sheets", "card", "sheets-open"),
    ("doctor", "heart", "doctor-title"),
    ("corners", "hand", "corners-title"),
)
UNITS = {"scale": " %", "rotation": "°"}


class SettingsPage(Page):
    """All settings."""

    came_from = StringProperty("home")

    def on_pre_enter(self, *_: object) -> None:
        """Back leads to the table if a game is on."""
        if self.app.came_from not in [screen for screen, _, _ in PAGES]:
            self.came_from = self.app.came_from
        super().on_pre_enter()

    def refresh(self) -> None:
        """Ask for everything there is to choose."""
        app = self.app
        self.ids.pages.clear_widgets()
        for screen, icon, words in PAGES:
            key = Key(icon=icon, text=app.tr(words), font=17)
            key.bind(on_release=lambda _, screen=screen: app.show(screen))
            self.ids.pages.add_widget(key)
        self.ids.questions.clear_widgets()
        for setting in SETTINGS:
            if not setting.choices or setting.page:
                continue
            words = (
                clock_words
                if setting.key == "clock"
                else lambda app, choice, key=setting.key: self.word(key, choice)
            )
            label = app.tr(f"setting-{setting.key}")
            if setting.key == "voice" and not can_speak():
                label = app.tr("setting-voice-missing")
            question = Choice(label=label, chosen=app.chosen[setting.key])
            question.answers = [(choice, words(app, choice)) for choice in setting.choices]
            question.chose = lambda answer, key=setting.key: app.choose(key, answer)
            self.ids.questions.add_widget(question)

    def word(self, key: str, choice: str) -> str:
        """A choice in words; a language is called as it calls itself, a number has its unit."""
        if key == "language" and choice != "auto":
            return words_in(choice).say(text("setting-language-own"))
        if choice.isdigit():
            return choice + UNITS.get(key, "")
        return choice.replace("x", " × ") if choice[0].isdigit() else self.app.tr(f"setting-{key}-{choice}")


load(__file__)

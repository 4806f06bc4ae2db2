"""The screens, in the order people meet them, each made when it is first wanted."""

from __future__ import annotations

from kivy.uix.screenmanager import ScreenManager

from ui.screens.machine.button_test import ButtonTestPage
from ui.screens.machine.buttons import ButtonsPage
from ui.screens.machine.camera import CameraPage
from ui.screens.machine.doctor import DoctorPage
from ui.screens.machine.settings import SettingsPage
from ui.screens.machine.sheets import SheetsPage
from ui.screens.machine.touch_check import CornersPage
from ui.screens.page import Page
from ui.screens.play.clocks import ClocksPage
from ui.screens.play.history import History
from ui.screens.play.my_copy import MyCopy
from ui.screens.play.new_game import NewGame
from ui.screens.play.places import Places
from ui.screens.play.result import Result
from ui.screens.play.scores import Scores
from ui.screens.play.setup import Setup
from ui.screens.play.table import Playing
from ui.screens.shelf.fairness import Fair
from ui.screens.shelf.games import Games
from ui.screens.shelf.home import Home
from ui.screens.shelf.players import Players
from ui.screens.shelf.randomiser import Corner
from ui.screens.shelf.replay import Replay
from ui.screens.shelf.rules import Rules
from ui.screens.shelf.statistics import Statistics

SCREENS = {
    "home": Home,
    "newgame": NewGame,
    "places": Places,
    "copy": MyCopy,
    "setup": Setup,
    "table": Playing,
    "clocks": ClocksPage,
    "result": Result,
    "history": History,
    "settings": SettingsPage,
    "buttons": ButtonsPage,
    "button-test": ButtonTestPage,
    "camera": CameraPage,
    "sheets": SheetsPage,
    "doctor": DoctorPage,
    "corners": CornersPage,
    "rules": Rules,
    "scores": Scores,
    "games": Games,
    "replay": Replay,
    "players": Players,
    "statistics": Statistics,
    "corner": Corner,
    "fair": Fair,
}


class Screens(ScreenManager):
    """All screens by name: making all of them at the start would keep people waiting."""

    def get_screen(self, name: str) -> Page:
        """A screen, fresh if nobody has been there yet."""
        if not self.has_screen(name) and name in SCREENS:
            self.add_widget(SCREENS[name](name=name))
        return super().get_screen(name)

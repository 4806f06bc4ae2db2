"""The screens, in the order people meet them, each made when it is first wanted."""

from __future__ import annotations

from kivy.uix.screenmanager import ScreenManager

from ui.screens.button_test import ButtonTestPage
from ui.screens.buttons import ButtonsPage
from ui.screens.camera import CameraPage
from ui.screens.clocks import ClocksPage
from ui.screens.copy import MyCopy
from ui.screens.corner import Corner
from ui.screens.corners import CornersPage
from ui.screens.doctor import DoctorPage
from ui.screens.fair import Fair
from ui.screens.games import Games
from ui.screens.history import History
from ui.screens.home import Home
from ui.screens.newgame import NewGame
from ui.screens.options import SettingsPage
from ui.screens.page import Page
from ui.screens.places import Places
from ui.screens.players import Players
from ui.screens.playing import Playing
from ui.screens.replay import Replay
from ui.screens.result import Result
from ui.screens.rules import Rules
from ui.screens.scores import Scores
from ui.screens.setup import Setup
from ui.screens.sheets import SheetsPage
from ui.screens.statistics import Statistics

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

"""How each screen is made; its module is loaded when it is first wanted, or the start would take longer."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kivy.core.window import Window

from companion.keep.journal import Journal
from companion.settings import Settings
from ui.app.current_game import CurrentGame
from ui.devices.devices import Devices
from ui.devices.phones import Phones
from ui.devices.sounds import Sounds
from ui.handed.appearance import Appearance
from ui.handed.standins import Standins
from ui.handed.ways import ScreenName, Ways
from ui.screens.page import Page


class Supplies(NamedTuple):
    """All that screens are handed, each what it needs of it."""

    look: Appearance
    settings: Settings
    game: CurrentGame
    devices: Devices
    sounds: Sounds
    standins: Standins
    choose: Callable[[str, str], None]  # a setting
    lock: Callable[[], None]
    switch_off: Callable[[], None]
    phones: Phones


class Making:
    """Hands every screen what it needs."""

    def __init__(self, ways: Ways, supplies: Supplies) -> None:
        self._ways = ways
        self._look, self._settings, self._game = supplies.look, supplies.settings, supplies.game
        self._devices, self._sounds, self._standins = supplies.devices, supplies.sounds, supplies.standins
        self._choose, self._lock, self._switch_off = supplies.choose, supplies.lock, supplies.switch_off
        self._phones = supplies.phones

    def _turn_round(self) -> None:
        """The whole screen for the other side of the table, touches and all."""
        self._choose("rotation", str((Window.rotation + 180) % 360))

    def _journal(self) -> Journal:
        """The journal, for the screens that cannot be shown without one."""
        if self._game.journal is None:
            raise LookupError("no journal is open")
        return self._game.journal

    def make(self, name: ScreenName) -> Page:
        """A screen as nobody has seen it yet."""
        match name:
            case "home":
                from ui.screens.shelf.home import HomePage

                return HomePage(self._look, self._ways, self._game, self._switch_off)
            case "newgame":
                from ui.screens.play.new_game import NewGamePage

                return NewGamePage(self._look, self._ways, self._settings, self._journal())
            case "places":
                from ui.screens.play.places import PlacesPage

                return PlacesPage(self._look, self._ways, self._settings)
            case "my-copy":
                from ui.screens.play.my_copy import MyCopyPage

                return MyCopyPage(self._look, self._ways, self._settings)
            case "setup":
                from ui.screens.play.setup import SetupPage

                return SetupPage(self._look, self._ways, self._sounds, self._devices.camera)
            case "table":
                from ui.screens.play.table import TablePage

                return TablePage(
                    self._look,
                    self._ways,
                    self._settings,
                    self._game,
                    self._devices,
                    self._sounds,
                    self._standins,
                    self._turn_round,
                    self._lock,
                )
            case "clocks":
                from ui.screens.play.clocks import ClocksPage

                return ClocksPage(self._look, self._ways, lambda: self._game.held())
            case "result":
                from ui.screens.play.result import ResultPage

                return ResultPage(self._look, self._ways, self._standins)
            case "history":
                from ui.screens.play.history import HistoryPage

                return HistoryPage(self._look, self._ways)
            case "scores":
                from ui.screens.play.scores import ScoresPage

                return ScoresPage(self._look, self._ways)
            case "replay":
                from ui.screens.shelf.replay import ReplayPage

                return ReplayPage(self._look, self._ways)
            case "settings":
                from ui.screens.machine.settings import SettingsPage

                return SettingsPage(self._look, self._ways, self._settings, self._choose)
            case "buttons":
                from ui.screens.machine.buttons import ButtonsPage

                return ButtonsPage(self._look, self._ways, self._devices.slaps)
            case "button-test":
                from ui.screens.machine.button_test import ButtonTestPage

                return ButtonTestPage(self._look, self._ways, self._devices.slaps)
            case "camera":
                from ui.screens.machine.camera import CameraPage

                return CameraPage(self._look, self._ways, self._settings, self._choose, self._devices.camera)
            case "board":
                from ui.screens.machine.board import BoardPage

                return BoardPage(
                    self._look, self._ways, self._settings, self._choose, self._devices.camera, self._game
                )
            case "sheets":
                from ui.screens.machine.sheets import SheetsPage

                return SheetsPage(self._look, self._ways, lambda: self._game.box)
            case "doctor":
                from ui.screens.machine.doctor import DoctorPage

                return DoctorPage(self._look, self._ways, self._settings, self._devices, self._game)
            case "backups":
                from ui.screens.machine.backups import BackupsPage

                return BackupsPage(self._look, self._ways, self._settings, self._choose, self._game)
            case "phones":
                from ui.screens.machine.phones import PhonesPage

                return PhonesPage(self._look, self._ways, self._choose, self._phones)
            case "club":
                from ui.screens.machine.club import ClubPage

                return ClubPage(
                    self._look, self._ways, self._phones, self._devices.camera, self._game, self._settings
                )
            case "hall":
                from ui.screens.machine.hall import HallPage

                return HallPage(self._look, self._ways, self._phones)
            case "updates":
                from ui.devices.updates import Updates
                from ui.screens.machine.updates import UpdatesPage

                return UpdatesPage(self._look, self._ways, Updates())
            case "touch-check":
                from ui.screens.machine.touch_check import TouchCheckPage

                return TouchCheckPage(self._look, self._ways, self._settings)
            case "rules":
                from ui.screens.shelf.rules import RulesPage

                return RulesPage(self._look, self._ways, self._game.rule_of_the_moment)
            case "games":
                from ui.screens.shelf.games import GamesPage

                return GamesPage(self._look, self._ways, self._game, self._journal())
            case "players":
                from ui.screens.shelf.players import PlayersPage

                return PlayersPage(self._look, self._ways, self._journal())
            case "statistics":
                from ui.screens.shelf.statistics import StatisticsPage

                return StatisticsPage(self._look, self._ways, self._journal())
            case "randomiser":
                from ui.screens.shelf.randomiser import RandomiserPage

                return RandomiserPage(self._look, self._ways, self._settings, self._game.journal)
            case "fairness":
                from ui.screens.shelf.fairness import FairnessPage

                return FairnessPage(self._look, self._ways)

"""The screens, in the order people meet them."""

from ui.screens.button_test import ButtonTestPage
from ui.screens.buttons import ButtonsPage
from ui.screens.camera import CameraPage
from ui.screens.clocks import ClocksPage
from ui.screens.copy import MyCopy
from ui.screens.corner import Corner
from ui.screens.doctor import DoctorPage
from ui.screens.fair import Fair
from ui.screens.games import Games
from ui.screens.history import History
from ui.screens.home import Home
from ui.screens.newgame import NewGame
from ui.screens.options import SettingsPage
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

SCREENS = (
    Home,
    NewGame,
    Places,
    MyCopy,
    Setup,
    Playing,
    ClocksPage,
    Result,
    History,
    SettingsPage,
    ButtonsPage,
    ButtonTestPage,
    CameraPage,
    SheetsPage,
    DoctorPage,
    Rules,
    Scores,
    Games,
    Replay,
    Players,
    Statistics,
    Corner,
    Fair,
)

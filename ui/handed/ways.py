"""The ways between screens: what a screen is handed to lead people elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from companion.luck.randomiser import SetUp, Wish
from companion.play.match import Match
from companion.view import Text

ScreenName = Literal[
    "home",
    "newgame",
    "places",
    "my-copy",
    "setup",
    "table",
    "clocks",
    "result",
    "history",
    "settings",
    "buttons",
    "button-test",
    "camera",
    "sheets",
    "board",
    "doctor",
    "touch-check",
    "backups",
    "phones",
    "club",
    "hall",
    "updates",
    "rules",
    "scores",
    "games",
    "replay",
    "players",
    "statistics",
    "randomiser",
    "fairness",
]
TIMED: tuple[ScreenName, ...] = ("table", "clocks")  # the screens on which clocks run
OF_THE_GAME: tuple[ScreenName, ...] = (*TIMED, "setup", "result", "history", "scores", "replay")
SETTING_UP: tuple[ScreenName, ...] = ("setup", *TIMED)  # and those that show what is said to the table


class Ways(Protocol):
    """Every way from one screen to another."""

    current: ScreenName
    came_from: ScreenName

    def show(self, name: ScreenName) -> None:
        """Go to a screen; one that is shown already reads everything anew."""

    def back_to(self, name: ScreenName) -> None:
        """Back to a screen; to the table only through where the game stands."""

    def sit_down(self) -> None:
        """To the screen that fits where the game on the table stands."""

    def begin(self, match: Match, lesson: str = "", chairs: Mapping[str, int] | None = None) -> bool:
        """A new game, or a lesson, to the picture of its set-up; False if it could not be kept.

        Stand-ins fill some chairs, each at its level.
        """

    def resume(self, number: int) -> None:
        """A kept game taken up again, at its table."""

    def rules(self, anchor: str = "", game: str = "") -> None:
        """The rules of a game, or of the one on the table, open at a section."""

    def card_rules(self, game: str, thing: str) -> None:
        """Every rule that names a card, a piece or a space of a game."""

    def new_game(self, game: str) -> None:
        """Who plays a game, and how."""

    def learn(self, game: str) -> None:
        """Who plays the first game that teaches a box."""

    def board(self, game: str = "") -> None:
        """How the camera sees a game's board: this one's, else that of the game on the table."""

    def places(self, names: Sequence[str]) -> None:
        """Where these people sit round the screen."""

    def my_copy(self, game: str, seats: int, options: Mapping[str, str]) -> None:
        """What the owner's printed copy of a game says."""

    def history(self, only: range) -> None:
        """These lines of the game on the table, and back to where one is."""

    def scores(self) -> None:
        """The score sheet of the game on the table, and back to where one is."""

    def replay(self, n: int | None = None) -> None:
        """The game on the table, looked at line by line, perhaps from one on."""

    def statistics(self, player: str) -> None:
        """How somebody has done."""

    def fairness(self, wish: Wish | SetUp, seed: str, watched: Text) -> None:
        """Thousands of draws of one wish, counted."""

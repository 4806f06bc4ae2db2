"""The screens, each made when it is first wanted and handed what it needs; and the ways between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar, get_args

from kivy.uix.screenmanager import NoTransition, ScreenManager

from companion.games.lessons import script_of
from companion.luck.randomiser import SetUp, Wish
from companion.play.match import Match
from companion.play.setting_up import set_up
from companion.view import Text
from ui.app.memory import throw_away
from ui.handed.ways import OF_THE_GAME, TIMED, ScreenName
from ui.screens.making import Making, Supplies
from ui.screens.page import GamePage, Page

SCREENS: tuple[ScreenName, ...] = get_args(ScreenName)
KEPT: tuple[ScreenName, ...] = ("newgame", "games", "players", "statistics")  # what the journal knows
STAY: tuple[ScreenName, ...] = ("home", "table")  # gone back to all evening
LATELY = 3  # other screens that are kept as people left them
P = TypeVar("P", bound=Page)


class Screens(ScreenManager):
    """All screens by name: making all at once would take time, keeping all would take memory."""

    def __init__(self, supplies: Supplies) -> None:
        super().__init__(transition=NoTransition())
        self.game, self.look = supplies.game, supplies.look
        self._worlds: dict[ScreenName, str] = {}  # the games that pages were opened for
        self._lately: list[ScreenName] = []  # where people were, the last one last
        self.current: ScreenName
        self.came_from: ScreenName = "home"

        self._making = Making(self, supplies)

    def get_screen(self, name: ScreenName) -> Page:
        """A screen, fresh if nobody has been there yet; one of a game has the game that is on the table.

        It is made in the world of its game and stays in it: for another game it is made again.
        """
        world = self.game.box if name in OF_THE_GAME else self._worlds.get(name, "")
        page = super().get_screen(name) if self.has_screen(name) else None
        if page is not None and page.world != world and page is not self.current_screen:
            self._let_go(page)
            page = None
        self.look.wear(world)
        if page is None:
            page = self._making.make(name)
            page.name, page.world = name, world
            self.add_widget(page)
        if isinstance(page, GamePage) and self.game.open is not None:
            page.game = self.game.open
        return page

    def on_current(self, manager: ScreenManager, name: ScreenName | None) -> None:
        """Go there; the screen where nobody has been for longest is made anew when it is wanted again."""
        if name is not None:
            self.get_screen(name)
        super().on_current(manager, name)
        if name is not None:
            self._lately = [*(other for other in self._lately if other != name), name]
        others = [other for other in self._lately if other not in STAY and self.has_screen(other)]
        for other in others[:-LATELY]:
            self._let_go(super().get_screen(other))

    def _let_go(self, page: Page) -> None:
        """A screen, and the rows that Kivy keeps of lists: each holds on to the page it was in."""
        from kivy.uix.recycleview import views  # loaded with the first list

        self.remove_widget(page)
        throw_away()
        views._cached_views.clear()
        views._cache_count = 0

    def make_anew(self) -> None:
        """Every screen made again: a part that chose its own colour would keep the old one."""
        current, came_from = self.current, self.came_from
        throw_away(len(self.screens))
        # The one in sight goes last: else the next would be entered, perhaps one whose game is put away.
        self.clear_widgets([page for page in self.screens if page is not self.current_screen])
        self.clear_widgets()
        self.came_from = came_from
        self.current = current

    def _page(self, name: ScreenName, kind: type[P], game: str = "") -> P:
        if self.current == name and self._worlds.get(name, "") != game:
            self.current = "home"  # it is made again in that game's world
        self._worlds[name] = game
        page = self.get_screen(name)
        assert isinstance(page, kind)
        return page

    # the ways

    def show(self, name: ScreenName) -> None:
        """Go to a screen; the clocks only run while the table is on."""
        if name in KEPT and self.game.journal is None:
            name = "home"  # it says why there is no journal
        if self.current in TIMED and name not in TIMED:
            self.game.pause()
        if self.current == name and name in OF_THE_GAME and self.current_screen.world != self.game.box:
            self.current = "home"  # another game was begun there: it is made again in that game's world
        if self.current == name:
            self.get_screen(name).refresh()
        else:
            self.came_from = self.current
            self.current = name

    def back_to(self, name: ScreenName) -> None:
        """Back to a screen; to the table only through where the game stands."""
        if name in ("table", "setup", "result") and self.game.open:
            self.sit_down()
        else:
            self.show(name)

    def sit_down(self) -> None:
        """To the screen that fits where the game stands."""
        if self.game.open is None:
            self.show("home")
        elif self.game.open.table.outcome:
            self.show("result")
        elif self.current != "clocks" and self.game.held():
            self.show("clocks")  # from there it can always go on
        else:
            self.game.open.clock("run")
            self.show("table")

    def begin(self, match: Match, lesson: str = "", chairs: Mapping[str, int] | None = None) -> bool:
        """A new game, shown as a picture to copy; where there is nothing to copy, it is played at once."""
        begun = self.game.begin(match, lesson, chairs or {})
        if self.game.open is None:
            self.show("home")
        elif begun and set_up(self.game.open.table.session):
            self.show("setup")
        elif begun:
            self.sit_down()
        return begun

    def resume(self, number: int) -> None:
        """Go on with a kept game: at its table, or still setting up."""
        self.game.take_up(number)
        self.sit_down()

    def rules(self, anchor: str = "", game: str = "") -> None:
        """Open the rules at a section; the screen we came from is where "back" leads."""
        from ui.screens.shelf.rules import RulesPage

        box = game or self.game.box
        self._page("rules", RulesPage, box).open(box, anchor, self.current)
        self.show("rules")

    def card_rules(self, game: str, thing: str) -> None:
        """Every rule that names a card, a piece or a space of a game."""
        from ui.screens.shelf.rules import RulesPage

        self._page("rules", RulesPage, game).open(game, "", self.current, about=thing)
        self.show("rules")

    def new_game(self, game: str) -> None:
        """Who plays a game, and how."""
        from ui.screens.play.new_game import NewGamePage

        self._page("newgame", NewGamePage, game).open(game)
        self.show("newgame")

    def learn(self, game: str) -> None:
        """Who plays the first game that teaches a box."""
        from ui.screens.play.new_game import NewGamePage

        self._page("newgame", NewGamePage, game).open(game, script_of(game))
        self.show("newgame")

    def board(self, game: str = "") -> None:
        """How the camera sees the board of this game, of the one on the table, the last or the first one."""
        from ui.screens.machine.board import BoardPage, boards

        wished = (game, self.game.box, self._worlds.get("board", ""), *boards())
        self._page("board", BoardPage, next(box for box in wished if box in boards()))
        self.show("board")

    def places(self, names: Sequence[str]) -> None:
        """Where these people sit round the screen."""
        from ui.screens.play.places import PlacesPage

        self._page("places", PlacesPage, self.look.theme.world.id).open(names)
        self.show("places")

    def my_copy(self, game: str, seats: int, options: Mapping[str, str]) -> None:
        """What the owner's printed copy of a game says."""
        from ui.screens.play.my_copy import MyCopyPage

        self._page("my-copy", MyCopyPage, game).open(game, seats, dict(options))
        self.show("my-copy")

    def history(self, only: range) -> None:
        """These lines of the game on the table, and back to where one is."""
        from ui.screens.play.history import HistoryPage

        page = self._page("history", HistoryPage)
        page.only, page.came = only, self.current
        self.show("history")

    def scores(self) -> None:
        """The score sheet of the game on the table, and back to where one is."""
        from ui.screens.play.scores import ScoresPage

        self._page("scores", ScoresPage).open(self.current)
        self.show("scores")

    def replay(self, n: int | None = None) -> None:
        """The game on the table, looked at line by line, perhaps from one on."""
        from ui.screens.shelf.replay import ReplayPage

        page = self._page("replay", ReplayPage)
        page.open()
        page.n = page.n if n is None else n
        self.show("replay")

    def statistics(self, player: str) -> None:
        """How somebody has done."""
        from ui.screens.shelf.statistics import StatisticsPage

        page = self._page("statistics", StatisticsPage)
        page.player, page.page = player, "rivals"
        self.show("statistics")

    def fairness(self, wish: Wish | SetUp, seed: str, watched: Text) -> None:
        """Thousands of draws of one wish, counted."""
        from ui.screens.shelf.fairness import FairnessPage

        self._page("fairness", FairnessPage).open(wish, seed, watched)
        self.show("fairness")

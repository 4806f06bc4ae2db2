"""Every game kept at this table: look at it again, go on, export, import, delete and bring back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.graphics.texture import Texture
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.game import BadNotation, IllegalMove
from companion.games import GAMES
from companion.games.worlds import world_of
from companion.keep.export import FORMATS, bring_in, export_to, exports, games_in
from companion.keep.journal import Journal, Kept, NotKept
from companion.keep.record import BadRecord
from companion.keep.statistics import winners
from ui.app.current_game import CurrentGame
from ui.handed.appearance import Appearance
from ui.handed.textures import cover
from ui.handed.ways import Ways
from ui.parts.common.letters import briefly
from ui.parts.common.menu import Menu
from ui.screens.page import Page, load

MOST = 500  # as many as anyone scrolls through; a filter finds the others


class GameKey(ButtonBehavior, BoxLayout):
    """One game of the list."""

    number = NumericProperty()
    emblem = StringProperty()
    title = StringProperty()
    box = StringProperty()
    players = StringProperty()
    forms = ListProperty()  # how it ended, the longest words first
    started = StringProperty()
    won = BooleanProperty(False)
    cover: Texture | None = ObjectProperty(None, allownone=True)
    asks: Callable[[int, str], None] = ObjectProperty()

    def on_release(self) -> None:
        """What can be done with it."""
        self.asks(self.number, self.title)


class GamesPage(Page):
    """All games, the newest first, of one box or with one player."""

    box = StringProperty()
    player = StringProperty()
    which = StringProperty()
    who = StringProperty()
    said = StringProperty()
    deleted = NumericProperty(0)

    def __init__(
        self, look: Appearance, ways: Ways, game: CurrentGame, journal: Journal, **properties: object
    ) -> None:
        super().__init__(look, ways, **properties)
        self.game, self.journal = game, journal

    def on_pre_enter(self, *_: object) -> None:
        """Nothing is left to say from last time."""
        self.said, self.deleted = "", 0
        super().on_pre_enter()

    def refresh(self) -> None:
        """List the games."""
        self.which = self.tr(self.box) if self.box else self.tr("every-game")
        self.who = self.player or self.tr("every-player")
        games = self.journal.games(self.box, self.player, most=MOST)
        self._won = winners(self.journal)
        self.ids.games.data = [self._row(kept) for kept in games]
        if not games and not self.said:
            self.said = self.tr("games-none")

    def _row(self, kept: Kept) -> dict[str, object]:
        match = kept.match
        how = self._ended(kept.id) if kept.ended else self.tr("games-lines", count=kept.lines)
        return {
            "number": kept.id,
            "emblem": GAMES[match.game].emblem if match.game in GAMES else "question",
            "title": f"{self.tr(match.game)} · {', '.join(match.players)}",
            "box": self.tr(match.game),
            "players": ", ".join(match.players),
            "forms": [*briefly(how, match.players)],
            "started": match.started,
            "won": bool(kept.ended and self._won.get(kept.id)),
            "cover": cover(world.cover) if (world := world_of(match.game)) else None,
            "asks": self.ask,
        }

    def _ended(self, number: int) -> str:
        """Who won, or that nobody did."""
        if number not in self._won:
            return self.tr("games-practice")
        won = self._won[number]
        return self.tr("result-won", player=" & ".join(won), count=len(won)) if won else self.tr("games-draw")

    # one game

    def ask(self, number: int, title: str) -> None:
        """Everything that can be done with one game."""
        Menu.show(
            title,
            [
                ("history", self.tr("games-replay"), lambda: self.open(number, self.ways.replay)),
                ("trophy", self.tr("menu-scores"), lambda: self.open(number, self.ways.scores)),
                ("play", self.tr("games-go-on"), lambda: self.open(number, self.ways.sit_down)),
                ("export", self.tr("result-export"), lambda: self.ask_format(number)),
                ("trash", self.tr("games-delete"), lambda: self.ask_delete(number, title)),
            ],
        )

    def open(self, number: int, then: Callable[[], None]) -> None:
        """Take the game up and look at it; one played by other rules is only told."""
        try:
            self.game.take_up(number)
        except ValueError:
            self.said = self.tr("home-cannot-go-on", number=number)
            return
        then()

    def ask_delete(self, number: int, title: str) -> None:
        """Really? It can be undone, but nobody should lose a game by a stray thumb."""
        Menu.show(
            self.tr("games-delete-really", title=title),
            [
                ("trash", self.tr("games-delete"), lambda: self.delete(number)),
                ("close", self.tr("games-keep"), lambda: None),
            ],
        )

    def delete(self, number: int) -> None:
        """Out of sight; the undo key brings it back."""
        try:
            self.journal.delete(number)
        except NotKept as trouble:
            self.said = self.say(trouble.said)
            return
        self.game.put_away(number)
        self.deleted, self.said = number, self.tr("games-deleted")
        self.refresh()

    def restore(self) -> None:
        """The game just deleted is back."""
        self.journal.restore(self.deleted)
        self.deleted, self.said = 0, self.tr("games-restored")
        self.refresh()

    # filters

    def ask_box(self) -> None:
        """Games of which box."""
        choices = [("", self.tr("every-game")), *((game.id, self.tr(game.id)) for game in GAMES.values())]
        Menu.show(
            self.tr("choose-game"),
            [("", words, partial(self.choose, box=box)) for box, words in choices],
        )

    def ask_player(self) -> None:
        """Games with which player."""
        known = self.journal.ask(
            "SELECT value FROM game, json_each(players) WHERE NOT deleted"
            " GROUP BY value ORDER BY count(*) DESC, value"
        )
        choices = [("", self.tr("every-player")), *((name, name) for (name,) in known)]
        Menu.show(
            self.tr("choose-player"),
            [("", words, partial(self.choose, player=name)) for name, words in choices],
        )

    def choose(self, **chosen: str) -> None:
        """One box, one player, or all again."""
        for name, value in chosen.items():
            setattr(self, name, value)
        self.said = ""
        self.refresh()

    # out and in

    def ask_format(self, number: int | None) -> None:
        """In which form one game, or all that are listed, should be written."""
        Menu.show(
            self.tr("export-one") if number else self.tr("export-all", count=len(self.ids.games.data)),
            [("export", self.tr(f"export-{form}"), partial(self.export, number, form)) for form in FORMATS],
        )

    def export(self, number: int | None, form: str) -> None:
        """Written into the folder of exports, which is said."""
        games = [number] if number else [kept.id for kept in self.journal.games(self.box, self.player)][::-1]
        if not games:
            self.said = self.tr("games-none")
            return
        try:
            path = export_to(self.journal, games, form, exports(), self.look.language)
            self.said = self.tr("exported", file=path.name, folder=str(path.parent))
        except OSError:
            self.said = self.tr("not-kept-read-only", detail="")

    def ask_file(self) -> None:
        """Which file of the folder of exports to bring in."""
        place = exports()
        files = (
            sorted(path for end in ("txt", "json") for path in place.rglob(f"*.{end}"))
            if place.is_dir()
            else []
        )
        if not files:
            self.said = self.tr("import-none", folder=str(place))
            return
        Menu.show(
            self.tr("import-which"),
            [("import", path.name, partial(self.bring, path)) for path in files],
        )

    def bring(self, path: Path) -> None:
        """A file's games into the journal, or why not."""
        try:
            count = len(bring_in(self.journal, games_in(path)))
            self.said = self.tr("imported", count=count)
        except NotKept as trouble:
            self.said = self.say(trouble.said)
        except (BadRecord, BadNotation, IllegalMove, OSError) as bad:
            self.said = self.tr("import-refused", file=path.name, why=str(bad)[:120])
        self.refresh()


load(__file__)

"""Every game kept at this table: look at it again, go on, export, import, delete and bring back."""

from __future__ import annotations

from pathlib import Path

from kivy.app import App
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.game import BadNotation, IllegalMove
from companion.games import GAMES
from companion.keep.export import FORMATS, bring_in, export_to, exports, games_in
from companion.keep.journal import Kept, NotKept
from companion.keep.record import BadRecord
from ui.parts.common.menu import Menu
from ui.screens.page import Page, load

MOST = 500  # as many as anyone scrolls through; a filter finds the others


class GameKey(ButtonBehavior, BoxLayout):
    """One game of the list."""

    number = NumericProperty()
    emblem = StringProperty()
    title = StringProperty()
    about = StringProperty()

    def on_release(self) -> None:
        """What can be done with it."""
        App.get_running_app().root.get_screen("games").ask(self.number, self.title)


class Games(Page):
    """All games, the newest first, of one box or with one player."""

    box = StringProperty()
    player = StringProperty()
    which = StringProperty()
    who = StringProperty()
    said = StringProperty()
    deleted = NumericProperty(0)

    def on_pre_enter(self, *_: object) -> None:
        """Nothing is left to say from last time."""
        self.said, self.deleted = "", 0
        super().on_pre_enter()

    def refresh(self) -> None:
        """List the games."""
        app = self.app
        self.which = app.tr(self.box) if self.box else app.tr("every-game")
        self.who = self.player or app.tr("every-player")
        games = app.journal.games(self.box, self.player, most=MOST) if app.journal else []
        self.ids.games.data = [self._row(kept) for kept in games]
        if not games and not self.said:
            self.said = app.tr("games-none")

    def _row(self, kept: Kept) -> dict[str, object]:
        app, match = self.app, kept.match
        how = app.tr("games-over") if kept.ended else app.tr("games-lines", count=kept.lines)
        return {
            "number": kept.id,
            "emblem": GAMES[match.game].emblem if match.game in GAMES else "question",
            "title": f"{app.tr(match.game)} · {', '.join(match.players)}",
            "about": f"{match.started} · {how}",
        }

    # one game

    def ask(self, number: int, title: str) -> None:
        """Everything that can be done with one game."""
        app = self.app
        Menu.show(
            title,
            [
                ("history", app.tr("games-replay"), lambda: self.open(number, "replay")),
                ("trophy", app.tr("menu-scores"), lambda: self.open(number, "scores")),
                ("play", app.tr("games-go-on"), lambda: self.open(number, "table")),
                ("export", app.tr("result-export"), lambda: self.ask_format(number)),
                ("trash", app.tr("games-delete"), lambda: self.ask_delete(number, title)),
            ],
        )

    def open(self, number: int, where: str) -> None:
        """Take the game up and look at it; one played by other rules is only told."""
        app = self.app
        try:
            app.take_up(number)
        except ValueError:
            self.said = app.tr("home-cannot-go-on", number=number)
            return
        if where == "table":
            app.sit_down()
        else:
            app.root.get_screen(where).open()

    def ask_delete(self, number: int, title: str) -> None:
        """Really? It can be undone, but nobody should lose a game by a stray thumb."""
        app = self.app
        Menu.show(
            app.tr("games-delete-really", title=title),
            [
                ("trash", app.tr("games-delete"), lambda: self.delete(number)),
                ("close", app.tr("games-keep"), lambda: None),
            ],
        )

    def delete(self, number: int) -> None:
        """Out of sight; the undo key brings it back."""
        app = self.app
        try:
            app.journal.delete(number)
        except NotKept as trouble:
            self.said = app.say(trouble.said)
            return
        if app.number == number:
            app.table = None
        self.deleted, self.said = number, app.tr("games-deleted")
        self.refresh()

    def restore(self) -> None:
        """The game just deleted is back."""
        self.app.journal.restore(self.deleted)
        self.deleted, self.said = 0, self.app.tr("games-restored")
        self.refresh()

    # filters

    def ask_box(self) -> None:
        """Games of which box."""
        app = self.app
        choices = [("", app.tr("every-game")), *((game.id, app.tr(game.id)) for game in GAMES.values())]
        Menu.show(
            app.tr("choose-game"),
            [("", words, lambda box=box: self.choose(box=box)) for box, words in choices],
        )

    def ask_player(self) -> None:
        """Games with which player."""
        app = self.app
        known = app.journal.ask(
            "SELECT value FROM game, json_each(players) WHERE NOT deleted"
            " GROUP BY value ORDER BY count(*) DESC, value"
        )
        choices = [("", app.tr("every-player")), *((name, name) for (name,) in known)]
        Menu.show(
            app.tr("choose-player"),
            [("", words, lambda name=name: self.choose(player=name)) for name, words in choices],
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
        app = self.app
        Menu.show(
            app.tr("export-one") if number else app.tr("export-all", count=len(self.ids.games.data)),
            [
                ("export", app.tr(f"export-{form}"), lambda form=form: self.export(number, form))
                for form in FORMATS
            ],
        )

    def export(self, number: int | None, form: str) -> None:
        """Written into the folder of exports, which is said."""
        app = self.app
        games = [number] if number else [kept.id for kept in app.journal.games(self.box, self.player)][::-1]
        if not games:
            self.said = app.tr("games-none")
            return
        try:
            path = export_to(app.journal, games, form, exports(), app.language)
            self.said = app.tr("exported", file=path.name, folder=str(path.parent))
        except OSError:
            self.said = app.tr("not-kept-read-only", detail="")

    def ask_file(self) -> None:
        """Which file of the folder of exports to bring in."""
        app, place = self.app, exports()
        files = (
            sorted(path for end in ("txt", "json") for path in place.rglob(f"*.{end}"))
            if place.is_dir()
            else []
        )
        if not files:
            self.said = app.tr("import-none", folder=str(place))
            return
        Menu.show(
            app.tr("import-which"),
            [("import", path.name, lambda path=path: self.bring(path)) for path in files],
        )

    def bring(self, path: Path) -> None:
        """A file's games into the journal, or why not."""
        app = self.app
        try:
            count = len(bring_in(app.journal, games_in(path)))
            self.said = app.tr("imported", count=count)
        except NotKept as trouble:
            self.said = app.say(trouble.said)
        except (BadRecord, BadNotation, IllegalMove, OSError) as bad:
            self.said = app.tr("import-refused", file=path.name, why=str(bad)[:120])
        self.refresh()


load(__file__)

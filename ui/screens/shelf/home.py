"""Home: go on with a game, or take one from the shelf."""

from __future__ import annotations

from kivy.properties import StringProperty

from companion.game import TABLE
from companion.games import GAMES
from companion.keep.journal import Kept
from companion.view import text
from ui.app.current_game import minutes
from ui.parts.common.basics import Key
from ui.parts.common.menu import Menu
from ui.screens.page import Page, load

MOST_SHOWN = 2


class Home(Page):
    """The first screen."""

    notice = StringProperty()

    def refresh(self) -> None:
        """The games not yet over, then the shelf."""
        app = self.app
        self.notice = "  ".join(app.say(notice) for notice in app.notices)
        self.ids.going_on.clear_widgets()
        kept = [game for game in app.journal.games(ended=False) if game.lines] if app.journal else []
        for game in kept[:MOST_SHOWN]:
            try:
                self.ids.going_on.add_widget(self._go_on(game))
            except ValueError:
                # A line that today's rules no longer take: the game stays in the journal and can be exported.
                self.notice += app.tr("home-cannot-go-on", number=game.id)
        self.ids.shelf.clear_widgets()
        for game in GAMES.values():
            key = Key(
                icon=game.emblem,
                icon_size=52,
                font=23,
                text=app.tr(game.id),
                sub=app.tr(f"{game.id}-about"),
                kind="plain",
                usable=app.journal is not None,
            )
            key.bind(on_release=lambda _, game=game: self.choose(game.id))
            self.ids.shelf.add_widget(key)

    def _go_on(self, kept: Kept) -> Key:
        """A key that takes a game up again, with whose turn it is and the clocks."""
        session = self.app.journal.session(kept.id)
        seats = [seat for seat in session.acting if seat != TABLE]
        who = text("home-to-move", player=kept.match.player(seats[0])) if seats else text("home-setting-up")
        clocks = session.now.clocks
        faces = [
            f"{name} {minutes(shown)}"
            for seat, name in zip(kept.match.seats, kept.match.players, strict=True)
            if (shown := clocks.shown(kept.match.clock, seat)) is not None
        ]
        sub = " · ".join([self.app.say(who), *faces, kept.match.started])
        title = self.app.tr("home-go-on", game=text(kept.match.game))
        key = Key(icon="play", text=title, sub=sub, kind="main", font=22, tall=72)
        key.bind(on_release=lambda _: self.app.resume(kept.id))
        return key

    def ask_off(self) -> None:
        """Switching off is asked for twice."""
        app = self.app
        keys = [("power", app.tr("power-off"), app.switch_off), ("back", app.tr("power-stay"), lambda: None)]
        Menu.show(app.tr("power-title"), keys)

    def choose(self, game: str) -> None:
        """A box from the shelf: who plays, and how."""
        self.app.root.get_screen("newgame").open(game)
        self.app.show("newgame")


load(__file__)

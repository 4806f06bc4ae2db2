"""Home: go on with a game, or take one from the shelf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.game import TABLE
from companion.games import GAMES
from companion.games.lessons import script_of
from companion.keep.journal import Journal, Kept
from companion.play.clock import Clocks
from companion.view import text
from ui.app.current_game import CurrentGame
from ui.handed.appearance import Appearance
from ui.handed.open_game import clock_face
from ui.handed.ways import Ways
from ui.parts.common.basics import Key
from ui.parts.common.menu import Menu
from ui.screens.page import Page, load

MOST_SHOWN = 3


class HomePage(Page):
    """The first screen."""

    notice = StringProperty()

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        game: CurrentGame,
        switch_off: Callable[[], None],
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.game, self.switch_off = game, switch_off

    @property
    def journal(self) -> Journal | None:
        """Where all games are kept; none while it is being put right."""
        return self.game.journal

    def refresh(self) -> None:
        """The games not yet over, then the shelf."""
        self.notice = "  ".join(self.say(notice) for notice in self.game.told)
        self.ids.going_on.clear_widgets()
        if self.journal is not None:
            self._list_going_on(self.journal)
        self.ids.shelf.clear_widgets()
        for game in GAMES.values():
            key = Key(
                icon=game.emblem,
                icon_size=52,
                font=23,
                text=self.tr(game.id),
                sub=self.tr(f"{game.id}-about"),
                kind="plain",
                usable=self.journal is not None,
            )
            key.bind(on_release=partial(self._chosen, game.id))
            self.ids.shelf.add_widget(self._with_lesson(game.id, key))

    def _with_lesson(self, game: str, box: Key) -> Widget:
        """A box, and beside it the first game that teaches it, where there is one."""
        if script_of(game) is None:
            return box
        u = self.look.u
        learn = Key(text=self.tr("home-learn"), font=16, usable=box.usable)
        learn.size_hint_x, learn.width = None, u * 92
        learn.bind(on_release=lambda _: self.ways.learn(game))
        both = BoxLayout(spacing=u * 4)
        both.add_widget(box)
        both.add_widget(learn)
        return both

    def _list_going_on(self, journal: Journal) -> None:
        """The games not yet over, the newest first; where there are more, the way to all of them."""
        count = journal.count_going_on()
        for game in journal.going_on(MOST_SHOWN):
            try:
                key = self._go_on(game, *journal.stands(game.id))
                if count > 1:
                    key.text = self.tr(game.match.game)  # side by side there is room for the name only
                self.ids.going_on.add_widget(key)
            except ValueError:
                # A line that today's rules no longer take: the game stays in the journal and can be exported.
                self.notice += self.tr("home-cannot-go-on", number=game.id)
        if count > MOST_SHOWN:
            more = self.tr("home-more", count=count - MOST_SHOWN)
            key = Key(text=self.tr("home-all"), sub=more, font=16, size_hint_x=0.42)
            key.bind(on_release=lambda _: self.ways.show("games"))
            self.ids.going_on.add_widget(key)

    def _go_on(self, kept: Kept, acting: Sequence[str], setting_up: bool, clocks: Clocks) -> Key:
        """A key that takes a game up again, with whose turn it is and the clocks."""
        seats = [seat for seat in acting if seat != TABLE]
        due = "home-setting-up" if setting_up else "home-to-settle"
        who = text("home-to-move", player=kept.match.player(seats[0])) if seats else text(due)
        faces = [
            f"{name} {clock_face(kept.match.clock, shown)}"
            for seat, name in zip(kept.match.seats, kept.match.players, strict=True)
            if (shown := clocks.shown(kept.match.clock, seat)) is not None
        ]
        sub = " · ".join([self.say(who), *faces, kept.match.started])
        title = self.tr("home-go-on", game=text(kept.match.game))
        key = Key(icon="play", text=title, sub=sub, kind="main", font=20, icon_size=18, brief=True)
        key.bind(on_release=lambda _: self._resume(kept.id))
        return key

    def _resume(self, number: int) -> None:
        """To that game's table; one that today's rules no longer take, or that is damaged, is told."""
        try:
            self.ways.resume(number)
        except ValueError:
            self.notice += self.tr("home-cannot-go-on", number=number)

    def ask_off(self) -> None:
        """Switching off is asked for twice."""
        keys = [
            ("power", self.tr("power-off"), self.switch_off),
            ("back", self.tr("power-stay"), lambda: None),
        ]
        Menu.show(self.tr("power-title"), keys)

    def _chosen(self, game: str, _: Key) -> None:
        self.choose(game)

    def choose(self, game: str) -> None:
        """A box from the shelf: who plays, and how."""
        self.ways.new_game(game)


load(__file__)

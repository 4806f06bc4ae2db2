"""Home: go on with a game, or take one from the shelf."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from kivy.graphics.texture import Texture
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

import ui.screens.shelf.cover  # noqa: F401  its layout is named in the kv file
from companion.game import TABLE, Game
from companion.games import GAMES
from companion.keep.journal import Journal, Kept
from companion.play.clock import Clocks
from companion.view import text
from ui.app.current_game import CurrentGame
from ui.handed.appearance import Appearance
from ui.handed.open_game import clock_face
from ui.handed.textures import cover
from ui.handed.theme import Theme, columns
from ui.handed.ways import ScreenName, Ways
from ui.parts.common.basics import Key
from ui.parts.common.menu import Menu
from ui.parts.common.rail import Way
from ui.screens.page import Page, load

MOST_SHOWN, EACH = 3, 260  # games to go on with, and units for each where there is room for more
FEW = 2  # clocks that have room beside whose turn it is


class GoOn(Key):
    """A game not yet over, dressed in its own world; a touch anywhere on it takes it up again."""

    dress: Theme = ObjectProperty()
    box: Texture | None = ObjectProperty(None, allownone=True)
    name = StringProperty()
    due = StringProperty()  # whose turn it is
    alone = BooleanProperty(True)

    def __init__(self, dress: Theme, **properties: object) -> None:
        super().__init__(dress=dress, box=cover(dress.world.cover), icon="play", **properties)


class Welcome(BoxLayout):
    """What stands where games to go on with would, while there are none."""


class OnShelf(BoxLayout):
    """A box on the shelf, and under it for how many it is."""

    game = StringProperty()
    text = StringProperty()
    icon = StringProperty()
    players = StringProperty()
    usable = BooleanProperty(True)
    edge = NumericProperty(32)
    ink = ColorProperty("#F3E3BE")  # on wood, whatever the theme
    take: Callable[[str], None] = ObjectProperty()


class ShelfBoard(BoxLayout):
    """A board of wood with boxes on it."""

    edge = NumericProperty(32)


class Shelf(BoxLayout):
    """Every box there is: in one row, or in two where the screen stands upright."""

    upright = BooleanProperty(False)

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self._boxes: list[OnShelf] = []
        self.bind(upright=lambda *_: self.fill(self._boxes))

    def fill(self, boxes: Sequence[OnShelf]) -> None:
        """Put these on the shelf."""
        self._boxes = [*boxes]
        self.clear_widgets()
        row = math.ceil(len(boxes) / 2) if self.upright else len(boxes)
        for start in range(0, len(boxes), max(1, row)):
            board = ShelfBoard()
            for box in boxes[start : start + row]:
                if box.parent:
                    box.parent.remove_widget(box)
                board.bind(edge=box.setter("edge"))
                box.edge = board.edge
                board.add_widget(box)
            self.add_widget(board)


def _counted(seats: range) -> str:
    """For how many a box is."""
    step = len(seats) > 1 and seats[1] - seats[0] > 1
    return " / ".join(map(str, seats)) if step or len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


class HomePage(Page):
    """The first screen."""

    notice = StringProperty()
    upright = BooleanProperty(False)

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
        self.ids.rail.offer(self._ways_on())
        self.ids.going_on.clear_widgets()
        if self.journal is not None:
            self._list_going_on(self.journal)
        if not self.ids.going_on.children:
            self.ids.going_on.add_widget(Welcome())
        self.ids.shelf.fill([self._box(game) for game in GAMES.values()])

    def _ways_on(self) -> Iterator[Way]:
        """The ways to all that is no game."""
        pages: dict[str, ScreenName] = {
            "history": "games",
            "players": "players",
            "chart": "statistics",
            "dice": "randomiser",
            "settings": "settings",
        }
        for icon, page in pages.items():
            yield Way(icon, "", partial(self.ways.show, page))
        yield Way("power", "", self.ask_off)

    def _box(self, game: Game) -> OnShelf:
        return OnShelf(
            game=game.id,
            text=self.tr(game.id),
            icon=game.emblem,
            players=_counted(game.seats),
            usable=self.journal is not None,
            take=self.choose,
        )

    def _list_going_on(self, journal: Journal) -> None:
        """The games not yet over, the newest first; where there are more, the way to all of them."""
        count = journal.count_going_on()
        most = max(MOST_SHOWN, columns(self.width, self.look.u * EACH))
        for game in journal.going_on(most):
            try:
                key = self._go_on(game, *journal.stands(game.id))
                key.alone = count == 1
                if not key.alone:
                    key.text = key.name  # side by side there is room for little
                    key.sub = key.due
                self.ids.going_on.add_widget(key)
            except ValueError:
                # A line that today's rules no longer take: the game stays in the journal and can be exported.
                self.notice += self.tr("home-cannot-go-on", number=game.id)
        if count > most:
            more = self.tr("home-more", count=count - most)
            key = Key(text=self.tr("home-all"), sub=more, font=16, size_hint_x=0.42)
            key.bind(on_release=lambda _: self.ways.show("games"))
            self.ids.going_on.add_widget(key)

    def _go_on(self, kept: Kept, acting: Sequence[str], setting_up: bool, clocks: Clocks) -> GoOn:
        """A key that takes a game up again, with whose turn it is and the clocks."""
        seats = [seat for seat in acting if seat != TABLE]
        due = "home-setting-up" if setting_up else "home-to-settle"
        who = text("home-to-move", player=kept.match.player(seats[0])) if seats else text(due)
        faces = [
            f"{name} {clock_face(kept.match.clock, shown)}"
            for seat, name in zip(kept.match.seats, kept.match.players, strict=True)
            if (shown := clocks.shown(kept.match.clock, seat)) is not None
        ]
        few = faces if len(faces) <= FEW else []
        sub = " · ".join([self.say(who), *few, kept.match.started])
        key = GoOn(
            dress=self.look.theme_of(kept.match.game),
            name=self.tr(kept.match.game),
            due=self.say(who),
            text=self.tr("home-go-on", game=text(kept.match.game)),
            sub=sub,
        )
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

    def choose(self, game: str) -> None:
        """A box from the shelf: who plays, and how."""
        self.ways.new_game(game)


load(__file__)

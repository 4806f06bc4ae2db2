"""What every screen shares: it shows itself anew whenever it is entered or something changed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.screenmanager import Screen
from kivy.uix.scrollview import ScrollView

import ui.parts.board.board
import ui.parts.board.loupe
import ui.parts.column.prompt
import ui.parts.common.badge
import ui.parts.common.bars
import ui.parts.common.basics
import ui.parts.common.rail
import ui.parts.common.turned
import ui.parts.table.sight  # noqa: F401  the parts that the kv files name
from companion.play.table import Table
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.handed.ways import Ways
from ui.touch.long_press import ask_about


def _bind_inactive_bar_color(scroll: ScrollView, *_: object) -> None:
    """Kivy would let the bar fade: the whole screen drawn again and again for half a second after a move."""
    scroll.funbind("bar_color", scroll._change_bar_color)


ScrollView._bind_inactive_bar_color = _bind_inactive_bar_color
_STOP = ScrollView.on_scroll_stop


def _stop(scroll: ScrollView, touch: MotionEvent, check_children: bool = True) -> object:
    """Kivy would let a finger go a fifth of a second after it was lifted: what it meant is done at once."""
    short = touch.ud.get(scroll._get_uid(), {}).get("mode") == "unknown"
    taken = _STOP(scroll, touch, check_children)
    if short:
        Clock.schedule_once(lambda _: scroll._do_touch_up(touch), 0)
    return taken


ScrollView.on_scroll_stop = _stop


class Header(BoxLayout):
    """A screen's title, and the way back."""

    title = StringProperty()
    back = StringProperty()
    ways: Ways = ObjectProperty()


class Page(Screen):
    """A screen of the app; one that `opens_at_top` shows where its lists begin whenever one comes."""

    opens_at_top = False
    world = ""  # the game whose colours it was made in

    def __init__(self, look: Appearance, ways: Ways, **properties: object) -> None:
        self.look, self.ways = look, ways
        self.say, self.tr = look.say, look.tr
        super().__init__(**properties)

    def on_pre_enter(self, *_: object) -> None:
        """Show what is."""
        if self.opens_at_top:
            self.to_top()
        self.look.meet_again()
        self.refresh()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger ends whatever moves, and counts."""
        self.look.motion.end()
        return bool(super().on_touch_down(touch))

    def on_pre_leave(self, *_: object) -> None:
        """Nothing goes on moving where nobody looks."""
        self.look.motion.end()

    def to_top(self) -> None:
        """Every list at its beginning."""
        for part in self._lists:
            part.scroll_y = 1

    @cached_property
    def _lists(self) -> list[ScrollView]:
        """Everything that scrolls, found once: a page keeps the lists it was made with."""
        return [part for part in self.walk(restrict=True) if isinstance(part, ScrollView)]

    def refresh(self) -> None:
        """Read everything anew; each screen says how."""

    def ahead(self) -> Iterator[object]:
        """Make what will be wanted, one thing at each step, while nobody waits."""
        return iter(())

    def watch(self) -> None:
        """Show what the camera sees, ten times a second, where there is a place for it."""


class GamePage(Page):
    """A screen of the game on the table: it is handed the game before it is shown."""

    game: OpenGame

    @property
    def table(self) -> Table:
        """Where that game is played."""
        return self.game.table

    def ask_about(self, ids: tuple[str, ...]) -> None:
        """A finger held on something."""
        ask_about(ids, self.table, self.game.put, self.ways.card_rules)

    def tick(self) -> None:
        """Show how late it is, five times a second, where there are clocks."""


def load(module: str) -> None:
    """The layout of a screen: the kv file beside its module."""
    Builder.load_file(str(Path(module).with_suffix(".kv")))


load(__file__)

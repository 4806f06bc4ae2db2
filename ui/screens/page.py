"""What every screen shares: it shows itself anew whenever it is entered or something changed."""

from __future__ import annotations

from pathlib import Path

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.screenmanager import Screen
from kivy.uix.scrollview import ScrollView

import ui.parts.badge
import ui.parts.bars
import ui.parts.basics
import ui.parts.board
import ui.parts.loupe
import ui.parts.notice
import ui.parts.pads
import ui.parts.sight
import ui.parts.strip
import ui.parts.turned
import ui.parts.verdict  # noqa: F401  the parts that the kv files name

HERE = Path(__file__).parent


def _bind_inactive_bar_color(scroll: ScrollView, *_: object) -> None:
    """Kivy would let the bar fade: the whole screen drawn again and again for half a second after a move."""
    scroll.funbind("bar_color", scroll._change_bar_color)


ScrollView._bind_inactive_bar_color = _bind_inactive_bar_color


class Header(BoxLayout):
    """A screen's title, and the way back."""

    title = StringProperty()
    back = StringProperty()


class Page(Screen):
    """A screen of the app."""

    @property
    def app(self):
        """The running app."""
        return App.get_running_app()

    def on_pre_enter(self, *_: object) -> None:
        """Show what is."""
        self.refresh()

    def refresh(self) -> None:
        """Read everything anew; each screen says how."""

    def look(self) -> None:
        """Show what the camera sees, ten times a second, where there is a place for it."""
        if "strip" in self.ids:
            self.ids.strip.look(self.ids.sight, self.ids.notice.shown)


def load(name: str) -> None:
    """A screen's layout."""
    Builder.load_file(str(HERE / f"{name}.kv"))


load("page")

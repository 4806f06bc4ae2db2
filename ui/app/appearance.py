"""How everything looks and speaks: theme, sizes, language, and which way it is turned."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kivy.app import App
from kivy.core.window import Window
from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from companion.play.table import Table
from companion.settings import Settings
from companion.view import Text, text
from companion.words import words_in
from ui.app.theme import THUMB_MM, WIDE_MM, Theme, register_fonts
from ui.touch.facing import PLACES, angle
from ui.touch.touch_matrix import matrix_of
from ui.touch.touch_right import correct_touches


class Appearance(App):
    """What every screen asks for its letters, words and colours."""

    u = NumericProperty(1.0)
    t = NumericProperty(1.0)
    thumb = NumericProperty(47)
    language = StringProperty("en")
    theme = ObjectProperty(rebind=True)
    title = "Pantheon"

    def __init__(self, settings: Settings, **said: object) -> None:
        self.theme = Theme()
        super().__init__(**said)
        self.chosen = settings
        self.table: Table | None = None
        self.came_from = "home"

    def _dress(self) -> None:
        """Put on what the settings say."""
        register_fonts()
        self.theme.use(self.chosen["theme"])
        self.language = words_in(self.chosen.language).language
        Window.clearcolor = self.theme.ground
        Window.rotation = int(self.chosen["rotation"])
        correct_touches(matrix_of(self.chosen["touch"]))
        Window.bind(size=self._measure)
        self._measure()

    def _measure(self, *_: object) -> None:
        """A unit is a pixel of the Pi's own 800×480 screen on any screen; letters have their own scale."""
        long, short = max(Window.size), min(Window.size)
        self.u = min(long / 800, short / 480)
        self.t = self.u * int(self.chosen["scale"]) / 100
        self.thumb = math.ceil(THUMB_MM * long / WIDE_MM)

    def tr(self, key: str, *_: object, **values: str | int | Text) -> str:
        """A word of the screen; kv passes the language along so that it is said anew when that changes."""
        return self.say(text(key, **values))

    def say(self, said: Text) -> str:
        """A sentence in the reader's language, with the players' names."""
        return words_in(self.language).say(said, self.names)

    @property
    def names(self) -> dict[str, str]:
        """Who sits where."""
        return self.table.session.names if self.table is not None else {}

    def choose(self, key: str, value: str) -> None:
        """A setting changed on the screen, at once seen everywhere."""
        self.chosen[key] = value
        if key == "theme":
            self.theme.use(value)
            Window.clearcolor = self.theme.ground
            self._dress_anew()
        if key == "scale":
            self._measure()
        if key == "rotation":
            Window.rotation = int(value)
        if key == "language":
            self.language = words_in(self.chosen.language).language
        self.rest.stir()
        self.show(self.root.current)

    def _dress_anew(self) -> None:
        """Every screen made again: a part that chose its own colour would keep the old one."""
        current, came_from = self.root.current, self.came_from
        self.root.clear_widgets()
        self.came_from = came_from
        self.root.current = current

    def turn_round(self) -> None:
        """The whole screen for the other side of the table, touches and all."""
        self.choose("rotation", str((Window.rotation + 180) % 360))

    def facing(self, acting: Sequence[str]) -> int:
        """How far panels turn for whoever acts: not at all if that is not wanted or known, or several act."""
        if self.chosen["facing"] == "off" or len(acting) != 1:
            return 0
        place = self.chosen.places.get(self.names.get(acting[0], ""), "")
        return angle(place, Window.rotation) if place in PLACES else 0

"""What kv files call `app`: the appearance by its short names."""

from __future__ import annotations

from kivy.app import App
from kivy.core.window import Window
from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from companion.play.table import Table
from companion.settings import Settings
from ui.app.appearance import Appearance


class Dressed(App):
    """An app whose appearance kv can ask for."""

    u = NumericProperty(1.0)
    t = NumericProperty(1.0)
    thumb = NumericProperty(47)
    language = StringProperty("en")
    theme = ObjectProperty(rebind=True)
    title = "Pantheon"

    def __init__(self, settings: Settings, **properties: object) -> None:
        self.table: Table | None = None
        self.look = Appearance(settings, lambda: self.names)
        super().__init__(theme=self.look.theme, **properties)
        for name in ("u", "t", "thumb", "language"):
            self.look.bind(**{name: self.setter(name)})
        self.chosen = settings
        self.came_from = "home"
        self.tr, self.say, self.facing = self.look.tr, self.look.say, self.look.facing

    @property
    def names(self) -> dict[str, str]:
        """Who sits where."""
        if self.table is None:
            return {}
        match = self.table.session.match
        return dict(zip(match.seats, match.players, strict=True))

    def choose(self, key: str, value: str) -> None:
        """A setting changed on the screen, at once seen everywhere."""
        self.chosen[key] = value
        self.look.change(key)
        if key == "theme":
            self._dress_anew()
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

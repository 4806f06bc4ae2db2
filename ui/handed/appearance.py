"""How everything looks and speaks: theme, sizes, language, and which way it is turned."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from kivy.core.window import Window
from kivy.event import EventDispatcher
from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from companion.games.worlds import world_of
from companion.keep.players import Player
from companion.settings import Settings
from companion.view import Text, text
from companion.words import words_in
from ui.handed.motion import Motion
from ui.handed.theme import HOUSE, THUMB_MM, WIDE_MM, Theme, long_mm, register_fonts
from ui.touch.facing import PLACES, angle
from ui.touch.touch_matrix import matrix_of
from ui.touch.touch_right import correct_touches


class Appearance(EventDispatcher):
    """What every screen and part is handed for its letters, words and colours; in kv it is `app.look`."""

    u: float = NumericProperty(1.0)
    t: float = NumericProperty(1.0)
    thumb: int = NumericProperty(47)
    language: str = StringProperty("en")
    theme: Theme = ObjectProperty()  # kv keeps the one a part was made in: a page stays in its world

    def __init__(
        self,
        settings: Settings,
        names: Callable[[], Mapping[str, str]],
        people: Callable[[], Sequence[Player]] = tuple,
    ) -> None:
        self._worlds = {HOUSE.id: Theme(HOUSE)}
        super().__init__(theme=self._worlds[HOUSE.id])
        self._settings, self._names, self._people = settings, names, people
        self._known: dict[str, Player] | None = None
        self.motion = Motion(lambda: settings["calm"] == "off" and self.theme.worn != "contrast")

    def put_on(self) -> None:
        """Look as the settings say, on whatever window there is."""
        register_fonts()
        for key in ("theme", "rotation", "language"):
            self.change(key)
        correct_touches(matrix_of(self._settings["touch"]))
        Window.bind(size=self.measure)
        self.measure()

    def take_off(self) -> None:
        """Let go of the window."""
        self.motion.stop()
        Window.unbind(size=self.measure)

    def change(self, key: str) -> None:
        """A setting was chosen: if it is one of ours, it is seen at once."""
        if key == "theme":
            for theme in self._worlds.values():
                theme.use(self._settings["theme"])
            Window.clearcolor = self.theme.ground
        elif key == "scale":
            self.measure()
        elif key == "rotation":
            Window.rotation = int(self._settings["rotation"])
        elif key == "language":
            self.language = words_in(self._settings.language).language

    def wear(self, game: str) -> None:
        """What is made from now on looks like this game's world; like the house where there is none."""
        self.theme = self.theme_of(game)
        Window.clearcolor = self.theme.ground

    def theme_of(self, game: str) -> Theme:
        """How a game's world looks now."""
        world = world_of(game) or HOUSE
        if world.id not in self._worlds:
            self._worlds[world.id] = Theme(world)
            self._worlds[world.id].use(self._settings["theme"])
        return self._worlds[world.id]

    def measure(self, *_: object) -> None:
        """A unit is a pixel of the Pi's own 800×480 screen on any of seven inches; letters have a scale.

        A larger one shows more, not the same larger: a thumb needs no more room there.
        """
        long, short = max(Window.size), min(Window.size)
        wide = long_mm(long)
        self.u = min(long / 800, short / 480) * WIDE_MM / wide
        self.t = self.u * int(self._settings["scale"]) / 100
        self.thumb = math.ceil(THUMB_MM * long / wide)

    # words

    def tr(self, key: str, *_: object, **values: str | int | Text) -> str:
        """A word of the screen; kv passes the language along so that it is said anew when that changes."""
        return self.say(text(key, **values))

    def say(self, said: Text) -> str:
        """A sentence in the reader's language, with the players' names."""
        return words_in(self.language).say(said, self.names)

    @property
    def names(self) -> Mapping[str, str]:
        """Who sits where."""
        return self._names()

    @property
    def known(self) -> Mapping[str, Player]:
        """Everyone remembered, by name: their colours and shapes. Read once for each screen."""
        if self._known is None:
            self._known = {player.name: player for player in self._people()}
        return self._known

    def meet_again(self) -> None:
        """Somebody may have another name, colour or shape by now."""
        self._known = None

    def facing(self, acting: Sequence[str]) -> int:
        """How far panels turn for whoever acts: not at all if that is not wanted or known, or several act."""
        if self._settings["facing"] == "off" or len(acting) != 1:
            return 0
        place = self._settings.places.get(self.names.get(acting[0], ""), "")
        return angle(place, Window.rotation) if place in PLACES else 0

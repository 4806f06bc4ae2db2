"""Who sits where: a map of the table round the screen, told once and remembered by name."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.core.window import Window
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.settings import Settings
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.badge import signs
from ui.screens.page import Page, load
from ui.touch.facing import EACH, PLACES, SIDES, place_at, spread


class Place(ButtonBehavior, BoxLayout):
    """A chair, taken or free."""

    place = StringProperty()
    player = StringProperty()
    held = BooleanProperty(False)


class PlacesPage(Page):
    """Twelve chairs round a picture of the screen: touch a player, then the chair."""

    def __init__(self, look: Appearance, ways: Ways, settings: Settings, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.settings = settings
        self.names: tuple[str, ...] = ()
        self.held = ""
        for side in SIDES:
            for _ in range(EACH):
                chair = Place()
                chair.bind(on_release=lambda chair: self.touch(chair.place))
                self.ids[side].add_widget(chair)

    def open(self, names: Sequence[str]) -> None:
        """The map for these players, as they sat before."""
        self.names, self.held = tuple(names), ""
        self.sits = spread(self.names, self.settings.places)

    def refresh(self) -> None:
        """Every chair as it lies round the screen as it is turned now."""
        worn = signs({name: name for name in self.names}, (), self.look.known)
        who = {place: name for name, place in self.sits.items()}
        for number, side in enumerate(SIDES):
            places = [place_at(number * EACH + n, Window.rotation) for n in range(EACH)]
            # Against the clock along the far and the left side is backwards for the reader.
            chairs = self.ids[side].children[:: 1 if side in ("far", "right") else -1]
            for chair, place in zip(chairs, places, strict=True):
                name = who.get(place, "")
                chair.place, chair.player = place, name
                chair.held = bool(self.held) and self.sits.get(self.held) == place
                if name:
                    chair.ids.badge.wear(worn[name])

    def touch(self, place: str) -> None:
        """A player is taken up, or put down there; two players change places."""
        there = next((name for name, sits in self.sits.items() if sits == place), "")
        if self.held:
            if there and there != self.held:
                self.sits[there] = self.sits[self.held]
            self.sits[self.held] = place
            self.held = ""
            self.keep()
        else:
            self.held = there
        self.refresh()

    def keep(self) -> None:
        """Remember where everybody sits; the rest of the table stays known."""
        known = {name: sits for name, sits in self.settings.places.items() if sits in PLACES}
        self.settings.seat({**known, **self.sits})

    def on_leave(self, *_: object) -> None:
        """Whoever looked at the map and found it right has chosen it."""
        if self.names and self.names[0] in self.sits:
            self.keep()

    def forget(self) -> None:
        """No map: nothing turns."""
        self.settings.seat({})
        self.names = ()
        self.ways.back_to("newgame")


load(__file__)

"""The club on a table's own screen: standings, this round, and, where the table leads, how it goes on."""

from __future__ import annotations

from functools import partial

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.club.hall import Hall, Seats
from companion.view import text
from ui.devices.phones import Phones
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.basics import Key
from ui.screens.page import Page, load


class StandingRow(BoxLayout):
    """One line of the standings."""

    place = StringProperty()
    player = StringProperty()
    points = StringProperty()
    strength = StringProperty()
    gone = BooleanProperty(False)


class SeatsRow(BoxLayout):
    """One table of the round."""

    table = StringProperty()
    people = StringProperty()
    game = StringProperty()
    mine = BooleanProperty(False)


class HallPage(Page):
    """Everybody of the club, seen from this table."""

    title = StringProperty()
    more = StringProperty()

    def __init__(self, look: Appearance, ways: Ways, phones: Phones, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.club = phones.club

    def on_pre_enter(self, *_: object) -> None:
        """What comes from the club is seen at once."""
        self.club.changed = self.refresh
        super().on_pre_enter()

    def on_leave(self, *_: object) -> None:
        """Nobody looks here."""
        self.club.let_go(self.refresh)

    def refresh(self) -> None:
        """How everybody stands, and who plays whom."""
        hall = self.club.hall
        self.title = self.tr("club-round", round=hall.round) if hall.round else self.tr("club-title")
        self.more = self._said(hall)
        self.ids.standings.data = [
            {
                "place": str(row.place),
                "player": row.name,
                "points": row.points,
                "strength": row.strength,
                "gone": not row.here,
            }
            for row in hall.standings
        ]
        self.ids.seats.data = [self._seats(row) for row in hall.seats]
        self._lead(hall)

    def _said(self, hall: Hall) -> str:
        """What the evening waits for."""
        if not self.club.connected:
            return self.say(self.club.said)
        if hall.trouble:
            return self.tr("club-trouble", why=hall.trouble)
        if hall.round and hall.open:
            return self.tr("club-results-open", count=hall.open)
        return "" if hall.standings else self.tr("club-no-evening")

    def _seats(self, row: Seats) -> dict[str, object]:
        if not row.table:
            return {"table": "", "people": self.tr("club-bye", name=row.names[0]), "game": "", "mine": False}
        places = list(row.places) or [0] * len(row.names)
        people = [
            self.say(text("club-place", place=place, name=name)) if place else name
            for name, place in zip(row.names, places, strict=False)
        ]
        mine = self.club.to is not None and row.table == self.club.to.table
        return {"table": row.table, "people": " – ".join(people), "game": self.tr(row.game), "mine": mine}

    def _lead(self, hall: Hall) -> None:
        """The keys of a table that leads: what comes next, and nothing that cannot be."""
        self.ids.lead.clear_widgets()
        if not self.club.leads:
            return
        begins = bool(hall.round and hall.open and not hall.started)
        for icon, words, wanted, round_, usable in (
            ("clock", self.tr("club-start-clocks"), "start", hall.round, begins),
            (
                "dice",
                self.tr("club-draw-round", round=hall.round + 1),
                "round",
                hall.round + 1,
                hall.more and not hall.open,
            ),
        ):
            key = Key(icon=icon, text=words, font=20)
            key.usable = usable and self.club.connected
            key.bind(on_release=partial(self._want, wanted, round_))
            self.ids.lead.add_widget(key)

    def _want(self, wanted: str, round_: int, _: Key) -> None:
        self.club.want(do=wanted, round=round_)


load(__file__)

"""Statistics as pictures: wins, streaks, rivals, curves, time, slaps, luck; of all, one game, one player."""

from __future__ import annotations

from functools import partial

from kivy.properties import StringProperty

from companion.keep.journal import Journal
from companion.keep.statistics import PAGES, boxes, names
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.basics import Key
from ui.parts.common.chart import ChartPart
from ui.parts.common.menu import Menu
from ui.screens.page import Page, load

SIGNS = {
    "wins": "trophy",
    "streaks": "fire",
    "rivals": "sword",
    "curves": "star",
    "times": "clock",
    "slaps": "hand",
    "luck": "dice",
}


class StatisticsPage(Page):
    """One page of charts at a time."""

    page = StringProperty("wins")
    box = StringProperty()
    player = StringProperty()
    which = StringProperty()
    who = StringProperty()

    def __init__(self, look: Appearance, ways: Ways, journal: Journal, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.journal = journal

    def refresh(self) -> None:
        """Ask the journal, and draw."""
        self.which = self.tr(self.box) if self.box else self.tr("every-game")
        self.who = self.player or self.tr("every-player")
        self.ids.pages.clear_widgets()
        for page in PAGES:
            here = page == self.page
            key = Key(icon=SIGNS.get(page, "chart"), text=self.tr(f"statistics-{page}"), font=18)
            key.kind, key.icon_size = "plain" if here else "bare", 24
            key.bind(on_release=lambda _, page=page: self.turn_to(page))
            self.ids.pages.add_widget(key)
        self.ids.charts.clear_widgets()
        for chart in PAGES[self.page](self.journal, self.box, self.player):
            self.ids.charts.add_widget(ChartPart(chart))
        self.ids.scroll.scroll_y = 1

    def turn_to(self, page: str) -> None:
        """Another page."""
        self.page = page
        self.refresh()

    def ask_box(self) -> None:
        """Of which game."""
        choices = [("", self.tr("every-game")), *((box, self.tr(box)) for box in boxes(self.journal))]
        Menu.show(
            self.tr("choose-game"),
            [("", words, partial(self.choose, box=box)) for box, words in choices],
        )

    def ask_player(self) -> None:
        """Of which player."""
        choices = [("", self.tr("every-player")), *((name, name) for name in names(self.journal))]
        Menu.show(
            self.tr("choose-player"),
            [("", words, partial(self.choose, player=name)) for name, words in choices],
        )

    def choose(self, **chosen: str) -> None:
        """One game, one player, or all again."""
        for name, value in chosen.items():
            setattr(self, name, value)
        self.refresh()


load(__file__)

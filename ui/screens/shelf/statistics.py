"""Statistics as pictures: wins, streaks, rivals, curves, time, slaps, luck; of all, one game, one player."""

from __future__ import annotations

from kivy.properties import StringProperty

from companion.keep.statistics import PAGES, boxes, names
from ui.parts.common.basics import Key
from ui.parts.common.chart import ChartPart
from ui.parts.common.menu import Menu
from ui.screens.page import Page, load


class Statistics(Page):
    """One page of charts at a time."""

    page = StringProperty("wins")
    box = StringProperty()
    player = StringProperty()
    which = StringProperty()
    who = StringProperty()

    def refresh(self) -> None:
        """Ask the journal, and draw."""
        app = self.app
        self.which = app.tr(self.box) if self.box else app.tr("every-game")
        self.who = self.player or app.tr("every-player")
        self.ids.pages.clear_widgets()
        for page in PAGES:
            key = Key(
                text=app.tr(f"statistics-{page}"), kind="chosen" if page == self.page else "plain", font=18
            )
            key.bind(on_release=lambda _, page=page: self.turn_to(page))
            self.ids.pages.add_widget(key)
        self.ids.charts.clear_widgets()
        if app.journal:
            for chart in PAGES[self.page](app.journal, self.box, self.player):
                self.ids.charts.add_widget(ChartPart(chart))
        self.ids.scroll.scroll_y = 1

    def turn_to(self, page: str) -> None:
        """Another page."""
        self.page = page
        self.refresh()

    def ask_box(self) -> None:
        """Of which game."""
        app = self.app
        choices = [("", app.tr("every-game")), *((box, app.tr(box)) for box in boxes(app.journal))]
        Menu.show(
            app.tr("choose-game"),
            [("", words, lambda box=box: self.choose(box=box)) for box, words in choices],
        )

    def ask_player(self) -> None:
        """Of which player."""
        app = self.app
        choices = [("", app.tr("every-player")), *((name, name) for name in names(app.journal))]
        Menu.show(
            app.tr("choose-player"),
            [("", words, lambda name=name: self.choose(player=name)) for name, words in choices],
        )

    def choose(self, **chosen: str) -> None:
        """One game, one player, or all again."""
        for name, value in chosen.items():
            setattr(self, name, value)
        self.refresh()


load(__file__)

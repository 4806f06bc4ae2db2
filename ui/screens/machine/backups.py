"""Backups: how the games were before, put back by a touch; and damaged files that were set aside."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.properties import BooleanProperty, StringProperty

from companion.safe.asides import let_rest, set_aside
from companion.safe.backup import Backup, folder_of, listed
from companion.safe.rescue import saved_of
from companion.settings import Settings
from ui.app.current_game import CurrentGame
from ui.app.keeper import ON_STICK
from ui.devices.export_folders import sticks
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.basics import Key
from ui.parts.common.menu import Menu
from ui.parts.common.questions import Choice
from ui.screens.page import Page, load


class BackupsPage(Page):
    """Every backup, the newest first, those on a stick too."""

    said = StringProperty()
    ready = BooleanProperty(False)  # nothing is being done to the games

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        settings: Settings,
        change: Callable[[str, str], None],
        game: CurrentGame,
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.settings, self.change, self.game = settings, change, game

    def refresh(self) -> None:
        """List everything anew."""
        self.ready = self.game.journal is not None and not self.game.keeper.doing
        self.said = "  ".join(self.say(notice) for notice in self.game.told)
        box = self.ids.backups
        box.clear_widgets()
        stick = Choice(label=self.tr("setting-stick"), chosen=self.settings["stick"])
        stick.answers = [(answer, self.tr(f"setting-stick-{answer}")) for answer in ("off", "on")]
        stick.chose = partial(self.change, "stick")
        path = self.game.keeper.path
        for aside in set_aside(path):
            self._key("info", "backup-aside", aside.name, partial(self.ask_aside, aside), *self._lost(aside))
        for one in listed(folder_of(path)):
            self._backup(one, "backup-one")
        for place in sticks():
            for one in listed(place / ON_STICK):
                self._backup(one, "backup-one-on-stick")
        if not box.children:
            self.said = self.said or self.tr("backup-none")
        box.add_widget(stick)

    def _lost(self, aside: Path) -> tuple[int, int]:
        saved = saved_of(aside)
        return saved.games, len(saved.cut) + len(saved.lost)

    def _backup(self, one: Backup, words: str) -> None:
        title = self.tr(words, number=one.number)
        sub = self.tr("backup-games", when=one.when, count=one.games)
        key = Key(icon="history", text=title, sub=sub, tall=64, font=20)
        key.bind(on_release=lambda _: self.ask(one, title))
        self.ids.backups.add_widget(key)

    def _key(self, icon: str, words: str, name: str, then: Callable[[], None], games: int, lost: int) -> None:
        sub = self.tr("backup-aside-about", games=games, lost=lost)
        key = Key(icon=icon, text=self.tr(words, file=name), sub=sub, tall=64, font=20)
        key.bind(on_release=lambda _: then())
        self.ids.backups.add_widget(key)

    def back_up(self) -> None:
        """One more, now."""
        if self.game.journal is not None and not self.game.keeper.busy:
            self.game.keeper.back_up(self.settings["stick"] == "on", asked=True)
        self.refresh()

    def ask(self, one: Backup, title: str) -> None:
        """Really? What is there now is backed up before, so that nobody loses an evening by a stray thumb."""
        Menu.show(
            self.tr("backup-really", title=title),
            [
                ("undo", self.tr("backup-put-back"), lambda: self.put_back(one.path)),
                ("close", self.tr("backup-leave"), lambda: None),
            ],
        )

    def put_back(self, path: Path) -> None:
        """The games as they were then."""
        if not self.game.keeper.busy:
            self.game.close_journal()
            self.game.keeper.put_back(path)
        self.refresh()

    def ask_aside(self, aside: Path) -> None:
        """Try once more, or let it rest."""
        Menu.show(
            self.tr("backup-aside", file=aside.name),
            [
                ("redo", self.tr("backup-aside-again"), lambda: self.again(aside)),
                ("check", self.tr("backup-aside-rest"), lambda: self.rest(aside)),
                ("close", self.tr("backup-leave"), lambda: None),
            ],
        )

    def again(self, aside: Path) -> None:
        """What today's games lack is looked for once more in a file that was set aside."""
        if not self.game.keeper.busy:
            self.game.close_journal()
            self.game.keeper.rescue((aside,))
        self.refresh()

    def rest(self, aside: Path) -> None:
        """It is offered no more."""
        let_rest(aside)
        self.game.notices = [notice for notice in self.game.notices if notice.key != "journal-set-aside"]
        self.refresh()


load(__file__)

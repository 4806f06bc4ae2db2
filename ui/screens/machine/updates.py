"""Updates: looked for on a stick or on the network, what is new told, and installed by a touch."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from companion.disk import NotKept
from companion.news import log_in, news
from companion.version import version
from ui.devices.updates import Told, Updates
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.menu import Menu
from ui.screens.page import Page, load

LOOKS = 1.0  # seconds between two looks at how far it is


class UpdatesPage(Page):
    """One sentence says how far it is; below it, what is new."""

    opens_at_top = True

    said = StringProperty()
    listed = StringProperty()
    ready = BooleanProperty(False)  # something may be asked for
    found = BooleanProperty(False)  # a newer version waits

    def __init__(self, look: Appearance, ways: Ways, updates: Updates, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.updates = updates
        self._shown: Told | None = None
        self._looking = Clock.schedule_interval(lambda _: self.look_again(), LOOKS)
        self._looking.cancel()

    def on_pre_enter(self, *_: object) -> None:
        """Ask how far it is while somebody looks."""
        super().on_pre_enter()
        self._looking()

    def on_leave(self, *_: object) -> None:
        """What goes on goes on without us."""
        self._looking.cancel()

    def refresh(self) -> None:
        """Say everything anew."""
        self._shown = None
        self.look_again()

    def look_again(self) -> None:
        """Whatever has changed since the last look."""
        told = self.updates.told()
        if told == self._shown:
            return
        self._shown = told
        self.ready = self.updates.possible and not told.busy
        self.found = self.ready and told.how == "found"
        if not self.updates.possible:
            self.said = self.tr("update-not-here", version=version())
        else:
            key = f"update-{told.how}" if told.how else "update-about"
            self.said = self.tr(key, version=told.version or version())
        log = log_in(self.updates.folder, self.look.language) if told.how == "found" else ""
        entries = news(log, version()) if log else []
        self.listed = "\n".join(
            line for number, lines in entries for line in (f"{number}", *(f"•  {one}" for one in lines), "")
        )

    def ask(self, word: str) -> None:
        """Look on the stick or on the network, or install what was found."""
        try:
            self.updates.ask(word)
        except NotKept as trouble:
            self.said = self.say(trouble.said)
            return
        self.look_again()

    def ask_install(self) -> None:
        """Really? The table starts anew."""
        Menu.show(
            self.tr("update-really"),
            [
                ("check", self.tr("update-install"), lambda: self.ask("install")),
                ("close", self.tr("update-later"), lambda: None),
            ],
        )


load(__file__)

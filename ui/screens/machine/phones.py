"""Phones: switched on or off, the code to scan, who is there, and the way to send somebody away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kivy.properties import BooleanProperty, StringProperty

from companion.phones.host import Present
from ui.devices.phones import Phones
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.common.basics import Key
from ui.parts.common.menu import Menu
from ui.parts.common.questions import Choice
from ui.parts.table.scan_code import ScanCode  # noqa: F401  named in the kv file
from ui.screens.page import Page, load


class PhonesPage(Page):
    """Everyone's own corner of the table."""

    on = BooleanProperty(False)
    came_from = StringProperty("settings")
    invitation = StringProperty()
    address = StringProperty()
    code = StringProperty()
    said = StringProperty()

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        change: Callable[[str, str], None],
        phones: Phones,
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.change, self.phones = change, phones

    def on_pre_enter(self, *_: object) -> None:
        """Back leads to where one came from; who comes and goes is seen at once."""
        self.came_from = "table" if self.ways.came_from == "table" else "settings"
        self.phones.changed = self.refresh
        super().on_pre_enter()

    def on_leave(self, *_: object) -> None:
        """Nobody looks."""
        self.phones.changed = lambda: None

    def refresh(self) -> None:
        """The switch, the code, and who is there."""
        phones = self.phones
        self.on = phones.on
        self.invitation, self.code = phones.invitation, phones.code
        self.address = "\n".join(phones.addresses[:2])
        self.said = self._state()
        about = "phones-join" if phones.invitation else "phones-about"
        switch = Choice(label=self.tr(about), chosen="on" if phones.on else "off")
        switch.answers = [(answer, self.tr(f"setting-phones-{answer}")) for answer in ("off", "on")]
        switch.chose = self._switch
        self.ids.switch.clear_widgets()
        self.ids.switch.add_widget(switch)
        self.ids.people.clear_widgets()
        for who in phones.host.present() if phones.on else ():
            key = Key(icon="players" if who.role == "phone" else "eye", text=self._named(who), font=20)
            key.sub, key.tall = self._how(who), 60
            key.bind(on_release=partial(self._ask, who))
            self.ids.people.add_widget(key)

    def _switch(self, answer: str) -> None:
        self.change("phones", answer)

    def _state(self) -> str:
        """What keeps phones from coming, if anything."""
        if self.phones.trouble:
            return self.say(self.phones.trouble)
        return self.tr("phones-no-server") if self.on and not self.phones.addresses else ""

    def _named(self, who: Present) -> str:
        return who.name or self.tr(f"phones-{who.role}")

    def _how(self, who: Present) -> str:
        if who.page is None:
            return self.tr("phones-not-here")
        return self.tr("phones-seated" if who.seat else "phones-watches")

    def _ask(self, who: Present, _: Key) -> None:
        """Really?"""
        Menu.show(
            self.tr("phones-really", name=self._named(who)),
            [
                ("close", self.tr("phones-send-away"), partial(self._send_away, who)),
                ("back", self.tr("phones-let-stay"), lambda: None),
            ],
        )

    def _send_away(self, who: Present) -> None:
        self.phones.send_away(who)
        self.refresh()

    def renew(self) -> None:
        """Another code: everybody joins anew."""
        Menu.show(
            self.tr("phones-renew-really"),
            [
                ("redo", self.tr("phones-renew"), self._renew),
                ("back", self.tr("phones-let-stay"), lambda: None),
            ],
        )

    def _renew(self) -> None:
        self.phones.renew()
        self.refresh()


load(__file__)

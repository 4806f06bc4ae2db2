"""The doctor's page: each part of the machine, what to do next, and a report to take away."""

from __future__ import annotations

import time
from collections.abc import Sequence

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.finding import AMBER, GREEN, RED, Finding
from companion.settings import Settings, folder
from ui.app.current_game import CurrentGame
from ui.checks.doctor import about, findings, told, watch_of
from ui.devices.devices import Devices
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.screens.page import Page, load
from vision.doctor import CameraWatch

LOOKS = 0.25  # seconds between two looks through the camera
AGAIN = 2.0  # seconds until the findings are told anew
CLOSER = {"touch": "touch-check"}
SIGNS = {GREEN: "check", AMBER: "info", RED: "close"}


class FindingRow(BoxLayout):
    """One part: its sign, what was found, and the next step."""

    sign = StringProperty()
    said = StringProperty()
    step = StringProperty()
    leads = StringProperty()  # to a page that looks closer
    tint = ColorProperty()
    ways: Ways = ObjectProperty()


class DoctorPage(Page):
    """All parts of the machine."""

    came_from = StringProperty("settings")
    told = StringProperty()
    reportable = BooleanProperty(False)

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        settings: Settings,
        devices: Devices,
        game: CurrentGame,
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.settings, self.devices, self.game = settings, devices, game
        self._watch = CameraWatch(None)
        self._looking = Clock.schedule_interval(lambda _: self._watch.look(), LOOKS)
        self._telling = Clock.schedule_interval(lambda _: self.refresh(), AGAIN)
        self._looking.cancel()
        self._telling.cancel()
        self._shown: list[Finding] = []

    def on_pre_enter(self, *_: object) -> None:
        """Begin to look through the camera."""
        self.told = ""
        self._watch = watch_of(self.devices)
        self._looking()
        self._telling()
        super().on_pre_enter()

    def on_leave(self, *_: object) -> None:
        """Nobody asks any more."""
        self._looking.cancel()
        self._telling.cancel()

    def refresh(self) -> None:
        """Examine everything; what has not changed is left alone."""
        self.reportable = self.game.reportable
        found = list(findings(self.devices, self._watch, self.settings))
        if found != self._shown or not self.ids.findings.children:
            self._shown = found
            self._show(found)

    def _show(self, found: Sequence[Finding]) -> None:
        tints = {GREEN: self.look.theme.green, AMBER: self.look.theme.gold, RED: self.look.theme.red}
        self.ids.findings.clear_widgets()
        for finding in found:
            row = FindingRow(sign=SIGNS[finding.colour], tint=tints[finding.colour], ways=self.ways)
            row.said = self.say(told(finding))
            row.step = self.say(finding.step) if finding.step else ""
            row.leads = CLOSER.get(finding.part, "")
            self.ids.findings.add_widget(row)

    def report(self) -> None:
        """The last minutes of this game as one file, to show to whoever looks after the table."""
        path = folder("data") / "reports" / f"report-{time.strftime('%Y%m%d-%H%M%S')}.zip"
        told = about() | {"confirm": self.settings["confirm"]}
        try:
            inputs = self.game.report(path, told)
            self.told = self.tr("doctor-reported", file=path.name, inputs=inputs)
        except OSError as refused:
            self.told = self.tr("doctor-not-reported", why=refused.strerror or "")


load(__file__)

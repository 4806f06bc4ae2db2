"""The doctor's page: each part of the machine, what to do next, and a report to take away."""

from __future__ import annotations

import time
from collections.abc import Sequence

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.cli.doctor import AMBER, GREEN, RED, Finding
from companion.settings import folder
from ui.checks.doctor import about, findings, told, watch_of
from ui.screens.page import Page, load
from vision.doctor import CameraWatch

LOOKS = 0.25  # seconds between two looks through the camera
AGAIN = 2.0  # seconds until the findings are told anew
CLOSER = {"touch": "corners"}
SIGNS = {GREEN: "check", AMBER: "info", RED: "close"}


class FindingRow(BoxLayout):
    """One part: its sign, what was found, and the next step."""

    sign = StringProperty()
    said = StringProperty()
    step = StringProperty()
    leads = StringProperty()  # to a page that looks closer
    tint = ColorProperty()


class DoctorPage(Page):
    """All parts of the machine."""

    came_from = StringProperty("settings")
    told = StringProperty()
    reportable = BooleanProperty(False)

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self._watch = CameraWatch(None)
        self._looking = Clock.schedule_interval(lambda _: self._watch.look(), LOOKS)
        self._telling = Clock.schedule_interval(lambda _: self.refresh(), AGAIN)
        self._looking.cancel()
        self._telling.cancel()
        self._shown: list[Finding] = []

    def on_pre_enter(self, *_: object) -> None:
        """Begin to look through the camera."""
        self.told = ""
        self._watch = watch_of(self.app.devices)
        self._looking()
        self._telling()
        super().on_pre_enter()

    def on_leave(self, *_: object) -> None:
        """Nobody asks any more."""
        self._looking.cancel()
        self._telling.cancel()

    def refresh(self) -> None:
        """Examine everything; what has not changed is left alone."""
        self.reportable = self.app.table is not None and self.app.chosen["blackbox"] == "on"
        found = list(findings(self.app.devices, self._watch, self.app.chosen))
        if found != self._shown or not self.ids.findings.children:
            self._shown = found
            self._show(found)

    def _show(self, found: Sequence[Finding]) -> None:
        app = self.app
        tints = {GREEN: app.theme.green, AMBER: app.theme.gold, RED: app.theme.red}
        self.ids.findings.clear_widgets()
        for finding in found:
            row = FindingRow(sign=SIGNS[finding.colour], tint=tints[finding.colour])
            row.said = app.say(told(finding))
            row.step = app.say(finding.step) if finding.step else ""
            row.leads = CLOSER.get(finding.part, "")
            self.ids.findings.add_widget(row)

    def report(self) -> None:
        """The last minutes of this game as one file, to show to whoever looks after the table."""
        app = self.app
        path = folder("data") / "reports" / f"report-{time.strftime('%Y%m%d-%H%M%S')}.zip"
        told = about() | {"confirm": app.chosen["confirm"]}
        lines = app.journal.lines(app.number)
        try:
            inputs = app.blackbox.report(path, app.table.session.match, lines, app.time.since, told)
            self.told = app.tr("doctor-reported", file=path.name, inputs=inputs)
        except OSError as refused:
            self.told = app.tr("doctor-not-reported", why=refused.strerror or "")


load(__file__)

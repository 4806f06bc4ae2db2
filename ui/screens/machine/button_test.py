"""A test of the buttons: edges, bounces, phantoms, noise floors, and who is quickest; touch and keys too."""

from __future__ import annotations

import random
from collections.abc import Callable

from kivy.clock import Clock, ClockEvent
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.inputs import now_ns
from companion.photo_finish import MS, STAND_IN_MS, milliseconds
from companion.view import text
from hardware.selftest import ENOUGH, ButtonRow, ButtonTest, Phantoms, Reaction
from hardware.touches import SECOND
from ui.devices.slap_buttons import SEATS, TableSlaps
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.table.pads import KEYS
from ui.screens.machine.buttons import whose
from ui.screens.page import Page, load

LOOK_SECONDS = 0.1
LIGHT_AFTER = (1.5, 4.5)  # seconds until the light goes on


class ButtonReport(BoxLayout):
    """What one button did; a finger on it stands in for the button."""

    whose = StringProperty()
    edge = StringProperty()
    bounce = StringProperty()
    floor = StringProperty()
    bad = BooleanProperty(False)
    down = BooleanProperty(False)

    def __init__(self, name: str, tap: Callable[[str, str, int], None], **properties: object) -> None:
        self.name, self.tap = name, tap
        super().__init__(**properties)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A tap in place of a press."""
        if not self.collide_point(*touch.pos):
            return False
        self.tap(self.name, "touch", now_ns())
        return True


class ButtonTestPage(Page):
    """Open: the buttons speak to this page and to no game."""

    said = StringProperty()
    timing = StringProperty()
    lit = BooleanProperty(False)
    shows = StringProperty("rows")  # or phantoms, reaction

    def __init__(
        self,
        look: Appearance,
        ways: Ways,
        slaps: TableSlaps,
        **properties: object,
    ) -> None:
        super().__init__(look, ways, **properties)
        self.slaps = slaps
        self.testing: ButtonTest | None = None
        self._looks: ClockEvent | None = None
        self._reports: dict[str, ButtonReport] = {}
        self._held: set[int] = set()
        Window.bind(on_key_down=self._key_down)
        Window.bind(on_key_up=self._key_up)

    def on_pre_enter(self, *_: object) -> None:
        """Begin to listen."""
        slaps = self.slaps
        self.testing, self.shows = slaps.test(), "rows"
        buttons = slaps.buttons
        wired = buttons.wired if buttons else ()
        self.timing = self.tr(f"strip-timing-{buttons.timing}") if buttons and wired else ""
        self._reports = {name: ButtonReport(name, slaps.tap) for name in wired or SEATS}
        self.ids.reports.clear_widgets()
        for report in self._reports.values():
            self.ids.reports.add_widget(report)
        self._looks = Clock.schedule_interval(self.refresh, LOOK_SECONDS)
        super().on_pre_enter()

    def on_leave(self, *_: object) -> None:
        """Give the buttons back to the game, with the noise floors just measured."""
        if self._looks is not None:
            self._looks.cancel()
        self.testing = None
        self.slaps.end_test()

    # showing

    def refresh(self, *_: object) -> None:
        """Every button as it is now, and how the phantoms or the game stand."""
        if self.testing is None:
            return
        now = now_ns()
        for row in self.testing.rows(now):
            if row.button in self._reports:
                self._report(self._reports[row.button], row)
        phantoms, reaction = self.testing.phantoms(now), self.testing.reaction(now)
        self.lit = self.shows == "reaction" and reaction is not None and reaction.lit
        if self.shows == "phantoms" and phantoms is not None:
            self.said = self._phantoms(phantoms)
        elif self.shows == "reaction" and reaction is not None:
            self.said = self._reaction(reaction)
        else:
            self.said = self.tr("test-about", ms=STAND_IN_MS)

    def _report(self, report: ButtonReport, row: ButtonRow) -> None:
        report.whose = whose(self.tr, row.button)
        report.down, report.bad = row.down, row.chatter or row.noise > 0
        if row.last_edge_ms_ago is None:
            report.edge = self.tr("test-no-edge")
        else:
            report.edge = self.tr("test-edge", seconds=int(row.last_edge_ms_ago / 1000), presses=row.presses)
        report.bounce = self._bounce(row)
        if row.floor_ms is None:
            report.floor = self.tr("test-no-floor", more=max(1, ENOUGH - row.presses))
        else:
            report.floor = self.say(text("test-floor", ms=milliseconds(round(row.floor_ms * MS))))

    def _bounce(self, row: ButtonRow) -> str:
        if row.chatter:
            return self.tr("test-chatter")
        if row.last_bounce_ms is None:
            return self.tr("test-noise", count=row.noise) if row.noise else ""
        last, longest = (
            milliseconds(round(ms * MS)) for ms in (row.last_bounce_ms, row.longest_bounce_ms or 0)
        )
        said = self.say(text("test-bounce", ms=last, longest=longest))
        return f"{said}, {self.tr('test-noise', count=row.noise)}" if row.noise else said

    def _phantoms(self, phantoms: Phantoms) -> str:
        stirred = [(name, count) for name, count in phantoms.edges if count]
        if stirred:
            rows = ", ".join(
                self.tr("told-of", name=whose(self.tr, name), said=count) for name, count in stirred
            )
            return self.tr("test-phantoms", rows=rows)
        return (
            self.tr("test-quiet")
            if phantoms.quiet
            else self.tr("test-hands-off", seconds=round(phantoms.left))
        )

    def _reaction(self, reaction: Reaction) -> str:
        told = [self.tr("reaction-early", player=whose(self.tr, name)) for name in reaction.early]
        told += [
            self.say(text("reaction-time", player=whose(self.tr, name), ms=round(ms)))
            for name, ms in reaction.times_ms
        ]
        head = self.tr("reaction-go" if reaction.lit else "reaction-wait")
        return "   ".join([head, *told])

    # doing

    def hands_off(self) -> None:
        """Count the edges nobody makes."""
        self.shows = "phantoms"
        if self.testing is not None:
            self.testing.hands_off(now_ns())
        self.refresh()

    def react(self) -> None:
        """The light goes on after a while; who is quickest?"""
        self.shows = "reaction"
        if self.testing is not None:
            self.testing.ready(now_ns() + int(random.uniform(*LIGHT_AFTER) * SECOND))
        self.refresh()

    def _key_down(self, _window: object, key: int, *_: object) -> bool:
        if self.testing is None or KEYS.get(key) not in self._reports or key in self._held:
            return False
        self._held.add(key)
        self.slaps.tap(KEYS[key], "key", now_ns())
        return True

    def _key_up(self, _window: object, key: int, *_: object) -> None:
        self._held.discard(key)


load(__file__)

"""The clocks, large: whose time runs is seen from afar; a pause hides the table and mends times."""

from __future__ import annotations

from collections.abc import Callable

from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.parts.column.ticking import Ticking  # noqa: F401  named in the kv file
from ui.parts.common.badge import signs
from ui.parts.common.questions import Choice  # noqa: F401  named in the kv file
from ui.screens.page import GamePage, load

NONE = 0.001  # the share of what is not there; none at all is no share to a layout
STEPS = (10, 60, 300)  # seconds more or less at a touch


class Face(BoxLayout):
    """One player's clock."""

    seat = StringProperty()
    player = StringProperty()
    shown = StringProperty()
    said = StringProperty()
    acting = BooleanProperty(False)
    low = BooleanProperty(False)
    margin = NumericProperty(0)  # left and right of its words
    tone = ColorProperty()
    ink = ColorProperty()


class Mending(BoxLayout):
    """One player's clock during a pause, with less and more."""

    seat = StringProperty()
    player = StringProperty()
    shown = StringProperty()
    mend: Callable[[str, int], None] = ObjectProperty()  # what the face shows grows or shrinks by a step


class ClocksPage(GamePage):
    """Every clock of the table; nothing of hands or board is on this screen."""

    title = StringProperty()
    about = StringProperty()
    paused = BooleanProperty(False)
    timed = BooleanProperty(True)
    # The screen is wider than high.
    wide = AliasProperty(lambda self: self.width > self.height, bind=("size",))

    def __init__(self, look: Appearance, ways: Ways, held: Callable[[], bool], **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self.held = held  # until all tables of a club begin
        self._faces: dict[str, Face] = {}
        self._mending: dict[str, Mending] = {}
        self.step = STEPS[1]
        self.ids.step.chosen = str(self.step)
        self.ids.step.chose = self.by

    @staticmethod
    def columns(wide: bool, faces: int) -> int:
        """How many of those who act have their clocks side by side."""
        return 2 if faces > 2 else max(1, faces) if wide else 1

    @staticmethod
    def share(wide: bool, faces: int, columns: int) -> tuple[float, float]:
        """How much of the room the clocks of those who wait have beside the others, or below them."""
        if wide:
            return (0.45 if columns < 2 else 0.9) if faces else NONE, 1
        return 1, 0.6 if faces else NONE

    def by(self, seconds: str) -> None:
        """How much a touch changes."""
        self.step = int(seconds)

    def refresh(self) -> None:
        """Large faces while time runs; during a pause, keys to mend them."""
        table = self.table
        self.paused = not table.session.now.clocks.running
        if not self.paused and (table.outcome or table.notice):
            self.ways.sit_down()
            return
        self.timed = self.game.clock_mode.kind != "off"
        held = self.paused and self.held()
        self.title = self.tr("club-clocks-held" if held else "pause-title" if self.paused else "clock")
        kind = self.game.clock_mode.kind
        self.about = self.tr("club-clocks-about" if held else f"clock-about-{kind}")
        for place in (self.ids.acting, self.ids.waiting, self.ids.mending):
            place.clear_widgets()
        if self.timed:
            if self.paused:
                self._show_mending()
            else:
                self._show_faces()
        self.tick()

    def _show_faces(self) -> None:
        acting = [seat for seat in self.game.names if seat in self.table.session.acting]
        worn = signs(self.game.names, self.table.view().sides, self.look.known)
        for seat, name in self.game.names.items():
            place = self.ids.acting if seat in acting or not acting else self.ids.waiting
            if seat not in self._faces:
                self._faces[seat] = Face(seat=seat)
            face = self._faces[seat]
            face.player, face.acting = name, seat in acting
            face.tone, face.ink, _ = self.look.theme.tone(worn[seat].tone)
            place.add_widget(face)

    def _show_mending(self) -> None:
        self.ids.step.label = self.tr("clock-step")
        self.ids.step.answers = [(str(step), self._long(step)) for step in STEPS]
        for seat, name in self.game.names.items():
            if seat not in self._mending:
                self._mending[seat] = Mending(seat=seat, mend=self.mend)
            self._mending[seat].player = name
            self.ids.mending.add_widget(self._mending[seat])

    def _long(self, seconds: int) -> str:
        whole = seconds % 60 == 0
        number = seconds // 60 if whole else seconds
        return self.tr("clock-minutes" if whole else "clock-seconds", number=number)

    def tick(self) -> None:
        """The time on every face."""
        over = self.game.clock_mode.kind in ("fischer", "turn")
        for place in (self.ids.acting, self.ids.waiting, self.ids.mending):
            for face in place.children:
                face.shown = self.game.face(face.seat, exact=True)
                if isinstance(face, Face):
                    face.said = self.tr("clock-over") if over and face.shown.startswith("-") else ""

    def mend(self, seat: str, sign: int) -> None:
        """A player's face set forward or back, into the journal like everything else."""
        clocks = self.table.session.now.clocks
        seconds = clocks.to_show(self.game.clock_mode, seat, sign * self.step)
        if seconds:
            self.game.tell(f"clock {seat} {seconds:+}")
            notice = self.table.notice
            if notice is not None and notice.kind == "trouble":
                self.about = self.say(notice.text)
        self.tick()

    def switch(self) -> None:
        """Pause, or go on at the table."""
        if self.paused:
            self.ways.sit_down()
        else:
            self.game.clock("pause")
            self.refresh()

    def back(self) -> None:
        """To the table, the clocks running."""
        self.ways.sit_down()


load(__file__)

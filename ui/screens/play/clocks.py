"""The clocks, large: whose time runs is seen from afar; a pause hides the table and mends times."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.keep.journal import NotKept
from ui.screens.page import Page, load

STEPS = (10, 60, 300)  # seconds more or less at a touch


class Face(BoxLayout):
    """One player's clock."""

    seat = StringProperty()
    player = StringProperty()
    shown = StringProperty()
    said = StringProperty()
    acting = BooleanProperty(False)
    low = BooleanProperty(False)
    tone = ColorProperty()


class Mending(BoxLayout):
    """One player's clock during a pause, with less and more."""

    seat = StringProperty()
    player = StringProperty()
    shown = StringProperty()

    def more(self, sign: int) -> None:
        """What the face shows grows or shrinks by the chosen step."""
        App.get_running_app().root.current_screen.mend(self.seat, sign)


class ClocksPage(Page):
    """Every clock of the table; nothing of hands or board is on this screen."""

    title = StringProperty()
    about = StringProperty()
    paused = BooleanProperty(False)
    timed = BooleanProperty(True)

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self.step = STEPS[1]
        self.ids.step.chosen = str(self.step)
        self.ids.step.chose = self.by

    def by(self, seconds: str) -> None:
        """How much a touch changes."""
        self.step = int(seconds)

    def refresh(self) -> None:
        """Large faces while time runs; during a pause, keys to mend them."""
        app, table = self.app, self.app.table
        self.paused = not table.session.now.clocks.running
        if not self.paused and (table.outcome or table.notice):
            app.sit_down()
            return
        self.timed = app.clock_mode.kind != "off"
        self.title = app.tr("pause-title" if self.paused else "clock")
        self.about = app.tr(f"clock-about-{app.clock_mode.kind}")
        for place in (self.ids.acting, self.ids.waiting, self.ids.mending):
            place.clear_widgets()
        if self.timed:
            if self.paused:
                self._mending()
            else:
                self._faces()
        self.tick()

    def _faces(self) -> None:
        acting = [seat for seat in self.app.names if seat in self.app.table.session.acting]
        tones = {side.seat: side.tone for side in self.app.table.view().sides}
        for seat, name in self.app.names.items():
            place = self.ids.acting if seat in acting or not acting else self.ids.waiting
            face = Face(seat=seat, player=name, acting=seat in acting)
            face.tone = self.app.theme.tone(tones.get(seat, ""))[0]
            place.add_widget(face)

    def _mending(self) -> None:
        self.ids.step.label = self.app.tr("clock-step")
        self.ids.step.answers = [(str(step), self._long(step)) for step in STEPS]
        for seat, name in self.app.names.items():
            self.ids.mending.add_widget(Mending(seat=seat, player=name))

    def _long(self, seconds: int) -> str:
        whole = seconds % 60 == 0
        number = seconds // 60 if whole else seconds
        return self.app.tr("clock-minutes" if whole else "clock-seconds", number=number)

    def tick(self) -> None:
        """The time on every face."""
        over = self.app.clock_mode.kind in ("fischer", "turn")
        for place in (self.ids.acting, self.ids.waiting, self.ids.mending):
            for face in place.children:
                face.shown = self.app.face(face.seat, step=1)
                if isinstance(face, Face):
                    face.said = self.app.tr("clock-over") if over and face.shown.startswith("-") else ""

    def mend(self, seat: str, sign: int) -> None:
        """A player's face set forward or back, into the journal like everything else."""
        clocks = self.app.table.session.now.clocks
        seconds = clocks.to_show(self.app.clock_mode, seat, sign * self.step)
        if seconds:
            try:
                self.app.table.session.do(f"clock {seat} {seconds:+}", at=self.app.time())
            except NotKept as trouble:
                self.about = self.app.say(trouble.said)
        self.tick()

    def switch(self) -> None:
        """Pause, or go on at the table."""
        if self.paused:
            self.app.sit_down()
        else:
            self.app.pause()
            self.refresh()

    def back(self) -> None:
        """To the table, the clocks running."""
        self.app.sit_down()


load(__file__)

"""The app: all screens, the way between them, and the pump that feeds the table."""

from __future__ import annotations

import queue
from pathlib import Path

from kivy.clock import Clock
from kivy.uix.screenmanager import NoTransition, ScreenManager

from companion.inputs import Input, Press, Scan
from companion.settings import Settings
from companion.view import Text
from ui.app.clock_alarm import Advice
from ui.app.current_game import TIMED, Evening
from ui.app.memory import settle
from ui.devices.devices import Devices
from ui.devices.power import switch_off
from ui.devices.sounds import Sounds

BEAT_SECONDS = 1.0
FACE_SECONDS = 0.2
LOOK_SECONDS = 0.1


class PantheonApp(Evening):
    """One window, a few screens, one table."""

    def __init__(self, settings: Settings, games: Path | None = None, **properties: object) -> None:
        super().__init__(settings, games, **properties)
        self.inbox: queue.SimpleQueue[Input] = queue.SimpleQueue()
        self._pump = Clock.create_trigger(self._drain, -1)  # heard before the next frame is drawn
        self.sounds, self.advice = Sounds(settings), Advice()

    # building

    def build(self) -> ScreenManager:
        """The home screen; the others come when they are wanted."""
        self.look.put_on()
        self._open_journal()
        from ui.parts.common.rest import Rest  # they look for the running app
        from ui.screens import Screens

        manager = Screens(transition=NoTransition())
        manager.current = "home"

        self.rest = Rest(self.chosen)
        self.devices = Devices(self.chosen, self.put)
        self.notices += self.devices.notices
        self._ticks = [
            Clock.schedule_interval(self._beat, BEAT_SECONDS),
            Clock.schedule_interval(self._faces, FACE_SECONDS),
            Clock.schedule_interval(self._look, LOOK_SECONDS),
        ]
        return manager

    def on_start(self) -> None:
        """Everything that stays for the evening is made."""
        settle()

    def on_stop(self) -> None:
        """Leave nothing open."""
        self.look.take_off()
        for tick in self._ticks:
            tick.cancel()
        self.pause()
        self.rest.close()
        self.sounds.hush()
        self.devices.close()
        if self.journal:
            self.journal.close()

    # screens

    def show(self, name: str) -> None:
        """Go to a screen; the clocks only run while the table is on."""
        if self.root.current in TIMED and name not in TIMED:
            self.pause()
        if self.root.current == name:
            self.root.current_screen.refresh()
        else:
            self.came_from = self.root.current
            self.root.current = name

    def back_to(self, name: str) -> None:
        """Back to a screen; to the table only through where the game stands."""
        if name in ("table", "setup", "result") and self.table:
            self.sit_down()
        else:
            self.show(name)

    def switch_off(self) -> None:
        """A clean end of the evening; where the system does not allow it, the home screen says so."""

        def refused(said: Text) -> None:
            self.notices = [notice for notice in self.notices if not notice.key.startswith("power-")]
            self.notices.append(said)
            self.show("home")

        self.pause()
        switch_off(self.chosen["power"], refused)

    def rules(self, anchor: str = "", game: str = "") -> None:
        """Open the rules at a section; the screen we came from is where "back" leads."""
        screen = self.root.get_screen("rules")
        screen.open(game or (self.table.session.match.game if self.table else ""), anchor, self.root.current)
        self.show("rules")

    def card_rules(self, game: str, thing: str) -> None:
        """Every rule that names a card, a piece or a space of a game."""
        screen = self.root.get_screen("rules")
        screen.open(game, "", self.root.current, about=thing)
        self.show("rules")

    # the pump

    def put(self, said: Input) -> None:
        """What a finger, a button or the camera says, from whatever thread."""
        self.inbox.put(said)
        self._pump()

    def _drain(self, *_: object) -> None:
        """Feed the table, then show what came of it: the only place where inputs become lines."""
        self.rest.stir()
        while not self.inbox.empty():
            said = self.inbox.get_nowait()
            if self.table is not None and self._awake(said):
                self._hear(said)
            elif isinstance(said, Scan) and self.devices.camera.held_up(said, self.root.current):
                self.card_rules(said.game, said.thing)
        if self.table is not None and self.root.current in ("setup", *TIMED):
            self.root.current_screen.refresh()
        slappable = bool(self.table) and self.root.current in TIMED and self.table.slapping.possible
        self.devices.listen(slappable)
        self.rest.watch(slappable)

    def _hear(self, said: Input) -> None:
        """Hand an input to the table, remembered by the black box where people agreed to it."""
        if self.chosen["blackbox"] == "on":
            self.blackbox.hear(said, self.table)
        else:
            self.table.handle(said)

    def _awake(self, said: Input) -> bool:
        """Whether the table hears this: in a pause only the clocks do, and a pause hides the table."""
        match said if (on := self.root.current in ("setup", *TIMED)) else None:
            case Press("clock pause"):
                self.show("clocks")
                return True
            case Press("clock run"):
                self.sit_down()
                return False
        hidden = self.root.current == "clocks" and not self.table.session.now.clocks.running
        return self.table.slapping.awaits(said) or (on and not hidden)

    def _faces(self, *_: object) -> None:
        if self.table and self.root.current in TIMED:
            self.advice.tick(self)
            if self.rest.dark is None:
                self.root.current_screen.tick()

    def _look(self, *_: object) -> None:
        """The camera watches where somebody may scan, and the screen shows what it sees."""
        self.devices.camera.watch(self.root.current, self.table is not None and self.table.paused)
        self.root.current_screen.look()

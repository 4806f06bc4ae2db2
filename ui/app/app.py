"""The app put together: appearance, the game on the table, devices, screens, and the pump between them."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty, StringProperty

import ui.handed.layouts  # noqa: F401  before anything is laid out
from companion.games import GAMES
from companion.inputs import Input, Press, Scan
from companion.play.table import Table
from companion.settings import Settings
from companion.view import Text
from companion.words import words_in
from ui.app.clock_alarm import ClockAlarm
from ui.app.current_game import CurrentGame
from ui.app.loop import begin_anew, stir
from ui.app.memory import settle
from ui.devices.devices import Devices
from ui.devices.ghosts import Ghosts
from ui.devices.phones import Phones
from ui.devices.power import switch_off
from ui.devices.sounds import Sounds
from ui.handed.appearance import Appearance
from ui.handed.open_game import OpenGame
from ui.handed.standins import Standins
from ui.handed.ways import SETTING_UP, TIMED
from ui.parts.common.badge import signs

if TYPE_CHECKING:
    from ui.screens import Screens

BEAT_SECONDS = 1.0
FACE_SECONDS = 0.2
LOOK_SECONDS = 0.1
SETTLED = 1.0  # seconds after the start


class PantheonApp(App):
    """One window, a few screens, one table."""

    # What kv files call `app`: the appearance by its short names.
    u = NumericProperty(1.0)
    t = NumericProperty(1.0)
    thumb = NumericProperty(47)
    language = StringProperty("en")
    theme = ObjectProperty()
    title = "Pantheon"
    root: Screens  # until the app is stopped

    def __init__(self, settings: Settings, games: Path | None = None, **properties: object) -> None:
        self.chosen = settings
        self.game = CurrentGame(settings, games, self.put, self.tell, self._taken_up)
        self.look = Appearance(settings, lambda: self.game.names, lambda: self.game.people)
        self.say, self.tr = self.look.say, self.look.tr
        super().__init__(theme=self.look.theme, **properties)
        for name in ("u", "t", "thumb", "language", "theme"):
            self.look.bind(**{name: self.setter(name)})
        self.inbox: queue.SimpleQueue[tuple[Input, bool]] = queue.SimpleQueue()
        self._pump = Clock.create_trigger(self._drain, -1)  # heard before the next frame is drawn
        self.standins = Standins(self.put, lambda: float(settings["patience"]))
        self.sounds = Sounds(settings)
        self.alarm = ClockAlarm(self.look, self.sounds)

    def _taken_up(self, table: Table) -> None:
        """The camera helps at whatever table is taken up, and in a quiet moment all is made ready for it."""
        self.devices.camera.help(table)
        self.rest.do_ahead(self._ahead(table.session.match.game))

    def _ahead(self, game: str) -> Iterator[object]:
        """A table's keys, what is heard and said at it, its last page: all before anybody waits for them."""
        if self.game.box != game:
            return  # deleted before the moment was quiet
        others = tuple(f"{other}-" for other in GAMES if other != game)
        yield from self.root.get_screen("table").ahead()
        yield from self.sounds.ahead()
        words = words_in(self.look.language)
        yield from words.read_ahead(lambda key: key.startswith(f"{game}-"))
        yield from words.read_ahead(lambda key: not key.startswith(others))
        if self.game.box == game:
            yield self.root.get_screen("result")

    # building

    def build(self) -> Screens:
        """The home screen; the others come when they are wanted."""
        begin_anew()
        self.look.put_on()
        self.game.open_journal()
        from ui.app.rest import Rest  # they look for the running app
        from ui.screens import Screens
        from ui.screens.making import Supplies

        self.rest = Rest(self.chosen)
        self.devices = Devices(self.chosen, self.put)
        self.ghosts = Ghosts(self.devices.slaps.tap)
        self.game.notices += self.devices.notices
        self.phones = Phones(
            self.chosen,
            opened=lambda: self.game.open,
            journal=lambda: self.game.journal,
            current=lambda: self.root.current if self.root else "home",
            tell=self.tell,
            run=lambda: self.put(Press("clock run")),
            wake=stir,
            slap=self.devices.slaps.tap,
            badges=lambda view: signs(self.game.names, view.sides, self.look.known),
        )
        self.game.held = lambda: self.phones.club.holds
        supplies = Supplies(
            look=self.look,
            settings=self.chosen,
            game=self.game,
            devices=self.devices,
            sounds=self.sounds,
            standins=self.standins,
            choose=self.choose,
            lock=self.rest.lock,
            switch_off=self.switch_off,
            phones=self.phones,
        )
        screens = Screens(supplies)
        screens.current = "home"
        self._ticks = [
            Clock.schedule_interval(self._beat, BEAT_SECONDS),
            racing := Clock.schedule_interval(self._faces, FACE_SECONDS),
            looking := Clock.schedule_interval(self._look, LOOK_SECONDS),
        ]
        self._racing, self._looking = racing, looking
        return screens

    def on_start(self) -> None:
        """Everything that stays for the evening is made; tidying up can wait until it is seen."""
        begin_anew()
        self._ticks += [Clock.schedule_once(lambda _: settle(self.root.screen_names == ["home"]), SETTLED)]

    def on_stop(self) -> None:
        """Leave nothing open."""
        self.look.take_off()
        for tick in self._ticks:
            tick.cancel()
        self.game.pause()
        self._pump.cancel()
        self.rest.close()
        self.standins.close()
        self.ghosts.close()
        self.sounds.hush()
        self.devices.close()
        self.phones.close()
        if self.game.journal:
            self.game.journal.close()

    # what whoever drives the app asks of it

    @property
    def opened(self) -> OpenGame:
        """The game on the table, where there is one."""
        if self.game.open is None:
            raise LookupError("no game is on the table")
        return self.game.open

    @property
    def table(self) -> Table:
        """The table of that game."""
        return self.opened.table

    def choose(self, key: str, value: str) -> None:
        """A setting changed on the screen, at once seen everywhere."""
        self.chosen[key] = value
        self.look.change(key)
        if key == "phones":
            self.phones.switch()
        if key == "theme":
            self.root.make_anew()
        self.rest.stir()
        self.root.show(self.root.current)

    def switch_off(self) -> None:
        """A clean end of the evening; where the system does not allow it, the home screen says so."""

        def refused(why: Text) -> None:
            others = [notice for notice in self.game.notices if not notice.key.startswith("power-")]
            self.game.notices = [*others, why]
            self.root.show("home")

        self.game.pause()
        switch_off(self.chosen["power"], refused)

    # the pump

    def put(self, one: Input) -> None:
        """What a finger, a button or the camera says, from whatever thread."""
        self.inbox.put((one, False))
        self._pump()
        stir()

    def tell(self, line: str) -> None:
        """What the screen itself says to the table, wherever people look: heard before this returns."""
        self.inbox.put((Press(line), True))
        self._empty()
        self._pump()

    def _drain(self, *_: object) -> None:
        """Feed the table, then show what came of it: the only place where inputs become lines."""
        self.rest.stir()
        self._empty()
        game, current = self.game.open, self.root.current
        if game is not None and current in SETTING_UP:
            self.root.current_screen.refresh()
        self.standins.look(game if self.root.current in TIMED else None)
        slappable = game is not None and self.root.current in TIMED and game.table.slaps.possible
        self.devices.listen(slappable)
        self.ghosts.look(game if self.root.current in TIMED else None)
        self.rest.watch(slappable)
        self.phones.stir()

    def _empty(self) -> None:
        """Everything that was said so far, in the order in which it was said."""
        while not self.inbox.empty():
            self._hear(*self.inbox.get_nowait())

    def _hear(self, one: Input, ours: bool) -> None:
        """Hand an input to the table, remembered by the black box where people agreed to it."""
        game = self.game.open
        if game is not None and (ours or self._awake(game, one)):
            if self.chosen["blackbox"] == "on":
                game.blackbox.hear(one, game.table)
            else:
                game.table.handle(one)
        elif isinstance(one, Scan) and self.devices.camera.held_up(one, self.root.current):
            self.root.card_rules(one.game, one.thing)

    def _awake(self, game: OpenGame, one: Input) -> bool:
        """Whether the table hears this: in a pause only the clocks do, and a pause hides the table."""
        if isinstance(one, Press) and one.line.startswith("trouble "):
            return True
        if isinstance(one, Scan) and self.root.current == "setup":
            return False  # what is laid out is looked at there, and played with only at the table
        match one if (on := self.root.current in SETTING_UP) else None:
            case Press("clock pause"):
                self.root.show("clocks")
                return True
            case Press("clock run"):
                self.root.sit_down()
                return False
        hidden = self.root.current == "clocks" and not game.running
        return game.table.slaps.awaits(one) or (on and not hidden)

    # what time brings

    def _beat(self, *_: object) -> None:
        """Once a second: what is kept, and whatever may be a second late."""
        self.game.beat(self.devices.camera.latest, self.root.current in TIMED)
        self.phones.club.beat()
        self.phones.stir()
        # What nobody waits for comes once a second, what somebody races or watches comes often.
        for often, wanted, come in (
            (self._racing, self._hurried, self._faces),
            (self._looking, self.devices.camera.chosen, self._look),
        ):
            if wanted:
                often()
            else:
                often.cancel()
                come()
        had, at_home = self.game.journal, self.root.current in ("home", "backups")
        if self.game.tend(at_home) and at_home:
            if self.game.journal is not had:
                self.root.make_anew()  # every screen that read the old one
            else:
                self.root.current_screen.refresh()

    def care(self, *_: object) -> None:
        """The journal's daily round, when nobody waits for anything."""
        if self.game.journal is not None and not self.game.keeper.busy:
            self.game.keeper.back_up(self.chosen["stick"] == "on")

    @property
    def _hurried(self) -> bool:
        """Whether somebody races the clock."""
        return self.game.open is not None and self.game.open.clock_mode.runs_down

    def _faces(self, *_: object) -> None:
        if self.game.open is not None and self.root.current in TIMED:
            if self.alarm.tick(self.game.open, self.root.current == "table"):
                self.rest.stir()
                self.root.current_screen.refresh()
            if self.rest.dark is None:
                self.root.current_screen.tick()

    def _look(self, *_: object) -> None:
        """The camera watches where somebody may scan, and the screen shows what it sees."""
        game = self.game.open
        camera, screen = self.devices.camera, self.root.current
        if screen != "board":
            camera.follow(game.table if game is not None and screen in SETTING_UP else None)
        # A board is watched while hands put it right, too.
        camera.watch(screen, game is not None and game.table.paused and self.chosen["tags"] == "off")
        self.root.current_screen.watch()

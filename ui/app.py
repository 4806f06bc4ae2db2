"""The app: settings, journal, words and theme in one place, and the pump that feeds the table."""

from __future__ import annotations

import math
import queue
from collections.abc import Sequence
from pathlib import Path

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.screenmanager import NoTransition, ScreenManager

from companion.clock import ClockMode, TableTime
from companion.commands import new_seed, open_journal
from companion.draw import draw
from companion.inputs import Input, Press, Scan, now_ns
from companion.journal import Journal, NewerJournal, NotKept
from companion.match import Match
from companion.settings import Settings
from companion.table import Notice, Table
from companion.view import Text, text
from companion.words import add_words, words_in
from ui.advice import Advice
from ui.devices import Devices
from ui.facing import PLACES, angle
from ui.power import switch_off
from ui.setting_up import drawn_anew, set_up
from ui.sounds import Sounds
from ui.theme import THUMB_MM, WIDE_MM, Theme, register_fonts

add_words(Path(__file__).parent / "lang")

BEAT_SECONDS = 1.0
FACE_SECONDS = 0.2
LOOK_SECONDS = 0.1
USED_STEP = 5  # seconds: nobody races a clock that only counts, and every frame costs
TIMED = ("table", "clocks")  # the screens on which clocks run


class PantheonApp(App):
    """One window, a few screens, one table."""

    u = NumericProperty(1.0)
    t = NumericProperty(1.0)
    thumb = NumericProperty(47)
    language = StringProperty("en")
    theme = ObjectProperty(rebind=True)
    title = "Pantheon"

    def __init__(self, settings: Settings, games: Path | None = None, **said: object) -> None:
        self.theme = Theme()
        super().__init__(**said)
        self.chosen = settings
        self.notices: list[Text] = [*settings.notices]
        self.journal: Journal | None = None
        self.table: Table | None = None
        self.number = 0
        self.time = TableTime(0)
        self.inbox: queue.SimpleQueue[Input] = queue.SimpleQueue()
        self._pump = Clock.create_trigger(self._drain, -1)  # heard before the next frame is drawn
        self.devices: Devices | None = None
        self.came_from = "home"
        self.games = games
        self.sounds, self.advice = Sounds(settings), Advice()

    # building

    def build(self) -> ScreenManager:
        """All screens, the home screen first."""
        register_fonts()
        self.theme.use(self.chosen["theme"])
        self.language = words_in(self.chosen.language).language
        Window.clearcolor = self.theme.ground
        Window.rotation = int(self.chosen["rotation"])
        Window.bind(size=self._measure)
        self._measure()
        self._open_journal()
        manager = ScreenManager(transition=NoTransition())
        self._add_screens(manager)
        from ui.parts.rest import Rest  # it looks for the running app

        self.rest = Rest(self.chosen)
        self.devices = Devices(self.chosen, self.put)
        self.notices += self.devices.notices
        self._ticks = [
            Clock.schedule_interval(self._beat, BEAT_SECONDS),
            Clock.schedule_interval(self._faces, FACE_SECONDS),
            Clock.schedule_interval(self._look, LOOK_SECONDS),
        ]
        return manager

    def _add_screens(self, manager: ScreenManager) -> None:
        from ui.screens import SCREENS  # they look for the running app

        for screen in SCREENS:
            manager.add_widget(screen())

    def _measure(self, *_: object) -> None:
        """A unit is a pixel of the Pi's own 800×480 screen, whatever the screen; letters have their own scale."""
        long, short = max(Window.size), min(Window.size)
        self.u = min(long / 800, short / 480)
        self.t = self.u * int(self.chosen["scale"]) / 100
        self.thumb = math.ceil(THUMB_MM * long / WIDE_MM)
        if self.root and self.root.current_screen:
            self.root.current_screen.refresh()

    def _open_journal(self) -> None:
        try:
            self.journal = open_journal(self.games)
            self.notices += self.journal.notices
        except (NotKept, NewerJournal) as trouble:
            self.notices.append(trouble.said)

    def on_stop(self) -> None:
        """Leave nothing open."""
        for tick in self._ticks:
            tick.cancel()
        self.pause()
        self.rest.close()
        self.sounds.hush()
        self.devices.close()
        if self.journal:
            self.journal.close()

    # words

    def tr(self, key: str, *_: object, **values: str | int | Text) -> str:
        """A word of the screen; kv passes the language along so that it is said anew when that changes."""
        return self.say(text(key, **values))

    def say(self, said: Text) -> str:
        """A sentence in the reader's language, with the players' names."""
        return words_in(self.language).say(said, self.names)

    @property
    def names(self) -> dict[str, str]:
        """Who sits where."""
        if self.table is None:
            return {}
        match = self.table.session.match
        return dict(zip(match.seats, match.players, strict=True))

    def choose(self, key: str, value: str) -> None:
        """A setting changed on the screen, at once seen everywhere."""
        self.chosen[key] = value
        if key == "theme":
            self.theme.use(value)
            Window.clearcolor = self.theme.ground
            self._dress_anew()
        if key == "scale":
            self._measure()
        if key == "rotation":
            Window.rotation = int(value)
        if key == "language":
            self.language = words_in(self.chosen.language).language
        self.rest.stir()
        self.show(self.root.current)

    def _dress_anew(self) -> None:
        """Every screen made again: a part that chose its own colour would keep the old one."""
        current, came_from = self.root.current, self.came_from
        self.root.clear_widgets()
        self._add_screens(self.root)
        self.came_from = came_from
        self.root.current = current

    def turn_round(self) -> None:
        """The whole screen for the other side of the table, touches and all."""
        self.choose("rotation", str((Window.rotation + 180) % 360))

    def facing(self, acting: Sequence[str]) -> int:
        """How far panels turn for whoever acts: not at all if that is not wanted or known, or several act."""
        if self.chosen["facing"] == "off" or len(acting) != 1:
            return 0
        place = self.chosen.places.get(self.names.get(acting[0], ""), "")
        return angle(place, Window.rotation) if place in PLACES else 0

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

    # games

    def begin(self, match: Match) -> bool:
        """A new game: on disk, drawn at random, and shown as a picture to copy."""
        if self.journal is None:
            return False
        try:
            self.take_up(self.journal.begin(match))
            self.table.do("clock pause", at=now_ns())
            self.draw_anew(new_seed())
        except NotKept as trouble:
            self.notices.append(trouble.said)
            self.table = None
            self.show("home")
            return False
        if set_up(self.table.session):
            self.show("setup")
        else:
            self.sit_down()  # nothing to copy: play at once
        return True

    def take_up(self, number: int) -> None:
        """A kept game taken up where it was left."""
        session = self.journal.session(number)
        self.number = number
        self.time = TableTime(session.now.clocks.at)
        self.table = Table(session, self.time.since)
        self.devices.seeing.help(self.table)

    def resume(self, number: int) -> None:
        """Go on with a kept game: at its table, or still setting up."""
        self.take_up(number)
        self.sit_down()

    def sit_down(self) -> None:
        """To the screen that fits where the game stands."""
        if self.table.outcome:
            self.show("result")
        else:
            self.run_clock()
            self.show("table")

    def draw_anew(self, seed: str, keep: frozenset[str] = frozenset()) -> None:
        """Set up at random again, keeping what is locked."""
        self.table.do(*drawn_anew(self.table.session, seed, keep), at=now_ns())

    def draw_chance(self) -> None:
        """What luck decides in mid-game, drawn by the companion."""
        session = self.table.session
        self.table.do(
            *map(str, draw(session.position, new_seed(), entered=session.match.box.entered)), at=now_ns()
        )
        self.root.current_screen.refresh()

    def clock_modes(self) -> list[str]:
        """The clocks to choose from."""
        from companion.settings import SETTINGS

        return list(next(setting.choices for setting in SETTINGS if setting.key == "clock"))

    @property
    def clock_mode(self) -> ClockMode:
        """The clock of this game."""
        return self.table.session.match.clock

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
            if self.table is not None and self.root.current in ("setup", *TIMED) and self._awake(said):
                self.table.handle(said)
            elif isinstance(said, Scan) and self.devices.seeing.held_up(said, self.root.current):
                self.card_rules(said.game, said.thing)
        if self.table is not None and self.root.current in ("setup", *TIMED):
            self.root.current_screen.refresh()
        playing = self.table is not None and self.root.current in TIMED
        self.devices.listen(playing and self.table.slapping.possible)

    def _awake(self, said: Input) -> bool:
        """Whether the table hears this: in a pause only the clocks do, and a pause hides the table."""
        match said:
            case Press("clock pause"):
                self.show("clocks")
                return True
            case Press("clock run"):
                self.sit_down()
                return False
        return self.root.current != "clocks" or self.table.session.now.clocks.running

    # clocks

    def pause(self) -> None:
        """Stop the clocks."""
        self._clock("pause")

    def run_clock(self) -> None:
        """Let the clocks run."""
        self._clock("run")

    def _clock(self, word: str) -> None:
        if self.table is None or self.table.session.now.clocks.running == (word == "run"):
            return
        try:
            self.table.session.do(f"clock {word}", at=self.time())
        except NotKept as trouble:
            self.notices.append(trouble.said)

    def _beat(self, *_: object) -> None:
        if self.table and self.root.current in TIMED and self.table.session.now.clocks.running:
            try:
                self.journal.beat(self.number, self.time())
            except NotKept as trouble:
                self.table.notice = Notice("trouble", trouble.said)
                self.root.current_screen.refresh()

    def _faces(self, *_: object) -> None:
        if self.table and self.root.current in TIMED:
            self.advice.tick(self)
            if self.rest.dark is None:
                self.root.current_screen.tick()

    def _look(self, *_: object) -> None:
        """The camera watches where somebody may scan, and the screen shows what it sees."""
        self.devices.seeing.watch(self.root.current, self.table is not None and self.table.paused)
        self.root.current_screen.look()

    def left(self, seat: str) -> int | None:
        """The milliseconds on a seat's clock now, used or left."""
        now = self.table.session.now
        return now.clocks.to(self.time(), now.tip.acting).shown(self.clock_mode, seat)

    def face(self, seat: str, step: int = USED_STEP) -> str:
        """What a seat's clock shows now; time used grows in steps of some seconds."""
        shown = self.left(seat)
        if shown is not None and self.clock_mode.kind == "used":
            shown -= shown % (step * 1000)
        return "" if shown is None else minutes(shown)


def minutes(milliseconds: int) -> str:
    """Time as people read it: 3:07, or -0:12 once it has run out."""
    seconds = abs(milliseconds) // 1000
    sign = "-" if milliseconds < 0 and seconds else ""
    hours, rest = divmod(seconds, 3600)
    return f"{sign}{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{sign}{rest // 60}:{rest % 60:02}"

"""The evening's games: begun, taken up again, drawn by lot, and their clocks."""

from __future__ import annotations

from pathlib import Path

from companion.cli.commands import new_seed, open_journal
from companion.inputs import now_ns
from companion.keep.blackbox import BlackBox
from companion.keep.journal import Journal, NewerJournal, NotKept
from companion.play.clock import ClockMode, TableTime
from companion.play.draw import draw
from companion.play.match import Match
from companion.play.table import Notice, Table
from companion.settings import SETTINGS, Settings
from companion.view import Text
from ui.app.dressed import Dressed
from ui.app.memory import give_back
from ui.app.setting_up import drawn_anew, set_up
from ui.devices.devices import Devices

USED_STEP = 10  # seconds: nobody races a clock that only counts, and every frame costs
SMALL = 320  # pixels across a picture that the black box keeps
TIMED = ("table", "clocks")  # the screens on which clocks run


class Evening(Dressed):
    """One table at a time, and every game ever played at it."""

    def __init__(self, settings: Settings, games: Path | None = None, **properties: object) -> None:
        super().__init__(settings, **properties)
        self.notices: list[Text] = [*settings.notices]
        self.journal: Journal | None = None
        self.number = 0
        self.time = TableTime(0)
        self.devices: Devices | None = None
        self.blackbox = BlackBox()
        self.games = games

    def _open_journal(self) -> None:
        try:
            self.journal = open_journal(self.games)
            self.notices += self.journal.notices
        except (NotKept, NewerJournal) as trouble:
            self.notices.append(trouble.said)

    def begin(self, match: Match) -> bool:
        """A new game: on disk, drawn at random, and shown as a picture to copy."""
        if self.journal is None:
            return False
        try:
            self.take_up(self.journal.begin(match))
            self.table.do("clock pause", at=now_ns())
            self.draw_anew(new_seed())
            give_back()  # of the game before
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
        self.blackbox.clear()
        self.time = TableTime(session.now.clocks.at)
        self.table = Table(session, self.time.since)
        self.devices.camera.help(self.table)

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
        return list(next(setting.choices for setting in SETTINGS if setting.key == "clock"))

    @property
    def clock_mode(self) -> ClockMode:
        """The clock of this game."""
        return self.table.session.match.clock

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

    def _beat(self, *_: object) -> None:
        if self.table and self.root.current in TIMED and self.table.session.now.clocks.running:
            try:
                self.journal.beat(self.number, self.time())
            except NotKept as trouble:
                self.table.notice = Notice("trouble", trouble.said)
                self.root.current_screen.refresh()
        look = self.devices.camera.latest
        if self.table and look and self.chosen["blackbox"] == "on":
            self.blackbox.see(look.at, look.jpeg(SMALL))


def minutes(milliseconds: int) -> str:
    """Time as people read it: 3:07, or -0:12 once it has run out."""
    seconds = abs(milliseconds) // 1000
    sign = "-" if milliseconds < 0 and seconds else ""
    hours, rest = divmod(seconds, 3600)
    return f"{sign}{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{sign}{rest // 60}:{rest % 60:02}"

"""The evening's games: begun, taken up again, drawn by lot, and their clocks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.disk import NotKept
from companion.inputs import Press
from companion.keep.blackbox import BlackBox
from companion.keep.journal import Journal, NewerJournal, open_journal
from companion.play.clock import ClockMode, TableTime
from companion.play.draw import new_seed
from companion.play.match import Match
from companion.play.setting_up import set_up
from companion.play.table import Table
from companion.settings import SETTINGS, Settings
from companion.view import Text
from ui.app.appearance import Appearance
from ui.app.memory import give_back
from ui.devices.devices import Devices

USED_STEP = 10  # seconds: nobody races a clock that only counts, and every frame costs
SMALL = 320  # pixels across a picture that the black box keeps
TIMED = ("table", "clocks")  # the screens on which clocks run


class Evening(Appearance):
    """One table at a time, and every game ever played at it."""

    def __init__(self, settings: Settings, games: Path | None = None, **said: object) -> None:
        super().__init__(settings, **said)
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
        begun = self.kept(lambda: self.take_up(self.journal.begin(match)))
        if begun:
            self.tell("clock pause")
            self.tell(f"draw {new_seed()}")
            give_back()  # of the game before
        if not begun or self.table.notice:  # the disk would not take the set-up
            self.notices += [self.table.notice.text] if begun else []
            self.table = None
            self.show("home")
            return False
        if set_up(self.table.session):
            self.show("setup")
        else:
            self.sit_down()  # nothing to copy: play at once
        return True

    def kept(self, keep: Callable[[], None]) -> bool:
        """Whether something that is no line of a game got on disk; if not, the home screen tells why.

        The app's only edge for this: what is a line goes to the table, which tells it itself.
        """
        try:
            keep()
        except NotKept as trouble:
            self.notices.append(trouble.said)
            return False
        return True

    def take_up(self, number: int) -> None:
        """A kept game taken up where it was left."""
        session = self.journal.session(number)
        self.number = number
        self.blackbox.clear()
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

    def draw_chance(self) -> None:
        """What luck decides in mid-game, drawn by the companion."""
        self.put(Press(f"chance {new_seed()}"))

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
        if self.table is not None and self.table.session.now.clocks.running != (word == "run"):
            self.tell(f"clock {word}")
            notice = self.table.notice
            if notice is not None and notice.kind == "trouble":
                self.notices.append(notice.text)  # whoever leaves the table must see it too

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
            except NotKept as trouble:  # no line, but people at the table must know: said like everything
                self.put(Press(f"trouble {trouble.said.key} {trouble}"))
        look = self.devices.seeing.latest
        if self.table and look and self.chosen["blackbox"] == "on":
            self.blackbox.see(look.at, look.jpeg(SMALL))


def minutes(milliseconds: int) -> str:
    """Time as people read it: 3:07, or -0:12 once it has run out."""
    seconds = abs(milliseconds) // 1000
    sign = "-" if milliseconds < 0 and seconds else ""
    hours, rest = divmod(seconds, 3600)
    return f"{sign}{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{sign}{rest // 60}:{rest % 60:02}"

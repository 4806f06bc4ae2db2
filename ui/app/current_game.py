"""The game on the table: begun, taken up again, put away; and the journal in which all games are kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from companion.disk import NotKept
from companion.inputs import Press, Put
from companion.keep.journal import Damaged, Journal, NewerJournal
from companion.keep.players import Player, players
from companion.play.draw import new_seed
from companion.play.match import Match
from companion.play.table import Table
from companion.safe.asides import set_aside
from companion.settings import Settings, folder
from companion.view import Text, text
from ui.app.keeper import Keeper
from ui.app.memory import give_back
from ui.handed.open_game import OpenGame

if TYPE_CHECKING:
    from vision.reading.eye import Look  # loaded only where a camera is chosen

SMALL = 320  # pixels across a picture that the black box keeps


class CurrentGame:
    """One table at a time: the only place that has to ask whether there is one."""

    def __init__(
        self,
        settings: Settings,
        games: Path | None,
        put: Put,
        tell: Callable[[str], None],
        taken_up: Callable[[Table], None],
    ) -> None:
        self._settings, self._put, self._taken_up = settings, put, taken_up
        self.tell = tell
        self.notices: list[Text] = [*settings.notices]
        self.journal: Journal | None = None
        self.keeper = Keeper((games or folder("data")) / "games.db")
        self.open: OpenGame | None = None
        self.held: Callable[[], bool] = lambda: False  # whether its clocks wait for those of other tables

    def open_journal(self) -> None:
        """Where all games are kept; if that cannot be opened, the home screen says why.

        A damaged one is made anew beside the screen: the home screen shows how far that is.
        """
        try:
            self.journal = Journal(self.keeper.path, mend=False)
            self.notices += self.journal.notices
            if set_aside(self.keeper.path):
                self.notices.append(text("journal-set-aside"))
        except (NotKept, NewerJournal) as trouble:
            self.notices.append(trouble.said)
        except Damaged:
            self.keeper.rescue()

    def close_journal(self) -> None:
        """Nobody has it open: something is done to the file itself."""
        self.open = None
        if self.journal is not None:
            self.journal.close()
            self.journal = None

    def tend(self, at_home: bool) -> bool:
        """Once a second: what came of the work beside the screen; whether there is something new to show."""
        keeper = self.keeper
        if keeper.busy:
            return bool(keeper.doing)
        new, keeper.notices = keeper.notices, []
        self.notices = [*(notice for notice in self.notices if notice not in new), *new]  # each once
        if self.journal is None and new:
            self.open_journal()
        elif self.journal is not None and at_home and (keeper.fault or self.journal.suspect):
            keeper.fault = False
            self.close_journal()
            keeper.rescue()
            return True
        return bool(new)

    @property
    def told(self) -> list[Text]:
        """Everything the home screen has to say now."""
        doing = self.keeper.doing
        return [*self.notices, *([text(doing, percent=int(100 * self.keeper.part))] if doing else ())]

    @property
    def names(self) -> Mapping[str, str]:
        """Who sits where."""
        return self.open.names if self.open else {}

    @property
    def people(self) -> list[Player]:
        """Everyone remembered."""
        return players(self.journal) if self.journal else []

    @property
    def box(self) -> str:
        """Which game is on the table, if any."""
        return self.open.table.session.match.game if self.open else ""

    def rule_of_the_moment(self, game: str) -> str:
        """The rule of what is due now, if that game is on the table."""
        return self.open.table.view().rule if self.open and self.box == game else ""

    # one game

    def begin(self, match: Match, lesson: str = "", chairs: Mapping[str, int] = MappingProxyType({})) -> bool:
        """A new game: on disk and drawn at random, or set up as its lesson wants it; stand-ins in chairs."""
        if self.journal is None:
            return False
        begun = self.kept(lambda: self.take_up(self._kept_journal().begin(match)))
        if begun:
            self.tell("clock pause")
            self.tell(f"learn {lesson}" if lesson else f"draw {new_seed()}")
            for seat, level in chairs.items():
                self.tell(f"chair {seat} {level}")
            give_back()  # of the game before
        notice = self.open.table.notice if begun and self.open else None
        lost = notice is not None and notice.kind in ("refused", "trouble")
        if not begun or lost:  # the disk would not take the set-up
            self.notices += [notice.text] if notice else []
            self.open = None
            return False
        return True

    def kept(self, keep: Callable[[], object]) -> bool:
        """Whether something that is no line of a game got on disk; if not, the home screen tells why.

        The app's only edge for this: what is a line goes to the table, which tells it itself.
        """
        try:
            keep()
        except NotKept as trouble:
            self.notices.append(trouble.said)
            return False
        return True

    def _kept_journal(self) -> Journal:
        if self.journal is None:
            raise LookupError("no journal is open")
        return self.journal

    def take_up(self, number: int) -> OpenGame:
        """A kept game taken up where it was left."""
        self.open = OpenGame(self._kept_journal(), number, self._put, self.tell, self.kept, self._told)
        self._taken_up(self.open.table)
        return self.open

    def put_away(self, number: int) -> None:
        """A game that was deleted lies on no table."""
        if self.open and self.open.number == number:
            self.open = None

    def draw_chance(self) -> None:
        """What luck decides in mid-game, drawn by the companion."""
        self._put(Press(f"chance {new_seed()}"))

    # what is said to it

    def pause(self) -> None:
        """Stop the clocks."""
        if self.open:
            self.open.clock("pause")

    def _told(self, trouble: Text) -> None:
        """The home screen says it: whoever leaves the table must see it too."""
        self.notices.append(trouble)

    def beat(self, look: Look | None, timed: bool) -> None:
        """Once a second: how late it is goes on disk, what the camera sees into the black box."""
        game = self.open
        if game is None:
            return
        if timed and game.running:
            try:
                game.journal.beat(game.number, game.time())
            except NotKept as trouble:  # no line, but people at the table must know: said like everything
                self._put(Press(f"trouble {trouble.said.key} {trouble}"))
        if look and self._settings["blackbox"] == "on":
            game.blackbox.see(look.at, look.jpeg(SMALL))

    # the black box

    @property
    def reportable(self) -> bool:
        """Whether the last minutes are kept for a report."""
        return self.open is not None and self._settings["blackbox"] == "on"

    def report(self, path: Path, about: Mapping[str, str]) -> int:
        """The last minutes of this game as one file; how many inputs are in it."""
        if self.open is None:
            raise LookupError("no game is on the table")
        game = self.open
        match, lines = game.journal.match(game.number), game.journal.lines(game.number)
        return game.blackbox.report(path, match, lines, game.time.since, dict(about))

"""SQLite: every line on disk before anyone sees its effect; resume, history, and a damaged file made anew.

A game's results are kept in the same transaction as the line that ended it, or took the end back. Opening
reads next to nothing: whether every row is as it was written is asked by `companion.safe.check`.
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from companion.disk import NotKept, kept, not_kept
from companion.game import BadNotation
from companion.keep.bring_up import bring_up
from companion.keep.results import Result, keep_results, results_of
from companion.keep.rows import (
    GAME_ROW,
    GAME_SUMMED,
    LAST,
    LINES,
    SENSELESS,
    WAIT_SECONDS,
    change_row,
    changed,
    good_lines,
    match_in,
    new_row,
    put_lines,
    put_player,
    put_row,
    read_shown,
    seated_in,
    shown_of,
)
from companion.keep.schema import MIGRATIONS
from companion.play.clock import Clocks
from companion.play.match import Match
from companion.play.session import Session, Standing
from companion.safe.check import fault_in
from companion.safe.look import Damaged, look
from companion.safe.rescue import put_in_place, rescue
from companion.safe.sums import agreed_sum, game_sum, summed
from companion.safe.tail import Tail, tail_of
from companion.safe.told import told_of
from companion.settings import folder
from companion.view import Text, text

__all__ = ["MIGRATIONS", "VERSION", "Damaged", "Journal", "Kept", "NewerJournal", "NotKept"]

VERSION = len(MIGRATIONS)


class NewerJournal(Exception):
    """The games were kept by a newer companion than this one."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(f"{path.name} is of version {version}; this companion knows {VERSION}: update it")
        self.said = text("journal-newer", version=version, known=VERSION)


class DamagedGame(ValueError):
    """A game whose lines are not as they were written: the journal must be made anew."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in the journal, with the names of those who sit there now."""

    id: int
    match: Match
    lines: int
    ended: bool


class Journal:
    """All games ever played at this table."""

    def __init__(
        self,
        path: Path,
        mend: bool = True,
        thorough: bool = False,
        backups: Callable[[], Sequence[Path]] = tuple,
    ) -> None:
        """Open it, if so wished after every row was asked for its sum; a damaged one is made anew at once, or
        told by Damaged if that is to be done elsewhere.
        """
        self.path, self._thorough = path, thorough
        self.notices: list[Text] = []
        self.suspect = False  # something was read that is not as it was written
        with kept():
            path.parent.mkdir(parents=True, exist_ok=True)
            if done := put_in_place(path):  # made anew, but the plug was pulled before it was in place
                self.notices += told_of(done)
            try:
                self._open()
            except Damaged:
                if not mend:
                    raise
                self.notices += told_of(rescue(path, backups()))
                self._open()

    def _open(self) -> None:
        version = look(self.path, MIGRATIONS)
        if version > VERSION:
            raise NewerJournal(self.path, version)
        if self._thorough and version == VERSION and (fault := fault_in(self.path)):
            raise Damaged(fault)
        db = sqlite3.connect(self.path, timeout=WAIT_SECONDS, isolation_level=None)
        try:
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            if version < VERSION:
                bring_up(db, self.path, version, MIGRATIONS)
            games = db.execute("SELECT coalesce(max(id), 0) FROM game").fetchone()[0]
            safe = not db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        except BaseException:
            db.close()
            raise
        self._db = db
        self._tail = Tail(tail_of(self.path))
        if safe:  # all of it is in the file itself
            self._tail.begin(games)
        self._file = _file(self.path)

    def begin(self, match: Match) -> int:
        """A new game on disk; its number."""
        with self._all_or_none() as db:
            number = 1 + db.execute("SELECT coalesce(max(id), 0) FROM game").fetchone()[0]
            row = new_row(number, match, match.started or time.strftime("%Y-%m-%d %H:%M"))
            put_row(db, row)
        self._tail.game(row)
        return int(number)

    def append(
        self,
        game: int,
        lines: Sequence[tuple[int, str]],
        results: Sequence[Result] = (),
        after: int | None = None,
        seated: Sequence[str] = (),
        shown: str = "",
    ) -> None:
        """Lines put on disk after so many others, with what came of a game that is over, and who sits where
        now and what home shows if that is known: all or none.
        """
        with self._all_or_none() as db:
            row = db.execute(f"{GAME_ROW} WHERE id=?", (game,)).fetchone()
            if row is None:
                raise not_kept("elsewhere", f"there is no game {game}")
            n, before = db.execute(LAST, (game,)).fetchone() or (0, agreed_sum(row))
            if after not in (None, n):
                raise not_kept("elsewhere", f"game {game} went on elsewhere")
            said = list(summed(before, n, lines))
            put_lines(db, game, said)
            new: dict[str, object] = {"told": n + len(said), "shown": shown, "ended": int(bool(results))}
            if seated:
                new["seated"] = json.dumps(seated)
            put_row(db, changed(row, **new))
            if results or row[8]:
                keep_results(db, game, results)
        self._tail.lines(game, said)
        if self._tail.long:
            self._begin_tail()

    def _begin_tail(self) -> None:
        """The second list anew, once all it tells is in the file itself."""
        with suppress(sqlite3.Error):
            busy, *_ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if not busy:
                self._tail.begin(self._db.execute("SELECT coalesce(max(id), 0) FROM game").fetchone()[0])

    @contextmanager
    def _all_or_none(self) -> Iterator[sqlite3.Connection]:
        """One transaction, on disk when it is left; nothing of it if anything in it fails."""
        with kept():
            self._still_there()
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
            self._still_there()

    def _still_there(self) -> None:
        """What we write to must be what lies there under that name: nobody finds anything else again."""
        there = _file(self.path)
        if there == self._file:
            return
        if there is not None:
            raise not_kept("exchanged", f"{self.path.name} is another file now")
        # It was deleted under our hands, and ours is the last hold on it: everything is written anew.
        side = self.path.with_suffix(".again.db")
        with closing(sqlite3.connect(side)) as copy:
            self._db.backup(copy)
        self._db.close()
        for end in ("-wal", "-shm"):
            self.path.with_name(self.path.name + end).unlink(missing_ok=True)
        side.replace(self.path)
        self._open()
        self.notices.append(text("journal-again"))

    def beat(self, game: int, at: int) -> None:
        """How far table time has come, so that a pulled plug gives nobody a turn's thinking back."""
        with self._all_or_none() as db:
            change_row(db, game, beat=at)

    def games(self, box: str = "", player: str = "", ended: bool | None = None, most: int = -1) -> list[Kept]:
        """The games, the newest first: of one box, with one player, over or not, and at most so many."""
        return self._kept(
            f"{GAME_SUMMED} WHERE NOT deleted AND ?1 IN ('', game) AND coalesce(ended = ?3, 1)"
            " AND (?2 = '' OR EXISTS (SELECT 1 FROM json_each(seated) WHERE value = ?2))"
            " ORDER BY id DESC LIMIT ?4",
            (box, player, ended, most),
        )

    def going_on(self, most: int = -1) -> list[Kept]:
        """The games in which something was said and that are not over, the newest first."""
        question = f"{GAME_SUMMED} WHERE NOT ended AND NOT deleted AND told ORDER BY id DESC LIMIT ?"
        return self._kept(question, (most,))

    def _kept(self, question: str, values: Sequence[object]) -> list[Kept]:
        """The games that a question finds; one whose row is not as it was written is left out."""
        found = [row for *row, total in self.ask(question, values) if game_sum(row) == total or self._doubt()]
        return [Kept(row[0], seated_in(row), row[11], bool(row[8])) for row in found]

    def _doubt(self) -> bool:
        """Something was read that is not as it was written: no; and the journal is to be made anew."""
        self.suspect = True
        return False

    def stands(self, game: int) -> tuple[tuple[str, ...], Clocks]:
        """Who is to act in a game and how its clocks stand, as it was noted with its last line."""
        shown, beat = self._db.execute("SELECT shown, beat FROM game WHERE id=?", (game,)).fetchone()
        if noted := read_shown(shown, beat):
            return noted
        session = self.session(game)  # kept by an older companion, which noted nothing
        return session.acting, session.now.clocks

    def delete(self, game: int) -> None:
        """A game put out of sight with its results; its lines stay, so that it can be brought back."""
        self.match(game)
        with self._all_or_none() as db:
            row = change_row(db, game, deleted=1)
            keep_results(db, game, ())
        self._tail.game(row)

    def restore(self, game: int) -> None:
        """A deleted game brought back, its results counted again."""
        match = self.match(game)
        try:
            results = results_of(match, Session(match, self.lines(game)).now)
        except SENSELESS:
            results = ()  # played by other rules: it can be read, but not counted
        with self._all_or_none() as db:
            row = change_row(db, game, deleted=0)
            keep_results(db, game, results)
        self._tail.game(row)

    def ask(self, question: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """What the journal answers to a question in SQL; a damaged one answers nothing."""
        try:
            return self._db.execute(question, values).fetchall()
        except sqlite3.OperationalError as trouble:
            if "decode" not in str(trouble):
                raise
        except sqlite3.DatabaseError:
            pass
        self._doubt()
        return []

    def remember(self, row: Sequence[object]) -> None:
        """Somebody who plays here, as players keep them."""
        with self._all_or_none() as db:
            put_player(db, row)

    def forget(self, name: str) -> None:
        """Somebody who is no longer offered."""
        with self._all_or_none() as db:
            db.execute("DELETE FROM player WHERE name=?", (name,))

    def lines(self, game: int) -> list[tuple[int, str]]:
        """All that was ever said in a game, with its table time; raises if it is not as it was written."""
        row = self._row(game)
        found = list(good_lines(row, self.ask(LINES, (game,))))
        if len(found) != row[11]:
            self._doubt()
            raise DamagedGame(f"game {game} is not as it was written from line {len(found) + 1} on")
        return found

    def match(self, game: int) -> Match:
        """What was agreed for a game, with the names of those who sat down first."""
        return match_in(self._row(game))

    def _row(self, game: int) -> list[Any]:
        for *row, total in self.ask(f"{GAME_SUMMED} WHERE id=?", (game,)):
            if game_sum(row) == total:
                return row
            self._doubt()
        if self.suspect:
            raise DamagedGame(f"game {game} is not as it was written")
        raise BadNotation(f"there is no game {game} in the journal")

    def session(self, game: int) -> Session:
        """A game taken up where it was left, its clocks as they stood at the last beat."""
        session = Session(self.match(game), self.lines(game))
        told = session.told
        beat = self._db.execute("SELECT beat FROM game WHERE id=?", (game,)).fetchone()[0]
        session.now = replace(session.now, clocks=session.now.clocks.to(beat, session.acting))

        def write(lines: Sequence[tuple[int, str]], now: Standing) -> None:
            nonlocal told
            self.append(game, lines, results_of(session.match, now), told, now.tip.players, shown_of(now))
            told += len(lines)

        session.write = write
        return session

    def close(self) -> None:
        """Let go of the file; saying it twice does no harm."""
        self._db.close()
        self._tail.close()


def _file(path: Path) -> tuple[int, int] | None:
    """Which file lies under a name."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def open_journal(games: Path | None = None) -> Journal:
    """The journal of this table, or of another folder."""
    return Journal((games or folder("data")) / "games.db")

"""The file behind the journal: opened after a quick look, written in whole transactions.

A damaged one is made anew. Opening reads next to nothing: whether every row is as it was written is asked by
`companion.safe.check`.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from companion.disk import kept, not_kept
from companion.keep.bring_up import bring_up
from companion.keep.rows import WAIT_SECONDS
from companion.keep.schema import MIGRATIONS
from companion.safe.check import fault_in
from companion.safe.look import Damaged, look
from companion.safe.rescue import put_in_place, rescue
from companion.safe.tail import Tail, tail_of
from companion.safe.told import told_of
from companion.view import Text, text

VERSION = len(MIGRATIONS)


class NewerJournal(Exception):
    """The games were kept by a newer companion than this one."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(f"{path.name} is of version {version}; this companion knows {VERSION}: update it")
        self.said = text("journal-newer", version=version, known=VERSION)


class Store:
    """An open file of games."""

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

    def _doubt(self) -> bool:
        """Something was read that is not as it was written: no; and the journal is to be made anew."""
        self.suspect = True
        return False

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

"""SQLite: every line on disk before anyone sees its effect; resume, history, set-aside of damaged files.

A game's results are kept in the same transaction as the line that ended it, or took the end back.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from companion.disk import NotKept, kept, not_kept
from companion.game import BadNotation
from companion.keep.results import Result, check_row, keep_results, results_of
from companion.keep.rows import (
    EVERYTHING,
    GAME,
    GAME_SEATED,
    LAST,
    LINES,
    RESULT,
    SENSELESS,
    WAIT_SECONDS,
    match_in,
    read_only,
    readable_games,
    readable_people,
    set_aside,
)
from companion.keep.schema import MIGRATIONS, RESULTS_SINCE
from companion.play.match import Match
from companion.play.session import Session, Standing
from companion.settings import folder
from companion.view import Text, text

__all__ = ["MIGRATIONS", "VERSION", "Journal", "Kept", "NewerJournal", "NotKept"]

VERSION = len(MIGRATIONS)


class NewerJournal(Exception):
    """The games were kept by a newer companion than this one."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(f"{path.name} is of version {version}; this companion knows {VERSION}: update it")
        self.said = text("journal-newer", version=version, known=VERSION)


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in the journal, with the names of those who sit there now."""

    id: int
    match: Match
    lines: int
    ended: bool


class Journal:
    """All games ever played at this table."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notices: list[Text] = []
        with kept():
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                self._db = self._open()
            except sqlite3.DatabaseError as trouble:
                if isinstance(trouble, sqlite3.OperationalError):
                    raise
                aside = set_aside(path)
                self._db = self._open()
                saved = self._salvage(aside)
                self.notices.append(text("journal-damaged", file=aside.name, saved=saved))

    def _open(self) -> sqlite3.Connection:
        if self.path.exists():
            self._look()
        db = sqlite3.connect(self.path, timeout=WAIT_SECONDS, isolation_level=None)
        try:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            if version and version < VERSION:
                with sqlite3.connect(self.path.with_suffix(f".v{version}.db")) as copy:
                    db.backup(copy)
            for script in MIGRATIONS[version:]:
                version += 1
                db.executescript(f"BEGIN IMMEDIATE; {script}")
                if version == RESULTS_SINCE:
                    _derive(db)
                db.execute(f"PRAGMA user_version={version}")
                db.execute("COMMIT")
        except BaseException:
            db.close()
            raise
        return db

    def _look(self) -> None:
        """Whether the file is sound and of a version we know, without changing a byte of it."""
        with closing(read_only(self.path)) as db:
            try:
                version = db.execute("PRAGMA user_version").fetchone()[0]
                if version > VERSION:
                    raise NewerJournal(self.path, version)
                sound = db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
                if version == VERSION:
                    # SQLite does not notice a wrong letter; reading everything once does.
                    for games in (GAME, GAME_SEATED):
                        deque(map(match_in, db.execute(games)), 0)
                    deque(map(check_row, db.execute(RESULT)), 0)
                    for read in EVERYTHING:
                        deque(db.execute(read), 0)
                elif not version and db.execute("SELECT 1 FROM sqlite_master").fetchone():
                    sound = False
            except (sqlite3.Error, *SENSELESS) as trouble:
                if any(sign in str(trouble) for sign in ("unable to open", "locked", "disk I/O")):
                    raise
                sound = False
        if not sound:
            raise sqlite3.DatabaseError("damaged")

    def _salvage(self, aside: Path) -> int:
        """What can still be read of a damaged file, taken over; how many games."""
        saved = 0
        for match, lines, now in readable_games(aside):
            self.append(self.begin(match), lines, results_of(match, now), seated=now.tip.players)
            saved += 1
        self._db.executemany("INSERT OR IGNORE INTO player VALUES (?,?,?,?,?)", readable_people(aside))
        return saved

    def begin(self, match: Match) -> int:
        """A new game on disk; its number."""
        row = (
            match.game,
            json.dumps(match.players),
            json.dumps(match.players),
            json.dumps(dict(match.options)),
            json.dumps(dict(match.facts)),
            str(match.clock),
            match.started or time.strftime("%Y-%m-%d %H:%M"),
        )
        with kept():
            done = self._db.execute(
                "INSERT INTO game(game, players, seated, options, facts, clock, started)"
                " VALUES (?,?,?,?,?,?,?)",
                row,
            )
            return int(done.lastrowid or 0)

    def append(
        self,
        game: int,
        lines: Sequence[tuple[int, str]],
        results: Sequence[Result] = (),
        after: int | None = None,
        seated: Sequence[str] = (),
    ) -> None:
        """Lines put on disk after so many others, with what came of a game that is over and who sits where
        now if that is known: all or none.
        """
        with self._all_or_none() as db:
            n = db.execute(LAST, (game,)).fetchone()[0]
            if after not in (None, n):
                raise not_kept("elsewhere", f"game {game} went on elsewhere")
            rows = [(game, n + k, at, line) for k, (at, line) in enumerate(lines, 1)]
            db.executemany("INSERT INTO line VALUES (?,?,?,?)", rows)
            if seated:
                db.execute("UPDATE game SET seated=? WHERE id=?", (json.dumps(seated), game))
            was = db.execute("SELECT ended FROM game WHERE id=?", (game,)).fetchone()
            if results or (was and was[0]):
                db.execute("UPDATE game SET ended=? WHERE id=?", (bool(results), game))
                keep_results(db, game, results)

    @contextmanager
    def _all_or_none(self) -> Iterator[sqlite3.Connection]:
        """One transaction, on disk when it is left; nothing of it if anything in it fails."""
        with kept():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    def beat(self, game: int, at: int) -> None:
        """How far table time has come, so that a pulled plug gives nobody a turn's thinking back."""
        with kept():
            self._db.execute("UPDATE game SET beat=? WHERE id=?", (at, game))

    def games(self, box: str = "", player: str = "", ended: bool | None = None, most: int = -1) -> list[Kept]:
        """The games, the newest first: of one box, with one player, over or not, and at most so many."""
        rows = self._db.execute(
            f"{GAME_SEATED} WHERE NOT deleted AND ?1 IN ('', game) AND coalesce(ended = ?3, 1)"
            " AND (?2 = '' OR EXISTS (SELECT 1 FROM json_each(seated) WHERE value = ?2))"
            " ORDER BY id DESC LIMIT ?4",
            (box, player, ended, most),
        ).fetchall()
        return [
            Kept(row[0], match_in(row), self._db.execute(LAST, row[:1]).fetchone()[0], bool(row[8]))
            for row in rows
        ]

    def delete(self, game: int) -> None:
        """A game put out of sight with its results; its lines stay, so that it can be brought back."""
        self.match(game)
        with self._all_or_none() as db:
            db.execute("UPDATE game SET deleted=1 WHERE id=?", (game,))
            keep_results(db, game, ())

    def restore(self, game: int) -> None:
        """A deleted game brought back, its results counted again."""
        match = self.match(game)
        try:
            results = results_of(match, Session(match, self.lines(game)).now)
        except SENSELESS:
            results = ()  # played by other rules: it can be read, but not counted
        with self._all_or_none() as db:
            db.execute("UPDATE game SET deleted=0 WHERE id=?", (game,))
            keep_results(db, game, results)

    def ask(self, question: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """What the journal answers to a question in SQL."""
        return self._db.execute(question, values).fetchall()

    def tell(self, statement: str, values: Sequence[object] = ()) -> None:
        """One statement on disk."""
        with self._all_or_none() as db:
            db.execute(statement, values)

    def lines(self, game: int) -> list[tuple[int, str]]:
        """All that was ever said in a game, with its table time."""
        return [(at, line) for at, line in self._db.execute(LINES, (game,))]

    def match(self, game: int) -> Match:
        """What was agreed for a game, with the names of those who sat down first."""
        row = self._db.execute(f"{GAME} WHERE id=?", (game,)).fetchone()
        if row is None:
            raise BadNotation(f"there is no game {game} in the journal")
        return match_in(row)

    def session(self, game: int) -> Session:
        """A game taken up where it was left, its clocks as they stood at the last beat."""
        session = Session(self.match(game), self.lines(game))
        told = session.told
        beat = self._db.execute("SELECT beat FROM game WHERE id=?", (game,)).fetchone()[0]
        session.now = replace(session.now, clocks=session.now.clocks.to(beat, session.acting))

        def write(lines: Sequence[tuple[int, str]], now: Standing) -> None:
            nonlocal told
            self.append(game, lines, results_of(session.match, now), told, now.tip.players)
            told += len(lines)

        session.write = write
        return session

    def close(self) -> None:
        """Let go of the file; saying it twice does no harm."""
        self._db.close()


def _derive(db: sqlite3.Connection) -> None:
    """The results of every game that is over, from its lines; one that cannot be read stays uncounted."""
    for row in db.execute(f"{GAME} WHERE ended").fetchall():
        try:
            match = match_in(row)
            results = results_of(match, Session(match, db.execute(LINES, row[:1]).fetchall()).now)
        except (sqlite3.DatabaseError, *SENSELESS):
            continue
        keep_results(db, row[0], results)


def open_journal(games: Path | None = None) -> Journal:
    """The journal of this table, or of another folder."""
    return Journal((games or folder("data")) / "games.db")

"""SQLite: every line on disk before anyone sees its effect; resume, history, set-aside of damaged files.

A game's results are kept in the same transaction as the line that ended it, or took the end back.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from companion.disk import NotKept, kept, not_kept
from companion.game import BadNotation
from companion.keep.results import Result, check_row, keep_results, results_of
from companion.keep.schema import MIGRATIONS, RESULTS_SINCE
from companion.play.clock import ClockMode
from companion.play.match import Match, check_name
from companion.play.session import Session, Standing
from companion.view import Text, text

__all__ = ["MIGRATIONS", "VERSION", "Journal", "Kept", "NewerJournal", "NotKept"]

VERSION = len(MIGRATIONS)
WAIT_SECONDS = 2.0


class NewerJournal(Exception):
    """The games were kept by a newer companion than this one."""

    def __init__(self, path: Path, version: int) -> None:
        super().__init__(f"{path.name} is of version {version}; this companion knows {VERSION}: update it")
        self.said = text("journal-newer", version=version, known=VERSION)


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in the journal."""

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
                aside = self._set_aside()
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
        with closing(_read_only(self.path)) as db:
            try:
                version = db.execute("PRAGMA user_version").fetchone()[0]
                if version > VERSION:
                    raise NewerJournal(self.path, version)
                sound = db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
                if version == VERSION:
                    # SQLite does not notice a wrong letter; reading everything once does.
                    deque(map(_match, db.execute(_GAME)), 0)
                    deque(map(check_row, db.execute(_RESULT)), 0)
                    for read in _EVERYTHING:
                        deque(db.execute(read), 0)
                elif not version and db.execute("SELECT 1 FROM sqlite_master").fetchone():
                    sound = False
            except (sqlite3.Error, *_SENSELESS) as trouble:
                if any(sign in str(trouble) for sign in ("unable to open", "locked", "disk I/O")):
                    raise
                sound = False
        if not sound:
            raise sqlite3.DatabaseError("damaged")

    def _set_aside(self) -> Path:
        """The damaged file and its companions under another name, untouched."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        aside = self.path.with_name(f"{self.path.stem}.damaged-{stamp}{self.path.suffix}")
        n = 1
        while aside.exists():
            n += 1
            aside = self.path.with_name(f"{self.path.stem}.damaged-{stamp}-{n}{self.path.suffix}")
        for end in ("", "-wal", "-shm"):
            part = self.path.with_name(self.path.name + end)
            if part.exists():
                part.rename(aside.with_name(aside.name + end))
        return aside

    def _salvage(self, aside: Path) -> int:
        """What can still be read of a damaged file, as far as each game still makes sense; how many."""
        saved = 0
        old = _read_only(aside)
        for number in range(1, 100_000):
            try:
                row = old.execute(f"{_GAME} WHERE id=?", (number,)).fetchone()
                if row is None:
                    if number > (old.execute("SELECT max(id) FROM game").fetchone()[0] or 0):
                        break
                    continue
                match = _match(row)
                session = Session(match)
                lines = _readable(session, old.execute(_LINES, (number,)))
            except (sqlite3.DatabaseError, *_SENSELESS):
                if number > 10_000:
                    break
                continue
            self.append(self.begin(match), lines, results_of(match, session.now))
            saved += 1
        with suppress(sqlite3.DatabaseError, *_SENSELESS):
            people = old.execute(_EVERYTHING[-1]).fetchall()
            self._db.executemany("INSERT OR IGNORE INTO player VALUES (?,?,?,?,?)", people)
        old.close()
        return saved

    def begin(self, match: Match) -> int:
        """A new game on disk; its number."""
        row = (
            match.game,
            json.dumps(match.players),
            json.dumps(dict(match.options)),
            json.dumps(dict(match.facts)),
            str(match.clock),
            match.started or time.strftime("%Y-%m-%d %H:%M"),
        )
        with kept():
            done = self._db.execute(
                "INSERT INTO game(game, players, options, facts, clock, started) VALUES (?,?,?,?,?,?)", row
            )
            return int(done.lastrowid or 0)

    def append(
        self,
        game: int,
        lines: Sequence[tuple[int, str]],
        results: Sequence[Result] = (),
        after: int | None = None,
    ) -> None:
        """Lines put on disk after so many others, with what came of a game that is over, all or none."""
        with self._all_or_none() as db:
            n = db.execute(_LAST, (game,)).fetchone()[0]
            if after not in (None, n):
                raise not_kept("elsewhere", f"game {game} went on elsewhere")
            rows = [(game, n + k, at, line) for k, (at, line) in enumerate(lines, 1)]
            db.executemany("INSERT INTO line VALUES (?,?,?,?)", rows)
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
            f"{_GAME} WHERE NOT deleted AND ?1 IN ('', game) AND coalesce(ended = ?3, 1)"
            " AND (?2 = '' OR EXISTS (SELECT 1 FROM json_each(players) WHERE value = ?2))"
            " ORDER BY id DESC LIMIT ?4",
            (box, player, ended, most),
        ).fetchall()
        return [
            Kept(row[0], _match(row), self._db.execute(_LAST, row[:1]).fetchone()[0], bool(row[8]))
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
        except _SENSELESS:
            results = ()  # played by other rules: it can be read, but not counted
        with self._all_or_none() as db:
            db.execute("UPDATE game SET deleted=0 WHERE id=?", (game,))
            keep_results(db, game, results)

    def seat(self, game: int, players: Sequence[str]) -> Match:
        """Who sits where from now on: a seat handed over, a name put right, two who change places."""
        match = self.match(game)
        if len(players) != len(match.players):
            raise BadNotation(f"game {game} has {len(match.players)} seats, not {len(players)}")
        match = replace(match, players=tuple(map(check_name, players)))
        with self._all_or_none() as db:
            db.execute("UPDATE game SET players=? WHERE id=?", (json.dumps(match.players), game))
            for seat, name in zip(match.seats, match.players, strict=True):
                for table in ("result", "spent"):
                    db.execute(f"UPDATE {table} SET player=? WHERE game=? AND seat=?", (name, game, seat))
        return match

    def ask(self, question: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """What the journal answers to a question in SQL."""
        return self._db.execute(question, values).fetchall()

    def tell(self, statement: str, values: Sequence[object] = ()) -> None:
        """One statement on disk."""
        with self._all_or_none() as db:
            db.execute(statement, values)

    def lines(self, game: int) -> list[tuple[int, str]]:
        """All that was ever said in a game, with its table time."""
        return [(at, line) for at, line in self._db.execute(_LINES, (game,))]

    def match(self, game: int) -> Match:
        """What was agreed for a game."""
        row = self._db.execute(f"{_GAME} WHERE id=?", (game,)).fetchone()
        if row is None:
            raise BadNotation(f"there is no game {game} in the journal")
        return _match(row)

    def session(self, game: int) -> Session:
        """A game taken up where it was left, its clocks as they stood at the last beat."""
        said = self.lines(game)
        session = Session(self.match(game), said)
        beat = self._db.execute("SELECT beat FROM game WHERE id=?", (game,)).fetchone()[0]
        session.now = replace(session.now, clocks=session.now.clocks.to(beat, session.acting))

        def write(lines: Sequence[tuple[int, str]], now: Standing) -> None:
            self.append(game, lines, results_of(session.match, now), after=len(said))
            said.extend(lines)

        session.write = write
        return session

    def close(self) -> None:
        """Let go of the file; saying it twice does no harm."""
        self._db.close()


_GAME = "SELECT id, game, players, options, facts, clock, started, beat, ended FROM game"
_RESULT = "SELECT curve, game, seat, box, player, side, seats, won, points, used, quick FROM result"
_EVERYTHING = (
    "SELECT deleted FROM game",
    "SELECT at, text FROM line",
    "SELECT game, seat, box, player, phase, ms FROM spent",
    "SELECT name, tone, shape, seat, met FROM player",
)
_SENSELESS = (ValueError, TypeError, AttributeError)  # what reading a damaged row can end in
_LINES = "SELECT at, text FROM line WHERE game=? ORDER BY n"
_LAST = "SELECT coalesce(max(n), 0) FROM line WHERE game=?"


def _read_only(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing: one that may write would tidy up when it closes."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=WAIT_SECONDS, uri=True)


def _match(row: tuple[int, str, str, str, str, str, str, int, int]) -> Match:
    _, game, players, options, facts, clock, started, _, _ = row
    agreed = json.loads(options), json.loads(facts), ClockMode.parse(clock)
    return Match(game, tuple(json.loads(players)), *agreed, started)


def _derive(db: sqlite3.Connection) -> None:
    """The results of every game that is over, from its lines; one that cannot be read stays uncounted."""
    for row in db.execute(f"{_GAME} WHERE ended").fetchall():
        try:
            match = _match(row)
            results = results_of(match, Session(match, db.execute(_LINES, row[:1]).fetchall()).now)
        except (sqlite3.DatabaseError, *_SENSELESS):
            continue
        keep_results(db, row[0], results)


def _readable(session: Session, rows: Iterator[tuple[int, str]]) -> list[tuple[int, str]]:
    """Lines up to the first that cannot be read or does not fit."""
    lines: list[tuple[int, str]] = []
    try:
        for at, line in rows:
            session.do(line, at=at)
            lines.append((at, line))
    except (sqlite3.DatabaseError, *_SENSELESS):
        pass
    return lines

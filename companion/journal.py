"""SQLite: every line on disk before anyone sees its effect; resume, history, set-aside of damaged files."""

from __future__ import annotations

import errno
import json
import sqlite3
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from companion.clock import ClockMode
from companion.game import BadNotation
from companion.match import Match
from companion.session import Session
from companion.view import Text, text

# Schema version n is reached by the first n scripts; never change one that was released, add another.
MIGRATIONS = (
    """
    CREATE TABLE game (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        players TEXT NOT NULL,
        options TEXT NOT NULL,
        facts TEXT NOT NULL,
        clock TEXT NOT NULL,
        started TEXT NOT NULL,
        beat INTEGER NOT NULL DEFAULT 0,
        ended INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE line (
        game INTEGER NOT NULL REFERENCES game(id),
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (game, n)
    ) WITHOUT ROWID;
    """,
)
VERSION = len(MIGRATIONS)
WAIT_SECONDS = 2.0


class NotKept(OSError):
    """The disk would not take it: nothing was done, and the reason says what to do."""

    def __init__(self, said: Text, detail: str) -> None:
        super().__init__(detail)
        self.said = said


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
        with _kept():
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
                db.executescript(f"BEGIN; {script} PRAGMA user_version={version}; COMMIT;")
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
                    deque(db.execute("SELECT at, text FROM line"), 0)
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
            self.append(self.begin(match), lines, session.position.outcome() is not None)
            saved += 1
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
        with _kept():
            done = self._db.execute(
                "INSERT INTO game(game, players, options, facts, clock, started) VALUES (?,?,?,?,?,?)", row
            )
            return int(done.lastrowid or 0)

    def append(
        self, game: int, lines: Sequence[tuple[int, str]], ended: bool = False, after: int | None = None
    ) -> None:
        """Lines put on disk after so many others, all or none; returns once they are there."""
        with _kept():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                n = self._db.execute(_LAST, (game,)).fetchone()[0]
                if after not in (None, n):
                    raise _not_kept("elsewhere", f"game {game} went on elsewhere")
                rows = [(game, n + k, at, line) for k, (at, line) in enumerate(lines, 1)]
                self._db.executemany("INSERT INTO line VALUES (?,?,?,?)", rows)
                self._db.execute("UPDATE game SET ended=? WHERE id=? AND ended<>?", (ended, game, ended))
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    def beat(self, game: int, at: int) -> None:
        """How far table time has come, so that a pulled plug gives nobody a turn's thinking back."""
        with _kept():
            self._db.execute("UPDATE game SET beat=? WHERE id=?", (at, game))

    def games(self) -> list[Kept]:
        """Every game, the newest first."""
        rows = self._db.execute(f"{_GAME} ORDER BY id DESC").fetchall()
        counts = dict(self._db.execute("SELECT game, count(*) FROM line GROUP BY game").fetchall())
        return [Kept(row[0], _match(row), counts.get(row[0], 0), bool(row[8])) for row in rows]

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

        def write(lines: Sequence[tuple[int, str]], ended: bool) -> None:
            self.append(game, lines, ended, after=len(said))
            said.extend(lines)

        session.write = write
        return session

    def close(self) -> None:
        """Let go of the file; saying it twice does no harm."""
        self._db.close()


_GAME = "SELECT id, game, players, options, facts, clock, started, beat, ended FROM game"
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


@contextmanager
def _kept() -> Iterator[None]:
    """Turns what the disk says into one sentence."""
    try:
        yield
    except NotKept:
        raise
    except OSError as trouble:
        raise _not_kept(_ERRORS.get(trouble.errno or 0, "other"), str(trouble)) from trouble
    except sqlite3.Error as trouble:
        reason = next((word for sign, word in _SIGNS.items() if sign in str(trouble)), "other")
        raise _not_kept(reason, str(trouble)) from trouble


_ERRORS = {
    errno.ENOSPC: "full",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EROFS: "read-only",
}
_SIGNS = {"full": "full", "locked": "locked", "readonly": "read-only", "unable to open": "read-only"}


def _not_kept(reason: str, detail: str) -> NotKept:
    return NotKept(text(f"not-kept-{reason}", detail=detail), detail)

"""An older journal made one of today: copied first, then changed in one transaction, or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from companion.keep.results import add_result_sums, keep_results, results_of
from companion.keep.rows import GAME_ROW, SENSELESS, add_sums, match_in
from companion.keep.schema import RESULTS_SINCE, SUMS_SINCE
from companion.play.session import Session


def bring_up(db: sqlite3.Connection, path: Path, version: int, scripts: Sequence[str]) -> None:
    """From a version, or from an empty file, to the newest."""
    if version:
        with closing(sqlite3.connect(path.with_suffix(f".v{version}.db"))) as copy:
            db.backup(copy)
    db.executescript("".join(("BEGIN IMMEDIATE;", *scripts[version:])))
    if version < SUMS_SINCE:
        add_sums(db)
    if version < RESULTS_SINCE:
        _derive(db)
    elif version < SUMS_SINCE:
        add_result_sums(db)
    db.execute(f"PRAGMA user_version={len(scripts)}")
    db.execute("COMMIT")


def _derive(db: sqlite3.Connection) -> None:
    """The results of every game that is over, from its lines; one that cannot be read stays uncounted."""
    for row in db.execute(f"{GAME_ROW} WHERE ended").fetchall():
        try:
            match = match_in(row)
            lines = db.execute("SELECT at, text FROM line WHERE game=? ORDER BY n", row[:1]).fetchall()
            results = results_of(match, Session(match, lines).now)
        except (sqlite3.DatabaseError, *SENSELESS):
            continue
        keep_results(db, row[0], results)

"""Whether games go on from an earlier copy: `python -m companion.safe.goes_on COPY GAMES`, by its exit code.

Asked by the version before, when a newer one is taken back: what was played on the newer one stays if the
older one can read it and nothing of the copy is missing.
"""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from companion.keep.rows import LINES, read_only
from companion.keep.schema import MIGRATIONS
from companion.safe.check import fault_in


def goes_on(copy: Path, games: Path) -> bool:
    """Every game of the copy is there with all its lines, and every row is as it was written."""
    if not copy.exists():
        return False  # nothing to compare with
    try:
        if fault_in(games):
            return False
        with closing(read_only(copy)) as before, closing(read_only(games)) as now:
            if now.execute("PRAGMA user_version").fetchone()[0] != len(MIGRATIONS):
                return False
            numbers = [number for (number,) in before.execute("SELECT id FROM game")]
            return all(_begins(before, now, number) for number in numbers)
    except sqlite3.Error:
        return False


def _begins(before: sqlite3.Connection, now: sqlite3.Connection, number: int) -> bool:
    """A game has the lines it had, and perhaps more."""
    had, has = (db.execute(LINES, (number,)).fetchall() for db in (before, now))
    there = now.execute("SELECT count(*) FROM game WHERE id=?", (number,)).fetchone()[0]
    return bool(there) and has[: len(had)] == had


if __name__ == "__main__":
    sys.exit(0 if goes_on(Path(sys.argv[1]), Path(sys.argv[2])) else 1)

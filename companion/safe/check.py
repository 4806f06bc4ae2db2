"""The thorough check: every row of a journal asked for its sum, and SQLite whether its trees are whole.

It takes its time and only reads: at the table it runs beside everything else.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from companion.keep.results import OF_RESULT
from companion.keep.rows import GAME_SUMMED, SENSELESS, read_only
from companion.safe.sums import agreed_sum, club_sum, fits, game_sum, player_sum, result_sum

MANY = 2000  # rows between two breaths


def fault_in(path: Path, breathe: Callable[[], None] = lambda: None) -> str:
    """The first thing found that is not as it was written; "" if all is well.

    Whoever stops us while we breathe (with an exception of their own) stops us for good.
    """
    with closing(read_only(path)) as db:
        try:
            return _rows(db, breathe) or _trees(db)
        except (sqlite3.DatabaseError, *SENSELESS) as trouble:
            if any(sign in str(trouble) for sign in ("unable to open", "locked", "disk I/O")):
                raise
            return str(trouble) or type(trouble).__name__


def _rows(db: sqlite3.Connection, breathe: Callable[[], None]) -> str:
    """Every game with all its lines and results, in the order in which they lie there."""
    lines = db.execute("SELECT game, n, at, text, sum FROM line ORDER BY game, n")
    line = next(lines, None)
    for count, (*row, total) in enumerate(db.execute(f"{GAME_SUMMED} ORDER BY id")):
        number, told = row[0], row[11]
        if game_sum(row) != total:
            return f"game {number}"
        before, n = agreed_sum(row), 0
        while line is not None and line[0] == number:
            if line[1] != n + 1 or not fits(before, line[1:]):
                return f"game {number}, line {n + 1}"
            before, n = line[4], n + 1
            if n % MANY == 0:
                breathe()
            line = next(lines, None)
        if n != told:
            return f"game {number}, line {n + 1}"
        if wrong := _results(db, number, told) if row[8] and not row[9] else "":
            return wrong
        if count % (MANY // 10) == 0:
            breathe()
    if line is not None:
        return f"lines of game {line[0]}"
    for *person, total in db.execute("SELECT name, tone, shape, seat, met, sum FROM player"):
        if player_sum(person) != total:
            return f"player {person[0]}"
    for *known, total in db.execute("SELECT game, key, sent, names, sum FROM club"):
        if club_sum(known) != total:
            return f"the club's name of game {known[0]}"
    return ""


def _results(db: sqlite3.Connection, game: int, told: int) -> str:
    for *row, total in db.execute(f"SELECT {OF_RESULT}, sum FROM result WHERE game=?", (game,)).fetchall():
        spent = db.execute("SELECT phase, ms FROM spent WHERE game=? AND seat=?", (game, row[1])).fetchall()
        if result_sum(row, told, spent) != total:
            return f"results of game {game}"
    return ""


def _trees(db: sqlite3.Connection) -> str:
    answer = str(db.execute("PRAGMA integrity_check(1)").fetchone()[0])
    return "" if answer == "ok" else answer

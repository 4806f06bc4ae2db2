"""What can still be read of damaged files, gathered in a file of its own: rows by what they look like.

Nothing here is believed yet. Whoever takes a row out again asks its sum.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Any

from companion.safe.pages import FRAME_HEAD, PAGE, WAL_HEAD, Row, pages_of, rows_of
from companion.safe.sums import OF_GAME, game_sum
from companion.safe.tail import FIRST, GAME, LINE, entries

WIDTHS = (9, 10, 11, len(OF_GAME) + 1)  # columns of a game in every released schema
MOST_GAMES = 1 << 40
_DEFAULTS = {"deleted": 0, "seated": "", "told": 0, "shown": "", "rev": -1}
_TABLES = """
    PRAGMA synchronous=OFF;
    PRAGMA journal_mode=OFF;
    CREATE TABLE line (game, n, at, text, sum);
    CREATE TABLE game (id, rev, beat, row, sum);
    CREATE TABLE player (name, met, row, sum);
    CREATE TABLE result (game, seat, row, sum);
    CREATE TABLE spent (game, seat, phase, ms);
    CREATE TABLE club (game, key, sent, names, sum);
"""
_INDEXES = """
    CREATE INDEX by_line ON line(game, n);
    CREATE INDEX by_game ON game(id);
    CREATE INDEX by_result ON result(game);
    CREATE INDEX by_spent ON spent(game, seat);
"""


class Found:
    """Rows of several files, perhaps each several times over."""

    def __init__(self, path: Path) -> None:
        path.unlink(missing_ok=True)
        self._path = path
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.executescript(_TABLES)
        self.begun = 0  # games there must have been
        self._heard: dict[int, int] = {}  # lines a game must have had

    def read(self, path: Path, report: Callable[[float], None]) -> None:
        """Everything in a file that looks like a row of ours, and in what was written ahead of it."""
        data, wal = _bytes(path), _bytes(path.with_name(f"{path.name}-wal"))
        frames = {
            int.from_bytes(wal[at : at + 4], "big"): at + FRAME_HEAD
            for at in range(WAL_HEAD, len(wal), FRAME_HEAD + PAGE)
        }

        def other(number: int) -> bytes:
            if number in frames:
                return wal[frames[number] : frames[number] + PAGE]
            return data[(number - 1) * PAGE : number * PAGE] if number > 0 else b""

        pages = (len(data) + len(wal)) // PAGE + 1
        self._db.execute("BEGIN")
        seen: set[Row] = set()
        for n, (number, page) in enumerate(pages_of(data, wal)):
            for row in rows_of(number, page, other):
                if n * PAGE < len(data):
                    self._put(row)
                elif row not in seen:  # written ahead, a page lies there once for every line that came to it
                    seen.add(row)
                    self._put(row)
            if n % 64 == 0:
                report(n / pages)
        self._db.execute("COMMIT")

    def read_tail(self, tail: Path) -> None:
        """What the second list tells."""
        self._db.execute("BEGIN")
        for kind, values in entries(tail):
            if kind == FIRST and len(values) == 1:
                self.begun = max(self.begun, values[0])
            elif kind == GAME and len(values) == len(OF_GAME):
                self._put_game(values, game_sum(values))
                self.begun = max(self.begun, values[0])
            elif kind == LINE and len(values) == 5:
                game, n = values[:2]
                self._db.execute("INSERT INTO line VALUES (?,?,?,?,?)", values)
                self._heard[game] = max(n, self._heard.get(game, 0))
        self._db.execute("COMMIT")

    def _put(self, row: Row) -> None:
        number, columns = row
        match columns:
            case (int(), int(), int(), str() | bytes(), *total) if len(total) < 2 and columns[1] > 0:
                self._db.execute("INSERT INTO line VALUES (?,?,?,?,?)", (*columns[:4], *(total or [None])))
            case (None, str() | bytes(), *_) if 0 < number < MOST_GAMES and len(columns) in WIDTHS:
                whole = len(columns) == len(OF_GAME) + 1
                self._put_game([number, *columns[1 : len(OF_GAME)]], columns[-1] if whole else None)
            case (None, str(), int(), str(), int()) if 0 < number < MOST_GAMES:
                self._db.execute("INSERT INTO club VALUES (?,?,?,?,?)", (number, *columns[1:]))
            case (str(), str(), str(), int(), int(), *total) if len(total) < 2:
                name, met = columns[0], columns[4]
                told = json.dumps(columns[:5])
                self._db.execute("INSERT INTO player VALUES (?,?,?,?)", (name, met, told, *(total or [None])))
            case (int(), str(), str(), str(), str(), int(), *_) if len(columns) == 12:
                with suppress(TypeError):  # of bytes no row is made
                    told = json.dumps(columns[:11])
                    values = (*columns[:2], told, columns[11])
                    self._db.execute("INSERT INTO result VALUES (?,?,?,?)", values)
            case (int(), str(), str(), str(), str(), int()):
                # The file keeps them in the order of their key.
                self._db.execute("INSERT INTO spent VALUES (?,?,?,?)", (*columns[:3], columns[5]))

    def _put_game(self, values: list[Any], total: Any) -> None:
        row = values + [_DEFAULTS[name] for name in OF_GAME[len(values) :]]
        if not all(isinstance(value, int | str | bytes) for value in row):
            return
        told = json.dumps([value if not isinstance(value, bytes) else {"b": value.hex()} for value in row])
        self._db.execute("INSERT INTO game VALUES (?,?,?,?,?)", (row[0], row[-1], row[7], told, total))

    # taken out again

    def index(self) -> None:
        """Make finding quick, once everything is there."""
        self._db.executescript(_INDEXES)

    @property
    def last(self) -> int:
        """The highest number a game has, as far as anything that can be believed tells."""
        return max([self.begun, *self._heard])

    def numbers(self) -> list[int]:
        """The numbers of all games of which something was found."""
        rows = self._db.execute("SELECT id FROM game UNION SELECT game FROM line ORDER BY 1").fetchall()
        return [number for (number,) in rows]

    def heads(self, game: int) -> Iterator[tuple[list[Any], int | None]]:
        """Rows of a game with their sums, the newest first; those without a sum last."""
        for told, total in self._db.execute(
            "SELECT DISTINCT row, sum FROM game WHERE id=? ORDER BY rev DESC, beat DESC, sum IS NULL", (game,)
        ):
            row = [
                bytes.fromhex(value["b"]) if isinstance(value, dict) else value for value in json.loads(told)
            ]
            yield row, total

    def lines(self, game: int) -> dict[int, list[tuple[Any, Any, Any]]]:
        """By number, every line found: table time, text, sum."""
        found: dict[int, list[tuple[Any, Any, Any]]] = {}
        for n, *line in self._db.execute("SELECT DISTINCT n, at, text, sum FROM line WHERE game=?", (game,)):
            found.setdefault(n, []).append((line[0], line[1], line[2]))
        return found

    def heard(self, game: int) -> int:
        """How many lines the second list knows of a game."""
        return self._heard.get(game, 0)

    def results(self, game: int) -> list[tuple[list[Any], int, list[tuple[str, int]]]]:
        """Rows of results with their sums, and the times that belong to their seats."""
        return [
            (
                json.loads(row),
                total,
                self._db.execute(
                    "SELECT DISTINCT phase, ms FROM spent WHERE game=? AND seat=?", (game, seat)
                ).fetchall(),
            )
            for seat, row, total in self._db.execute(
                "SELECT DISTINCT seat, row, sum FROM result WHERE game=?", (game,)
            )
        ]

    def people(self) -> list[tuple[list[Any], int | None]]:
        """Everybody remembered, as they were last."""
        rows = self._db.execute("SELECT row, sum FROM player ORDER BY met")
        return [(json.loads(row), total) for row, total in rows]

    def known_by_the_club(self) -> list[tuple[int, str, int, str, int]]:
        """What the club calls games, with the sums; the newest last."""
        return self._db.execute(
            "SELECT DISTINCT game, key, sent, names, sum FROM club ORDER BY sent"
        ).fetchall()

    def close(self) -> None:
        """All of it is in place now."""
        self._db.close()
        self._path.unlink(missing_ok=True)


def _bytes(path: Path) -> bytes | mmap:
    """A file as if it were in memory."""
    if not path.exists() or not path.stat().st_size:
        return b""
    with path.open("rb") as file:
        return mmap(file.fileno(), 0, access=ACCESS_READ)

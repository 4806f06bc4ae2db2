"""A quick look at a journal before it is opened: is it one, of which version, and is it whole?

Not a byte of it is changed, and next to nothing is read: a table with a hundred thousand games starts as
quickly as one with none. Every row is asked for its sum later, by `companion.safe.check`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path

from companion.safe.pages import FRAME_HEAD, PAGE, WAL_HEAD
from companion.safe.tail import LINE, entries, tail_of

_NOT_DAMAGE = ("unable to open", "locked", "disk I/O", "readonly")  # what another day may mend
_LISTED = "SELECT type, name, sql FROM sqlite_master ORDER BY name"
_WAL_MAGIC = (0x377F0682, 0x377F0683)
_IN_FLIGHT = 1  # transactions that a pulled plug may have torn: one at most is on its way to the medium


class Damaged(Exception):
    """A journal that is not as it was written; it must be made anew."""


def look(path: Path, scripts: Sequence[str]) -> int:
    """The version of a journal; raises Damaged if something is amiss that can be seen at a glance."""
    if not path.exists() or not path.stat().st_size:
        if any(kind == LINE for kind, _ in entries(tail_of(path))):
            raise Damaged("there is nothing in it, and there were games")
        return 0
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=2)) as db:
        try:
            version = int(db.execute("PRAGMA user_version").fetchone()[0])
            if version > len(scripts) and not _same_tables(db, scripts):
                return version
            if version > len(scripts) or not _same_tables(db, scripts[:version]):
                raise Damaged("the tables are not those of its version")
            if version == len(scripts):
                _whole(path)
                _ahead(path)
                _second_list(db, path)
            elif db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise Damaged("a tree of the file is broken")
        except (sqlite3.Error, ValueError, TypeError) as trouble:
            if any(sign in str(trouble) for sign in _NOT_DAMAGE):
                raise
            raise Damaged(str(trouble)) from trouble
    return version


def _same_tables(db: sqlite3.Connection, scripts: Sequence[str]) -> bool:
    """Whether every table is as it was made: one letter wrong there, and every row would be read wrongly."""
    return db.execute(_LISTED).fetchall() == _made_by(tuple(scripts))


@cache
def _made_by(scripts: tuple[str, ...]) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(":memory:")) as empty:
        empty.executescript("".join(scripts))
        return empty.execute(_LISTED).fetchall()


def _whole(path: Path) -> None:
    """No page is missing at the end, unless what was written ahead still has it."""
    with path.open("rb") as file:
        head = file.read(100)
    pages, size = int.from_bytes(head[28:32], "big"), path.stat().st_size
    ahead = path.with_name(f"{path.name}-wal")
    if pages * PAGE != size and not (ahead.exists() and ahead.stat().st_size):
        raise Damaged(f"{size} bytes are not {pages} pages")


def _ahead(path: Path) -> None:
    """What was written ahead is read to its end: SQLite silently drops what comes after a damaged page."""
    wal, index = path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")
    if not wal.exists() or not wal.stat().st_size:
        return
    written = wal.read_bytes()
    head = written[:WAL_HEAD]
    if int.from_bytes(head[:4], "big") not in _WAL_MAGIC or not _head_right(head):
        raise Damaged("the beginning of what was written ahead cannot be read")
    frames = range(WAL_HEAD, len(written) - FRAME_HEAD + 1, FRAME_HEAD + PAGE)
    ours = [at for at in frames if written[at + 8 : at + 16] == head[16:24]]
    read = 0
    if index.exists():
        with index.open("rb") as file:
            read = int.from_bytes(file.read(20)[16:20], "little")
    dropped = [at for at in ours if at >= WAL_HEAD + read * (FRAME_HEAD + PAGE)]
    if sum(written[at + 4 : at + 8] != bytes(4) for at in dropped) > _IN_FLIGHT:
        raise Damaged("what was written ahead is damaged")


def _head_right(head: bytes) -> bool:
    """Whether the checksum in the head of what was written ahead is right."""
    order = "big" if head[3] & 1 else "little"
    one = two = 0
    for at in range(0, 24, 8):
        one = one + int.from_bytes(head[at : at + 4], order) + two & 0xFFFFFFFF  # type: ignore[arg-type]
        two = two + int.from_bytes(head[at + 4 : at + 8], order) + one & 0xFFFFFFFF  # type: ignore[arg-type]
    return head[24:32] == one.to_bytes(4, "big") + two.to_bytes(4, "big")


def _second_list(db: sqlite3.Connection, path: Path) -> None:
    """Every line the second list knows is there."""
    last: dict[int, tuple[int, int]] = {}
    for kind, values in entries(tail_of(path)):
        if kind == LINE and len(values) == 5:
            last[values[0]] = values[1], values[4]
    for game, (n, total) in last.items():
        there = db.execute("SELECT sum FROM line WHERE game=? AND n=?", (game, n)).fetchone()
        if there != (total,):
            raise Damaged(f"line {n} of game {game} is missing")

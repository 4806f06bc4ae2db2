"""Backups of the journal, numbered: one a day while games are played, kept by count and by age in numbers.

Nothing is thrown away by a date, for the clock of a table without a network may be anything; and nothing is
thrown away before the newest was read again and found right.
"""

from __future__ import annotations

import filecmp
import re
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from companion.disk import on_medium
from companion.keep.rows import read_only
from companion.safe.check import fault_in
from companion.safe.look import Damaged
from companion.safe.tail import tail_of

# Newer than so many, every one; beyond, every seventh, then every thirtieth.
KEPT = ((7, 1), (35, 7), (210, 30))
PAGES = 256  # copied at a time: between two times others may write
_NAME = re.compile(r"games-(\d{6})\.db")


@dataclass(frozen=True, slots=True)
class Backup:
    """One backup: its number, where it lies, when that was by our clock, and how many games it has."""

    number: int
    path: Path
    when: str
    games: int


def folder_of(journal: Path) -> Path:
    """Where the backups of a journal lie."""
    return journal.parent / "backups"


def backups_in(folder: Path) -> list[Path]:
    """The backups in a folder, the newest first."""
    found = [path for path in folder.glob("games-*.db") if _NAME.fullmatch(path.name)]
    return sorted(found, key=lambda path: path.name, reverse=True)


def listed(folder: Path) -> list[Backup]:
    """The same with what there is to say of them; one that cannot be read has no games."""
    found = []
    for path in backups_in(folder):
        with suppress(FileNotFoundError):  # an old one goes while we look
            at = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
            found.append(Backup(number_of(path), path, at, _state(path)[0]))
    return found


def due(journal: Path, today: str) -> bool:
    """Whether something was played since the newest backup, and that is not of today."""
    newest = next(iter(backups_in(folder_of(journal))), None)
    if newest is None:
        return journal.exists() and _state(journal)[0] > 0
    day = time.strftime("%Y-%m-%d", time.localtime(newest.stat().st_mtime))
    return day != today and _state(newest) != _state(journal)


def back_up(journal: Path, breathe: Callable[[], None] = lambda: None) -> Path:
    """A new backup, read again and found right; raises Damaged if what it was made of is not."""
    folder = folder_of(journal)
    folder.mkdir(mode=0o700, exist_ok=True)
    made, new = folder / f"games-{_next(folder):06}.db", folder / "games.new"
    new.unlink(missing_ok=True)
    with closing(read_only(journal)) as db, closing(sqlite3.connect(new)) as copy:
        db.backup(copy, pages=PAGES, progress=lambda *_: breathe())
        copy.execute("PRAGMA journal_mode=DELETE")  # one file is enough
    if fault := fault_in(new, breathe):
        new.unlink()
        raise Damaged(fault)
    on_medium(new)
    new.replace(made)
    on_medium(folder)
    prune(folder)
    return made


def _next(folder: Path) -> int:
    """The number after all that are there."""
    return 1 + max((number_of(path) for path in backups_in(folder)), default=0)


def number_of(backup: Path) -> int:
    """Which one it is, by its name."""
    return int(backup.name[6:12])


def carried(backup: Path, folder: Path) -> bool:
    """Whether a backup is on a stick, whatever its number is there."""
    return any(filecmp.cmp(backup, there, shallow=False) for there in backups_in(folder))


def carry(backup: Path, folder: Path) -> Path:
    """A backup copied onto a stick, read again, and older ones there thinned out.

    It is the newest there: a new card counts from one again, while the stick has the backups of the old one.
    """
    folder.mkdir(exist_ok=True)
    new, made = folder / "games.new", folder / f"games-{max(number_of(backup), _next(folder)):06}.db"
    shutil.copyfile(backup, new)
    on_medium(new)
    if fault := fault_in(new):
        new.unlink()
        raise Damaged(fault)
    new.replace(made)
    prune(folder)
    return made


def prune(folder: Path) -> None:
    """Throw away what is old, counted in numbers."""
    backups = backups_in(folder)
    numbers = [number_of(path) for path in backups]
    for path, number in zip(backups, numbers, strict=True):
        if number not in worth(numbers):
            path.unlink()


def worth(numbers: Iterable[int]) -> set[int]:
    """The numbers of the backups worth keeping."""
    there = sorted(numbers, reverse=True)
    kept = set(there[:2])  # however far apart the two newest are
    for number in there:
        kept |= {number for reach, step in KEPT if number > there[0] - reach and number % step == 0}
    return kept


def put_back(journal: Path, backup: Path) -> bool:
    """A backup takes the place of a journal that is closed; if that has games, they are backed up before."""
    new = journal.with_suffix(".back.db")
    shutil.copyfile(backup, new)
    if fault := fault_in(new):
        new.unlink()
        raise Damaged(fault)
    played = journal.exists() and _state(journal)[0] > 0
    if played:
        back_up(journal)
    on_medium(new)
    # Closed, it has nothing written ahead; and the second list tells of lines that are not in the backup.
    for gone in (tail_of(journal), *(journal.with_name(journal.name + end) for end in ("-wal", "-shm"))):
        gone.unlink(missing_ok=True)
    new.replace(journal)
    on_medium(journal.parent)
    return played


def _state(path: Path) -> tuple[int, int]:
    """How many games there are, and how often they were changed."""
    try:
        with closing(read_only(path)) as db:
            games, changes = db.execute("SELECT count(*), coalesce(sum(rev), 0) FROM game").fetchone()
            return games, changes
    except sqlite3.Error:
        return 0, 0

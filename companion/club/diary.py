"""The evening's own journal: a text people can read, each line with a sum that goes on from the one before.

A line is on the medium before anybody acts on it. The hub and the command line write into the same file, one
at a time; a line that is not as it was written ends the reading, and is told.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from zlib import crc32

from companion.club.evening import BadEvening, Evening, step

ENDING = ".evening"


class Diary:
    """One evening."""

    def __init__(self, path: Path, now: Callable[[], float] = time.time) -> None:
        self.path, self._now = path, now
        self.lines: list[tuple[int, str]] = []  # when it was said, by this machine's clock, and what
        self.evening = Evening()
        self.torn = 0  # bytes at the end that are no line
        self._read, self._sum = 0, 0
        path.parent.mkdir(parents=True, exist_ok=True)
        self.look()

    @property
    def day(self) -> str:
        """What this evening is called."""
        return self.path.stem

    def look(self) -> int:
        """Whatever was written since the last look, by whomever; how many lines."""
        try:
            with self.path.open("rb") as file:
                file.seek(self._read)
                written = file.read()
        except FileNotFoundError:
            return 0
        before, self.torn = len(self.lines), 0
        for row in written.split(b"\n")[:-1]:
            total, _, body = row.partition(b" ")
            if total != b"%08x" % crc32(body, self._sum):
                break
            at, _, text = body.decode().partition(" ")
            self.evening = step(self.evening, text)
            self.lines.append((int(at), text))
            self._sum = crc32(body, self._sum)
            self._read += len(row) + 1
        size = self.path.stat().st_size
        self.torn = size - self._read
        return len(self.lines) - before

    def say(self, *lines: str, at: int | None = None) -> None:
        """Lines said, all or none; raises BadEvening if one cannot be."""
        with self.path.open("ab") as file:
            os.chmod(self.path, 0o600)
            fcntl.flock(file, fcntl.LOCK_EX)
            self.look()
            if self.torn:
                raise BadEvening(f"{self.path.name} is not as it was written after line {len(self.lines)}")
            now = self.evening
            for line in lines:
                now = step(now, line)
            total, rows = self._sum, b""
            for line in lines:
                body = f"{int(self._now()) if at is None else at} {line}".encode()
                total = crc32(body, total)
                rows += b"%08x %s\n" % (total, body)
            file.write(rows)
            file.flush()
            os.fsync(file.fileno())
        self.look()


def evenings(place: Path) -> list[Path]:
    """All evenings of a club, the newest last."""
    return sorted(place.glob(f"*{ENDING}"))


def latest(place: Path) -> Diary | None:
    """The evening that is on, or was last."""
    found: Sequence[Path] = evenings(place)
    return Diary(found[-1]) if found else None


def new_evening(place: Path, day: str = "") -> Diary:
    """A new evening: its name is its day, and a number if there were others."""
    day = day or time.strftime("%Y%m%d")
    n = sum(path.stem.startswith(day) for path in evenings(place)) + 1
    return Diary(place / f"{day}-{n}{ENDING}")

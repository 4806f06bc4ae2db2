"""The second list: every line once more, as plain text beside the journal, since the journal was last safe.

It is written after the journal and not waited for: it may lack what a pulled plug took, and never has a line
that the journal did not get. So where it knows a line that the journal lacks, the medium has lost one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

LARGEST = 4 * 1024 * 1024  # bytes, many evenings: then the journal is made safe and the list begins anew
FIRST, GAME, LINE = "first", "game", "line"
Entry = tuple[str, list[Any]]


def tail_of(journal: Path) -> Path:
    """Where the second list of a journal lies."""
    return journal.with_suffix(".tail")


def entries(tail: Path) -> Iterator[Entry]:
    """Everything a list still tells: a line of it that is not whole is left out."""
    try:
        written = tail.read_bytes()
    except OSError:
        return
    for row in written.split(b"\n"):
        total, _, body = row.partition(b" ")
        with suppress(ValueError, TypeError):
            if int(total, 16) == crc32(body):
                kind, *values = json.loads(body)
                yield str(kind), values


class Tail:
    """The list of an open journal; a disk that does not take it takes nothing from the game."""

    def __init__(self, path: Path) -> None:
        self._file = -1
        self._size = 0
        with suppress(OSError):
            self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def begin(self, games: int) -> None:
        """Begin anew, with the number of games that are safe already; another that has it open writes on."""
        self._size = 0
        with suppress(OSError):
            if self._file >= 0:
                os.ftruncate(self._file, 0)
        self._add(_written(FIRST, [games]))

    @property
    def long(self) -> bool:
        """Whether it is time to begin anew."""
        return self._size > LARGEST

    def game(self, row: Sequence[object]) -> None:
        """A game that was begun, deleted or brought back, as its row is now."""
        self._add(_written(GAME, row))

    def lines(self, game: int, lines: Iterable[Sequence[object]]) -> None:
        """Lines said in a game: number, table time, text, sum."""
        self._add(b"".join(_written(LINE, [game, *line]) for line in lines))

    def _add(self, told: bytes) -> None:
        self._size += len(told)
        with suppress(OSError):
            if self._file >= 0:
                os.write(self._file, told)

    def close(self) -> None:
        """Let go of the file; saying it twice does no harm."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _written(kind: str, values: Iterable[object]) -> bytes:
    body = json.dumps([kind, *values], ensure_ascii=True).encode()
    return b"%08x %s\n" % (crc32(body), body)

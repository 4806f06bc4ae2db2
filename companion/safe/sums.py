"""Checksums of what the journal keeps: whatever a medium does to a row is noticed.

A line's sum goes on from the line before it, and the first one's from what was agreed: a line fits into one
place of one game only, and a wrong bit can be found again by trying.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any
from zlib import crc32

# The columns of a game as they lie in the file, save for the sum over all of them.
OF_GAME = (
    "id",
    "game",
    "players",
    "options",
    "facts",
    "clock",
    "started",
    "beat",
    "ended",
    "deleted",
    "seated",
    "told",
    "shown",
    "rev",
)
AGREED = 7  # of these columns never change
Line = tuple[int, int, str, int]  # number, table time, text, sum


def row_sum(kind: str, values: Iterable[object]) -> int:
    """The sum of a row that stands for itself."""
    return crc32("\x1f".join([kind, *map(repr, values)]).encode("utf-8", "surrogatepass"))


def agreed_sum(row: Sequence[object]) -> int:
    """What the sums of a game's lines begin with."""
    return row_sum("agreed", row[:AGREED])


def line_sum(before: int, n: int, at: int, text: str) -> int:
    """The sum of a line after the one before it."""
    return crc32(f"{before} {n} {at} {text}".encode("utf-8", "surrogatepass"))


def summed(before: int, n: int, lines: Iterable[tuple[int, str]]) -> Iterator[Line]:
    """Lines with their numbers and sums, after n others."""
    for at, text in lines:
        n += 1
        before = line_sum(before, n, at, text)
        yield n, at, text, before


def fits(before: int, line: tuple[Any, ...]) -> bool:
    """Whether a line as it was read is the one that was written there."""
    n, at, text, total = line
    return isinstance(at, int) and isinstance(text, str) and line_sum(before, n, at, text) == total


def mended(values: Sequence[Any], total: Any, sum_of: Callable[[Sequence[Any]], int]) -> list[Any] | None:
    """Values whose sum is right again once one bit is put right: often one is all that is wrong."""
    if not isinstance(total, int):
        return None
    for k, value in enumerate(values):
        for other in _one_bit_off(value):
            tried = [*values[:k], other, *values[k + 1 :]]
            if sum_of(tried) == total:
                return tried
    # The sum itself may be what was hit.
    whole = not any(isinstance(value, bytes) for value in values)
    return [*values] if whole and (sum_of(values) ^ total).bit_count() == 1 else None


def _one_bit_off(value: Any) -> Iterator[Any]:
    """Everything a value can have been before one of its bits was turned."""
    if isinstance(value, int):
        yield from (value ^ 1 << bit for bit in range(48))
        return
    raw = value.encode("utf-8", "surrogatepass") if isinstance(value, str) else value
    if not isinstance(raw, bytes):
        return
    for place in range(len(raw)):
        for bit in range(8):
            tried = bytearray(raw)
            tried[place] ^= 1 << bit
            with suppress(UnicodeDecodeError):
                yield tried.decode()


def game_sum(row: Sequence[object]) -> int:
    """The sum of a whole game's row, as OF_GAME lists it."""
    return row_sum("game", row)


def player_sum(row: Sequence[object]) -> int:
    """The sum of somebody who is remembered."""
    return row_sum("player", row)


def club_sum(row: Sequence[object]) -> int:
    """The sum of what a club calls a game: game, key, lines sent, names."""
    return row_sum("club", row)


def result_sum(row: Sequence[object], told: int, spent: Iterable[tuple[str, int]]) -> int:
    """The sum of one seat's result: with the times that belong to it, and how many lines it comes after."""
    return row_sum("result", [*row, told, *sorted(spent)])

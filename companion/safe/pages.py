"""Rows read out of the bytes of an SQLite file, page by page: no tree has to be whole for that.

A page that says sensible things is read as it says. In any other every place is tried: whoever reads a row
here asks its checksum whether it is one. The format is in sqlite.org/fileformat2.html.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from mmap import mmap
from typing import Any

PAGE = 4096  # what SQLite has made files of since 2016, and all of ours
ROWS, KEYED, KEYED_INNER = 0x0D, 0x0A, 0x02  # kinds of pages that hold rows
NO_ROWS = (0x00, 0x05)
WAL_HEAD, FRAME_HEAD, FILE_HEAD = 32, 24, 100
MOST_COLUMNS = 40
NEARLY = 24  # bytes at the beginning of a row that say how to read it
LIKELY = range(5, 33)  # bytes that tell the kinds of a row's columns
Row = tuple[int, tuple[Any, ...]]  # its number (0 where it has none), and its columns
_INTS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}


class NoRow(ValueError):
    """What lies here is no row."""


def pages_of(data: bytes | mmap, wal: bytes | mmap) -> Iterator[tuple[int, bytes]]:
    """Every page of a file and of what was written ahead of it, in any order: its number and its bytes."""
    for start in range(0, len(data), PAGE):
        yield start // PAGE + 1, data[start : start + PAGE].ljust(PAGE, b"\0")
    for start in range(WAL_HEAD, len(wal), FRAME_HEAD + PAGE):
        number = int.from_bytes(wal[start : start + 4], "big")
        yield number, wal[start + FRAME_HEAD : start + FRAME_HEAD + PAGE].ljust(PAGE, b"\0")


def rows_of(number: int, page: bytes, other: Callable[[int], bytes]) -> list[Row]:
    """The rows on a page; `other` gives the page on which a long one goes on."""
    head = FILE_HEAD if number == 1 else 0
    kind = page[head]
    if kind in NO_ROWS and not (kind == 0 and any(page[head:])):
        # An inner page of numbered rows, or an empty one. If that is a lie, its bytes tell.
        sound = _pointers(page, head, 12) is not None or kind == 0
        return [] if sound else _anywhere(page, head, other)
    if kind in (ROWS, KEYED, KEYED_INNER):
        pointers = _pointers(page, head, 12 if kind == KEYED_INNER else 8)
        if pointers is not None:
            found, whole = _by_pointers(page, pointers, kind, other)
            return found if whole else found + _anywhere(page, head, other)
    return _anywhere(page, head, other)


def _by_pointers(
    page: bytes, pointers: list[int], kind: int, other: Callable[[int], bytes]
) -> tuple[list[Row], bool]:
    """The rows a page says it has, and whether each is one; where not, one wrong bit is thought of."""
    found, whole = [], True
    for at in pointers:
        try:
            found.append(_cell(page, at, kind, other))
        except NoRow:
            whole = False
            for bit in range(8 * min(NEARLY, PAGE - at)):
                tried = bytearray(page)
                tried[at + bit // 8] ^= 1 << bit % 8
                try:
                    found.append(_cell(bytes(tried), at, kind, other))
                except NoRow:
                    continue
    return found, whole


def _pointers(page: bytes, head: int, size: int) -> list[int] | None:
    """Where the cells of a page begin; None if it cannot be so."""
    count = int.from_bytes(page[head + 3 : head + 5], "big")
    first = head + size
    if first + 2 * count > PAGE:
        return None
    found = [int.from_bytes(page[at : at + 2], "big") for at in range(first, first + 2 * count, 2)]
    if len(set(found)) < count or any(not first + 2 * count <= at < PAGE for at in found):
        return None
    return found


def _anywhere(page: bytes, head: int, other: Callable[[int], bytes]) -> list[Row]:
    """Everything on a page that could be a row."""
    found = []
    for at in range(head + 8, PAGE - 8):
        if not page[at]:
            continue
        # Most places are told at once: a row begins with how long it is and how many columns it has.
        after = at + 1 + (page[at] >= 0x80)
        kinds = [KEYED] if page[after] in LIKELY else []  # an inner cell is a keyed one behind four bytes
        while page[after] >= 0x80 and after < PAGE - 4:
            after += 1
        if page[after + 1] in LIKELY:
            kinds.append(ROWS)
        for kind in kinds:
            try:
                found.append(_cell(page, at, kind, other))
            except NoRow:
                continue
    return found


def _cell(page: bytes, at: int, kind: int, other: Callable[[int], bytes]) -> Row:
    """One row: how long it is, perhaps its number, and its columns."""
    if kind == KEYED_INNER:
        at += 4
    size, at = _varint(page, at)
    number = 0
    if kind == ROWS:
        number, at = _varint(page, at)
    # How much of a long row lies here, as the format lays down.
    most = PAGE - 35 if kind == ROWS else (PAGE - 12) * 64 // 255 - 23
    least = (PAGE - 12) * 32 // 255 - 23
    here = size
    if size > most:
        here = least + (size - least) % (PAGE - 4)
        here = here if here <= most else least
    if not 1 < size < 1 << 24 or at + here > PAGE:
        raise NoRow
    body = page[at : at + here]
    if here < size:
        body += _rest(size - here, int.from_bytes(page[at + here : at + here + 4], "big"), other)
    return number, _columns(body)


def _rest(size: int, number: int, other: Callable[[int], bytes]) -> bytes:
    """The rest of a long row, from page to page."""
    found = bytearray()
    while len(found) < size:
        page = other(number)
        if len(page) < PAGE:
            raise NoRow
        found += page[4:]
        number = int.from_bytes(page[:4], "big")
    return bytes(found[:size])


def _columns(body: bytes) -> tuple[Any, ...]:
    """The columns of a row; text that is none stays bytes."""
    head, at = _varint(body, 0)
    if not 1 < head <= len(body):
        raise NoRow
    values: list[Any] = []
    place = head
    while at < head:
        kind, at = _varint(body, at)
        size = _INTS.get(kind, 0)
        if kind == 7 or kind in (10, 11) or len(values) > MOST_COLUMNS:
            raise NoRow  # no numbers with a comma are kept
        if kind >= 12:
            size = (kind - 12) // 2
        raw = body[place : place + size]
        place += size
        if kind >= 12:
            values.append(_text(raw) if kind % 2 else raw)
        elif size:
            values.append(int.from_bytes(raw, "big", signed=True))
        else:
            values.append({0: None, 8: 0, 9: 1}[kind])
    if at != head or place != len(body):
        raise NoRow
    return tuple(values)


def _text(raw: bytes) -> str | bytes:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of up to nine bytes, and where it ends."""
    value = 0
    for n in range(9):
        if at >= len(data):
            raise NoRow
        byte = data[at]
        at += 1
        if n == 8:
            return value << 8 | byte, at
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at
    raise NoRow

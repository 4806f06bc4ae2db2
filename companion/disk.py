"""What a disk can refuse, turned into one sentence that says what to do."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from companion.view import Text, text


class NotKept(OSError):
    """The disk would not take it: nothing was done, and the reason says what to do."""

    def __init__(self, said: Text, detail: str) -> None:
        super().__init__(detail)
        self.said = said


@contextmanager
def kept() -> Iterator[None]:
    """Turns what the disk says into one sentence."""
    try:
        yield
    except NotKept:
        raise
    except OSError as trouble:
        raise not_kept(_ERRORS.get(trouble.errno or 0, "other"), str(trouble)) from trouble
    except sqlite3.Error as trouble:
        reason = next((word for sign, word in _SIGNS.items() if sign in str(trouble)), "other")
        raise not_kept(reason, str(trouble)) from trouble


_ERRORS = {
    errno.ENOSPC: "full",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EROFS: "read-only",
}
_SIGNS = {"full": "full", "locked": "locked", "readonly": "read-only", "unable to open": "read-only"}


def not_kept(reason: str, detail: str) -> NotKept:
    """Why the disk would not take it: full, locked, read-only, elsewhere, other."""
    return NotKept(text(f"not-kept-{reason}", detail=detail), detail)


def on_medium(path: Path) -> None:
    """Wait until a file, or what a folder lists, is on the medium."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

"""Updates as the screen sees them: it asks with one word and is told how far it is.

The screen has no network and may change nothing of the program: `deploy/updater` does that, as root, when the
word is there. It believes no more than the word, and checks a signature before anything else.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from companion.disk import kept
from companion.settings import folder

TOLD = Path("/run/pantheon-update")
UNIT = Path("/etc/systemd/system/pantheon-update.path")
BUSY = ("asked", "looking", "installing")
KNOWN = (*BUSY, "nothing-stick", "nothing-network", "untrusted", "not-newer", "found", "done", "not-done")


@dataclass(frozen=True, slots=True)
class Told:
    """How far it is: one of KNOWN ("" if nobody asked yet), and the version it is about."""

    how: str = ""
    version: str = ""

    @property
    def busy(self) -> bool:
        """Whether something is being done, and more will be told."""
        return self.how in BUSY


class Updates:
    """One word at a time, and the answer to it."""

    def __init__(self, games: Path | None = None, told: Path = TOLD, unit: Path = UNIT) -> None:
        self._asked = (games or folder("data")) / "update/asked"
        self.folder, self._unit = told, unit
        self._before: tuple[int, int] | None = None  # what had been told when we asked
        self._waiting = False

    @property
    def possible(self) -> bool:
        """Whether somebody hears what is asked here: on a table that was installed as one."""
        return self._unit.exists()

    def ask(self, word: str) -> None:
        """Ask for `stick`, `network` or `install`."""
        with kept():
            self._asked.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            new = self._asked.with_suffix(".new")
            new.write_text(word)
            self._before, self._waiting = self._mark(), True
            new.replace(self._asked)

    def told(self) -> Told:
        """How far it is."""
        if self._waiting and self._mark() == self._before:
            return Told("asked")
        self._waiting = False
        try:
            how, _, version = (self.folder / "said").read_text(encoding="utf-8")[:80].strip().partition(" ")
        except (OSError, UnicodeDecodeError):
            return Told()
        return Told(how, version) if how in KNOWN else Told()

    def _mark(self) -> tuple[int, int] | None:
        """Which answer this is: every one is a new file."""
        with suppress(OSError):
            found = os.stat(self.folder / "said")
            return found.st_ino, found.st_mtime_ns
        return None

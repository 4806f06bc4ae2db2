"""Which console the kernel shows, and whether another was shown meanwhile, however short the visit."""

from __future__ import annotations

import os
import select
from pathlib import Path

SHOWN = Path("/sys/class/tty/tty0/active")


class Console:
    """The kernel counts the switches itself: none is missed between two looks."""

    def __init__(self, shown: Path = SHOWN) -> None:
        self._file = os.open(shown, os.O_RDONLY | os.O_CLOEXEC)
        self._told = select.poll()
        self._told.register(self._file, select.POLLPRI)
        self.name = self._read()

    def switched(self) -> bool:
        """Whether it was switched since the last look; the name is then the one that is shown now."""
        if not self._told.poll(0):
            return False
        self.name = self._read()
        return True

    def close(self) -> None:
        """No more looks."""
        os.close(self._file)

    def _read(self) -> str:
        return os.pread(self._file, 64, 0).decode().strip()

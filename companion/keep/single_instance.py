"""One companion at a time for one folder of games: a second copy is told so instead of getting in the way."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO

NAME = "open.lock"


def alone(folder: Path) -> IO[str] | None:
    """A hold on a folder of games that ends with this process, however it ends; None if another has it.

    Where no file can be made there is nothing to fall over each other about: the journal says so itself.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        hold = (folder / NAME).open("a", encoding="utf-8")
    except OSError:
        return open(os.devnull, "a", encoding="utf-8")
    try:
        fcntl.flock(hold, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        hold.close()
        return None
    except OSError:
        pass  # a medium that knows no locks
    return hold

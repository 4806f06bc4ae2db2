"""A small log of its own beside the games: whatever went wrong, with its traceback, and never a full disk."""

from __future__ import annotations

import logging
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

NAME = "companion.log"
BYTES = 256 * 1024
KEPT = 3  # older ones beside the newest

log = logging.getLogger("pantheon")


def keep_log(folder: Path) -> None:
    """Warnings and worse, ours and Kivy's, and every fault nobody caught."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        kept = RotatingFileHandler(folder / NAME, maxBytes=BYTES, backupCount=KEPT, encoding="utf-8")
    except OSError as trouble:
        log.warning("no log is kept: %s", trouble)
        return
    kept.setLevel(logging.WARNING)
    kept.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    # Kivy keeps its messages to itself in the mode we run it in: it is asked by name.
    for name in ("", "kivy"):
        logging.getLogger(name).addHandler(kept)
    sys.excepthook = _uncaught
    threading.excepthook = _uncaught_in_thread


def _uncaught_in_thread(fault: threading.ExceptHookArgs) -> None:
    if fault.exc_value is not None:
        _uncaught(fault.exc_type, fault.exc_value, fault.exc_traceback)


def _uncaught(kind: type[BaseException], fault: BaseException, traceback: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt | SystemExit):
        log.critical("a fault nobody caught", exc_info=(kind, fault, traceback))
    sys.__excepthook__(kind, fault, traceback)

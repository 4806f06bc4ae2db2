"""A fault inside the companion must not end the game: it is logged, said once, and play goes on."""

from __future__ import annotations

from collections import deque

from kivy.app import App
from kivy.base import ExceptionHandler, ExceptionManager
from kivy.logger import Logger

from companion.inputs import Press
from companion.view import text
from companion.watch import now_ns

MOST, SECONDS = 30, 10.0  # more faults than that so quickly come from every frame: only a new start helps


class KeepGoing(ExceptionHandler):
    """Keeps the screen alive: every line was on disk before its effect was shown."""

    def __init__(self) -> None:
        super().__init__()
        self._lately: deque[float] = deque(maxlen=MOST)

    def handle_exception(self, inst: BaseException) -> int:
        """Log it, tell the table, go on; one that comes again and again ends in a fresh start."""
        Logger.exception("Pantheon: a fault in the screen")
        app = App.get_running_app()
        now = now_ns() / 1e9
        endless = len(self._lately) == MOST and now - self._lately[0] < SECONDS
        self._lately.append(now)
        if endless or app is None or app.root is None:
            return ExceptionManager.RAISE
        if app.table is not None:
            app.put(Press("trouble fault-inside"))
        else:
            app.notices.append(text("fault-inside"))
        return ExceptionManager.PASS

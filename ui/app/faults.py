"""A fault inside the companion must not end the game: it is logged, said once, and play goes on."""

from __future__ import annotations

from collections import deque

from kivy.base import ExceptionHandler, ExceptionManager
from kivy.logger import Logger

from companion.inputs import Press
from companion.view import text
from companion.watch import now_ns
from ui.app.current_game import CurrentGame

MOST, SECONDS = 30, 10.0  # more faults than that so quickly come from every frame: only a new start helps


class KeepGoing(ExceptionHandler):
    """Keeps the screen alive: every line was on disk before its effect was shown."""

    def __init__(self, game: CurrentGame) -> None:
        super().__init__()
        self._game = game
        self._lately: deque[float] = deque(maxlen=MOST)

    def handle_exception(self, inst: BaseException) -> int:
        """Log it, tell the table, go on; one that comes again and again ends in a fresh start."""
        Logger.exception("Pantheon: a fault in the screen")
        now = now_ns() / 1e9
        endless = len(self._lately) == MOST and now - self._lately[0] < SECONDS
        self._lately.append(now)
        if endless:
            return int(ExceptionManager.RAISE)
        if self._game.open is not None:
            self._game.open.put(Press("trouble fault-inside"))
        else:
            self._game.notices.append(text("fault-inside"))
        return int(ExceptionManager.PASS)

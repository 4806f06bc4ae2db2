"""A fault inside the companion must not end the game: it is logged, said once, and play goes on."""

from __future__ import annotations

from kivy.app import App
from kivy.base import ExceptionHandler, ExceptionManager
from kivy.logger import Logger

from companion.table import Notice
from companion.view import text


class KeepGoing(ExceptionHandler):
    """Keeps the screen alive: every line was on disk before its effect was shown."""

    def handle_exception(self, inst: BaseException) -> int:
        """Log it, tell the table, go on."""
        Logger.exception("Pantheon: a fault in the screen")
        app = App.get_running_app()
        if app is None or app.root is None:
            return ExceptionManager.RAISE
        if app.table is not None:
            app.table.notice = Notice("trouble", text("fault-inside"))
        else:
            app.notices.append(text("fault-inside"))
        return ExceptionManager.PASS

"""Switching the table off from the screen, where the companion is all that this machine does."""

from __future__ import annotations

import os
import subprocess

from kivy.app import App

from companion.view import text
from ui.parts.basics import Key
from ui.parts.menu import Menu

ALONE = "PANTHEON_KIOSK"  # set by whoever starts us alone on the screen
COMMAND = ("systemctl", "poweroff")
SECONDS = 10


def add_key(page: object) -> None:
    """A key to switch off, at the end of a page; none where people have a desktop of their own."""
    if not os.environ.get(ALONE):
        return
    app = App.get_running_app()
    key = Key(icon="power", text=app.tr("switch-off"), font=20, size_hint_y=None, height=app.u * 56)
    key.bind(on_release=lambda _: _ask(app))
    page.add_widget(key)


def _ask(app: App) -> None:
    yes, no = ("power", app.tr("switch-off"), lambda: _off(app)), ("play", app.tr("switch-off-not"), bool)
    Menu.show(app.tr("switch-off-sure"), [yes, no])


def _off(app: App) -> None:
    """Stop the clocks, then ask the system; if it refuses, say why on the home screen."""
    app.pause()
    try:
        ran = subprocess.run(COMMAND, capture_output=True, text=True, timeout=SECONDS, check=False)
        trouble = ran.stderr.strip() if ran.returncode else ""
    except (OSError, subprocess.TimeoutExpired) as refused:
        trouble = str(refused)
    if trouble:
        app.notices.append(text("switch-off-refused", why=trouble[:80]))
        app.show("home")

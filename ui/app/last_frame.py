"""What Kivy needs so that the last frame it drew is always the one on the display.

Kivy draws only when something has changed, so a frame that gets lost is not drawn again by itself. On a bare
screen two things lose one. SDL throws its surface away at the first swap after it went full screen, and with
it whatever was drawn there: one empty swap before anything is drawn takes that upon itself. And another
console that was looked at leaves its text behind, of which nobody tells us: whoever comes back is drawn anew.
"""

from __future__ import annotations

import os
from pathlib import Path

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

CONSOLE = Path("/sys/class/tty/tty0/active")  # the console that is shown
LOOKS = 1.0  # seconds between two looks at it


def keep_last_frame(app: App) -> None:
    """From the start of the app on, what was drawn last is what is seen."""
    app.bind(on_start=lambda *_: Window.flip())
    if os.environ.get("SDL_VIDEODRIVER") == "kmsdrm":
        watch_console()


def watch_console(shown: Path = CONSOLE) -> None:
    """Draw anew whenever the console that was shown at first is shown again."""
    ours = now = _name(shown)

    def look(_: float) -> None:
        nonlocal now
        before, now = now, _name(shown)
        if now == ours != before:
            Window.canvas.ask_update()

    if ours:
        Clock.schedule_interval(look, LOOKS)


def _name(shown: Path) -> str:
    try:
        return shown.read_text().strip()
    except OSError:
        return ""

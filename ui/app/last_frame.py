"""What Kivy needs so that the last frame it drew is always the one on the display.

Kivy draws only when something has changed, so a frame that gets lost is not drawn again by itself. On a bare
screen two things lose one. SDL throws its surface away at the first swap after it went full screen, and with
it whatever was drawn there: one empty swap before anything is drawn takes that upon itself. And another
console that was looked at leaves its text behind, of which nobody tells us: whoever comes back is drawn anew.
"""

from __future__ import annotations

import os
from typing import Protocol

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

from ui.devices.console import Console

LOOKS = 1.0  # seconds between two looks at the console


class Switched(Protocol):
    """What is asked of a console."""

    name: str

    def switched(self) -> bool:
        """Whether it was switched since the last look."""


def keep_last_frame(app: App) -> None:
    """From the start of the app on, what was drawn last is what is seen."""
    app.bind(on_start=lambda *_: Window.flip())
    if os.environ.get("SDL_VIDEODRIVER") == "kmsdrm":
        try:
            watch_console(Console())
        except OSError:
            return  # a machine without consoles shows no other one


def watch_console(console: Switched) -> None:
    """Draw anew whenever the console that was shown at first is shown again."""
    ours = console.name
    again = False

    def look(_: float) -> None:
        # Twice: the first frame may come before the kernel has drawn its text and SDL has the display back.
        nonlocal again
        switched = console.switched()
        if (switched or again) and console.name == ours:
            Window.canvas.ask_update()
        again = switched

    Clock.schedule_interval(look, LOOKS)

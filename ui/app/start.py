"""Opens the screen: the app itself, its demonstration, or only a check whether it starts."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from companion.keep.single_instance import alone
from companion.settings import Settings, folder
from companion.view import text
from companion.words import words_in
from ui.app.memory import hurry
from ui.app.window import OFFSCREEN, configure, display, touch_screens

if TYPE_CHECKING:
    from ui.app.app import PantheonApp

DEMO_SIZE = (800, 480)
CARE_AFTER, CARE_EVERY = 60.0, 4 * 3600.0  # seconds


def start(demo: bool = False, shots: str | None = None, kiosk: bool = False, check: bool = False) -> int:
    """Run the app, or without a display the demonstration; the exit code."""
    hurry()
    settings = Settings(folder("config") / "settings.toml")
    driver = OFFSCREEN if check else display()
    if driver:
        os.environ["SDL_VIDEODRIVER"] = driver
    if kiosk and driver == OFFSCREEN:
        # A demonstration for nobody, again and again, would only heat the Pi: whoever started us tries again.
        print("pantheon: no screen is connected", file=sys.stderr)
        return 1
    offscreen = os.environ.get("SDL_VIDEODRIVER") == OFFSCREEN
    size = DEMO_SIZE if offscreen and settings["screen"] in ("auto", "full") else None
    configure(settings["screen"], size, settings["rotation"])
    from kivy.core.window import Window

    if Window is None:
        return _no_window(offscreen, kiosk or check, shots)
    if check:
        from ui.checks.self_check import self_check

        return self_check()
    if demo or (offscreen and not kiosk):
        from ui.checks.demo import demonstrate

        return demonstrate(Path(shots) if shots else folder("data") / "demo")
    return _run(settings)


def _no_window(offscreen: bool, serious: bool, shots: str | None) -> int:
    """Say so; whoever only wanted to look gets the demonstration."""
    if offscreen:
        print("pantheon: no window could be opened, not even off-screen; is Mesa installed?", file=sys.stderr)
        return 1
    if serious:
        print("pantheon: the display could not be opened", file=sys.stderr)
        return 1
    print("pantheon: the display could not be opened; playing the demonstration off-screen", file=sys.stderr)
    os.environ["SDL_VIDEODRIVER"] = OFFSCREEN
    again = [sys.executable, "-m", "companion", "app", *(["--shots", shots] if shots else [])]
    os.execv(sys.executable, again)


def _run(settings: Settings) -> int:
    """The evening itself."""
    from kivy.base import ExceptionManager

    from ui.app.app import PantheonApp
    from ui.app.display import log_misfit
    from ui.app.faults import KeepGoing
    from ui.app.last_frame import keep_last_frame
    from ui.app.log import keep_log
    from ui.app.loop import stirred_by
    from ui.app.watchdog import tell_of
    from ui.touch.touch_guard import guard_touches

    hold = alone(folder("data"))
    if hold is None:
        print(f"pantheon: {words_in(settings.language).say(text('already-open'))}", file=sys.stderr)
        return 1
    keep_log(folder("data"))
    guard_touches()
    if os.environ.get("SDL_VIDEODRIVER") == "kmsdrm" and touch_screens():
        from kivy.input.providers.mtdev import MTDMotionEventProvider  # the driver of a bare screen

        stirred_by(MTDMotionEventProvider)
    app = PantheonApp(settings)
    ExceptionManager.add_handler(KeepGoing(app.game))
    keep_last_frame(app)
    tell_of(app)
    app.bind(on_start=lambda *_: log_misfit())
    app.bind(on_start=lambda *_: _care_for(app))
    if to_be_checked(settings):
        app.bind(on_start=lambda *_: app.root.show("touch-check"))
    app.run()
    return 0


def _care_for(app: PantheonApp) -> None:
    """Games are checked and backed up a while after the start, and every few hours of a long evening."""
    from kivy.clock import Clock

    Clock.schedule_once(app.care, CARE_AFTER)
    Clock.schedule_interval(app.care, CARE_EVERY)


def to_be_checked(settings: Settings) -> bool:
    """Whether to begin with the touch check: once, where fingers are, not for a mouse or an unseen window."""
    seen = os.environ.get("SDL_VIDEODRIVER") != OFFSCREEN
    return seen and settings["corners"] == "ask" and bool(touch_screens())

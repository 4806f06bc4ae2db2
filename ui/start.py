"""Opens the screen: which display there is, and what Kivy must know before it is loaded."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from companion.settings import Settings, folder

OFFSCREEN = "offscreen"
DEMO_SIZE = (800, 480)
X_SOCKETS = "/tmp/.X11-unix"  # where every X server on Linux listens


def start(demo: bool = False, shots: str | None = None) -> int:
    """Run the app, or without a display the demonstration; the exit code."""
    settings = Settings(folder("config") / "settings.toml")
    driver = display()
    if driver:
        os.environ["SDL_VIDEODRIVER"] = driver
    offscreen = os.environ.get("SDL_VIDEODRIVER") == OFFSCREEN
    configure(settings["screen"], DEMO_SIZE if offscreen and settings["screen"] in ("auto", "full") else None)
    from kivy.core.window import Window

    if Window is None:
        if offscreen:
            print(
                "pantheon: no window could be opened, not even off-screen; is Mesa installed?",
                file=sys.stderr,
            )
            return 1
        print(
            "pantheon: the display could not be opened; playing the demonstration off-screen", file=sys.stderr
        )
        os.environ["SDL_VIDEODRIVER"] = OFFSCREEN
        os.execv(
            sys.executable, [sys.executable, "-m", "companion", "app", *(["--shots", shots] if shots else [])]
        )
    from kivy.base import ExceptionManager

    from ui.app import PantheonApp
    from ui.faults import KeepGoing

    if demo or offscreen:
        from ui.demo import demonstrate

        return demonstrate(Path(shots) if shots else folder("data") / "demo")
    ExceptionManager.add_handler(KeepGoing())
    PantheonApp(settings).run()
    return 0


def display() -> str:
    """The SDL driver to ask for: "" (its own choice) on a desktop, kmsdrm on a bare screen, or offscreen."""
    if os.environ.get("SDL_VIDEODRIVER"):
        return ""
    if _answers(os.environ.get("DISPLAY", "")):
        return ""
    connected = Path("/sys/class/drm").glob("card*-*/status")
    if any(_says(status, "connected") for status in connected):
        return "kmsdrm"
    return OFFSCREEN


def _answers(display: str) -> bool:
    """Whether an X display is there: SDL would take a dead one for none and draw for nobody."""
    host, _, number = display.partition(":")
    if host or not number:
        return bool(display)
    return Path(X_SOCKETS, f"X{number.partition('.')[0]}").exists()


def _says(status: Path, word: str) -> bool:
    try:
        return status.read_text().strip() == word
    except OSError:
        return False


def configure(screen: str, size: tuple[int, int] | None = None) -> None:
    """What Kivy reads when it is first imported; one input provider, so that no touch arrives twice."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_LOG_MODE", "MIXED")
    from kivy.config import Config

    bare = os.environ.get("SDL_VIDEODRIVER") == "kmsdrm"
    Config.remove_section("input")
    Config.add_section("input")
    # On a bare screen SDL gives no touches: mtdev alone. On a desktop SDL's mouse carries them: mouse alone.
    if bare:
        Config.set("input", "touch", "probesysfs,provider=mtdev")
    else:
        Config.set("input", "mouse", "mouse,disable_multitouch")
    Config.set("kivy", "exit_on_escape", "0")
    Config.set("kivy", "log_level", "warning")
    Config.set("graphics", "maxfps", "30")
    Config.set("graphics", "resizable", "1")
    if size is None and (screen == "full" or (bare and screen == "auto")):
        Config.set("graphics", "fullscreen", "auto")
        Config.set("graphics", "borderless", "1")
    else:
        width, height = size or _size(screen)
        Config.set("graphics", "width", str(width))
        Config.set("graphics", "height", str(height))


def _size(screen: str) -> tuple[int, int]:
    width, _, height = screen.partition("x")
    return (int(width), int(height)) if height else (1280, 720)

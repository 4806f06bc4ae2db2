"""Opens the screen: which display there is, and what Kivy must know before it is loaded."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from companion.keep.single_instance import alone
from companion.settings import Settings, folder
from companion.view import text
from companion.watch import now_ns, watch
from companion.words import words_in

OFFSCREEN = "offscreen"
DEMO_SIZE = (800, 480)
INPUTS = Path("/sys/class/input")
ABS_MT_POSITION_X = 0x35  # linux/input-event-codes.h
TOUCH_SECONDS = 5.0
X_SOCKETS = "/tmp/.X11-unix"  # where every X server on Linux listens


def start(demo: bool = False, shots: str | None = None, kiosk: bool = False, check: bool = False) -> int:
    """Run the app, or without a display the demonstration; the exit code."""
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
    from ui.app.log import keep_log
    from ui.app.watchdog import tell_of
    from ui.touch.touch_guard import guard_touches

    hold = alone(folder("data"))
    if hold is None:
        print(f"pantheon: {words_in(settings.language).say(text('already-open'))}", file=sys.stderr)
        return 1
    keep_log(folder("data"))
    guard_touches()
    app = PantheonApp(settings)
    ExceptionManager.add_handler(KeepGoing(app.game))
    tell_of(app)
    app.bind(on_start=lambda *_: log_misfit())
    if to_be_checked(settings):
        app.bind(on_start=lambda *_: app.root.show("touch-check"))
    app.run()
    return 0


def to_be_checked(settings: Settings) -> bool:
    """Whether to begin with the touch check: once, where fingers are, not for a mouse or an unseen window."""
    seen = os.environ.get("SDL_VIDEODRIVER") != OFFSCREEN
    return seen and settings["corners"] == "ask" and bool(touch_screens())


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


def configure(screen: str, size: tuple[int, int] | None = None, rotation: str = "0") -> None:
    """What Kivy reads when it is first imported; one input provider, so that no touch arrives twice."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_LOG_MODE", "MIXED")
    os.environ["KIVY_NO_FILELOG"] = "1"  # ours turns over; Kivy makes a new file at every start
    os.environ.pop("KIVY_NO_CONSOLELOG", None)  # Kivy hides tracebacks when this is so much as set
    # No file of Kivy's is read or written: nothing but this decides, and a read-only medium does no harm.
    os.environ["KIVY_NO_CONFIG"] = "1"
    bare = os.environ.get("SDL_VIDEODRIVER") == "kmsdrm"
    if bare:
        _make_room()
    from kivy.config import Config

    touched = bare and wait_for(touch_screens, TOUCH_SECONDS)
    Config.remove_section("input")
    Config.add_section("input")
    # On a bare screen SDL gives no touches: mtdev alone. On a desktop SDL's mouse carries them: mouse alone.
    if touched:
        Config.set("input", "touch", "probesysfs,provider=mtdev")
    else:
        Config.set("input", "mouse", "mouse,disable_multitouch")
    Config.set("kivy", "exit_on_escape", "0")
    Config.set("kivy", "log_level", "warning")
    Config.set("graphics", "maxfps", "30")
    # Edges a little less smooth, every frame two to three times quicker where the processor draws.
    Config.set("graphics", "multisamples", "0")
    Config.set("graphics", "resizable", "1")
    Config.set("graphics", "show_cursor", "0" if touched else "1")
    # The window turns what it shows and every touch on it alike: they cannot disagree.
    Config.set("graphics", "rotation", rotation)
    if size is None and (screen == "full" or (bare and screen == "auto")):
        Config.set("graphics", "fullscreen", "auto")
        Config.set("graphics", "borderless", "1")
    else:
        width, height = size or _size(screen)
        if rotation in ("90", "270"):
            width, height = height, width
        Config.set("graphics", "width", str(width))
        Config.set("graphics", "height", str(height))


def _make_room() -> None:
    """The private folder a session would have given us; from a service or through sudo there is none."""
    if "XDG_RUNTIME_DIR" not in os.environ:
        os.environ["XDG_RUNTIME_DIR"] = made = tempfile.mkdtemp(prefix="pantheon-")
        atexit.register(shutil.rmtree, made, ignore_errors=True)


def touch_screens(inputs: Path = INPUTS) -> list[str]:
    """The devices that tell of several fingers at once, by the name of their event file."""
    found = []
    for device in sorted(inputs.glob("event*")):
        try:
            words = (device / "device/capabilities/abs").read_text().split()
        except OSError:
            continue
        if sum(int(word, 16) << 64 * n for n, word in enumerate(reversed(words))) >> ABS_MT_POSITION_X & 1:
            found.append(device.name)
    return found


def wait_for(there: Callable[[], object], seconds: float) -> bool:
    """Whether something is there in time: a driver may load a little later than we do."""
    until = now_ns() + seconds * 1e9
    while not there():
        if now_ns() >= until:
            return False
        watch().sleep(0.2)
    return True


def _size(screen: str) -> tuple[int, int]:
    width, _, height = screen.partition("x")
    return (int(width), int(height)) if height else (1280, 720)

"""Which display there is, which fingers can be felt on it, and what Kivy must know before it is loaded."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from companion.watch import now_ns, watch

OFFSCREEN = "offscreen"
INPUTS = Path("/sys/class/input")
ABS_MT_POSITION_X = 0x35  # linux/input-event-codes.h
TOUCH_SECONDS = 5.0
X_SOCKETS = "/tmp/.X11-unix"  # where every X server on Linux listens


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
    os.environ["KIVY_IMAGE"] = "sdl2"  # one reader of pictures: another would be loaded and never asked
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

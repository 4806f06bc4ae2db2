"""The doctor's look at the screen itself, and all findings together, on the screen or in the terminal."""

from __future__ import annotations

import os
import platform
import time
from argparse import Namespace
from collections.abc import Iterator
from importlib.metadata import version

from companion.doctor import AMBER, GREEN, RED, Finding, examined, machine, worst
from companion.settings import Settings, folder
from companion.view import text
from companion.words import words_in
from hardware.doctor import buttons
from ui.devices import Devices
from ui.start import configure, display
from vision.doctor import CameraWatch

WATCHED = 3.0  # seconds for which the terminal's doctor looks through the camera
SOFTWARE = ("llvmpipe", "softpipe", "swrast")
SIGNS = {GREEN: "ok", AMBER: "!!", RED: "XX"}


def findings(devices: Devices, watch: CameraWatch) -> Iterator[Finding]:
    """Everything, in the order in which people look for trouble."""
    yield examined("camera", watch.finding)
    yield examined("buttons", lambda: buttons(devices.slaps.buttons, devices.others, devices.trouble))
    yield examined("touch", touch)
    yield examined("screen", screen)
    yield examined("fonts", fonts)
    yield from machine(folder("data"))


def screen() -> Finding:
    """What draws, and on how large a window."""
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RENDERER, glGetString

    renderer = glGetString(GL_RENDERER).decode(errors="replace")
    width, height = (int(side) for side in Window.size)
    said = text("doctor-screen", size=f"{width} × {height}", renderer=renderer)
    if any(name in renderer.lower() for name in SOFTWARE):
        return Finding("screen", AMBER, said, text("doctor-screen-soft-step"))
    return Finding("screen", GREEN, said)


def fonts() -> Finding:
    """Whether every letter and sign can be drawn."""
    from ui.theme import FONTS

    missing = [path.name for path in FONTS if not path.is_file()]
    if missing:
        lacking = text("doctor-fonts-missing", names=", ".join(missing))
        return Finding("fonts", RED, lacking, text("doctor-fonts-step"))
    return Finding("fonts", GREEN, text("doctor-fonts", count=len(FONTS)))


def touch() -> Finding:
    """Where touches come from, and whether any arrives twice."""
    from ui.touch_guard import guard_touches

    guard = guard_touches()
    if not guard.last:
        return Finding("touch", GREEN, text("doctor-touch-none"))
    said = text("doctor-touch", device=guard.last, doubles=guard.doubles)
    if guard.doubles:
        return Finding("touch", AMBER, said, text("doctor-touch-step"))
    return Finding("touch", GREEN, said)


def about() -> dict[str, str]:
    """What a report tells of the machine: no names, no places."""

    return {
        "version": version("pantheon-table"),
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def watch_of(devices: Devices) -> CameraWatch:
    """Somebody who looks through the camera, if there is one."""
    return CameraWatch(devices.seeing if devices.seeing.chosen else None)


def console(args: Namespace) -> int:
    """`companion doctor`: every finding on a line of its own; 1 if something is red."""
    driver = display()
    if driver:
        os.environ["SDL_VIDEODRIVER"] = driver
    configure("800x480")
    devices = Devices(Settings(folder("config") / "settings.toml"), lambda said: None)
    watch = watch_of(devices)
    until = time.monotonic() + (WATCHED if devices.seeing.chosen else 0)
    while time.monotonic() < until:
        devices.seeing.watch("doctor", paused=False)
        watch.look()
        time.sleep(0.05)
    words = words_in(args.language)
    found = list(findings(devices, watch))
    devices.close()
    for finding in found:
        part = words.say(text(f"doctor-part-{finding.part}"))
        print(f"{SIGNS[finding.colour]}  {part}: {words.say(finding.said)}")
        if finding.step:
            print(f"      → {words.say(finding.step)}")
    return int(worst(found) == RED)

"""The doctor's look at the screen itself, and all findings together, on the screen or in the terminal."""

from __future__ import annotations

import os
import platform
from argparse import Namespace
from collections.abc import Iterator

from companion.cli.doctor import machine
from companion.finding import AMBER, GREEN, RED, Finding, examined, worst
from companion.keep.single_instance import alone
from companion.settings import Settings, folder
from companion.version import version
from companion.view import Text, text
from companion.watch import now_ns, watch
from companion.words import words_in
from hardware.doctor import buttons
from ui.app.window import OFFSCREEN, configure, display, touch_screens
from ui.devices.devices import Devices
from ui.touch.touch_matrix import RIGHT, kind, matrix_of, numbers
from vision.doctor import CameraWatch

WATCHED = 3.0  # seconds for which the terminal's doctor looks through the camera
SOFTWARE = ("llvmpipe", "softpipe", "swrast")
# A few letters of each script that names come in; ours have the first three.
SCRIPTS = {
    "latin": "Aßğ",
    "greek": "αΩ",
    "cyrillic": "Жя",
    "hebrew": "אש",
    "arabic": "عش",
    "chinese": "李小",
    "korean": "한국",
    "emoji": "😀",
}
SIGNS = {GREEN: "ok", AMBER: "!!", RED: "XX"}


def findings(devices: Devices, watch: CameraWatch, settings: Settings) -> Iterator[Finding]:
    """Everything, in the order in which people look for trouble."""
    yield examined("camera", watch.finding)
    yield examined("buttons", lambda: buttons(devices.slaps.buttons, devices.others, devices.trouble))
    yield examined("touch", lambda: touch(settings))
    yield examined("screen", screen)
    yield examined("fonts", fonts)
    yield from machine(folder("data"))


def screen() -> Finding:
    """What draws, and on how large a window."""
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RENDERER, glGetString

    from ui.app.display import misfit

    renderer = glGetString(GL_RENDERER).decode(errors="replace")
    width, height = (int(side) for side in Window.size)
    said = text("doctor-screen", size=f"{width} × {height}", renderer=renderer)
    if display_size := misfit():
        wrong = text("doctor-screen-misfit", screen=said, display="{} × {}".format(*display_size))
        return Finding("screen", AMBER, wrong, text("doctor-screen-misfit-step"))
    if any(name in renderer.lower() for name in SOFTWARE):
        return Finding("screen", AMBER, said, text("doctor-screen-soft-step"))
    return Finding("screen", GREEN, said)


def fonts() -> Finding:
    """Whether our fonts are there, and in which scripts a name can be drawn with those of the system."""
    from ui.handed.theme import FONTS, can_be_drawn

    missing = [path.name for path in FONTS if not path.is_file()]
    if missing:
        lacking = text("doctor-fonts-missing", names=", ".join(missing))
        return Finding("fonts", RED, lacking, text("doctor-fonts-step"))
    can = [text(f"script-{script}") for script, letters in SCRIPTS.items() if can_be_drawn(letters)]
    lack = [text(f"script-{script}") for script, letters in SCRIPTS.items() if not can_be_drawn(letters)]
    told = text("doctor-fonts", count=len(FONTS), can=_listed(can))
    if not lack:
        return Finding("fonts", GREEN, told)
    return Finding("fonts", GREEN, text("doctor-fonts-lack", said=told, lack=_listed(lack)))


def _listed(texts: list[Text]) -> Text:
    """Some words one after the other."""
    said = texts[0]
    for one in texts[1:]:
        said = text("listed", said=said, more=one)
    return said


def touch(settings: Settings) -> Finding:
    """Where touches come from, whether any arrives twice, and whether they land where the finger is."""
    from ui.touch.touch_guard import guard_touches

    guard, checked = guard_touches(), _corners(settings)
    said = text("doctor-touch-none", checked=checked)
    if guard.last:
        said = text("doctor-touch", device=guard.last, doubles=guard.doubles, checked=checked)
    if guard.doubles:
        return Finding("touch", AMBER, said, text("doctor-touch-step"))
    if settings["corners"] != "checked" and touch_screens():
        return Finding("touch", AMBER, said, text("doctor-corners-step"))
    return Finding("touch", GREEN, said)


def _corners(settings: Settings) -> Text:
    """What the touch check found, with the line that does the same for a whole desktop."""
    set_to = settings["touch"]
    if set_to != RIGHT:
        wrong = text(f"corners-{kind(set_to)}")
        return text("doctor-corners-corrected", wrong=wrong, matrix=numbers(matrix_of(set_to)))
    return text("doctor-corners-right" if settings["corners"] == "checked" else "doctor-corners-unchecked")


def told(finding: Finding) -> Text:
    """A finding with the name of what was examined."""
    return text("told-of", name=text(f"doctor-part-{finding.part}"), said=finding.said)


def about() -> dict[str, str]:
    """What a report tells of the machine: no names, no places."""
    return {
        "version": version(),
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def watch_of(devices: Devices) -> CameraWatch:
    """Somebody who looks through the camera, if there is one."""
    return CameraWatch(devices.camera if devices.camera.chosen else None)


def console(args: Namespace) -> int:
    """`companion doctor`: every finding on a line of its own; 1 if something is red."""
    settings = Settings(folder("config") / "settings.toml")
    hold = alone(folder("data"))
    if hold is not None:
        hold.close()
    # A screen, a camera and pins belong to one program at a time: beside a running table they are left to it.
    driver = display() if hold else OFFSCREEN
    if driver:
        os.environ["SDL_VIDEODRIVER"] = driver
    configure("800x480")
    found = _all(settings) if hold else _beside(settings)
    words = words_in(args.language)
    for finding in found:
        print(f"{SIGNS[finding.colour]}  {words.say(told(finding))}")
        if finding.step:
            print(f"      → {words.say(finding.step)}")
    return int(worst(found) == RED)


def _all(settings: Settings) -> list[Finding]:
    """Everything, once the camera was looked through for a while."""
    devices = Devices(settings, lambda said: None)
    through = watch_of(devices)
    until = now_ns() + (WATCHED if devices.camera.chosen else 0) * 1e9
    while now_ns() < until:
        devices.camera.watch("doctor", paused=False)
        through.look()
        watch().sleep(0.05)
    found = list(findings(devices, through, settings))
    devices.close()
    return found


def _beside(settings: Settings) -> list[Finding]:
    """What can be examined while the table is open: the rest is told by its own page of the doctor."""
    parts = {
        "camera": settings["camera"] != "none",
        "buttons": bool(settings["buttons"] or settings["slaps"]),
        "touch": True,
        "screen": True,
    }
    in_use = [Finding(part, GREEN, text("doctor-in-use")) for part, used in parts.items() if used]
    return [*in_use, examined("fonts", fonts), *machine(folder("data"))]

"""What is decided before Kivy is loaded: which screen, which touches, and which way up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest
from kivy.core.window import Window

from tests.processes import ROOT, python
from ui.app.window import touch_screens, wait_for
from ui.checks.finger import Hand

MOUSE = "3"  # two axes
JOYSTICK = "ffffffff"
TOUCH_SCREEN = "260800000000003"  # as the Pi's own screen says it: slots and positions of several fingers


def test_a_touch_screen_is_told_from_a_mouse(tmp_path: Path) -> None:
    for n, axes in enumerate((MOUSE, "0", JOYSTICK, TOUCH_SCREEN, "")):
        capabilities = tmp_path / f"event{n}/device/capabilities"
        capabilities.mkdir(parents=True)
        (capabilities / "abs").write_text(f"{axes}\n")
    (tmp_path / "event9").mkdir()
    assert touch_screens(tmp_path) == ["event3"]
    assert touch_screens(tmp_path / "nothing") == []


def test_a_driver_that_loads_late_is_waited_for() -> None:
    looks = iter([[], [], ["event0"]])
    assert wait_for(lambda: next(looks), seconds=60)
    assert not wait_for(list, seconds=0)


CONFIGURED = """
import os, sys, ui.app.start
os.environ["SDL_VIDEODRIVER"] = sys.argv[1]
os.environ["KIVY_NO_CONSOLELOG"] = "0"
os.environ.pop("XDG_RUNTIME_DIR", None)
ui.app.window.touch_screens = lambda: ["event0"] if sys.argv[2] == "touch" else []
ui.app.window.TOUCH_SECONDS = 0
ui.app.window.configure("auto")
from kivy.config import Config
print(*Config.items("input")[0], Config.get("graphics", "fullscreen"), Config.get("graphics", "show_cursor"))
runtime = os.environ.get("XDG_RUNTIME_DIR", "")
private = oct(os.stat(runtime).st_mode)[-3:] if runtime else ""
print(len(Config.items("input")), "KIVY_NO_CONSOLELOG" in os.environ, private)
"""


@pytest.mark.parametrize(
    ("driver", "device", "said"),
    [
        ("kmsdrm", "touch", "touch probesysfs,provider=mtdev auto 0\n1 False 700\n"),
        ("kmsdrm", "none", "mouse mouse,disable_multitouch auto 1\n1 False 700\n"),
        ("x11", "touch", "mouse mouse,disable_multitouch 0 1\n1 False \n"),
    ],
)
def test_touches_come_from_one_place_only(
    driver: str, device: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A left-over file of Kivy's own would bring a second driver along.
    (tmp_path / "config.ini").write_text("[input]\nhid = probesysfs,provider=hidinput\n")
    monkeypatch.setenv("KIVY_HOME", str(tmp_path))
    ran = python(CONFIGURED, driver, device)
    assert ran.stdout.decode() == said, ran.stderr.decode()


def test_a_service_without_a_screen_ends_at_once_and_demonstrates_nothing(home: Path) -> None:
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    said = [sys.executable, "-X", "importtime", "-m", "companion", "app", "--kiosk"]
    ran = subprocess.run(said, env=env | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    if "no screen" not in ran.stderr:
        pytest.skip("this machine has a screen")
    assert ran.returncode == 1
    assert "kivy" not in ran.stderr, "it is asked again every few seconds: it must cost next to nothing"
    assert not home.exists()


TURNED = """
import sys
from pathlib import Path
from ui.app.window import configure
configure("800x480", rotation=sys.argv[1])
import cv2, numpy
from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from kivy.input.motionevent import MotionEvent
from companion.settings import Settings
from ui.app.app import PantheonApp
from ui.checks.finger import Hand

class Finger(MotionEvent):
    def depack(self, args):
        self.sx, self.sy = args
        self.profile = ["pos"]
        super().depack(args)

home = Path(sys.argv[2])
settings = Settings(home / "turned.toml")
settings["rotation"] = sys.argv[1]
hand = Hand(PantheonApp(settings, games=home))
hand.wait(4)
width, height = Window.system_size
seen = numpy.frombuffer(glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE), numpy.uint8)
cv2.imwrite(sys.argv[3], seen.reshape(height, width, 3)[::-1, :, ::-1])
finger = Finger("mtdev", 1, tuple(map(float, sys.argv[4:6])), is_touch=True, type_id="touch")
for told in ("begin", "end"):
    EventLoop.post_dispatch_input(told, finger)
    hand.wait()
print(hand.app.root.current)
"""


@pytest.mark.parametrize("rotation", [90, 270])
def test_picture_and_touch_are_turned_together(
    rotation: int, seen: None, hand: Hand, home: Path, tmp_path: Path
) -> None:
    key = hand.key(icon="settings")
    x, y = (at / side for at, side in zip(key.to_window(*key.center), Window.size, strict=True))
    # Where that key lies on the glass when the picture is turned against the clock.
    touched = {90: (1 - y, x), 270: (y, 1 - x)}[rotation]
    ran = python(TURNED, str(rotation), home, tmp_path / "glass.png", *map(str, touched))
    assert ran.stdout == b"settings\n", ran.stderr.decode()
    glass = cv2.imread(str(tmp_path / "glass.png"))
    upright = cv2.imread(str(hand.picture(tmp_path / "upright.png")))
    turned_back = np.rot90(glass, -rotation // 90)
    assert turned_back.shape == upright.shape
    # Letters are smoothed a little differently when turned; any other turn differs tenfold.
    differences = [cv2.absdiff(np.rot90(turned_back, n).copy(), upright).mean() for n in (0, 2)]
    assert differences[0] < differences[1] / 10

"""Without a display the app plays a demonstration, says where its pictures are, and ends well."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import cv2
import pytest

from companion.luck.randomiser import set_ups

SCREENS = (
    "home",
    "players",
    "set-up",
    "table",
    "seen-by-camera",
    "refused",
    "undo-by-button",
    "rules",
    "result",
)


@pytest.mark.parametrize("size", [(1280, 720)])
def test_the_demonstration_runs_without_a_display(home: Path, tmp_path: Path, size: tuple[int, int]) -> None:
    home.mkdir()
    (home / "settings.toml").write_text(f'screen = "{size[0]}x{size[1]}"\n')
    away = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    env = {key: value for key, value in os.environ.items() if key not in away}
    shots = tmp_path / "shots"
    done = subprocess.run(
        [sys.executable, "-m", "companion", "app", "--shots", str(shots)],
        env=env,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert str(shots) in done.stdout
    pictures = sorted(shots.glob("*.png"))
    for name in (*SCREENS, *set_ups()[:-1]):
        assert any(name in picture.name for picture in pictures), name
    for picture in pictures:
        image = cv2.imread(str(picture))
        assert image.shape[:2] == size[::-1]
        assert image.std() > 10, f"{picture.name} is blank"
    assert not (home / "games.db").exists(), "a demonstration leaves the table's own games alone"

"""A third language needs only files: a copy of the app with one more of each, and it can be chosen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.wording import FOLDERS, ROOT

PROBE = """
from ui.app.window import configure

configure("800x480")

from pathlib import Path

from companion.rulebook.sections import rules_of
from companion.rulebook.search import search
from companion.settings import Settings
from companion.words import languages
from ui.app.app import PantheonApp
from ui.checks.finger import Hand

assert "xx" in languages()
hand = Hand(PantheonApp(Settings(Path("settings.toml"))))
hand.press(icon="settings")
hand.press("XX English")
assert hand.app.language == "xx"
assert "XX Settings" in hand.words(), hand.words()
hand.app.root.rules("movement", "battle")
hand.wait()
assert "XX Moving a figure" in hand.words(), hand.words()
assert rules_of("above", "xx") == rules_of("above", "en"), "what is not translated is read in English"
assert search("stalemate", "battle", "xx")[0].section.title == "XX When nothing can move"
hand.app.root.current_screen.search()
hand.wait()
assert hand.key("Ω") is not None, "its own letters are on the keyboard"
print("spoken")
"""


def translated(written: str) -> str:
    """A made-up language: every sentence of a file begins with XX."""
    lines = [
        line.replace(" = ", " = XX ", 1) if " = " in line and line[0].isalpha() else line
        for line in written.splitlines()
    ]
    return "\n".join(lines).replace("keyboard-keys = XX ", "keyboard-keys = αβγδεζηθικλω ") + "\n"


def test_a_third_language_is_there_once_its_files_are(tmp_path: Path) -> None:
    for part in ("companion", "ui", "hardware", "vision"):
        shutil.copytree(
            ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__", "pictures")
        )
    for folder in FOLDERS:
        here = tmp_path / folder.relative_to(ROOT)
        words = (here / "en.ftl").read_text(encoding="utf-8")
        (here / "xx.ftl").write_text(translated(words), encoding="utf-8")
    rules = tmp_path / "companion/games/battle/rules"
    written = (rules / "en.md").read_text(encoding="utf-8").replace("\n## ", "\n## XX ")
    (rules / "xx.md").write_text(written, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROBE],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path), "PANTHEON_HOME": str(tmp_path), "KIVY_NO_ARGS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip().endswith("spoken"), done.stderr[-2000:]

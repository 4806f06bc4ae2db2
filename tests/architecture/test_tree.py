"""Imports point inward only, the engine runs alone, and the top of the tree is what it should be."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from companion.games import GAMES
from tests.architecture.modules import PARTS, imports, sources
from tests.processes import ROOT, python

DEVICES = {"kivy", "cv2", "gpiozero", "lgpio", "picamera2", "zxingcpp", "pyzbar", "numpy", "segno"}
TOOLS = {"pytest", "hypothesis", "pypdfium2", "chess", "unittest", "kivy.tests"}
OUTSIDE = {"ui", "hardware", "vision"}
TOP = {"pyproject.toml", "companion", "hardware", "vision", "ui", "tests", "deploy", "README.md"}
BESIDE = {"LICENSE", "requirements.lock"}


def top(module: str) -> str:
    """The package a module belongs to."""
    return module.partition(".")[0]


def test_the_engine_imports_no_screen_no_camera_and_no_pins() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), module)
        for path in sources("companion")
        for module, lazy in imports(path)
        if top(module) in DEVICES | OUTSIDE
        and not (path.name == "__main__.py" and lazy and top(module) in ("ui", "hardware", "vision"))
    }
    assert found == set()


def test_nothing_that_runs_at_a_table_needs_what_only_checks_it() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), module)
        for part in PARTS
        for path in sources(part)
        for module, _ in imports(path)
        if {top(module), ".".join(module.split(".")[:2])} & TOOLS
    }
    assert found == {("companion/bench/engine.py", "chess")}, "the yardstick, where it is installed"


@pytest.mark.parametrize("part", ["hardware", "vision"])
def test_devices_know_no_screen_and_no_single_game(part: str) -> None:
    games = {f"companion.games.{game}." for game in GAMES}
    found = {
        (path.relative_to(ROOT).as_posix(), module)
        for path in sources(part)
        for module, _ in imports(path)
        if top(module) in {"kivy", "ui"} or any(f"{module}.".startswith(game) for game in games)
    }
    assert found == set()


def test_the_screen_imports_no_single_game() -> None:
    games = {f"companion.games.{game}" for game in GAMES}
    found = {
        (path.relative_to(ROOT).as_posix(), module)
        for path in sources("ui")
        for module, _ in imports(path)
        if module in games or any(module.startswith(f"{game}.") for game in games)
    }
    assert found == set()


@pytest.mark.parametrize("part", ["ui", "hardware", "vision"])
def test_nothing_outside_a_games_folder_names_that_game(part: str) -> None:
    named = re.compile(rf"\b({'|'.join(GAMES)})\b", re.IGNORECASE)
    found = [
        (path.relative_to(ROOT).as_posix(), n)
        for pattern in ("*.py", "*.kv", "*.ftl")
        for path in sorted((ROOT / part).rglob(pattern))
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == []


def test_a_game_is_named_in_its_folder_and_on_the_shelf_only() -> None:
    for game in GAMES:
        found = {
            path.relative_to(ROOT).as_posix()
            for path in sources("companion")
            if any(module.startswith(f"companion.games.{game}") for module, _ in imports(path))
            and game not in path.parts
        }
        assert found - {"companion/games/minds.py"} == {"companion/games/__init__.py"}


PLAY_ALONE = f"""
import random, sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted(DEVICES | OUTSIDE)!r}:
            raise ImportError(name)

sys.meta_path.insert(0, Nothing())
try:
    import kivy
except ImportError:
    pass
else:
    sys.exit("kivy can still be imported")

import companion.__main__
from pathlib import Path
from companion.play.setting_up import ready
from companion.inputs import Press
from companion.keep.journal import Journal
from companion.play.match import Match
from companion.play.table import Table

journal = Journal(Path(sys.argv[1]))
number = journal.begin(Match("battle", ("Ana", "Ben"), {{"size": "5", "abilities": "house"}}))
session = journal.session(number)
session.do(*ready(session.match, "1").lines())
table = Table(session)
dice = random.Random(1)
while table.session.moves:
    table.handle(Press(str(dice.choice(table.session.moves))))
assert table.outcome, "no end"
wrong = [name for name in sys.modules if name.partition(".")[0] in {sorted(DEVICES | OUTSIDE)!r}]
print("ended", len(journal.lines(number)), *wrong)
"""


def test_a_whole_game_is_played_where_no_screen_camera_or_pin_can_be_imported(tmp_path: Path) -> None:
    ran = python(PLAY_ALONE, tmp_path / "games.db")
    assert ran.stderr == b""
    assert ran.returncode == 0
    word, lines, *wrong = ran.stdout.split()
    assert (word, wrong) == (b"ended", [])
    assert int(lines) > 20


def test_the_top_level_is_exactly_what_it_should_be() -> None:
    said = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    ran = subprocess.run(said, capture_output=True, text=True, check=False)
    if ran.returncode:
        pytest.skip("not a git checkout")
    found = {line.partition("/")[0] for line in ran.stdout.splitlines() if (ROOT / line).exists()}
    assert {name for name in found if not name.startswith(".")} - BESIDE == TOP


def test_no_module_has_outgrown_one_idea() -> None:
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for part in PARTS
        for path in sources(part)
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 350
    }
    assert long == {}

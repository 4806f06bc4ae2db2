"""An update keeps the games; one that does not start leaves everything as it was."""

from __future__ import annotations

import re
import stat
import tarfile
from pathlib import Path

import pytest

from companion.keep.journal import Journal
from companion.play.match import Match
from companion.version import version
from tests.deploy.table import Pi
from tests.processes import ROOT


@pytest.fixture
def pi(tmp_path: Path) -> Pi:
    """A running table with a game begun and a setting chosen."""
    pi = Pi(tmp_path / "pi")
    ran = pi.run(pi.tree("old", quick=True) / "deploy/install")
    assert ran.returncode == 0, ran.stderr
    journal = Journal(pi.state / "games.db")
    session = journal.session(journal.begin(Match("battle", ("Ana", "Ben"), {"size": "5"})))
    session.do(str(session.moves[0]), at=1000)
    journal.close()
    (pi.state / "settings.toml").write_text('theme = "day"\n')
    (pi.state / "companion.log").write_text("long ago\n")
    return pi


def kept(folder: Path) -> dict[str, bytes]:
    """Games, settings and log, byte for byte."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_a_good_update_keeps_games_and_settings_and_copies_them_first(pi: Pi) -> None:
    before, old = kept(pi.state), pi.current
    ran = pi.run(pi.folder / "old/deploy/update", pi.tree("new", "9.2.0"))
    assert ran.returncode == 0, ran.stderr
    assert pi.current.startswith("9.2.0-")
    assert "1 in the journal" in ran.stderr, "it was tried on the games themselves"
    assert kept(pi.state) == before
    (copy,) = (pi.state / "copies").iterdir()
    assert copy.name.endswith(old)
    assert kept(copy) == before
    assert stat.S_IMODE(copy.stat().st_mode) == 0o700
    assert (pi.folder / "active").exists()
    again = pi.run(pi.folder / "new/deploy/update", "--here")
    assert (again.returncode, len(again.stderr.splitlines())) == (0, 1), "the same once more is no update"


def test_an_archive_will_do_and_old_versions_go(pi: Pi) -> None:
    for number in ("9.2.0", "9.3.0"):
        tree = pi.tree(number, number, quick=True)
        with tarfile.open(pi.folder / "new.tar.gz", "w:gz") as archive:
            archive.add(tree, arcname=f"pantheon-{number}")
        ran = pi.run(pi.folder / "old/deploy/update", pi.folder / "new.tar.gz")
        assert ran.returncode == 0, ran.stderr
    assert [path.name[:5] for path in sorted((pi.app / "versions").iterdir())] == ["9.2.0", "9.3.0"]


def test_a_version_that_does_not_start_is_never_used(pi: Pi) -> None:
    before, old, switched = kept(pi.state), pi.current, (pi.app / "current").lstat().st_mtime_ns
    broken = pi.tree("broken", "9.2.0")
    (broken / "ui/app/app.py").write_text("raise SystemExit('broken on purpose')\n")
    ran = pi.run(pi.folder / "old/deploy/update", broken)
    assert ran.returncode == 1
    assert "broken on purpose" in ran.stderr
    assert "games and settings are as they were" in ran.stderr
    assert pi.current == old
    assert (pi.app / "current").lstat().st_mtime_ns == switched
    assert kept(pi.state) == before
    assert [path.name for path in (pi.app / "versions").iterdir()] == [old]
    assert (pi.folder / "active").exists(), "the old version is up again"


def test_a_version_that_does_not_stay_up_is_taken_back_with_the_games_as_they_were(pi: Pi) -> None:
    before, old = kept(pi.state), pi.current
    unit = pi.root / "etc/systemd/system/pantheon-table.service"
    was = unit.read_bytes()
    new = pi.tree("new", "9.2.0", quick=True)
    for sign in ("does-not-stay-up", "spoils-games"):
        (new / "deploy" / sign).touch()
    with (new / "deploy/pantheon-table.service").open("a") as file:
        file.write("# newer\n")
    ran = pi.run(pi.folder / "old/deploy/update", new)
    assert ran.returncode == 1, ran.stderr
    assert "does not stay up" in ran.stderr
    assert pi.current == old
    assert kept(pi.state) == before, "what it did to the games is undone"
    assert unit.read_bytes() == was
    assert (pi.folder / "active").exists()


def test_installing_another_version_over_one_is_an_update(pi: Pi) -> None:
    before = kept(pi.state)
    ran = pi.run(pi.tree("new", "9.2.0", quick=True) / "deploy/install")
    assert ran.returncode == 0, ran.stderr
    assert pi.current.startswith("9.2.0-")
    assert kept(pi.state) == before
    assert len(list((pi.state / "copies").iterdir())) == 1


def test_without_a_screen_the_unseen_start_decides(pi: Pi) -> None:
    (pi.folder / "active").unlink()
    new = pi.tree("new", "9.2.0", quick=True)
    (new / "deploy/does-not-stay-up").touch()
    assert pi.run(pi.folder / "old/deploy/update", new).returncode == 0
    assert pi.current.startswith("9.2.0-")


def test_what_is_new_since_the_installed_version_is_told_and_nothing_older(pi: Pi) -> None:
    new = pi.tree("new", "9.2.0", quick=True)
    had = pi.current.partition("-")[0]
    log = f"# Changes\n\n## 9.2.0\n\n- Dice sing.\n\n## 9.1.0\n\n- Cards glow.\n\n## {had}\n\n- Long known.\n"
    (new / "deploy/CHANGELOG.md").write_text(log)
    ran = pi.run(pi.folder / "old/deploy/update", new)
    assert ran.returncode == 0, ran.stderr
    told = [line.removeprefix("pantheon: ").strip() for line in ran.stderr.splitlines()]
    news = ["new in 9.2.0:", "- Dice sing.", "new in 9.1.0:", "- Cards glow."]
    assert [line for line in told if line in news] == news
    assert "Long known" not in ran.stderr


def test_the_newest_entry_of_the_change_log_is_this_version() -> None:
    log = (ROOT / "deploy/CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## (\d+\.\d+\.\d+)$", log, re.M)
    assert released[0] == version()
    assert released == sorted(released, key=lambda said: [int(n) for n in said.split(".")], reverse=True)
    for entry in log.split("\n## ")[1:]:
        told = entry.splitlines()[1:]
        assert any(line.startswith("- ") for line in told)
        assert [line for line in told if line and not line.startswith("- ")] == [], (
            "an entry is a line: update shows lines"
        )

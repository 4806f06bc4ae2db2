"""A release from a stick or from an address: nothing of it is used before its signature was found right."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from tests.deploy.table import Pi

pytestmark = pytest.mark.skipif(shutil.which("ssh-keygen") is None, reason="ssh-keygen is not installed")


class Release(Pi):
    """A table that trusts one key, and a newer version that this key can sign."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        old = self.tree("old", quick=True)
        self.key = folder / "secret"
        made = self.run(old / "deploy/release", "--new-key", self.key)
        assert made.returncode == 0, made.stderr
        ran = self.run(old / "deploy/install")
        assert ran.returncode == 0, ran.stderr
        self.old = self.current
        self.newer = self.tree("newer", "9.2.0", quick=True)
        shutil.copy2(old / "deploy/release-keys", self.newer / "deploy")
        self.stick = self.root / "media/pantheon-sda1"
        self.stick.mkdir(parents=True)

    def release(self, folder: Path, key: Path | None = None) -> Path:
        """The newer version signed, in a folder."""
        made = self.run(self.newer / "deploy/release", key or self.key, folder)
        assert made.returncode == 0, made.stderr
        return folder / "pantheon-9.2.0.tar.gz"

    def ask(self, word: str) -> str:
        """What the screen does, and what it is told."""
        (self.state / "update").mkdir(exist_ok=True)
        (self.state / "update/asked").write_text(word)
        ran = self.run(self.app / "updater")
        assert ran.returncode == 0, ran.stderr
        assert not (self.state / "update/asked").exists(), "or systemd would ask for ever"
        said = self.root / "run/pantheon-update/said"
        return said.read_text().strip() if said.exists() else ""


@pytest.fixture
def pi(tmp_path: Path) -> Release:
    return Release(tmp_path / "pi")


def test_a_signed_release_on_a_stick_is_found_told_and_installed(pi: Release) -> None:
    pi.release(pi.stick)
    assert pi.ask("stick") == "found 9.2.0"
    assert "## " in (pi.root / "run/pantheon-update/CHANGELOG.md").read_text()
    assert "## " in (pi.root / "run/pantheon-update/CHANGELOG.fr.md").read_text()
    assert pi.current == pi.old, "looking changes nothing"
    assert pi.ask("install") == "done 9.2.0"
    assert pi.current.startswith("9.2.0-")
    assert not (pi.root / "var/cache/pantheon-update").exists()
    assert pi.ask("stick") == "not-newer 9.2.0"


def test_the_same_over_an_address_that_was_chosen(pi: Release, tmp_path: Path) -> None:
    assert pi.ask("network") == "nothing-network", "no address was chosen"
    pi.release(tmp_path / "served")
    with (pi.app / "choices").open("a") as choices:
        choices.write(f"source={(tmp_path / 'served').as_uri()}\n")
    assert pi.ask("network") == "found 9.2.0"
    shutil.rmtree(tmp_path / "served")
    assert pi.ask("install") == "done 9.2.0", "what was found and checked is what is installed"
    assert pi.ask("network") == "nothing-network", "and now there is nothing"


@pytest.mark.parametrize("how", ["another key", "one bit", "no signature", "other content"])
def test_what_is_not_rightly_signed_is_never_unpacked(pi: Release, how: str, tmp_path: Path) -> None:
    archive = pi.release(pi.stick)
    match how:
        case "another key":
            other = tmp_path / "other"
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", other], check=True)
            pi.release(pi.stick, other)
        case "one bit":
            spoilt = bytearray(archive.read_bytes())
            spoilt[len(spoilt) // 2] ^= 1
            archive.write_bytes(spoilt)
        case "no signature":
            archive.with_name(f"{archive.name}.sig").unlink()
        case "other content":
            (pi.newer / "deploy/update").write_text("#!/bin/sh\ntouch /tmp/ran-though-unsigned\n")
            with tarfile.open(archive, "w:gz") as file:
                file.add(pi.newer, arcname="pantheon-9.2.0")
    assert pi.ask("stick") in ("untrusted", "nothing-stick")
    assert pi.ask("install") == "untrusted"
    assert pi.current == pi.old
    assert not (pi.root / "var/cache/pantheon-update").exists()
    assert not Path("/tmp/ran-though-unsigned").exists()


def test_a_release_brings_the_key_of_the_next_and_takes_its_own_out(pi: Release, tmp_path: Path) -> None:
    next_key = tmp_path / "next"
    assert pi.run(pi.newer / "deploy/release", "--new-key", next_key).returncode == 0
    keys = (pi.newer / "deploy/release-keys").read_text().splitlines(keepends=True)
    (pi.newer / "deploy/release-keys").write_text(keys[-1])
    pi.release(pi.stick, next_key)
    assert pi.ask("stick") == "untrusted", "a key is not believed because a release names it"
    pi.release(pi.stick)
    assert pi.ask("stick") == "found 9.2.0"
    assert pi.ask("install") == "done 9.2.0"
    project = pi.newer / "pyproject.toml"
    project.write_text(project.read_text().replace("9.2.0", "9.3.0"))
    pi.release(pi.stick)
    assert pi.ask("stick") == "untrusted", "the old key is no longer believed"
    pi.run(pi.newer / "deploy/release", next_key, pi.stick)
    assert pi.ask("stick") == "found 9.3.0"


def test_a_table_that_trusts_nobody_takes_nothing(pi: Release) -> None:
    pi.release(pi.stick)
    (pi.app / "current/deploy/release-keys").write_text("# nobody\n")
    assert pi.ask("stick") == "untrusted"


def test_a_signed_release_that_does_not_stay_up_is_taken_back_and_told(pi: Release) -> None:
    (pi.newer / "deploy/does-not-stay-up").touch()
    pi.release(pi.stick)
    assert pi.ask("stick") == "found 9.2.0"
    assert pi.ask("install") == "not-done 9.2.0"
    assert pi.current == pi.old
    assert (pi.folder / "active").exists()


@pytest.mark.parametrize("word", ["", "remove everything", "install; reboot", "stick\nnetwork"])
def test_no_other_word_is_heard(pi: Release, word: str) -> None:
    pi.release(pi.stick)
    assert pi.ask(word) == ""
    assert pi.current == pi.old


def test_going_back_to_a_version_without_an_updater_leaves_none_behind(pi: Release) -> None:
    version = pi.app / "versions" / pi.old
    (version / "deploy/pantheon-update.path").unlink()
    pi.bash(pi.newer, f'settle "{version}"')
    assert not (pi.root / "etc/systemd/system/pantheon-update.path").exists()

"""The doctor finds what is wrong, says the next step, and does not die of what it finds."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.cli import doctor
from companion.finding import AMBER, GREEN, RED, Finding, examined, worst
from companion.keep.journal import VERSION, Journal
from companion.play.match import Match
from tests.processes import AS_NOBODY, python, small_disk
from tests.wording import trouble_with


def sound(finding: Finding) -> Finding:
    """A finding whose words exist, with a step wherever something is wrong."""
    assert trouble_with(finding.said) == ()
    assert finding.step is None or trouble_with(finding.step) == ()
    assert (finding.step is None) == (finding.colour == GREEN)
    return finding


def test_a_machine_with_nothing_wrong_or_nothing_there_is_examined_in_words(tmp_path: Path) -> None:
    found = [sound(finding) for finding in doctor.machine(tmp_path / "not yet there")]
    assert [finding.part for finding in found] == [
        "storage",
        "disk",
        "journal",
        "heat",
        "power",
        "clock",
        "versions",
    ]


def test_an_examination_that_fails_is_a_finding() -> None:
    def fails() -> Finding:
        raise RuntimeError("boom")

    found = sound(examined("heat", fails))
    assert (found.part, found.colour) == ("heat", RED)
    assert "boom" in str(found.said)


def test_the_whole_is_as_ill_as_its_worst_part() -> None:
    green, amber, red = (Finding("x", colour, doctor.text("x")) for colour in (GREEN, AMBER, RED))
    assert worst([green]) == GREEN
    assert worst([green, amber]) == AMBER
    assert worst([amber, red, green]) == RED


@pytest.mark.parametrize(("kilobytes", "colour"), [(20_000, RED), (200_000, AMBER)])
def test_little_room_is_told(tmp_path: Path, kilobytes: int, colour: str) -> None:
    before = small_disk(tmp_path / "disk", kilobytes)
    code = "import sys, pathlib, companion.cli.doctor as d; print(d.room(pathlib.Path(sys.argv[1])).colour)"
    assert python(code, tmp_path / "disk", before=before).stdout.decode().strip() == colour


def test_a_folder_that_cannot_be_written_to_is_told() -> None:
    code = f"""
from pathlib import Path
from companion.cli.doctor import disk
import companion.cli.doctor
{AS_NOBODY}
print(disk(Path("/")).said.key)
"""
    ran = python(code)
    assert ran.stdout.decode().strip() == "doctor-disk-refused", ran.stderr


def test_a_sound_journal_tells_how_many_games_it_keeps(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "games.db")
    for _ in range(3):
        journal.begin(Match("battle", ("Ana", "Ben")))
    found = sound(doctor.journal(tmp_path / "games.db"))
    assert (found.colour, dict(found.said.values)) == (GREEN, {"games": 3})


def test_a_damaged_or_newer_journal_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(b"rubbish" * 1000)
    assert sound(doctor.journal(path)).said.key == "doctor-journal-damaged"
    path.unlink()
    journal = Journal(path)
    journal._db.execute(f"PRAGMA user_version={VERSION + 1}")
    journal.close()
    assert sound(doctor.journal(path)).said.key == "journal-newer"


@pytest.mark.parametrize(("degrees", "colour"), [(45, GREEN), (72, AMBER), (85, RED)])
def test_heat_is_told(tmp_path: Path, degrees: int, colour: str) -> None:
    (tmp_path / "temp").write_text(f"{degrees}123\n")
    assert sound(doctor.heat(tmp_path / "temp")).colour == colour


@pytest.mark.parametrize(
    ("bits", "colour", "key"),
    [
        (None, GREEN, "doctor-power-unknown"),
        (0x0, GREEN, "doctor-power"),
        (0x50005, RED, "doctor-power-weak"),
        (0x50000, AMBER, "doctor-power-weak"),
        (0x8, RED, "doctor-power-slowed"),
        (0x40000, AMBER, "doctor-power-slowed"),
    ],
)
def test_the_firmwares_bits_are_told_in_words(bits: int | None, colour: str, key: str) -> None:
    found = sound(doctor.power(bits))
    assert (found.colour, found.said.key) == (colour, key)


def test_the_firmware_is_asked_by_its_own_tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = tmp_path / "vcgencmd"
    tool.write_text("#!/bin/sh\necho throttled=0x50005\n")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    assert doctor.throttled() == 0x50005


def test_a_date_that_nothing_confirmed_is_told(tmp_path: Path) -> None:
    assert sound(doctor.wall_clock(tmp_path / "timesync" / "synchronized")).colour == AMBER
    (tmp_path / "timesync").mkdir()
    (tmp_path / "timesync" / "synchronized").touch()
    assert sound(doctor.wall_clock(tmp_path / "timesync" / "synchronized")).colour == GREEN


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "PACKAGES", ("kivy", "no-such-package"))
    found = sound(doctor.versions())
    assert (found.colour, dict(found.said.values)) == (RED, {"packages": "no-such-package"})

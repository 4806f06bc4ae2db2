"""The hub of a club and its broker: units of their own that nobody has who did not ask for them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from companion.club.folder import MOST_CONNECTIONS, MOST_MEMORY, ClubFolder
from tests.deploy.table import Pi
from tests.deploy.test_phones_unit import MOST_EXPOSED, TABLE, told
from tests.processes import ROOT

HUB, BROKER = (ROOT / f"deploy/pantheon-club{name}.service" for name in ("", "-broker"))
HOME = "/var/lib/pantheon-club"


@pytest.mark.parametrize("unit", [HUB, BROKER])
def test_a_user_of_its_own_reads_nothing_of_a_table_on_the_same_machine(unit: Path) -> None:
    mine, table = told(unit), told(TABLE)
    assert mine["User"] == ["pantheon-club"]
    assert mine["User"] not in (table["User"], told(ROOT / "deploy/pantheon-phones.service")["User"])
    shut = {path.removeprefix("-") for line in mine["InaccessiblePaths"] for path in line.split()}
    assert {f"/var/lib/{table['StateDirectory'][0]}", f"/run/{table['RuntimeDirectory'][0]}"} <= shut
    for key in ("NoNewPrivileges", "PrivateDevices", "PrivateTmp", "ProtectHome", "PrivateUsers"):
        assert mine[key] == ["yes"]
    assert mine["ProtectSystem"] == ["strict"]
    assert mine["CapabilityBoundingSet"] == [""]
    assert mine["IPAddressDeny"] == ["any"]
    assert "0.0.0.0/0" not in mine["IPAddressAllow"][0]
    assert {"MemoryMax", "TasksMax", "LimitNOFILE"} <= mine.keys()


def test_nothing_listens_before_there_is_a_club() -> None:
    for unit in (HUB, BROKER):
        assert told(unit)["ConditionPathExists"] == [f"{HOME}/club/club.json"]


def test_the_broker_reads_neither_secrets_nor_games_and_writes_its_own_folder_only() -> None:
    broker = told(BROKER)
    assert broker["ReadWritePaths"] == [f"{HOME}/club/broker"]
    assert "StateDirectory" not in broker
    shut = {path.removeprefix("-") for line in broker["InaccessiblePaths"] for path in line.split()}
    assert {f"{HOME}/club/{name}" for name in ("club.json", "games.db", "games.tail")} <= shut


def test_the_broker_may_hold_what_its_own_settings_allow(tmp_path: Path) -> None:
    broker = told(BROKER)
    assert int(broker["LimitNOFILE"][0]) > MOST_CONNECTIONS
    assert int(broker["MemoryMax"][0].removesuffix("M")) * 1_000_000 > MOST_MEMORY
    if shutil.which("openssl"):
        ClubFolder.new(tmp_path / "club", "club", "localhost")
        written = (tmp_path / "club/broker/mosquitto.conf").read_text()
        for line in (f"max_connections {MOST_CONNECTIONS}", "use_username_as_clientid true"):
            assert line in written.splitlines()
        assert "allow_anonymous false" in written


def test_a_club_is_installed_only_when_asked_for_and_goes_with_no_club(tmp_path: Path) -> None:
    pi = Pi(tmp_path / "pi")
    tree = pi.tree("checkout", quick=True)
    units = [pi.root / "etc/systemd/system" / unit.name for unit in (HUB, BROKER)]
    assert pi.run(tree / "deploy/install").returncode == 0
    assert not any(unit.exists() for unit in units)
    assert not any("pantheon-club" in line for line in pi.asked("useradd", "systemctl"))
    ran = pi.run(tree / "deploy/install", "--club")
    assert ran.returncode == 0, ran.stderr
    assert all(unit.is_file() for unit in units)
    assert any("pantheon-club" in line and "/usr/sbin/nologin" in line for line in pi.asked("useradd"))
    assert (pi.root / "var/lib/pantheon-club").stat().st_mode & 0o777 == 0o700
    assert pi.run(tree / "deploy/install").returncode == 0
    assert all(unit.is_file() for unit in units), "without options everything stays as it was chosen"
    assert pi.run(tree / "deploy/install", "--no-club").returncode == 0
    assert not any(unit.exists() for unit in units)
    assert (pi.root / "var/lib/pantheon-club").is_dir(), "what was collected stays"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_reads_both_units_and_finds_little_exposed(tmp_path: Path) -> None:
    units = []
    for unit in (HUB, BROKER):
        said = unit.read_text(encoding="utf-8")
        for program in ("/opt/pantheon-table/current/.venv/bin/python", "/usr/sbin/mosquitto"):
            said = said.replace(program, "/bin/true")
        (tmp_path / unit.name).write_text(said, encoding="utf-8")
        units.append(str(tmp_path / unit.name))
    verified = subprocess.run(
        ["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")
    for unit_ in units:
        judged = subprocess.run(
            ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", unit_],
            capture_output=True,
            text=True,
            check=False,
        )
        assert judged.returncode == 0, judged.stdout

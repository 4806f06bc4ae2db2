"""The server of the phones' pages: a user and a unit of its own that hear the network and read no game."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.processes import ROOT

PAGES, STARTER, TABLE = (
    ROOT / f"deploy/{name}"
    for name in ("pantheon-phones.service", "pantheon-phones.path", "pantheon-table.service")
)
MOST_EXPOSED = 20  # tenths of systemd's own measure, of 100; what only waits for a network has more


def told(unit: Path) -> dict[str, list[str]]:
    """Every setting of a unit, in the order in which it is said."""
    found: dict[str, list[str]] = {}
    for line in unit.read_text(encoding="utf-8").splitlines():
        if line[:1].isalpha():
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


def test_it_runs_as_a_user_of_its_own_who_owns_nothing() -> None:
    pages, table = told(PAGES), told(TABLE)
    assert pages["User"] == ["pantheon-phones"] != table["User"]
    assert not pages.keys() & {"StateDirectory", "CacheDirectory", "ReadWritePaths", "SupplementaryGroups"}
    assert pages["CapabilityBoundingSet"] == [""]


def test_it_reads_no_game_no_setting_and_no_device() -> None:
    pages, table = told(PAGES), told(TABLE)
    shut = set(pages["InaccessiblePaths"][0].replace("-/", "/").split())
    kept = {f"/var/lib/{table['StateDirectory'][0]}", f"/run/{table['RuntimeDirectory'][0]}"}
    assert kept | {f"/var/cache/{table['CacheDirectory'][0]}"} <= shut
    for key in ("NoNewPrivileges", "PrivateDevices", "PrivateTmp", "ProtectHome", "PrivateUsers"):
        assert pages[key] == ["yes"]
    assert pages["ProtectSystem"] == ["strict"]
    assert not any("PANTHEON_HOME" in value for value in pages["Environment"])


def test_it_hears_the_house_and_nobody_beyond_and_a_flood_is_its_own_trouble() -> None:
    pages = told(PAGES)
    assert set(pages["RestrictAddressFamilies"][0].split()) == {"AF_UNIX", "AF_INET", "AF_INET6"}
    assert pages["IPAddressDeny"] == ["any"]
    assert "0.0.0.0/0" not in pages["IPAddressAllow"][0]
    for limit in ("MemoryMax", "TasksMax", "CPUQuota", "LimitNOFILE"):
        assert limit in pages
    assert int(pages["Nice"][0]) > 0


def test_the_table_itself_still_hears_no_network() -> None:
    table = told(TABLE)
    assert set(table["RestrictAddressFamilies"][0].split()) == {"AF_UNIX", "AF_NETLINK"}
    assert table["IPAddressDeny"] == ["any"]
    assert "IPAddressAllow" not in table


def test_nothing_starts_it_but_a_switch_at_the_table() -> None:
    pages, starter, table = told(PAGES), told(STARTER), told(TABLE)
    assert not (pages.keys() | starter.keys()) & {"WantedBy", "RequiredBy"}
    socket = starter["PathExists"][0]
    assert pages["ConditionPathExists"] == [socket]
    for unit in (pages, table):
        assert any(f"PANTHEON_PHONES={socket}" in value for value in unit["Environment"])
    assert any(f"-g {pages['User'][0]} {Path(socket).parent}" in value for value in table["ExecStartPre"])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_reads_both_units_and_finds_little_exposed(tmp_path: Path) -> None:
    for unit in (PAGES, STARTER):
        said = unit.read_text(encoding="utf-8").replace(
            "/opt/pantheon-table/current/.venv/bin/python", "/bin/true"
        )
        (tmp_path / unit.name).write_text(said, encoding="utf-8")
    units = [str(tmp_path / PAGES.name), str(tmp_path / STARTER.name)]
    verified = subprocess.run(
        ["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", units[0]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert judged.returncode == 0, judged.stdout

"""Two locks: what runs on a table, and what only checks it. No test tool comes near a Pi."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.deploy.table import Pi
from tests.processes import ROOT

RUNS, CHECKS = ROOT / "requirements.lock", ROOT / "deploy/test.lock"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def pinned(lock: Path) -> dict[str, set[str]]:
    """Each package of a lock with the versions it may have."""
    found: dict[str, set[str]] = {}
    for name, said in re.findall(r"^([a-z0-9-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.M):
        found.setdefault(name, set()).add(said)
    return found


def names(wanted: list[str]) -> set[str]:
    """The packages that a list of the project file asks for, spelt as locks do."""
    return {re.split(r"[<>=;]", said)[0].strip().replace(".", "-").lower() for said in wanted}


def test_a_table_gets_what_runs_and_nothing_that_only_checks() -> None:
    asked = names(PROJECT["project"]["dependencies"])
    tools = names(PROJECT["dependency-groups"]["test"])
    assert {"pytest", "mypy", "chess"} <= tools
    assert asked <= pinned(RUNS).keys()
    assert tools <= pinned(CHECKS).keys()
    assert tools & pinned(RUNS).keys() == set()


def test_what_stands_in_both_locks_is_the_same_version() -> None:
    runs, checks = pinned(RUNS), pinned(CHECKS)
    assert {name for name in runs.keys() & checks.keys() if runs[name] != checks[name]} == set()


@pytest.mark.parametrize("lock", [RUNS, CHECKS], ids=lambda path: path.name)
def test_every_package_has_its_hashes_and_no_address(lock: Path) -> None:
    written = lock.read_text(encoding="utf-8")
    blocks = [block for block in written.replace("\\\n", " ").splitlines() if not block.startswith("#")]
    assert blocks
    assert [block for block in blocks if "--hash=sha256:" not in block] == []
    assert "://" not in written


READY = """venv={tree}/.venv; place() {{ echo here; }}; mkdir -p "$venv"
{made}; wanted >"$venv/ready"; locks=(requirements.lock)
{asked}; is_ready && echo yes || echo no"""


@pytest.mark.parametrize(
    ("made", "asked", "ready"),
    [
        ("", "", True),
        ("locks+=(deploy/test.lock)", "", True),
        ("", "locks+=(deploy/test.lock)", False),
        ("", "echo >>$root/requirements.lock", False),
        ("", "place() { echo elsewhere; }", False),
        ("", "place() { :; }", False),
    ],
    ids=["again", "tested, then run", "run, then tested", "another lock", "moved", "broken"],
)
def test_what_was_made_for_more_serves_for_less(made: str, asked: str, ready: bool, tmp_path: Path) -> None:
    pi = Pi(tmp_path / "pi")
    tree = pi.tree("checkout", quick=True)
    said = READY.format(tree=tree, made=made or ":", asked=asked or ":")
    assert pi.bash(tree, said).stdout == ("yes\n" if ready else "no\n")

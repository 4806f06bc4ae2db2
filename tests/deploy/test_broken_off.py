"""An update that something happens to: a table is running afterwards, on a whole version, with every game.

`python -m tests.deploy.interruptions 500` does it at random, with small disks and at any moment.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

from tests.deploy.interruptions import GOOD, Bench, Told, records
from tests.deploy.table import Pi
from tests.processes import ROOT


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Bench:
    """A table with three games and an older version, and newer ones to try."""
    import random

    return Bench(tmp_path_factory.mktemp("bench"), random.Random(7))


@pytest.mark.parametrize("part", [0.3, 0.55, 0.75, 0.85, 0.95])
def test_the_plug_pulled_in_an_update_leaves_a_whole_version_and_every_game(
    bench: Bench, part: float
) -> None:
    bench.put_back()
    code = bench.run(bench.trees[GOOD], "deploy/update", "--here", round(bench.steps * part))
    assert code < 0, "it was killed"
    told = Told()
    bench._after("step", f"{part:.0%}", code, told)
    assert (told.without_table, told.games_lost) == ([], [])


def test_a_bad_version_of_each_kind_leaves_the_table_running(bench: Bench) -> None:
    told = Told()
    for bad in ("stops", "spoils", "unitless"):
        bench.put_back()
        bench._after("bad", bad, bench.run(bench.trees[bad]), told)
    assert (told.without_table, told.games_lost, told.ended) == ([], [], {"refused": 3})


def on_trial(bench: Bench) -> str:
    """A newer version in use but not yet trusted, as a pulled plug leaves it; the version before."""
    bench.put_back()
    old = bench.pi.current
    copy = bench.pi.state / "copies/copy-000001-x"
    copy.mkdir(parents=True)
    for part in bench.pi.state.glob("*.*"):
        (copy / part.name).write_bytes(part.read_bytes())
    bench.pi.bash(bench.trees[GOOD], f'bring; on_trial "{old}" "{copy}"; settle "$version"')
    assert bench.pi.current.startswith(GOOD)
    return old


def test_the_guard_takes_back_an_update_that_was_broken_off(bench: Bench) -> None:
    old = on_trial(bench)
    (bench.pi.state / "games.db").write_bytes(b"spoilt by the newer version")
    assert bench.power_on() == 0
    assert bench.pi.current == old
    assert not (bench.pi.app / "trial").exists()
    assert records(bench.pi) == bench.games
    assert bench.fault() == ""


def test_the_guard_leaves_an_update_alone_that_somebody_watches(bench: Bench) -> None:
    on_trial(bench)
    with (bench.pi.app / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert bench.power_on() == 0
    assert bench.pi.current.startswith(GOOD)
    assert (bench.pi.app / "trial").exists()


def test_without_a_trial_the_guard_changes_nothing(bench: Bench) -> None:
    bench.put_back()
    before = bench.pi.picture()
    assert bench.power_on() == 0
    assert bench.pi.picture() == before


def test_a_copy_that_does_not_fit_onto_the_disk_stops_the_update_and_the_table_goes_on(bench: Bench) -> None:
    bench.put_back()
    full = bench.pi.folder / "bin/cp"
    full.write_text('#!/bin/sh\necho "cp: No space left on device" >&2\nexit 1\n')
    full.chmod(0o755)
    try:
        ran = bench.pi.run(bench.pi.folder / "old/deploy/update", bench.trees[GOOD])
    finally:
        full.unlink()
    assert ran.returncode == 1
    assert "is the disk full?" in ran.stderr
    assert (bench.pi.folder / "active").exists()
    assert records(bench.pi) == bench.games
    assert bench.fault() == ""


def test_going_back_that_fails_half_way_is_tried_again_at_the_next_start(bench: Bench) -> None:
    old = on_trial(bench)
    (bench.pi.state / "games.db").write_bytes(b"spoilt by the newer version")
    full = bench.pi.folder / "bin/cp"
    full.write_text('#!/bin/sh\necho "cp: No space left on device" >&2\nexit 1\n')
    full.chmod(0o755)
    assert bench.power_on() != 0
    full.unlink()
    assert (bench.pi.app / "trial").exists(), "the trial is not over"
    assert bench.power_on() == 0
    assert (bench.pi.current, records(bench.pi)) == (old, bench.games)


@pytest.mark.parametrize("copied", [1, 2])
def test_the_plug_pulled_while_games_and_settings_are_put_back_costs_neither(
    bench: Bench, copied: int
) -> None:
    old = on_trial(bench)
    # The version before says itself whether games go on: here the real one.
    real = bench.pi.app / "versions" / old / "companion"
    shutil.rmtree(real)
    shutil.copytree(ROOT / "companion", real, ignore=shutil.ignore_patterns("__pycache__"))
    (bench.pi.state / "games.db").write_bytes(b"spoilt by the newer version")
    (bench.pi.state / "settings.toml").write_text("spoilt as well")
    pulled = bench.pi.folder / "bin/cp"
    count = f'echo >>"$PI/copied"; [ $(wc -l <"$PI/copied") != {copied} ] || kill -KILL 0'
    pulled.write_text(f'#!/bin/sh\n/bin/cp "$@" || exit\n{count}\n')
    pulled.chmod(0o755)
    (bench.pi.folder / "copied").unlink(missing_ok=True)
    assert bench.power_on() < 0, "it was killed"
    pulled.unlink()
    assert bench.power_on() == 0
    assert (bench.pi.current, records(bench.pi)) == (old, bench.games)
    assert (bench.pi.state / "settings.toml").read_text() == 'theme = "day"\n'


@pytest.mark.parametrize("mask", [0o077, 0o000])
def test_whatever_mask_the_shell_has_others_read_the_program_and_nobody_else_writes_it(
    mask: int, tmp_path: Path
) -> None:
    pi = Pi(tmp_path / "pi")
    tree = pi.tree("checkout", quick=True)
    before = os.umask(mask)
    try:
        ran = subprocess.run(
            [tree / "deploy/install"], env=pi.env, capture_output=True, text=True, check=False
        )
    finally:
        os.umask(before)
    assert ran.returncode == 0, ran.stderr
    for path in (pi.app, *pi.app.rglob("*"), *(pi.root / "etc").rglob("*"), *(pi.root / "usr").rglob("*")):
        if path.is_symlink() or "packages" in path.parts:
            continue
        mode = stat.S_IMODE(path.stat().st_mode)
        assert mode & 0o044 == 0o044, f"{path} cannot be read"
        assert not mode & 0o022, f"{path} can be written by others"
    assert stat.S_IMODE(pi.state.stat().st_mode) == 0o700

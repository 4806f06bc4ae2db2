"""What every test stands on: a home of its own, far from whoever runs it, and a clock of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.watch import wear
from tests.clock import MovedClock


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where this test's settings and games are kept; it does not exist yet."""
    folder = tmp_path / "home"
    monkeypatch.setenv("PANTHEON_HOME", str(folder))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return folder


@pytest.fixture(autouse=True)
def mask() -> Iterator[None]:
    """The usual mask for new files: a command said in this process makes it stricter for all that follows."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture(autouse=True)
def clock() -> Iterator[MovedClock]:
    """The time as far as this test is concerned: it moves when the test moves it."""
    moved = MovedClock()
    take_off = wear(moved)
    yield moved
    take_off()

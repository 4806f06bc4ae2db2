"""What every test stands on: a home of its own, far from the games and settings of whoever runs it."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where this test's settings and games are kept; it does not exist yet."""
    folder = tmp_path / "home"
    monkeypatch.setenv("PANTHEON_HOME", str(folder))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return folder

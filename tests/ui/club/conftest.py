"""A broker for each test that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.club.broker import Broker


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    """A club's own Mosquitto, ended with the test."""
    found = Broker(tmp_path)
    yield found
    found.kill()

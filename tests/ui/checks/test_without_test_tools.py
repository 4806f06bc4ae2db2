"""What runs at a table needs none of the tools for testing."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules["pytest"] = None  # importing it fails, as where it was never installed
import {module}
"""


MODULES = ("bench.screen", "bench.slap", "checks.demo", "checks.self_check", "checks.random_player")


@pytest.mark.parametrize("module", MODULES)
def test_benches_and_checks_start_without_test_tools(module: str) -> None:
    code = WITHOUT.format(module=f"ui.{module}")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

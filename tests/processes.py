"""Real processes for tests: Python code run on its own, as nobody, or on a disk that is full."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NOBODY = 65534

# Imports all it needs first: the interpreter itself may lie where nobody can read.
AS_NOBODY = (
    f"import os, sys\nif os.geteuid() == 0:\n    os.setgroups([]); os.setgid({NOBODY}); os.setuid({NOBODY})\n"
)


def python(
    code: str, *args: str | Path, stdin: bytes = b"", before: Sequence[str] = ()
) -> subprocess.CompletedProcess[bytes]:
    """Python code run in a process of its own, with the project importable."""
    said = [*before, sys.executable, "-c", code, *map(str, args)]
    env = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(said, input=stdin, capture_output=True, env=env, cwd=ROOT, check=False)


def small_disk(folder: Path, kilobytes: int) -> list[str]:
    """What to put before a command so that a folder is a disk of that size; skips where it cannot be."""
    folder.mkdir(parents=True, exist_ok=True)
    mount = f'mount -t tmpfs -o size={kilobytes}k none "$0" && exec "$@"'
    before = ["unshare", "--map-root-user", "--mount", "sh", "-c", mount, str(folder)]
    if shutil.which("unshare") is None or subprocess.run([*before, "true"], capture_output=True).returncode:
        pytest.skip("this system allows no small disk to be mounted")
    return before

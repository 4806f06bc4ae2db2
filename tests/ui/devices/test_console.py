"""The kernel tells of every switch of a console, however short the visit was."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ui.devices.console import Console

# The kernel's name for this machine can be waited for exactly as its name for the console that is shown, and
# whoever has a name of their own may change it.
OWN_NAME = ["unshare", "--map-root-user", "--uts"]
VISITS = """
import socket
from pathlib import Path
from ui.devices.console import Console
show = socket.sethostname
show("tty1")
console = Console(Path("/proc/sys/kernel/hostname"))
print(console.name, console.switched())
for visits in (["tty2"], ["tty1"], ["tty2", "tty1"], [], ["tty3", "tty2", "tty3"]):
    for name in visits:
        show(name)
    print(console.switched(), console.name, console.switched())
console.close()
"""
SEEN = """tty1 False
True tty2 False
True tty1 False
True tty1 False
False tty1 False
True tty3 False
"""


def test_a_visit_between_two_looks_is_told_by_the_kernel() -> None:
    if shutil.which("unshare") is None or subprocess.run([*OWN_NAME, "true"], capture_output=True).returncode:
        pytest.skip("no name of one's own here")
    asked = [*OWN_NAME, sys.executable, "-c", VISITS]
    ran = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert ran.stdout == SEEN


def test_a_machine_without_consoles_says_so(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Console(tmp_path / "active")

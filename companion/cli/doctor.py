"""The doctor: each part of the machine green, amber or red, with the next step in plain words."""

from __future__ import annotations

import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path

from companion.finding import AMBER, GREEN, RED, Finding, examined
from companion.keep.journal import VERSION
from companion.version import version
from companion.view import text

LITTLE, SCARCE = 500, 50  # megabytes free
SLOW_MS = 250  # to put one line on disk: above this every move waits noticeably
WARM, HOT = 70, 80  # degrees: above the second a Pi slows itself down
PACKAGES = ("kivy", "gpiozero", "opencv-python-headless", "numpy", "zxing-cpp", "pyzbar", "fluent.runtime")
_THERMAL = Path("/sys/class/thermal/thermal_zone0/temp")
_THROTTLED = Path("/sys/devices/platform/soc/soc:firmware/get_throttled")
_SYNCHRONISED = Path("/run/systemd/timesync/synchronized")
# What the Pi's firmware tells in bits: now, and (sixteen bits up) since it was switched on.
_UNDER_VOLTAGE, _SLOWED = 0x1, 0x2 | 0x4 | 0x8


def machine(games: Path) -> Iterator[Finding]:
    """All that can be examined without a screen, a camera or pins."""
    yield examined("storage", lambda: room(games))
    yield examined("disk", lambda: disk(games))
    yield examined("journal", lambda: journal(games / "games.db"))
    yield examined("heat", lambda: heat(_THERMAL))
    yield examined("power", lambda: power(throttled()))
    yield examined("clock", lambda: wall_clock(_SYNCHRONISED))
    yield examined("versions", versions)


def room(folder: Path) -> Finding:
    """How much may still be kept."""
    there = next(path for path in (folder, *folder.parents) if path.exists())
    free = shutil.disk_usage(there).free // 1_000_000
    said = text("doctor-room", free=free)
    if free < LITTLE:
        return Finding("storage", RED if free < SCARCE else AMBER, said, text("doctor-room-step"))
    return Finding("storage", GREEN, said)


def disk(folder: Path) -> Finding:
    """How long a line takes until it is safe, and whether it can be kept at all."""
    folder.mkdir(parents=True, exist_ok=True)
    probe = folder / f".doctor-{os.getpid()}"
    took = []
    try:
        for _ in range(5):
            began = time.perf_counter()
            with probe.open("wb") as file:
                file.write(bytes(4096))
                file.flush()
                os.fsync(file.fileno())
            took.append((time.perf_counter() - began) * 1000)
    except OSError as refused:
        return Finding(
            "disk", RED, text("doctor-disk-refused", why=refused.strerror or ""), text("doctor-disk-step")
        )
    finally:
        probe.unlink(missing_ok=True)
    milliseconds = round(statistics.median(took))
    if milliseconds > SLOW_MS:
        return Finding("disk", AMBER, text("doctor-disk", ms=milliseconds), text("doctor-disk-slow-step"))
    return Finding("disk", GREEN, text("doctor-disk", ms=milliseconds))


def journal(path: Path) -> Finding:
    """Whether the file with all games is sound."""
    if not path.exists():
        return Finding("journal", GREEN, text("doctor-journal-none"))
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=2)) as db:
        try:
            sound = db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
            schema = db.execute("PRAGMA user_version").fetchone()[0]
            games = db.execute("SELECT count(*) FROM game").fetchone()[0]
        except sqlite3.DatabaseError:
            sound, schema, games = False, VERSION, 0
    if schema > VERSION:
        newer = text("journal-newer", version=schema, known=VERSION)
        return Finding("journal", RED, newer, text("doctor-journal-newer-step"))
    if not sound:
        return Finding("journal", RED, text("doctor-journal-damaged"), text("doctor-journal-step"))
    return Finding("journal", GREEN, text("doctor-journal", games=games))


def heat(thermal: Path) -> Finding:
    """How warm the processor is, where it tells."""
    if not thermal.exists():
        return Finding("heat", GREEN, text("doctor-heat-unknown"))
    degrees = round(int(thermal.read_text()) / 1000)
    said = text("doctor-heat", degrees=degrees)
    if degrees >= WARM:
        return Finding("heat", RED if degrees >= HOT else AMBER, said, text("doctor-heat-step"))
    return Finding("heat", GREEN, said)


def throttled() -> int | None:
    """The firmware's bits about power and heat; None where there is no such firmware."""
    if _THROTTLED.exists():
        return int(_THROTTLED.read_text().strip(), 16)
    tool = shutil.which("vcgencmd")
    if tool is None:
        return None
    ran = subprocess.run([tool, "get_throttled"], capture_output=True, text=True, timeout=5, check=False)
    _, equals, bits = ran.stdout.strip().partition("=")
    return int(bits, 16) if equals else None


def power(bits: int | None) -> Finding:
    """Whether the power supply is strong enough, and whether the processor had to slow down."""
    if bits is None:
        return Finding("power", GREEN, text("doctor-power-unknown"))
    for then, colour in ((0, RED), (16, AMBER)):
        when = "now" if colour == RED else "before"
        if bits >> then & _UNDER_VOLTAGE:
            return Finding("power", colour, text("doctor-power-weak", when=when), text("doctor-power-step"))
        if bits >> then & _SLOWED:
            return Finding("power", colour, text("doctor-power-slowed", when=when), text("doctor-heat-step"))
    return Finding("power", GREEN, text("doctor-power"))


def wall_clock(synchronised: Path) -> Finding:
    """Dates are labels only: games run on a clock that never jumps."""
    if synchronised.exists() or not synchronised.parent.parent.exists():
        return Finding("clock", GREEN, text("doctor-clock", date=time.strftime("%Y-%m-%d %H:%M")))
    unsure = text("doctor-clock-unsure", date=time.strftime("%Y-%m-%d %H:%M"))
    return Finding("clock", AMBER, unsure, text("doctor-clock-step"))


def versions() -> Finding:
    """What is installed."""
    found, missing = [], []
    for package in PACKAGES:
        try:
            found.append(f"{package} {version_of(package)}")
        except PackageNotFoundError:
            missing.append(package)
    listed = ", ".join((f"Pantheon {version()}", f"Python {sys.version.split()[0]}", *found))
    if missing:
        lacking = text("doctor-versions-missing", packages=", ".join(missing))
        return Finding("versions", RED, lacking, text("doctor-versions-step"))
    return Finding("versions", GREEN, text("called", name=listed))

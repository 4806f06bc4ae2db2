"""One night of `companion bench club`: its machines, and all that is cut, killed and replaced."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from companion.club.diary import latest, new_evening
from companion.club.folder import ClubFolder
from companion.keep.rows import read_only
from ui.bench.club_night import GAME, now_ms, shares
from ui.bench.club_ways import BROKER, ways

PROCESSES = 4
PATIENCE = 300.0  # seconds until what has not come counts as lost
_CLOCK = os.sysconf("SC_CLK_TCK")


class Child:
    """A process of ours, and what it takes."""

    def __init__(self, *argv: str) -> None:
        self._process = subprocess.Popen(argv, stderr=subprocess.DEVNULL if "-c" in argv else None)
        self.processor, self.memory = 0.0, 0

    def look(self) -> None:
        """What it has taken so far: seconds of processor, megabytes at most."""
        with suppress(OSError, ValueError, IndexError):
            stat = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(") ")[2].split()
            self.processor = (int(stat[11]) + int(stat[12])) / _CLOCK
            status = Path(f"/proc/{self._process.pid}/status").read_text()
            self.memory = int(status.split("VmHWM:")[1].split()[0]) // 1024

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self._process.poll() is not None

    def end(self, how: int) -> None:
        """Ended by a signal."""
        self.look()
        self._process.send_signal(how)
        self._process.wait()

    def wait(self) -> None:
        """Ended by itself."""
        self._process.wait()


class Night:
    """One run: what is cut, killed and replaced, and when."""

    def __init__(self, place: Path, tables: int, seconds: float) -> None:
        self.place, self.count, self.seconds = place, tables, seconds
        parts = list(shares([*range(1, tables + 1)], PROCESSES))
        self.groups = [f"tables{n}" for n in range(len(parts))]
        self.ways = ways([*self.groups, "hub", "new"])
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.club = ClubFolder.new(place / "club", "bench", self.ways.host, self.port)
        for n in range(1, tables + 1):
            self.club.invite(f"t{n}")
        self.lines = self._evening()
        self.brokers, self.hubs = list[Child](), list[Child]()
        self._broker()
        self._hub("hub")
        self.tables = [
            self._python(group, "tables", json.dumps(part), group, str(seconds))
            for group, part in zip(self.groups, parts, strict=True)
        ]

    def _evening(self) -> list[str]:
        diary = new_evening(self.place / "hub", "20261118")
        every = range(1, self.count + 1)
        lines = ["evening swiss 1", f"game {GAME} 2", *(f"table t{n}" for n in every)]
        lines += [f"come {side}{n} {side.upper()}{n}" for n in every for side in "ab"]
        lines += [*(f"seat 1 t{n} {GAME} a{n} b{n}" for n in every), "start 1"]
        diary.say(*lines)
        return lines

    def _broker(self) -> None:
        found = shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin:/usr/bin")
        assert found, "mosquitto is not here: sudo apt install mosquitto"
        (self.place / "club/broker/pid").unlink(missing_ok=True)
        child = Child(*self.ways.inside(BROKER), found, "-c", str(self.place / "club/broker/mosquitto.conf"))
        self.brokers.append(child)
        while not (self.place / "club/broker/pid").exists():
            assert not child.over, "the broker does not begin"
            time.sleep(0.05)

    def _hub(self, name: str) -> None:
        """A hub with what is in that folder, on the machine of that name."""
        (self.place / name).mkdir(exist_ok=True)
        self.hubs.append(self._python(name, "hub", name, name))

    def _python(self, end: str, what: str, which: str, way: str, *more: str) -> Child:
        port = str(self.ways.port(way, self.port))
        run = [sys.executable, "-m", "ui.bench.club_night", what, str(self.place), which, port, *more]
        return Child(*self.ways.inside(end), *run)

    @property
    def children(self) -> list[Child]:
        """Every process there was."""
        return [*self.tables, *self.hubs, *self.brokers]

    def run(self) -> None:
        """Everything that goes wrong, spread over the time."""
        began = time.monotonic()
        self.began_ms = now_ms()

        def at(share: float) -> None:
            while time.monotonic() - began < share * self.seconds:
                for child in self.children:
                    child.look()
                time.sleep(0.5)

        at(0.30)
        (self.place / "mixed").touch()  # from now on the hub's post doubles and mixes up, too
        self.brokers[-1].end(signal.SIGKILL)
        at(0.35)
        self._broker()
        at(0.40)
        self._cut(self.groups[::2])
        at(0.45)
        self._cut(self.groups[::2], False)
        self._cut(["hub"])
        at(0.50)
        self._cut(["hub"], False)
        at(0.55)
        self._cut(self.groups[1:2])  # for so long that the broker gives these tables up
        self.hubs[-1].end(signal.SIGKILL)
        at(0.60)
        self._hub("hub")
        at(0.75)
        self._cut(["hub"])  # and then a new machine: nothing of the old one is there
        self.hubs[-1].end(signal.SIGKILL)
        self._hub("new")
        at(0.90)
        self._cut(self.groups[1:2], False)
        at(1.0)

    def _cut(self, ends: Sequence[str], so: bool = True) -> None:
        for end in ends:
            self.ways.cut(end, so)

    def settled(self) -> float:
        """Wait until the new hub has everything, or for long enough; how many seconds it took."""
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            done = [*self.place.glob("tables-*.json")]
            for child in self.children:
                child.look()
            if len(done) == len(self.tables) and self._count("new/games.db") >= self._said() and self._over():
                break
            time.sleep(0.5)
        took = time.monotonic() - began
        (self.place / "stop").touch()
        for child in (*self.tables, self.hubs[-1]):
            child.wait()
        self.brokers[-1].end(signal.SIGTERM)
        return took

    def close(self) -> None:
        """Nothing of it stays."""
        for child in self.children:
            if not child.over:
                child.end(signal.SIGKILL)
        self.ways.close()

    def _over(self) -> bool:
        diary = latest(self.place / "new")
        return diary is not None and not diary.evening.open

    def _count(self, name: str) -> int:
        with suppress(sqlite3.Error), closing(read_only(self.place / name)) as db:
            return int(db.execute("SELECT count(*) FROM line").fetchone()[0])
        return 0

    def _said(self) -> int:
        return sum(self._count(f"t{n}.db") for n in range(1, self.count + 1))

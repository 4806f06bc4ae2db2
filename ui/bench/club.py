"""`companion bench club`: many tables over a real Mosquitto, and everything that goes wrong."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from companion.club.diary import latest, new_evening
from companion.club.evening import played
from companion.club.folder import ClubFolder
from companion.club.standings import standings
from companion.keep.journal import Journal
from companion.keep.rows import read_only
from ui.bench.club_night import GAME, Relay, now_ms, shares

PROCESSES = 4
CALM_FROM = 0.15  # of the time: by then every table has found the broker
PATIENCE = 240.0  # seconds until what has not come counts as lost
_CLOCK = os.sysconf("SC_CLK_TCK")


class Child:
    """A process of ours, and what it takes."""

    def __init__(self, *said: str) -> None:
        self._process = subprocess.Popen(said, stderr=subprocess.DEVNULL if "-c" in said else None)
        self.processor, self.memory = 0.0, 0

    def look(self) -> None:
        """What it has taken so far: seconds of processor, megabytes at most."""
        with suppress(OSError, ValueError, IndexError):
            stat = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(") ")[2].split()
            self.processor = (int(stat[11]) + int(stat[12])) / _CLOCK
            status = Path(f"/proc/{self._process.pid}/status").read_text()
            self.memory = int(status.split("VmHWM:")[1].split()[0]) // 1024

    def end(self, how: int) -> None:
        """Ended by a signal."""
        self.look()
        self._process.send_signal(how)
        self._process.wait()

    def wait(self) -> None:
        """Ended by itself."""
        self._process.wait()


class Night:
    """One run."""

    def __init__(self, place: Path, tables: int, seconds: float) -> None:
        self.place, self.count, self.seconds = place, tables, seconds
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.club = ClubFolder.new(place / "club", "bench", "localhost", self.port)
        for n in range(1, tables + 1):
            self.club.invite(f"t{n}")
        self.lines = self._evening()
        self.broker = self._broker()
        self.relay = Relay(self.port)
        self.hub = self._hub("hub")
        self.hubs = [self.hub]
        parts = list(shares([*range(1, tables + 1)], PROCESSES))
        # Every second process speaks through a way that is cut now and then.
        ways = [self.relay.port if n % 2 else self.port for n in range(len(parts))]
        self.tables = [
            _python("tables", str(place), json.dumps(part), str(way), str(seconds))
            for part, way in zip(parts, ways, strict=True)
        ]

    def _evening(self) -> list[str]:
        diary = new_evening(self.place / "hub", "20261118")
        every = range(1, self.count + 1)
        lines = ["evening swiss 1", f"game {GAME} 2", *(f"table t{n}" for n in every)]
        lines += [f"come {side}{n} {side.upper()}{n}" for n in every for side in "ab"]
        lines += [*(f"seat 1 t{n} {GAME} a{n} b{n}" for n in every), "start 1"]
        diary.say(*lines)
        return lines

    def _broker(self) -> Child:
        found = shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin:/usr/bin")
        assert found, "mosquitto is not here: sudo apt install mosquitto"
        child = Child(found, "-c", str(self.place / "club/broker/mosquitto.conf"))
        for _ in range(200):
            with suppress(OSError):
                ssl.get_server_certificate(("localhost", self.port), timeout=2)
                return child
            time.sleep(0.05)
        raise OSError("the broker does not answer")

    def _hub(self, name: str) -> Child:
        (self.place / name).mkdir(exist_ok=True)
        return _python("hub", str(self.place), name)

    def run(self) -> None:
        """Everything that goes wrong, spread over the time."""
        began, brokers = time.monotonic(), [self.broker]
        self.began_ms = now_ms()

        def at(share: float) -> None:
            while time.monotonic() - began < share * self.seconds:
                for child in (*self.tables, *self.hubs, *brokers):
                    child.look()
                time.sleep(0.5)

        at(0.3)
        (self.place / "mixed").touch()
        self.broker.end(signal.SIGKILL)
        at(0.35)
        self.broker = self._broker()
        brokers.append(self.broker)
        at(0.45)
        self.relay.cut = True
        at(0.52)
        self.relay.cut = False
        at(0.57)
        self.hub.end(signal.SIGKILL)
        at(0.62)
        self.hub = self._hub("hub")
        self.hubs.append(self.hub)
        at(0.75)
        self.hub.look()
        (self.place / "hub.end").touch()  # and then a new machine: nothing of the old one is there
        self.hub.wait()
        self.hub = self._hub("new")
        self.hubs.append(self.hub)
        at(1.0)
        self.brokers = brokers

    def settled(self) -> float:
        """Wait until the new hub has everything, or for long enough; how many seconds it took."""
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            done = [*self.place.glob("tables-*.json")]
            for child in (*self.tables, *self.hubs, *self.brokers):
                child.look()
            if len(done) == len(self.tables) and self._count("new/games.db") >= self._said() and self._over():
                break
            time.sleep(0.5)
        took = time.monotonic() - began
        (self.place / "stop").touch()
        for child in (*self.tables, self.hub):
            child.wait()
        self.broker.end(signal.SIGTERM)
        return took

    def _over(self) -> bool:
        diary = latest(self.place / "new")
        return diary is not None and not diary.evening.open

    def _count(self, name: str) -> int:
        with suppress(sqlite3.Error), closing(read_only(self.place / name)) as db:
            return int(db.execute("SELECT count(*) FROM line").fetchone()[0])
        return 0

    def _said(self) -> int:
        return sum(self._count(f"t{n}.db") for n in range(1, self.count + 1))

    # what came of it

    def compared(self) -> tuple[int, int, int, bool, bool]:
        """Lines said, lost and doubled; whether the standings are equal, and the results of all games."""
        hub = Journal(self.place / "new/games.db")
        said = lost = doubled = 0
        games, own, theirs = 0, [], []
        for n in range(1, self.count + 1):
            table = Journal(self.place / f"t{n}.db")
            for game in table.games():
                games += 1
                row = table.of_club(game.id)
                known = hub.of_club(key=row[1]) if row else None
                mine = table.lines(game.id)
                other = hub.lines(known[0]) if known else []
                said += len(mine)
                lost += sum(a != b for a, b in zip(mine, other, strict=False)) + max(
                    0, len(mine) - len(other)
                )
                doubled += max(0, len(other) - len(mine))
            own += table.ask("SELECT player, won, points FROM result")
            table.close()
        theirs = hub.ask("SELECT player, won, points FROM result")
        doubled += sum(kept.lines for kept in hub.games()[games:])
        hub.close()
        return said, lost, doubled, self._same_standings(), sorted(own) == sorted(theirs)

    def _same_standings(self) -> bool:
        """The standings of the hub, and those that the first game of every table's own journal gives."""
        first: dict[str, list[int]] = {}
        for path in self.place.glob("tables-*.json"):
            first |= json.loads(path.read_text())["first"]
        results = [f"result 1 t{n} {' '.join(map(str, places))}" for n, places in first.items() if places]
        diary = latest(self.place / "new")
        return diary is not None and standings(played([*self.lines, *results])) == standings(diary.evening)

    @property
    def each(self) -> int:
        """How many tables share a process."""
        return -(-self.count // len(self.tables))

    def processor(self) -> tuple[float, float, float]:
        """Hub, broker and one table, as a percentage of one core."""
        hub, broker, tables = (
            100 * sum(child.processor for child in part) / self.seconds
            for part in (self.hubs, self.brokers, self.tables)
        )
        return hub, broker, tables / self.count

    def told(self) -> dict[str, int]:
        """What the new hub counted."""
        found: dict[str, int] = json.loads((self.place / "new.json").read_text())
        return found

    def lags(self) -> tuple[list[int], list[int]]:
        """From a line's being said to its being heard at the hub: while all was well, and all the time."""
        rows = [line.split() for line in (self.place / "hub.lags").read_text().splitlines()]
        every = [(int(said), int(lag)) for said, lag in (row for row in rows if len(row) == 2)]
        first = self.began_ms + CALM_FROM * 1000 * self.seconds
        last = self.began_ms + 0.29 * 1000 * self.seconds
        return [lag for said, lag in every if first < said < last], [lag for _, lag in every]


def _python(*said: str) -> Child:
    return Child(sys.executable, "-m", "ui.bench.club_night", *said)


def _share(lags: Sequence[int], part: float) -> int:
    found = sorted(lags)
    return found[min(len(found) - 1, int(part * len(found)))] if found else 0


def _report(night: Night, took: float) -> bool:
    """What came of a run, in words; whether nothing was lost, doubled or different."""
    said, lost, doubled, same, results = night.compared()
    told, (calm, every) = night.told(), night.lags()
    print(f"{night.count} tables, {night.seconds:.0f} s: {said} lines said, {lost} lost, {doubled} doubled;")
    print(f"  standings {_equal(same)}, results {_equal(results)}; settled {took:.0f} s after the last line")
    print(
        "  broker killed once, half the tables cut off once, hub killed once and replaced once by a new one;"
    )
    print("  at the new hub " + ", ".join(f"{count} {what}" for what, count in told.items()))
    print(f"  lag from line to hub before anything went wrong: middle {_share(calm, 0.5)} ms,")
    print(f"  95 % {_share(calm, 0.95)} ms; all the time, with what waited for what was cut off or killed:")
    print(f"  95 % {_share(every, 0.95)} ms; load of this machine {os.getloadavg()[0]:.1f}")
    hub, broker, tables = night.processor()
    print(f"  processor: hub {hub:.1f} %, broker {broker:.1f} %, a table {tables:.1f} % of one core here;")
    most = [max(child.memory for child in part) for part in (night.hubs, night.brokers, night.tables)]
    print(f"  memory at most: hub {most[0]} MB, broker {most[1]} MB,", end="")
    print(f" {night.each} tables in a process {most[2]} MB")
    sys.stdout.flush()
    return not lost and not doubled and same and results


def _equal(so: bool) -> str:
    return "equal" if so else "DIFFERENT"


def club(args: argparse.Namespace) -> int:
    """Every number of tables in turn; 0 if nothing was lost or doubled anywhere."""
    well, grown = True, []
    for count in args.tables or [64]:
        with tempfile.TemporaryDirectory(prefix="club-") as folder:
            night = Night(Path(folder), count, args.seconds)
            night.run()
            well &= _report(night, night.settled())
            grown.append((count, *night.processor()))
    if len(grown) > 1:
        few, many = grown[0], grown[-1]
        for n, name in ((1, "hub"), (2, "broker")):
            each = (many[n] - few[n]) / (many[0] - few[0])
            paper = many[n] + (1000 - many[0]) * each
            print(f"on paper, 1,000 tables: {name} {paper:.0f} % of one core like this one")
    return 0 if well else 1

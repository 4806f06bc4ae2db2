"""A real Mosquitto beside the test: started, killed, told to read its files anew, stopped."""

from __future__ import annotations

import random
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

from companion.club.folder import ClubFolder
from companion.club.hub import Hub
from companion.club.outbox import Member, Outbox
from companion.keep.journal import Journal
from companion.play.match import Match
from ui.web.stations import HubStation, Station

MOSQUITTO = shutil.which("mosquitto", path="/usr/sbin:/usr/bin:/usr/local/sbin")
PATIENCE = 0.05  # seconds for one more look; how many there are is not limited: the suite's own guard is
AGREED = {name: name for name in ("Ann", "Bob", "Cleo", "Dan")}


class Broker:
    """A club's broker at a port of this machine."""

    def __init__(self, place: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.place = place
        self.club = ClubFolder.new(place / "club", "club", "localhost", port)
        for table in ("t1", "t2"):
            self.club.invite(table)  # before it begins: two changes within a moment are one to Mosquitto
        self._running: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Begin, with whatever was kept."""
        assert MOSQUITTO
        conf = self.place / "club/broker/mosquitto.conf"
        log = (self.place / "mosquitto.log").open("ab")
        self._running = subprocess.Popen([MOSQUITTO, "-c", str(conf)], stderr=log, stdout=log)
        for _ in count():
            assert self._running.poll() is None, (self.place / "mosquitto.log").read_text()
            try:
                # Who shakes hands has read its files, and knows what SIGHUP means.
                ssl.get_server_certificate(("localhost", self.port), timeout=5)
                return
            except OSError:
                self._running.poll()

    @property
    def port(self) -> int:
        """Where it listens."""
        return self.club.known("hub").port

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._running
        return self._running.pid

    def kill(self, how: int = signal.SIGKILL) -> None:
        """End it: at once, or with a good-bye."""
        if self._running is not None:
            self._running.send_signal(how)
            self._running.wait()
            self._running = None

    def read_anew(self) -> None:
        """Its files have changed."""
        assert self._running
        self._running.send_signal(signal.SIGHUP)

    # who speaks to it

    def table(self, name: str, journal: Journal | None = None) -> Station:
        """A table of the club, invited and on its way."""
        to = self.club.known(name)
        journal = journal or Journal(self.place / f"{name}.db")
        station = Station(Outbox(journal, Member(to.club, name, 1, AGREED)), to)
        return station

    def hub(self, name: str = "hub") -> HubStation:
        """A hub with a journal and evenings of its own."""
        place = self.place / name
        return HubStation(Hub(Journal(place / "games.db"), place, "club"), self.club.known("hub"))


def until(done: Callable[[], bool], *stations: Station | HubStation) -> None:
    """Let everybody hear and speak until something is so; what never comes is the suite's guard's to tell."""
    while not done():
        for station in stations:
            station.pump(PATIENCE)
        if not stations:
            time.sleep(PATIENCE)


def complete(hub: HubStation, tables: list[Station]) -> bool:
    """Whether the hub has every public line of every table."""
    if any(table.courier.outbox.behind for table in tables):
        return False
    for table in tables:
        journal = table.courier.outbox.journal
        for game in journal.games():
            row = journal.of_club(game.id)
            number = hub.hub.collector.number_of(row[1]) if row else 0
            if not number or len(hub.hub.collector.journal.lines(number)) != game.lines:
                return False
    return True


def play(journal: Journal, lines: int, seed: str = "1") -> int:
    """A game of Battle by random hands."""
    dice = random.Random(seed)
    number = journal.begin(Match("battle", ("Ann", "Bob")))
    session = journal.session(number)
    while session.moves and session.told < lines:
        session.do(str(dice.choice(session.moves)), at=session.told)
    return number


def goes_on(station: Station, number: int, lines: int = 5) -> None:
    """A few more lines of a game, whatever the network does."""
    session = station.courier.outbox.journal.session(number)
    for _ in range(lines):
        session.do("clock p1 +1", at=session.told)
    station.courier.outbox.look(number)

"""Beside `companion bench club`: simulated tables, and a hub whose post doubles and mixes up."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from companion.club.folder import ClubFolder, Invitation
from companion.club.hub import Hub
from companion.club.now import now_of, places_of
from companion.club.outbox import Member, Outbox
from companion.games import GAMES
from companion.keep.journal import Journal
from companion.play.match import Match
from companion.play.session import Session
from ui.web.stations import HubStation, Station

# Any game for two in which nothing is hidden: every line of it is public at once.
GAME = next(name for name, box in GAMES.items() if 2 in box.seats and not box.hidden)
HOUR = 3_600_000  # milliseconds
WORSE = 0.05  # of all messages come twice, and as many late
LOOK = 0.05  # seconds


def off_by(table: int) -> int:
    """How many milliseconds a table's clock is wrong: up to a day."""
    return (table * 7 % 25) * HOUR


def now_ms() -> int:
    """This machine's steady clock, the same in every process."""
    return time.monotonic_ns() // 1_000_000


class SimulatedTable:
    """People who say a line a second, whatever the network does."""

    def __init__(self, place: Path, number: int, to: Invitation) -> None:
        self.n, self.dice = number, random.Random(number)
        self.names = f"A{number}", f"B{number}"
        self.journal = Journal(place / f"{to.table}.db")
        self.outbox = Outbox(self.journal, Member(to.club, to.table, 1, {name: name for name in self.names}))
        self.station = Station(self.outbox, to)
        self.game = 0
        self.session: Session | None = None
        self.first: list[int] = []
        self._confirmed = False
        self._tried = 0.0

    def line(self) -> None:
        """One line more, by any legal move; a game that is over is followed by the next."""
        at = now_ms() + off_by(self.n)
        if self.session is None or not self.session.moves:
            hour = off_by(self.n) // HOUR % 24
            started = f"2026-11-{18 + self.n % 3:02} {hour:02}:00"  # the wall clock is wrong, too
            self.game = self.journal.begin(Match(GAME, self.names, started=started))
            self.session = self.journal.session(self.game)
        self.session.do(str(self.dice.choice(self.session.moves)), at=at)
        self._over()

    def end(self) -> None:
        """The evening is over."""
        if self.session is not None and self.session.moves:
            self.session.do("end", at=now_ms() + off_by(self.n))
            self._over()

    def _over(self) -> None:
        self.outbox.look(self.game)
        if self.session is not None and self.session.now.tip.outcome:
            self.first = self.first or places_of(self.session)
        self.outbox.tell("now", now_of(self.session, self.outbox.member.names, self.game))

    def pump(self) -> None:
        """Hear and speak; a broker that was never reached is tried again."""
        if not self.station.wire.connected and not self.station.why and time.monotonic() > self._tried:
            self._tried = time.monotonic() + 2
            with suppress(OSError):
                self.station.wire.open()
        self.station.pump()
        courier = self.station.courier
        if self.first and courier.seated and not self._confirmed:
            self._confirmed = True
            courier.confirm(self.first)


def tables(place: Path, numbers: list[int], port: int, seconds: float) -> None:
    """Some tables in one process, for so long; then until everything has arrived and somebody says stop."""
    club = ClubFolder(place / "club")
    every = []
    for n in numbers:
        every.append(SimulatedTable(place, n, replace(club.known(f"t{n}"), port=port)))
    until = time.monotonic() + seconds
    due = [time.monotonic() + one.dice.random() for one in every]
    while time.monotonic() < until:
        for n, one in enumerate(every):
            if time.monotonic() >= due[n]:
                due[n] += 1.0
                one.line()
            one.pump()
        time.sleep(LOOK)
    for one in every:
        one.end()
    told = {"first": {one.n: one.first for one in every}}
    (place / f"tables-{numbers[0]}.json").write_text(json.dumps(told))
    while not (place / "stop").exists():
        for one in every:
            one.pump()
        time.sleep(LOOK)
    for one in every:
        one.station.close()


class WorsePost(HubStation):
    """A hub to which some messages come twice, and some after later ones."""

    def __init__(self, hub: Hub, to: Invitation, lags: Path) -> None:
        self._dice, self._late = random.Random("post"), list[tuple[str, object, object]]()
        self._mixed = lags.with_name("mixed")  # once this is there
        self._worse = False
        self._lags = lags.open("a", buffering=1)  # a hub that is killed has told what it knew
        super().__init__(hub, to)

    def _put(self, event: tuple[str, object, object]) -> None:
        worse = self._worse and event[0] == "heard"
        if worse and self._dice.random() < WORSE:
            self._late.append(event)
            return
        super()._put(event)
        if worse and self._dice.random() < WORSE:
            super()._put(event)
        while self._late and self._dice.random() < 0.5:
            super()._put(self._late.pop())

    def pump(self, wait: float = 0.0) -> None:
        """From some moment on everything is worse."""
        self._worse = self._worse or self._mixed.exists()
        super().pump(wait)

    def _heard(self, kind: str, one: object, other: object) -> None:
        super()._heard(kind, one, other)
        if kind == "heard" and isinstance(one, str) and isinstance(other, bytes) and "/line/" in one:
            told, table = json.loads(other), int(one.split("/")[2].removeprefix("t"))
            at = int(told["at"]) - off_by(table)
            self._lags.write(f"{one} {told['n']} {at} {now_ms() - at}\n")


def hub(place: Path, name: str, port: int) -> None:
    """A hub in a process of its own, until somebody says stop; its name is its folder."""
    club = ClubFolder(place / "club")
    journal = Journal(place / name / "games.db")
    to = replace(club.known("hub"), port=port)
    station = WorsePost(Hub(journal, place / name, club.name), to, place / f"{name}.lags")
    opened = False
    while not (place / "stop").exists():
        if not opened:
            try:
                station.wire.open()
                opened = True
            except OSError:
                time.sleep(0.2)
        station.pump(LOOK)
    station.pump()
    counts = station.hub.collector.counts
    told = {
        "doubles": counts.doubles,
        "early": counts.early,
        "refused": counts.refused,
        "asked": counts.asked,
    }
    (place / f"{name}.json").write_text(json.dumps(told))
    station.close()


def shares(numbers: list[int], parts: int) -> Iterator[list[int]]:
    """Numbers dealt out to so many."""
    yield from (part for n in range(parts) if (part := numbers[n::parts]))


if __name__ == "__main__":
    what, where, *more = sys.argv[1:]
    if what == "tables":
        tables(Path(where), json.loads(more[0]), int(more[1]), float(more[2]))
    else:
        hub(Path(where), more[0], int(more[1]))

"""Phones measured: from a touch to what every page is told, and the processor's share; no page is drawn."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from companion.game import TABLE
from companion.games import GAMES
from companion.inputs import Press, now_ns
from companion.keep.statistics import Chart
from companion.phones.guests import Guests
from companion.phones.host import Host, LetGo, Send
from companion.phones.wire import PLACE, Addresses, Gone, Says, line_of
from companion.play.match import Match
from companion.play.session import Session
from companion.play.table import Table
from companion.view import View
from ui.devices.phone_link import PhoneLink

SEATED, WATCHING, TELEVISIONS = 5, 3, 2
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eva")
SLOWER = 4  # a Pi 4 beside this machine
REST = 10.0  # seconds
AIM_MS, AIM_SHARE = 300, 5


class Room:
    """A table without a screen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.where = "play"

    def say(self, line: str) -> None:
        """A line, said like everything."""
        self.table.handle(Press(line, 0))

    def slap(self, seat: str, at: int, within: int) -> None:
        """Nobody slaps here."""

    def left(self, seat: str) -> int | None:
        """Everyone has ten minutes."""
        return 600_000

    def badges(self, view: View) -> Mapping[str, tuple[str, str, str]]:
        """Signs as plain as can be."""
        return {side.seat: ("disc", side.seat[1:], side.tone) for side in view.sides}

    def charts(self) -> tuple[Chart, ...]:
        """No evenings yet."""
        return ()

    def palette(self, game: str) -> Mapping[str, object]:
        """No colours."""
        return {}

    def play_link(self) -> str:
        """No result."""
        return ""


def _secretive() -> str:
    """A game for as many as sit here, with something hidden from the others."""
    return next(game for game, box in GAMES.items() if SEATED in box.seats and box.hidden and box.follows)


class Bench:
    """The host on this side of the local socket, its server on the other, and pages beyond."""

    def __init__(self, folder: Path) -> None:
        table = Table(Session(Match(_secretive(), NAMES)))
        table.press("draw phones", 0)
        self.room = Room(table)
        self.host = Host(self.room, Guests(), lambda kept: None)
        self.loop = asyncio.get_running_loop()
        self.ready = asyncio.Event()
        self.worked = 0.0
        self.link = PhoneLink(folder / "table", self._stir)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        said = [sys.executable, "-m", "companion", "--language", "en", "phones", "--port", str(self.port)]
        self.server = subprocess.Popen(said, env=os.environ | {PLACE: str(folder / "table")})

    def _stir(self) -> None:
        self.loop.call_soon_threadsafe(self._drain)

    def _drain(self) -> None:
        begun = time.thread_time()
        for told, at in self.link.take():
            match told:
                case Says(page, said):
                    self.host.hear(page, said, at)
                case Gone(page):
                    self.host.gone(page)
                case Addresses():
                    self.ready.set()
        self.show()
        self.worked += time.thread_time() - begun

    def show(self) -> None:
        """Tell every page what changed."""
        self.host.look()
        out, self.host.out = self.host.out, []
        for one in out:
            match one:
                case Send(page, written):
                    self.link.send(line_of(page=page, show=written))
                case LetGo(page, why):
                    self.link.send(line_of(page=page, close=why))

    def served(self) -> float:
        """How long the server has worked."""
        parts = Path(f"/proc/{self.server.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        """The evening is over."""
        self.link.close()
        self.server.wait()


class PageClient:
    """A page without a screen: it hears everything, and knows when it last heard of the table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.parts, self.at = socket, dict[str, Any](), 0
        self._count = 0
        self.reading = asyncio.ensure_future(self._read())
        self.ticking = asyncio.ensure_future(self._tick())

    async def _read(self) -> None:
        async for said in self.socket:
            told = json.loads(said)
            if "parts" in told:
                self.parts |= told["parts"]
                self.at = now_ns()

    async def _tick(self) -> None:
        while True:
            self._count += 1
            await self.say("clock", n=self._count, t0=time.monotonic() * 1000)
            await asyncio.sleep(2)

    async def say(self, say: str, **more: object) -> None:
        """Something a page says."""
        await self.socket.send(json.dumps({"say": say, **more}))

    async def until(self, part: str) -> None:
        """Until it was told something."""
        while part not in self.parts:
            await asyncio.sleep(0.01)


async def _join(bench: Bench) -> list[PageClient]:
    """Everyone comes."""
    pages = []
    for n in range(SEATED + WATCHING + TELEVISIONS):
        host = f"127.0.0.1:{bench.port}"
        page = PageClient(await connect(f"ws://{host}/talk", origin=f"http://{host}", max_size=None))  # type: ignore[arg-type]
        role = "television" if n >= SEATED + WATCHING else "phone"
        code = bench.host.guests.code
        await page.say("hello", code=code, key="", language=("en", "fr")[n % 2], role=role)
        await page.until("me")
        if n < SEATED:
            await page.say("sit", seat=f"p{n + 1}")
        pages.append(page)
    return pages


async def _touches(bench: Bench, pages: list[PageClient], moves: int) -> list[float]:
    """Moves by phone: milliseconds from the touch that makes a line to the last page that heard of it."""
    dice, took = random.Random(1), list[float]()
    table = bench.room.table
    while len(took) < moves and not table.outcome:
        move = dice.choice(table.session.moves)
        if move.seat == TABLE:
            bench.room.say(str(move))
            bench.show()
            continue
        page, before = pages[int(move.seat[1:]) - 1], table.session.told
        await page.say("cancel")
        for thing in (f":{move.verb}", *move.args):
            begun = now_ns()
            await page.say("touch", ids=[thing])
            await asyncio.sleep(0.08)  # no finger is quicker, and no page may be
            if table.session.told > before:
                break
        if table.session.told == before:  # asked whether one is sure: yes
            begun = now_ns()
            await page.say("sure")
            await asyncio.sleep(0.08)
        if table.session.told == before:
            bench.room.say(str(move))
            bench.show()
            continue
        while any(other.at < begun for other in pages):
            await asyncio.sleep(0.001)
        took.append((max(other.at for other in pages) - begun) / 1e6)
    return took


async def _measure(args: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder))
        await bench.ready.wait()
        pages = await _join(bench)
        begun, worked, served = time.monotonic(), bench.worked, bench.served()
        await asyncio.sleep(REST)
        gone = time.monotonic() - begun
        rest = (bench.worked - worked) / gone * 100, (bench.served() - served) / gone * 100
        begun, worked, served = time.monotonic(), bench.worked, bench.served()
        took = sorted(await _touches(bench, pages, args.touches))
        gone = time.monotonic() - begun
        play = (bench.worked - worked) / gone * 100, (bench.served() - served) / gone * 100
        each = (bench.worked - worked) / max(1, len(took)) * 1000
        for page in pages:
            page.reading.cancel()
            page.ticking.cancel()
        bench.close()
    median, most = took[len(took) // 2], took[int(len(took) * 0.95)]
    print(f"{SEATED + WATCHING} phones and {TELEVISIONS} televisions, {len(took)} moves in {gone:.0f} s")
    print(f"  touch to told on all pages: median {median:.0f} ms, 95 % {most:.0f} ms (aim {AIM_MS})")
    print(
        f"  the table's work for one move, all pages: {each:.1f} ms, times {SLOWER}: {each * SLOWER:.1f} ms"
    )
    for words, shares in (("at rest", rest), ("in play", play)):
        table, server = (SLOWER * share for share in shares)
        print(
            f"  share {words}, times {SLOWER}: table {table:.2f} %, server {server:.2f} % (aim {AIM_SHARE})"
        )


def phones(args: argparse.Namespace) -> int:
    """Measure, and say it."""
    asyncio.run(_measure(args))
    return 0

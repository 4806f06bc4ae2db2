"""Phones measured: from a touch to the frame in which every page has drawn it, and the processor's share.

The pages are real ones in Debian's Chromium. Each says when it was told, and when it had drawn that: at the
second animation frame after it, for the first one paints. A touch is dated by the browser's own event.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from companion.game import TABLE
from companion.games import GAMES
from companion.inputs import Press
from companion.keep.statistics import Chart
from companion.phones.guests import Guests
from companion.phones.host import Host
from companion.phones.wire import PLACE, Addresses, Gone, Says, line_of
from companion.play.match import Match
from companion.play.session import Session
from companion.play.table import Table
from companion.view import View
from ui.devices.phone_link import PhoneLink

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page  # of the test group: a table has no browser

SEATED, WATCHING, TELEVISIONS = 5, 3, 2
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eva")
SLOWER = 4  # a Pi 4 beside this machine
REST, PAUSE = 10.0, 0.1  # seconds: nobody touches anything; between two touches
COMING = 1.0  # seconds between two that join: all have one address, which may hold only so many connections
AIM_MS, AIM_SHARE = 300, 5
CHROMIUM = "/usr/bin/chromium"
# Every page is looked at: none may rest because another lies over it.
SEEN = ("--no-sandbox", "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows")
SMALL, LARGE = {"width": 360, "height": 640}, {"width": 1920, "height": 1080}
OPEN = (
    ".own .card.open, .keys .offer, .row .card.open, .board .open"  # what a finger finds that may be chosen
)
SURE = '[data-key="sure"]'
HOOK = """
  const Native = WebSocket, when = (stamp) => performance.timeOrigin + stamp;
  window.WebSocket = class extends Native {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", (event) => {
        if (!event.data.startsWith('{"parts"')) return;
        const told = when(performance.now());
        requestAnimationFrame(() => requestAnimationFrame(() => painted(told, when(performance.now()))));
      });
    }
  };
  addEventListener("pointerdown", (event) => touched(when(event.timeStamp)), true);
"""


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
        """As on the touch screen."""
        from ui.devices.phones import colours_of  # Kivy comes with it

        return colours_of(game)

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
        argv = [sys.executable, "-m", "companion", "--language", "en", "phones", "--port", str(self.port)]
        self.server = subprocess.Popen(argv, env=os.environ | {PLACE: str(folder / "table")})

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
                case None:  # a server has come: it is told what for
                    self.link.send(line_of(pages=True))
        self.show()
        self.worked += time.thread_time() - begun

    def show(self) -> None:
        """Tell every page what changed."""
        self.host.look()
        self.link.pass_on(self.host)

    def served(self) -> float:
        """How long the server has worked."""
        parts = Path(f"/proc/{self.server.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    async def share(self, work: Awaitable[object]) -> tuple[float, float]:
        """The share of a core that table and server took while something went on."""
        begun, worked, served = time.monotonic(), self.worked, self.served()
        await work
        gone = time.monotonic() - begun
        return (self.worked - worked) / gone * 100, (self.served() - served) / gone * 100

    def close(self) -> None:
        """The evening is over."""
        self.link.close()
        self.server.wait()


class Looked:
    """A page in a browser: when it was touched, when it was told something, when it had drawn that."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.touched = 0.0
        self.told: list[tuple[float, float]] = []
        self.stirred = asyncio.Event()

    async def listen(self) -> None:
        """From now on it says what it draws."""
        await self.page.expose_function("painted", self._painted)
        await self.page.expose_function("touched", self._touched)
        await self.page.add_init_script(HOOK)

    def _painted(self, told: float, drawn: float) -> None:
        self.told.append((told, drawn))
        self.stirred.set()

    def _touched(self, at: float) -> None:
        self.touched = at

    async def after(self, at: float) -> tuple[float, float]:
        """When it was first told something after a moment, and had drawn it."""
        while not (found := [one for one in self.told if one[0] >= at]):
            self.stirred.clear()
            await self.stirred.wait()
        return found[0]

    async def touch(self, what: str) -> None:
        """A finger on the first of such things, and the answer awaited."""
        before = len(self.told)
        thing = self.page.locator(what).first
        await thing.evaluate("one => one.scrollIntoView({ block: 'center' })")  # not behind the keys below
        box = await thing.bounding_box()
        assert box is not None
        # Where it lies, whatever lies on it: a finger means all of that too.
        await self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        while len(self.told) == before:
            self.stirred.clear()
            await self.stirred.wait()


async def join(bench: Bench, browser: Browser, n: int) -> Looked:
    """The one of that number comes: first those who sit, then who watches, then the televisions."""
    television = n >= SEATED + WATCHING
    context = await browser.new_context(
        viewport=LARGE if television else SMALL,  # type: ignore[arg-type]
        locale=("en-GB", "fr-FR")[n % 2],
    )
    looked = Looked(await context.new_page())
    await looked.listen()
    path = "tv" if television else ""
    await looked.page.goto(f"http://127.0.0.1:{bench.port}/{path}#{bench.host.guests.code}")
    if n < SEATED:
        await looked.page.locator(f'[data-key="sit p{n + 1}"]').click()
    elif not television:
        await looked.page.locator('[data-key="watch"]').click()
    await looked.page.locator(".prompt").wait_for()
    return looked


async def _everyone(bench: Bench, browser: Browser) -> list[Looked]:
    pages = []
    for n in range(SEATED + WATCHING + TELEVISIONS):
        pages.append(await join(bench, browser, n))
        await asyncio.sleep(COMING)
    return pages


async def _touches(bench: Bench, pages: list[Looked], moves: int) -> list[tuple[float, float]]:
    """Moves by phone: milliseconds from the touch that makes a line until all were told, and drew it."""
    dice, took = random.Random(1), list[tuple[float, float]]()
    table = bench.room.table
    while len(took) < moves and not table.outcome:
        move = dice.choice(table.session.moves)
        if move.seat == TABLE:
            bench.room.say(str(move))
            bench.show()
            continue
        looked, before = pages[int(move.seat[1:]) - 1], table.session.told
        await looked.page.locator(OPEN).first.wait_for(state="attached")
        while table.session.told == before:
            await looked.touch(OPEN)
            if await looked.page.locator(SURE).count():
                await looked.touch(SURE)
        heard = [await other.after(looked.touched) for other in pages]
        told, drawn = (max(moments) - looked.touched for moments in zip(*heard, strict=True))
        took.append((told, drawn))
        await asyncio.sleep(PAUSE)
    return took


async def _measure(args: argparse.Namespace) -> None:
    from playwright.async_api import async_playwright

    with tempfile.TemporaryDirectory() as folder:
        async with async_playwright() as playing:
            bench = Bench(Path(folder))
            await bench.ready.wait()
            browser = await playing.chromium.launch(executable_path=CHROMIUM, args=[*SEEN])
            pages = await _everyone(bench, browser)
            rest = await bench.share(asyncio.sleep(REST))
            took = list[tuple[float, float]]()

            async def play() -> None:
                took.extend(await _touches(bench, pages, args.touches))

            worked = bench.worked
            shares = await bench.share(play())
            each = (bench.worked - worked) / max(1, len(took)) * 1000
            await browser.close()
            bench.close()
    print(f"{SEATED + WATCHING} phones and {TELEVISIONS} televisions in Chromium on this machine, whose")
    print(f"{os.cpu_count()} cores had a load of {os.getloadavg()[0]:.0f}; {len(took)} moves")
    for words, which in (("told", 0), ("drawn", 1)):
        every = sorted(one[which] for one in took)
        median, most = every[len(every) // 2], every[int(len(every) * 0.95)]
        aim = f" (aim {AIM_MS})" if which else ""
        print(f"  touch to {words} on all pages: median {median:.0f} ms, 95 % {most:.0f} ms{aim}")
    print(
        f"  the table's work for one move, all pages: {each:.1f} ms, times {SLOWER}: {each * SLOWER:.1f} ms"
    )
    for words, both in (("at rest", rest), ("in play", shares)):
        table, server = (SLOWER * share for share in both)
        print(
            f"  share {words}, times {SLOWER}: table {table:.2f} %, server {server:.2f} % (aim {AIM_SHARE})"
        )


def phones(args: argparse.Namespace) -> int:
    """Measure, and say it; 1 where there is no browser."""
    if find_spec("playwright") is None or not Path(CHROMIUM).exists():
        print("pantheon: real pages want Debian's chromium and the test group's Playwright", file=sys.stderr)
        return 1
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    asyncio.run(_measure(args))
    return 0

"""The door: pages on one side, the table on the other. It passes words on, counts them, and knows no game.

Whoever floods, says nothing, reads too slowly or comes from a foreign page is shown out here already.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.inputs import now_ns
from companion.phones.clock import UNKNOWN, PhoneClock
from companion.phones.messages import LARGEST
from companion.phones.wire import line_of

MOST_PAGES, MOST_OF_ONE = 40, 16  # at once, and from one address
RATE, BURST = 25, 60  # messages a second, clock exchanges included
UNREAD = 64  # messages, or so many characters, that a page may be behind
UNREAD_LENGTH = 3_000_000
SILENCE = 60.0  # seconds after which a page that says nothing is gone
MS = 1_000_000
POLICY, TOO_MANY, TOO_SLOW, GONE = 1008, 1013, 4008, 4001


class Page:
    """One open page."""

    def __init__(self, number: int, socket: WebSocket) -> None:
        self.number, self.socket = number, socket
        self.clock = PhoneClock()
        self.asked: dict[int, tuple[int, int]] = {}  # exchanges under way: when asked, when answered
        self.unread: asyncio.Queue[str | None] = asyncio.Queue(UNREAD)
        self.length = 0
        self.ended = 1000  # the code it is closed with
        self._tokens, self._since = float(BURST), now_ns()

    def may_speak(self, at: int) -> bool:
        """Whether it says no more than a page of ours would."""
        self._tokens = min(float(BURST), self._tokens + (at - self._since) / 1e9 * RATE) - 1
        self._since = at
        return self._tokens >= 0

    def show(self, written: str) -> None:
        """Something to read; who is too far behind comes back and reads everything anew."""
        if self.unread.full() or self.length + len(written) > UNREAD_LENGTH:
            self.end(TOO_SLOW)
            return
        self.length += len(written)
        self.unread.put_nowait(written)

    def end(self, code: int) -> None:
        """Close it, whatever it has not read."""
        self.ended = code
        while not self.unread.empty():
            self.unread.get_nowait()
        self.unread.put_nowait(None)


class Door:
    """Everyone who is connected."""

    def __init__(self, to_table: Callable[[bytes], None]) -> None:
        self._to_table = to_table
        self.pages: dict[int, Page] = {}
        self._of_one: Counter[str] = Counter()
        self._numbers = count(1)

    async def visit(self, socket: WebSocket) -> None:
        """A page from its first word to its last."""
        address = socket.client.host if socket.client else ""
        if not same_origin(socket.headers) or self._crowded(address):
            await socket.close(POLICY)
            return
        self._of_one[address] += 1
        page = Page(next(self._numbers), socket)
        try:
            await socket.accept()
            self.pages[page.number] = page
            work = [asyncio.ensure_future(self._read(page)), asyncio.ensure_future(_write(page))]
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
        finally:
            self._of_one[address] -= 1
            self._of_one += Counter()  # nobody is remembered
            if self.pages.pop(page.number, None):
                self._to_table(line_of(page=page.number, gone=True))
            with suppress(RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
                async with asyncio.timeout(2):
                    await socket.close(page.ended)

    def _crowded(self, address: str) -> bool:
        return len(self.pages) >= MOST_PAGES or self._of_one[address] >= MOST_OF_ONE

    async def _read(self, page: Page) -> None:
        with suppress(WebSocketDisconnect, TimeoutError):
            while True:
                async with asyncio.timeout(SILENCE):
                    said = await page.socket.receive_text()
                at = now_ns()
                if len(said) > LARGEST or not page.may_speak(at):
                    page.ended = POLICY
                    return
                self._heard(page, said, at)

    def _heard(self, page: Page, said: str, at: int) -> None:
        """What is about clocks is answered here, where nothing delays it; all else is for the table."""
        if '"clock"' in said or '"slap"' in said:
            told = _object(said)
            if told.get("say") == "clock":
                self._exchange(page, told, at)
                return
            if told.get("say") == "slap":
                said = _slapped(page, told, at)
        self._to_table(line_of(page=page.number, said=said))

    def _exchange(self, page: Page, told: Mapping[str, Any], at: int) -> None:
        """A page asked what time it is, and says when it heard the last answer."""
        number, asked = told.get("n"), _ns(told.get("t0"))
        match told.get("last"):
            case [int(before), float() | int() as heard] if before in page.asked:
                page.clock.exchanged(*page.asked.pop(before), _ns(heard) or 0)
        if isinstance(number, int) and asked is not None:
            page.asked = {number: (asked, at)}
            known = round(page.clock.within / MS) if page.clock.known else None
            page.show(json.dumps({"clock": number, "within": known}))

    # what the table says

    def from_table(self, line: bytes) -> None:
        """Something for a page, or that a page must go."""
        told = json.loads(line)
        page = self.pages.get(told.get("page"))
        if page is None:
            return
        if "show" in told:
            page.show(told["show"])
        elif "close" in told:
            page.show(json.dumps({"closed": told["close"]}))
            page.show("")  # the last thing it reads

    def close(self) -> None:
        """The table is gone."""
        for page in [*self.pages.values()]:
            page.end(GONE)


async def _write(page: Page) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (written := await page.unread.get()) is not None:
            if not written:
                page.ended = GONE
                return
            page.length -= len(written)
            await page.socket.send_text(written)


def _slapped(page: Page, told: Mapping[str, Any], at: int) -> str:
    """A slap with its moment by our clock; without a measured clock, when it came and that we hardly know."""
    touched = _ns(told.get("t"))
    moment, within = at, UNKNOWN
    if page.clock.known and touched is not None:
        moment, within = page.clock.moment(touched)
    return json.dumps({"say": "slap", "at": moment, "within": within})


def _object(said: str) -> Mapping[str, Any]:
    try:
        told = json.loads(said)
    except (ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}


def _ns(ms: object) -> int | None:
    """A page's milliseconds as nanoseconds, if they can be any."""
    if isinstance(ms, bool) or not isinstance(ms, int | float) or not 0 <= ms < 1e12:
        return None
    return round(ms * MS)


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether it is our own page that wants to speak, and no other that somebody has open."""
    return headers.get("origin", "") == f"http://{headers.get('host', '')}"

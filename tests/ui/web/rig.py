"""A table, its host and the server of the pages in one loop beside the test: all but the local socket."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Mapping
from threading import Event, Thread
from typing import TypeVar

import uvicorn

from companion.inputs import now_ns
from companion.phones.guests import Guests
from companion.phones.host import Host, LetGo, Send
from companion.play.table import Table
from companion.watch import Watch, wear
from tests.companion.phones.room import Room
from ui.devices.phones import colours_of
from ui.web.door import Door
from ui.web.serve import Impatient
from ui.web.site import site

T = TypeVar("T")


class Coloured(Room):
    """With the colours of the touch screen."""

    def palette(self, game: str) -> Mapping[str, object]:
        """Every theme."""
        return colours_of(game)


class Rig:
    """Everything that happens between a table and its pages, at a port of this machine alone."""

    def __init__(self, table: Table | None = None) -> None:
        self.room = Coloured(table)
        self.host = Host(self.room, Guests(), lambda kept: None)
        self.door = Door(self._to_table)
        self._loop = asyncio.new_event_loop()
        self._ready = Event()
        self._take_off = wear(Watch())  # a browser's clock goes on whatever a test does
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        config = uvicorn.Config(
            site(self.door), http=Impatient, lifespan="off", log_level="error", ws_max_size=4096
        )
        self._server = uvicorn.Server(config)
        self._thread = Thread(target=self._run, name="rig", daemon=True)
        self._thread.start()
        self._ready.wait()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.call_later(0.05, self._ready.set)
        self._loop.run_until_complete(self._server.serve([self._socket]))

    def _to_table(self, line: bytes) -> None:
        told = json.loads(line)
        if told.get("gone"):
            self.host.gone(told["page"])
        elif "said" in told:
            self.host.hear(told["page"], told["said"], now_ns())
        self.flush()

    def flush(self) -> None:
        """Tell every page what changed."""
        self.host.look()
        out, self.host.out = self.host.out, []
        for one in out:
            match one:
                case Send(page, written):
                    self.door.from_table(json.dumps({"page": page, "show": written}).encode())
                case LetGo(page, why):
                    self.door.from_table(json.dumps({"page": page, "close": why}).encode())

    def do(self, work: Callable[[], T]) -> T:
        """Something done to the table from the test, and told to all pages."""

        async def done() -> T:
            result = work()
            self.flush()
            return result

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result()

    def say(self, *lines: str) -> None:
        """Lines said at the touch screen."""
        self.do(lambda: [self.room.say(line) for line in lines])

    @property
    def address(self) -> str:
        """Where the pages are, with the code."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def invitation(self) -> str:
        """What a phone scans."""
        return f"{self.address}/#{self.host.guests.code}"

    def close(self) -> None:
        """The table is gone."""
        self._loop.call_soon_threadsafe(self.door.close)
        self._server.should_exit = True
        self._thread.join()
        self._take_off()

"""`companion phones`: the server of the pages. It begins when the table asks, and ends with it."""

from __future__ import annotations

import argparse
import asyncio
import fcntl
import json
import socket
import struct
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from companion.phones.wire import LONGEST_OUT, MOST_ADDRESSES, line_of, socket_place
from ui.web.club_link import ClubLink
from ui.web.door import Door
from ui.web.site import site

HIGHEST = 65_535  # of all ports
PATIENCE = 10.0  # seconds within which whoever connects must have asked for something
MOST, MOST_OF_ONE = 120, 40  # connections of every kind, and from one address
BEHIND = 1_000_000  # bytes the table has not read: then it is gone
SIOCGIFADDR = 0x8915

_connected: Counter[str] = Counter()


class Impatient(H11Protocol):
    """Whoever connects and says nothing, or too much at once, takes nobody else's place."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and give it a little time."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self._address = str(peer[0]) if peer else ""
        _connected[self._address] += 1
        if _connected[self._address] > MOST_OF_ONE or _connected.total() > MOST:
            transport.abort()
            return
        self._waiting = self.loop.call_later(PATIENCE, self._too_slow)

    def _too_slow(self) -> None:
        if self.transport.get_protocol() is self and self.cycle is None:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: object) -> None:
        """From now on the door counts it."""
        self._let_go()
        super().handle_websocket_upgrade(event)  # type: ignore[arg-type]

    def _let_go(self) -> None:
        if self._address:
            _connected[self._address] -= 1
            if not _connected[self._address]:
                del _connected[self._address]
            self._address = ""


def addresses(port: int) -> list[str]:
    """Where the pages are found: by this machine's name, and by its addresses."""
    names = [f"{socket.gethostname().lower()}.local"] if Path("/run/avahi-daemon").exists() else []
    return [f"http://{name}:{port}/" for name in (*_own_addresses(), *names)][:MOST_ADDRESSES]


def _own_addresses() -> Iterator[str]:
    """The addresses of this machine, but not the one it calls itself by."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for card in sorted(Path("/sys/class/net").glob("*")):
            try:
                wanted = struct.pack("256s", card.name[:15].encode())
                found = fcntl.ioctl(asking.fileno(), SIOCGIFADDR, wanted)
            except OSError:
                continue  # it has none
            address = socket.inet_ntoa(found[20:24])
            if not address.startswith("127."):
                yield address


async def serve(place: Path, port: int) -> int:
    """Do what the table asks for, serve pages, speak to its club, until the table is gone; the exit code."""
    reader, writer = await asyncio.open_unix_connection(str(place), limit=LONGEST_OUT)

    def to_table(line: bytes) -> None:
        if writer.transport.get_write_buffer_size() > BEHIND:
            writer.transport.abort()
        if not writer.is_closing():
            writer.write(line)

    door, club = Door(to_table), ClubLink(to_table)
    pages: Pages | None = None
    try:
        while line := await reader.readline():
            told = json.loads(line)
            if told.get("pages") is True and pages is None:
                pages = Pages(door, port)
                to_table(line_of(addresses=addresses(port)))
            elif "join" in told or "publish" in told:
                club.told(told)
            else:
                door.from_table(line)
    except (ValueError, OSError) as trouble:
        # The table speaks no more, or not as it should; or the port is taken.
        print(f"pantheon: {trouble}", file=sys.stderr)
    finally:
        door.close()
        await club.close()
        if pages is not None:
            await pages.close()
        writer.close()
    return 0


class Pages:
    """The pages on the network, once somebody has switched them on."""

    def __init__(self, door: Door, port: int) -> None:
        both = socket.has_dualstack_ipv6()
        family = socket.AF_INET6 if both else socket.AF_INET
        self._listening = socket.create_server(("", port), family=family, dualstack_ipv6=both)
        self._server = uvicorn.Server(_config(door))
        self._serving = asyncio.ensure_future(self._server.serve([self._listening]))

    async def close(self) -> None:
        """Nobody is served any more."""
        self._server.should_exit = True
        await self._serving
        self._listening.close()


def _config(door: Door) -> uvicorn.Config:
    return uvicorn.Config(
        site(door),
        http=Impatient,
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        limit_concurrency=MOST,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=1,
        h11_max_incomplete_event_size=8192,
        ws_max_size=4096,
        ws_max_queue=8,
        ws_per_message_deflate=False,
    )


def main(args: argparse.Namespace) -> int:
    """Serve the pages of the table that listens at the local socket."""
    place = socket_place()
    if not place.is_socket():
        print("pantheon: phones are not switched on at the table (Settings, Phones)", file=sys.stderr)
        return 1
    if args.port > HIGHEST:
        print(f"pantheon: {args.port} is no port: there are {HIGHEST}", file=sys.stderr)
        return 2
    return asyncio.run(serve(place, args.port))

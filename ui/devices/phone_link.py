"""The local socket between the app and the server of the pages: threads that only pass lines on.

The app itself hears no network. Whatever comes is understood on the thread of the screen.
"""

from __future__ import annotations

import os
import queue
import socket
import stat
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread

from companion.inputs import now_ns
from companion.phones.host import Host, LetGo, Send
from companion.phones.messages import BadMessage
from companion.phones.wire import LONGEST_IN, FromServer, Says, line_of, read_line

MOST_UNHEARD = 500  # lines that wait for the screen, and of one page
MOST_OF_ONE = 60
MOST_UNSENT = 5000


class PhoneLink:
    """One server at a time; a page that speaks too much is cut off, and the game does not notice."""

    def __init__(self, place: Path, stir: Callable[[], None]) -> None:
        self._place, self._stir = place, stir
        self._heard: deque[tuple[FromServer | None, int]] = deque()
        self._of_one: Counter[int] = Counter()
        self._lock = Lock()
        self._server: socket.socket | None = None
        self._unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._closed = False
        self._listening = _listen(place)
        Thread(target=self._accept, name="phones", daemon=True).start()

    def take(self) -> list[tuple[FromServer | None, int]]:
        """What was said since the last look, each with its moment; None: the server is gone."""
        with self._lock:
            heard, self._heard = [*self._heard], deque()
            self._of_one.clear()
        return heard

    def send(self, line: bytes) -> None:
        """A line for the server; without one it is for nobody."""
        if self._server is not None:
            if self._unsent.qsize() > MOST_UNSENT:
                self._cut_off()
            self._unsent.put(line)

    def pass_on(self, host: Host) -> None:
        """What the host has to say, to the pages that it is for."""
        out, host.out = host.out, []
        for one in out:
            match one:
                case Send(page, written):
                    self.send(line_of(page=page, show=written))
                case LetGo(page, why):
                    self.send(line_of(page=page, close=why))

    def close(self) -> None:
        """Listen no more; saying it twice does no harm."""
        self._closed = True
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._cut_off()
        with suppress(OSError):
            self._place.unlink(missing_ok=True)

    def _cut_off(self) -> None:
        server, self._server = self._server, None
        if server is not None:
            self._unsent.put(None)
            with suppress(OSError):
                server.shutdown(socket.SHUT_RDWR)
            server.close()

    # beside the screen

    def _accept(self) -> None:
        while not self._closed:
            try:
                server, _ = self._listening.accept()
            except OSError:
                return
            self._cut_off()
            self._hear(None)
            server.settimeout(None)
            self._unsent = queue.SimpleQueue()
            self._server = server
            Thread(target=self._write, args=(server, self._unsent), name="phones-out", daemon=True).start()
            Thread(target=self._read, args=(server,), name="phones-in", daemon=True).start()

    def _write(self, server: socket.socket, unsent: queue.SimpleQueue[bytes | None]) -> None:
        with suppress(OSError):
            while (line := unsent.get()) is not None:
                server.sendall(line)
        server.close()

    def _read(self, server: socket.socket) -> None:
        with suppress(OSError, BadMessage), server.makefile("rb") as lines:
            while line := lines.readline(LONGEST_IN + 1):
                told = read_line(line)
                if isinstance(told, Says) and not self._room_for(told.page):
                    self.send(line_of(page=told.page, close="wrong"))
                    continue
                self._hear(told)
        if self._server is server:
            self._cut_off()
            self._hear(None)

    def _room_for(self, page: int) -> bool:
        with self._lock:
            self._of_one[page] += 1
            return self._of_one[page] <= MOST_OF_ONE and len(self._heard) < MOST_UNHEARD

    def _hear(self, told: FromServer | None) -> None:
        with self._lock:
            self._heard.append((told, now_ns()))
        self._stir()


def _listen(place: Path) -> socket.socket:
    """The socket where the server finds us: for its group where there is one, and for nobody else."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.exists() and stat.S_ISSOCK(place.stat().st_mode):
        place.unlink()
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(place))
    os.chmod(place, 0o660)
    listening.listen(1)
    return listening

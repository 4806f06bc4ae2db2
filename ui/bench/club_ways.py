"""The ways of a bench's processes to its broker: network namespaces, or relays where there can be none."""

from __future__ import annotations

import os
import select
import socket
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress

BROKER = "broker"


class Namespaces:
    """Each end is a machine of its own to the kernel, with one cable to the broker's; root's to make."""

    host, how = "10.83.0.1", "network namespaces, cables pulled"

    def __init__(self, ends: Sequence[str]) -> None:
        self._first = f"club{os.getpid()}"
        self._made: list[str] = []
        try:
            self._machine(BROKER)
            self._ip(BROKER, "link add hall type bridge")
            self._ip(BROKER, f"address add {self.host}/16 dev hall")
            self._ip(BROKER, "link set hall up")
            for n, end in enumerate(ends):
                self._machine(end)
                self._ip(BROKER, f"link add way{n} type veth peer name cable netns {self._first}-{end}")
                self._ip(BROKER, f"link set way{n} master hall up")
                self._ip(end, f"address add 10.83.1.{n + 1}/16 dev cable")
                self._ip(end, "link set cable up")
        except (OSError, subprocess.CalledProcessError) as trouble:
            self.close()
            why = getattr(trouble, "stderr", b"") or str(trouble).encode()
            raise OSError(why.decode().strip()) from None
        self._ways = {end: f"way{n}" for n, end in enumerate(ends)}

    def _machine(self, name: str) -> None:
        _run("ip", "netns", "add", f"{self._first}-{name}")
        self._made.append(name)
        self._ip(name, "link set lo up")

    def _ip(self, name: str, command: str) -> None:
        _run("ip", "-n", f"{self._first}-{name}", *command.split(" "))

    def inside(self, end: str) -> list[str]:
        """What a command begins with that runs on that machine."""
        return ["ip", "netns", "exec", f"{self._first}-{end}"]

    def port(self, end: str, port: int) -> int:
        """Where an end finds the broker that listens at a port: there."""
        return port

    def cut(self, end: str, so: bool = True) -> None:
        """Pull an end's cable, or plug it in again: nobody is told, packets only stop coming."""
        self._ip(BROKER, f"link set {self._ways[end]} {'down' if so else 'up'}")

    def close(self) -> None:
        """The machines go, and their cables with them."""
        for name in self._made:
            with suppress(OSError, subprocess.CalledProcessError):
                _run("ip", "netns", "delete", f"{self._first}-{name}")
        self._made.clear()


def _run(*argv: str) -> None:
    subprocess.run(argv, check=True, capture_output=True)


class Relays:
    """The same for whoever may not make namespaces: one machine, and connections that are broken off."""

    host, how = "localhost", "a relay, connections broken off"

    def __init__(self, ends: Sequence[str]) -> None:
        self._relays: dict[str, Relay] = {}

    def inside(self, end: str) -> list[str]:
        """Everything runs here."""
        return []

    def port(self, end: str, port: int) -> int:
        """Where an end finds the broker that listens at a port: behind a relay of its own."""
        if end not in self._relays:
            self._relays[end] = Relay(port)
        return self._relays[end].port

    def cut(self, end: str, so: bool = True) -> None:
        """Break an end's connections off and turn it away, or let it come back."""
        self._relays[end].cut = so

    def close(self) -> None:
        """Relays end with the process."""


def ways(ends: Sequence[str]) -> Namespaces | Relays:
    """Namespaces if they can be made; if not, it is said why."""
    try:
        return Namespaces(ends)
    except OSError as trouble:
        print(f"no network namespaces here ({trouble}): ways are cut by a relay instead", flush=True)
        return Relays(ends)


class Relay:
    """A way to the broker that can be cut; whoever comes while it is cut is turned away."""

    def __init__(self, port: int) -> None:
        self._to, self.cut = port, False
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=256)
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        ways: dict[socket.socket, socket.socket] = {}
        while True:
            if self.cut:
                for one in [*ways]:
                    one.close()
                ways.clear()
            ready, _, _ = select.select([self._listening, *ways], [], [], 0.1)
            for one in ready:
                if one is self._listening:
                    self._accept(ways)
                elif one in ways:
                    _pass_on(one, ways)

    def _accept(self, ways: dict[socket.socket, socket.socket]) -> None:
        came, _ = self._listening.accept()
        if not self.cut:
            with suppress(OSError):
                there = socket.create_connection(("localhost", self._to), timeout=2)
                ways[came], ways[there] = there, came
                return
        came.close()


def _pass_on(one: socket.socket, ways: dict[socket.socket, socket.socket]) -> None:
    other = ways[one]
    with suppress(OSError):
        if data := one.recv(65536):
            other.sendall(data)
            return
    for end in (one, other):
        ways.pop(end, None)
        end.close()

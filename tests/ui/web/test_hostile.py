"""A thousand hostile visitors on real sockets: the game does not notice, and who plays plays on."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.companion.phones.room import table_of
from tests.ui.web.rig import Rig

VISITORS = 1000
STAY = 50  # of them stay connected and say no more
EVIL = "http://evil.example"


@pytest.fixture
def rig() -> Iterator[Rig]:
    opened = Rig(table_of("battle", ("Ana", "Bo")))
    yield opened
    opened.close()


def parts(page: ClientConnection, wanted: str) -> dict[str, object]:
    """What a page is told, until it is told this."""
    told: dict[str, object] = {}
    while wanted not in told:
        told |= json.loads(page.recv(timeout=30)).get("parts", {})
    return told


def opened(rig: Rig) -> connect:  # type: ignore[valid-type]
    """A page of ours that has said nothing yet."""
    return connect(f"ws://127.0.0.1:{rig.port}/talk", origin=rig.address)  # type: ignore[arg-type]


def sit(rig: Rig, page: ClientConnection) -> None:
    """Somebody comes to play."""
    code = rig.host.guests.code
    page.send(json.dumps({"say": "hello", "code": code, "key": "", "language": "en", "role": "phone"}))
    parts(page, "me")
    page.send(json.dumps({"say": "sit", "seat": "p1"}))
    parts(page, "me")


def request(host: str, origin: str = "") -> bytes:
    """What a browser asks for, to open a socket or a page."""
    if not origin:
        return f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    opening = f"GET /talk HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n"
    return (
        f"{opening}Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def frame(said: bytes) -> bytes:
    """A message as it goes over the wire, masked with nothing."""
    length = (
        bytes([0x80 | len(said)]) if len(said) < 126 else bytes([0x80 | 126]) + len(said).to_bytes(2, "big")
    )
    return b"\x81" + length + bytes(4) + said


def fuzzed(dice: random.Random) -> bytes:
    """A message that nobody should say."""
    told = {
        "say": dice.choice(("hello", "sit", "touch", "slap", "number", "sure", "clock", "undo")),
        "seat": dice.choice(("p1", "p2", "table")),
        "ids": [dice.choice(("a1", "p1 move apollo a2", "undo", "! table end"))] * dice.randrange(12),
        "code": "".join(dice.choices("ABCDEFGH2345", k=8)),
        "key": "".join(dice.choices("abcdef", k=24)),
        "role": dice.choice(("phone", "television", "owner")),
        "n": dice.choice((1, -1, "x", None, 1e300)),
        "t0": dice.choice((1, -1, "x", None, 1e300)),
        "at": dice.randrange(1 << 62),
    }
    written = json.dumps(told).encode()
    return dice.choice(
        (written, written[: dice.randrange(len(written))], bytes(dice.choices(range(128), k=90)))
    )


def visit(rig: Rig, dice: random.Random, n: int) -> socket.socket:
    """One of them, from an address of their own."""
    ours = f"127.0.0.1:{rig.port}"
    sock = socket.create_connection(("127.0.0.1", rig.port), source_address=(f"127.0.1.{1 + n % 250}", 0))
    with suppress(OSError):  # whoever is shown out cannot say all of it
        match n % 7:
            case 0:
                sock.sendall(bytes(dice.choices(range(256), k=dice.randrange(1, 20_000))))
            case 1:
                sock.sendall(request(ours)[: dice.randrange(1, 30)])
            case 2:
                sock.sendall(request("evil.example"))
            case 3:
                sock.sendall(request(ours, EVIL) + frame(fuzzed(dice)))
            case 4:
                sock.sendall(
                    request(ours, f"http://{ours}") + b"".join(frame(fuzzed(dice)) for _ in range(80))
                )
            case 5:
                sock.sendall(request(ours, f"http://{ours}") + frame(b"x" * 60_000))
            case 6:  # asks for much and reads nothing of it
                sock.sendall(request(ours) * 30)
    return sock


def test_the_game_does_not_notice_a_thousand_hostile_visitors(rig: Rig) -> None:
    dice, table = random.Random(8), rig.room.table
    assert table is not None
    with ExitStack() as stay, opened(rig) as page:
        sit(rig, page)
        before, stayed = [*table.session.lines()], list[socket.socket]()
        for n in range(VISITORS):
            stayed.append(stay.enter_context(visit(rig, dice, n)))
            if len(stayed) > STAY:
                stayed.pop(0).close()
        assert rig.do(lambda: [*table.session.lines()]) == before
        assert [who.seat for who in rig.do(rig.host.present) if who.seat] == ["p1"]
        piece, to = next(move for move in table.session.moves if move.seat == "p1").args
        for thing in (piece, to):
            page.send(json.dumps({"say": "touch", "ids": [thing]}))
        while "p1" in parts(page, "ask")["ask"]["acting"]:  # type: ignore[index]
            pass
        assert rig.do(lambda: len([*table.session.lines()])) == len(before) + 1


def test_what_was_said_once_by_a_page_is_worth_nothing_on_another(rig: Rig) -> None:
    """Whoever listened in and says the same words again, without the key, moves nothing."""
    table = rig.room.table
    assert table is not None
    piece, to = next(move for move in table.session.moves if move.seat == "p1").args
    again = ({"say": "sit", "seat": "p1"}, {"say": "touch", "ids": [piece]}, {"say": "touch", "ids": [to]})
    with opened(rig) as page, opened(rig) as thief:
        sit(rig, page)
        before = [*table.session.lines()]
        for said in again:
            thief.send(json.dumps(said))
        hello = {"say": "hello", "code": "AAAAAAAA", "key": "", "language": "en", "role": "phone"}
        thief.send(json.dumps(hello))
        assert "refused" in json.loads(thief.recv(timeout=30))
        assert rig.do(lambda: [*table.session.lines()]) == before

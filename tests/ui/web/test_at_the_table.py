"""Phones by touch: switched on, somebody joins and plays, the owner sees them and sends them away."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from pathlib import Path

from tests.ui.moves_by_touch import start_game
from ui.checks.finger import Hand


class Server:
    """The server of the pages, as far as the table knows it: the other end of the local socket."""

    def __init__(self, place: Path) -> None:
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(str(place))
        self.lines = self.socket.makefile("rb")

    def say(self, **told: object) -> None:
        self.socket.sendall(json.dumps(told).encode() + b"\n")

    def page(self, page: int, say: str, **more: object) -> None:
        self.say(page=page, said=json.dumps({"say": say, **more}))

    def told(self) -> dict[str, object]:
        """The next line for a page."""
        while "page" not in (line := json.loads(self.lines.readline())):
            assert line == {"pages": True}, "what the server is there for"
        return {"page": line["page"]} | (json.loads(line["show"]) if "show" in line else line)

    def close(self) -> None:
        self.lines.close()
        self.socket.close()


def until(hand: Hand, true: Callable[[], object]) -> None:
    """Frames until the screen's thread has heard what a thread beside it was told."""
    while not true():
        hand.wait()


def test_a_phone_joins_plays_and_is_sent_away(hand: Hand, home: Path) -> None:
    start_game(hand, "5 × 5")
    app = hand.app
    assert app.phones.link is None, "nothing listens before somebody switches it on"
    app.root.show("settings")
    hand.wait()
    hand.press("Phones and television")
    hand.press("On")
    server = Server(home / "phones.socket")
    server.say(addresses=["http://10.0.0.7:8437/"])
    until(hand, lambda: app.phones.addresses)
    assert app.phones.invitation == f"http://10.0.0.7:8437/#{app.phones.host.guests.code}"
    server.page(1, "hello", code=app.phones.code, key="", language="en", role="phone")
    until(hand, lambda: app.phones.host.guests.pages)
    server.page(1, "sit", seat=app.table.session.acting[0])
    until(hand, lambda: app.phones.host.present()[0].seat)
    hand.wait()
    name = app.phones.host.present()[0].name
    assert any(name in words for words in hand.words())
    app.root.sit_down()
    hand.wait()
    before = len(app.table.session.now.nodes)
    piece, to = app.table.session.moves[0].args
    server.page(1, "touch", ids=[piece])
    server.page(1, "touch", ids=[to])
    until(hand, lambda: len(app.table.session.now.nodes) > before)
    assert len(app.game.journal.lines(app.opened.number)) > before, "on disk like every line"
    app.root.show("phones")
    hand.wait()
    hand.press(name)
    hand.press("Send away")
    assert app.phones.host.present() == []
    closed = server.told()
    while "close" not in closed:
        closed = server.told()
    assert closed == {"page": 1, "close": "away"}
    hand.press("Off")
    assert app.phones.link is None
    assert not (home / "phones.socket").exists()
    server.close()


def test_the_owner_sees_everyone_who_is_there_frees_a_lost_seat_and_renews_the_code(
    hand: Hand, home: Path
) -> None:
    start_game(hand, "5 × 5")
    app = hand.app
    app.root.show("phones")
    hand.wait()
    hand.press("On")
    server = Server(home / "phones.socket")
    server.say(addresses=["http://10.0.0.7:8437/"])
    until(hand, lambda: app.phones.addresses)
    for page, role in ((1, "phone"), (2, "phone"), (3, "television")):
        server.page(page, "hello", code=app.phones.code, key="", language="en", role=role)
    server.page(1, "sit", seat="p1")
    until(hand, lambda: len(app.phones.host.present()) == 3 and app.phones.host.present()[0].seat)
    hand.wait()
    name = app.phones.host.present()[0].name
    shown = " ".join(hand.words())
    for words in (name, "plays by phone", "A phone", "A television", "watches", app.phones.code):
        assert words in shown
    server.say(page=1, gone=True)
    until(hand, lambda: app.phones.host.present()[0].page is None)
    hand.wait()
    assert any("the page is not open now" in words for words in hand.words())
    hand.press(name)
    hand.press("Send away")
    assert not any(who.seat for who in app.phones.host.present()), "a lost phone's seat is free again"
    code = app.phones.code
    hand.press("New code")
    hand.press("Leave it as it is")
    assert app.phones.code == code
    hand.press("New code")
    assert any("must join again" in words for words in hand.words())
    hand.press(icon="redo")
    assert app.phones.code != code
    assert app.phones.host.present() == []
    hand.press("Off")
    server.close()

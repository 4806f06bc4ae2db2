"""Tables, a hub and a real Mosquitto: killed, cut off, replaced, and who may say what."""

from __future__ import annotations

import json
import random
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import paho.mqtt.client as mqtt
import pytest
from paho.mqtt.enums import CallbackAPIVersion

from companion.club.diary import new_evening
from companion.club.folder import Invitation, read_invitation
from companion.club.public import LARGEST
from companion.club.topics import Message
from companion.keep.journal import Journal
from companion.play.match import Match
from tests.ui.club.broker import MOSQUITTO, Broker, complete, until
from ui.web.broker import NotOurClub, Wire, pinned
from ui.web.stations import Station

pytestmark = pytest.mark.skipif(not MOSQUITTO, reason="Debian's mosquitto is not installed")


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    found = Broker(tmp_path)
    yield found
    found.kill()


def play(journal: Journal, lines: int, seed: str = "1") -> int:
    """A game of Battle by random hands."""
    dice = random.Random(seed)
    number = journal.begin(Match("battle", ("Ann", "Bob")))
    session = journal.session(number)
    while session.moves and session.told < lines:
        session.do(str(dice.choice(session.moves)), at=session.told)
    return number


def goes_on(station: Station, number: int, lines: int = 5) -> None:
    """A few more lines of a game, whatever the network does."""
    session = station.courier.outbox.journal.session(number)
    for _ in range(lines):
        session.do("clock p1 +1", at=session.told)
    station.courier.outbox.look(number)


def test_a_game_is_followed_line_by_line(broker: Broker) -> None:
    table, hub = broker.table("t1"), broker.hub()
    for station in (table, hub):
        station.wire.open()
    number = play(table.courier.outbox.journal, 30)
    table.courier.outbox.look()
    until(lambda: complete(hub, [table]), table, hub)
    goes_on(table, number)
    until(lambda: complete(hub, [table]), table, hub)
    assert hub.hub.here["t1"] is True
    assert hub.hub.collector.counts.refused == 0
    for station in (table, hub):
        station.close()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_broker_that_dies_and_comes_back_loses_nothing(broker: Broker, how: int) -> None:
    table, hub = broker.table("t1"), broker.hub()
    for station in (table, hub):
        station.wire.open()
    number = play(table.courier.outbox.journal, 40)
    table.courier.outbox.look()
    until(lambda: hub.hub.collector.counts.lines > 5, table, hub)
    broker.kill(how)
    goes_on(table, number, 20)  # nothing at the table waits
    until(lambda: bool(table.why and hub.why), table, hub)
    broker.start()
    until(lambda: complete(hub, [table]), table, hub)
    lines = hub.hub.collector.journal.lines(1)
    assert lines == table.courier.outbox.journal.lines(number)
    for station in (table, hub):
        station.close()


def test_a_table_that_was_away_catches_up_and_a_new_hub_learns_everything(broker: Broker) -> None:
    table = broker.table("t1")
    for n in range(3):
        play(table.courier.outbox.journal, 30, f"{n}")
    table.courier.outbox.look()
    table.wire.open()  # no hub is there yet
    until(lambda: not table.courier.outbox.behind and table.courier.open, table)
    old = broker.hub("old")
    old.wire.open()
    until(lambda: complete(old, [table]), table, old)
    old.close()
    new = broker.hub("new")  # another machine: nothing of the old one is there
    new.wire.open()
    until(lambda: complete(new, [table]), table, new)
    assert len(new.hub.collector.journal.games()) == 3
    for station in (table, new):
        station.close()


def test_an_evening_is_taken_over_by_a_new_hub_from_the_broker_alone(broker: Broker) -> None:
    table, old = broker.table("t1"), broker.hub("old")
    old.hub.diary = new_evening(old.hub.place, "20261118")
    old.hub.say("evening swiss 3", "game battle 2", "come ann Ann", "come bob Bob", "table t1")
    old.hub.say("seat 1 t1 battle ann bob", "start 1")
    for station in (table, old):
        station.wire.open()
    until(lambda: table.courier.seated is not None, table, old)
    assert table.courier.seated
    assert (table.courier.seated.names, table.courier.seated.started) == (("Ann", "Bob"), True)
    table.courier.confirm([2, 1])
    until(lambda: bool(old.hub.evening.seatings[0].places), table, old)
    until(lambda: bool(table.courier.seated and table.courier.seated.places == (2, 1)), table, old)
    old.close()
    new = broker.hub("new")
    new.wire.open()
    until(lambda: bool(new.hub.evening.seatings and new.hub.evening.seatings[0].places), new)
    assert new.hub.evening == old.hub.evening
    for station in (table, new):
        station.close()


# who may say what


class Stranger:
    """Somebody with a client of their own."""

    def __init__(self, to: Invitation, user: str, secret: str) -> None:
        self.answer, self.gone, self.told = threading.Event(), threading.Event(), threading.Event()
        self.failed = False
        self.client = mqtt.Client(CallbackAPIVersion.VERSION2, "stranger")
        self.client.username_pw_set(user, secret) if user else None
        self.client.tls_set_context(pinned(to))
        self.client.on_connect = self._connected
        self.client.on_disconnect = lambda *_: self.gone.set()
        self.client.on_publish = lambda *_: self.told.set()
        self.client.connect(to.host, to.port)
        self.client.loop_start()

    def _connected(self, client: object, data: object, flags: object, code: object, more: object) -> None:
        self.failed = bool(getattr(code, "is_failure", True))
        self.answer.set()


@pytest.mark.parametrize(
    ("user", "secret"), [("", ""), ("t1", "wrong" * 6), ("hub", "guess" * 6), ("root", "")]
)
def test_a_foreign_client_is_not_let_in(broker: Broker, user: str, secret: str) -> None:
    to = broker.club.known("t1")
    stranger = Stranger(to, user, secret)
    stranger.answer.wait()
    assert stranger.failed
    stranger.client.loop_stop()


def test_a_table_may_not_speak_for_another_nor_read_it(broker: Broker) -> None:
    bad, good, hub = broker.table("t2"), broker.table("t1"), broker.hub()
    heard: list[str] = []
    spy = Wire(
        bad.wire.to,
        ["pantheon/club/#", "#"],
        lambda known: None,
        lambda why: None,
        lambda topic, _: heard.append(topic),
    )
    for wire in (spy, good.wire, hub.wire):
        wire.open()
    play(good.courier.outbox.journal, 20)
    good.courier.outbox.look()
    until(lambda: spy.connected and complete(hub, [good]), good, hub)
    for topic in (
        "pantheon/club/t1/here",
        "pantheon/club/hub/ask/t1",
        "pantheon/club/hub/evening/20261118-1/1",
        "other/x",
    ):
        forged = Stranger(bad.wire.to, "t2", bad.wire.to.secret)
        forged.answer.wait()
        forged.client.publish(topic, b'{"here":false,"at":1,"text":"evening all"}', qos=1, retain=True)
        until(lambda one=forged: one.told.is_set() or one.gone.is_set())  # type: ignore[misc]
        forged.client.loop_stop()
    spy.publish(Message("pantheon/club/t2/now", b'{"game":""}', True))
    until(lambda: "t2" in hub.hub.now, good, hub)
    assert hub.hub.here["t1"] is True
    assert hub.hub.diary is None
    assert not [topic for topic in heard if "/t1/" in topic and "/hub/" not in topic]
    spy.close()
    for station in (good, hub):
        station.close()


def test_a_table_that_was_sent_away_is_cut_off_and_cannot_come_back(broker: Broker) -> None:
    table = broker.table("t1")
    table.wire.open()
    until(lambda: table.courier.open, table)
    broker.club.send_away("t1")
    broker.read_anew()
    until(lambda: bool(table.why), table)
    until(lambda: "uthor" in table.why, table)  # and when it tries again: not authorised
    table.close()


def test_what_is_too_large_is_refused_and_a_flood_stops_nobody_else(broker: Broker) -> None:
    bad, good, hub = broker.table("t2"), broker.table("t1"), broker.hub()
    gone: list[str] = []
    large = Wire(bad.wire.to, [], lambda known: None, gone.append, lambda topic, payload: None)
    for wire in (large, good.wire, hub.wire):
        wire.open()
    until(lambda: large.connected, hub)
    large._client.publish("pantheon/club/t2/now", b"x" * (LARGEST * 4), qos=1)
    until(lambda: bool(gone) or hub.hub.collector.counts.refused > 0, hub)
    large.close()
    for n in range(3000):
        payload = json.dumps({"n": n + 2, "at": 0, "text": "p1 x", "sum": n}).encode()
        hub.hub.hear("pantheon/club/t2/line/1-0000000a", payload, 0.0)
        hub.hub.hear(f"pantheon/club/t2/head/{n}-0000000a", b"{}", 0.0)
    play(good.courier.outbox.journal, 20)
    good.courier.outbox.look()
    until(lambda: complete(hub, [good]), good, hub)
    for _ in range(20_000):
        hub.hub.hear("pantheon/club/t2/now", b"{}", 1.0)
    assert hub.hub.flooding["t2"] > 0
    assert "t1" not in hub.hub.flooding
    for station in (good, hub):
        station.close()


def test_lines_heard_again_change_nothing(broker: Broker) -> None:
    table, hub = broker.table("t1"), broker.hub()
    said: list[tuple[str, bytes]] = []
    spy = Wire(
        broker.club.known("listener"),
        ["pantheon/club/#"],
        lambda known: None,
        lambda why: None,
        lambda topic, payload: said.append((topic, payload)),
    )
    spy.open()
    until(lambda: spy.connected)
    for station in (table, hub):
        station.wire.open()
    number = play(table.courier.outbox.journal, 20)
    table.courier.outbox.look()
    until(lambda: complete(hub, [table]) and len(said) > 20, table, hub)
    before = hub.hub.collector.journal.lines(1)
    for topic, payload in said * 3:
        hub.hub.hear(topic, payload, 5.0)
    hub.hub.look()
    assert hub.hub.collector.journal.lines(1) == before == table.courier.outbox.journal.lines(number)
    assert hub.hub.collector.counts.doubles >= 60
    spy.close()
    for station in (table, hub):
        station.close()


def test_somebody_else_at_the_clubs_address_is_told_from_it(broker: Broker) -> None:
    to = broker.club.known("t1")
    other = Invitation(to.host, to.port, to.club, to.table, to.secret, "0" * 64)
    with pytest.raises(NotOurClub):
        pinned(other)


def test_the_code_of_a_club_is_read_as_it_was_written(broker: Broker) -> None:
    to = broker.club.known("t1")
    assert read_invitation(str(to)) == to
    for bad in (
        "",
        "http://x",
        str(to)[:-1],
        str(to).replace("t1", "hub"),
        str(to).replace("club ", "Club "),
        f"{to} x",
    ):
        with pytest.raises(ValueError, match="no code"):
            read_invitation(bad)

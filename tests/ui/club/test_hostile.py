"""Whoever means no good, at a real Mosquitto: foreign, wrong topic, replayed, too large, too much."""

from __future__ import annotations

import json
import socket
import threading

import paho.mqtt.client as mqtt
import pytest
from paho.mqtt.enums import CallbackAPIVersion

from companion.club.folder import Invitation
from companion.club.hub import BURST
from companion.club.public import LARGEST
from companion.club.topics import Message
from tests.ui.club.broker import MOSQUITTO, Broker, complete, goes_on, play, until
from ui.web.broker import Wire, pinned
from ui.web.stations import Station

pytestmark = pytest.mark.skipif(not MOSQUITTO, reason="Debian's mosquitto is not installed")


class Stranger:
    """Somebody with a client of their own."""

    def __init__(self, to: Invitation, user: str, secret: str, name: str = "stranger") -> None:
        self.answer, self.gone, self.told = threading.Event(), threading.Event(), threading.Event()
        self.failed = False
        self.client = mqtt.Client(CallbackAPIVersion.VERSION2, name, reconnect_on_failure=False)
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

    def say(self, topic: str, payload: bytes, kept: bool = False) -> None:
        """One message, until the broker has it or has shown its sayer out."""
        self.told.clear()
        self.client.publish(topic, payload, qos=1, retain=kept)
        until(lambda: self.told.is_set() or self.gone.is_set())

    def close(self) -> None:
        """Good-bye."""
        self.client.disconnect()
        self.client.loop_stop()


@pytest.mark.parametrize(
    ("user", "secret"), [("", ""), ("t1", "wrong" * 6), ("hub", "guess" * 6), ("root", "")]
)
def test_a_foreign_client_is_not_let_in(broker: Broker, user: str, secret: str) -> None:
    to = broker.club.known("t1")
    stranger = Stranger(to, user, secret)
    stranger.answer.wait()
    assert stranger.failed
    stranger.close()


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
        forged.say(topic, b'{"here":false,"at":1,"text":"evening all"}', kept=True)
        forged.close()
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


def test_what_is_too_large_shows_its_sayer_out_and_nobody_hears_it(broker: Broker) -> None:
    good, hub = broker.table("t1"), broker.hub()
    heard: list[int] = []
    listens = Wire(
        broker.club.known("listener"),
        ["pantheon/club/t2/#"],
        lambda known: None,
        lambda why: None,
        lambda topic, payload: heard.append(len(payload)),
    )
    for wire in (good.wire, hub.wire, listens):
        wire.open()
    until(lambda: listens.connected and good.courier.open, good, hub)
    to = broker.club.known("t2")
    for size in (LARGEST + 1, LARGEST * 4, LARGEST * 400):
        large = Stranger(to, "t2", to.secret)
        large.answer.wait()
        large.client.publish("pantheon/club/t2/now", b"x" * size, qos=1)
        until(lambda one=large: one.gone.is_set() or one.told.is_set())  # type: ignore[misc]
        large.close()
    last = Stranger(to, "t2", to.secret)
    last.answer.wait()
    last.say("pantheon/club/t2/now", b"{}")
    last.close()
    number = play(good.courier.outbox.journal, 10)
    good.courier.outbox.look()
    until(lambda: complete(hub, [good]) and bool(heard), good, hub)
    assert max(heard) <= LARGEST
    assert good.why == hub.why == "", "nobody else was shown out"
    assert hub.hub.collector.journal.lines(1) == good.courier.outbox.journal.lines(number)
    listens.close()
    for station in (good, hub):
        station.close()


def test_a_flood_through_the_broker_is_noticed_by_nobody_else(broker: Broker) -> None:
    good, hub = broker.table("t1"), broker.hub()
    for station in (good, hub):
        station.wire.open()
    number = play(good.courier.outbox.journal, 20)
    good.courier.outbox.look()
    until(lambda: complete(hub, [good]), good, hub)
    to = broker.club.known("t2")
    bad = Stranger(to, "t2", to.secret)
    bad.answer.wait()
    for n in range(int(BURST) + 3000):  # as fast as it can
        if n % 4:
            bad.client.publish("pantheon/club/t2/now", b'{"game":""}')
        else:
            line = json.dumps({"n": n + 2, "at": 0, "text": "p1 x", "sum": n})
            bad.client.publish(f"pantheon/club/t2/line/{n}-0000000a", line.encode())
    goes_on(good, number, 20)  # meanwhile
    until(lambda: complete(hub, [good]), good, hub)
    until(lambda: "t2" in hub.hub.flooding, good, hub)
    goes_on(good, number, 20)
    until(lambda: complete(hub, [good]), good, hub)
    lines = hub.hub.collector.journal.lines(hub.hub.collector.number_of(_key(good)))
    assert lines == good.courier.outbox.journal.lines(number)
    assert "t1" not in hub.hub.flooding
    assert good.why == hub.why == ""
    assert hub.dropped == 0
    bad.close()
    for station in (good, hub):
        station.close()


def _key(station: Station) -> str:
    row = station.courier.outbox.journal.of_club(1)
    assert row
    return row[1]


def test_whoever_only_holds_the_line_takes_nobodys_place(broker: Broker) -> None:
    good, hub = broker.table("t1"), broker.hub()
    held = [socket.create_connection(("localhost", broker.port)) for _ in range(300)]
    for station in (good, hub):
        station.wire.open()
    play(good.courier.outbox.journal, 20)
    good.courier.outbox.look()
    until(lambda: complete(hub, [good]), good, hub)
    assert good.why == hub.why == ""
    for one in held:
        one.close()
    for station in (good, hub):
        station.close()


def test_one_secret_is_let_in_once(broker: Broker) -> None:
    to = broker.club.known("t2")
    came = []
    for n in range(5):
        came.append(Stranger(to, "t2", to.secret, f"other-{n}"))
        came[-1].answer.wait()
        assert not came[-1].failed
    for one in came[:-1]:
        one.gone.wait()
    came[-1].say("pantheon/club/t2/now", b"{}")
    assert not came[-1].gone.is_set()
    for one in came:
        one.close()


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


def test_what_was_heard_cannot_be_said_again_by_somebody_else(broker: Broker) -> None:
    broker.kill()
    broker.club.invite("listener-hall")
    broker.start()
    table, hub = broker.table("t1"), broker.hub()
    said: list[tuple[str, bytes]] = []
    hears = Wire(
        broker.club.known("listener-hall"),
        ["pantheon/club/t1/#"],
        lambda known: None,
        lambda why: None,
        lambda topic, payload: said.append((topic, payload)),
    )
    hears.open()
    until(lambda: hears.connected)
    for station in (table, hub):
        station.wire.open()
    number = play(table.courier.outbox.journal, 10)
    table.courier.outbox.look()
    until(lambda: complete(hub, [table]) and sum("/line/" in topic for topic, _ in said) >= 10, table, hub)
    hears.close()
    before = hub.hub.collector.counts.lines
    for who in ("listener-hall", "t2"):
        to = broker.club.known(who)
        for topic, payload in said[:5]:  # word for word; and, by a table, as if it were its own
            for where in (topic, topic.replace("/t1/", "/t2/")):
                forger = Stranger(to, who, to.secret)
                forger.answer.wait()
                forger.say(where, payload, kept="/head/" in where)
                forger.close()
    until(lambda: hub.hub.collector.counts.refused > 0, table, hub)
    hub.pump()
    assert hub.hub.collector.counts.lines == before
    assert [game.id for game in hub.hub.collector.journal.games()] == [1], "no game of t2"
    assert hub.hub.collector.journal.lines(1) == table.courier.outbox.journal.lines(number)
    for station in (table, hub):
        station.close()

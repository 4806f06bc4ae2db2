"""Tables, a hub and a real Mosquitto: killed, cut off, replaced, and who may say what."""

from __future__ import annotations

import signal

import pytest

from companion.club.diary import new_evening
from companion.club.folder import Invitation, read_invitation
from tests.ui.club.broker import MOSQUITTO, Broker, complete, goes_on, play, until
from ui.web.broker import NotOurClub, pinned

pytestmark = pytest.mark.skipif(not MOSQUITTO, reason="Debian's mosquitto is not installed")


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

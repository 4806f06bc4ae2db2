"""A table's courier and the hub, each with its way to the broker; what paho's thread hears comes to ours."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

from companion.club.courier import Courier
from companion.club.folder import Invitation
from companion.club.hub import Hub, every_topic
from companion.club.outbox import Outbox
from ui.web.broker import Wire, table_topics

ASKING = 2.0  # seconds between two askings for what lacks
QUIET = 5.0  # seconds between two words on how far every game has come
FULL = 50_000  # messages that nobody has heard yet: more are dropped, and asked for again


Event = tuple[str, object, object]


def _came(events: queue.SimpleQueue[Event] | queue.Queue[Event], wait: float) -> Iterator[Event]:
    """Whatever came; waits so long for the first of it."""
    with suppress(queue.Empty):
        yield events.get(timeout=wait) if wait else events.get_nowait()
        while True:
            yield events.get_nowait()


class Station:
    """One table on its way to the club, without a screen."""

    def __init__(self, outbox: Outbox, to: Invitation) -> None:
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        put = self._events.put
        self.wire = Wire(
            to,
            table_topics(to),
            opened=lambda known: put(("opened", known, None)),
            lost=lambda why: put(("lost", why, None)),
            heard=lambda topic, payload: put(("heard", topic, payload)),
            arrived=lambda mid: put(("arrived", mid, None)),
        )
        self.courier = Courier(outbox, self.wire.publish)
        self.why = ""  # the way was cut, or never open
        self._rested = 0.0

    def pump(self, wait: float = 0.0) -> None:
        """Whatever came; waits so long for the first of it."""
        for event in _came(self._events, wait):
            self._heard(*event)
        if (now := time.monotonic()) - self._rested > QUIET:
            self._rested = now
            self.courier.outbox.rest()
        self.courier.pump()

    def _heard(self, kind: str, one: object, other: object) -> None:
        match kind, one, other:
            case "opened", bool(known), _:
                self.why = ""
                self.courier.opened(known)
            case "lost", str(why), _:
                self.why = why
                self.courier.lost()
            case "arrived", int(mid), _:
                self.courier.arrived(mid)
            case "heard", str(topic), bytes(payload):
                self.courier.heard(topic, payload)

    def close(self) -> None:
        """Good-bye."""
        self.wire.close()


class HubStation:
    """The hub at its broker."""

    def __init__(
        self, hub: Hub, to: Invitation, new: Callable[[list[tuple[str, int]]], None] = lambda changed: None
    ) -> None:
        self.hub, self._new = hub, new
        self._events: queue.Queue[Event] = queue.Queue(FULL)
        self.wire = Wire(
            to,
            [every_topic(to.club)],
            opened=lambda known: self._put(("opened", known, None)),
            lost=lambda why: self._put(("lost", why, None)),
            heard=lambda topic, payload: self._put(("heard", topic, payload)),
        )
        self.why = ""
        self._asked = 0.0
        self.dropped = 0

    def _put(self, event: Event) -> None:
        try:
            self._events.put_nowait(event)
        except queue.Full:
            self.dropped += 1

    def pump(self, wait: float = 0.0) -> None:
        """Whatever came, put on disk together; then what is to be said."""
        for event in _came(self._events, wait):
            self._heard(*event)
        self._new(self.hub.look())
        now = time.monotonic()
        if self.wire.connected:
            if now - self._asked > ASKING:
                self._asked = now
                self.hub.ask()
            for message in self.hub.take():
                self.wire.publish(message)

    def _heard(self, kind: str, one: object, other: object) -> None:
        match kind, one, other:
            case "opened", bool(known), _:
                self.why = ""
                self.hub.connected(known)
            case "lost", str(why), _:
                self.why = why
            case "heard", str(topic), bytes(payload):
                self.hub.hear(topic, payload, time.monotonic())

    def close(self) -> None:
        """Good-bye."""
        self.wire.close()

"""Between a table's outbox and whatever brings it to the broker: one thread, and nothing waits."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress

from companion.club.hall import ROWS, Hall
from companion.club.outbox import Outbox
from companion.club.public import NotPublic, number, read_object
from companion.club.topics import HUB, Message, Topic, topic_of
from companion.game import BadNotation
from companion.games import GAMES
from companion.play.clock import ClockMode
from companion.play.match import check_name

Publish = Callable[[Message], int]


class Seated:
    """What the hub says of this table: what is played in this round, by whom."""

    def __init__(self, told: dict[str, object]) -> None:
        self.day, self.round = str(told.get("day", ""))[:40], number(told, "round", 99)
        names, places = told.get("names"), told.get("places")
        if told.get("game") not in GAMES or not isinstance(names, list) or not isinstance(places, list):
            raise NotPublic("no seat")
        try:
            self.names = tuple(check_name(str(name)) for name in names)
            self.clock = ClockMode.parse(str(told.get("clock", "used")))
        except BadNotation as bad:
            raise NotPublic(str(bad)) from None
        self.game, self.started = str(told["game"]), told.get("started") is True
        self.places = tuple(place for place in places if isinstance(place, int))


class Courier:
    """What goes to the club and what comes from there, as long as the way is open."""

    def __init__(self, outbox: Outbox, publish: Publish) -> None:
        self.outbox, self._publish = outbox, publish
        self.open = False
        self.seated: Seated | None = None
        self.hall = Hall()
        self._owed: list[dict[str, object]] = []
        self._tickets: dict[int, int] = {}

    def opened(self, known: bool) -> None:
        """The way is open; whether the broker knows us from before."""
        self.open = True
        self._tickets.clear()
        self.outbox.look()
        self.outbox.connected(known)
        self.outbox.rest()
        owed, self._owed = self._owed, []
        for told in owed:
            self.want(**told)
        self.pump()

    def lost(self) -> None:
        """The way is cut; everything goes on at the table."""
        self.open = False

    def arrived(self, mid: int) -> None:
        """The broker has something."""
        ticket = self._tickets.pop(mid, None)
        if ticket is not None:
            self.outbox.arrived(ticket)
            self.pump()

    def heard(self, written: str, payload: bytes) -> None:
        """The hub said something; whatever it is not is passed over."""
        topic, member = topic_of(written), self.outbox.member
        if topic is None or (topic.club, topic.whose, len(topic.rest)) != (member.club, HUB, 1):
            return
        ours = topic.rest == (member.table,)
        with suppress(NotPublic):
            if topic.kind == "ask" and ours:
                self.outbox.hear(payload)
            elif topic.kind == "seat" and ours:
                self.seated = Seated(read_object(payload))
            elif topic.kind in ROWS:
                self.hall.hear(topic.kind, topic.rest[0], read_object(payload))
        self.pump()

    def pump(self) -> None:
        """Whatever may go on its way now."""
        if self.open:
            for ticket, message in self.outbox.take():
                self._tickets[self._publish(message)] = ticket

    def want(self, **told: object) -> None:
        """Something that the hub is asked for; what cannot be said now is not said later, but for a name."""
        if not self.open:
            self._owed += [told] if told.get("do") == "initials" else []
        else:
            member = self.outbox.member
            self._publish(Message(str(Topic(member.club, member.table, "want")), json.dumps(told).encode()))

    def confirm(self, places: list[int]) -> None:
        """The people at the table agree how their round ended."""
        if self.seated is not None:
            told = {"day": self.seated.day, "round": self.seated.round, "places": places}
            self.outbox.tell("result", told, str(self.seated.round))
            self.pump()

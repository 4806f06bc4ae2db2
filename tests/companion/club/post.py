"""A post between tables and a hub that loses, doubles and mixes up what it is given; no network, no clock."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

from companion.club.collector import Collector
from companion.club.outbox import Outbox
from companion.club.topics import Message, topic_of


class Post:
    """What is under way."""

    def __init__(self, dice: random.Random, lost: float = 0.0, doubled: float = 0.0, mixed: int = 1) -> None:
        self.dice, self.lost, self.doubled, self.mixed = dice, lost, doubled, mixed
        self._bag: list[Message] = []

    def carry(self, boxes: Sequence[Outbox], hub: Collector) -> None:
        """Everything that tables have to tell, as it happens to arrive."""
        for box in boxes:
            while tickets := list(box.take()):
                for ticket, message in tickets:
                    self._bag += [message] * (
                        0 if self.dice.random() < self.lost else 2 if self.dice.random() < self.doubled else 1
                    )
                    box.arrived(ticket)  # the broker has it, and may still lose it
        while self._bag:
            found = self._bag.pop(self.dice.randrange(min(self.mixed, len(self._bag))))
            topic = topic_of(found.topic)
            assert topic is not None
            hub.hear(topic, found.payload)

    def until_complete(self, boxes: Sequence[Outbox], hub: Collector) -> int:
        """Carry and ask until nothing lacks; how often it was asked."""
        for rounds in range(500):
            for box in boxes:
                box.rest()
            self.carry(boxes, hub)
            hub.flush()
            asks = list(hub.lacking())
            if not asks and hub.complete:
                return rounds
            for ask in asks:
                payload = json.dumps({"game": ask.game, "from": ask.first, "to": ask.last}).encode()
                for box in boxes:
                    if box.member.table == ask.table:
                        box.hear(payload)
        raise AssertionError(f"never complete: {list(hub.lacking())}")

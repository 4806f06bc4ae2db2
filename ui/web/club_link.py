"""The server's end of a club: what the table publishes goes to the broker, what the hub says comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from companion.club.folder import Invitation, read_invitation
from companion.club.topics import Message
from companion.game import BadNotation
from companion.phones.messages import LARGEST
from companion.phones.wire import line_of
from ui.web.broker import Wire, table_topics

AGAIN = 15.0  # seconds between two tries to reach a broker that was never reached


class ClubLink:
    """One table's way to its club; nothing of it is kept here."""

    def __init__(self, to_table: Callable[[bytes], None]) -> None:
        self._to_table, self._loop = to_table, asyncio.get_running_loop()
        self._wire: Wire | None = None
        self._opening: asyncio.Task[None] | None = None
        self._under_way: dict[int, int] = {}  # paho's number → the table's

    def told(self, told: Mapping[str, object]) -> None:
        """What the table wants of its club."""
        match told:
            case {"join": str(code)}:
                self._join(code)
            case {"publish": int(n), "topic": str(topic), "payload": str(payload), "kept": bool(kept)}:
                if self._wire is not None and self._wire.connected:
                    self._under_way[self._wire.publish(Message(topic, payload.encode(), kept))] = n

    def _join(self, code: str) -> None:
        try:
            to = read_invitation(code)
        except BadNotation as bad:
            self._say(club="lost", why=str(bad))
            return
        if self._opening is None:
            self._opening = asyncio.ensure_future(self._open(to))

    async def _open(self, to: Invitation) -> None:
        """Reach the broker for the first time, however long that takes; then paho comes back by itself."""

        def soon(**message: object) -> None:
            self._loop.call_soon_threadsafe(lambda: self._say(**message))

        def heard(topic: str, payload: bytes) -> None:
            if len(payload) <= LARGEST:  # a hub has nothing longer to say to a table
                soon(club="heard", topic=topic, payload=payload.decode("utf-8", "replace"))

        self._wire = Wire(
            to,
            table_topics(to),
            opened=lambda known: soon(club="opened", known=known),
            lost=lambda why: soon(club="lost", why=why),
            heard=heard,
            arrived=lambda mid: soon(club="arrived", n=mid),
        )
        while True:
            try:
                await asyncio.to_thread(self._wire.open)
                return
            except OSError as trouble:
                self._say(club="lost", why=trouble.strerror or str(trouble))
            await asyncio.sleep(AGAIN)

    def _say(self, **message: object) -> None:
        match message:
            case {"club": "arrived", "n": int(mid)}:
                if (n := self._under_way.pop(mid, None)) is not None:
                    self._to_table(line_of(club="arrived", n=n))
                return
            case {"club": "opened"}:
                self._under_way.clear()
        self._to_table(line_of(**message))

    async def close(self) -> None:
        """Good-bye."""
        if self._opening is not None:
            self._opening.cancel()
        if self._wire is not None:
            await asyncio.to_thread(self._wire.close)

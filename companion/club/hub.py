"""The hub without its network: what every table told, and the evening. What is to be sent lies in `out`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from companion.club.collector import Collector
from companion.club.diary import ENDING, Diary, latest
from companion.club.evening import BadEvening, Evening, NoRound
from companion.club.hall import pages
from companion.club.pairing import next_round
from companion.club.public import NotPublic, initials, number, read_object
from companion.club.topics import FIRST, HUB, NAME, Message, Topic, topic_of
from companion.keep.journal import Journal
from companion.view import Text, text

MOST_TABLES = 1000
RATE, BURST = 300.0, 5_000.0  # messages a second from one table: what is lost by it is asked for

NOT_YET = (-1, None)


class Hub:
    """One club: hears, keeps, and says who plays whom."""

    def __init__(self, journal: Journal, place: Path, club: str) -> None:
        self.club, self.place = club, place
        self.collector = Collector(journal)
        self.diary: Diary | None = latest(place)
        self.here: dict[str, bool] = {}
        self.now: dict[str, dict[str, object]] = {}
        self.out: list[Message] = []
        self.flooding: dict[str, int] = {}
        self._tokens: dict[str, tuple[float, float]] = {}
        self._told = 0  # lines of the evening that the broker has
        self._kept: dict[Topic, dict[str, object]] = {}  # what the broker shows to whoever comes
        self._shown: tuple[int, Text | None] = NOT_YET  # how far the evening was when that was last looked at
        self.trouble: Text | None = None  # why what a table wanted was not to be
        self._elsewhere: dict[str, dict[int, tuple[int, str]]] = {}  # evenings as the broker kept them

    @property
    def evening(self) -> Evening:
        """The evening that is on."""
        return self.diary.evening if self.diary else Evening()

    # what comes

    def hear(self, written: str, payload: bytes, at: float = 0.0) -> None:
        """One message; whatever is wrong with it changes nothing."""
        topic = topic_of(written)
        if topic is None or topic.club != self.club:
            self.collector.counts.refused += 1
            return
        if topic.whose == HUB:
            self._own(topic, payload)
        elif self._patient(topic.whose, at):
            try:
                self._from_table(topic, payload)
            except NotPublic:
                self.collector.counts.refused += 1

    def _patient(self, table: str, at: float) -> bool:
        left, since = self._tokens.get(table, (BURST, at))
        left = min(BURST, left + max(0.0, at - since) * RATE) - 1
        self._tokens[table] = max(left, -1.0), at
        if left < 0:
            self.flooding[table] = self.flooding.get(table, 0) + 1
        return left >= 0

    def _from_table(self, topic: Topic, payload: bytes) -> None:
        if topic.kind in ("head", "line"):
            self.collector.hear(topic, payload)
            return
        if topic.whose not in self.here and len(self.here) >= MOST_TABLES:
            raise NotPublic("too many tables")
        told = read_object(payload)
        if topic.kind == "here":
            self.here[topic.whose] = told.get("here") is True
        elif topic.kind == "now":
            self.now[topic.whose] = told
        elif topic.kind == "result":
            self._result(topic.whose, told)
        elif topic.kind == "want":
            self._want(topic.whose, told)
        else:
            raise NotPublic(topic.kind)

    def _result(self, table: str, told: dict[str, object]) -> None:
        """People at a table say how their round ended: once for good, again is a correction of theirs."""
        day, round_ = told.get("day"), number(told, "round", 99)
        places = told.get("places")
        if not isinstance(places, list) or not all(isinstance(one, int) for one in places):
            raise NotPublic("no places")
        if self.diary is None or day != self.diary.day:
            return  # of another evening
        one = next((one for one in self.evening.of_round(round_) if one.table == table), None)
        if one is None or tuple(places) in (one.places, *one.before):
            return  # told already, or corrected since
        verb = "correct" if one.places else "result"
        with suppress(BadEvening):
            self.say(f"{verb} {round_} {table} {' '.join(map(str, places))}")

    def _want(self, table: str, told: dict[str, object]) -> None:
        """What somebody at a table asks for: to be named by initials, or, where it leads, how it goes on."""
        now, wanted, round_ = self.evening, told.get("do"), told.get("round")
        self.trouble = None
        try:
            if wanted == "initials":
                for id_, name in now.people:
                    if name == told.get("name"):
                        self.say(f"call {id_} {initials(name)}")
            elif table not in now.leads:
                raise NotPublic(f"{table} does not lead")
            elif wanted == "round" and round_ == now.round + 1:
                self.say(*next_round(now))
            elif wanted == "start" and round_ == now.round and round_ not in now.started:
                self.say(f"start {round_}")
        except BadEvening as bad:
            self.trouble = bad.said if isinstance(bad, NoRound) else text("club-why-other")

    def _own(self, topic: Topic, payload: bytes) -> None:
        """What a hub said earlier, and the broker kept: an evening that this machine does not know yet."""
        if topic.kind != "evening" or len(topic.rest) != 2 or not topic.rest[1].isdigit():
            return
        day, n = topic.rest[0], int(topic.rest[1])
        with suppress(NotPublic):
            told = read_object(payload)
            if NAME.fullmatch(day) and isinstance(told.get("text"), str):
                kept = self._elsewhere.setdefault(day, {})
                kept[n] = number(told, "at", 1 << 40), str(told["text"])

    # what is said

    def say(self, *lines: str) -> None:
        """Lines of the evening."""
        if self.diary is None:
            raise BadEvening("no evening has begun: companion club evening")
        self.diary.say(*lines)

    def look(self) -> list[tuple[str, int]]:
        """Put on disk what came, ask for what lacks, tell what is new; which games have more lines now."""
        self._adopt()
        changed = self.collector.flush()
        if self.diary is not None:
            self.diary.look()
        self._tell_evening()
        return changed

    def ask(self) -> None:
        """Ask every table for what lacks."""
        for ask in self.collector.lacking():
            told = {"game": ask.game, "from": ask.first, "to": ask.last}
            self._send(Topic(self.club, HUB, "ask", (ask.table,)), told)

    def connected(self, known: bool) -> None:
        """The way to the broker is open; one that does not know us is told everything again."""
        if not known:
            self._told, self._kept, self._shown = 0, {}, NOT_YET

    def _adopt(self) -> None:
        """An evening that another machine kept before: taken over line by line, if ours is not further."""
        for day, kept in self._elsewhere.items():
            if self.diary is None or self.diary.day < day:
                self.diary = Diary(self.place / f"{day}{ENDING}")
                self._told, self._kept, self._shown = 0, {}, NOT_YET
            if self.diary.day == day:
                while line := kept.get(len(self.diary.lines) + 1):
                    self.diary.say(line[1], at=line[0])
        self._elsewhere = {
            day: kept for day, kept in self._elsewhere.items() if self.diary and day >= self.diary.day
        }

    def _tell_evening(self) -> None:
        if self.diary is None:
            return
        for n, (at, line) in enumerate(self.diary.lines[self._told :], self._told + 1):
            topic = Topic(self.club, HUB, "evening", (self.diary.day, str(n)))
            self._send(topic, {"at": at, "text": line}, kept=True)
        self._told = len(self.diary.lines)
        if self._shown == (self._told, self.trouble):
            return
        self._shown = self._told, self.trouble
        for topic, told in self._for_tables(self.diary.day):
            if self._kept.get(topic) != told:
                self._kept[topic] = told
                self._send(topic, told, kept=True)

    def _for_tables(self, day: str) -> Iterator[tuple[Topic, dict[str, object]]]:
        """Who plays what at each table in this round, and what all of them can show of the evening."""
        now = self.evening
        for one in now.of_round(now.round):
            told: dict[str, object] = {
                "day": day,
                "round": one.round,
                "game": one.box,
                "clock": now.clock,
                "names": [now.names[id_] for id_ in one.people],
                "started": one.round in now.started,
                "places": [*one.places],
            }
            yield Topic(self.club, HUB, "seat", (one.table,)), told
        for kind, page, told in pages(now, day, self.trouble):
            yield Topic(self.club, HUB, kind, (page,)), told

    def _send(self, topic: Topic, told: dict[str, object], kept: bool = False) -> None:
        self.out.append(Message(str(topic), json.dumps(told, ensure_ascii=False).encode(), kept))

    def take(self) -> Sequence[Message]:
        """What is to be published now."""
        out, self.out = self.out, []
        return out


def every_topic(club: str) -> str:
    """What a hub listens to."""
    return f"{FIRST}/{club}/#"

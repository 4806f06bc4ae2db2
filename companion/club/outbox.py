"""The table's side: what everybody may know and the club does not have yet, game by game.

Nothing here waits for anybody. The journal says what there is to tell and how much of it has arrived; what
was on its way when the way was cut is told again, and doubles change nothing.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.club.public import (
    MOST_ANEW,
    Head,
    Line,
    NotPublic,
    first_sum,
    game_id,
    line_after,
    number,
    public_match,
    public_text,
    read_object,
    written_head,
    written_line,
)
from companion.club.topics import GAME, Message, Topic
from companion.keep.journal import Journal
from companion.keep.record import Veil
from companion.keep.rows import LINES_AFTER
from companion.play.match import Match

AHEAD = 50  # messages under way at once
SELDOM = 200  # lines that arrive before the journal notes it again: telling some twice costs nothing


@dataclass(frozen=True, slots=True)
class Member:
    """A table that belongs to a club: since which of its games, and which names people agreed to."""

    club: str
    table: str
    since: int = 1
    names: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Told:
    """One game on its way: what is public of it, and how much of that has arrived."""

    number: int
    id: str
    match: Match
    names: dict[str, str]
    sent: int
    anew: int = 0
    lines: list[Line] = field(default_factory=list)
    waiting: list[tuple[int, str]] = field(default_factory=list)  # said, and not public yet
    veil: Veil = field(default_factory=Veil)
    queued: int = 0
    noted: int = 0
    over: bool = False
    deleted: bool = False
    headed: Head | None = None  # the head that was told last

    @property
    def head(self) -> Head:
        """The head as it is now."""
        total = self.lines[-1].sum if self.lines else first_sum(self.match)
        whole = not self.waiting
        return Head(self.match, len(self.lines), total, self.over and whole, self.deleted, self.anew)


class Outbox:
    """All that one table has to tell its club."""

    def __init__(self, journal: Journal, member: Member) -> None:
        self.journal, self.member = journal, member
        self._games: dict[int, Told] = {}
        self._out: deque[tuple[Message, Told | None, int]] = deque()
        self._under_way: dict[int, tuple[Told | None, int]] = {}
        self._tickets = 0
        self._said_once: dict[str, Message] = {}  # results: told again whenever the way opens

    # what there is to tell

    def look(self, game: int | None = None) -> None:
        """Whatever was said since the last look: in one game, or in all of this club."""
        rows = self.journal.ask(
            "SELECT id, told, ended, deleted FROM game WHERE id >= ?1 AND coalesce(id = ?2, 1) AND told",
            (self.member.since, game),
        )
        for number_, told, ended, deleted in rows:
            one = self._games.get(number_) or self._begun(number_)
            one.over, one.deleted = bool(ended), bool(deleted)
            if told > one.veil.lines:
                self._said(one)
            self._queue(one)

    def _begun(self, game: int) -> Told:
        match = self.journal.match(game)
        known = self.journal.of_club(game)
        names = dict(self.member.names) if known is None else json.loads(known[3])
        if known is None:
            # Who is called what stays as it was when the game began, or its lines would no longer fit.
            known = game, self._key(game, match), 0, json.dumps(names)
            self.journal.known_to_club([known])
        _, key, sent, _ = known
        anew = next((n for n in range(MOST_ANEW + 1) if key == self._key(game, match, n)), 0)
        public, id_ = public_match(match, names), key.partition("/")[2]
        one = Told(game, id_, public, names, sent, anew, queued=sent, noted=sent)
        self._games[game] = one
        return one

    def _key(self, game: int, match: Match, anew: int = 0) -> str:
        return f"{self.member.table}/{game_id(self.member.table, game, match.started, anew)}"

    def take_back(self, name: str) -> None:
        """Somebody is no longer to be named so: every game that was told with that name is told anew."""
        for game, names in self.journal.ask("SELECT game, names FROM club"):
            told = json.loads(names)
            if not told.pop(name, "") or game < self.member.since:
                continue
            one = self._games.pop(game, None) or self._begun(game)
            if self.member.names.get(name):
                told[name] = self.member.names[name]
            again = min(one.anew + 1, MOST_ANEW)
            key = self._key(game, self.journal.match(game), again)
            self.journal.known_to_club([(game, key, 0, json.dumps(told))])
            self._games.pop(game, None)
            self._out = deque(kept for kept in self._out if kept[1] is not one)
        self.look()

    def _said(self, one: Told) -> None:
        """New lines of a game: public at once, or once what they tell is no longer hidden."""
        box = one.match.box
        for _, at, text, _ in self.journal.ask(LINES_AFTER, (one.number, one.veil.lines)):
            one.veil = one.veil.after(box, text)
            one.waiting.append((at, text))
        free = one.veil.public(box) - len(one.lines)
        before = one.lines[-1].sum if one.lines else first_sum(one.match)
        for at, text in one.waiting[:free]:
            line = line_after(before, len(one.lines) + 1, at, public_text(text, one.names))
            one.lines.append(line)
            before = line.sum
        del one.waiting[:free]

    def _queue(self, one: Told) -> None:
        if one.headed is None or (one.head.over, one.deleted) != (one.headed.over, one.headed.deleted):
            if one.headed is None:
                self._void_earlier(one)
                self._put_head(one)
            self._put_lines(one)
            if one.headed != one.head:
                self._put_head(one)
            return
        self._put_lines(one)

    def _void_earlier(self, one: Told) -> None:
        """What was told under names that somebody took back is taken from the broker."""
        for before in range(one.anew):
            id_ = game_id(self.member.table, one.number, one.match.started, before)
            self._put(Message(str(Topic(self.member.club, self.member.table, "head", (id_,))), b"", True))

    def _put_lines(self, one: Told) -> None:
        for line in one.lines[one.queued :]:
            self._put(self._message("line", one, written_line(line)), one, line.n)
        one.queued = len(one.lines)

    def _put_head(self, one: Told) -> None:
        one.headed = one.head
        self._put(self._message("head", one, written_head(one.head), kept=True), one, 0)

    def _message(self, kind: str, one: Told, payload: bytes, kept: bool = False) -> Message:
        return Message(str(Topic(self.member.club, self.member.table, kind, (one.id,))), payload, kept)

    def _put(self, message: Message, one: Told | None = None, n: int = 0) -> None:
        self._out.append((message, one, n))

    def tell(self, kind: str, told: object, *rest: str) -> None:
        """Something else for everybody, kept by the broker: what is now at this table, a result."""
        topic = str(Topic(self.member.club, self.member.table, kind, rest))
        payload = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
        message = Message(topic, payload, True)
        if kind == "now":  # only the newest counts
            self._out = deque(one for one in self._out if one[0].topic != topic)
        else:
            self._said_once[topic] = message
        self._put(message)

    # on its way

    def take(self) -> Iterator[tuple[int, Message]]:
        """What may go on its way now, each with a ticket that comes back when it has arrived."""
        while self._out and len(self._under_way) < AHEAD:
            message, one, n = self._out.popleft()
            self._tickets += 1
            self._under_way[self._tickets] = one, n
            yield self._tickets, message

    def arrived(self, ticket: int) -> None:
        """The broker has it. The journal notes it now and then."""
        one, n = self._under_way.pop(ticket, (None, 0))
        if one is not None and n == one.sent + 1 and self._games.get(one.number) is one:
            one.sent = n
            if one.sent - one.noted >= SELDOM or one.sent == len(one.lines):
                self._note(one)

    @property
    def behind(self) -> int:
        """How many messages have not arrived."""
        return len(self._out) + len(self._under_way)

    def rest(self) -> None:
        """A quiet moment: how far every game has come is told, so that a lost last line is missed."""
        for one in self._games.values():
            if one.headed != one.head and one.queued == len(one.lines):
                self._put_head(one)

    def _note(self, one: Told) -> None:
        one.noted = one.sent
        key = f"{self.member.table}/{one.id}"
        self.journal.known_to_club([(one.number, key, one.sent, json.dumps(one.names))])

    def connected(self, known: bool) -> None:
        """The way is open, perhaps again: what had not arrived goes first. A broker that does not know us any
        more has forgotten what it kept, too: all heads are told again.
        """
        self._under_way.clear()
        self._out.clear()
        for one in self._games.values():
            one.queued = one.sent
            if not known or one.sent < len(one.lines):
                one.headed = None
            self._queue(one)
        for message in self._said_once.values():
            self._put(message)

    # what the hub asks for

    def hear(self, payload: bytes) -> None:
        """The hub lacks something; whatever else comes is passed over."""
        try:
            told = read_object(payload)
            wanted = str(told.get("game", ""))
            first, last = number(told, "from", 1 << 30), number(told, "to", 1 << 30)
        except NotPublic:
            return
        for one in self._games.values():
            if one.id == wanted and GAME.fullmatch(wanted):
                self._again(one, first, last)

    def _again(self, one: Told, first: int, last: int) -> None:
        if not first:
            self._put_head(one)
        asked = {n for _, other, n in self._out if other is one} | {
            n for other, n in self._under_way.values() if other is one
        }
        for line in one.lines[max(0, first - 1) : min(last, one.queued)]:
            if line.n not in asked:
                self._put(self._message("line", one, written_line(line)), one, line.n)

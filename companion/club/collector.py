"""The hub's side: every table's public lines, once and in order, in a journal like any other.

A line is kept when it fits to the one before it. One that came too early waits in memory, one that came twice
changes nothing, and one that never came is asked for: by what came after it, or by the head, which says how
many there are. So whatever is lost on the way, or with this machine's memory, comes again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from companion.club.public import Head, Line, NotPublic, first_sum, game_id, line_after, read_head, read_line
from companion.club.topics import GAME, Topic
from companion.keep.journal import Journal, Parcel
from companion.keep.results import Result, results_of
from companion.keep.rows import SENSELESS
from companion.play.match import Match
from companion.play.session import Session

MOST_EARLY = 2000  # lines of one game that wait for others
MOST_GAMES = 5000  # of one table
AT_ONCE = 500  # lines asked for in one breath


class Ask(NamedTuple):
    """Lines of a game that are lacking; from 0 means its head, too."""

    table: str
    game: str
    first: int
    last: int


@dataclass(slots=True)
class Kept:
    """One game as it has come so far."""

    number: int  # in the journal; 0 while its head has not come
    match: Match | None = None
    sum: int = 0
    told: int = 0  # lines on disk or about to be
    head: Head | None = None
    early: dict[int, Line] = field(default_factory=dict)
    new: list[Line] = field(default_factory=list)  # fit, and not on disk yet
    counted: bool = False  # its results are on disk
    hidden: bool = False


@dataclass(slots=True)
class Counts:
    """What came."""

    lines: int = 0
    doubles: int = 0
    early: int = 0
    refused: int = 0
    asked: int = 0


class Collector:
    """Everything that all tables have told."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.counts = Counts()
        self._games: dict[str, Kept] = {}
        self._of_table: dict[str, int] = {}
        self._voided: set[str] = set()

    # what comes

    def hear(self, topic: Topic, payload: bytes) -> None:
        """A head or a line; whatever else it is is refused, and counted."""
        if len(topic.rest) != 1 or not GAME.fullmatch(topic.rest[0]):
            self.counts.refused += 1
            return
        key = f"{topic.whose}/{topic.rest[0]}"
        if not payload or (topic.kind == "head" and key in self._voided):
            return  # a head that its table took away
        try:
            if topic.kind == "head":
                self._head(key, read_head(payload))
            elif topic.kind == "line":
                self._line(key, read_line(payload))
            else:
                raise NotPublic(topic.kind)
        except NotPublic:
            self.counts.refused += 1

    def _head(self, key: str, head: Head) -> None:
        table, _, game = key.partition("/")
        number = int(game.partition("-")[0])
        if game != game_id(table, number, head.match.started, head.anew):
            raise NotPublic("another table's game")
        for before in range(head.anew):
            self._void(f"{table}/{game_id(table, number, head.match.started, before)}")
        kept = self._kept(key)
        if kept.match is None:
            kept.match, kept.sum = head.match, first_sum(head.match)
            kept.number = self.journal.begin(head.match, key)
        elif kept.match != head.match:
            raise NotPublic("another game under the same key")
        kept.head = head
        self._in_order(kept)

    def _void(self, key: str) -> None:
        """A telling under names that somebody took back: out of sight, and nothing of it is asked for."""
        if number := self.number_of(key):
            self.journal.delete(number)
        self._games.pop(key, None)
        self._voided.add(key)

    def _line(self, key: str, line: Line) -> None:
        if key in self._voided:
            return
        kept = self._kept(key)
        if line.n <= kept.told or line.n in kept.early:
            self.counts.doubles += 1
        elif len(kept.early) >= MOST_EARLY:
            self.counts.refused += 1  # it will be asked for
        else:
            self.counts.early += line.n > kept.told + 1
            kept.early[line.n] = line
            self._in_order(kept)

    def _in_order(self, kept: Kept) -> None:
        """Whatever fits now."""
        while kept.match is not None and (line := kept.early.pop(kept.told + 1, None)):
            if not line.fits(kept.sum):
                self.counts.refused += 1
                return
            kept.new.append(line)
            kept.sum, kept.told = line.sum, line.n
            self.counts.lines += 1

    def _kept(self, key: str) -> Kept:
        if key in self._games:
            return self._games[key]
        table = key.partition("/")[0]
        if self._of_table.get(table, 0) >= MOST_GAMES:
            raise NotPublic("too many games")
        self._of_table[table] = self._of_table.get(table, 0) + 1
        known = self.journal.of_club(key=key)
        self._games[key] = kept = Kept(known[0]) if known else Kept(0)
        if known:
            kept.match = self.journal.match(kept.number)
            kept.sum = first_sum(kept.match)
            for n, (at, text) in enumerate(self.journal.lines(kept.number), 1):
                kept.sum, kept.told = line_after(kept.sum, n, at, text).sum, n
            rows = self.journal.ask("SELECT ended, deleted FROM game WHERE id=?", (kept.number,))
            kept.counted, kept.hidden = (bool(value) for value in rows[0])
        return kept

    # what is kept

    def flush(self) -> list[tuple[str, int]]:
        """Everything that fits onto disk, all in one go; which games have more now, and how many lines."""
        changed = [(key, kept) for key, kept in self._games.items() if kept.number and self._due(kept)]
        if not changed:
            return []
        self.journal.append_all([self._parcel(kept) for _, kept in changed])
        told = [(key, len(kept.new)) for key, kept in changed]
        for _, kept in changed:
            kept.counted = bool(kept.head and kept.head.over and kept.told == kept.head.told)
            kept.new.clear()
        for _, kept in changed:
            self._out_of_sight(kept)
        return told

    def _due(self, kept: Kept) -> bool:
        head = kept.head
        if head is None:
            return bool(kept.new)
        over = head.over and kept.told == head.told
        return bool(kept.new) or over != kept.counted or head.deleted != kept.hidden

    def _parcel(self, kept: Kept) -> Parcel:
        lines = [(line.at, line.text) for line in kept.new]
        seated: Sequence[str] = ()
        results: Sequence[Result] = ()
        head, match = kept.head, kept.match
        if match and head and head.over and kept.told == head.told:
            try:
                session = Session(match, [*self.journal.lines(kept.number), *lines])
                results, seated = results_of(session.match, session.now), session.match.players
            except SENSELESS:
                pass  # played by other rules: it is kept, and not counted
        return Parcel(kept.number, lines, results, kept.told - len(lines), seated)

    def _out_of_sight(self, kept: Kept) -> None:
        """A game that its table deleted, or brought back."""
        if kept.head and kept.head.deleted != kept.hidden:
            kept.hidden = kept.head.deleted
            (self.journal.delete if kept.hidden else self.journal.restore)(kept.number)

    # what lacks

    def lacking(self) -> Iterator[Ask]:
        """What every table should tell again."""
        for key, kept in self._games.items():
            table, _, game = key.partition("/")
            if kept.match is None:
                self.counts.asked += 1
                yield Ask(table, game, 0, 0)
                continue
            due = kept.head.told if kept.head else kept.told
            due = max(due, min(kept.early, default=1) - 1)
            if due > kept.told:
                self.counts.asked += 1
                yield Ask(table, game, kept.told + 1, min(due, kept.told + AT_ONCE))

    @property
    def complete(self) -> bool:
        """Whether nothing is known to lack."""
        return not any(
            kept.early or not kept.number or (kept.head and kept.head.told > kept.told)
            for kept in self._games.values()
        )

    def number_of(self, key: str) -> int:
        """A game's number in the hub's journal; 0 if it is not there."""
        known = self.journal.of_club(key=key)
        return known[0] if known else 0

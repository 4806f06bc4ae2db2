"""The score sheet: what every line of a game gave to whom, folded from one position to the next.

No game keeps a sheet. A position tells what everyone has by now (its tally); the difference between two
tallies is an entry, and entries of the same round are a row. So the sheet of a game going on, of one that
is over and of one that was corrected are the same fold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from companion.game import TABLE, Move, State
from companion.play.match import Match
from companion.play.node import Node
from companion.play.session import Session
from companion.play.standing import Standing
from companion.view import Column, Tally, Text, text
from companion.words import told

Gains = tuple[tuple[int, ...], ...]  # for each count, a number for each column
CORRECTING = ("amend", "insert")
MOST_FIXES = 60


@dataclass(frozen=True, slots=True)
class Entry:
    """What one line gave."""

    line: int
    who: str
    part: Text | None
    gains: Gains


@dataclass(frozen=True)
class SheetRow:
    """A round on the sheet: the lines it was played with, what they gave, and the sums after it.

    Where a game has no rounds, whatever was counted is a row by itself, titled by its line.
    """

    title: Text
    is_round: bool
    first: int
    last: int
    entries: tuple[Entry, ...]
    totals: Gains

    @cached_property
    def gains(self) -> Gains:
        """What the round gave in all."""
        return _sum(entry.gains for entry in self.entries)

    @cached_property
    def told(self) -> frozenset[str]:
        """Who said something that counted, even if it came to nothing."""
        return frozenset(entry.who for entry in self.entries)

    @cached_property
    def parts(self) -> tuple[tuple[Text, Gains], ...]:
        """What the round is made of, each part once, in the order in which it was counted."""
        found: dict[Text, list[Gains]] = {}
        for entry in self.entries:
            if entry.part:
                found.setdefault(entry.part, []).append(entry.gains)
        return tuple((part, _sum(gains)) for part, gains in found.items())


@dataclass(frozen=True, slots=True)
class Sheet:
    """All rows of a game in the order they were played; they never change places."""

    columns: tuple[Column, ...]
    counts: tuple[Text, ...]
    rows: tuple[SheetRow, ...]
    totals: Gains
    entered: tuple[bool, ...]

    @property
    def decides(self) -> int:
        """Which count decides the game, unless that is only given at the end."""
        return next((n for n, values in enumerate(self.totals) if any(values)), 0)

    @property
    def about(self) -> int:
        """Which count changed most often: that is what a game was about."""
        often = [sum(any(row.gains[n]) for row in self.rows) for n in range(len(self.counts))]
        return often.index(max(often))

    def curve(self, seat: str) -> tuple[int, ...]:
        """A seat's sums from the start, of what the game was about."""
        at = next(n for n, column in enumerate(self.columns) if seat in column.seats)
        return (0, *(row.totals[self.about][at] for row in self.rows))


def sheet_of(match: Match, tip: Node) -> Sheet:
    """The sheet of a game that stands at a node."""
    nodes = tip.lines()
    tally = (nodes[0].before or tip).position.tally() if nodes else tip.position.tally()
    rows: list[SheetRow] = []
    entries: tuple[Entry, ...]
    first = 1
    for node in nodes:
        after = node.position.tally()
        entry = _entry(tally, after, node)
        tally = after
        if entry is None:
            continue
        entries = (entry,)
        if rows and after.round is not None and rows[-1].title == after.round:
            old = rows.pop()
            entries, first = (*old.entries, entry), old.first
        title = after.round or _title(match, node)
        is_round = after.round is not None
        rows.append(SheetRow(title, is_round, first, node.n, entries, _values(after)))
        first = node.n + 1
    return Sheet(
        tally.columns,
        tuple(count.name for count in tally.counts),
        tuple(rows),
        _values(tally),
        tuple(count.entered for count in tally.counts),
    )


def _values(tally: Tally) -> Gains:
    return tuple(count.values for count in tally.counts)


def _entry(before: Tally, after: Tally, node: Node) -> Entry | None:
    """What a line gave; None if nothing was counted."""
    gains = tuple(
        tuple(now - then for now, then in zip(new, old, strict=True))
        for new, old in zip(_values(after), _values(before), strict=True)
    )
    changed = any(any(row) for row in gains)
    move = node.move
    fix = changed and move.verb == "fix"
    now, then = ((tally.round, tally.part, tally.mark) for tally in (after, before))
    counted = after.round is not None and now != then
    if not changed and not counted:
        return None
    return Entry(node.n, move.seat, text("sheet-correction") if fix else after.part, gains)


def _title(match: Match, node: Node) -> Text:
    """A row outside any round is told by its line."""
    return told(match.game, node.move, (node.before or node).view())


def _sum(many: Iterator[Gains] | list[Gains]) -> Gains:
    found = list(many)
    return tuple(
        tuple(sum(values) for values in zip(*(gains[n] for gains in found), strict=True))
        for n in range(len(found[0]))
    )


# what was corrected

Place = tuple[Text, int, int, int]  # a row's title, which of that title, the count, the column


def places(sheet: Sheet) -> dict[Place, int]:
    """Every number on the sheet by where it stands."""
    seen: Counter[Text] = Counter()
    found: dict[Place, int] = {}
    for row in sheet.rows:
        for count, gains in enumerate(row.gains):
            found |= {(row.title, seen[row.title], count, n): gain for n, gain in enumerate(gains)}
        seen[row.title] += 1
    return found


def corrected(match: Match, now: Standing) -> dict[Place, tuple[int, ...]]:
    """For each number that corrections changed, what stood there before, the oldest first."""
    found: dict[Place, tuple[int, ...]] = {}
    after, step = now.tip, now.past
    while step is not None:
        if step.line.split(" ")[0] in CORRECTING:
            old, new = places(sheet_of(match, step.node)), places(sheet_of(match, after))
            for place, value in old.items():
                if new.get(place, value) != value:
                    found[place] = (value, *found.get(place, ()))
        after, step = step.node, step.rest
    return found


# how to correct


def number_in(move: Move) -> int | None:
    """The number a move tells, as =12 or digit by digit; None if it tells none."""
    if move.args and move.args[-1].startswith("="):
        return int(move.args[-1][1:])
    if len(move.args) > 1 and all(len(arg) == 1 and arg.isdigit() for arg in move.args):
        return int("".join(move.args))
    return None


def with_number(move: Move, number: int) -> Move:
    """The same move with another number."""
    if move.args[-1].startswith("="):
        return Move(move.seat, move.verb, (*move.args[:-1], f"={number}"))
    return Move(move.seat, move.verb, tuple(f"{number:0{len(move.args)}}"))


def correction(session: Session, row: SheetRow, count: int, column: int, wanted: int) -> list[str]:
    """The lines that make a number of the sheet another one; none if only the board can say it.

    Where people told the number, that line is amended. Where it was counted, a correction is put in right
    after the round, and everything later is played again on top of it.
    """
    nodes = session.now.nodes
    tally = session.position.tally()
    if tally.counts[count].entered:
        for node in nodes[row.first - 1 : row.last]:
            ours = node.move.seat == tally.columns[column].id
            told_here = _complete(node.move, session)
            if ours and number_in(told_here) == row.gains[count][column]:
                return [f"amend {node.n} {with_number(told_here, wanted)}"]
    goal = row.totals[count][column] - row.gains[count][column] + wanted
    fixes = _fixes(nodes[row.last - 1].position, count, column, goal)
    return [f"insert {row.last + n} {fix}" for n, fix in enumerate(fixes)]


def _complete(move: Move, session: Session) -> Move:
    """A move that may carry a number, with one: left out it is a zero."""
    bare = number_in(move) is None and move.verb in session.match.box.numbered
    return Move(move.seat, move.verb, (*move.args, "=0")) if bare else move


def _fixes(position: State, count: int, column: int, goal: int) -> list[Move]:
    """Corrections that lead one number to a goal and leave all others as they are, each a step nearer."""
    found: list[Move] = []
    while len(found) < MOST_FIXES:
        here = _values(position.tally())
        away = abs(goal - here[count][column])
        if not away:
            return found
        nearer = [
            (abs(goal - after[count][column]), fix)
            for fix in position.fixes()
            if _concerns(fix, position.tally().columns[column])
            and _others(after := _values(position.apply(fix).tally()), count, column)
            == _others(here, count, column)
        ]
        best = min(nearer, default=(away, Move(TABLE, "fix")))
        if best[0] >= away:
            return []
        found.append(best[1])
        position = position.apply(best[1])
    return []


def _concerns(fix: Move, column: Column) -> bool:
    return any(arg == column.id or arg.endswith(f"-{column.id}") for arg in fix.args)


def _others(values: Gains, count: int, column: int) -> Gains:
    """All numbers but one."""
    return tuple(
        tuple(number for m, number in enumerate(row) if (n, m) != (count, column))
        for n, row in enumerate(values)
    )

"""A damaged journal made anew in a side file, which takes its place only when it is complete.

Lines are believed by their sums, whatever is left of the file around them; what one file lacks, another may
have: the second list, and the backups. Broken off at any moment it begins again; what is found of an earlier
try tells that there was one.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from companion.disk import on_medium
from companion.keep.results import keep_results, put_result, results_of
from companion.keep.rows import (
    SENSELESS,
    changed,
    match_in,
    put_club,
    put_lines,
    put_player,
    put_row,
    shown_of,
)
from companion.keep.schema import MIGRATIONS
from companion.play.session import Session
from companion.safe.found import Found
from companion.safe.sums import (
    agreed_sum,
    club_sum,
    fits,
    game_sum,
    line_sum,
    mended,
    player_sum,
    result_sum,
    summed,
)
from companion.safe.tail import tail_of

ENDS = ("", "-wal", "-shm")
READING = 0.7  # of the whole: then the games are put together
Report = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Saved:
    """What came of a rescue: the file set aside, how many games there are, and what each has lost."""

    games: int = 0
    cut: tuple[tuple[int, str, int], ...] = ()  # a game, its box, and the line from which it is gone
    lost: tuple[int, ...] = ()  # games of which nothing could be read
    again: bool = False  # an earlier try was broken off
    aside: str = ""


def side_of(path: Path) -> Path:
    """Where a journal is made anew."""
    return path.with_suffix(".rescue.db")


def complete_of(path: Path) -> Path:
    """The same once it is complete."""
    return path.with_suffix(".rescued.db")


def rescue(path: Path, more: Sequence[Path] = (), report: Report = lambda done: None) -> Saved:
    """Make a journal anew from all that can be read of it, and put it in place; what came of that."""
    side, found = side_of(path), Found(path.with_suffix(".found.db"))
    again = side.exists()
    for end in ENDS:
        side.with_name(side.name + end).unlink(missing_ok=True)
    files = [path, *more]
    try:
        for n, file in enumerate(files):
            found.read(file, lambda part, n=n: report(READING * (n + part) / len(files)))  # type: ignore[misc]
        found.read_tail(tail_of(path))
        found.index()
        with closing(_new(side)) as db:
            db.execute("BEGIN")
            games, cut, lost = _put_together(db, found, report)
            db.execute("COMMIT")
    finally:
        found.close()
    saved = Saved(games, cut, lost, again)
    _keep(path.with_suffix(".rescued.json"), json.dumps(asdict(saved)).encode())
    on_medium(side)
    side.replace(complete_of(path))
    report(1.0)
    return put_in_place(path) or saved


def _new(side: Path) -> sqlite3.Connection:
    db = sqlite3.connect(side, isolation_level=None)
    db.execute("PRAGMA synchronous=OFF")  # it is waited for once, at the end
    db.executescript("".join(MIGRATIONS))
    db.execute(f"PRAGMA user_version={len(MIGRATIONS)}")
    return db


def _put_together(
    db: sqlite3.Connection, found: Found, report: Report
) -> tuple[int, tuple[tuple[int, str, int], ...], tuple[int, ...]]:
    """Every game as far as it can be believed."""
    there, cut = [], []
    numbers = found.numbers()
    for n, number in enumerate(numbers):
        row = _head(found, number)
        if row is not None:
            there.append(number)
            if gone := _game(db, found, row):
                cut.append((number, str(row[1]), gone))
        if n % 256 == 0:
            report(READING + (1 - READING) * n / len(numbers))
    # Games are numbered without gaps, so one that is missing was there.
    lost = sorted({*range(1, max([found.last, *there]) + 1)} - {*there})
    for person, total in found.people():
        if total == player_sum(person) or (total is None and len(str(person[0])) < 100):
            put_player(db, person)
    for *known, total in found.known_by_the_club():
        if known[0] in there and club_sum(known) == total:
            put_club(db, known)
    return len(there), tuple(cut), tuple(lost)


def _head(found: Found, number: int) -> list[Any] | None:
    """A game's row that can be believed: the newest with a right sum, or one of before there were sums."""
    candidates = list(found.heads(number))
    for row, total in candidates:
        if total is not None and game_sum(row) == total:
            return row
    for row, total in candidates:
        if total is not None and (right := mended(row, total, game_sum)):
            return right
    for row, total in candidates:
        if total is None:
            try:
                match_in(row).start()
            except SENSELESS:
                continue
            return row
    return None


def _game(db: sqlite3.Connection, found: Found, row: list[Any]) -> int:
    """A game put into the new file; from which line on it is gone, 0 if nothing is."""
    number, old = row[0], row[-1] < 0  # kept before there were sums
    candidates = found.lines(number)
    lines = list(_replayed(row, candidates) if old else _chained(row, candidates))
    told = len(lines)
    due = max(row[11], found.heard(number))
    # A row older than the lines does not know how many there were: what lies beyond a gap tells.
    beyond = told != row[11] and {told + 1, told + 2} & candidates.keys()
    gone = told + 1 if told < due or beyond else 0
    exact = not gone and not old and told == row[11]
    try:
        match = match_in(row)
        now = None if exact else Session(match, [(at, text) for _, at, text, _ in lines]).now
    except SENSELESS:  # played by other rules: it is kept all the same
        now = None
    new: dict[str, object] = {} if exact else {"told": told, "shown": "", "ended": 0}
    if old:
        new |= {"rev": 0, "seated": row[10] or row[2]}
    results = results_of(match, now) if now else ()
    if now:
        new |= {
            "shown": shown_of(match, now),
            "seated": json.dumps(now.tip.players),
            "ended": int(now.tip.outcome is not None),
        }
    put_row(db, changed(row, **new))
    put_lines(db, number, lines)
    if not row[9] and exact and row[8]:
        _results(db, found, row, lines)
    elif not row[9]:
        keep_results(db, number, results)
    return gone


def _results(
    db: sqlite3.Connection, found: Found, row: list[Any], lines: list[tuple[int, int, str, int]]
) -> None:
    """The results of a game that is over: as they were kept, or counted anew from its lines."""
    number, told = row[0], row[11]
    kept = {}
    for one, total, times in found.results(number):
        if result_sum(one, told, times) == total:
            kept[one[1]] = one, times
    if kept and len(kept) == next(iter(kept.values()))[0][5]:
        for one, times in kept.values():
            put_result(db, one, told, times)
        return
    try:
        match = match_in(row)
        results = results_of(match, Session(match, [(at, text) for _, at, text, _ in lines]).now)
    except SENSELESS:
        return  # it stays uncounted
    keep_results(db, number, results)


def _chained(
    row: list[Any], candidates: dict[int, list[tuple[Any, Any, Any]]]
) -> Iterator[tuple[int, int, str, int]]:
    """Lines, each of which fits to the one before; one with a wrong bit is put right."""
    before, n = agreed_sum(row), 1
    while n in candidates:
        line = next(((n, *one) for one in candidates[n] if fits(before, (n, *one))), None)
        if line is None:
            sum_of = partial(_sum_of, before, n)
            right = next(filter(None, (mended(one[:2], one[2], sum_of) for one in candidates[n])), None)
            if right:  # if the sum was what was hit, the next line goes on from the right one
                line = n, right[0], right[1], sum_of(right)
        if line is None:
            return
        before = line[3]
        yield line
        n += 1


def _sum_of(before: int, n: int, values: Sequence[Any]) -> int:
    at, text = values
    return line_sum(before, n, at, text)


def _replayed(
    row: list[Any], candidates: dict[int, list[tuple[Any, Any, Any]]]
) -> Iterator[tuple[int, int, str, int]]:
    """Lines of a time without sums, as far as they still make sense."""
    try:
        session = Session(match_in(row))
    except SENSELESS:
        return
    lines, n = [], 1
    while n in candidates:
        at, text, _ = candidates[n][0]
        try:
            session.do(text, at=at)
        except SENSELESS:
            break
        lines.append((at, text))
        n += 1
    yield from summed(agreed_sum(row), 0, lines)


# one file in place of another


def put_in_place(path: Path) -> Saved | None:
    """A journal that was made anew takes its place, and the damaged one is set aside; None if there is none.

    Whatever of it is done already is not done again: it may have been broken off between any two steps.
    """
    complete, told = complete_of(path), path.with_suffix(".rescued.json")
    if not complete.exists():
        return None
    number = last_aside(path) + path.exists()
    aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
    if told.exists():
        told.replace(aside.with_suffix(".json"))
    for end in reversed(ENDS):
        part = path.with_name(path.name + end)
        if part.exists():
            part.replace(aside.with_name(aside.name + end))
    tail_of(path).unlink(missing_ok=True)
    complete.replace(path)
    on_medium(path.parent)
    return saved_of(aside)


def last_aside(path: Path) -> int:
    """How many files were set aside so far: they are numbered, for clocks may be wrong."""
    names = [file.name for file in path.parent.glob(f"{path.stem}.damaged-*{path.suffix}")]
    numbers = [int(found[1]) for name in names if (found := re.search(r"damaged-(\d{1,6})\.", name))]
    return max(numbers, default=0)


def saved_of(aside: Path) -> Saved:
    """What was told when a file was set aside."""
    try:
        told = json.loads(aside.with_suffix(".json").read_bytes())
        cut = tuple((int(game), str(box), int(line)) for game, box, line in told["cut"])
        lost, name = tuple(map(int, told["lost"])), aside.name if aside.exists() else ""
        return Saved(int(told["games"]), cut, lost, bool(told["again"]), name)
    except (OSError, KeyError, *SENSELESS):
        return Saved(aside=aside.name)


def _keep(path: Path, written: bytes) -> None:
    path.write_bytes(written)
    on_medium(path)

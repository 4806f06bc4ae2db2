"""Rows of the journal made into games, and what can still be read of a damaged file."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from companion.play.clock import ClockMode
from companion.play.match import Match
from companion.play.session import Session, Standing

WAIT_SECONDS = 2.0
_OF_GAME = "options, facts, clock, started, beat, ended FROM game"
GAME = f"SELECT id, game, players, {_OF_GAME}"
GAME_SEATED = f"SELECT id, game, seated, {_OF_GAME}"
RESULT = "SELECT curve, game, seat, box, player, side, seats, won, points, used, quick FROM result"
PEOPLE = "SELECT name, tone, shape, seat, met FROM player"
EVERYTHING = (
    "SELECT deleted FROM game",
    "SELECT at, text FROM line",
    "SELECT game, seat, box, player, phase, ms FROM spent",
    PEOPLE,
)
SENSELESS = (ValueError, TypeError, AttributeError)  # what reading a damaged row can end in
LINES = "SELECT at, text FROM line WHERE game=? ORDER BY n"
LAST = "SELECT coalesce(max(n), 0) FROM line WHERE game=?"


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing: one that may write would tidy up when it closes."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=WAIT_SECONDS, uri=True)


def match_in(row: tuple[int, str, str, str, str, str, str, int, int]) -> Match:
    """What a row of the games says was agreed."""
    _, game, players, options, facts, clock, started, _, _ = row
    agreed = json.loads(options), json.loads(facts), ClockMode.parse(clock)
    return Match(game, tuple(json.loads(players)), *agreed, started)


def set_aside(path: Path) -> Path:
    """The damaged file and its companions under another name, untouched."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    n = 1
    while aside.exists():
        n += 1
        aside = path.with_name(f"{path.stem}.damaged-{stamp}-{n}{path.suffix}")
    for end in ("", "-wal", "-shm"):
        part = path.with_name(path.name + end)
        if part.exists():
            part.rename(aside.with_name(aside.name + end))
    return aside


def readable_games(aside: Path) -> Iterator[tuple[Match, list[tuple[int, str]], Standing]]:
    """What can still be read of a damaged file, each game as far as it still makes sense."""
    with closing(read_only(aside)) as old:
        for number in range(1, 100_000):
            try:
                row = old.execute(f"{GAME} WHERE id=?", (number,)).fetchone()
                if row is None:
                    if number > (old.execute("SELECT max(id) FROM game").fetchone()[0] or 0):
                        break
                    continue
                match = match_in(row)
                session = Session(match)
                lines = _readable(session, old.execute(LINES, (number,)))
            except (sqlite3.DatabaseError, *SENSELESS):
                if number > 10_000:
                    break
                continue
            yield match, lines, session.now


def readable_people(aside: Path) -> list[tuple[Any, ...]]:
    """The people a damaged file still knows."""
    with closing(read_only(aside)) as old, suppress(sqlite3.DatabaseError, *SENSELESS):
        return old.execute(PEOPLE).fetchall()
    return []


def _readable(session: Session, rows: Iterable[tuple[int, str]]) -> list[tuple[int, str]]:
    """Lines up to the first that cannot be read or does not fit."""
    lines: list[tuple[int, str]] = []
    with suppress(sqlite3.DatabaseError, *SENSELESS):
        for at, line in rows:
            session.do(line, at=at)
            lines.append((at, line))
    return lines

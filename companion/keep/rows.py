"""Rows of the journal made into games, and games into rows with their sums."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from companion.play.clock import ClockMode, Clocks
from companion.play.match import Match
from companion.play.setting_up import still_setting_up
from companion.play.standing import Standing
from companion.safe.sums import AGREED, OF_GAME, agreed_sum, club_sum, fits, game_sum, player_sum, summed

WAIT_SECONDS = 2.0
Shown = tuple[tuple[str, ...], bool, Clocks]  # who is to act, still setting up, the clocks
GAME_ROW = f"SELECT {', '.join(OF_GAME)} FROM game"
GAME_SUMMED = f"SELECT {', '.join(OF_GAME)}, sum FROM game"
SENSELESS = (ValueError, TypeError, AttributeError)  # what reading a damaged row can end in
LINES = "SELECT n, at, text, sum FROM line WHERE game=? ORDER BY n"
LINES_AFTER = "SELECT n, at, text, sum FROM line WHERE game=? AND n>? ORDER BY n"
LAST = "SELECT n, sum FROM line WHERE game=? ORDER BY n DESC LIMIT 1"


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing: one that may write would tidy up when it closes."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", timeout=WAIT_SECONDS, uri=True)


def match_in(row: Sequence[Any]) -> Match:
    """What a row of the games says was agreed."""
    _, game, players, options, facts, clock, started = row[:AGREED]
    agreed = json.loads(options), json.loads(facts), ClockMode.parse(clock)
    return Match(game, tuple(json.loads(players)), *agreed, started)


def seated_in(row: Sequence[Any]) -> Match:
    """The same with the names of those who sit there now."""
    return match_in([*row[:2], row[10], *row[3:AGREED]])


def new_row(number: int, match: Match, started: str) -> list[Any]:
    """The row of a game in which nothing was said yet."""
    players = json.dumps(match.players)
    agreed = json.dumps(dict(match.options)), json.dumps(dict(match.facts)), str(match.clock), started
    return [number, match.game, players, *agreed, 0, 0, 0, players, 0, "", 0]


def changed(row: Sequence[Any], **new: object) -> list[Any]:
    """A game's row with other values, newer than it was."""
    values = {**dict(zip(OF_GAME, row, strict=True)), **new}
    values["rev"] += 1
    return [*values.values()]


def put_row(db: sqlite3.Connection, row: Sequence[Any]) -> None:
    """A game's row with its sum in place of whatever it was."""
    names = (*OF_GAME, "sum")
    marks, new = ",".join("?" * len(names)), ", ".join(f"{name}=excluded.{name}" for name in names)
    db.execute(
        f"INSERT INTO game({', '.join(names)}) VALUES ({marks}) ON CONFLICT(id) DO UPDATE SET {new}",
        (*row, game_sum(row)),
    )


def change_row(db: sqlite3.Connection, game: int, **new: object) -> list[Any]:
    """A game's row changed on disk; as it is now."""
    row = changed(db.execute(f"{GAME_ROW} WHERE id=?", (game,)).fetchone(), **new)
    put_row(db, row)
    return row


def put_lines(db: sqlite3.Connection, game: int, lines: Iterable[Sequence[Any]]) -> None:
    """Lines with their numbers and sums."""
    db.executemany(
        "INSERT INTO line(game, n, at, text, sum) VALUES (?,?,?,?,?)", [(game, *line) for line in lines]
    )


def put_player(db: sqlite3.Connection, row: Sequence[object]) -> None:
    """Somebody remembered, with a sum."""
    db.execute("INSERT OR REPLACE INTO player VALUES (?,?,?,?,?,?)", (*row, player_sum(row)))


def put_club(db: sqlite3.Connection, row: Sequence[object]) -> None:
    """What the club calls a game and what it has of it, with a sum."""
    db.execute("INSERT OR REPLACE INTO club VALUES (?,?,?,?,?)", (*row, club_sum(row)))


def add_sums(db: sqlite3.Connection) -> None:
    """Sums for everything that an older companion kept without; those of results come with them."""
    for row in db.execute(GAME_ROW).fetchall():
        before = agreed_sum(row)
        lines = db.execute("SELECT at, text FROM line WHERE game=? ORDER BY n", row[:1]).fetchall()
        sums = [(total, row[0], n) for n, _, _, total in summed(before, 0, lines)]
        db.executemany("UPDATE line SET sum=? WHERE game=? AND n=?", sums)
        put_row(db, changed(row, told=len(lines)))
    for person in db.execute("SELECT name, tone, shape, seat, met FROM player").fetchall():
        put_player(db, person)


# what home shows of a game without playing it again


def shown_of(match: Match, now: Standing) -> str:
    """Who is to act, whether the game is still being set up, and how the clocks stand, as text."""
    clocks = now.clocks
    faces = (clocks.at, clocks.used, clocks.turn, clocks.turns, clocks.given, clocks.running)
    return json.dumps([now.tip.acting, still_setting_up(match, now), *faces])


def read_shown(shown: str, beat: int) -> Shown | None:
    """The same read again, the clocks as they stood at the last beat; None where nothing was noted."""
    if not shown:
        return None
    acting, setting_up, at, *faces, running = json.loads(shown)
    used, turn, turns, given = map(tuple, faces)
    return tuple(acting), setting_up, Clocks(at, used, turn, turns, given, running).to(beat, acting)


def good_lines(row: Sequence[Any], rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[int, str]]:
    """A game's lines as they were said; ends before the first that is not as it was written."""
    before = agreed_sum(row)
    for number, (n, at, text, total) in enumerate(rows, 1):
        if n != number or not fits(before, (n, at, text, total)):
            return
        before = total
        yield at, text

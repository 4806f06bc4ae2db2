"""What is remembered of a game that is over, seat by seat: derived from its lines, and never the truth."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.game import TABLE
from companion.keep.score_sheet import sheet_of
from companion.play.match import Match
from companion.play.standing import Standing
from companion.safe.sums import result_sum


@dataclass(frozen=True, slots=True)
class Result:
    """How one seat came out: points, time, the quickest honest slap, sums by round, time by what was done."""

    seat: str
    player: str
    side: str
    won: bool
    points: int
    used: int
    quick: int | None
    curve: tuple[int, ...]
    spent: tuple[tuple[str, int], ...]


def results_of(match: Match, now: Standing) -> tuple[Result, ...]:
    """A result for every seat of a game that is over; none while it goes on, nor of practice.

    It belongs to whoever sat there at the end: who took over a seat takes over its points and its time.
    """
    outcome = now.tip.outcome
    if outcome is None or is_practice(match, now):
        return ()
    sheet = sheet_of(match, now.tip)
    points, spent, quick = dict(outcome.points), _spent(now), _quick(now)
    # What the draw gave a seat, where it has a name of its own: its god, its army.
    sides = {side.seat: side.name.key for side in now.tip.view().sides if not side.name.values}
    return tuple(
        Result(
            seat,
            name,
            sides.get(seat, ""),
            seat in outcome.winners,
            points[seat],
            max(0, now.tip.clocks.used[n]),
            quick.get(seat),
            sheet.curve(seat),
            tuple(sorted(spent[seat].items())),
        )
        for n, (seat, name) in enumerate(zip(match.seats, now.tip.players, strict=True))
    )


def is_practice(match: Match, now: Standing) -> bool:
    """Whether a ghost ever slapped along: such a game is never counted."""
    return match.box.slaps is not None and bool(now.sat)


def _spent(now: Standing) -> defaultdict[str, defaultdict[str, int]]:
    """The milliseconds each seat thought about each kind of move: the time before a line belongs to it."""
    found: defaultdict[str, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
    before = now.nodes[0].before if now.nodes else None
    for node in now.nodes:
        # Whoever thinks while a seat is handed over is still thinking about the move after that.
        if before is None or node.seating:
            continue
        for seat in before.acting:
            if seat != TABLE:
                n = int(seat[1:]) - 1
                # Time given or taken at the clock is nobody's thinking.
                given = node.stopped.given[n] - before.clocks.given[n]
                ms = node.stopped.used[n] - before.clocks.used[n] + given
                if ms > 0:
                    found[seat][node.move.verb] += ms
        before = node
    return found


def _quick(now: Standing) -> dict[str, int]:
    """Each seat's quickest honest slap."""
    found: dict[str, int] = {}
    for node in now.nodes:
        for seat, after in node.position.tally().quick:
            found[seat] = min(after, found.get(seat, after))
    return found


OF_RESULT = "game, seat, box, player, side, seats, won, points, used, quick, curve"


def keep_results(db: sqlite3.Connection, game: int, results: Sequence[Result]) -> None:
    """A game's results in place of whatever they were."""
    db.execute("DELETE FROM result WHERE game=?", (game,))
    db.execute("DELETE FROM spent WHERE game=?", (game,))
    if not results:
        return
    box, told = db.execute("SELECT game, told FROM game WHERE id=?", (game,)).fetchone()
    for one in results:
        row = (game, one.seat, box, one.player, one.side, len(results), int(one.won), *_numbers(one))
        put_result(db, row, told, one.spent)


def put_result(
    db: sqlite3.Connection, row: Sequence[Any], told: int, spent: Iterable[tuple[str, int]]
) -> None:
    """One seat's result with its sum, and the times that belong to it."""
    game, seat, box, player = row[:4]
    marks = ",".join("?" * 12)
    total = result_sum(row, told, spent)
    db.execute(f"INSERT INTO result({OF_RESULT}, sum) VALUES ({marks})", (*row, total))
    times = [(game, seat, box, player, phase, ms) for phase, ms in spent]
    db.executemany("INSERT INTO spent VALUES (?,?,?,?,?,?)", times)


def times_of(db: sqlite3.Connection, game: int, seat: str) -> list[tuple[str, int]]:
    """What a seat thought about, and how long."""
    return db.execute("SELECT phase, ms FROM spent WHERE game=? AND seat=?", (game, seat)).fetchall()


def add_result_sums(db: sqlite3.Connection) -> None:
    """Sums for the results that an older companion kept without."""
    for *row, told in db.execute(
        f"SELECT {OF_RESULT}, (SELECT told FROM game WHERE id=result.game) FROM result"
    ).fetchall():
        total = result_sum(row, told, times_of(db, row[0], row[1]))
        db.execute("UPDATE result SET sum=? WHERE game=? AND seat=?", (total, row[0], row[1]))


def _numbers(one: Result) -> tuple[int, int, int | None, str]:
    return one.points, one.used, one.quick, json.dumps(one.curve)

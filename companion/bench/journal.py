"""How long the journal takes: opening it with many games in it, and one very long game; beside the aims."""

from __future__ import annotations

import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from companion.keep.journal import Journal
from companion.keep.rows import changed, new_row, put_lines, put_row, shown_of
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.standing import Standing
from companion.play.undo_consent import reason_to_ask
from companion.safe.check import fault_in
from companion.safe.sums import agreed_sum, summed

MANY = (10_000, 100_000)
SHORT = 20  # lines of each of many games
LONG = 20_000  # lines of one
SHOWN = 3  # games that home shows


def bench_journal(args: Namespace) -> int:
    """A row for each thing people wait for, with its aim in milliseconds; 1 if one is missed."""
    missed = 0
    with tempfile.TemporaryDirectory() as scratch:
        for games in (games for games in MANY if games <= args.games):
            path = Path(scratch) / f"{games}.db"
            _fill(path, games)
            missed += _row(f"opening {games} games, and what home shows", 300, partial(_open, path))
            _row(f"reading every row of {games} games, beside the screen", 0, partial(fault_in, path))
        path = Path(scratch) / "long.db"
        number = _long(path, args.lines)
        with closing(Journal(path)) as journal:
            missed += _row(f"home with a game of {args.lines} lines", 300, lambda: _home(journal))
            missed += _row("taking it up", 10_000, lambda: journal.session(number))
            session = journal.session(number)
            missed += _row("its next line", 50, lambda: session.do("clock pause", at=session.now.clocks.at))
            missed += _row(
                "whether all must agree to go back to its start",
                1000,
                lambda: reason_to_ask(session, "back 0"),
            )
            missed += _row(
                "going back to its start", 1000, lambda: session.do("back 0", at=session.now.clocks.at)
            )
    return int(bool(missed))


def _row(told: str, aim: int, work: Callable[[], object]) -> bool:
    """Time it, print it; whether it took longer than it may."""
    began = time.process_time()
    work()
    took = 1000 * (time.process_time() - began)
    aimed = "" if not aim else f"   aim {aim} ms: {'held' if took <= aim else 'MISSED'}"
    print(f"  {told:<56} {took:9.1f} ms{aimed}")
    return bool(aim) and took > aim


def _open(path: Path) -> None:
    with closing(Journal(path)) as journal:
        _home(journal)


def _home(journal: Journal) -> None:
    journal.count_going_on()
    for game in journal.going_on(SHOWN):
        journal.stands(game.id)


def _fill(path: Path, games: int) -> None:
    """So many games of some lines each, nearly all of them over."""
    match = Match("battle", ("Ana", "Ben"), {"size": "5"}, started="once")
    session = Session(match)
    session.do(*ready(match, "1").lines())
    while len(session.now.nodes) < SHORT:
        session.do(str(session.moves[0]), at=session.now.clocks.at + 2000)
    lines = [(node.stopped.at, node.line) for node in session.now.nodes]
    with closing(Journal(path)) as journal:
        journal.ask("PRAGMA synchronous=OFF")
        with journal._all_or_none() as db:
            for number in range(1, games + 1):
                row = new_row(number, match, "once")
                new = {
                    "told": len(lines),
                    "shown": shown_of(match, session.now),
                    "ended": int(number % 1000 > 0),
                }
                put_row(db, changed(row, **new))
                put_lines(db, number, summed(agreed_sum(row), 0, lines))


def _long(path: Path, lines: int) -> int:
    """One game of so many lines, moves and second thoughts; its number."""
    match = Match("scorepad", ("Ana", "Ben"), started="once")
    with closing(Journal(path)) as journal:
        journal.ask("PRAGMA synchronous=OFF")
        number = journal.begin(match)
        session = Session(match)
        kept: list[tuple[int, str]] = []

        def write(more: Sequence[tuple[int, str]], now: Standing) -> None:
            kept.extend(more)

        session.write = write
        session.do(*ready(match, "1").lines())
        while len(kept) < lines:
            n = len(kept)
            move = next((move for move in session.moves if move.verb not in ("end", "finish")), None)
            session.do(str(move) if move and n % 40 < 30 else "undo" if n % 2 else "clock pause", at=n * 100)
        journal.append(number, kept, seated=match.players, shown=shown_of(match, session.now))
    return number

"""Statistics over many games: the journal is the real one, and every page is timed query by query."""

from __future__ import annotations

import random
import statistics as middle
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from companion.games import GAMES
from companion.keep.journal import Journal
from companion.keep.results import Result, results_of
from companion.keep.statistics import PAGES, boxes, names
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready

PEOPLE = tuple(f"Player {n}" for n in range(1, 41))
PLAYED = 5  # really played games of each box and number of seats, dealt out again under other names
ROUNDS = 5


def bench_statistics(args: Namespace) -> int:
    """Fill a journal in a temporary folder through its own door, then time every page."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "games.db"
        began = time.perf_counter()
        lines = _fill(Journal(path), args.games)
        spent = time.perf_counter() - began
        print(f"{args.games} games, {lines} lines, {path.stat().st_size >> 20} MB, filled in {spent:.1f} s")
        began = time.perf_counter()
        journal = Journal(path)
        print(f"  opening, every row read once   {1000 * (time.perf_counter() - began):8.1f} ms")
        slowest = max(_pages(journal))
        print(f"slowest {1000 * slowest:.1f} ms: {'under' if slowest < 0.3 else 'NOT under'} 300 ms")
        journal.close()
    return 0 if slowest < 0.3 else 1


def _pages(journal: Journal) -> Iterator[float]:
    """Each page for all games and players, for one game, and for one game and player."""
    box, player = boxes(journal)[0], names(journal)[0]
    for page, charts in PAGES.items():
        for chosen in ((), (box,), ("", player), (box, player)):
            told = " ".join(filter(None, (page, *chosen)))
            yield _timed(told, partial(charts, journal, *chosen))
    yield _timed("the games of one player", lambda: journal.games(player=player))
    yield _timed("the newest 200 games", lambda: journal.games(most=200))
    yield _timed("games to go on with", lambda: journal.games(ended=False))


def _timed(told: str, ask: Callable[[], object]) -> float:
    """The median of a few askings."""
    taken = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        ask()
        taken.append(time.perf_counter() - began)
    print(f"  {told:<30} {1000 * middle.median(taken):8.1f} ms   longest {1000 * max(taken):.1f}")
    return middle.median(taken)


def _fill(journal: Journal, games: int) -> int:
    """So many games, each a really played one under other names; how many lines that made."""
    journal.ask("PRAGMA synchronous=OFF")  # nobody pulls this plug
    dice = random.Random(1)
    played = list(_played(dice))
    lines = 0
    for _ in range(games):
        match, record, results = dice.choice(played)
        people = tuple(dice.sample(PEOPLE, len(match.players)))
        number = journal.begin(replace(match, players=people))
        again = [replace(one, player=name) for one, name in zip(results, people, strict=True)]
        journal.append(number, record, again)
        lines += len(record)
    journal.close()
    return lines


def _played(dice: random.Random) -> Iterator[tuple[Match, list[tuple[int, str]], tuple[Result, ...]]]:
    """Random games to their end, a few seconds for each line."""
    for game in GAMES.values():
        for seats in (game.seats[0], game.seats[-1]):
            for _ in range(PLAYED):
                match = Match(game.id, PEOPLE[:seats])
                session = ready(match, str(dice.random()))
                record = [(0, line) for line in session.lines()]
                session = Session(match, record)
                while session.moves:
                    at = session.now.clocks.at + dice.randrange(500, 9000)
                    line = str(dice.choice(session.moves))
                    session.do(line, at=at)
                    record.append((at, line))
                yield match, record, results_of(match, session.now)

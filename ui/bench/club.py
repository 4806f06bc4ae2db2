"""`companion bench club`: many tables, a real Mosquitto, all that goes wrong, and what comes of it."""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from companion.club.diary import latest
from companion.club.evening import played
from companion.club.standings import standings
from companion.keep.journal import Journal
from ui.bench.club_run import Night

GROWTH = [4, 16, 64]
PAPER = 1000  # tables
CALM = 0.15, 0.29  # of the time: by then every table has found the broker, and nothing has gone wrong


class Told(NamedTuple):
    """What came of a night."""

    tables: int
    well: bool
    lag: int
    hub: float  # percent of a core
    broker: float
    table: float
    memory: int  # of the hub, in megabytes
    stored: float  # bytes of a line at the hub


def club(args: argparse.Namespace) -> int:
    """Every number of tables in turn; 0 if nothing was lost or doubled anywhere."""
    found = []
    for count in args.tables or GROWTH:
        with tempfile.TemporaryDirectory(prefix="club-") as folder:
            night = Night(Path(folder), count, args.seconds)
            try:
                night.run()
                found.append(_told(night, night.settled()))
            finally:
                night.close()
    if len(found) > 1:
        _grown(found)
    return 0 if all(one.well for one in found) else 1


def _told(night: Night, took: float) -> Told:
    """What came of a run, in words."""
    lines, lost, doubled, same, results = _compared(night)
    calm, every = _lags(night)
    shares = [
        100 * sum(child.processor for child in part) / (night.seconds + took)
        for part in (night.hubs, night.brokers, night.tables)
    ]
    most = [max(child.memory for child in part) for part in (night.hubs, night.brokers, night.tables)]
    each = -(-night.count // len(night.tables))
    heard = json.loads((night.place / "new.json").read_text())
    print(f"{night.count} tables, {night.seconds:.0f} s of a line a second; cut by {night.ways.how}")
    print(f"  {lines} lines said, {lost} lost, {doubled} doubled;", end=" ")
    print(f"standings {_equal(same)}, results of all games {_equal(results)};", end=" ")
    print(f"all there {took:.0f} s after the last line")
    print("  broker killed and begun again; half the tables cut off and back, then the hub; hub killed and")
    print(
        f"  begun again; a quarter of the tables away for {0.35 * night.seconds:.0f} s; hub replaced by a new"
    )
    print("  machine; clocks wrong by up to a day; of what the hub heard 5 % twice and 5 % late.")
    print("  at the new hub: " + ", ".join(f"{count} {what}" for what, count in heard.items()))
    print(f"  lag from line to hub, before anything went wrong: median {_share(calm, 0.5)} ms,", end=" ")
    print(f"95 % {_share(calm, 0.95)} ms; with all that went wrong: 95 % {_share(every, 0.95) / 1000:.1f} s")
    print(f"  processor, of one core here: hub {shares[0]:.1f} %, broker {shares[1]:.1f} %,", end=" ")
    print(f"a table {shares[2] / night.count:.2f} %; load of this machine {os.getloadavg()[0]:.1f}")
    print(f"  memory at most: hub {most[0]} MB, broker {most[1]} MB, a process of", end=" ")
    print(f"{each} {'table' if each == 1 else 'tables'} {most[2]} MB", flush=True)
    well = not lost and not doubled and same and results
    stored = (night.place / "new/games.db").stat().st_size / max(1, lines)
    hub, broker, tables = shares
    return Told(night.count, well, _share(calm, 0.95), hub, broker, tables / night.count, most[0], stored)


def _grown(found: Sequence[Told]) -> None:
    """How it grows from few to many, and on paper to a thousand: straight on from the last two."""
    print("tables   lag 95 %   hub     broker  a table  hub's memory")
    for one in found:
        print(f"{one.tables:6}   {one.lag:5} ms   {one.hub:4.1f} %  {one.broker:4.1f} %", end="  ")
        print(f"{one.table:5.2f} %  {one.memory} MB")
    few, many = found[-2:]
    more = PAPER - many.tables
    for name, unit in (("hub", "% of a core, hub"), ("broker", "% of a core, broker"), ("memory", "MB, hub")):
        first, last = float(getattr(few, name)), float(getattr(many, name))
        each = max(0.0, last - first) / (many.tables - few.tables)
        print(f"on paper, {PAPER} tables: {last:.1f} + {more} × {each:.3f} = {last + more * each:.0f} {unit}")
    hours = 4 * 3600 * PAPER * many.stored / 1e9
    print(
        f"on paper, {PAPER} tables: a line a second for 4 hours at {many.stored:.0f} bytes = {hours:.1f} GB"
    )


def _compared(night: Night) -> tuple[int, int, int, bool, bool]:
    """Lines said, lost and doubled; whether the standings are equal, and the results of all games."""
    hub = Journal(night.place / "new/games.db")
    lines = lost = doubled = games = 0
    own = []
    for n in range(1, night.count + 1):
        table = Journal(night.place / f"t{n}.db")
        for game in table.games():
            games += 1
            row = table.of_club(game.id)
            known = hub.of_club(key=row[1]) if row else None
            mine, other = table.lines(game.id), hub.lines(known[0]) if known else []
            lines += len(mine)
            lost += sum(a != b for a, b in zip(mine, other, strict=False)) + max(0, len(mine) - len(other))
            doubled += max(0, len(other) - len(mine))
        own += table.ask("SELECT player, won, points FROM result")
        table.close()
    theirs = hub.ask("SELECT player, won, points FROM result")
    doubled += sum(kept.lines for kept in hub.games()[games:])
    hub.close()
    return lines, lost, doubled, _same_standings(night), sorted(own) == sorted(theirs)


def _same_standings(night: Night) -> bool:
    """The standings of the hub, and those that the first game of every table's own journal gives."""
    first: dict[str, list[int]] = {}
    for path in night.place.glob("tables-*.json"):
        first |= json.loads(path.read_text())["first"]
    results = [f"result 1 t{n} {' '.join(map(str, places))}" for n, places in first.items() if places]
    diary = latest(night.place / "new")
    return diary is not None and standings(played([*night.lines, *results])) == standings(diary.evening)


def _lags(night: Night) -> tuple[list[int], list[int]]:
    """From a line's being said to its being heard at any hub: while all was well, and all the time."""
    heard: dict[tuple[str, str], tuple[int, int]] = {}
    for name in ("hub", "new"):
        for line in (night.place / f"{name}.lags").read_text().splitlines():
            if len(row := line.split()) == 4:  # a hub that was killed may have left half a line
                topic, n, at, lag = row
                heard.setdefault((topic, n), (int(at), int(lag)))
    first, last = (night.began_ms + share * 1000 * night.seconds for share in CALM)
    calm = [lag for at, lag in heard.values() if first < at < last]
    return calm, [lag for _, lag in heard.values()]


def _share(lags: Sequence[int], part: float) -> int:
    found = sorted(lags)
    return found[min(len(found) - 1, int(part * len(found)))] if found else 0


def _equal(so: bool) -> str:
    return "equal" if so else "DIFFERENT"

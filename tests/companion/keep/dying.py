"""A table whose plug is pulled before every statement its journal runs, and after every step of a game.

`python -m tests.companion.keep.dying FOLDER` plays one game in many lives. Each life is a process: it opens
the journal, takes the game up, tries the next step, and is killed before a statement, or, once it has
survived them all, right after the step. After each death a copy of what lies on disk is opened and compared
with a game never killed.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import sqlite3
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from companion.keep.journal import Journal
from companion.keep.results import results_of
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.standing import Step
from tests.playing import battle

MATCH = battle(abilities="house")


class Deed(NamedTuple):
    """One thing done to a journal: open it, begin the game, a beat of the clock, or lines."""

    what: str
    at: int = 0
    lines: tuple[str, ...] = ()


def script() -> list[Deed]:
    """A short game with all kinds of lines: set-up, clocks, undo, redo, back, amend, force, fix, the end."""
    dice = random.Random(8)
    session = Session(MATCH)
    deeds = [Deed("open"), Deed("begin")]

    def do(*lines: str) -> None:
        at = len(deeds) * 1700
        session.do(*lines, at=at)
        deeds.append(Deed("do", at, lines))
        if len(deeds) % 5 == 0:
            deeds.append(Deed("beat", at + 900))

    do("seed 77", *ready(MATCH, "77").lines())
    for line in (
        "?",
        "?",
        "clock p1 +30",
        "?",
        "undo",
        "redo",
        "?",
        "undo",
        "?",
        "clock pause",
        "?",
        "clock run",
    ):
        do(str(dice.choice(session.moves)) if line == "?" else line)
    do(f"amend {session.now.tip.n - 1} {session.now.tip.before.before.moves[0]}")
    do(f"! {session.acting[0]} pass")
    do(str(next(iter(session.position.fixes()))))
    do("undo")
    do(f"back {session.now.tip.n - 2}")
    while session.moves:
        do(str(dice.choice(session.moves)))
    do("undo")
    do("redo")
    return deeds


def carry_out(deed: Deed, journal: Journal, session: Session | None) -> None:
    """One step of the script."""
    match deed.what:
        case "begin":
            journal.begin(MATCH)
        case "beat":
            journal.beat(1, deed.at)
        case "do":
            assert session is not None
            session.do(*deed.lines, at=deed.at)


def live(folder: Path, deed: Deed, statements: int, tell: int) -> None:
    """One life: up to the given number of statements of the next step, or just beyond its end."""
    real, left = sqlite3.connect, [statements if deed.what == "open" else -1]

    def tick(statement: str) -> None:
        if left[0] == 0:
            os.write(tell, statement.split()[0].rstrip(";").encode())
            os.kill(os.getpid(), signal.SIGKILL)
        left[0] -= left[0] > 0

    def connect(*said: object, **more: object) -> sqlite3.Connection:
        db = real(*said, **more)  # type: ignore[call-overload]
        db.set_trace_callback(tick)
        return db

    sqlite3.connect = connect  # type: ignore[assignment]
    journal = Journal(folder / "games.db")
    session = journal.session(1) if deed.what in ("beat", "do") else None
    if deed.what != "open":
        left[0] = statements
    carry_out(deed, journal, session)
    os.write(tell, b"after")
    os.kill(os.getpid(), signal.SIGKILL)


def died(folder: Path, deed: Deed, statements: int) -> str:
    """Where a life ended: the statement before which it was killed, or "after"."""
    hear, tell = os.pipe()
    child = os.fork()
    if not child:
        try:
            live(folder, deed, statements, tell)
        finally:
            os._exit(1)
    os.close(tell)
    with os.fdopen(hear, "rb") as heard:
        where = heard.read().decode()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), f"{deed}: ended by itself"
    assert os.WTERMSIG(status) == signal.SIGKILL
    return where


def chain(step: Step | None) -> list[str]:
    """The lines that undo or redo would go through."""
    found = []
    while step is not None:
        found.append(step.line)
        step = step.rest
    return found


def compare(folder: Path, done: list[Deed]) -> None:
    """After a restart everything is as in a game never killed that has done these steps."""
    copy = folder.with_name("copy")
    shutil.rmtree(copy, ignore_errors=True)
    if not folder.exists():
        assert not any(deed.what != "open" for deed in done)
        return
    shutil.copytree(folder, copy)
    journal = Journal(copy / "games.db")
    assert journal.notices == []
    said = [(deed.at, line) for deed in done for line in deed.lines]
    beat = max((deed.at for deed in done if deed.what == "beat"), default=0)
    begun = any(deed.what == "begin" for deed in done)
    assert [kept.id for kept in journal.games()] == ([1] if begun else [])
    if begun:
        never_killed = Session(MATCH, said)
        session = journal.session(1)
        assert journal.lines(1) == said
        assert session.position == never_killed.position
        assert session.now.clocks == never_killed.now.clocks.to(beat, never_killed.acting)
        assert session.now.seed == never_killed.now.seed
        assert list(session.lines()) == list(never_killed.lines())
        assert chain(session.now.past) == chain(never_killed.now.past)
        assert chain(session.now.future) == chain(never_killed.now.future)
        assert journal.games()[0].ended == (never_killed.position.outcome() is not None)
        derived = journal.ask("SELECT seat, player, won, points, used, curve FROM result ORDER BY seat")
        assert derived == [
            (one.seat, one.player, one.won, one.points, one.used, json.dumps(one.curve))
            for one in results_of(MATCH, never_killed.now)
        ]
    journal.close()


def main(folder: Path) -> None:
    """Every life of one game; prints how many, and before which statements they ended."""
    deeds = script()
    ends: Counter[str] = Counter()
    for n, deed in enumerate(deeds):
        where = ""
        statements = 0
        while where != "after":
            where = died(folder, deed, statements)
            assert where, f"{deed}: died without a word"
            ends[where] += 1
            statements += 1
            compare(folder, deeds[: n + (where == "after")])
    print(
        f"steps {len(deeds)} lives {ends.total()} "
        + " ".join(f"{end}:{n}" for end, n in sorted(ends.items()))
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]) / "table")

"""The plug pulled at random moments of a game: every line that was seen is there again, clocks too."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

from checks import GAME, begin_game, dice_of
from evening import SLOW, STATE, Evening, NotSo, Scene

PULLS = 20
LONG = tuple(("words", "8 × 8") if step == ("words", "5 × 5") else step for step in GAME)  # moves for all
Line = tuple[int, str]  # when by the table's time, in milliseconds, and what


def twenty_pulls(table: Evening) -> str:
    """The plug pulled at twenty random moments of a game."""
    dice = dice_of("plug")
    table.choose(calm="on")  # whatever moves is drawn by the processor, for minutes
    begin_game(table, "pull-0", LONG)
    head = table.record(1).partition("\n\n")[0]
    lines = _kept(table)
    for n in range(PULLS + 1):
        # One rehearsal tells what must be seen now, and where fingers go until the next pull.
        seeds = [dice.randrange(10**6) for _ in range(dice.randint(1, 3))]
        steps = [["nothing"], ["icon", "play"], *(["moves", seed, 1] for seed in seeds)]
        with ThreadPoolExecutor() as beside:  # as the table starts, which takes a minute here
            rehearsed = beside.submit(table.rehearse, steps, _record(head, lines))
            if n:
                table.start()
        home, on, *moves = rehearsed.result()
        if n:
            table.sees(home.picture, f"pull-{n}-home")
            table.make(on, f"pull-{n}-on")
            table.sees(on.picture, f"pull-{n}")
            now = _kept(table)
            if now[: len(lines)] != lines or _moves(now) != _moves(lines):
                raise NotSo(f"pull {n}: {lines[-3:]} came back, and now it says {now[-3:]}")
        if n == PULLS:
            break
        seen = _play(table, len(_moves(lines)), moves)
        time.sleep(moment := dice.uniform(0.0, 2.0))
        table.pull_plug()
        lines = _come_back(table, n + 1, seen)
        told = f"{len(seen)} lines seen, {len(lines)} back"
        print(f"        pull {n + 1}, {moment:.2f} s after a touch: {told}", flush=True)
    return (
        f"{PULLS} of {PULLS} with the same position and clocks, {len(lines)} lines, pictures/pull-{PULLS}.png"
    )


def _kept(table: Evening, folder: str = STATE) -> list[Line]:
    """Every line of the game with its time: position and clocks follow from these and nothing else."""
    games = f"sqlite3.connect('file:{folder}/games.db?mode=ro', uri=True)"
    query = "SELECT at, text FROM line WHERE game=1 ORDER BY n"
    said = table.said(f"python3 -c \"import sqlite3; [print(*row) for row in {games}.execute('{query}')]\"")
    return [(int(at), text) for at, _, text in (row.partition(" ") for row in said.splitlines())]


def _moves(lines: list[Line]) -> list[Line]:
    """Those that people have said: clocks run by themselves when somebody sits down."""
    return [line for line in lines if not line[1].startswith("clock ")]


def _record(head: str, lines: list[Line]) -> str:
    """The same as a record."""
    return f"{head}\n\n" + "".join(f"{at / 1000:.3f} {text}\n" for at, text in lines)


def _play(table: Evening, before: int, moves: list[Scene]) -> list[Line]:
    """Some moves that are seen to be kept, and one more of which nobody knows; the lines that were seen."""
    *certain, last = moves
    for scene in certain:
        table.make(scene, "pull-between")
    wanted = before + sum(len(scene.lines) for scene in certain)
    table.wait_until(lambda: len(_moves(_kept(table))) >= wanted, SLOW, "the moves are kept")
    seen = _kept(table)
    table.make(last, "pull-between")
    return seen


def _come_back(table: Evening, n: int, seen: list[Line]) -> list[Line]:
    """Before the table starts, the game is there as it was seen, with at most the one move more."""
    table.after_the_pull()
    # Read in a copy: what the pull has left is the table's to put right.
    table.said(f"rm -rf /run/left; mkdir /run/left; cp {STATE}/games.db* /run/left/")
    lines = _kept(table, "/run/left")
    if lines[: len(seen)] != seen or len(lines) > len(seen) + 2:
        raise NotSo(f"pull {n}: {len(seen)} lines were seen, {len(lines)} came back")
    return lines

"""The plug pulled at random moments of a game: every line that was seen is there again, clocks too."""

from __future__ import annotations

import time

from checks import begin_game, dice_of
from evening import STATE, Evening, NotSo

PULLS = 20
Line = tuple[int, str]  # when by the table's time, in milliseconds, and what


def twenty_pulls(table: Evening) -> str:
    """The plug pulled at twenty random moments of a game."""
    dice = dice_of("plug")
    table.choose()
    begin_game(table, "pull-0")
    head = table.record(1).partition("\n\n")[0]
    moves = 0
    for n in range(1, PULLS + 1):
        seen = _play(table, head, dice.randint(1, 3), dice.randrange(10**6))
        time.sleep(moment := dice.uniform(0.0, 2.0))
        table.pull_plug()
        there = _comes_back(table, n, head, seen)
        moves = len(there)
        print(
            f"        pull {n}, {moment:.2f} s after a touch: {len(seen)} lines seen, {moves} back",
            flush=True,
        )
    return f"{PULLS} of {PULLS} with the same position and clocks, {moves} lines, pictures/pull-{PULLS}.png"


def _kept(table: Evening) -> list[Line]:
    """Every line of the game with its time: position and clocks follow from these and nothing else."""
    games = f"sqlite3.connect('file:{STATE}/games.db?mode=ro', uri=True)"
    query = "SELECT at, text FROM line WHERE game=1 ORDER BY n"
    said = table.said(f"python3 -c \"import sqlite3; [print(*row) for row in {games}.execute('{query}')]\"")
    return [(int(at), text) for at, _, text in (row.partition(" ") for row in said.splitlines())]


def _record(head: str, lines: list[Line]) -> str:
    """The same as a record."""
    return f"{head}\n\n" + "".join(f"{at / 1000:.3f} {text}\n" for at, text in lines)


def _play(table: Evening, head: str, moves: int, seed: int) -> list[Line]:
    """Some moves that are seen to be kept, and one more of which nobody knows; the lines that were seen."""
    before = _kept(table)
    steps = [["icon", "play"], *(["moves", seed + k, 1] for k in range(moves + 1))]
    _, *certain, last = table.rehearse(steps, _record(head, before))
    for scene in certain:
        for x, y in scene.touches:
            table.touch(x, y)
    wanted = len(before) + sum(len(scene.lines) for scene in certain)
    table.wait_until(lambda: len(_kept(table)) >= wanted, 90, "the moves are kept")
    seen = _kept(table)
    for x, y in last.touches:
        table.touch(x, y, 0.1)
    return seen


def _comes_back(table: Evening, n: int, head: str, seen: list[Line]) -> list[Line]:
    """After the start the game is there as it was seen, with at most the one move more, and looks like it."""
    table.after_the_pull()
    lines = _kept(table)
    if lines[: len(seen)] != seen or len(lines) > len(seen) + 2:
        raise NotSo(f"pull {n}: {len(seen)} lines were seen, {len(lines)} came back")
    home, on = table.rehearse([["nothing"], ["icon", "play"]], _record(head, lines))
    table.sees(home.picture, f"pull-{n}-home")
    for x, y in on.touches:
        table.touch(x, y)
    table.sees(on.picture, f"pull-{n}")
    return lines

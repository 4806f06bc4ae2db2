"""The plug pulled at random moments of a game: every line that was seen is there again, clocks too."""

from __future__ import annotations

import time

from checks import GAME, dice_of
from evening import Evening, NotSo

PULLS = 20


def twenty_pulls(table: Evening) -> str:
    """The plug pulled at twenty random moments of a game."""
    dice = dice_of("plug")
    table.choose()
    for scene in table.rehearse(GAME):
        for x, y in scene.touches:
            table.touch(x, y)
        time.sleep(3)
    table.wait_until(lambda: table.record(1), 90, "the game is in the journal")
    more = caught = 0
    for n in range(1, PULLS + 1):
        more += _play_and_pull(table, n, dice.randint(1, 4), dice.uniform(0.0, 2.5), dice.randrange(10**6))
        caught += _comes_back(table, n)
    return (
        f"{PULLS} of {PULLS} with the same position and clocks; {more} moves by touch, pictures/pull-20.png"
    )


_seen: list[str] = []


def _clocks(table: Evening) -> str:
    """Who is to move and both clocks, as the journal has them."""
    code = (
        "from companion.keep.journal import Journal; from pathlib import Path; import json, sqlite3; "
        "print(Journal(Path('/var/lib/pantheon-table/games.db')).stands(1))"
    )
    env = "PYTHONPATH=/opt/pantheon-table/current"
    return table.said(
        f'runuser -u pantheon -- env {env} /opt/pantheon-table/current/.venv/bin/python -c "{code}"'
    )


def _play_and_pull(table: Evening, n: int, moves: int, moment: float, seed: int) -> int:
    """Some moves that are seen to be kept, one more, and in the middle of it the plug."""
    scenes = table.rehearse(
        [["icon", "play"], *(["moves", seed + k, 1] for k in range(moves + 1))], table.record(1)
    )
    begun = len(table.lines(1))
    for scene in scenes[1:-1]:
        for x, y in scene.touches:
            table.touch(x, y)
    certain = [line for scene in scenes[1:-1] for line in scene.lines]
    table.wait_until(lambda: len(table.lines(1)) >= begun + len(certain), 90, "the moves are kept")
    _seen[:] = table.lines(1)
    for x, y in scenes[-1].touches:
        table.touch(x, y, 0.1)
    time.sleep(moment)
    table.pull_plug()
    return moves


def _comes_back(table: Evening, n: int) -> int:
    """After the start the game is there as it was seen, with at most the one move more."""
    table.after_the_pull()
    lines = table.lines(1)
    if lines[: len(_seen)] != _seen or len(lines) > len(_seen) + 2:
        raise NotSo(f"pull {n}: {len(_seen)} lines were seen, {len(lines)} came back")
    home, on = table.rehearse([["nothing"], ["icon", "play"]], table.record(1))
    table.sees(home.picture, f"pull-{n}-home")
    for x, y in on.touches:
        table.touch(x, y)
    table.sees(on.picture, f"pull-{n}")
    return len(lines) - len(_seen)

"""Whole boards seen by a camera: real games on drawn boards, and what is made of each look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import cv2
import numpy as np

from companion.games import GAMES
from companion.games.tagged import tags_of
from vision.bench.judging import understood
from vision.bench.sitting import ASKED, EACH, REFUSED, RIGHT, WRONG, Judge, Tally, sit

PI = 4  # how many times slower a Pi 4 is


def games() -> tuple[str, ...]:
    """The games whose boards can be seen."""
    return tuple(game for game in GAMES if tags_of(game) is not None)


def board(
    looks: int, first: int, chosen: Sequence[str], jobs: int, judge: Judge = understood
) -> Iterator[str]:
    """So many looks of a few frames at each game's board: what came of them, and a frame's processor time."""
    head = f"{'':<10}{'frames':>8}{'looks':>8}{RIGHT:>8}{ASKED:>8}{REFUSED:>9}{WRONG:>7}"
    yield f"{head}{'ms k = 1':>12}{'k = 4':>12}"
    for game in chosen or games():
        tally = Tally()
        evenings = range(first, first + -(-looks // EACH))
        with ProcessPoolExecutor(jobs, initializer=partial(cv2.setNumThreads, 1)) as pool:
            for one in pool.map(partial(sit, game, judge=judge), evenings, chunksize=4):
                tally.add(one)
        yield from _told(game, tally)


def _told(game: str, tally: Tally) -> Iterator[str]:
    came: Counter[str] = Counter()
    for (_, what), count in tally.came.items():
        came[what] += count
    of = sum(came.values())
    counts = f"{came[RIGHT]:>8}{came[ASKED]:>8}{came[REFUSED]:>9}{came[WRONG]:>7}"
    median, slow = np.percentile(tally.spent, [50, 95]) if tally.spent else (0.0, 0.0)
    times = f"{f'{median:.0f} / {slow:.0f}':>12}{f'{median * PI:.0f} / {slow * PI:.0f}':>12}"
    yield f"{game:<10}{len(tally.spent):>8}{of:>8}{counts}{times}"
    if tally.why:
        yield "  refused because: " + ", ".join(f"{why} {count}" for why, count in tally.why.most_common())
    for deed in sorted({deed for deed, _ in tally.came}):
        each = ", ".join(
            f"{what} {count}" for (other, what), count in sorted(tally.came.items()) if other == deed
        )
        yield f"  {deed}: {each}"
    yield from (f"  WRONG {one}" for one in tally.bad)

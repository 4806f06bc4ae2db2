"""Films through the real reading at a slower machine's speed: what was missed, counted twice, and how late.

Time is counted, not waited for: a look takes `k` times the processor time it took here, and the next frame is
the one the camera would have had by then. So the figures do not depend on what else this machine does.
"""

from __future__ import annotations

import math
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import cv2
import numpy as np

from companion.games import GAMES
from companion.inputs import Scan
from vision.bench.films import COVERS, Film, covered, piled, replayed, swapped
from vision.camera import APART
from vision.frames import Frame, Shot
from vision.reading.codes import payload, read
from vision.reading.eye import Eye
from vision.reading.nearest import prepare
from vision.reading.reader import BUDGET

FPS = 30
TRANSIT = 0.04  # seconds from the exposure until a frame is in memory
EVERY = 0.4  # seconds between two cards
LYING = 8
NS = 1_000_000_000
How = Callable[[Shot], list[Scan]]  # a look or a glance at a picture
Timed = Callable[[How, Shot], tuple[list[Scan], float]]  # what came of it, and the seconds it took
AIMS = {"median": 350, "p95": 600}  # milliseconds from laid to counted at k = 4


@dataclass(slots=True)
class Seen:
    """What came of a film: each scan that counted and when, and the share of a core that it took."""

    counted: list[tuple[Scan, float]] = field(default_factory=list)
    busy: float = 0.0
    length: float = 0.0


def watched(film: Film, k: float) -> Seen:
    """A film seen by a machine k times slower than this one."""
    seen = Seen(length=film.length)
    eye = Eye(lambda scan: None, budget=BUDGET / k)
    unpack = _unpacking(film.frame(0.0))
    prepare()  # as a camera does before its first frame

    def measured(how: How, shot: Shot) -> tuple[list[Scan], float]:
        began = time.thread_time()
        counted = how(shot)
        took = k * (time.thread_time() - began + unpack)
        seen.busy += took
        return counted, took

    for counted, done in shown(film, eye, measured):
        seen.counted += [(scan, done) for scan in counted]
    return seen


def shown(film: Film, eye: Eye, timed: Timed) -> Iterator[tuple[list[Scan], float]]:
    """A film as a camera shows it to the reading: after each look what counted and when it was done."""
    now = 0.0
    while now < film.length:
        done = now
        for how in (eye.see, eye.glance):
            if how == eye.see or eye.eager:
                captured = math.ceil(done * FPS) / FPS
                counted, took = timed(how, Shot(film.frame(captured), round(captured * NS)))
                done = captured + TRANSIT + took
                yield counted, done
        now = max(done, now + APART)


def _unpacking(frame: Frame) -> float:
    """The processor seconds a USB camera's picture takes to become a frame."""
    packed = cv2.imencode(".jpg", frame, [cv2.IMWRITE_JPEG_QUALITY, 85])[1]
    times = []
    for _ in range(5):
        began = time.thread_time()
        cv2.imdecode(packed, cv2.IMREAD_GRAYSCALE)
        times.append(time.thread_time() - began)
    return statistics.median(times)


def judged(film: Film, seen: Seen) -> tuple[int, int, list[float]]:
    """How many plays were missed, how many counted too often, and the milliseconds from laid to counted."""
    left = sorted(seen.counted, key=lambda pair: pair[1])
    missed, late = 0, []
    for play in film.plays:
        scan = read(play.laid.written, 0)
        mine = [
            pair for pair in left if scan is not None and _same(pair[0], scan) and pair[1] > play.at - 0.2
        ]
        if mine:
            left.remove(mine[0])
            late.append(1000 * (mine[0][1] - play.at))
        else:
            missed += 1
    return missed, len(left), late


def _same(one: Scan, other: Scan) -> bool:
    return (one.game, one.thing, one.copy) == (other.game, other.thing, other.copy)


def deck(count: int, dice: np.random.Generator) -> list[str]:
    """So many cards of a box drawn as from a shuffled deck, shuffled anew when it is used up."""
    box = GAMES[max(GAMES, key=lambda game: len(GAMES[game].things))]
    whole = [payload(box, thing.id, copy) for thing in box.things for copy in range(1, thing.copies + 1)]
    drawn: list[str] = []
    while len(drawn) < count:
        drawn += [whole[n] for n in dice.permutation(len(whole))]
    return drawn[:count]


@dataclass(frozen=True, slots=True)
class Wanted:
    """How much is filmed: cards in a hurry, films of covers, and from which film on, to run in pieces."""

    cards: int
    films: int
    seed: int
    first: int = 0

    def numbered(self) -> Iterator[tuple[int, np.random.Generator]]:
        """The films by number, each with its own dice: a piece gives what the whole would."""
        for n in range(self.first, self.first + self.films):
            yield n, np.random.default_rng([self.seed, n])


def hurried(wanted: Wanted, k: float, grow: float = 1.0) -> Iterator[str]:
    """Cards swapped and cards piled, one soon after the other."""
    for make in (swapped, piled):
        dice = np.random.default_rng(wanted.seed)
        film = replace(make(deck(wanted.cards, dice), EVERY, dice), grow=grow)
        seen = watched(film, k)
        missed, twice, late = judged(film, seen)
        low, high = statistics.median(late), statistics.quantiles(late, n=20)[-1]
        yield (
            f"{film.name:8} every {EVERY} s: {missed} of {wanted.cards} missed, {twice} counted twice; "
            f"laid to counted {low:.0f} ms median (aim {AIMS['median']}), {high:.0f} ms p95 "
            f"(aim {AIMS['p95']}); {100 * seen.busy / seen.length:.0f} % of a core"
        )


def larger(wanted: Wanted, k: float) -> Iterator[str]:
    """The same table in 1080p: cards in a hurry, and cards that only lie there."""
    for line in hurried(replace(wanted, cards=max(wanted.cards // 4, 2)), k, grow=1.5):
        yield f"1080p, {line}"
    dice = np.random.default_rng(wanted.seed)
    film = replace(covered("arm", deck(LYING, dice), dice), grow=1.5)
    seen = watched(film, k)
    yield f"1080p, {LYING} lying cards and an arm: {100 * seen.busy / seen.length:.0f} % of a core (aim 100)"


def hidden(wanted: Wanted, k: float) -> Iterator[str]:
    """Something over lying cards, which must not make them count again."""
    again: Counter[str] = Counter()
    missed_in: Counter[str] = Counter()
    for n, dice in wanted.numbered():
        what = list(COVERS)[n % len(COVERS)]
        film = covered(what, deck(LYING, dice), dice)
        missed, twice, _ = judged(film, watched(film, k))
        again[what] += twice
        missed_in[what] += missed
        if missed or twice:
            yield f"film {n}, {what}: {missed} missed, {twice} counted again"
    told = ", ".join(f"{what} {again[what]}" for what in COVERS)
    over = f"{_films(wanted)} of covers over {LYING} lying cards"
    yield f"{over}: counted again: {told}; missed {missed_in.total()}"


def played_again(wanted: Wanted, k: float) -> Iterator[str]:
    """A card that a hand takes up and lays again, which must count a second time, and no other may."""
    unheard = extra = 0
    for n, dice in wanted.numbered():
        film = replayed(deck(LYING, dice), dice)
        missed, twice, _ = judged(film, watched(film, k))
        unheard, extra = unheard + missed, extra + twice
        if missed or twice:
            yield f"film {n}, second play: {missed} missed, {twice} counted again"
    yield f"{_films(wanted)} of a card taken up and laid again: missed {unheard}, counted too often {extra}"


def _films(wanted: Wanted) -> str:
    return f"{wanted.films} films from number {wanted.first} on"


PARTS: dict[str, Callable[[Wanted, float], Iterator[str]]] = {
    "hurry": hurried,
    "1080p": larger,
    "covers": hidden,
    "again": played_again,
}


def stream(
    wanted: Wanted, factors: Sequence[float] = (1, 4), parts: Sequence[str] = tuple(PARTS)
) -> Iterator[str]:
    """The table of figures, line by line."""
    for k in factors:
        yield f"k = {k:g} (a look takes {k:g} times its processor time here)"
        for part in parts:
            yield from (f"  {line}" for line in PARTS[part](wanted, k))

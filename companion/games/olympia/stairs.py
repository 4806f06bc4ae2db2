"""The table as it is drawn: steps to the temple, seats around the pile, a place for each card in play."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from companion.games.olympia.cards import ATTRIBUTE, COPIES, GOD, MINOTAUR, THESEUS, TORNADO
from companion.view import Link, Mark, Point, Space, Still

ARROWS = "→↗↑↖←↙↓↘"
WAYS = {1: "↻", -1: "↺"}
RISE = 0.5  # of a step
BASE = -0.35  # where the lowest stones begin
USUAL = 11.5  # steps across, with which everything else has its usual size
PERSON, PILE, TILE = 1.05, 2.6, 1.2
SHARED = {1: 0.86, 2: 0.6, 3: 0.52}  # how large pieces are that share a step
STONE = 1.25  # how long a stone of the stairs is


def grown(temple: int) -> float:
    """With more steps everything that is no step is drawn larger, and so stays as it is on the screen."""
    return (temple + 1.5) / USUAL


def beside(n: int, sharing: int) -> tuple[float, float, float]:
    """Where the nth of those who share a step stands, and how large it is; six find room."""
    if sharing == 1:
        return 0.0, 0.0, SHARED[1]
    if sharing == 2:
        return (-0.24, 0.24)[n], (-0.1, 0.16)[n], SHARED[2]
    return (n % 2 - 0.5) * 0.52, -0.16 + 0.46 * (n // 2), SHARED[3]


@cache
def board(
    temple: int, players: int, kept: tuple[str, ...], turn: int
) -> tuple[tuple[Space, ...], tuple[Link, ...]]:
    """The steps, over them the table with its seats (whose turn it is lit), the pile, the cards in play."""
    seated = tuple(
        replace(chair, wash="lit") if n == turn else chair for n, chair in enumerate(_chairs(temple, players))
    )
    links = tuple(Link(seated[n].id, seated[n - 1].id) for n in range(players))
    x, y = _table(temple)
    high, wide = PILE * grown(temple) / 2, PILE * grown(temple) * 0.365
    pile = Space("pile", x, y, outline=_box(x - wide, y - high, x + wide, y + high))
    return (*_steps(temple), *seated, pile, *_tray(temple, kept)), links


def _table(temple: int) -> Point:
    """The middle of the table: left of the stairs, where they are low."""
    return 2.55 * grown(temple) - 0.5, _high(temple) - 3.1 * grown(temple)


def _high(temple: int) -> float:
    """How far up the picture reaches."""
    return 8.2 * grown(temple)


def _box(left: float, low: float, right: float, high: float) -> tuple[Point, ...]:
    return (left, low), (right, low), (right, high), (left, high)


def _top(temple: int, step: int) -> float:
    return step * RISE * grown(temple)


def _steps(temple: int) -> Iterator[Space]:
    """Step 0 is the ground before the first one, the last is the temple, twice as wide."""
    for step in range(temple + 1):
        right = step + 0.5 if step < temple else step + 1.0
        foot, top = BASE, _top(temple, step)
        x = (step - 0.5 + right) / 2
        outline = _box(step - 0.5, foot, right, top + 1.05)
        wash = "lit" if step == temple else ""
        yield Space(str(step), x, top + 0.46, "dark", outline=outline, wash=wash)


@cache
def stills(temple: int) -> tuple[Still, ...]:
    """Fired clay: a block for each step with its bright edge, stones in courses, a border above and below."""
    found = [
        Still("clay", outline=_box(-0.5, BASE, 0.5, 0.0)),
        Still("edge", outline=_box(-0.5, -0.09, 0.5, 0.0)),
    ]
    for step in range(1, temple + 1):
        right, top = (step + 0.5 if step < temple else step + 1.0), _top(temple, step)
        found.append(Still("clay", outline=_box(step - 0.5, BASE, right, top)))
        found.append(Still("joint", lines=tuple(_courses(temple, step, right))))
        found.append(Still("edge", outline=_box(step - 0.56, top - 0.09, right, top)))
    right, border = temple + 1.0, 0.36 * grown(temple)
    for low in (BASE - border, _high(temple)):
        found.append(Still("glaze", outline=_box(-0.5, low, right, low + border)))
        found.append(Still("key", lines=_meander(-0.5, right, low + border * 0.2, border * 0.6)))
    return tuple(found)


def _courses(temple: int, step: int, right: float) -> Iterator[tuple[Point, ...]]:
    """The joints of one block: level ones a rise apart, upright ones in turns."""
    left, course = step - 0.5, 0
    while (low := BASE + course * RISE * grown(temple)) < _top(temple, step) - 0.05:
        if course:
            yield (left, low), (right, low)
        x = math.ceil((left - course % 2 * STONE / 2) / STONE) * STONE + course % 2 * STONE / 2
        if left < x < right:
            yield (x, low), (x, min(low + RISE * grown(temple), _top(temple, step)))
        course += 1


def _meander(left: float, right: float, low: float, high: float) -> tuple[tuple[Point, ...], ...]:
    """A Greek key along a border, in one line for each of its turns."""
    count = round((right - left) / (high * 1.25))
    step = (right - left) / count
    found: list[tuple[Point, ...]] = []
    for n in range(count):
        x, s = left + n * step, step / 6
        found.append(
            (
                *((x, low), (x, low + high), (x + 4.6 * s, low + high), (x + 4.6 * s, low + high * 0.36)),
                *(
                    (x + 2 * s, low + high * 0.36),
                    (x + 2 * s, low + high * 0.64),
                    (x + 3.2 * s, low + high * 0.64),
                ),
            )
        )
        found.append(((x, low), (x + step, low)))
    return tuple(found)


@cache
def marks(temple: int, players: int, kept: tuple[str, ...], way: int) -> tuple[Mark, ...]:
    """The numbers of the steps, how many there are of the cards in a row, and which way round it goes."""
    steps = tuple(
        Mark(step, _top(temple, step) - 0.27 * grown(temple), str(step), "small") for step in range(1, temple)
    )
    tray = tuple(_tray(temple, kept))
    attributes = [card for card in kept if card in GOD]
    found: list[Mark] = []
    for card in [kept[0], attributes[0]] if attributes else []:
        found.append(_copies(temple, tray, card))
    if TORNADO in kept:
        found.append(_copies(temple, tray, TORNADO))
    elif MINOTAUR in kept:
        found.append(_copies(temple, tray, MINOTAUR))
    x, y = _table(temple)
    turn = (Mark(x + 2.5 * grown(temple), y + 2.3 * grown(temple), WAYS[way], "way"),) if way else ()
    return (*steps, *found, *turn)


def _copies(temple: int, tray: tuple[Space, ...], card: str) -> Mark:
    """How many there are of a card and of those beside it, in the corner of its place."""
    space = next(space for space in tray if space.id == f"deck:{card}")
    right, high = space.outline[2]
    return Mark(right - 0.36 * grown(temple), high - 0.24 * grown(temple), f"×{COPIES[card]}", "tile")


@cache
def arrows(temple: int, players: int) -> tuple[Mark, ...]:
    """From each chair to the one before it."""
    if players < 3:
        return ()
    chairs = tuple(_chairs(temple, players))
    found = []
    for n, blocked in enumerate(chairs):
        blocker = chairs[(n + 1) % players]
        angle = math.atan2(blocked.y - blocker.y, blocked.x - blocker.x)
        arrow = ARROWS[round(angle / (math.tau / 8)) % 8]
        found.append(Mark((blocked.x + blocker.x) / 2, (blocked.y + blocker.y) / 2, arrow, "arrow"))
    return tuple(found)


def _chairs(temple: int, players: int) -> Iterator[Space]:
    """The seats clockwise from the bottom, so that the next one is to the left of who sits there."""
    (x, y), size = _table(temple), grown(temple)
    reach = PERSON * size / 2
    for n in range(players):
        angle = -math.tau * (n / players + 0.25)
        at = round(x + 2.0 * size * math.cos(angle), 3), round(y + 2.15 * size * math.sin(angle), 3)
        outline = _box(at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach)
        yield Space(f"chair-{n + 1}", *at, outline=outline)


def _tray(temple: int, kept: tuple[str, ...]) -> Iterator[Space]:
    """A place for each card in play, as wide as may be: each god above its attribute, then the others."""
    pairs = [(god, ATTRIBUTE[god]) for god in kept if god in ATTRIBUTE]
    columns = [*pairs, (MINOTAUR, THESEUS), (TORNADO,)]
    shown = [column for column in columns if column[0] in kept]
    wide, high = (temple + 1.5) / max(4, len(shown)), (TILE + 0.1) * grown(temple)
    top = BASE - 0.5 * grown(temple)
    for across, column in enumerate(shown):
        for down, card in enumerate(column):
            if card in kept:
                left, upper = -0.5 + across * wide, top - down * high
                outline = _box(left, upper - high, left + wide, upper)
                yield Space(f"deck:{card}", left + wide / 2, upper - high / 2, outline=outline)

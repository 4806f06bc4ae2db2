"""Fingers on buttons, drawn at random, and the truth about them: an oracle that never sees an edge.

    python -m tests.hardware.fingers 100000

judges that many random cases in each weather and prints how many verdicts differ from the truth.
"""

from __future__ import annotations

import random
import sys
import time
from dataclasses import dataclass, field

from companion.inputs import Slap
from hardware.arbiter import Arbiter
from hardware.rounds import FLOOR
from hardware.touches import MS, SECOND

ASKED = 100 * SECOND
STUCK = 3 * SECOND
GAP = 5 * MS


@dataclass(frozen=True)
class Press:
    """A finger: from its first to its last contact with a button."""

    button: str
    start: int
    end: int


@dataclass
class Case:
    """What happened at the table, and what the wires made of it: (button, down, at)."""

    buttons: list[str]
    presses: list[Press] = field(default_factory=list)
    edges: list[tuple[str, bool, int]] = field(default_factory=list)


@dataclass(frozen=True)
class Truth:
    """What a perfect witness says."""

    winner: str | None
    tied: frozenset[str]
    early: frozenset[tuple[str, int]]


def truth(case: Case) -> Truth:
    """From the fingers alone: the first to press once nobody holds a button that works."""

    def holding(press: Press, moment: int) -> bool:
        return press.start < moment < press.end and moment < press.start + STUCK

    heard = [p for p in case.presses if p not in unheard(case)]
    moments = [ASKED, *(p.end for p in heard), *(p.start + STUCK for p in heard)]
    armed = min(m for m in moments if m >= ASKED and not any(holding(p, m) for p in heard))
    before = {(p.button, p.start) for p in heard if p.start < armed}
    slaps = [p for p in heard if p.start >= armed]
    if not slaps:
        return Truth(None, frozenset(), frozenset(before))
    first = min(p.start for p in slaps)
    near = {p.button for p in slaps if p.start - first < FLOOR}
    after = {(p.button, p.start) for p in case.presses if p.start > first + SECOND}
    # Which of two presses at the very same moment is called first does not matter: it is a dead heat.
    winner = next(p.button for p in slaps if p.start == first)
    return Truth(winner, frozenset(near if len(near) > 1 else ()), frozenset(before | after))


def unheard(case: Case) -> list[Press]:
    """Presses of a stuck button before it was released for a second."""
    found = []
    for stuck in (p for p in case.presses if p.end > ASKED and p.start + STUCK < p.end):
        released = stuck.end
        for p in sorted(case.presses, key=lambda p: p.start):
            if p.button == stuck.button and p.start > stuck.start and p.start - released < SECOND:
                found.append(p)
                released = p.end
    return found


# what the wires make of fingers


def draw(dice: random.Random) -> Case:
    """Early, held, stuck and simultaneous presses, with bounces, and noise on the wires."""
    case = Case([f"p{n}" for n in range(1, dice.randint(1, 6) + 1)])
    moment = ASKED + dice.choice([0, dice.randint(1, 80 * MS), dice.randint(0, 2 * SECOND)])
    for button in case.buttons:
        free = ASKED - 8 * SECOND
        if dice.random() < 0.25:  # before the round, perhaps held into it, perhaps stuck
            start = ASKED - dice.randint(0, 4 * SECOND)
            length = dice.choice([dice.randint(20 * MS, SECOND), dice.randint(SECOND, 4 * SECOND)])
            free = _press(case, dice, button, start, length) + 70 * MS
        for _ in range(dice.choice([0, 1, 1, 1, 2])):
            spread = dice.choice([0, 0, 1000, MS, 5 * MS, 40 * MS, 400 * MS])
            start = max(free, moment + dice.randint(0, spread))
            length = dice.choice(
                [1200_000, dice.randint(12 * MS, 300 * MS), dice.randint(12 * MS, 2 * SECOND)]
            )
            free = _press(case, dice, button, start, length) + 70 * MS
        for _ in range(dice.choice([0, 0, 0, 1, 3])):
            _noise(case, dice, button, moment)
    return case


def _press(case: Case, dice: random.Random, button: str, start: int, length: int) -> int:
    end = start + length
    case.presses.append(Press(button, start, end))
    edges = [start, end]
    if length >= 12 * MS and dice.random() < 0.7:
        edges += _bounces(dice, start, start + dice.randint(1, 8) * MS)
    if length >= 40 * MS and dice.random() < 0.5:
        edges += _bounces(dice, end - dice.randint(1, 8) * MS, end)
    for n, at in enumerate(sorted(edges)):
        case.edges.append((button, n % 2 == 0, at))
    return end


def _bounces(dice: random.Random, low: int, high: int) -> list[int]:
    """An even number of moments strictly between two others; the contact is never open for long."""
    while True:
        found = sorted(dice.sample(range(low + 1, high), 2 * dice.randint(1, 8)))
        if all(down - up <= GAP for up, down in zip(found[::2], found[1::2], strict=True)):
            return found


def _noise(case: Case, dice: random.Random, button: str, moment: int) -> None:
    """A contact shorter than a millisecond, away from the presses of that button."""
    at = moment + dice.randint(-300 * MS, 300 * MS)
    length = dice.randint(1000, 990_000)
    mine = [p for p in case.presses if p.button == button]
    others = [edge for edge in case.edges if edge[0] == button]
    if any(p.start - 12 * MS < at < p.end + 70 * MS for p in mine):
        return
    if any(abs(edge[2] - at) < 12 * MS for edge in others):
        return
    case.edges += [(button, True, at), (button, False, at + length)]


# how it reaches the arbiter


def judge(case: Case, dice: random.Random, worst: int, known: bool) -> list[Slap]:
    """All calls of an arbiter whose edges come scrambled, up to `worst` late; `known`: that was measured."""
    arbiter = Arbiter(case.buttons)
    arrivals = sorted(
        ((at + dice.randint(0, worst), button, down, at) for button, down, at in case.edges), reverse=True
    )
    now = min([ASKED - SECOND, *(arrival[0] for arrival in arrivals)])
    end = max([ASKED, *(arrival[0] for arrival in arrivals)]) + 2 * SECOND
    asked = False
    said: list[Slap] = []
    while now < end:
        if not asked and now >= ASKED:
            arbiter.arm(ASKED)
            asked = True
        # Looks are rare where nothing happens: the cases get quicker, not easier.
        busy = arrivals and arrivals[-1][0] < now + 900 * MS
        step = dice.randint(8 * MS, 25 * MS) if busy or arbiter.state in ("judging", "given") else 150 * MS
        now = min(now + step, ASKED) if now < ASKED else now + step
        while arrivals and arrivals[-1][0] <= now:
            came, button, down, at = arrivals.pop()
            arbiter.edge(button, down, at, came)
        if known:
            arbiter.beat(worst, now)
        said += arbiter.look(now)
    return said


VERDICTS = ("first", "corrected", "final", "void")


def agrees(found: Truth, said: list[Slap], first_too: bool = True) -> bool:
    """Whether every verdict, or only the last, names the true winner and the true dead heat."""
    verdicts = [slap for slap in said if slap.call in VERDICTS]
    if not verdicts or verdicts[-1].call == "void":
        return found.winner is None
    return all(
        frozenset(slap.tied) == found.tied and (slap.button == found.winner or slap.button in found.tied)
        for slap in (verdicts if first_too else verdicts[-1:])
    )


WEATHER = {
    # name: how late edges come, whether that was measured before, whether the first verdict must be right
    "calm: up to 40 ms late": (40 * MS, False, True),
    "load measured: up to 600 ms late": (600 * MS, True, True),
    "sudden load: up to 600 ms late, last verdict": (600 * MS, False, False),
}


def wrong(case: Case, dice: random.Random, worst: int, known: bool, first_too: bool) -> bool:
    """Whether the arbiter errs; where the first verdict must be right, the false starts must be too."""
    found = truth(case)
    said = judge(case, dice, worst, known)
    early = sorted((slap.button, slap.at) for slap in said if slap.call == "early")
    return not agrees(found, said, first_too) or (first_too and early != sorted(found.early))


def main(cases: int, seed: int = 1) -> int:
    """Judge so many random cases in each kind of weather; the number of wrong ones."""
    total = 0
    for name, weather in WEATHER.items():
        dice = random.Random(f"{seed} {name}")
        began = time.perf_counter()
        bad = 0
        for _ in range(cases):
            bad += wrong(draw(dice), dice, *weather)
        total += bad
        print(f"{name}: {cases} random cases, {bad} wrong, {time.perf_counter() - began:.0f} s", flush=True)
    return total


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)))

"""Show that it is fair: thousands of draws counted, and how often pure chance would be as uneven."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from companion.luck.randomiser import Chances, SetUp, Wish
from companion.view import Text, text

DRAWS = 10_000
SLICE = 20
DOUBTFUL = 0.001  # fair draws look as uneven as this once in a thousand tests


@dataclass(frozen=True, slots=True)
class Spread:
    """How often each thing came out, and how often it should have."""

    draws: int
    counts: dict[str, int]
    expected: dict[str, float]

    @property
    def chi_square(self) -> float:
        """The sum of squared surprises."""
        return sum((self.counts.get(cell, 0) - due) ** 2 / due for cell, due in self.expected.items())

    @property
    def freedom(self) -> int:
        """How many of the counts are free to vary."""
        return len(self.expected) - 1

    @property
    def share(self) -> float:
        """The share of fair tests that are at least as uneven as this one."""
        return above(self.chi_square, self.freedom)

    @property
    def meaning(self) -> Text:
        """What that means, in plain words."""
        percent = round(100 * self.share)
        if self.share < DOUBTFUL:
            return text("fair-doubtful")
        return text("fair-even", percent=max(1, percent))


def trial(wish: Wish | SetUp, seed: str, draws: int = DRAWS) -> Iterator[Spread]:
    """The spread so far, slice by slice, so that a screen can show it growing; each draw has its own seed."""
    counts: Counter[str] = Counter()
    chances = wish.chances()
    for n in range(1, draws + 1):
        counts.update(wish.counted(f"{seed}/{n}"))
        if n % SLICE == 0 or n == draws:
            yield _spread(n, counts, chances)


def _spread(draws: int, counts: Counter[str], chances: Chances) -> Spread:
    total = counts.total()
    cells = chances or dict.fromkeys(sorted(counts), 1 / len(counts))
    return Spread(draws, dict(counts), {cell: share * total for cell, share in cells.items()})


def above(chi_square: float, freedom: int) -> float:
    """The chance that a chi-square variable is at least this large: exact, as finite sums."""
    if freedom < 1:
        return 1.0
    half = chi_square / 2
    if freedom % 2 == 0:
        term, total = 1.0, 1.0
        for n in range(1, freedom // 2):
            term *= half / n
            total += term
        return math.exp(-half) * total
    total = math.erfc(math.sqrt(half))
    term = math.exp(-half) * math.sqrt(half) / math.gamma(1.5)
    for n in range(1, freedom // 2 + 1):
        total += term
        term *= half / (n + 0.5)
    return total

"""Which section is likely meant by such words: how often each word, and each two in a row, stand in each."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

DOUBT = (
    20.0  # so many words of no section in particular are read into each: a short one does not win by chance
)
PAIR = 0.5  # what two words in a row weigh beside a single one
OTHERS = 0.4  # how much a word stands for others that mean the same


class Likely:
    """What was said in each section, counted; all words count, also those that ask nothing by themselves."""

    def __init__(self, sections: int) -> None:
        self._counts: dict[str, dict[int, float]] = {}
        self._lengths = [0.0] * sections
        self._all = 0.0
        self._seldom: list[float] = []  # what a word says of a section in which it does not stand

    def add(self, section: int, stems: Sequence[str], worth: float) -> None:
        """Count what a title, a phrase or a sentence says."""
        for one in (*stems, *pairwise(stems)):
            term = one if isinstance(one, str) else " ".join(one)
            places = self._counts.setdefault(term, {})
            places[section] = places.get(section, 0.0) + worth
            self._lengths[section] += worth
            self._all += worth

    def weigh(self) -> None:
        """After all was added."""
        self._seldom = [math.log(DOUBT / (length + DOUBT)) for length in self._lengths]

    def ask(self, typed: Sequence[dict[str, float]]) -> list[float]:
        """How likely each section is, as a logarithm; each word typed is given as the stems it may mean."""
        score = [0.0] * len(self._lengths)
        seldom = 0.0
        best = [max(meant, key=lambda term: meant[term]) if meant else "" for meant in typed]
        pairs = [{f"{one} {other}": 1.0} for one, other in pairwise(best)]
        for n, meant in enumerate((*typed, *pairs)):
            weight = PAIR if n >= len(typed) else 1.0
            seldom += weight * self._tell(meant, weight, score)
        return [much + seldom * rest for much, rest in zip(score, self._seldom, strict=True)]

    def _tell(self, meant: dict[str, float], weight: float, score: list[float]) -> bool:
        """Add to each section what a word says for it; whether the word is known at all."""
        there: dict[int, float] = {}
        whole = 0.0
        for term, worth in meant.items():
            worth = worth if worth == 1.0 else worth * OTHERS
            for section, count in self._counts.get(term, {}).items():
                there[section] = there.get(section, 0.0) + count * worth
                whole += count * worth
        expected = DOUBT * whole / self._all
        for section, count in there.items():
            score[section] += weight * math.log(1 + count / expected)
        return bool(there)

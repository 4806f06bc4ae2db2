"""How well the search answers: every question of a list asked, and every key press on the way timed."""

from __future__ import annotations

import statistics
import time
import tomllib
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from companion.games import GAMES
from companion.rulebook.search import search
from companion.words import languages

LISTS = Path(__file__).parents[2] / "tests" / "companion" / "rulebook"
MS = 1_000_000


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody types, and the section that answers it."""

    game: str
    language: str
    typed: str
    anchor: str


def questions(path: Path) -> Iterator[Question]:
    """The questions of a list."""
    with path.open("rb") as file:
        for game, tongues in tomllib.load(file).items():
            for language, sections in tongues.items():
                for anchor, asked in sections.items():
                    for typed in asked:
                        yield Question(game, language, typed, anchor)


def place(asked: Question) -> int:
    """The place at which the right section comes, from 1; 0 if it does not come at all."""
    found = [hit.section.anchor for hit in search(asked.typed, asked.game, asked.language)]
    return found.index(asked.anchor) + 1 if asked.anchor in found else 0


def shares(places: Sequence[int]) -> tuple[float, float]:
    """Which share of questions has its section first, and which among the first three."""
    return places.count(1) / len(places), sum(0 < n <= 3 for n in places) / len(places)


def rules(args: Namespace) -> int:
    """Print the score of each list of questions, and how long each key press takes."""
    paths = [Path(given) for given in args.lists] or sorted(LISTS.glob("*.toml"), reverse=True)
    asked = [question for path in paths for question in questions(path)]
    if not asked:
        print(f"no questions in {LISTS}: name a list")
        return 2
    warm = {(game, language) for game in GAMES for language in languages()}
    began = time.perf_counter_ns()
    for game, language in sorted(warm):
        search("warm", game, language)
    print(f"index of {len(warm)} rules texts made in {(time.perf_counter_ns() - began) / MS:.0f} ms")
    for path in paths:
        _score(path.stem, list(questions(path)), args.misses)
    if len(paths) > 1:
        _score("together", asked, misses=False)
    _keys(asked)
    return 0


def _score(name: str, asked: Sequence[Question], misses: bool) -> None:
    places = [place(question) for question in asked]
    first, three = shares(places)
    print(f"{name}: {len(asked)} questions, right first {first:.1%}, among the first three {three:.1%}")
    for asks, at in zip(asked, places, strict=True):
        if misses and at != 1:
            print(f"  {asks.game} {asks.language} {asks.typed!r}: #{asks.anchor} at {at or '–'}")


def _keys(asked: Sequence[Question]) -> None:
    """Every question typed letter by letter, as on the screen."""
    took = []
    for question in asked:
        for end in range(1, len(question.typed) + 1):
            began = time.perf_counter_ns()
            search(question.typed[:end], question.game, question.language)
            took.append((time.perf_counter_ns() - began) / MS)
    took.sort()
    late = took[int(len(took) * 0.95)]
    print(
        f"{len(took)} key presses: median {statistics.median(took):.1f} ms,"
        f" 95th percentile {late:.1f} ms, worst {took[-1]:.1f} ms"
    )

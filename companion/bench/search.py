"""How well the search answers: every question of a list asked, and every key press on the way timed."""

from __future__ import annotations

import gc
import statistics
import time
import tomllib
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from companion.games import GAMES
from companion.rulebook.search import forget, learn, search
from companion.words import languages

LISTS = Path(__file__).parents[2] / "tests" / "companion" / "rulebook"
NOT_TOLD = ("tossed",)  # scored once and not tuned on: its score is printed, and never its misses
MS = 1_000_000
SLOWER = 4  # the smallest machine this runs on has a quarter of the speed of the one it is written on
AIM = 30  # milliseconds of its processor for each key
PASSES = 3
OFTEN = (2000, 200, 200)  # how often the screen lets memory be swept while somebody waits


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody types, and the sections that answer it."""

    game: str
    language: str
    typed: str
    anchors: tuple[str, ...]


def questions(path: Path) -> Iterator[Question]:
    """The questions of a list."""
    with path.open("rb") as file:
        for game, tongues in tomllib.load(file).items():
            for language, sections in tongues.items():
                for anchors, asked in sections.items():
                    for typed in asked:
                        yield Question(game, language, typed, tuple(anchors.split()))


def lists(paths: Sequence[Path] = ()) -> dict[str, list[Question]]:
    """Every list by its name."""
    return {path.stem: list(questions(path)) for path in paths or sorted(LISTS.glob("*.toml"))}


def place(asked: Question) -> int:
    """The place at which the right section comes, from 1; 0 if it does not come at all."""
    found = [hit.section.anchor for hit in search(asked.typed, asked.game, asked.language)]
    return next((n for n, anchor in enumerate(found, 1) if anchor in asked.anchors), 0)


def shares(places: Sequence[int]) -> tuple[float, float]:
    """Which share of questions has its section first, and which among the first three."""
    return places.count(1) / len(places), sum(0 < n <= 3 for n in places) / len(places)


def rules(args: Namespace) -> int:
    """Print the score of each list of questions, and how long each key press takes."""
    found = lists([Path(given) for given in args.lists])
    if not found:
        print(f"no questions in {LISTS}: name a list")
        return 2
    began = time.process_time_ns()
    for game in GAMES:
        for language in languages():
            learn(game, language)
    texts = len(GAMES) * len(languages())
    print(f"index of {texts} rules texts made in {(time.process_time_ns() - began) / MS:.0f} ms")
    for name, asked in found.items():
        _list(name, asked, args.misses)
    _keys([question for asked in found.values() for question in asked])
    return 0


def _list(name: str, asked: Sequence[Question], misses: bool) -> None:
    """The scores of one list, language by language."""
    for language in (*languages(), ""):
        mine = [question for question in asked if language in ("", question.language)]
        _score(" ".join(filter(None, (name, language))), mine, "unseen" if name in NOT_TOLD else "tuned")
    for question in asked if misses and name not in NOT_TOLD else ():
        if (at := place(question)) != 1:
            wanted = " or ".join(f"#{anchor}" for anchor in question.anchors)
            print(f"  {question.game} {question.language} {question.typed!r}: {wanted} at {at or '–'}")


def _score(name: str, asked: Sequence[Question], standing: str) -> None:
    if asked:
        first, three = shares([place(question) for question in asked])
        print(
            f"{name:<18} {len(asked):>3} questions, {standing}:"
            f" first {first:.1%}, among the first three {three:.1%}"
        )


def _keys(asked: Sequence[Question]) -> None:
    """Every question typed letter by letter, as on the screen, in processor time; each key counts as in the
    quickest of some passes, for what other programs do to the machine is none of its doing."""
    passes = [_typed(asked) for _ in range(PASSES)]
    took = sorted(map(min, zip(*passes, strict=True)))
    middle = max(map(statistics.median, zip(*passes, strict=True)))
    late = took[int(len(took) * 0.95)]
    print(
        f"{len(took)} key presses, processor time x {SLOWER}, aim {AIM} ms:"
        f" median {statistics.median(took):.1f} ms, 95th percentile {late:.1f} ms, worst {took[-1]:.1f} ms"
        f" (worst by the median of {PASSES} passes {middle:.1f} ms,"
        f" in a single pass {max(map(max, passes)):.1f} ms)"
    )


def _typed(asked: Sequence[Question]) -> list[float]:
    """Milliseconds of each key press, with nothing remembered from another pass."""
    forget()
    for game in GAMES:
        for language in languages():
            learn(game, language)
    gc.collect()
    gc.freeze()  # as the screen does once it has started; older things it sweeps in a pause
    gc.set_threshold(*OFTEN)
    took = []
    for question in asked:
        gc.collect(1)
        for end in range(1, len(question.typed) + 1):
            began = time.thread_time_ns()
            search(question.typed[:end], question.game, question.language)
            took.append((time.thread_time_ns() - began) / MS * SLOWER)
    return took

"""`python -m tests.truth GAME COUNT [SEED [CHOICE …]]`: so many tries, each refusal held to the rules."""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module
from pathlib import Path

from tests.truth.fingers import tries
from tests.truth.shared import SHARED
from tests.truth.trying import Predicate, Try, wrong

SHOWN = 3  # examples of each thing that is wrong


def sentences_of(game: str) -> dict[str, Predicate]:
    """When each sentence that a game may say is true."""
    path = Path(__file__).with_name(f"{game}.py")
    assert path.is_file(), (
        f"write tests/truth/{game}.py with NAMES and SENTENCES: tests/truth/scorepad.py is one"
    )
    found: dict[str, Predicate] = import_module(f"tests.truth.{game}").SENTENCES
    return {**SHARED, **found}


def held(game: str, count: int, seed: str, *chosen: str) -> tuple[Counter[str], dict[str, list[Try]]]:
    """How often each sentence was said in so many tries, and which tries were told something wrong."""
    sentences, said = sentences_of(game), Counter[str]()
    bad: dict[str, list[Try]] = {}
    for tried in tries(game, seed, *chosen):
        said[tried.text.key] += 1
        if trouble := wrong(tried, sentences):
            bad.setdefault(trouble, []).append(tried)
        if said.total() >= count:
            return said, bad
    raise AssertionError("tries never end")


def main(game: str, count: str = "10000", seed: str = "1", *chosen: str) -> int:
    """Hold, and tell."""
    said, bad = held(game, int(count), seed, *chosen)
    for trouble, found in bad.items():
        print(f"{len(found)} x {trouble}")
        for tried in found[:SHOWN]:
            print(f"    {tried}")
    for key, times in sorted(said.items(), key=lambda one: -one[1]):
        print(f"{times:7} {key}")
    never = sorted(set(sentences_of(game)) - set(said))
    print(f"never said: {' '.join(never) or 'none'}")
    print(f"{game}: {said.total()} refusals, {sum(map(len, bad.values()))} not good enough")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

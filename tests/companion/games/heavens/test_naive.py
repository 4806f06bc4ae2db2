"""The engine's scoring and the slow second writing of it agree on random skies, part by part.

`python -m tests.companion.games.heavens.test_naive 10000` tries that many.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

import pytest

from companion.games.heavens import GAME
from companion.games.heavens.night import steps
from companion.games.heavens.rules import Heavens
from tests.companion.games.heavens import naive

SKIES = 400


def some_sky(dice: random.Random, preset: str, players: int) -> Heavens:
    """A night: up to ten planets each, anywhere, some of them dark; often crowded into a few regions."""
    start = GAME.start(players, {"board": preset}, {})
    assert isinstance(start, Heavens)
    spaces = list(range(len(start.lies)))
    if dice.random() < 0.5:
        spaces = [at for at in spaces if start.terms.sky.region[at] <= dice.choice((1, 2, 3))]
    dice.shuffle(spaces)
    lies = list(start.lies)
    for seat in start.terms.seats:
        for _ in range(min(dice.randint(0, 10), len(spaces))):
            lies[spaces.pop()] = seat
    dark = frozenset(at for at, who in enumerate(lies) if who and dice.random() < 0.15)
    night = start._replace(lies=tuple(lies), turned=dark, step="score", phase=3, day=1)
    return night._replace(upcoming=steps(night))


def engine_parts(night: Heavens) -> dict[str, dict[str, int]]:
    """What each part of the night gives, by playing its steps."""
    parts: dict[str, Counter[str]] = {}
    while night.step == "score":
        (move,) = night.legal_moves()
        after = night.apply(move)
        part = parts.setdefault(move.args[0], Counter())
        for seat, before, now in zip(night.terms.seats, night.gods, after.gods, strict=True):
            part[seat] += now.score - before.score
        night = after
    parts.setdefault("constellation", Counter())
    return {name: {seat: part[seat] for seat in night.terms.seats} for name, part in parts.items()}


def disagreement(seed: str, preset: str, players: int) -> str:
    """What the two say differently about a random sky; nothing if they agree."""
    night = some_sky(random.Random(seed), preset, players)
    lit = {name: who for name, who in zip(night.terms.sky.names, night.lit(), strict=True) if who}
    slow, quick = naive.favour(preset, players, lit), engine_parts(night)
    return "" if slow == quick else f"{seed}: {lit}\n{slow}\n{quick}"


@pytest.mark.parametrize("preset", ["a", "b"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_skies_are_scored_alike(preset: str, players: int) -> None:
    for n in range(SKIES // 4):
        assert disagreement(f"{preset} {players} {n}", preset, players) == ""


def test_random_skies_hold_every_kind_of_night() -> None:
    """The comparison is worth something: nights with and without a best constellation occur."""
    best = Counter(
        sum(engine_parts(some_sky(random.Random(f"kind {n}"), "a", 3))["best"].values()) for n in range(60)
    )
    assert set(best) == {0, 2}
    assert min(best.values()) > 5


if __name__ == "__main__":
    wanted = int(sys.argv[1])
    kinds = [(preset, players) for preset in "ab" for players in (3, 4, 5)]
    found = [disagreement(f"more {n}", *kinds[n % len(kinds)]) for n in range(wanted)]
    print(f"{wanted} random skies, {sum(map(bool, found))} scored differently")
    sys.exit(any(found))

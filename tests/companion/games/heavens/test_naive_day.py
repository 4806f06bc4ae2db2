"""The counts of tests/perft/heavens.txt and whole random games, found a second time by the slow writing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.game import Move
from companion.games.heavens import GAME
from tests.companion.games.heavens import naive_day
from tests.test_perft import FILES, Block, blocks


def counted(sky: dict, depth: int) -> tuple[int, int]:
    """Sequences of exactly so many lines, and those of at most so many that end the game."""
    if sky["step"] == "over":
        return (0 if depth else 1), 1
    if depth == 0:
        return 1, 0
    found = [counted(naive_day.after(sky, line), depth - 1) for line in naive_day.legal(sky)]
    return sum(nodes for nodes, _ in found), sum(ended for _, ended in found)


CASES = [
    pytest.param(block, *depth, id=f"{n}-depth-{depth[0]}")
    for n, block in enumerate(blocks(Path(FILES) / "heavens.txt"), 1)
    for depth in block.depths
]


@pytest.mark.parametrize(("block", "depth", "nodes", "ended"), CASES)
def test_the_slow_writing_counts_as_many(block: Block, depth: int, nodes: int, ended: int) -> None:
    sky = naive_day.begin(block.seats, block.options)
    for line in block.lines:
        assert line in naive_day.legal(sky), line
        sky = naive_day.after(sky, line)
    assert counted(sky, depth) == (nodes, ended)


@pytest.mark.parametrize(
    "options",
    [{}, {"board": "b", "tyche-minimal-only": "off", "extra-darkening": "on"}, {"mode": "score"}],
    ids=["plain", "switched", "nights"],
)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_offer_the_same_lines_and_end_with_the_same_points(
    players: int, options: dict[str, str]
) -> None:
    dice = random.Random(f"day {players} {options}")
    quick, slow = GAME.start(players, options, {}), naive_day.begin(players, options)
    while moves := sorted(map(str, quick.legal_moves())):
        assert moves == sorted(naive_day.legal(slow))
        nights = [line for line in moves if line.endswith("night")]
        line = nights[0] if nights and dice.random() < 0.1 else dice.choice(moves)
        quick, slow = quick.apply(Move.parse(line)), naive_day.after(slow, line)
    outcome = quick.outcome()
    assert outcome is not None
    assert naive_day.legal(slow) == []
    if options.get("mode") != "score":
        power = {seat: slow["power"][seat] // 3 for seat in slow["seats"]}
        assert dict(outcome.points) == {seat: slow["score"][seat] + power[seat] for seat in slow["seats"]}
    else:
        assert dict(outcome.points) == slow["score"]

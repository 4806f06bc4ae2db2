"""The engine and the slow second writing of the rules agree, move by move."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion.game import Move
from companion.games import GAMES
from companion.games.battle.abilities import HOUSE
from companion.games.battle.board import CREATURES, HEROES, OWNER, names
from companion.games.battle.rules import Battle
from tests.companion.games.battle import naive
from tests.test_perft import blocks

PERFT = Path(__file__).parents[3] / "perft" / "battle.txt"


def begin(size: int, heroes: list[str], creatures: list[str], abilities: str) -> Battle:
    """The engine's position with the figures placed from column a on."""
    options = {"size": str(size), "abilities": abilities, "repetition": "off"}
    battle = GAMES["battle"].start(2, options, {})
    for row, side in ((2, heroes), (size - 1, creatures)):
        for column, figure in zip("abcdefgh", side, strict=False):
            battle = battle.apply(Move("table", "place", (figure, f"{column}{row}")))
    assert isinstance(battle, Battle)
    return battle


def seen_naively(battle: Battle) -> dict[str, object]:
    """The engine's position as the naive rules write it."""
    size = battle.size
    spots = {name: ("abcdefgh".index(name[0]) + 1, int(name[1])) for name in names(size)}
    lying = [(spots[name], lies) for name, lies in zip(names(size), battle.board, strict=True) if lies]
    return {
        "size": size,
        "figures": {lies: (OWNER[lies], spot) for spot, lies in lying if lies in OWNER},
        "discs": {spot: lies for spot, lies in lying if lies not in OWNER},
        "turn": battle.turn,
        "used": set(battle.spent),
        "ice": battle.frozen,
    }


@pytest.mark.parametrize("size", [5, 6, 7, 8])
@pytest.mark.parametrize("abilities", ["off", "house"])
def test_every_move_of_random_games_is_listed_and_played_alike(size: int, abilities: str) -> None:
    powers = HOUSE if abilities == "house" else None
    for seed in range({"off": 6, "house": 3}[abilities]):
        dice = random.Random(f"{size} {abilities} {seed}")
        heroes, creatures = dice.sample(HEROES, size), dice.sample(CREATURES, size)
        battle = begin(size, heroes, creatures, abilities)
        slow = naive.opening(size, heroes, creatures)
        for _ in range(40):
            ways = naive.listed(slow, powers)
            moves = [str(move) for move in battle.legal_moves()]
            assert sorted(moves) == sorted(ways)
            if not moves:
                assert battle.outcome().winners == (naive.won(slow),)
                break
            for line in dice.sample(moves, min(12, len(moves))):
                assert seen_naively(battle.apply(Move.parse(line))) == ways[line], line
            # Greedy enough to run out of tokens, random enough to get everywhere.
            line = max(
                dice.sample(moves, min(3, len(moves))), key=lambda line: _laid(ways[line], slow["turn"])
            )
            battle, slow = battle.apply(Move.parse(line)), ways[line]


def _laid(slow: dict[str, object], seat: str) -> int:
    return -naive.in_hand(slow, seat)


@pytest.mark.parametrize(("n", "block"), list(enumerate(blocks(PERFT), 1)))
def test_the_counts_are_those_of_the_naive_rules(n: int, block) -> None:
    battle = block.position()
    powers = HOUSE if battle.abilities == "house" else None
    for depth, nodes, ended in block.depths:
        if nodes < 4000:
            assert naive.count(seen_naively(battle), depth, powers) == (nodes, ended)

"""Counts of positions, per game and variant: a missing or an extra move anywhere changes them.

`tests/perft/<game>.txt` holds blocks, parted by empty lines; a line with # is a remark. In a block:

    options size=5 abilities=house      options that are not at their default
    seats 2                             how many sit at the table
    play line, line, …                  lines from the first position on, several such lines if long
    depth 3: 1000 nodes, 2 ended        what is counted from there

Nodes are the sequences of exactly that many legal moves. Ended are the sequences of at most that many moves
after which the game is over; those cannot go on, so a shorter one is no node.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from companion.game import Move, State
from companion.games import GAMES

FILES = Path(__file__).parent / "perft"
_DEPTH = re.compile(r"depth (\d+): (\d+) nodes, (\d+) ended")


class Block(NamedTuple):
    """A position and what is counted from it."""

    game: str
    options: dict[str, str]
    seats: int
    lines: list[str]
    depths: list[tuple[int, int, int]]

    def position(self) -> State:
        """The position after the block's lines, each of which must be allowed."""
        state = GAMES[self.game].start(self.seats, self.options, {})
        for line in self.lines:
            move = Move.parse(line)
            assert move in state.legal_moves(), line
            state = state.apply(move)
        return state


def blocks(path: Path) -> Iterator[Block]:
    """The blocks of a file."""
    for written in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")):
        block = Block(path.stem, {}, 2, [], [])
        for line in written.splitlines():
            word, _, rest = line.strip().partition(" ")
            if word == "options":
                block.options.update(pair.split("=", 1) for pair in rest.split())
            elif word == "seats":
                block = block._replace(seats=int(rest))
            elif word == "play":
                block.lines.extend(rest.rstrip(",").split(", "))
            elif found := _DEPTH.fullmatch(line.strip()):
                block.depths.append((int(found[1]), int(found[2]), int(found[3])))
            else:
                assert not word or word.startswith("#"), f"{path.name}: {line!r} is no line of a perft file"
        if block.depths:
            yield block


def perft(state: State, depth: int) -> tuple[int, int]:
    """Sequences of exactly `depth` moves, and sequences of at most `depth` moves that end the game."""
    if state.outcome():
        return (0 if depth else 1), 1
    if depth == 0:
        return 1, 0
    nodes = ended = 0
    for move in state.legal_moves():
        more, over = perft(state.apply(move), depth - 1)
        nodes, ended = nodes + more, ended + over
    return nodes, ended


CASES = [
    pytest.param(block, *depth, id=f"{block.game}-{n}-depth-{depth[0]}")
    for path in sorted(FILES.glob("*.txt"))
    for n, block in enumerate(blocks(path), 1)
    for depth in block.depths
]


@pytest.mark.parametrize(("block", "depth", "nodes", "ended"), CASES)
def test_positions_are_as_many_as_counted(block: Block, depth: int, nodes: int, ended: int) -> None:
    assert perft(block.position(), depth) == (nodes, ended)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_counts_that_pass_an_end(game: str) -> None:
    path = FILES / f"{game}.txt"
    assert path.exists(), f"count positions in tests/perft/{game}.txt"
    assert any(ended for block in blocks(path) for _, _, ended in block.depths)

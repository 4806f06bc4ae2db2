"""How a side of Battle stands: spaces held against spaces held; and what somebody simple would do."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from companion.game import Move, State
from companion.games.battle.board import tokens_of
from companion.games.battle.position import Position

WON = 100.0
PER_TOKEN = 0.2  # how much a token of advantage turns the chances


def worth(state: State, seat: str) -> float:
    """Tokens more than the other side; a side that has laid its last one has won (#victory)."""
    assert isinstance(state, Position)
    layout = state.layout
    white, black = layout.white.bit_count(), layout.black.bit_count()
    ahead = white - black if seat == "p1" else black - white
    full = tokens_of(state.size)
    if white == full or black == full:
        return WON + ahead if ahead > 0 else ahead - WON
    return ahead


def greedy(state: State, moves: Sequence[Move], dice: random.Random) -> Move:
    """Whatever leaves the most tokens ahead at once; any of those that are equal."""
    best: list[Move] = []
    most = -math.inf
    for move in moves:
        now = worth(state.apply(move), move.seat)
        if now > most:
            most, best = now, [move]
        elif now == most:
            best.append(move)
    return dice.choice(best)


def chances(ahead: float) -> float:
    """How likely a side wins that stands so far ahead."""
    return 1 / (1 + math.exp(-PER_TOKEN * max(-WON, min(WON, ahead))))

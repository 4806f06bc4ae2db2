"""What a stand-in is told about a game: how to think in it, how well it plays, why a move is good."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from companion.game import Move, State
from companion.view import Text

Way = Literal["deepening", "tree", "playouts"]  # how the shared search looks ahead
Policy = Callable[[State, Sequence[Move], random.Random], Move]  # what a simple player would do


@dataclass(frozen=True, slots=True)
class Level:
    """How well it plays: how many plies it looks at, and how often it slips and does what comes to hand."""

    plies: int
    slips: float = 0.0


@dataclass(frozen=True, slots=True)
class Mind:
    """A game as the shared search sees it; no search knows any game.

    `worth` says how well a seat stands, between 0 and 1 where `chances` can be read from it, in units of its
    own otherwise. `over` ends a playout that began at the first position. `plays` says which of a game's
    variants it can sit down to. Moves whose worth differs by less than `alike` are about equally good.
    """

    way: Way
    worth: Callable[[State, str], float]
    policy: Policy
    levels: tuple[Level, ...]
    reason: Callable[[State, Move], Text]
    allied: Callable[[State, str, str], bool] = lambda state, one, other: one == other
    over: Callable[[State, State], bool] = lambda first, now: False
    shortlist: Callable[[State, Sequence[Move]], Sequence[Move]] | None = None  # those worth trying
    plays: Callable[[State], bool] = lambda state: True
    alike: float = 0.0
    chances: Callable[[float], float] | None = None
    reviewed: bool = False  # whether the calibration bench says that a review tells something
    told: Callable[[State, str, Sequence[str]], State] | None = None  # a hand that only it was told
    # How many cards a seat holds that it must be told, and which those may be.
    hidden: Callable[[State, str], tuple[int, Sequence[str]]] = lambda state, seat: (0, ())

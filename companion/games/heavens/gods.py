"""What a player has, and how far a turn has come."""

from __future__ import annotations

from typing import NamedTuple

from companion.game import Move

News = tuple[str, str, int, int]  # what just happened: what, to whom, and two numbers


class God(NamedTuple):
    """What a player has: prestige, Power, planets on the allotment board, torch, and the plan laid."""

    score: int
    power: int
    planets: int
    torch: int
    plan: str = ""


class Turn(NamedTuple):
    """Whether competition is paid, Tyche's rate, a purchase declared but not paid, and a plea going on."""

    paid: bool = True
    rate: int = 1
    declared: Move | None = None
    pleading: bool = False


NO_TURN = Turn()

"""What a player can know of the heavens: all but the plans of others that lie face down.

Power is hidden too, but whoever remembers what was paid and given knows it: it follows from public lines.
"""

from __future__ import annotations

import random

from companion.games.heavens.position import God, P
from companion.games.heavens.terms import PLANS, ROOM, Plan


def guessed(heavens: P, seat: str, dice: random.Random) -> P:
    """The same position with the others' plans, where they lie face down, laid anew."""
    if heavens.step not in ("plan", "reveal"):
        return heavens
    gods = tuple(
        god
        if who == seat or not god.plan
        else god._replace(plan=dice.choice(likely(god, heavens.terms.high)))
        for who, god in zip(heavens.terms.seats, heavens.gods, strict=True)
    )
    return heavens._replace(gods=gods)


def likely(god: God, high: int) -> list[Plan]:
    """The plans that could bring a god something."""
    senseless = {"forge": god.planets == ROOM, "errand": not god.planets, "torch": god.torch == high}
    return [plan for plan in PLANS if not senseless.get(plan)]

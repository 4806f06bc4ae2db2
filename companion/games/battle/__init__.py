"""Battle for Olympus: heroes against creatures for the spaces of a board."""

from __future__ import annotations

from typing import get_args

from companion.game import Fact, Game, Option, Thing
from companion.games.battle.abilities import HOUSE, POWERS
from companion.games.battle.board import OWNER
from companion.games.battle.position import Abilities, Repetition
from companion.games.battle.rules import first_position
from companion.view import text

GAME = Game(
    id="battle",
    emblem="sword",
    seats=range(2, 3),
    options=(
        Option("size", ("5", "6", "7", "8"), "6"),
        Option("abilities", get_args(Abilities), "off"),
        Option("repetition", get_args(Repetition), "tokens"),
    ),
    facts=(
        *(Fact(figure, "") for figure in OWNER),
        *(
            Fact(
                f"ability-{figure}",
                power,
                choices=tuple(POWERS),
                name=text("battle-fact-ability", name=text(f"battle-{figure}")),
                barred=(("freeze", text("battle-refuse-freeze-hero")),) if OWNER[figure] == "p1" else (),
            )
            for figure, power in HOUSE.items()
        ),
    ),
    things=tuple(Thing(figure) for figure in OWNER),
    setup=first_position,
)

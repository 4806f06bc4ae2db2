"""Above: gods and goddesses race for the summit of Mount Olympus."""

from __future__ import annotations

from companion.game import Fact, Game, Option, Thing
from companion.games.above.cards import CARDS, CLOCKWISE, PARITY, PRINTED, RINGS
from companion.games.above.rules import setup

GAME = Game(
    id="above",
    emblem="mountain",
    seats=range(2, 5, 2),
    options=(
        Option("rulebook", ("fr", "en"), "fr"),
        Option("summit-in-phase3", ("allow", "forbid"), "allow"),
    ),
    facts=(
        Fact("rings", "6", choices=RINGS),
        Fact("start-parity", "odd", choices=tuple(PARITY)),
        Fact("letters-clockwise", "yes", choices=tuple(CLOCKWISE)),
        *(Fact(card, code.upper()) for card, code in zip(CARDS, PRINTED, strict=True)),
    ),
    things=tuple(Thing(card) for card in CARDS),
    setup=setup,
)

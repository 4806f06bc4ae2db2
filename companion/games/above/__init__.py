"""Above: gods and goddesses race for the summit of Mount Olympus."""

from __future__ import annotations

from typing import get_args

from companion.game import Fact, Game, Option, Thing
from companion.games.above.cards import CARDS
from companion.games.above.rules import first_position
from companion.games.above.terms import CLOCKWISE, PARITY, PRINTED, RINGS, Rulebook, SummitInPhase3

GAME = Game(
    id="above",
    emblem="mountain",
    seats=range(2, 5, 2),
    options=(
        Option("rulebook", get_args(Rulebook), "fr"),
        Option("summit-in-phase3", get_args(SummitInPhase3), "allow"),
    ),
    facts=(
        Fact("rings", "6", choices=RINGS),
        Fact("start-parity", "odd", choices=tuple(PARITY)),
        Fact("letters-clockwise", "yes", choices=tuple(CLOCKWISE)),
        *(Fact(card, code.upper()) for card, code in zip(CARDS, PRINTED, strict=True)),
    ),
    things=tuple(Thing(card) for card in CARDS),
    setup=first_position,
)

"""The score pad: columns, rounds and sums for any other game on the table."""

from __future__ import annotations

from companion.game import Game, Option
from companion.games.scorepad.rules import first_position

GAME = Game(
    id="scorepad",
    emblem="edit",
    seats=range(1, 11),
    options=(Option("wins", ("high", "low"), "high"),),
    facts=(),
    things=(),
    setup=first_position,
    entered=("end", "change", "out", "in", "stay"),
    numbered=("score",),
    leaving="out",
)

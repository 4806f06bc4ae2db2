"""The Heavens of Olympus: gods who plan in secret and place planets for Zeus to look upon."""

from __future__ import annotations

from companion.game import Fact, Game, Option, Thing
from companion.games.heavens.board import MAPS, SHARED
from companion.games.heavens.rules import first_position
from companion.games.heavens.terms import PLANS
from companion.games.heavens.worth import follows, told, warns

# Stated by the rulebook; everything else is a reconstruction until the owner says what is printed.
STATED = ("orbit-purple", "torch-start", "forge-prices", "start-power")
CHOICES = {"region-size": ("10", "any"), "lines-inside": ("yes", "no")}

GAME = Game(
    id="heavens",
    emblem="planet",
    seats=range(3, 6),
    options=(
        Option("board", ("copy", "a", "b"), "copy"),
        Option("mode", ("full", "score"), "full"),
        Option("tyche-minimal-only", ("on", "off"), "on"),
        Option("extra-darkening", ("off", "on"), "off"),
        Option("open-power", ("off", "on"), "off"),
    ),
    facts=tuple(
        Fact(fact, value, assumed=fact not in STATED, choices=CHOICES.get(fact, ()))
        for fact, value in (MAPS["a"] | SHARED).items()
    ),
    things=tuple(Thing(plan, copies=5) for plan in PLANS),
    setup=first_position,
    colours="colours",
    entered=("dawn", "reveal", "score"),
    tells=told,
    follows=follows,
    warns=warns,
    gathers=("reveal",),
    hidden=("plan",),
)

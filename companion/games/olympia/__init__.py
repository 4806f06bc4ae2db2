"""Olympia: count your attributes in a growing pile, and be the first to slap it."""

from __future__ import annotations

from companion.game import Fact, Game, Option, SlapVerbs, Thing
from companion.games.olympia.cards import COPIES
from companion.games.olympia.rules import first_position

OFF_ON = ("off", "on")
COLOURS = {
    "zeus": "yellow",
    "aphrodite": "pink",
    "artemis": "green",
    "athena": "white",
    "hades": "red",
    "poseidon": "blue",
}

GAME = Game(
    id="olympia",
    emblem="hand",
    seats=range(2, 7),
    options=(
        Option("monsters", OFF_ON, "off"),
        Option("winds", OFF_ON, "off"),
        Option("war", OFF_ON, "off"),
        Option("mini", OFF_ON, "off"),
        Option("war-wrong-penalty", ("2", "1"), "2"),
        Option("war-self-tap-half", OFF_ON, "off"),
        Option("wrong-tap-ends-round", ("on", "off"), "on"),
        Option("false-start", ("0", "1", "2"), "0"),
        Option("blind", OFF_ON, "off"),
    ),
    facts=(
        Fact("steps", "10"),
        *(Fact(f"colour-{god}", colour) for god, colour in COLOURS.items()),
    ),
    things=tuple(Thing(card, copies) for card, copies in COPIES.items()),
    setup=first_position,
    timed=("turn", "slap"),
    gathers=("deal",),
    slaps=SlapVerbs(slap="slap", settle="settle", unslap="unslap", early="early"),
)

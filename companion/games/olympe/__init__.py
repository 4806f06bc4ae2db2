"""Olympe: a game of tricks in which whoever leads brings the trump."""

from __future__ import annotations

from companion.game import Fact, Game, Option, Thing
from companion.games.olympe.cards import CARDS, GODS, TONES
from companion.games.olympe.naming import thing_named
from companion.games.olympe.rules import decided, first_position

GAME = Game(
    id="olympe",
    emblem="laurel",
    seats=range(2, 11),
    options=(
        Option("hands", ("observer", "open"), "observer"),
        Option("scoring", ("standard", "coins"), "standard"),
        Option("variant", ("plain", "comptoir", "virtual-1", "virtual-2", "virtual-3", "teams"), "plain"),
        Option("rulebook", ("fr", "en"), "fr"),
        Option("mode", ("tricks", "score"), "tricks"),
        Option("tie-first", ("all3", "split2each", "none"), "all3"),
        Option("team-mode", ("race", "single", "cumulative"), "race"),
    ),
    facts=tuple(Fact(god, tone, assumed=god == "hermes") for god, tone in zip(GODS, TONES, strict=False)),
    things=(
        *(Thing(god, copies=2) for god in GODS),
        *(Thing(card, 2, thing_named(n)) for n, card in enumerate(CARDS)),
    ),
    setup=first_position,
    decided=decided,
    entered=("accept", "again", "count", "most", "note", "points"),
    gathers=("count", "again"),
    hidden=("deal",),
)

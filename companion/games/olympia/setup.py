"""What is agreed before a game of Olympia: variants, switches, and the owner's copy."""

from __future__ import annotations

from companion.game import BadNotation, Facts, Options, seats_of
from companion.games.olympia.cards import GODS
from companion.games.olympia.rules import Olympia
from companion.games.olympia.slaps import VARIANTS, Rules

TONES = ("white", "black", "red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "grey")


def setup(seats: int, options: Options, facts: Facts) -> Olympia:
    """Nobody has a god yet, and all pieces stand below the first step (#preparation)."""
    if not (facts["steps"].isascii() and facts["steps"].isdigit() and 6 <= int(facts["steps"][:3]) <= 20):
        raise BadNotation(f"steps is a number from 6 to 20, not {facts['steps'][:20]!r}")
    tones = tuple(facts[f"colour-{god}"] for god in GODS)
    for god, tone in zip(GODS, tones, strict=True):
        if tone not in TONES:
            raise BadNotation(f"colour-{god} is one of {', '.join(TONES)}, not {tone[:20]!r}")
    rules = Rules(
        playing=frozenset(variant for variant in VARIANTS if options.get(variant) == "on"),
        penalty=int(options["war-wrong-penalty"]),
        self_half=options["war-self-tap-half"] == "on",
        ends=options["wrong-tap-ends-round"] == "on",
        false_start=int(options.get("false-start", "0")),
        temple=int(facts["steps"]),
        tones=tones,
    )
    return Olympia(rules, seats_of(seats), ("",) * seats, (0,) * seats, (0,) * seats)

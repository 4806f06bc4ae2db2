"""What is agreed before a game of Olympia: variants, switches, and the owner's copy."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, get_args

from companion.game import BadNotation, Facts, Options
from companion.games.olympia.cards import GODS

Variant = Literal["monsters", "winds", "war", "mini", "blind"]
VARIANTS: tuple[Variant, ...] = get_args(Variant)
_NAMED: dict[str, Variant] = {variant: variant for variant in VARIANTS}
TONES = ("white", "black", "red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "grey")


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed: the printed variants, the house switches, and the steps of this copy's board."""

    playing: frozenset[Variant] = frozenset()
    penalty: int = 2
    self_half: bool = False
    ends: bool = True
    false_start: int = 0
    temple: int = 10
    tones: tuple[str, ...] = ()

    @property
    def war(self) -> bool:
        """Whether one slaps for any hero (#war)."""
        return "war" in self.playing

    @property
    def mini(self) -> bool:
        """Whether everyone's own god cancels (#mini)."""
        return "mini" in self.playing

    @property
    def blind(self) -> bool:
        """Whether the screen keeps the pile to itself."""
        return "blind" in self.playing

    def varying(self, variant: Variant) -> Terms:
        """The terms with a variant added or left out (#variants)."""
        return replace(self, playing=self.playing ^ {variant})


def variant_named(word: str) -> Variant | None:
    """The variant a line names."""
    return _NAMED.get(word)


def agree(options: Options, facts: Facts) -> Terms:
    """Options and copy read; raises BadNotation for what cannot be printed on any copy."""
    if not (facts["steps"].isascii() and facts["steps"].isdigit() and 6 <= int(facts["steps"][:3]) <= 20):
        raise BadNotation(f"steps is a number from 6 to 20, not {facts['steps'][:20]!r}")
    tones = tuple(facts[f"colour-{god}"] for god in GODS)
    for god, tone in zip(GODS, tones, strict=True):
        if tone not in TONES:
            raise BadNotation(f"colour-{god} is one of {', '.join(TONES)}, not {tone[:20]!r}")
    return Terms(
        playing=frozenset(variant for variant in VARIANTS if options.get(variant) == "on"),
        penalty=int(options["war-wrong-penalty"]),
        self_half=options["war-self-tap-half"] == "on",
        ends=options["wrong-tap-ends-round"] == "on",
        false_start=int(options.get("false-start", "0")),
        temple=int(facts["steps"]),
        tones=tones,
    )

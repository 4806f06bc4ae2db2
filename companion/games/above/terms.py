"""What is agreed before a game and stays: who plays, which rulebook, and what the copy says (#copy)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from companion.game import BadNotation, Facts, Options, seats_of
from companion.games.above.board import LETTERS
from companion.games.above.cards import CARDS, NUMBER

Rulebook = Literal["fr", "en"]
SummitInPhase3 = Literal["allow", "forbid"]

# Which deity bears which letter and ring is assumed, but for Zeus with Α (#copy).
PRINTED = ("α2", "ι4", "β3", "κ5", "γ4", "λ2", "δ5", "μ3", "ε2", "ν4", "ζ3", "ξ5", "η4", "ο2", "θ5", "π3")
RINGS = ("5", "6", "7")
PARITY = {"odd": 0, "even": 1}
CLOCKWISE = {"yes": True, "no": False}
_LATIN = str.maketrans("abgdezhqiklmncop", LETTERS)  # how Greek is typed on a keyboard without it


@dataclass(frozen=True, slots=True)
class Terms:
    """What stays the same all game: the mountain's size, who plays, what was agreed, the cards' print."""

    seats: tuple[str, ...] = ("p1", "p2")
    rings: int = 6
    columns: int = 16
    rulebook: Rulebook = "fr"
    summit_in_phase3: SummitInPhase3 = "allow"
    first_start: int = 0
    clockwise: bool = True
    printed: tuple[tuple[int, int], ...] = tuple((LETTERS.index(code[0]), int(code[1])) for code in PRINTED)

    @property
    def summit(self) -> int:
        """Where the summit is on the board."""
        return self.rings * self.columns

    @property
    def starts(self) -> range:
        """Every other space of ring 1 (#deities)."""
        return range(self.first_start, self.columns, 2)

    def code(self, card: int) -> str:
        """What is printed on a card, as one reads it: Θ2."""
        column, ring = self.printed[card]
        return f"{LETTERS[column].upper()}{ring}"


def agree(seats: int, options: Options, facts: Facts) -> Terms:
    """What was agreed and what the copy says; a copy that cannot be is refused (#copy)."""
    rings = int(_one_of(facts, "rings", RINGS))
    printed = tuple(_printed(card, facts[card], rings) for card in CARDS)
    if [printed[NUMBER["zeus-1"]][0], printed[NUMBER["zeus-2"]][0]].count(0) != 1:
        raise BadNotation("exactly one of the two Zeus cards bears the letter Α")
    return Terms(
        seats_of(seats),
        rings,
        rulebook=cast(Rulebook, options["rulebook"]),
        summit_in_phase3=cast(SummitInPhase3, options["summit-in-phase3"]),
        first_start=PARITY[_one_of(facts, "start-parity", tuple(PARITY))],
        clockwise=CLOCKWISE[_one_of(facts, "letters-clockwise", tuple(CLOCKWISE))],
        printed=printed,
    )


def _one_of(facts: Facts, fact: str, choices: tuple[str, ...]) -> str:
    if facts[fact] not in choices:
        raise BadNotation(f"{fact} is one of {', '.join(choices)}, not {facts[fact][:20]!r}")
    return facts[fact]


def _printed(card: str, code: str, rings: int) -> tuple[int, int]:
    """The column and the ring a card's print means."""
    letter, ring = code[:1].lower().translate(_LATIN), code[1:]
    if not letter or letter not in LETTERS or ring not in map(str, range(1, rings + 1)):
        raise BadNotation(
            f"{card} bears a letter Α to Π and a ring 1 to {rings}, such as Θ2, not {code[:20]!r}"
        )
    return LETTERS.index(letter), int(ring)

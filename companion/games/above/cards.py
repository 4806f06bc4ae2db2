"""The sixteen cards: two of each deity, told apart by the letter and the ring printed on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from companion.game import BadNotation, Facts, Move, seats_of
from companion.games.above.board import DEITIES, LETTERS

CARDS = tuple(f"{deity}-{copy}" for deity in DEITIES for copy in (1, 2))
DEITY = tuple(deity for deity in DEITIES for _ in (1, 2))  # whose card each is
NUMBER = {card: n for n, card in enumerate(CARDS)}

SPENT = {"p1": "p1-spent", "p2": "p2-spent"}  # where a played card lies with two players
DISCARD = "discard"  # and with four
Cards = tuple[str, ...]  # where each card lies: with a seat, with its spent cards, in the discard, or nowhere

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
    rulebook: str = "fr"
    summit_in_phase3: str = "allow"
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


def terms_of(seats: int, rulebook: str, summit_in_phase3: str, facts: Facts) -> Terms:
    """What was agreed and what the copy says; a copy that cannot be is refused (#copy)."""
    rings = int(_one_of(facts, "rings", RINGS))
    printed = tuple(_printed(card, facts[card], rings) for card in CARDS)
    if [printed[NUMBER["zeus-1"]][0], printed[NUMBER["zeus-2"]][0]].count(0) != 1:
        raise BadNotation("exactly one of the two Zeus cards bears the letter Α")
    return Terms(
        seats_of(seats),
        rings,
        rulebook=rulebook,
        summit_in_phase3=summit_in_phase3,
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


@cache
def of_cards(seat: str, verb: str) -> tuple[Move, ...]:
    """A verb said of every card."""
    return tuple(Move(seat, verb, (card,)) for card in CARDS)


def partner(seats: tuple[str, ...], seat: str) -> str:
    """Who sits opposite; with two players nobody (#teams)."""
    return seats[(seats.index(seat) + 2) % 4] if len(seats) == 4 else ""


def opponents(seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    """The others but for the partner, clockwise from a seat."""
    at = seats.index(seat)
    return tuple(seats[(at + n) % len(seats)] for n in range(1, len(seats), 2))


def spent_to(seats: tuple[str, ...], seat: str) -> str:
    """Where a card goes when it is exhausted: turned over, or to the common discard (#activation)."""
    return SPENT[seat] if len(seats) == 2 else DISCARD

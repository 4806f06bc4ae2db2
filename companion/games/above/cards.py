"""The sixteen cards: two of each deity, told apart by the letter and the ring printed on them."""

from __future__ import annotations

from functools import cache

from companion.game import Move
from companion.games.above.board import DEITIES, CardVerb

CARDS = tuple(f"{deity}-{copy}" for deity in DEITIES for copy in (1, 2))
DEITY = tuple(deity for deity in DEITIES for _ in (1, 2))  # whose card each is
NUMBER = {card: n for n, card in enumerate(CARDS)}

SPENT = {"p1": "p1-spent", "p2": "p2-spent"}  # where a played card lies with two players
DISCARD = "discard"  # and with four
Cards = tuple[str, ...]  # where each card lies: with a seat, with its spent cards, in the discard, or nowhere


@cache
def of_cards(seat: str, verb: CardVerb) -> tuple[Move, ...]:
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

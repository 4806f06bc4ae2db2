"""The cards of Olympe: five gods, sixteen cards each, the same lines said again and again."""

from __future__ import annotations

from functools import cache
from typing import Literal

from companion.game import TABLE, Move, seats_of

GODS = ("athena", "hephaestus", "dionysus", "artemis", "hermes")
RANKS = ("monster", *map(str, range(10, 101, 10)), "i", "ii", "iii", "iv", "v")
TONES = ("blue", "orange", "red", "purple", "green", "yellow", "teal", "pink", "grey", "white", "black")

SUIT = len(RANKS)
MONSTER, HERO, STRONGEST = 0, RANKS.index("iv"), RANKS.index("v")
FOLLOWERS = range(RANKS.index("10"), RANKS.index("100") + 1)
POINTS = tuple(10 * rank if rank in FOLLOWERS else min(rank, 1) for rank in range(SUIT))
SUIT_POINTS = sum(POINTS)  # 555

# What is said of a card.
Verb = Literal["deal", "show", "turn", "reveal", "play"]

# A card is a number: its god's place in GODS times sixteen, plus its rank; a higher rank is stronger.
Card = int
CARDS = tuple(f"{god}-{rank}" for god in GODS for rank in RANKS)
NUMBER = {name: card for card, name in enumerate(CARDS)}
SEATS = seats_of(10)


def points(card: Card) -> int:
    """What it is worth at the end of a round (#values)."""
    return POINTS[card % SUIT]


@cache
def of_cards(seat: str, verb: Verb) -> tuple[Move, ...]:
    """A line about each card, made once: positions list them again and again."""
    return tuple(Move(seat, verb, (card,)) for card in CARDS)


@cache
def plays() -> tuple[tuple[Move, ...], ...]:
    """Every seat's way to play every card."""
    return tuple(of_cards(seat, "play") for seat in SEATS)


@cache
def numbers(seat: str, most: int) -> tuple[Move, ...]:
    """A number of points told digit by digit: hundreds, tens, ones."""
    return tuple(
        Move(seat, "points", (str(n // 100), str(n // 10 % 10), str(n % 10))) for n in range(most + 1)
    )


ACCEPT, NOTE = Move(TABLE, "accept"), Move(TABLE, "note")
COUNT = Move(TABLE, "count")
AGAIN = Move(TABLE, "again")

"""Cards in play: which may be played, which taken from the discard, and where they go (#activation)."""

from __future__ import annotations

from companion.game import Move
from companion.games.above.cards import DEITY, DISCARD, Cards, of_cards, spent_to
from companion.games.above.position import Position

HAND = 4  # cards each player has, and takes anew, with four players


def to_play(above: Position) -> list[Move]:
    """Phase 1: one of your powered cards (#activation)."""
    seat = above.turn
    moves = of_cards(seat, "play")
    return [move for move, lies in zip(moves, above.cards, strict=True) if lies == seat]


def to_recover(above: Position) -> list[Move]:
    """Four different cards of the discard; a double only once every kind there has been taken (#refill)."""
    seat = above.refills[0]
    held = {DEITY[n] for n, lies in enumerate(above.cards) if lies == seat}
    there = [n for n, lies in enumerate(above.cards) if lies == DISCARD]
    other = [n for n in there if DEITY[n] not in held]
    moves = of_cards(seat, "recover")
    return [moves[n] for n in other or there]


def exhausted(above: Position, *gone: int) -> Cards:
    """The cards after some were turned over or discarded."""
    cards = list(above.cards)
    for n in gone:
        if not cards[n].endswith("-spent"):
            cards[n] = spent_to(above.terms.seats, cards[n])
    return tuple(cards)

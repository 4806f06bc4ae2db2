"""One round: where the cards are, what was laid, and what that has told."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from companion.games.olympe.cards import Card
from companion.games.olympe.tricks.observer import Done, Facts, Revokes
from companion.games.olympe.tricks.trick import Trick

T = TypeVar("T")
EMPTY = -1  # where a pile is used up


class Round(NamedTuple):
    """A round on the table; what does not belong to the variant played stays empty."""

    trick: Trick = Trick(0)
    done: tuple[Done, ...] = ()
    unseen: tuple[Card, ...] = ()  # in no known place: in hidden hands, in piles, with virtual players
    twice: frozenset[Card] = frozenset()  # of these, two copies are unseen
    hands: tuple[tuple[Card, ...], ...] = ()  # known hands, when cards are open
    tops: tuple[tuple[Card, ...], ...] = ()  # the visible cards of each seat's piles
    covered: tuple[int, ...] = ()  # a bit for each pile that still has a card face down
    held: tuple[int, ...] = ()  # how many cards each seat has in hand, when there are piles
    uncovered: tuple[int, int] | None = None  # a seat's pile whose lower card must be turned up
    facts: Facts = ()
    revokes: Revokes = ()
    revealed: tuple[tuple[Card, ...], ...] = ()  # virtual players' cards, shown after the last trick
    told: tuple[int, ...] = ()  # points entered by hand
    most: tuple[int, ...] = ()  # who has most followers of each god, entered by hand


def visible(now: Round, seat: int) -> tuple[Card, ...]:
    """The cards on top of a seat's piles (#comptoir)."""
    return tuple(card for card in now.tops[seat] if card != EMPTY) if now.tops else ()


def seen(now: Round, card: Card) -> Round:
    """One copy of a card is no longer unseen."""
    if card in now.twice:
        return now._replace(twice=now.twice - {card})
    at = now.unseen.index(card)
    return now._replace(unseen=now.unseen[:at] + now.unseen[at + 1 :])


def from_pile(now: Round, seat: int, card: Card) -> Round:
    """A visible card leaves its pile; the card beneath must be turned up (#comptoir)."""
    pile = now.tops[seat].index(card)
    tops = tuple(EMPTY if n == pile else top for n, top in enumerate(now.tops[seat]))
    below = bool(now.covered[seat] >> pile & 1)
    return now._replace(
        tops=put(now.tops, seat, tops),
        uncovered=(seat, pile) if below else None,
    )


def from_hand(now: Round, seat: int, card: Card) -> Round | None:
    """A card leaves a hand, known or hidden; None if it cannot be in that hand."""
    if now.held:
        if not now.held[seat]:
            return None
        now = now._replace(held=put(now.held, seat, now.held[seat] - 1))
    if not now.hands:
        return seen(now, card) if card in now.unseen else None
    hand = now.hands[seat]
    if card not in hand:
        return None
    at = hand.index(card)
    return now._replace(hands=put(now.hands, seat, hand[:at] + hand[at + 1 :]))


def put(values: tuple[T, ...], n: int, value: T) -> tuple[T, ...]:
    """The values with another one in a place."""
    return (*values[:n], value, *values[n + 1 :])

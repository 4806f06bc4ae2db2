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
    """A card leaves a hand, known or hidden; None if it cannot be in that hand.

    A hand is known by what was told of it: a card that the table insists on was in it after all.
    """
    if now.hands and card not in now.hands[seat]:
        put_right = _was_in_hand(now, seat, card)
        if put_right is None:
            return None
        now = put_right
    if now.held:
        if not now.held[seat]:
            return None
        now = now._replace(held=put(now.held, seat, now.held[seat] - 1))
    if not now.hands:
        return seen(now, card) if card in now.unseen else None
    return now._replace(hands=put(now.hands, seat, _without(now.hands[seat], card)))


def _was_in_hand(now: Round, seat: int, card: Card) -> Round | None:
    """Known hands put right: whoever was thought to have the card has the one most like it instead."""
    hand = now.hands[seat]
    if not hand:
        return None
    instead = min(hand, key=lambda held: (abs(held - card), held))
    hands = put(now.hands, seat, tuple(sorted((*_without(hand, instead), card))))
    for other, theirs in enumerate(now.hands):
        if other != seat and card in theirs:
            return now._replace(hands=put(hands, other, tuple(sorted((*_without(theirs, card), instead)))))
    if card not in now.unseen:
        return None
    return _unseen(seen(now._replace(hands=hands), card), instead)


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _unseen(now: Round, card: Card) -> Round:
    """One copy of a card more is unseen."""
    if card in now.unseen:
        return now._replace(twice=now.twice | {card})
    return now._replace(unseen=tuple(sorted((*now.unseen, card))))


def put(values: tuple[T, ...], n: int, value: T) -> tuple[T, ...]:
    """The values with another one in a place."""
    return (*values[:n], value, *values[n + 1 :])

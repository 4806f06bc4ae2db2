"""A trick: the colour asked, the trump, what each player must lay, and who takes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.games.olympe.cards import HERO, MONSTER, SUIT, Card

NOBODY = -1


class Trick(NamedTuple):
    """Cards in the order they were laid, clockwise from who leads; the rest follows from them."""

    lead: int
    cards: tuple[Card, ...] = ()
    passed: int = 0  # how many led Monsters passed the lead on
    asked: int = -1
    trump: int = -1
    top: int = -1  # the strongest trump laid: 0 is a Monster that ruffed, -1 none
    best: int = -1  # the place of the master card
    piled: int = 0  # a bit for each place whose card came from a visible pile
    lines: tuple[int, ...] = ()  # how many lines had been said before each card


def laid(
    trick: Trick,
    card: Card,
    gods: Sequence[int],
    seats: int,
    french: bool,
    piled: int = 0,
    lines: tuple[int, ...] = (),
) -> Trick:
    """The trick with one more card."""
    lead, cards, passed, asked, trump, top, best, _, _ = trick
    place = len(cards)
    colour, power = divmod(card, SUIT)
    if asked < 0:
        if power == MONSTER:
            # A Monster led hands the lead to the left (#monster-led).
            passed += 1
        else:
            asked, trump, best = colour, gods[(lead + place) % seats], place
            top = power if asked == trump else -1
    elif colour == trump:
        if power > top and power != MONSTER:
            top, best = power, place
        elif power == MONSTER and french and top < 0:
            # A trump Monster that ruffs is a ruff without any power (#monster-trump).
            top = 0
    elif colour == asked and top <= 0 and power > cards[best] % SUIT:
        best = place
    return Trick(lead, (*cards, card), passed, asked, trump, top, best, piled, lines)


def allowed(trick: Trick, hand: Sequence[Card], french: bool) -> Sequence[Card]:
    """The cards of a hand that may be laid: follow, rise, ruff, over-ruff, or else anything."""
    _, _, _, asked, trump, top, _, _, _ = trick
    if asked < 0:
        return hand
    own = [card for card in hand if card // SUIT == asked]
    if own:
        if asked != trump:
            return own  # following is enough (#following)
        return [card for card in own if card % SUIT > top] or own  # rise if you can (#rising)
    trumps = [card for card in hand if card // SUIT == trump and (french or card % SUIT)]
    # Without the colour asked one ruffs, and higher than the best ruff (#ruffing, #over-ruffing).
    return [card for card in trumps if card % SUIT > top] or trumps or hand


def monsters_alive(trick: Trick, french: bool) -> list[int]:
    """The colours whose Monsters destroy the trick: active, and more of them than Heroes (#hero)."""
    cards = trick.cards
    if trick.asked < 0 or all(card % SUIT for card in cards):
        return []
    # The Monster of the colour asked is summoned, wherever it lies; as trump only one that ruffs.
    active = [(trick.asked, cards)]
    if french and trick.trump != trick.asked:
        active.append((trick.trump, cards[trick.passed :]))
    return [
        colour
        for colour, where in active
        if where.count(colour * SUIT + MONSTER) > cards.count(colour * SUIT + HERO)
    ]


def taken(trick: Trick, seats: int, french: bool) -> tuple[int, int]:
    """Who takes a full trick, or NOBODY, and who leads next (#taking, #destroyed)."""
    if trick.asked < 0:
        return NOBODY, trick.lead
    if monsters_alive(trick, french):
        return NOBODY, (trick.lead + trick.passed) % seats
    taker = (trick.lead + trick.best) % seats
    return taker, taker

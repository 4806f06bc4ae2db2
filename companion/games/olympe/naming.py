"""What cards, gods and colours are called."""

from __future__ import annotations

from functools import cache

from companion.games.olympe.cards import GODS, HERO, MONSTER, RANKS, SUIT, Card
from companion.games.olympe.position import Position
from companion.view import Text, text


def letter(card: Card) -> str:
    """What is printed in a card's corner."""
    return "" if card % SUIT == MONSTER else RANKS[card % SUIT].upper()


def colour(game: Position, god: int) -> Text:
    """A god's colour in this copy."""
    return text(f"olympe-{game.terms.tones[god]}")


def named(game: Position, card: Card) -> Text:
    """A card by its number and colour; the Hero and the Monster by their names too."""
    return card_named(card, game.terms.tones[card // SUIT])


@cache
def card_named(card: Card, tone: str) -> Text:
    """A card whose colour is known."""
    tint = text(f"olympe-{tone}")
    if card % SUIT == MONSTER:
        return text("olympe-card-monster", colour=tint)
    kind = "hero" if card % SUIT == HERO else "number"
    return text(f"olympe-card-{kind}", rank=letter(card), colour=tint)


def thing_named(card: Card) -> Text:
    """A card by its god, whatever the colours of a copy."""
    kind = {MONSTER: "monster", HERO: "hero"}.get(card % SUIT, "number")
    return text(f"olympe-thing-{kind}", god=god_named(card // SUIT), rank=letter(card))


@cache
def god_named(god: int) -> Text:
    """A god's name."""
    return text(f"olympe-{GODS[god]}")

"""The cards of Olympia: gods, their attributes, the special cards, and which of them make up a deck."""

from __future__ import annotations

from collections.abc import Set
from functools import cache

ATTRIBUTE = {
    "zeus": "lightning",
    "aphrodite": "heart",
    "artemis": "bow",
    "athena": "owl",
    "hades": "fire",
    "poseidon": "trident",
}
GODS = tuple(ATTRIBUTE)
GOD = {attribute: god for god, attribute in ATTRIBUTE.items()}
MINOTAUR, THESEUS, TORNADO = SPECIALS = ("minotaur", "theseus", "tornado")
COPIES = dict.fromkeys(GODS, 3) | dict.fromkeys(GOD, 5) | dict.fromkeys(SPECIALS, 2)

Deck = tuple[tuple[str, int], ...]


@cache
def deck(gods: tuple[str, ...], playing: Set[str]) -> Deck:
    """The cards kept in play, each with its copies: chosen gods, attributes, specials (#preparation)."""
    kept = {*gods, *(ATTRIBUTE[god] for god in gods)}
    if "monsters" in playing:
        kept |= {MINOTAUR, THESEUS}
    if "winds" in playing:
        kept.add(TORNADO)
    return tuple((card, copies) for card, copies in COPIES.items() if card in kept)


@cache
def deck_size(kept: Deck) -> int:
    """How many cards a deck has: eight for each player, four and two special ones."""
    return sum(copies for _, copies in kept)


@cache
def copies_in(kept: Deck) -> dict[str, int]:
    """How many copies of each card a deck has."""
    return dict(kept)

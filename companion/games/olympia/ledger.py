"""The count of one hero's attributes, card by card, as another player checks it (#check).

Each card's effect on the hero is noted when it is laid: +1, −1 or 0. A Minotaur takes the noted effects of
its two cards back and Theseus gives them again; the notes themselves never change, and the count never
falls below zero (#ledger).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from companion.games.olympia.cards import MINOTAUR, SPECIALS, THESEUS, TORNADO

ENOUGH = 3

Did = Literal["nothing", "attribute", "blocked", "harmless", "minotaur", "theseus", "idle", "tornado"]


class Entry(NamedTuple):
    """A card of the pile, what it did to the hero, the count after it, and the cards it undid or restored."""

    card: str
    did: Did
    total: int
    touched: tuple[int, ...] = ()
    blocker: str = ""


def ledger(cards: Iterable[str], attribute: str, blockers: tuple[str, str]) -> Iterator[Entry]:
    """The running count of an attribute; the second god blocks while a Tornado has turned the way round."""
    count = side = 0
    laid: list[str] = []
    noted: list[int] = []
    cancelled: set[int] = set()
    in_force: list[tuple[int, ...]] = []
    for n, card in enumerate(cards):
        touched: tuple[int, ...] = ()
        effect = 0
        did: Did = "nothing"
        if card == attribute:
            effect, did = 1, "attribute"
        elif card == blockers[side]:
            effect, did = (-1, "blocked") if count else (0, "harmless")
        elif card == MINOTAUR:
            did, touched = "minotaur", _last_two(n, laid, cancelled)
            effect = -sum(noted[m] for m in touched)
            cancelled.update(touched)
            in_force.append(touched)
        elif card == THESEUS and in_force:
            did, touched = "theseus", in_force.pop()
            effect = sum(noted[m] for m in touched)
            cancelled.difference_update(touched)
        elif card == THESEUS:
            did = "idle"
        elif card == TORNADO:
            did, side = "tornado", 1 - side
        count = max(0, count + effect)
        laid.append(card)
        noted.append(0 if card in SPECIALS else effect)
        yield Entry(card, did, count, touched, blockers[side])


def _last_two(n: int, laid: list[str], cancelled: set[int]) -> tuple[int, ...]:
    """What a Minotaur strikes: of the last two cards those neither special nor struck yet (#minotaur)."""
    return tuple(m for m in (n - 2, n - 1) if m >= 0 and laid[m] not in SPECIALS and m not in cancelled)


def counted(cards: Iterable[str], attribute: str, blockers: tuple[str, str]) -> int:
    """The count after the last card."""
    count = 0
    for entry in ledger(cards, attribute, blockers):
        count = entry.total
    return count

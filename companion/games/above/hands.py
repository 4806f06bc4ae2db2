"""Cards in play: exhausting them, recovering them at once, and passing the turn on (#recovery, #refill)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.game import Move
from companion.games.above import chain
from companion.games.above.cards import DEITY, DISCARD, SPENT, Cards, of_cards, spent_to

if TYPE_CHECKING:
    from companion.games.above.rules import Above

HAND = 4  # cards each player has, and takes anew, with four players


def exhausted(above: Above, *gone: int) -> Cards:
    """The cards after some were turned over or discarded."""
    cards = list(above.cards)
    for n in gone:
        if not cards[n].endswith("-spent"):
            cards[n] = spent_to(above.terms.seats, cards[n])
    return tuple(cards)


def recover(above: Above, seats: tuple[str, ...]) -> Above:
    """Who has no powered card left recovers: all eight turned back, or four of the discard (#recovery)."""
    if len(above.terms.seats) == 4:
        return replace(above, stage="refill", refills=seats)
    cards = above.cards
    for seat in seats:
        cards = tuple(seat if lies == SPENT[seat] else lies for lies in cards)
    told = tuple(("recovers", seat) for seat in seats)
    return after_recovery(replace(above, cards=cards, notes=(*above.notes, *told)))


def to_recover(above: Above) -> Iterator[Move]:
    """Four different cards of the discard; a double only once every kind there has been taken (#refill)."""
    seat = above.refills[0]
    held = {DEITY[n] for n, lies in enumerate(above.cards) if lies == seat}
    there = [n for n, lies in enumerate(above.cards) if lies == DISCARD]
    other = [n for n in there if DEITY[n] not in held]
    moves = of_cards(seat, "recover")
    return (moves[n] for n in other or there)


def recover_one(above: Above, n: int) -> Above | None:
    """One card taken from the discard; with the fourth the next player takes theirs, or the turn goes on."""
    seat = above.refills[0]
    if above.cards[n] != DISCARD:
        return None
    return refilled(replace(above, cards=(*above.cards[:n], seat, *above.cards[n + 1 :])))


def refilled(above: Above) -> Above:
    """Who has four cards is done taking."""
    rest = tuple(seat for seat in above.refills if above.cards.count(seat) < HAND)
    return replace(above, refills=rest) if rest else after_recovery(replace(above, refills=()))


def after_recovery(above: Above) -> Above:
    """In phase 1 the deity now moves; after a power the turn passes."""
    return chain.phase_2(above) if above.phase == 1 else _passed(above)


def turn_over(above: Above) -> Above:
    """The turn ends; whoever a power left without cards recovers first, clockwise from the active player."""
    seats, cards = above.terms.seats, above.cards
    bare = [seat for seat in seats if seat not in cards]
    if bare:
        first = seats.index(above.turn)
        bare.sort(key=lambda seat: (seats.index(seat) - first) % len(seats))
        return recover(replace(above, phase=3), tuple(bare))
    return _passed(above)


def _passed(above: Above) -> Above:
    """The next player's turn, clockwise."""
    seats = above.terms.seats
    return started(above, seats[(seats.index(above.turn) + 1) % len(seats)])


def started(above: Above, seat: str) -> Above:
    """A turn begins: nothing is under way."""
    return type(above)(above.terms, above.board, above.cards, "card", seat, 1, notes=above.notes)

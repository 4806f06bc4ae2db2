"""What a player can know of a round: the own hand, all cards laid, and what tricks prove of the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from companion.games.olympe.cards import SEATS, Card
from companion.games.olympe.position import P, Position
from companion.games.olympe.tricks.observer import contradicts
from companion.games.olympe.tricks.round import Round

TRIES = 20


def guessed(game: P, seat: str, dice: random.Random) -> P:
    """The same round with the other hands dealt anew, none against what its player's cards have proven."""
    now, me = game.round, SEATS.index(seat)
    if not any(now.hands):
        return game
    pool = sorted(
        [card for other, hand in enumerate(now.hands) if other != me for card in hand]
        + [*now.unseen, *now.twice]
    )
    dealing = game.stage == "deal"
    rooms = [len(hand) if dealing else held(game, other) for other, hand in enumerate(now.hands)]
    rooms[me] = 0
    for _ in range(TRIES):
        hands = _deal(game, pool, rooms, dice)
        if hands is not None:
            break
    else:
        hands = _anyhow(pool, rooms, dice)  # the table has accepted what cannot be
    *dealt, left = hands
    dealt[me] = [*now.hands[me]]
    return game._replace(round=_with_hands(now, dealt, left))


def held(game: Position, seat: int) -> int:
    """How many cards a seat has in hand: as many as were dealt, less those it has laid from it."""
    now, seats = game.round, game.terms.seats
    if now.held:
        return now.held[seat]
    tricks = (*(done.trick for done in now.done), now.trick)
    laid = sum((seat - trick.lead) % seats < len(trick.cards) for trick in tricks)
    return game.terms.hand - laid


def told(game: P, seat: str, cards: Sequence[Card]) -> P:
    """A round of hidden hands as the seat sees it that was told its own."""
    now, me = game.round, SEATS.index(seat)
    mine, unseen, twice = list[Card](), [*now.unseen], {*now.twice}
    for card in cards:
        if card in twice:
            twice.discard(card)
            mine.append(card)
        elif card in unseen:
            unseen.remove(card)
            mine.append(card)
    hands = tuple(tuple(sorted(mine)) if other == me else () for other in range(game.terms.seats))
    seen = now._replace(unseen=tuple(unseen), twice=frozenset(twice), hands=hands)
    return game._replace(terms=replace(game.terms, open=True), round=seen)


def _deal(
    game: Position, pool: Sequence[Card], rooms: Sequence[int], dice: random.Random
) -> list[list[Card]] | None:
    """The pool dealt to the rooms, the last of them nobody's; None where it came out wrong."""
    facts = game.round.facts
    free = [*rooms, len(pool) - sum(rooms)]
    fits = {
        card: [
            n
            for n, room in enumerate(free)
            if room and (n >= len(facts) or not any(contradicts(card, fact) for fact in facts[n]))
        ]
        for card in dict.fromkeys(pool)
    }
    places: list[list[Card]] = [[] for _ in free]
    order = [*pool]
    dice.shuffle(order)
    # Those that fit in few hands first, else a hand is full before they come.
    for card in sorted(order, key=lambda card: len(fits[card])):
        open_to = [n for n in fits[card] if free[n]]
        if not open_to:
            return None
        n = dice.choices(open_to, [free[n] for n in open_to])[0]
        free[n] -= 1
        places[n].append(card)
    return places


def _anyhow(pool: Sequence[Card], rooms: Sequence[int], dice: random.Random) -> list[list[Card]]:
    order, places = [*pool], list[list[Card]]()
    dice.shuffle(order)
    for room in rooms:
        places.append(order[:room])
        order = order[room:]
    return [*places, order]


def _with_hands(now: Round, hands: Sequence[Sequence[Card]], left: Sequence[Card]) -> Round:
    unseen = sorted(set(left))
    twice = frozenset(card for card in unseen if left.count(card) > 1)
    return now._replace(hands=tuple(tuple(sorted(hand)) for hand in hands), unseen=tuple(unseen), twice=twice)

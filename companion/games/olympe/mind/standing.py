"""What a round of Olympe is worth to a seat's side, and what a simple player would lay."""

from __future__ import annotations

import random
from collections.abc import Sequence

from companion.game import Move, State
from companion.games.olympe.cards import MONSTER, NUMBER, POINTS, SEATS, SUIT, Card
from companion.games.olympe.position import Position
from companion.games.olympe.scoring import awards, most_followers, round_points
from companion.games.olympe.tricks.trick import Trick, laid, monsters_alive

PER_POINT = 0.002  # what a point counts beside nuggets: it may still turn into one
CERTAIN = 2  # a trick is safe to feed when so few are still to lay


def allied(state: State, one: str, other: str) -> bool:
    """Partners are counted together (#teams)."""
    assert isinstance(state, Position)
    return state.terms.side(SEATS.index(one)) == state.terms.side(SEATS.index(other))


def over(first: State, now: State) -> bool:
    """A round is thought through to its last trick, never into the next deal."""
    assert isinstance(now, Position)
    return now.stage != "play"


def worth(state: State, seat: str) -> float:
    """Nuggets that the round brings the side, and a little for points on the way."""
    assert isinstance(state, Position)
    terms = state.terms
    side = terms.side(SEATS.index(seat))
    scored = round_points(state)
    rest = [points for n, points in enumerate(scored) if n != side]
    lead = PER_POINT * (scored[side] - sum(rest) / len(rest))
    if terms.coins:
        owners = most_followers(state)
        return sum(taker == side for taker in owners.values()) + lead
    if terms.team_mode in ("single", "cumulative"):
        return lead
    return awards(scored, terms.tie_first)[side] + lead


def simple(state: State, moves: Sequence[Move], dice: random.Random) -> Move:
    """Takes a trick worth taking as cheaply as it can, feeds a partner's, and else gives the least away."""
    assert isinstance(state, Position)
    if len(moves) == 1:
        return moves[0]
    trick, seats = state.round.trick, state.terms.seats
    cards = [NUMBER[move.args[0]] for move in moves]
    if trick.asked < 0:
        return moves[_led(state, cards, dice)]
    to_come = seats - len(trick.cards) - 1
    mine = (trick.lead + len(trick.cards)) % seats
    takes = [_takes(state, trick, card) for card in cards]
    loot = sum(POINTS[card % SUIT] for card in trick.cards)
    best = (trick.lead + trick.best) % seats
    feeding = state.terms.side(best) == state.terms.side(mine) and best != mine
    if any(takes) and not feeding:
        if to_come == 0:
            # The last to lay takes it with what is worth most.
            return moves[max((n for n, t in enumerate(takes) if t), key=lambda n: POINTS[cards[n] % SUIT])]
        if loot >= 60 or dice.random() < 0.5:
            return moves[max((n for n, t in enumerate(takes) if t), key=lambda n: cards[n] % SUIT)]
    if feeding and to_come < CERTAIN:
        return moves[max(range(len(cards)), key=lambda n: POINTS[cards[n] % SUIT])]
    return moves[min(range(len(cards)), key=lambda n: (takes[n], POINTS[cards[n] % SUIT], -cards[n] % SUIT))]


def _led(state: Position, cards: Sequence[Card], dice: random.Random) -> int:
    """Strong cards are led, those of the own god first; nobody leads points that will be taken."""
    own = state.gods[state.turn]

    def promise(n: int) -> float:
        suit, rank = divmod(cards[n], SUIT)
        strong = rank if rank >= 11 else rank - POINTS[rank] / 20
        return strong + 3 * (suit == own) + dice.random() * 4 - 6 * (rank == MONSTER)

    return max(range(len(cards)), key=promise)


def _takes(state: Position, trick: Trick, card: Card) -> bool:
    """Whether a card would be the master of the trick as it lies."""
    after = laid(trick, card, state.gods, state.terms.seats, state.terms.french)
    return after.best == len(trick.cards) and not monsters_alive(after, state.terms.french)

"""How a side of Above stands: deities near the summit, and who has the card that takes them there."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from companion.game import Move, State
from companion.games.above.board import CLOSED, DEITIES, FERTILITY
from companion.games.above.cards import DEITY, SPENT, partner
from companion.games.above.position import Position

NEAR = (0.0, 1.0, 0.5, 0.26, 0.14, 0.08, 0.05, 0.03, 0.02)  # what a card is worth by its deity's distance
ASLEEP = 0.35  # of that, while the card is exhausted
_OF = tuple(DEITIES.index(deity) for deity in DEITY)


def allied(state: State, one: str, other: str) -> bool:
    """Partners win together (#teams)."""
    assert isinstance(state, Position)
    return one == other or partner(state.terms.seats, one) == other


def distances(above: Position) -> list[int]:
    """How many steps each deity is from the summit; a Fertility ahead is a step less, a wall two more."""
    board, columns, summit = above.board, above.terms.columns, above.terms.summit
    found = []
    for deity in DEITIES:
        at = board.index(deity)
        steps = (summit - at - 1) // columns + 1
        ahead = min(at + columns, summit)
        lies = board[ahead]
        if lies == FERTILITY:
            steps -= 1
        elif lies in CLOSED and ahead != summit:
            steps += 1 if steps > 1 else 2
        found.append(max(1, steps))
    return found


def winning(above: Position, seat: str) -> int:
    """How many deities a seat could take onto the summit with a card it holds, were it its turn."""
    near = [steps == 1 for steps in distances(above)]
    return sum(near[of] for of, lies in zip(_OF, above.cards, strict=True) if lies == seat)


def worth(state: State, seat: str) -> float:
    """The chances of a seat's side: 1 has won, 0 has lost."""
    assert isinstance(state, Position)
    seats = state.terms.seats
    friend = partner(seats, seat)
    if state.stage == "over":
        return 1.0 if state.turn in (seat, friend) else 0.0
    away = distances(state)
    nearness = [NEAR[min(steps, 8)] for steps in away]
    ours = theirs = 0.0
    can = dict.fromkeys(seats, 0)
    for of, lies in zip(_OF, state.cards, strict=True):
        if lies in can:
            has, held = nearness[of], lies
            if away[of] == 1:
                can[lies] += 1
        else:
            has, held = (
                ASLEEP * nearness[of],
                "p1" if lies == SPENT["p1"] else "p2" if lies == SPENT["p2"] else "",
            )
        if held == seat or (held and held == friend):
            ours += has
        elif held:
            theirs += has
    score = 0.9 * (ours - theirs)
    first = seats.index(state.turn) + (state.stage != "card")
    turns = [seats[(first + n) % len(seats)] for n in range(len(seats))]
    for n, who in enumerate(turns[:2]):
        if can[who]:
            sure = 4.0 if n == 0 else 0.7 * can[who]
            score += sure if who in (seat, friend) else -sure
            break
    return 1 / (1 + math.exp(-score))


def simple(state: State, moves: Sequence[Move], dice: random.Random) -> Move:
    """Wins when it can, gives no win away, and else mostly goes forward."""
    assert isinstance(state, Position)
    for move in moves:
        if state.apply(move).outcome():
            return move
    me = moves[0].seat
    if moves[0].verb == "play":
        away = dict(zip(DEITIES, distances(state), strict=True))
        near = [move for move in moves if away[move.args[0].partition("-")[0]] == 1]
        return dice.choice(near or [*moves])
    order = [*moves]
    dice.shuffle(order)
    if moves[0].verb == "move":
        order.sort(key=lambda move: -state.at(move.args[0]) if dice.random() < 0.8 else 0)
    for move in order[:12]:
        after = state.apply(move)
        if after.turn == me or allied(after, me, after.turn) or not winning(after, after.turn):
            return move
    return order[0]

"""Why a card is laid, in a few words that are true and tell nothing of the hand it comes from."""

from __future__ import annotations

from companion.game import Move, State
from companion.games.olympe.cards import MONSTER, NUMBER, SUIT, points
from companion.games.olympe.position import Position
from companion.games.olympe.tricks.trick import laid, monsters_alive
from companion.view import Text, text


def reason(state: State, move: Move) -> Text:
    """What the card does to the trick as everybody sees it."""
    assert isinstance(state, Position)
    card = NUMBER[move.args[0]]
    trick, terms = state.round.trick, state.terms
    after = laid(trick, card, state.gods, terms.seats, terms.french)
    loot = sum(map(points, after.cards))
    if trick.asked < 0:
        if card % SUIT == MONSTER:
            return text("olympe-why-hands-on")
        return text("olympe-why-leads-trump" if after.asked == after.trump else "olympe-why-leads")
    if monsters_alive(after, terms.french) and not monsters_alive(trick, terms.french):
        return text("olympe-why-destroys", points=loot)
    if after.best == len(trick.cards):
        last = len(after.cards) == terms.seats
        return text("olympe-why-takes" if last else "olympe-why-ahead", points=loot)
    if points(card):
        return text("olympe-why-costs", points=points(card))
    return text("olympe-why-nothing")

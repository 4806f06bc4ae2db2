"""Why a card is laid, in a few words that are true and tell nothing of the hand it comes from."""

from __future__ import annotations

from collections.abc import Sequence

from companion.game import BadNotation, Move, State
from companion.games.olympe.cards import HERO, MONSTER, NUMBER, SEATS, SUIT, Card, points
from companion.games.olympe.mind.standing import allied
from companion.games.olympe.position import Position
from companion.games.olympe.tricks.trick import Trick, laid, monsters_alive
from companion.view import Text, text


def reason(state: State, move: Move) -> Text:
    """What the card does to the trick as everybody sees it."""
    assert isinstance(state, Position)
    if move.verb != "play":
        raise BadNotation(f"{move}: no seat does that")
    card = NUMBER[move.args[0].partition("/")[0]]
    trick, terms = state.round.trick, state.terms
    after = laid(trick, card, state.gods, terms.seats, terms.french)
    if trick.asked < 0:
        return _led(state, after, card)
    loot = sum(map(points, after.cards))
    last = len(after.cards) == terms.seats
    doomed, dooms = (monsters_alive(one, terms.french) for one in (trick, after))
    if dooms:
        sure = last or _no_hero_left(state, after, dooms)
        key = ("doomed" if sure else "may-be-doomed") if doomed else ("destroys" if sure else "threatens")
        return text(f"olympe-why-{key}", points=points(card) if doomed else loot, count=len(dooms))
    if doomed:
        return text("olympe-why-saves", points=loot)
    if after.best == len(trick.cards):
        return text("olympe-why-takes" if last else "olympe-why-ahead", points=loot)
    ahead = SEATS[(after.lead + after.best) % terms.seats]
    if not points(card):
        return text("olympe-why-nothing", seat=ahead)
    friends = "feeds" if allied(state, move.seat, ahead) else "costs"
    return text(f"olympe-why-{friends}", seat=ahead, points=points(card))


def _led(state: Position, after: Trick, card: Card) -> Text:
    """The first card of a trick: how many that would beat it in its colour have not been laid this round."""
    if card % SUIT == MONSTER:
        return text("olympe-why-hands-on")
    higher = sum(_unlaid(state, after, other) for other in range(card + 1, card - card % SUIT + SUIT))
    return text("olympe-why-leads-trump" if after.asked == after.trump else "olympe-why-leads", count=higher)


def _no_hero_left(state: Position, after: Trick, colours: Sequence[int]) -> bool:
    """Whether some Monster there can meet no Hero any more (#hero)."""
    return not all(_unlaid(state, after, colour * SUIT + HERO) for colour in colours)


def _unlaid(state: Position, after: Trick, card: Card) -> int:
    """How many copies of a card nobody has laid this round."""
    tricks = (*(done.trick for done in state.round.done), after)
    return state.terms.packs - sum(trick.cards.count(card) for trick in tricks)

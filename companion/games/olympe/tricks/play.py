"""Laying cards: what may be laid, what follows, what it tells, and what the table decides about it."""

from __future__ import annotations

from companion.game import Move
from companion.games.olympe.cards import NUMBER, SEATS, Card, plays
from companion.games.olympe.position import P, Position
from companion.games.olympe.tricks.observer import Done, Facts, Revokes, Verdict, facts_of, observed
from companion.games.olympe.tricks.round import Round, from_hand, from_pile, put, visible
from companion.games.olympe.tricks.trick import Trick, allowed, laid, taken


def offered(game: Position) -> list[Move]:
    """What the next player may lay, as far as their cards are known (#following, #observer)."""
    moves = plays()[game.turn]
    if not game.terms.open and not game.terms.comptoir:
        return [moves[card] for card in game.round.unseen]
    return [moves[card] for card in _playable(game)]


def _playable(game: Position) -> list[Card]:
    """The cards that may be laid next, each kind once."""
    now, french = game.round, game.terms.french
    known = game.known(game.turn)
    cards = list(dict.fromkeys(allowed(now.trick, known, french)))
    if not game.terms.open and now.held[game.turn]:
        # An unseen card may be in hand; it is refused only if a visible one forbids it (#comptoir).
        free = now.trick.asked < 0 or not known
        cards += [card for card in now.unseen if free or card in allowed(now.trick, (*known, card), french)]
    return cards


def played(game: P, move: Move) -> P | None:
    """A card is laid on the trick, a full trick is taken (#leading … #taking); None if it cannot be."""
    terms, gods, dealer, stage, scores, now, lines = game
    trick, seat = now.trick, game.turn
    card = NUMBER.get(move.args[0], -1) if len(move.args) == 1 else -1
    if move.seat != SEATS[seat] or card < 0:
        return None
    piled = bool(now.tops) and card in now.tops[seat]
    left = from_pile(now, seat, card) if piled else from_hand(now, seat, card)
    if left is None:
        return None
    facts, revokes = _watched(game, left, seat, card, piled)
    after = laid(
        trick,
        card,
        gods,
        terms.seats,
        terms.french,
        trick.piled | piled << len(trick.cards),
        (*trick.lines, lines),
    )
    done = left.done
    if len(after.cards) == terms.seats:
        taker, lead = taken(after, terms.seats, terms.french)
        done, after = (*done, Done(after, taker)), Trick(lead)
        if len(done) == terms.tricks:
            stage = "reveal" if terms.virtual > 1 else "count"
    now = left._replace(trick=after, done=done, facts=facts, revokes=revokes)
    return type(game)(terms, gods, dealer, stage, scores, now, lines + 1)


def _watched(game: Position, now: Round, seat: int, card: Card, piled: bool) -> tuple[Facts, Revokes]:
    """What a card tells about the hand it came from is kept (#observer); hidden cards tell nothing."""
    says = facts_of(now.trick, card, len(now.done), game.lines, game.terms.french)
    facts = now.facts[seat]
    if not says and not facts:
        return now.facts, now.revokes
    facts, revokes = observed(facts, seat, card, says, not piled, visible(now, seat))
    return put(now.facts, seat, facts), (*now.revokes, *revokes)


def judged(game: P, note: bool) -> P:
    """The table accepts a proven revoke, or notes a penalty against the player (#revokes)."""
    noted, undecided = list(game.scores.noted), game.undecided
    for revoke in undecided:
        noted[revoke.seat] += note
    verdict: Verdict = "note" if note else "accept"
    before = game.round.revokes[: -len(undecided)]
    revokes = (*before, *(revoke._replace(verdict=verdict) for revoke in undecided))
    return game._replace(
        scores=game.scores._replace(noted=tuple(noted)),
        round=game.round._replace(revokes=revokes),
    )

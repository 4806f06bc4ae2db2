"""The observer: what every play tells about a hand nobody sees, and which play a later card convicts.

A play, if it was lawful, says what its player cannot hold any more. A later card from the same hand that
such a fact excludes proves that the play was a revoke (#observer, #revokes).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from companion.games.olympe.cards import MONSTER, STRONGEST, SUIT, Card
from companion.games.olympe.tricks.trick import Trick, laid

Duty = Literal["following", "rising", "ruffing", "over-ruffing"]
Verdict = Literal["", "accept", "note"]


class Fact(NamedTuple):
    """After a lawful play: no numbered card of a colour above the ceiling, and perhaps no Monster."""

    suit: int
    ceiling: int
    monster: bool
    duty: Duty
    trick: int
    card: Card
    line: int


class Revoke(NamedTuple):
    """A play proven to be unlawful: who, in which trick, with what, which card proves it, which duty."""

    seat: int
    trick: int
    card: Card
    proof: Card
    duty: Duty
    line: int
    verdict: Verdict = ""


class Done(NamedTuple):
    """A full trick and the seat that took it, or NOBODY."""

    trick: Trick
    taker: int


Facts = tuple[tuple[Fact, ...], ...]
Revokes = tuple[Revoke, ...]


def facts_of(trick: Trick, card: Card, number: int, line: int, french: bool) -> tuple[Fact, ...]:
    """What laying a card on a trick says about the rest of that hand."""
    _, _, _, asked, trump, top, _, _, _ = trick
    if asked < 0:
        return ()
    colour, power = divmod(card, SUIT)
    if colour == asked:
        if asked == trump and power <= top:
            return (Fact(asked, top, True, "rising", number, card, line),)
        return ()
    void = Fact(asked, MONSTER, False, "following", number, card, line)
    if trump == asked:
        return (void,)
    if colour != trump:
        return void, Fact(trump, MONSTER, not french, "ruffing", number, card, line)
    if power == MONSTER and not french:
        return void, Fact(trump, MONSTER, True, "ruffing", number, card, line)
    if power <= top:
        return void, Fact(trump, top, True, "over-ruffing", number, card, line)
    return (void,)


def contradicts(card: Card, fact: Fact) -> bool:
    """Whether a hand with this card cannot be one the fact is true of."""
    if card // SUIT != fact.suit:
        return False
    power = card % SUIT
    return power > fact.ceiling or (power == MONSTER and not fact.monster)


def convicted(facts: Iterable[Fact], seat: int, card: Card) -> list[Revoke]:
    """The plays that a card from the same hand proves to be revokes.

    What one play says, it says of two different colours, so that a card convicts it once.
    """
    return [
        Revoke(seat, fact.trick, fact.card, card, fact.duty, fact.line)
        for fact in facts
        if contradicts(card, fact)
    ]


def observed(
    facts: tuple[Fact, ...],
    seat: int,
    card: Card,
    says: tuple[Fact, ...],
    hidden: bool,
    known: Sequence[Card],
) -> tuple[tuple[Fact, ...], list[Revoke]]:
    """A seat's facts after a play, and the revokes it brings to light.

    Only a card from the hidden hand speaks of the past: one from a pile may have been uncovered since. Cards
    of that player which everybody sees, on top of a pile, convict at once.
    """
    revokes = []
    if hidden and facts:
        revokes = convicted(facts, seat, card)
        if revokes:
            proven = {revoke.trick for revoke in revokes}
            facts = tuple(fact for fact in facts if fact.trick not in proven)
    if says:
        for other in known:
            now = convicted(says, seat, other)
            if now:
                return facts, revokes + now
        return facts + says, revokes
    return facts, revokes


def observed_again(
    tricks: Sequence[Trick], before: Revokes, gods: Sequence[int], seats: int, french: bool
) -> tuple[Facts, Revokes]:
    """Facts and revokes of a round looked at afresh after a correction; verdicts once given stay."""
    facts: list[tuple[Fact, ...]] = [()] * seats
    verdicts = {(revoke.seat, revoke.trick): revoke for revoke in before if revoke.verdict}
    found: dict[tuple[int, int], Revoke] = {}
    for number, whole in enumerate(tricks):
        trick = Trick(whole.lead)
        for place, card in enumerate(whole.cards):
            seat = (whole.lead + place) % seats
            says = facts_of(trick, card, number, whole.lines[place], french)
            hidden = not whole.piled >> place & 1
            facts[seat], revokes = observed(facts[seat], seat, card, says, hidden, ())
            for revoke in revokes:
                found[seat, revoke.trick] = verdicts.get((seat, revoke.trick), revoke)
            trick = laid(trick, card, gods, seats, french)
    return tuple(facts), tuple((verdicts | found).values())


def ceiling(facts: Iterable[Fact], colour: int) -> tuple[int, bool]:
    """The strongest numbered card of a colour that a hand can still hold, and whether its Monster."""
    about = [fact for fact in facts if fact.suit == colour]
    return min((fact.ceiling for fact in about), default=STRONGEST), all(fact.monster for fact in about)

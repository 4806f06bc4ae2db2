"""Slaps: who was first, and what a verdict is worth in steps."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.olympia.pile import Pile
from companion.games.olympia.terms import Terms
from companion.photo_finish import told_apart


class Slap(NamedTuple):
    """A hand on the pile: when, whose, and how far off that moment may be, where a phone's clock told it."""

    at: int
    seat: str
    within: int = 0


class Call(NamedTuple):
    """A slap that was judged: who slapped, for which hero, and when."""

    seat: str
    hero: str
    at: int


def earliest(slaps: tuple[Slap, ...], slap: Slap) -> tuple[Slap, ...]:
    """The slaps with one more; a hand already on the pile counts from its first touch."""
    others = [other for other in slaps if other.seat != slap.seat]
    own = min([slap, *(other for other in slaps if other.seat == slap.seat)])
    return tuple(sorted([*others, own]))


def in_order(slaps: tuple[Slap, ...], floor: int, pile: Pile, order: tuple[str, ...]) -> tuple[Slap, ...]:
    """The slaps as they are judged: by time, and within the noise floor by turn order (#dead-heat)."""
    waiting, found = sorted(slaps), []
    while waiting:
        heat = [slap for slap in waiting if slap.at - waiting[0].at <= close(waiting[0], slap, floor)]
        if len(heat) > 1:
            lay = pile.cut(pile.at(heat[0].at))
            heat.sort(key=lambda slap: _turns_away(order.index(slap.seat), lay))
        found.append(heat[0])
        waiting.remove(heat[0])
    return tuple(found)


def close(one: Slap, other: Slap, floor: int) -> int:
    """Two slaps no further apart than this are a dead heat (#dead-heat)."""
    return told_apart(one.within, other.within, max(0, floor))


def _turns_away(chair: int, pile: Pile) -> int:
    """How many turns after whoever laid the last card, who comes last."""
    return ((chair - pile.last) * pile.way - 1) % len(pile.left)


def fined(terms: Terms, steps: tuple[int, ...], seats: tuple[str, ...]) -> tuple[int, ...]:
    """The steps after false starts: each costs what the table agreed on (#false-start)."""
    return tuple(max(0, step - terms.false_start * seats.count(f"p{n}")) for n, step in enumerate(steps, 1))


def scored(terms: Terms, steps: tuple[int, ...], call: Call, right: bool) -> tuple[int, ...]:
    """The steps after a verdict: never below the start, never past the temple (#steps, #war)."""
    full = call.seat == call.hero and not (terms.war and terms.self_half)
    moved = {call.seat: (2 if full else 1) if right else (-1 if full else -terms.penalty)}
    if not right and call.hero != call.seat:
        moved[call.hero] = 1
    return tuple(min(terms.temple, max(0, step + moved.get(f"p{n}", 0))) for n, step in enumerate(steps, 1))

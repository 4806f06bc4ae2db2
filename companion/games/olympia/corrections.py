"""Corrections by hand: a misread card, a phantom slap, a piece on the wrong step (#corrections).

Whatever changes in a round that was already judged is judged anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from companion.game import TABLE, IllegalMove, Move
from companion.games.olympia.cards import GODS, deck, deck_size
from companion.games.olympia.pile import dealt
from companion.games.olympia.slaps import VARIANTS, fined

if TYPE_CHECKING:
    from companion.games.olympia.rules import Olympia

PRICES = ("free", "one", "two")  # steps, as a line tells them


def fixes(olympia: Olympia) -> Iterator[Move]:
    """Every correction that leaves a sound position."""
    if olympia.phase in ("gods", "starter"):
        return iter(())
    return iter(_all(olympia))


@lru_cache(maxsize=8)
def _all(olympia: Olympia) -> dict[Move, None]:
    """All corrections at once: a position is asked for them again with every one that is made."""
    return {Move(TABLE, "fix", args): None for args in _args(olympia)}


def _args(olympia: Olympia) -> Iterator[tuple[str, ...]]:
    for seat, stands in zip(sorted(olympia.order), olympia.steps, strict=True):
        for step in range(olympia.rules.temple + 1):
            if step != stands:
                yield f"piece-{seat}", str(step)
    yield from _pile(olympia)
    yield from _slaps(olympia)
    yield from _seating(olympia)
    yield from (("vary", variant) for variant in VARIANTS if _can_vary(olympia, variant))
    if olympia.phase == "break":
        if not olympia.outcome():
            cost = PRICES[olympia.rules.false_start]
            yield from (("early", seat, cost) for seat in olympia.order if seat not in olympia.fines)
        yield from (("starter", seat) for seat in olympia.order if seat != olympia.starter)
        for seat in olympia.order:
            yield from (("god", seat, god) for god in GODS if god != olympia.god(seat))
    if olympia.phase == "round":
        yield ("misdeal",)
        for chair, seat in enumerate(olympia.order):
            if chair != olympia.pile.chair and olympia.pile.left[chair]:
                yield "turn", seat


def _pile(olympia: Olympia) -> Iterator[tuple[str, ...]]:
    """A card read as another, one missed, one that never lay there; numbered from the bottom."""
    pile = olympia.pile
    for n, lies in enumerate(pile.cards, 1):
        yield "extra", f"#{n}"
        for card, copies in olympia.deck:
            if card != lies and pile.cards.count(card) < copies:
                yield "read", f"#{n}", card
    if pile.left and pile.more:
        for n in range(len(pile.cards) + 1):
            for card, copies in olympia.deck:
                if pile.cards.count(card) < copies:
                    yield "missed", f"#{n + 1}", card


def _slaps(olympia: Olympia) -> Iterator[tuple[str, ...]]:
    """A slap nobody made, another hand, another hero."""
    yield from (("unslap", slap.seat) for slap in olympia.slaps)
    if olympia.calls and olympia.phase == "break":
        call = olympia.calls[-1]
        for seat in olympia.order:
            if seat != call.seat:
                yield "slapper", seat
            if "war" in olympia.rules.playing and seat != call.hero:
                yield "named", seat


def _seating(olympia: Olympia) -> Iterator[tuple[str, ...]]:
    """Two players sit the other way round; with two it makes no difference."""
    if len(olympia.order) > 2:
        for n, one in enumerate(olympia.order):
            yield from (("sit", one, other) for other in olympia.order[n + 1 :])


def _can_vary(olympia: Olympia, variant: str) -> bool:
    """Whether the cards on the pile fit the deck with a variant added or left out."""
    if olympia.phase == "name":
        return False
    kept = dict(deck(olympia.gods, olympia.rules.playing ^ {variant}))
    return olympia.phase == "break" or all(card in kept for card in olympia.pile.cards)


def fixed(olympia: Olympia, move: Move) -> Olympia:
    """The position after a correction."""
    if olympia.phase in ("gods", "starter") or move not in _all(olympia):
        raise IllegalMove(str(move), olympia.why_not(move))
    match move.args:
        case ("misdeal",):
            return replace(olympia.gathered(), phase="break")
        case "turn", seat:
            return replace(olympia, pile=olympia.pile.turned_to(olympia.order.index(seat)))
        case "starter", seat:
            return replace(olympia.gathered(), starter=seat)
        case "early", seat, _:
            steps = fined(olympia.rules, olympia.steps, (seat,))
            return replace(olympia, steps=steps, fines=(*olympia.fines, seat))
        case "unslap", seat:
            return replace(olympia, slaps=tuple(slap for slap in olympia.slaps if slap.seat != seat))
        case "god", seat, god:
            return _born(olympia.gathered(), seat, god)
        case "vary", variant:
            return _varied(olympia, variant)
        case "sit", one, other:
            return _seated(olympia, one, other)
        case ("slapper" | "named") as what, seat:
            return _called(olympia, what, seat)
        case (("read" | "missed" | "extra"), *_):
            return _laid(olympia, move.args)
        case piece, step:
            seat, at = piece.removeprefix("piece-"), int(step)
            steps = tuple(at if seat == f"p{n}" else old for n, old in enumerate(olympia.steps, 1))
            # The table says where the pieces stand: the verdict that led there is closed.
            return replace(olympia, steps=steps, before=steps, calls=(), fines=())
    raise IllegalMove(str(move), olympia.why_not(move))


def _laid(olympia: Olympia, args: tuple[str, ...]) -> Olympia:
    """The pile corrected."""
    what, n, pile = args[0], int(args[1][1:]) - 1, olympia.pile
    if what == "missed":
        return _anew(olympia, replace(olympia, pile=pile.inserted(n, args[2])))
    times = pile.times[n : n + 1] if what == "read" else ()
    return _anew(olympia, replace(olympia, pile=pile.corrected(n, args[2:], times)))


def _anew(olympia: Olympia, corrected: Olympia) -> Olympia:
    """The corrected round judged anew; one that no slap had ended was closed, and stays closed."""
    if not corrected.calls:
        return corrected
    closed = olympia.phase == "break" and olympia.judge(olympia.calls, ()).phase != "break"
    after = corrected.judge(corrected.calls, corrected.queue)
    return replace(after, phase="break") if closed else after


def _called(olympia: Olympia, what: str, seat: str) -> Olympia:
    """The last call was somebody else's, or for somebody else; an own call stays an own call."""
    *others, call = olympia.calls
    own = call.seat == call.hero and what == "slapper"
    call = call._replace(seat=seat) if what == "slapper" else call._replace(hero=seat)
    call = call._replace(hero=seat) if own else call
    return _anew(olympia, replace(olympia, calls=(*others, call)))


def _born(olympia: Olympia, seat: str, god: str) -> Olympia:
    """A player is another god's child; whoever was, takes the god left over."""
    left = olympia.god(seat)
    gods = tuple(
        god if seat == f"p{n}" else left if old == god else old for n, old in enumerate(olympia.gods, 1)
    )
    return replace(olympia, gods=gods)


def _varied(olympia: Olympia, variant: str) -> Olympia:
    """A variant added or left out; in a round the hands are dealt by the new deck."""
    after = (olympia.gathered() if olympia.phase == "break" else olympia).varying(variant)
    if olympia.phase == "break":
        return after
    return _anew(olympia, _redealt(after))


def _seated(olympia: Olympia, one: str, other: str) -> Olympia:
    """Two players sit in each other's place; the round still began with who began it."""
    if olympia.phase == "break":
        return olympia.gathered().seated(one, other)
    return _anew(olympia, _redealt(olympia.seated(one, other)))


def _redealt(olympia: Olympia) -> Olympia:
    """The same cards on the pile, walked around the table as it is now."""
    pile = olympia.pile
    first = olympia.order.index(olympia.starter)
    fresh = dealt(deck_size(olympia.deck), len(olympia.order), first)
    return replace(olympia, pile=fresh.with_cards(pile.cards, pile.times))

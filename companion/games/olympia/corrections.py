"""Corrections by hand: a misread card, a phantom slap, a piece on the wrong step (#corrections).

Whatever changes in a round that was already judged is judged anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from companion.game import TABLE, Move
from companion.games.olympia.cards import GODS, deck, deck_size
from companion.games.olympia.pile import dealt
from companion.games.olympia.position import P, Position, move_of
from companion.games.olympia.setup import gathered, seated, varying
from companion.games.olympia.slaps import fined
from companion.games.olympia.terms import VARIANTS, Variant, variant_named
from companion.games.olympia.verdict import judge

PRICES = ("free", "one", "two")  # steps, as a line tells them


def fixes(olympia: Position) -> Iterator[Move]:
    """Every correction that leaves a sound position."""
    return iter(_all(olympia))


@lru_cache(maxsize=8)
def _all(olympia: Position) -> dict[Move, None]:
    """All corrections at once: a position is asked for them again with every one that is made."""
    if olympia.phase in ("gods", "starter"):
        return {}
    return {move_of(TABLE, "fix", *args): None for args in _args(olympia)}


def _args(olympia: Position) -> Iterator[tuple[str, ...]]:
    yield from _pieces(olympia)
    yield from _pile(olympia)
    yield from _slaps(olympia)
    yield from _seating(olympia)
    yield from (("vary", variant) for variant in VARIANTS if _can_vary(olympia, variant))
    if olympia.phase == "break":
        yield from _break(olympia)
    if olympia.phase == "round":
        yield ("misdeal",)
        yield from (("turn", seat) for seat in olympia.order if _could_turn(olympia, seat))


def _pieces(olympia: Position) -> Iterator[tuple[str, ...]]:
    """A piece on another step."""
    for seat, stands in zip(sorted(olympia.order), olympia.steps, strict=True):
        for step in range(olympia.terms.temple + 1):
            if step != stands:
                yield f"piece-{seat}", str(step)


def _break(olympia: Position) -> Iterator[tuple[str, ...]]:
    """Between two rounds: a false start, who begins, whose child somebody is."""
    if not olympia.over:
        cost = PRICES[olympia.terms.false_start]
        yield from (("early", seat, cost) for seat in olympia.order if seat not in olympia.fines)
    yield from (("starter", seat) for seat in olympia.order if seat != olympia.starter)
    for seat in olympia.order:
        yield from (("god", seat, god) for god in GODS if god != olympia.god(seat))


def _could_turn(olympia: Position, seat: str) -> bool:
    """Whether it might be another player's turn: one who has cards left."""
    return seat != olympia.turner and olympia.holds(seat) > 0


def _pile(olympia: Position) -> Iterator[tuple[str, ...]]:
    """A card read as another, one missed, one that never lay there; numbered from the bottom."""
    pile = olympia.pile
    for n, lies in enumerate(pile.cards, 1):
        yield "extra", f"#{n}"
        for card, _ in olympia.deck:
            if card != lies and olympia.unseen(card):
                yield "read", f"#{n}", card
    if pile.left and pile.more:
        for n in range(len(pile.cards) + 1):
            for card, _ in olympia.deck:
                if olympia.unseen(card):
                    yield "missed", f"#{n + 1}", card


def _slaps(olympia: Position) -> Iterator[tuple[str, ...]]:
    """A slap nobody made, another hand, another hero."""
    yield from (("unslap", slap.seat) for slap in olympia.slaps)
    if olympia.calls and olympia.phase == "break":
        call = olympia.calls[-1]
        for seat in olympia.order:
            if seat != call.seat:
                yield "slapper", seat
            if olympia.terms.war and seat != call.hero:
                yield "named", seat


def _seating(olympia: Position) -> Iterator[tuple[str, ...]]:
    """Two players sit the other way round; with two it makes no difference."""
    if len(olympia.order) > 2:
        for n, one in enumerate(olympia.order):
            yield from (("sit", one, other) for other in olympia.order[n + 1 :])


def _can_vary(olympia: Position, variant: Variant) -> bool:
    """Whether the cards on the pile fit the deck with a variant added or left out."""
    if olympia.phase == "name":
        return False
    kept = dict(deck(olympia.gods, olympia.terms.playing ^ {variant}))
    return olympia.phase == "break" or all(card in kept for card in olympia.pile.cards)


def fixed(olympia: P, move: Move) -> P | None:
    """The position after a correction; None if it is none of them."""
    if move not in _all(olympia):
        return None
    what, *rest = move.args
    match what:
        case "misdeal" | "starter" | "god" | "early":
            return _begun_anew(olympia, what, *rest)
        case "turn" | "unslap" | "slapper" | "named":
            return _another_hand(olympia, what, rest[0])
        case "read" | "missed" | "extra":
            return _laid(olympia, move.args)
        case "vary":
            variant = variant_named(rest[0])
            return _varied(olympia, variant) if variant else None
        case "sit":
            return _seated(olympia, *rest)
    return _placed(olympia, what.removeprefix("piece-"), int(rest[0]))


def _placed(olympia: P, seat: str, at: int) -> P:
    """The table says where the pieces stand: the verdict that led there is closed."""
    steps = tuple(at if seat == f"p{n}" else old for n, old in enumerate(olympia.steps, 1))
    return olympia._replace(steps=steps, before=steps, calls=(), fines=())


def _begun_anew(
    olympia: P, what: Literal["misdeal", "starter", "god", "early"], seat: str = "", god: str = ""
) -> P:
    """What happens between two rounds put right."""
    match what:
        case "misdeal":
            return gathered(olympia)._replace(phase="break")
        case "starter":
            return gathered(olympia)._replace(starter=seat)
        case "god":
            return _born(gathered(olympia), seat, god)
        case "early":
            steps = fined(olympia.terms, olympia.steps, (seat,))
            return olympia._replace(steps=steps, fines=(*olympia.fines, seat))


def _another_hand(olympia: P, what: Literal["turn", "unslap", "slapper", "named"], seat: str) -> P:
    """Whose turn it is, whose slap it was not, whose it was and for whom."""
    match what:
        case "turn":
            return olympia._replace(pile=olympia.pile.turned_to(olympia.order.index(seat)))
        case "unslap":
            return olympia._replace(slaps=tuple(slap for slap in olympia.slaps if slap.seat != seat))
        case "slapper" | "named":
            return _called(olympia, what, seat)


def _laid(olympia: P, args: tuple[str, ...]) -> P:
    """The pile corrected."""
    what, n, pile = args[0], int(args[1][1:]) - 1, olympia.pile
    if what == "missed":
        return _anew(olympia, olympia._replace(pile=pile.inserted(n, args[2])))
    times = pile.times[n : n + 1] if what == "read" else ()
    return _anew(olympia, olympia._replace(pile=pile.corrected(n, args[2:], times)))


def _anew(olympia: P, corrected: P) -> P:
    """The corrected round judged anew; one that no slap had ended was closed, and stays closed."""
    if not corrected.calls:
        return corrected
    closed = olympia.phase == "break" and judge(olympia, olympia.calls, ()).phase != "break"
    after = judge(corrected, corrected.calls, corrected.queue)
    return after._replace(phase="break") if closed else after


def _called(olympia: P, what: Literal["slapper", "named"], seat: str) -> P:
    """The last call was somebody else's, or for somebody else; an own call stays an own call."""
    *others, call = olympia.calls
    own = call.seat == call.hero and what == "slapper"
    call = call._replace(seat=seat) if what == "slapper" else call._replace(hero=seat)
    call = call._replace(hero=seat) if own else call
    return _anew(olympia, olympia._replace(calls=(*others, call)))


def _born(olympia: P, seat: str, god: str) -> P:
    """A player is another god's child; whoever was, takes the god left over."""
    left = olympia.god(seat)
    gods = tuple(
        god if seat == f"p{n}" else left if old == god else old for n, old in enumerate(olympia.gods, 1)
    )
    return olympia._replace(gods=gods)


def _varied(olympia: P, variant: Variant) -> P:
    """A variant added or left out; in a round the hands are dealt by the new deck."""
    after = varying(gathered(olympia) if olympia.phase == "break" else olympia, variant)
    if olympia.phase == "break":
        return after
    return _anew(olympia, _redealt(after))


def _seated(olympia: P, one: str, other: str) -> P:
    """Two players sit in each other's place; the round still began with who began it."""
    if olympia.phase == "break":
        return seated(gathered(olympia), one, other)
    return _anew(olympia, _redealt(seated(olympia, one, other)))


def _redealt(olympia: P) -> P:
    """The same cards on the pile, walked around the table as it is now."""
    pile = olympia.pile
    first = olympia.order.index(olympia.starter)
    fresh = dealt(deck_size(olympia.deck), len(olympia.order), first)
    return olympia._replace(pile=fresh.with_cards(pile.cards, pile.times))

"""Before a round: gods, the starter, variants, places at the table, stopping."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.game import TABLE, IllegalMove, Move
from companion.games.olympia.cards import GODS
from companion.games.olympia.slaps import VARIANTS

if TYPE_CHECKING:
    from companion.games.olympia.rules import Olympia


def choosing(olympia: Olympia) -> Iterator[Move]:
    """Every player chooses a god, or draws one (#gods)."""
    free = [god for god in GODS if god not in olympia.gods]
    for n, taken in enumerate(olympia.gods, 1):
        if not taken:
            yield from (Move(TABLE, "god", (f"p{n}", god)) for god in free)


def chosen(olympia: Olympia, move: Move, seat: str, god: str) -> Olympia:
    """A god for a seat; when all have one, someone must begin (#gods)."""
    if god not in GODS or god in olympia.gods:
        raise IllegalMove(str(move), olympia.why_not(move))
    gods = tuple(god if seat == f"p{n}" else other for n, other in enumerate(olympia.gods, 1))
    return replace(olympia, gods=gods, phase="gods" if "" in gods else "starter")


def starting(olympia: Olympia) -> Iterator[Move]:
    """Whoever looks most like their god begins; nobody can tell, so it is drawn (#starter)."""
    return (Move(TABLE, "start", (seat,)) for seat in olympia.order)


def in_break(olympia: Olympia) -> Iterator[Move]:
    """Before a deal: places and variants may change (#change-places, #variants), or the table stops."""
    yield Move(olympia.starter, "deal")
    if olympia.rounds:
        yield Move(TABLE, "stop")
    if not olympia.changing:
        yield Move(TABLE, "change")
        return
    for variant in VARIANTS:
        if variant not in olympia.varied:
            yield Move(TABLE, "vary", (variant,))
    order = olympia.order
    if len(order) > 2:
        # From chair to chair, so that every seating can be reached and nobody swaps for ever.
        for a in range(olympia.swapped + 1, len(order)):
            yield from (Move(TABLE, "swap", (order[a], other)) for other in order[a + 1 :])


def changed(olympia: Olympia, move: Move) -> Olympia:
    """What the table does between two rounds; the cards of the last one are gathered."""
    order = olympia.order
    match move.verb, move.args:
        case "change", ():
            return replace(olympia, changing=True)
        case "vary", (variant,) if variant in VARIANTS:
            return replace(olympia.gathered().varying(variant), varied=(*olympia.varied, variant))
        case "swap", (one, other) if one in order and other in order and one != other:
            return replace(olympia.gathered().seated(one, other), swapped=order.index(one))
        case "stop", () if olympia.rounds:
            return replace(olympia, stopped=True)
    raise IllegalMove(str(move), olympia.why_not(move))

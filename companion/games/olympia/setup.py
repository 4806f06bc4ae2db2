"""Before a round: gods, the starter, variants, places at the table, the deal, stopping."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import TABLE, Move
from companion.games.olympia.cards import GODS, deck_size
from companion.games.olympia.pile import NO_PILE, dealt
from companion.games.olympia.position import P, Position, move_of
from companion.games.olympia.terms import VARIANTS, Variant, variant_named


def choosing(olympia: Position) -> Iterator[Move]:
    """Every player chooses a god, or draws one (#gods)."""
    free = [god for god in GODS if god not in olympia.gods]
    for n, taken in enumerate(olympia.gods, 1):
        if not taken:
            yield from (move_of(TABLE, "god", f"p{n}", god) for god in free)


def chosen(olympia: P, move: Move) -> P | None:
    """A god for a seat; when all have one, someone must begin (#gods)."""
    match move.seat, move.verb, move.args:
        case "table", "god", (seat, god) if seat in olympia.order and god in GODS and god not in olympia.gods:
            gods = tuple(god if seat == f"p{n}" else other for n, other in enumerate(olympia.gods, 1))
            return olympia._replace(gods=gods, phase="gods" if "" in gods else "starter")
    return None


def starting(olympia: Position) -> Iterator[Move]:
    """Whoever looks most like their god begins; nobody can tell, so it is drawn (#starter)."""
    return (move_of(TABLE, "start", seat) for seat in olympia.order)


def started(olympia: P, move: Move) -> P | None:
    """Someone begins (#starter)."""
    match move.seat, move.verb, move.args:
        case "table", "start", (seat,) if seat in olympia.order:
            return olympia._replace(starter=seat, phase="break")
    return None


# between two rounds


def in_break(olympia: Position) -> Iterator[Move]:
    """Before a deal: places and variants may change (#change-places, #variants), or the table stops."""
    yield move_of(olympia.starter, "deal")
    if olympia.rounds:
        yield move_of(TABLE, "stop")
    if not olympia.changing:
        yield move_of(TABLE, "change")
        return
    for variant in VARIANTS:
        if variant not in olympia.varied:
            yield move_of(TABLE, "vary", variant)
    order = olympia.order
    if len(order) > 2:
        # From chair to chair, so that every seating can be reached and nobody swaps for ever.
        for a in range(olympia.swapped + 1, len(order)):
            yield from (move_of(TABLE, "swap", order[a], other) for other in order[a + 1 :])


def changed(olympia: P, move: Move) -> P | None:
    """What is done between two rounds; the cards of the last one are gathered."""
    if olympia.over:
        return None
    if move.seat in olympia.order:
        return deal(olympia) if (move.verb, move.args) == ("deal", ()) else None
    return _decided(olympia, move) if move.seat == TABLE else None


def _decided(olympia: P, move: Move) -> P | None:
    """What the table decides: variants, places, or to stop."""
    order = olympia.order
    match move.verb, move.args:
        case "change", ():
            return olympia._replace(changing=True)
        case "vary", (word,) if variant := variant_named(word):
            return varying(gathered(olympia), variant)._replace(varied=(*olympia.varied, variant))
        case "swap", (one, other) if one in order and other in order and one != other:
            return seated(gathered(olympia), one, other)._replace(swapped=order.index(one))
        case "stop", () if olympia.rounds:
            return olympia._replace(stopped=True)
    return None


def deal(olympia: P) -> P:
    """All cards are gathered, shuffled and dealt; every round goes clockwise at first (#deal)."""
    return gathered(olympia)._replace(
        phase="round",
        pile=dealt(deck_size(olympia.deck), len(olympia.order), olympia.order.index(olympia.starter)),
        rounds=olympia.rounds + 1,
        changing=False,
        varied=(),
        swapped=-1,
    )


def varying(olympia: P, variant: Variant) -> P:
    """The position with a variant added or left out."""
    terms = olympia.terms.varying(variant)
    return olympia._replace(terms=terms)


def seated(olympia: P, one: str, other: str) -> P:
    """The position with two players in each other's place."""
    places = {one: other, other: one}
    return olympia._replace(order=tuple(places.get(seat, seat) for seat in olympia.order))


def gathered(olympia: P) -> P:
    """The position with the cards gathered: the last verdict stands."""
    return olympia._replace(
        before=olympia.steps,
        pile=NO_PILE,
        slaps=(),
        queue=(),
        calls=(),
        finish=(),
        floor=-1,
        fines=(),
        judged=-1,
    )

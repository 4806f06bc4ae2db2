"""The verdict: slaps settled in their order, each judged, the whole round judged anew if need be."""

from __future__ import annotations

from companion.games.olympia.ledger import ENOUGH
from companion.games.olympia.position import P
from companion.games.olympia.slaps import Call, Slap, fined, in_order, scored


def settled(olympia: P, floor: int) -> P:
    """No earlier slap can still come: they are judged in order, on an empty pile void (#settling)."""
    slaps = tuple(slap for slap in olympia.slaps if olympia.pile.at(slap.at))
    early = tuple(slap.seat for slap in olympia.slaps if slap not in slaps)
    after = olympia._replace(
        before=fined(olympia.terms, olympia.before, early),
        steps=fined(olympia.terms, olympia.steps, early),
        slaps=(),
        finish=olympia.slaps,
        floor=floor,
        judged=olympia.slaps[-1].at,
        queue=in_order(slaps, floor, olympia.pile, olympia.order),
    )
    if after.queue and after.terms.war:
        return after._replace(phase="name")
    while after.phase == "round" and after.queue:
        after = called(after, after.namer)
    return after


def called(olympia: P, hero: str) -> P:
    """The first slap in the queue is judged for a hero."""
    slap = olympia.queue[0]
    return judge(olympia, (*olympia.calls, Call(slap.seat, hero, slap.at)), olympia.queue[1:])


def judge(olympia: P, calls: tuple[Call, ...], queue: tuple[Slap, ...]) -> P:
    """The round judged from its beginning: steps, whether it is over, who starts the next (#verdict)."""
    steps, terms = olympia.before, olympia.terms
    for n, call in enumerate(calls, 1):
        right = olympia.valid(call) >= ENOUGH
        steps = scored(terms, steps, call, right)
        home = terms.temple in steps  # whoever has arrived is not called back
        if right or terms.ends or home:
            return olympia._replace(
                phase="break",
                steps=steps if home else fined(terms, steps, olympia.fines),
                calls=calls[:n],
                queue=(),
                slaps=(),
                starter=call.seat,
            )
    return olympia._replace(
        phase="name" if queue and terms.war else "round",
        steps=steps,
        calls=calls,
        queue=queue,
        starter=olympia.order[olympia.pile.first],
    )

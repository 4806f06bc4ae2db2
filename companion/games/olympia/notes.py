"""What just happened, step by step: the photo finish, the verdict, and the pile counted card by card."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from companion.games.olympia.cards import ATTRIBUTE
from companion.games.olympia.ledger import ENOUGH, Entry
from companion.games.olympia.position import Position
from companion.games.olympia.slaps import Call, Slap, close, in_order, scored
from companion.photo_finish import milliseconds
from companion.view import Judged, Text, Track, text


def notes(olympia: Position) -> tuple[Text, ...]:
    """All there is to tell; during a round no count, before the first one who blocks whom."""
    if olympia.phase in ("gods", "starter"):
        return ()
    told, finish = [], [*_finish(olympia)]
    over = olympia.phase == "break"
    steps = olympia.before
    for call in olympia.calls:
        entries = tuple(olympia.replayed(call))
        count = entries[-1].total if entries else 0
        right = count >= ENOUGH
        told += [*_verdict(olympia, call, steps, right), *finish]
        finish = []
        steps = scored(olympia.terms, steps, call, right)
        if over:
            told += _check(olympia, call, entries)
    told += finish
    if over and not olympia.calls:
        if olympia.pile.cards:
            told.append(text("olympia-note-spent"))
        told += _blocks(olympia)
    return tuple(told)


def judged(olympia: Position) -> Judged | None:
    """The last verdict of the round, what was needed and what lay there; no count while it goes on."""
    if not olympia.calls or olympia.phase == "gods":
        return None
    *earlier, call = olympia.calls
    steps = olympia.before
    for one in earlier:
        steps = scored(olympia.terms, steps, one, olympia.valid(one) >= ENOUGH)
    count = olympia.valid(call)
    right = count >= ENOUGH
    seat = int(call.seat[1:]) - 1
    after = scored(olympia.terms, steps, call, right)[seat]
    known = "" if olympia.phase == "break" else "-fewer"
    why = text(
        f"olympia-judged-why{known}",
        attribute=text(f"olympia-{ATTRIBUTE[olympia.god(call.hero)]}"),
        needed=ENOUGH,
        count=count if not known else "",
        way="up" if after > steps[seat] else "down" if after < steps[seat] else "same",
        moved=abs(after - steps[seat]),
        step=after,
    )
    said = text(f"olympia-judged-{'right' if right else 'wrong'}", seat=call.seat)
    return Judged(
        call.seat, right, said, why, _told(olympia, call, steps, right), _climb(olympia), steps[seat]
    )


def _climb(olympia: Position) -> Track:
    """Everybody on the steps."""
    stand = tuple((f"p{n}", step) for n, step in enumerate(olympia.steps, 1))
    return Track("climb", text("olympia-climb"), olympia.terms.temple, stand, emblem="temple")


def _told(olympia: Position, call: Call, steps: tuple[int, ...], right: bool) -> tuple[Text, ...]:
    """What the steps and the count do not show by themselves: a gift, a false start, what took away."""
    finish = [note for note in _finish(olympia) if note.key == "olympia-note-false-start"]
    gift = [*_verdict(olympia, call, steps, right)][1:]
    if olympia.phase != "break":
        return (*gift, *finish)
    entries = tuple(olympia.replayed(call))
    checked = [*_check(olympia, call, entries)]
    lost = [
        note
        for note, (one, other) in zip(checked[1:], pairwise(entries), strict=False)
        if other.total < one.total
    ]
    return (*gift, *finish, *lost[-1:], *checked[len(entries) :])


def _finish(olympia: Position) -> Iterator[Text]:
    """Who slapped before whom, and which slaps were void (#dead-heat, #false-start)."""
    slaps = in_order(olympia.finish, olympia.floor, olympia.pile, olympia.order) if olympia.finish else ()
    for slap in slaps:
        if not olympia.pile.at(slap.at):
            yield text("olympia-note-false-start", seat=slap.seat, cost=olympia.terms.false_start)
    valid = [slap for slap in slaps if olympia.pile.at(slap.at)]
    for one, other in pairwise(valid):
        yield _ahead(olympia, one, other)


def _ahead(olympia: Position, one: Slap, other: Slap) -> Text:
    """One slap before another; without measured moments only the order is known."""
    lead = other.at - one.at
    seats = {"seat": one.seat, "other-seat": other.seat}
    heat = close(one, other, olympia.floor)
    if lead <= heat:
        return text("olympia-note-dead-heat", **seats, floor=milliseconds(heat))
    if olympia.floor < 0:
        return text("olympia-note-first", **seats)
    return text("olympia-note-ahead", **seats, lead=milliseconds(lead))


def _verdict(olympia: Position, call: Call, steps: tuple[int, ...], right: bool) -> Iterator[Text]:
    """Right or wrong, and what it is worth (#verdict)."""
    after = scored(olympia.terms, steps, call, right)
    seat, hero = int(call.seat[1:]) - 1, int(call.hero[1:]) - 1
    key = f"olympia-note-{'right' if right else 'wrong'}"
    thing = text(f"olympia-{ATTRIBUTE[olympia.god(call.hero)]}")
    yield text(key, seat=call.seat, attribute=thing, moved=abs(after[seat] - steps[seat]), step=after[seat])
    if hero != seat and not right:
        yield text("olympia-note-gift", seat=call.hero, step=after[hero])


def _check(olympia: Position, call: Call, entries: tuple[Entry, ...]) -> Iterator[Text]:
    """The pile counted again, so that anyone can check it (#check)."""
    later = len(olympia.pile.cards) - len(entries)
    for n, entry in enumerate(entries, 1):
        touched = [entries[m].card for m in entry.touched]
        yield text(
            f"olympia-note-card-{entry.did}",
            n=n,
            card=text(f"olympia-{entry.card}"),
            count=entry.total,
            god=text(f"olympia-{entry.blocker}"),
            struck=len(touched),
            a=_named(touched, 0),
            b=_named(touched, 1),
        )
    if later:
        yield text("olympia-note-later", count=later)


def _named(cards: list[str], n: int) -> str | Text:
    return text(f"olympia-{cards[n]}") if n < len(cards) else ""


def _blocks(olympia: Position) -> Iterator[Text]:
    """Which god cancels whose attribute (#gods-cancel)."""
    for seat in olympia.order:
        blocker = olympia.blockers(seat)[0]
        thing = text(f"olympia-{ATTRIBUTE[olympia.god(seat)]}")
        yield text("olympia-note-block", seat=seat, god=text(f"olympia-{blocker}"), attribute=thing)

"""What to put back on the table: the difference of two views, as instructions to human hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.view import Card, Text, Token, View, text


@dataclass(frozen=True, slots=True)
class Chore:
    """One thing for a hand to do: take, lay or move a thing, turn it over, or set a count or marker."""

    act: str
    what: str
    name: Text
    to: str = ""
    face: str = ""
    place: Text | None = None  # how `to` is said, where it is not written on the board

    @property
    def words(self) -> Text:
        """The instruction in words."""
        return text(f"put-{self.act}", name=self.name, to=self.place or self.to, face=self.face)


def put_back(lies: View, wanted: View) -> tuple[Chore, ...]:
    """What hands must do to the table as it lies to make it the table wanted."""
    order = ("take", "move", "lay", "face", "marker", "count")
    return tuple(sorted(_chores(lies, wanted), key=lambda chore: order.index(chore.act)))


def _chores(lies: View, wanted: View) -> Iterator[Chore]:
    yield from _things(lies, wanted)
    yield from _numbers(lies, wanted)


def _places(view: View) -> dict[str, tuple[Token | Card, str]]:
    """Every thing and where it is: a space of the board, or a row."""
    found: dict[str, tuple[Token | Card, str]] = {token.id: (token, token.space) for token in view.tokens}
    for row in view.rows:
        found |= {card.id: (card, row.id) for card in row.cards}
    return found


def _said(view: View) -> dict[str, Text]:
    """How a place is said where its id is not what people read: labelled spaces, rows, off the board."""
    found = {"": text("beside-board")}
    for space in view.spaces:
        if space.name or space.label:
            found[space.id] = text("called", name=space.name or space.label)
    for side in view.sides:
        found.setdefault(side.seat, text("place-of", seat=side.seat))
    return found | {row.id: _owned("row-of", row.title, row.seat) for row in view.rows}


def _owned(key: str, name: Text, seat: str) -> Text:
    return text(key, name=name, seat=seat) if seat else name


def _things(lies: View, wanted: View) -> Iterator[Chore]:
    before, after = _places(lies), _places(wanted)
    was_said, said = _said(lies), _said(wanted)
    for what, (thing, place) in before.items():
        if what not in after:
            yield Chore("take", what, thing.name, place, place=was_said.get(place))
    for what, (thing, place) in after.items():
        # A thing whose face is not told lies face up.
        face = thing.face or "up"
        if what not in before:
            yield Chore("lay", what, thing.name, place, face, said.get(place))
            continue
        was, stood = before[what]
        if stood != place:
            yield Chore("move", what, thing.name, place, place=said.get(place))
        if (was.face or "up") != face:
            yield Chore("face", what, thing.name, place, face, said.get(place))


def _numbers(lies: View, wanted: View) -> Iterator[Chore]:
    counts = {counter.id: counter.value for counter in lies.counters}
    for counter in wanted.counters:
        if counts.get(counter.id) != counter.value:
            name = _owned("counter-of", counter.name, counter.seat)
            yield Chore("count", counter.id, name, str(counter.value))
    stands = {(track.id, marker): at for track in lies.tracks for marker, at in track.markers}
    for track in wanted.tracks:
        for marker, at in track.markers:
            if stands.get((track.id, marker)) != at:
                yield Chore(
                    "marker",
                    f"{track.id}:{marker}",
                    text("marker-on", name=track.title, seat=marker),
                    str(at),
                )

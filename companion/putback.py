"""What to put back on the table: the difference of two views, as instructions to human hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.view import Card, Text, Token, View, text


@dataclass(frozen=True, slots=True)
class Put:
    """One thing for a hand to do: take, lay or move a thing, turn it over, or set a count or marker."""

    act: str
    what: str
    name: Text
    to: str = ""
    face: str = ""

    @property
    def said(self) -> Text:
        """The instruction in words."""
        return text(f"put-{self.act}", name=self.name, to=self.to, face=self.face)


def put_back(lies: View, wanted: View) -> tuple[Put, ...]:
    """What hands must do to the table as it lies to make it the table wanted."""
    order = ("take", "move", "lay", "face", "marker", "count")
    return tuple(sorted(_puts(lies, wanted), key=lambda put: order.index(put.act)))


def _puts(lies: View, wanted: View) -> Iterator[Put]:
    yield from _things(_places(lies), _places(wanted))
    yield from _numbers(lies, wanted)


def _places(view: View) -> dict[str, tuple[Token | Card, str]]:
    """Every thing and where it is: a space of the board, or a row."""
    found: dict[str, tuple[Token | Card, str]] = {token.id: (token, token.space) for token in view.tokens}
    for row in view.rows:
        found |= {card.id: (card, row.id) for card in row.cards}
    return found


def _things(
    lies: dict[str, tuple[Token | Card, str]], wanted: dict[str, tuple[Token | Card, str]]
) -> Iterator[Put]:
    for what, (thing, place) in lies.items():
        if what not in wanted:
            yield Put("take", what, thing.name, place)
    for what, (thing, place) in wanted.items():
        if what not in lies:
            yield Put("lay", what, thing.name, place, thing.face)
            continue
        was, stood = lies[what]
        if stood != place:
            yield Put("move", what, thing.name, place)
        if was.face != thing.face:
            yield Put("face", what, thing.name, place, thing.face)


def _numbers(lies: View, wanted: View) -> Iterator[Put]:
    counts = {counter.id: counter.value for counter in lies.counters}
    for counter in wanted.counters:
        if counts.get(counter.id) != counter.value:
            yield Put(
                "count",
                counter.id,
                text("counter-of", name=counter.name, seat=counter.seat),
                str(counter.value),
            )
    stands = {(track.id, marker): at for track in lies.tracks for marker, at in track.markers}
    for track in wanted.tracks:
        for marker, at in track.markers:
            if stands.get((track.id, marker)) != at:
                yield Put(
                    "marker",
                    f"{track.id}:{marker}",
                    text("marker-on", name=track.title, seat=marker),
                    str(at),
                )

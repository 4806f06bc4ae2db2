"""What to put back on the table: how it lies against what is shown, as instructions to human hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.game import Game
from companion.play.node import Node
from companion.play.notice import line_told
from companion.play.standing import Standing, Step
from companion.view import Card, Counter, Text, Token, View, text


@dataclass(frozen=True, slots=True)
class Chore:
    """One thing for a hand to do: take, lay or move a thing, turn it over, or set a count or marker."""

    act: str
    what: str
    name: Text
    to: str = ""
    face: str = ""
    place: Text | None = None  # how `to` is said, where it is not written on the board
    lies: str = ""  # where a thing to be moved lies now

    @property
    def words(self) -> Text:
        """The instruction in words."""
        return text(f"put-{self.act}", name=self.name, to=self.place or self.to, face=self.face)


@dataclass(frozen=True, slots=True)
class Amiss:
    """How the table lies, how it should, what hands must do for that, and what else came out otherwise."""

    lies: View
    wanted: View
    chores: tuple[Chore, ...]
    remarks: tuple[Text, ...]

    @property
    def words(self) -> tuple[Text, ...]:
        """All of it in words."""
        return (*self.remarks, *(chore.words for chore in self.chores))


def amiss(box: Game, lies: Standing, now: Standing) -> Amiss:
    """What differs between the table as it lies and the position shown, however that came about."""
    view, wanted = lies.tip.view(), now.tip.view()
    # Where there are only numbers, nothing lies on the table that hands could put back.
    chores = put_back(view, wanted) if view.spaces or view.rows else ()
    remarks = decided_otherwise(box, lies.nodes, now.nodes)
    covers = (*box.hidden, *wanted.covers)
    misfits = left_out(lies, now)
    remarks += [text("line-misfit", line=line_told(box.id, line, wanted, covers)) for line in misfits]
    return Amiss(view, wanted, chores, tuple(remarks))


def decided_otherwise(box: Game, before: Sequence[Node], after: Sequence[Node]) -> list[Text]:
    """What a correction decided otherwise than the table believed."""
    if box.decided is None:
        return []
    believed = {box.decided(node.position) for node in before}
    found = dict.fromkeys(box.decided(node.position) for node in after)
    return [text("line-otherwise", said=one) for one in found if one and one not in believed]


def left_out(lies: Standing, now: Standing) -> list[str]:
    """The lines that fitted no more when the past was changed, as long as that change stands."""
    known = {(step.node, step.line) for step in _steps(lies.past)}
    return [line for step in _steps(now.past) if (step.node, step.line) not in known for line in step.misfits]


def _steps(step: Step | None) -> Iterator[Step]:
    while step is not None:
        yield step
        step = step.rest


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


def said_places(view: View) -> dict[str, Text]:
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
    was_called, called = said_places(lies), said_places(wanted)
    for what, (thing, place) in before.items():
        if what not in after:
            yield Chore("take", what, thing.name, place, place=was_called.get(place))
    for what, (thing, place) in after.items():
        # A thing whose face is not told lies face up.
        face = thing.face or "up"
        if what not in before:
            yield Chore("lay", what, thing.name, place, face, called.get(place))
            continue
        was, stood = before[what]
        if stood != place:
            yield Chore("move", what, thing.name, place, place=called.get(place), lies=stood)
        if (was.face or "up") != face:
            yield Chore("face", what, thing.name, place, face, called.get(place))


def counted(counter: Counter) -> Text:
    """A count as it stands, in words."""
    return text("counted", name=_owned("counter-of", counter.name, counter.seat), value=counter.value)


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

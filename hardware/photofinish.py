"""The photo finish: who was first, by how much, and everything the buttons said around it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.photo_finish import Hand, Strip, told_apart
from hardware.touches import MS, Blip, Edge, Line, Times, Touch

FLOOR = 1 * MS  # until this table's own buttons were measured
ACCURACY = {"touch": 25 * MS, "key": 25 * MS}  # a stand-in is seen once per frame
LONGEST_WORD = 60
LeftOut = tuple[tuple[str, int | None], ...]  # buttons, and since when each is released (none: it is not)
_RAW = re.compile(r"([v^])(-?\d+)")


@dataclass(frozen=True, slots=True)
class Round:
    """When the buttons were armed, who slapped since, and who could not."""

    armed: int | None  # none: somebody still holds a button
    early: tuple[Touch, ...]
    slaps: tuple[Touch, ...]
    left_out: LeftOut = ()
    ignored: tuple[Touch, ...] = ()  # presses of a button that was left out then

    @property
    def stuck(self) -> tuple[str, ...]:
        """The buttons that are left out."""
        return tuple(button for button, _ in self.left_out)


@dataclass(frozen=True, slots=True)
class Place:
    """A press on the strip: how long after the winner's, how long held, how long it bounced."""

    button: str
    at: int
    margin_ms: float
    held_ms: float | None  # none: still down
    bounce_ms: float
    by: str
    again: bool = False  # not this button's first press
    within: int = 0  # how far its time may be off, where that was measured


@dataclass(frozen=True, slots=True)
class PhotoFinish:
    """A verdict that explains itself."""

    ranking: tuple[Place, ...]  # each button once, the winner first
    strip: tuple[Place, ...]  # all presses in order of time
    tied: tuple[str, ...]  # a dead heat: these buttons; empty: none
    floor_ms: float  # margins below this are a dead heat, but for hands whose own uncertainty is measured
    noise: tuple[tuple[str, int], ...]  # contacts too short for a hand, per button
    early: tuple[Place, ...]  # false starts; their margins are negative
    stuck: tuple[str, ...]  # named and left out
    edges: tuple[Edge, ...]  # raw, sorted by edge time
    waited_ms: float  # from the first edge to the verdict
    late_ms: float  # how late things came on this machine
    why: str  # what the wait was for: calm, edges, machine
    timing: str  # kernel, coarse or mock

    @property
    def winner(self) -> str:
        """Who was first."""
        return self.ranking[0].button

    @property
    def at(self) -> int:
        """When the winner's first edge came, in monotonic nanoseconds."""
        return self.ranking[0].at

    @property
    def shown(self) -> Strip:
        """What the table is shown of it, and keeps in its journal."""
        raw: dict[str, list[str]] = {}
        for word in self.raw:
            raw.setdefault(word.rpartition(":")[0], []).append(word)
        hands = [_hand(place, "early") for place in self.early]
        hands += [_hand(place, "again" if place.again else "slap") for place in self.strip]
        hands.sort(key=lambda hand: hand.at)
        told = set()
        for n, hand in enumerate(hands):  # a button's raw edges go with its slap, or with its first press
            slapped = any(place.button == hand.seat for place in self.ranking)
            if hand.seat not in told and (hand.kind == "slap" or not slapped):
                told.add(hand.seat)
                hands[n] = replace(hand, raw=tuple(raw.get(hand.seat, ())))
        return Strip(
            hands=tuple(hands),
            floor=round(self.floor_ms * MS),
            waited=round(self.waited_ms * MS),
            why=self.why,
            timing=self.timing,
            stuck=self.stuck,
            noise=self.noise,
        )

    @property
    def raw(self) -> tuple[str, ...]:
        """The raw edges in words such as p1:v0^3050: closed, opened, in µs from the winner's first."""
        words: list[str] = []
        for button in dict.fromkeys(edge.button for edge in self.edges):
            word = f"{button}:"
            for edge in self.edges:
                if edge.button == button:
                    said = f"{'v' if edge.down else '^'}{round((edge.at - self.at) / 1000)}"
                    if len(word) + len(said) > LONGEST_WORD:
                        words.append(word)
                        word = f"{button}:"
                    word += said
            words.append(word)
        return tuple(words)


def _hand(place: Place, kind: str) -> Hand:
    held = None if place.held_ms is None else round(place.held_ms * MS)
    return Hand(place.button, place.at, held, place.by, kind, within=place.within)


def edges_of(raw: Iterable[str]) -> list[Edge]:
    """The edges a journal's raw words tell, so that an old verdict can be judged again."""
    found = []
    for word in raw:
        button, _, said = word.rpartition(":")
        found += [Edge(button, way == "v", int(at) * 1000) for way, at in _RAW.findall(said)]
    return sorted(found, key=lambda edge: edge.at)


def felt(edges: Iterable[Edge], now: int, times: Times) -> tuple[list[Touch], list[Blip]]:
    """All touches and all noise of a heap of edges in any order."""
    lines: dict[str, Line] = {}
    for edge in edges:
        lines.setdefault(edge.button, Line(edge.button, times)).add(edge)
    return gathered(lines.values(), now)


def gathered(lines: Iterable[Line], now: int) -> tuple[list[Touch], list[Blip]]:
    """All touches and all noise of several buttons, in order of time."""
    touches: list[Touch] = []
    blips: list[Blip] = []
    for line in lines:
        if not line.silent:
            more, noise = line.touches(now)
            touches += more
            blips += noise
    touches.sort(key=lambda touch: touch.start)
    return touches, blips


def sort_out(touches: Iterable[Touch], asked: int, known: int, times: Times, left_out: LeftOut = ()) -> Round:
    """Arm once every button is released, leave out what is stuck; whoever presses after that slaps.

    A button left out holds up nothing, and counts again once it was released for a while. `known`: up to
    that moment no edge is missing.
    """
    armed: int | None = asked
    early: list[Touch] = []
    slaps: list[Touch] = []
    ignored: list[Touch] = []
    stuck = dict(left_out)
    for touch in touches:
        if touch.button in stuck:
            released = stuck[touch.button]
            if touch.chatter or released is None or touch.start - released < times.quiet:
                ignored.append(touch)
                stuck[touch.button] = touch.end
                continue
            del stuck[touch.button]
        if touch.chatter:
            if touch.end is None or touch.end > asked:
                stuck[touch.button] = touch.end
        elif armed is None or touch.start < armed:
            early.append(touch)
            end = known if touch.end is None else touch.end
            if armed is not None and end > armed and end - touch.start > times.stuck:
                stuck[touch.button] = touch.end
                armed = max(armed, touch.start + times.stuck)
            elif armed is not None and touch.end is None:
                armed = None
            elif armed is not None:
                armed = max(armed, end)
        else:
            slaps.append(touch)
    return Round(armed, tuple(early), tuple(slaps), tuple(stuck.items()), tuple(ignored))


def accuracy(touch: Touch, floors: Mapping[str, int]) -> int:
    """How exactly the moment of a touch is known."""
    return touch.within or ACCURACY.get(touch.by) or floors.get(touch.button, FLOOR)


def tied_with_first(slaps: Sequence[Touch], floors: Mapping[str, int]) -> tuple[str, ...]:
    """The buttons in a dead heat with the first; a margin below what can be measured is none."""
    first = slaps[0]
    tied = {
        slap.button: None
        for slap in slaps
        if slap is first or slap.start - first.start < _told_apart(first, slap, floors)
    }
    return tuple(tied) if len(tied) > 1 else ()


def floor_of(slaps: Sequence[Touch], tied: Sequence[str], floors: Mapping[str, int]) -> int:
    """How exactly the deciding slaps are known that are measured by no clock of their own: those in the dead
    heat or the first two; where these are phones, the others."""
    deciding = [slap for slap in slaps if slap.button in tied] or slaps[:2]
    return _floor(deciding, floors) or _floor(slaps, floors)


def _floor(slaps: Sequence[Touch], floors: Mapping[str, int]) -> int:
    return max((accuracy(slap, floors) for slap in slaps if not slap.within), default=0)


def _told_apart(one: Touch, other: Touch, floors: Mapping[str, int]) -> int:
    """So far apart two slaps must be."""
    return max(1, told_apart(one.within, other.within, _floor((one, other), floors)))


def place(touch: Touch, first: int, again: bool = False) -> Place:
    """A touch as it stands on the strip."""
    held = None if touch.end is None else (touch.end - touch.start) / MS
    margin = (touch.start - first) / MS
    bounce = touch.bounce / MS
    return Place(touch.button, touch.start, margin, held, bounce, touch.by, again, touch.within)

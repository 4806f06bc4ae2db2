"""A round of slaps: since when it counts, who slapped, was early or is stuck, which hands go on its strip."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.photo_finish import SLAP, Hand, told_apart
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


def hands_on(slaps: Iterable[Touch], early: Iterable[Touch], edges: Iterable[Edge]) -> tuple[Hand, ...]:
    """The hands of a strip in order of time, each button's raw edges with one of them."""
    hands = [_hand(touch, "early") for touch in early]
    slapped: set[str] = set()
    for slap in slaps:
        hands.append(_hand(slap, "again" if slap.button in slapped else SLAP))
        slapped.add(slap.button)
    hands.sort(key=lambda hand: hand.at)
    first = next(hand.at for hand in hands if hand.kind == SLAP)
    raw: dict[str, list[str]] = {}
    for word in raw_words(edges, first):
        raw.setdefault(word.rpartition(":")[0], []).append(word)
    for n, hand in enumerate(hands):  # they go with its slap, or with its first press
        if hand.kind == SLAP or hand.seat not in slapped:
            hands[n] = replace(hand, raw=tuple(raw.pop(hand.seat, ())))
    return tuple(hands)


def _hand(touch: Touch, kind: str) -> Hand:
    held = None if touch.end is None else touch.end - touch.start
    return Hand(touch.button, touch.start, held, touch.by, kind, within=touch.within)


def raw_words(edges: Iterable[Edge], first: int) -> Iterator[str]:
    """Edges in words such as p1:v0^3050: closed, opened, in µs from the first slap."""
    of: dict[str, list[Edge]] = {}
    for edge in sorted(edges, key=lambda edge: edge.at):
        of.setdefault(edge.button, []).append(edge)
    for button, its in of.items():
        word = f"{button}:"
        for edge in its:
            moment = f"{'v' if edge.down else '^'}{round((edge.at - first) / 1000)}"
            if len(word) + len(moment) > LONGEST_WORD:
                yield word
                word = f"{button}:"
            word += moment
        yield word


def edges_of(raw: Iterable[str]) -> list[Edge]:
    """The edges a journal's raw words tell, so that an old verdict can be judged again."""
    found = []
    for word in raw:
        button, _, moments = word.rpartition(":")
        found += [Edge(button, way == "v", int(at) * 1000) for way, at in _RAW.findall(moments)]
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

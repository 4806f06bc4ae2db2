"""From raw edges to touches: what one button felt, told apart from its bounces and from noise.

A slap begins at the first raw edge after which contact within 10 ms adds up to 1 ms, no gap in it longer
than 5 ms: a phantom contact further away moves nobody's start. Later contacts of that button belong to the
same touch until it has been silent for the lock-out. No debounce moves any edge: that would report the last
bounce instead of the first contact, and name the wrong winner.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple

MS = 1_000_000
SECOND = 1000 * MS


class Edge(NamedTuple):
    """A button's contact closed or opened at a moment; it came to our ears a little later."""

    button: str
    down: bool
    at: int
    came: int = 0
    by: str = "pin"  # or a stand-in: touch, key, phone
    within: int = 0  # how far its time may be off, where that was measured


@dataclass(frozen=True, slots=True)
class Times:
    """How long things take at this table, in nanoseconds."""

    window: int = 60 * MS  # from the first edge to the verdict, on a calm machine
    cap: int = 700 * MS  # the longest such wait, on a loaded one
    bounce: int = 10 * MS  # what a touch is, is known so long after it began
    contact: int = 1 * MS  # a shorter contact in all is noise
    gap: int = 5 * MS  # bounces follow each other within this; what is further away is another contact
    lock_out: int = 50 * MS  # silence that ends a touch
    quiet: int = 1 * SECOND  # a stuck button released so long is heard again
    stuck: int = 3 * SECOND  # held so long before a round: left out
    close: int = 1 * SECOND  # presses so long after the first are still on its strip
    chatter: int = 40  # more edges than this within one bounce is no hand


@dataclass(frozen=True, slots=True)
class Touch:
    """One press of one button, from its first edge to its last; no end: still down."""

    button: str
    start: int
    end: int | None
    edges: int = 1
    bounce: int = 0  # from the first edge to the last bounce of the closing contact
    chatter: bool = False
    by: str = "pin"
    within: int = 0  # how far its start may be off, where that was measured


class Blip(NamedTuple):
    """A contact too short for a hand."""

    button: str
    at: int
    length: int


@dataclass(slots=True)
class _Flood:
    """A stretch of edges faster than any contact bounces; only its ends are kept."""

    start: int
    until: int
    down: bool
    count: int


class _Contact(NamedTuple):
    down: int
    up: int | None
    flood: bool
    by: str
    within: int = 0


_AT = attrgetter("at")


class Line:
    """All that one button said lately, sorted by edge time however it arrived."""

    def __init__(self, button: str, times: Times) -> None:
        self.button, self.times = button, times
        self.edges: list[Edge] = []
        self._floods: list[_Flood] = []
        self._felt: tuple[list[Touch], list[Blip]] | None = None

    @property
    def silent(self) -> bool:
        """Whether it said nothing lately."""
        return not (self.edges or self._floods)

    def add(self, edge: Edge) -> None:
        """Sort an edge in; a flood is only counted, so that it cannot drown the others."""
        self._felt = None
        for flood in self._floods:
            if flood.start - self.times.bounce <= edge.at <= flood.until + self.times.lock_out:
                flood.count += 1
                flood.start = min(flood.start, edge.at)
                if edge.at >= flood.until:
                    flood.until, flood.down = edge.at, edge.down
                return
        # Of two edges at one moment the closing one comes first: a contact has a beginning.
        insort(self.edges, edge, key=lambda kept: (kept.at, not kept.down))
        if len(self.edges) > self.times.chatter:
            self._find_flood(bisect_right(self.edges, edge.at, key=_AT) - 1)

    def _find_flood(self, near: int) -> None:
        most = self.times.chatter
        for first in range(max(0, near - most), min(near + 1, len(self.edges) - most)):
            last = self.edges[first + most]
            start = self.edges[first].at
            if last.at - start <= self.times.bounce:
                while first and start - self.edges[first - 1].at <= self.times.bounce:
                    first -= 1
                    start = self.edges[first].at
                self._floods.append(_Flood(start, last.at, last.down, most + 1))
                self.edges = [edge for edge in self.edges if not start <= edge.at <= last.at]
                return

    def forget(self, before: int) -> None:
        """Drop what ended long ago, never the beginning of what still lasts."""
        if self.silent:
            return
        if self._floods:
            lasting = [f for f in self._floods if f.down or f.until + self.times.lock_out >= before]
            if len(lasting) < len(self._floods):
                self._floods, self._felt = lasting, None
        n = bisect_right(self.edges, before, key=_AT)
        while n and (
            self.edges[n - 1].down
            or (n < len(self.edges) and self.edges[n].at - self.edges[n - 1].at <= self.times.lock_out)
        ):
            n -= 1
        if n:
            del self.edges[:n]
            self._felt = None

    def touches(self, now: int) -> tuple[list[Touch], list[Blip]]:
        """What was felt until now, and what was only noise, each in order of time."""
        if self._felt is not None:
            return self._felt
        felt = self._feel(now)
        if not self.edges or now >= self.edges[-1].at + self.times.bounce:
            self._felt = felt  # time alone changes nothing any more
        return felt

    def _feel(self, now: int) -> tuple[list[Touch], list[Blip]]:
        contacts = list(self._contacts())
        touches: list[Touch] = []
        blips: list[Blip] = []
        n = 0
        while n < len(contacts):
            first = contacts[n]
            if not first.flood and self._closed(contacts, n, now) < self.times.contact:
                blips.append(Blip(self.button, first.down, (first.up or now) - first.down))
                n += 1
                continue
            end = first.up
            n += 1
            while n < len(contacts) and end is not None and contacts[n].down - end <= self.times.lock_out:
                up = contacts[n].up
                end = None if up is None else max(end, up)
                n += 1
            touches.append(self._touch(first, end))
        return touches, blips

    def _contacts(self) -> Iterator[_Contact]:
        """When the contact was closed; an edge the kernel missed is made good by the next."""
        down: int | None = None
        by, flood, within = "pin", False, 0
        for at, is_down, edge in self._in_order():
            if isinstance(edge, _Flood):
                if down is not None:
                    yield _Contact(down, at, flood, by)
                down, flood = at, True
                if not edge.down:
                    yield _Contact(at, edge.until, True, by)
                    down, flood = None, False
            elif is_down:
                if down is None:
                    down, by, flood, within = at, edge.by, False, edge.within
            else:
                # Opening without closing: a contact so short that its beginning was not seen.
                yield _Contact(at if down is None else down, at, flood, edge.by, edge.within)
                down, flood = None, False
        if down is not None:
            yield _Contact(down, None, flood, by, within)

    def _in_order(self) -> Iterator[tuple[int, bool, Edge | _Flood]]:
        edges = ((edge.at, edge.down, edge) for edge in self.edges)
        if not self._floods:
            return edges
        floods = ((flood.start, True, flood) for flood in self._floods)
        return iter(sorted([*edges, *floods], key=lambda one: one[0]))

    def _closed(self, contacts: list[_Contact], n: int, now: int) -> int:
        """How long the contact was closed within one bounce of its beginning."""
        limit = contacts[n].down + self.times.bounce
        total, open_since = 0, contacts[n].down
        for contact in contacts[n:]:
            if contact.down >= limit or contact.down - open_since > self.times.gap:
                break
            open_since = up = now if contact.up is None else contact.up
            total += max(0, min(up, limit) - contact.down)
        return total

    def _touch(self, first: _Contact, end: int | None) -> Touch:
        start = first.down
        low = bisect_right(self.edges, start - 1, key=_AT)
        high = len(self.edges) if end is None else bisect_right(self.edges, end, key=_AT)
        near = self.edges[low : bisect_right(self.edges, start + self.times.bounce, low, high, key=_AT)]
        closing = [edge.at for edge in near if edge.down]
        bounce = closing[-1] - start if closing else 0
        return Touch(self.button, start, end, max(1, high - low), bounce, first.flood, first.by, first.within)

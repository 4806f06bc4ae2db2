"""A phone's clock beside the table's: what every exchange proves of it, and how surely that is known.

A phone says when it asked (t0), the table says when it answered (t1), the phone when it heard that (t2). The
answer was given between the two, whatever the way there and back took: so at that moment the table's clock
was ahead by no less than t1 - t2 and no more than t1 - t0. Every exchange is such a pair of bounds; one that
was slow proves little and spoils nothing. Two clocks drift apart, slowly and evenly: older bounds are
carried along with the drift that was seen, and widened by how far it may be off.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import NamedTuple

from companion.photo_finish import GLASS, MS

KEPT = 120  # exchanges
ENOUGH = 5  # before so many the phone's clock is not known
DRIFT = 60e-6  # assumed: so fast two crystals may part at most; what was seen of them is believed instead
STEADY = 5e-6  # and so much their drift may still be off once it was seen
SEEN_AFTER = 20_000 * MS  # a shorter time tells nothing about drift
GRAIN = 1 * MS  # browsers tell the time no finer than this
FINGER = GLASS  # part of every moment, whatever is known of the clock
UNKNOWN = 250 * MS  # how surely a slap is known whose phone's clock is not


class Bounds(NamedTuple):
    """At a moment of the phone the table's clock was ahead by between low and high."""

    at: int
    low: int
    high: int


class Moment(NamedTuple):
    """A moment by the table's clock, and how far it may be off either way."""

    at: int
    within: int


@dataclass(slots=True)
class PhoneClock:
    """One phone's clock, in nanoseconds; it knows no network and asks for no time."""

    _bounds: deque[Bounds]

    def __init__(self) -> None:
        self._bounds = deque(maxlen=KEPT)

    def exchanged(self, asked: int, answered: int, heard: int) -> None:
        """One exchange; one that cannot have been so is none. A clock that jumped is measured anew."""
        if heard < asked:
            return
        new = Bounds((asked + heard) // 2, answered - heard - GRAIN, answered - asked + GRAIN)
        if self._bounds and new.at < self._bounds[-1].at:
            self._bounds.clear()
        low, high = self._ahead(new.at)
        if self._bounds and (new.high < low or new.low > high):
            self._bounds.clear()
        self._bounds.append(new)

    @property
    def known(self) -> bool:
        """Whether there were enough exchanges."""
        return len(self._bounds) >= ENOUGH

    @property
    def within(self) -> int:
        """How surely a touch would be known now."""
        return self.moment(self._bounds[-1].at).within if self._bounds else UNKNOWN

    def moment(self, at: int) -> Moment:
        """A moment of the phone by the table's clock; a finger is not felt at once either."""
        low, high = self._ahead(at)
        return Moment(at + (low + high) // 2, (high - low + 1) // 2 + FINGER)

    @property
    def drift(self) -> float:
        """How much faster the table's clock goes, as far as the narrowest bounds show it."""
        return self._drift()[0]

    def _drift(self) -> tuple[float, float]:
        """The drift, and how far that may be off: seen between the narrowest bounds, early and late."""
        every = list(self._bounds)
        if len(every) < 2 * ENOUGH or every[-1].at - every[0].at < SEEN_AFTER:
            return 0.0, DRIFT
        half = len(every) // 2
        one, other = (min(part, key=lambda b: b.high - b.low) for part in (every[:half], every[half:]))
        apart = other.at - one.at
        if apart < SEEN_AFTER // 2:
            return 0.0, DRIFT
        seen = ((other.low + other.high) - (one.low + one.high)) / 2 / apart
        off = ((other.high - other.low) + (one.high - one.low)) / 2 / apart
        # What the bounds themselves allow is never denied, and no crystal is as bad as all that.
        return max(-DRIFT, min(DRIFT, seen)), min(DRIFT, off + STEADY)

    def _ahead(self, at: int) -> tuple[int, int]:
        """How far ahead the table's clock can be at a moment of the phone: what all exchanges allow."""
        if not self._bounds:
            return -UNKNOWN, UNKNOWN
        drift, off = self._drift()
        lows, highs = [], []
        for one in self._bounds:
            since = at - one.at
            moved, wider = round(since * drift), round(abs(since) * off)
            lows.append(one.low + moved - wider)
            highs.append(one.high + moved + wider)
        low, high = max(lows), min(highs)
        if low > high:  # the drift was not even: the last exchange alone is believed
            last = self._bounds[-1]
            wider = round(abs(at - last.at) * DRIFT)
            return last.low - wider, last.high + wider
        return low, high

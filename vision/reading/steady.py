"""Steady sight: a code counts when it lies still, once until it has left, from when it was first seen."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import numpy as np

from companion.inputs import Scan
from vision.frames import Corners
from vision.reading.reader import Sight

SEEN, OF = 2, 4  # a code counts when seen in so many of the last frames
ABSENT_NS = 800_000_000  # how long it must be out of view to have left
STILL = 0.5  # of its own size: a code that moves further between two sights is in a moving hand
SAME = 0.25  # of its own size: a card uncovered again lies where it lay
NEAR = 3.0  # of its own size: a card laid so close may cover it

Key = tuple[str, str, int]


@dataclass(slots=True)
class _Track:
    """A code in view, or covered by another."""

    scan: Scan
    sight: Sight
    first: int
    last: int
    frames: deque[int] = field(default_factory=lambda: deque(maxlen=OF))
    still: bool = True
    counted: bool = False
    under: Key | None = None


class Steady:
    """Sights of frame after frame in, scans that count out."""

    def __init__(self, seen: int = SEEN, of: int = OF) -> None:
        self.seen, self.of = seen, of
        self._tracks: dict[Key, _Track] = {}
        self._frame = 0

    def see(self, sights: Iterable[tuple[Scan, Sight]], at: int) -> list[Scan]:
        """What counts from this frame on, in the order it was first seen, then from left to right."""
        self._frame += 1
        here = {_key(scan): (scan, sight) for scan, sight in sights}
        for key, (scan, sight) in here.items():
            self._seen(key, scan, sight, at)
        counting = [self._tracks[key] for key in here if self._counts(self._tracks[key])]
        self._leave(here, at)
        counting.sort(key=lambda track: (track.first, track.sight.middle))
        return [replace(track.scan, at=track.first) for track in counting]

    def lost(self) -> list[Corners]:
        """Where codes were a moment ago that the last frame did not show."""
        return [
            track.sight.corners
            for track in self._tracks.values()
            if track.under is None and track.frames[-1] != self._frame
        ]

    def in_view(self) -> list[Scan]:
        """What lies in view and has counted, from left to right."""
        found = [track for track in self._tracks.values() if track.counted and track.under is None]
        return [track.scan for track in sorted(found, key=lambda track: track.sight.middle)]

    def wake(self, at: int) -> None:
        """After a while without looking: what still lies there has counted, the rest has left."""
        for track in self._tracks.values():
            track.last = max(track.last, at)

    def _seen(self, key: Key, scan: Scan, sight: Sight, at: int) -> None:
        track = self._tracks.get(key)
        if track is not None and track.under is not None and _moved(track.sight, sight) > SAME:
            track = None  # it was not under that card after all: someone shows it again
        if track is None:
            track = self._tracks[key] = _Track(scan, sight, at, at)
        else:
            track.still = _moved(track.sight, sight) <= STILL
            track.sight, track.last, track.under = sight, at, None
        track.frames.append(self._frame)

    def _counts(self, track: _Track) -> bool:
        """Whether a code has just become one that counts."""
        recent = [frame for frame in track.frames if frame > self._frame - self.of]
        if track.counted or not track.still or len(recent) < self.seen:
            return False
        track.counted = True
        return True

    def _leave(self, here: Iterable[Key], at: int) -> None:
        """Let go of what has left the view; what another card covers is still there."""
        gone = [key for key in self._tracks if key not in here]
        for key in gone:
            track = self._tracks[key]
            if track.under is None and track.counted:
                track.under = self._cover(key, track)
        for key in [key for key in gone if at - self._last(key) >= ABSENT_NS]:
            del self._tracks[key]

    def _cover(self, key: Key, track: _Track) -> Key | None:
        """The card that came as this one vanished, and close enough to hide it."""
        reach = NEAR * track.sight.side
        for other, cover in self._tracks.items():
            came = abs(cover.first - track.last) <= ABSENT_NS
            apart = np.hypot(*np.subtract(cover.sight.middle, track.sight.middle))
            if other != key and came and apart <= reach and self._top(other) != key:
                return other
        return None

    def _top(self, key: Key) -> Key:
        """The uppermost card over this one."""
        passed = {key}
        while (over := self._tracks[key].under) in self._tracks and over not in passed:
            passed.add(key := over)
        return key

    def _last(self, key: Key) -> int:
        """When a code, or the topmost card that covers it, was last seen."""
        return max(self._tracks[key].last, self._tracks[self._top(key)].last)


def _key(scan: Scan) -> Key:
    return (scan.game, scan.thing, scan.copy)


def _moved(before: Sight, now: Sight) -> float:
    """How far a code moved, measured by its own size."""
    return float(np.abs(now.corners - before.corners).max()) / max(now.side, 1.0)

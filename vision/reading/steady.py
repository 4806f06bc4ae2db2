"""Steady sight: a code counts when it lies still, once until it has really left, from when it was first seen.

Whether it has left is judged by what the picture shows where it lay, never by a clock: a hand, a sleeve or
another card over it is a cover, and what comes to light again lay there all the time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

import numpy as np

from companion.inputs import Scan
from vision.frames import Corners
from vision.reading.places import Memory, Shows
from vision.reading.reader import Sight

SEEN, OF = 2, 4  # a code counts when seen in so many of the last looks
GONE = 3  # looks in a row at a bare place, after which what lay there has left
STILL = 0.5  # of its own size: a code that moves further between two sights is in a moving hand
SAME = 0.15  # of its own size: a card uncovered again lies where it lay
NUDGED = 0.6  # of its own size: how far an arm may push a card that it covers
NEAR = 3.0  # of its own size: a card laid so close may cover it
HIDDEN = 4  # covered places judged in one look, the others by turns: under a pile there are many
MOST = 200  # codes remembered; a table holds fewer

Key = tuple[str, str, int]


@dataclass(slots=True, eq=False)
class Track:
    """A code in view, or covered by a card or by anything else."""

    scan: Scan
    sight: Sight
    first: int
    came: int  # the look that first showed it
    looks: deque[int] = field(default_factory=lambda: deque(maxlen=OF))
    still: bool = True
    counted: bool = False
    hidden: bool = False
    under: Track | None = None  # the card whose laying hid it
    bare: int = 0  # looks in a row at which its place was bare
    memory: Memory | None = None  # its place as it was when last read

    @property
    def deep(self) -> bool:
        """Whether it lies so deep in a pile that nothing of it shows until what lies on it was taken."""
        return self.under is not None and self.under.under is not None

    @property
    def key(self) -> Key:
        """Which very card it is."""
        return _key(self.scan)


class Steady:
    """Sights of look after look in, scans that count out."""

    def __init__(self, seen: int = SEEN, of: int = OF) -> None:
        self.seen, self.of = seen, of
        self.tracks: list[Track] = []
        self._look = 0

    @property
    def waits(self) -> bool:
        """Whether something was seen that one more look would make count."""
        return any(not track.counted and track.looks[-1] == self._look for track in self.tracks)

    def see(
        self, sights: Iterable[tuple[Scan, Sight]], at: int, shows: Callable[[Track], Shows]
    ) -> list[Scan]:
        """What counts from this look on, in the order it was first seen, then from left to right.

        `shows` tells what the picture shows where a code lay that was not read this time.
        """
        self._look += 1
        here: list[Track] = []
        for scan, sight in sorted(sights, key=self._nearest):
            track = self._of(scan, sight, here)
            if track is None:
                track = Track(scan, sight, at, self._look)
                self.tracks.append(track)
            else:
                track.still = moved(track.sight, sight) <= STILL
                track.sight = sight
            self._lies(track)
            here.append(track)
        self._miss([track for track in self.tracks if track not in here], shows)
        self.tracks = self.tracks[-MOST:]
        return self._counting()

    def glance(self, shows: Callable[[Track], Shows]) -> list[Scan]:
        """A quick look at the places of codes that have not counted yet, without reading anything."""
        self._look += 1
        for track in self.tracks:
            if not track.counted and track.looks[-1] == self._look - 1 and shows(track) is Shows.CARD:
                track.still = True  # it is where it was a moment ago
                self._lies(track)
        return self._counting()

    def lost(self) -> list[Corners]:
        """Where codes were a moment ago that the last look did not show."""
        return [
            track.sight.corners
            for track in self.tracks
            if not track.hidden and track.looks[-1] != self._look and track.bare == 0
        ]

    def in_view(self) -> list[Scan]:
        """What lies in view and has counted, from left to right."""
        found = [track for track in self.tracks if track.counted and not track.hidden]
        return [track.scan for track in sorted(found, key=lambda track: track.sight.middle)]

    def _nearest(self, seen: tuple[Scan, Sight]) -> float:
        """How near a sight is to a place where that very card lay."""
        scan, sight = seen
        mine = (track for track in self.tracks if track.key == _key(scan))
        return min((moved(track.sight, sight) for track in mine), default=float("inf"))

    def _of(self, scan: Scan, sight: Sight, here: list[Track]) -> Track | None:
        """The track that a sight belongs to: the same card where it lay, moved on, or uncovered again."""
        mine = [track for track in self.tracks if track.key == _key(scan) and track not in here]
        for track in sorted(mine, key=lambda track: moved(track.sight, sight)):
            by = moved(track.sight, sight)
            if not track.hidden or (track.under is None and by <= NUDGED):
                return track
            if track.under is not None and track.under.under is None and by <= SAME:
                if track.under in self.tracks and track.under not in here:
                    self.tracks.remove(track.under)  # the card that lay on it was taken away
                return track
            self.tracks.remove(track)  # it was taken up unseen, and is laid again
        return None

    def _lies(self, track: Track) -> None:
        """It was seen where it is."""
        track.looks.append(self._look)
        track.hidden, track.under, track.bare = False, None, 0

    def _miss(self, missed: list[Track], shows: Callable[[Track], Shows]) -> None:
        """What was not read: it still lies there, is covered, or has left."""
        covered = [track for track in missed if track.hidden and not track.deep]
        turns = max(-(-len(covered) // HIDDEN), 1)
        due = [track for track in missed if not track.hidden] + covered[self._look % turns :: turns]
        self._judge(due, shows)
        if any(track.bare for track in due):  # a pile is taken up whole: then no place waits for its turn
            self._judge([track for track in missed if track not in due], shows)

    def _judge(self, missed: list[Track], shows: Callable[[Track], Shows]) -> None:
        for track in missed:
            if not track.counted and track.looks[-1] <= self._look - self.of:
                self.tracks.remove(track)
                continue
            match shows(track):
                case Shows.CARD:
                    self._lies(track)
                case Shows.BARE:
                    track.bare += 1
                    if track.bare >= GONE:
                        self.tracks.remove(track)
                case Shows.HIDDEN:
                    track.bare = 0
                    if not track.hidden and track.counted:
                        track.under = self._cover(track)
                    track.hidden = track.counted

    def _counting(self) -> list[Scan]:
        """The codes that have just become ones that count."""
        counting = [track for track in self.tracks if self._counts(track)]
        counting.sort(key=lambda track: (track.first, track.sight.middle))
        return [replace(track.scan, at=track.first) for track in counting]

    def _counts(self, track: Track) -> bool:
        """Whether a code has just become one that counts."""
        recent = [look for look in track.looks if look > self._look - self.of]
        if track.counted or not track.still or len(recent) < self.seen:
            return False
        track.counted = True
        return True

    def _cover(self, track: Track) -> Track | None:
        """The card that came as this one vanished, close enough to hide it."""
        reach = NEAR * track.sight.side
        for other in reversed(self.tracks):
            apart = np.hypot(*np.subtract(other.sight.middle, track.sight.middle))
            fresh = not other.hidden and other.came > track.looks[-1]
            if other is not track and fresh and apart <= reach:
                return other
        return None


def _key(scan: Scan) -> Key:
    return (scan.game, scan.thing, scan.copy)


def moved(before: Sight, now: Sight) -> float:
    """How far a code moved, measured by its own size; decoders begin at different corners."""
    apart = np.abs(now.corners[:, None] - before.corners[None]).max(-1)
    return float(apart.min(1).max()) / max(now.side, 1.0)

"""How late things come on this machine just now: the reason why a verdict may have to wait.

Two kinds of lateness are told apart. Where other programs crowd ours out, the next edge may be later than any
before. Where our own work, drawing for the most part, keeps the interpreter, edges pile up meanwhile and are
all there as soon as it is done: nothing is to be feared of it afterwards.
"""

from __future__ import annotations

from collections import deque

from hardware.touches import MS, SECOND

MEMORY = 10 * SECOND
SHORT = 10 * MS  # threads that take turns are no hold-up
MOSTLY = 0.75  # of a hold-up our own work explains it


class Load:
    """The worst lateness of the last ten seconds, what was late, and when we last held ourselves up."""

    def __init__(self) -> None:
        self._worst: deque[tuple[int, int, str]] = deque()
        self._held_up: deque[tuple[int, int]] = deque(maxlen=1000)

    def beat(self, late: int, at: int, gone: int, worked: int) -> None:
        """We woke so late; since the last beat so much time went by, and our own work took so much of it."""
        if late > SHORT and worked >= MOSTLY * gone:
            self._held_up.append((at - gone, at))
        else:
            self._note(late, at, "machine")

    def edge(self, at: int, came: int) -> None:
        """An edge was on its way for so long; while we held ourselves up it could not come."""
        held = 0
        for start, end in reversed(self._held_up):
            if end <= at:
                break  # older ones did not meet it either, and a flood of edges has no time for all of them
            held += max(0, min(came, end) - max(at, start))
        self._note(came - at - held, came, "edges")

    def _note(self, late: int, at: int, what: str) -> None:
        while self._worst and self._worst[-1][1] <= late:
            self._worst.pop()
        self._worst.append((at, late, what))

    def worst(self, now: int) -> tuple[int, str]:
        """The worst lateness that is not yet forgotten."""
        while self._worst and self._worst[0][0] < now - MEMORY:
            self._worst.popleft()
        return (self._worst[0][1], self._worst[0][2]) if self._worst else (0, "calm")

    def free_since(self) -> int:
        """When our own work last let go of us."""
        return self._held_up[-1][1] if self._held_up else -MEMORY

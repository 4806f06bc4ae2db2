"""How late things come on this machine just now: the reason why a verdict may have to wait."""

from __future__ import annotations

from collections import deque

from hardware.touches import SECOND

MEMORY = 10 * SECOND


class Load:
    """The worst lateness of the last ten seconds, and what was late: edges, or the machine's own beat."""

    def __init__(self) -> None:
        self._worst: deque[tuple[int, int, str]] = deque()

    def note(self, late: int, at: int, what: str) -> None:
        """Something came late."""
        while self._worst and self._worst[-1][1] <= late:
            self._worst.pop()
        self._worst.append((at, late, what))

    def worst(self, now: int) -> tuple[int, str]:
        """The worst lateness that is not yet forgotten."""
        while self._worst and self._worst[0][0] < now - MEMORY:
            self._worst.popleft()
        return (self._worst[0][1], self._worst[0][2]) if self._worst else (0, "calm")

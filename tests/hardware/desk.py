"""An arbiter on a desk: wires touched by hand, a clock wound by hand, times in milliseconds."""

from __future__ import annotations

from collections.abc import Mapping

from companion.inputs import Slap
from companion.photo_finish import Hand, Strip
from hardware.arbiter import Arbiter
from hardware.touches import MS, Times

START = 1_000_000 * MS


class Desk:
    """Buttons a, b, c …; `press` makes edges, `until` lets time pass and collects what is called."""

    def __init__(
        self, buttons: str = "abc", times: Times | None = None, floors: Mapping[str, int] | None = None
    ) -> None:
        self.arbiter = Arbiter(buttons, times, floors)
        self.said: list[Slap] = []
        self.now = 0
        self._wires: list[tuple[int, str, bool, int, str, int]] = []

    def arm(self) -> None:
        """A round begins now."""
        self.arbiter.arm(START + self.now * MS)

    def press(
        self, button: str, *moments: float, late: float = 0, by: str = "pin", within: float = 0
    ) -> None:
        """Closed at the first moment, opened at the second, and so on; each edge arrives so much later."""
        for n, at in enumerate(moments):
            made = START + round(at * MS)
            self._wires.append((made + round(late * MS), button, n % 2 == 0, made, by, round(within * MS)))

    def until(self, end: int) -> None:
        """Let time pass, looking every five milliseconds."""
        while self.now < end:
            self.now += 5
            now = START + self.now * MS
            for came, *edge in [wire for wire in self._wires if wire[0] <= now]:
                button, down, at, by, within = edge
                self.arbiter.edge(button, down, at, came, by, within)
            self._wires = [wire for wire in self._wires if wire[0] > now]
            self.said += self.arbiter.look(now)

    def calls(self, *kinds: str) -> list[tuple[str, str, float]]:
        """What was called, to whom, at which moment."""
        return [
            (slap.call, slap.button, round((slap.at - START) / MS, 3))
            for slap in self.said
            if not kinds or slap.call in kinds
        ]

    @property
    def strip(self) -> Strip:
        """The strip of the last verdict."""
        assert self.arbiter.strip is not None
        return self.arbiter.strip

    @property
    def waited(self) -> tuple[float, str]:
        """How long that verdict waited, and what for."""
        return self.strip.waited / MS, self.strip.why

    def hands(self, *kinds: str) -> list[tuple[str, float]]:
        """Whose hands are on it, and how long after the first."""
        return [(hand.seat, self.after(hand)) for hand in self.strip.hands if hand.kind in kinds]

    def after(self, hand: Hand) -> float:
        """How long after the first a hand came."""
        return (hand.at - self.strip.first) / MS

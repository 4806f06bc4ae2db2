"""What moves: values that run from one drawn state to the next, by the watch at this table.

Whatever moves is on disk already, and what is touched counts at once: a touch ends every motion. Frames are
drawn only while something runs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.clock import Clock

from companion.watch import now_ns

Ease = Callable[[float], float]
MS = 1_000_000  # nanoseconds


def linear(share: float) -> float:
    """As it comes."""
    return share


def out_cubic(share: float) -> float:
    """Quick, then slower: something is put down."""
    return 1 - (1 - share) ** 3


def out_quad(share: float) -> float:
    """The same, more gently."""
    return 1 - (1 - share) ** 2


def in_quad(share: float) -> float:
    """Slow, then quicker: something is swept away."""
    return share * share


def out_back(share: float) -> float:
    """A little beyond, and back: something drops into its place."""
    over = 1.1
    return 1 + (over + 1) * (share - 1) ** 3 + over * (share - 1) ** 2


def in_out_sine(share: float) -> float:
    """Slow at both ends: a step."""
    return (1 - math.cos(math.pi * share)) / 2


class Leg(NamedTuple):
    """One thing that moves: when it begins and how long it takes, in milliseconds, and what shows it."""

    begin: float
    length: float
    show: Callable[[float], None]
    ease: Ease = out_cubic


class Motion:
    """All that moves on the screen, one story at a time."""

    def __init__(self, allowed: Callable[[], bool]) -> None:
        self._allowed = allowed
        self._legs: Sequence[Leg] = ()
        self._shown: list[float] = []
        self._since = 0
        self._frames = Clock.create_trigger(self._frame, 0, interval=True)

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return bool(self._legs)

    def play(self, legs: Sequence[Leg]) -> None:
        """These from now on; what was under way is where it belongs. In calm, so are they."""
        self.end()
        if not legs:
            return
        self._legs, self._shown, self._since = legs, [-1.0] * len(legs), now_ns()
        if self._allowed():
            self._show(0.0)
            self._frames()
        else:
            self.end()

    def end(self) -> None:
        """Everything where it belongs, at once."""
        if self._legs:
            self._frames.cancel()
            legs, self._legs = self._legs, ()
            for leg, shown in zip(legs, self._shown, strict=True):
                if shown != 1.0:
                    leg.show(1.0)

    def stop(self) -> None:
        """The screen goes away: nothing is shown any more."""
        self._frames.cancel()
        self._legs = ()

    def _frame(self, _: float) -> None:
        self._show((now_ns() - self._since) / MS)
        if all(shown == 1.0 for shown in self._shown):
            self.end()

    def _show(self, ms: float) -> None:
        for n, leg in enumerate(self._legs):
            share = min(1.0, max(0.0, (ms - leg.begin) / leg.length))
            if share != self._shown[n]:
                self._shown[n] = share
                leg.show(leg.ease(share) if share < 1 else 1.0)

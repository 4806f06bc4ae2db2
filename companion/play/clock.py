"""Game clocks: time used by each seat, folded from the journal's lines and their table time.

Table time is milliseconds during which this table was open: it stands still while the companion is off,
so that a pulled plug costs nobody a second and a wrong wall clock changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from companion.game import BadNotation
from companion.view import Text, text
from companion.watch import now_ns

LONGEST = 24 * 3600
ADVICE = (30, 10, 0)  # seconds left at which whoever thinks is told


@dataclass(frozen=True, slots=True)
class ClockMode:
    """off, used (time shown), fischer (a budget plus an increment each turn), turn (a limit each turn)."""

    kind: str = "used"
    seconds: int = 0
    increment: int = 0

    def __str__(self) -> str:
        parts = {"fischer": (self.seconds, self.increment), "turn": (self.seconds,)}.get(self.kind, ())
        return " ".join(map(str, (self.kind, *parts)))

    @property
    def runs_down(self) -> bool:
        """Whether time is left rather than used."""
        return self.kind in ("fischer", "turn")

    @property
    def name(self) -> Text:
        """A clock in words."""
        minutes = self.seconds // 60
        return text(f"clock-{self.kind}", minutes=minutes, seconds=self.seconds, increment=self.increment)

    @classmethod
    def parse(cls, line: str) -> ClockMode:
        """The mode a text says: `off`, `used`, `fischer 600 5`, `turn 60`."""
        kind, *numbers = line.split() or [""]
        wanted = {"off": 0, "used": 0, "fischer": 2, "turn": 1}.get(kind)
        if wanted != len(numbers) or not all(n.isascii() and n.isdigit() and len(n) < 6 for n in numbers):
            raise BadNotation(
                f"{line[:40]!r} is no clock: off, used, fischer SECONDS INCREMENT, or turn SECONDS"
            )
        values = [int(n) for n in numbers]
        if any(v > LONGEST for v in values) or (values and not values[0]):
            raise BadNotation(f"{line!r}: a clock runs from a second to a day")
        return cls(kind, *values)


@dataclass(frozen=True, slots=True)
class Clocks:
    """What the clocks say at a moment of table time; seats are in the order p1, p2, …"""

    at: int
    used: tuple[int, ...]
    turn: tuple[int, ...]
    turns: tuple[int, ...]
    given: tuple[int, ...]
    running: bool = True

    @classmethod
    def start(cls, seats: int) -> Clocks:
        """Clocks at the start of a game."""
        zeros = (0,) * seats
        return cls(0, zeros, zeros, zeros, zeros)

    def to(self, at: int, acting: Collection[str]) -> Clocks:
        """The clocks once table time has reached `at`, the time charged to whoever was to act."""
        at = max(at, self.at)
        spent = at - self.at if self.running else 0
        if not spent:
            return replace(self, at=at)
        charge = tuple(spent if f"p{n}" in acting else 0 for n in range(1, len(self.used) + 1))
        return replace(self, at=at, used=_add(self.used, charge), turn=_add(self.turn, charge))

    def handed(self, before: Collection[str], after: Collection[str]) -> Clocks:
        """The clocks after a line: whoever no longer acts has ended a turn."""
        ended = [f"p{n}" in before and f"p{n}" not in after for n in range(1, len(self.used) + 1)]
        if not any(ended):
            return self
        return replace(
            self,
            turn=tuple(0 if end else t for t, end in zip(self.turn, ended, strict=True)),
            turns=tuple(n + end for n, end in zip(self.turns, ended, strict=True)),
        )

    def adjust(self, seat: str, seconds: int) -> Clocks:
        """The clocks with time given to a seat, or taken from it."""
        extra = tuple(seconds * 1000 if f"p{n}" == seat else 0 for n in range(1, len(self.used) + 1))
        return replace(
            self,
            used=_less(self.used, extra),
            turn=_less(self.turn, extra),
            given=_add(self.given, extra),
        )

    def to_show(self, mode: ClockMode, seat: str, seconds: int) -> int:
        """What to give a seat so that its face shows so much more: time used grows as time is taken."""
        if mode.kind != "used":
            return seconds
        return -max(seconds, -(max(0, self.used[int(seat[1:]) - 1]) // 1000))

    def back_to(self, then: Clocks) -> Clocks:
        """The readings of an earlier moment; a pause and time given since then stay."""
        since = _less(self.given, then.given)
        return replace(
            then,
            at=self.at,
            running=self.running,
            given=self.given,
            used=_less(then.used, since),
            turn=_less(then.turn, since),
        )

    def shown(self, mode: ClockMode, seat: str) -> int | None:
        """The milliseconds on a seat's face: used, or left; None when the clock is off."""
        n = int(seat[1:]) - 1
        match mode.kind:
            case "off":
                return None
            case "used":
                return max(0, self.used[n])
            case "turn":
                return mode.seconds * 1000 - self.turn[n]
            case _:
                return (mode.seconds + mode.increment * self.turns[n]) * 1000 - self.used[n]


def advice(mode: ClockMode, before: int, now: int) -> int | None:
    """The mark, in seconds left, that a budget has just run down to: advice, never an end of the game."""
    if not mode.runs_down:
        return None
    return next((mark for mark in reversed(ADVICE) if now <= mark * 1000 < before), None)


def _less(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(x - y for x, y in zip(a, b, strict=True))


def _add(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(x + y for x, y in zip(a, b, strict=True))


class TableTime:
    """Milliseconds this table has been open, going on from where the journal left it."""

    def __init__(self, at: int, monotonic_ns: Callable[[], int] = now_ns) -> None:
        self._monotonic_ns = monotonic_ns
        self.since = monotonic_ns() - at * 1_000_000  # the monotonic moment at which table time began

    def __call__(self) -> int:
        """The table time now."""
        return (self._monotonic_ns() - self.since) // 1_000_000

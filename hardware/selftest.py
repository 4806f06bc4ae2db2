"""A test of the buttons, as plain values for a page: edges, bounces, phantoms, and a game for fun."""

from __future__ import annotations

import statistics
from collections.abc import Iterable
from dataclasses import dataclass

from hardware.rounds import ACCURACY, FLOOR, felt
from hardware.touches import MS, SECOND, Blip, Edge, Times, Touch

PHANTOM_SECONDS = 10
FINEST = {"kernel": MS // 10, "coarse": 5 * MS, "mock": MS // 10}  # no clock here tells more
ENOUGH = 5  # presses, before a floor is believed
KEPT = 5000


@dataclass(frozen=True, slots=True)
class ButtonRow:
    """What the test page shows of one button."""

    button: str
    down: bool
    last_edge_ms_ago: float | None
    edges: int
    presses: int
    last_bounce_ms: float | None
    longest_bounce_ms: float | None
    noise: int  # contacts too short for a hand
    late_ms: float  # the latest arrival of an edge
    floor_ms: float | None  # none: not pressed often enough yet
    chatter: bool


@dataclass(frozen=True, slots=True)
class Phantoms:
    """Edges nobody made, while all hands are off: per button, over so many seconds."""

    seconds: float
    left: float
    edges: tuple[tuple[str, int], ...]

    @property
    def quiet(self) -> bool:
        """Whether the time is over and nothing stirred."""
        return self.left == 0 and not any(count for _, count in self.edges)


@dataclass(frozen=True, slots=True)
class Reaction:
    """The reaction game: wait for the light; whoever presses before it has lost."""

    go: int
    now: int
    times_ms: tuple[tuple[str, float], ...]  # the quickest first
    early: tuple[str, ...]

    @property
    def lit(self) -> bool:
        """Whether the light is on."""
        return self.now >= self.go


class ButtonTest:
    """Listens to all edges from a moment on; tells rows, phantoms and reactions at any later one."""

    def __init__(self, buttons: Iterable[str], times: Times, at: int, timing: str = "kernel") -> None:
        self.times, self.timing = times, timing
        self._edges: dict[str, list[Edge]] = {button: [] for button in buttons}
        self._counts = dict.fromkeys(self._edges, 0)
        self._began = at
        self._phantoms: tuple[int, int] | None = None
        self._go: int | None = None

    def edge(self, edge: Edge) -> None:
        """A button said something."""
        kept = self._edges[edge.button]
        kept.append(edge)
        self._counts[edge.button] += 1
        if len(kept) > KEPT:
            del kept[: KEPT // 2]

    def rows(self, now: int) -> tuple[ButtonRow, ...]:
        """Every button as it is now."""
        return tuple(self._row(button, now) for button in self._edges)

    def _row(self, button: str, now: int) -> ButtonRow:
        edges = sorted(self._edges[button], key=lambda edge: edge.at)
        touches, blips = self._felt(button, now)
        bounces = [touch.bounce / MS for touch in touches if not touch.chatter]
        floor = self._floor(touches)
        return ButtonRow(
            button=button,
            down=bool(edges) and edges[-1].down,
            last_edge_ms_ago=(now - edges[-1].at) / MS if edges else None,
            edges=self._counts[button],
            presses=len(bounces),
            last_bounce_ms=bounces[-1] if bounces else None,
            longest_bounce_ms=max(bounces, default=None),
            noise=len(blips),
            late_ms=max((edge.came - edge.at for edge in edges), default=0) / MS,
            floor_ms=None if floor is None else floor / MS,
            chatter=any(touch.chatter for touch in touches),
        )

    def _felt(self, button: str, now: int) -> tuple[list[Touch], list[Blip]]:
        return felt(self._edges[button], now, self.times)

    def _floor(self, touches: list[Touch]) -> int | None:
        """What a contact leaves uncertain: twice the spread of its bounces, at least a step of the clock."""
        bounces = [touch.bounce for touch in touches if not touch.chatter and touch.by == "pin"]
        if len(bounces) < ENOUGH:
            return None
        return max(FINEST.get(self.timing, FLOOR), int(2 * statistics.pstdev(bounces)))

    def floors(self) -> dict[str, int]:
        """The noise floor of every button that was pressed often enough, in nanoseconds."""
        now = max((edge.at for edges in self._edges.values() for edge in edges), default=0) + SECOND
        found = {button: self._floor(self._felt(button, now)[0]) for button in self._edges}
        return {button: floor for button, floor in found.items() if floor is not None}

    # hands off

    def hands_off(self, now: int, seconds: float = PHANTOM_SECONDS) -> None:
        """Begin to count phantom edges."""
        self._phantoms = now, int(seconds * SECOND)

    def phantoms(self, now: int) -> Phantoms | None:
        """What stirred although nobody touched anything; none: hands are not off."""
        if self._phantoms is None:
            return None
        began, length = self._phantoms
        counts = tuple(
            (button, sum(began <= edge.at < began + length for edge in edges))
            for button, edges in self._edges.items()
        )
        return Phantoms(length / SECOND, max(0, began + length - now) / SECOND, counts)

    # the reaction game

    def ready(self, go: int) -> None:
        """The light will go on at that moment."""
        self._began, self._go = self._last(), go

    def _last(self) -> int:
        return max((edge.at for edges in self._edges.values() for edge in edges), default=0) + 1

    def reaction(self, now: int) -> Reaction | None:
        """How quick everybody was; none: no game was begun."""
        if self._go is None:
            return None
        times: dict[str, float] = {}
        early: dict[str, None] = {}
        for button in self._edges:
            for touch in self._felt(button, now)[0]:
                if touch.chatter or touch.start < self._began or button in times or button in early:
                    continue
                if touch.start < self._go:
                    early[button] = None
                else:
                    times[button] = (touch.start - self._go) / MS
        return Reaction(self._go, now, tuple(sorted(times.items(), key=lambda of: of[1])), tuple(early))


def accuracy_ms(by: str, floor: int = FLOOR) -> float:
    """What to write beside a press: a touch is known to ±25 ms, a button to its own floor."""
    return ACCURACY.get(by, floor) / MS

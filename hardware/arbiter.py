"""The arbiter: first raw edge wins, however late and in whatever order the edges come.

It says nothing before every older edge must have arrived: 60 ms after the first edge on a calm machine,
longer while edges or the machine's own beat are measurably late, or until what piled up behind our own work
is sorted in. Should an edge come later still, it corrects itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import replace

from companion.inputs import Slap
from companion.photo_finish import Strip
from hardware.load import Load
from hardware.rounds import (
    ACCURACY,
    FLOOR,
    LeftOut,
    Round,
    floor_of,
    gathered,
    hands_on,
    sort_out,
    tied_with_first,
)
from hardware.touches import MS, SECOND, Blip, Edge, Line, Times, Touch

CAUTION = 4  # the next edge may be so many times later than the latest one seen
BEHIND, AHEAD = 10 * SECOND, 5 * MS  # an edge time further from its arrival is not of our clock
MEMORY = 5 * SECOND
AROUND = 1 * SECOND  # raw edges so long before the first stay with the verdict


class Arbiter:
    """Collects edges, waits until none can be missing, and gives the verdict; knows no pins and no clock."""

    def __init__(
        self,
        buttons: Iterable[str],
        times: Times | None = None,
        floors: Mapping[str, int] | None = None,
        timing: str = "kernel",
    ) -> None:
        self.times = times or Times()
        self.timing = timing
        self.floors = dict(floors or {})
        self.load = Load()
        self.strip: Strip | None = None  # of the last verdict
        self.first: tuple[str, ...] = ()  # who was first by it, or all in its dead heat
        self._lines = {button: Line(button, self.times) for button in buttons}
        self._said: deque[Edge] = deque()
        self._stand_ins: dict[str, int] = {}  # how exactly each kind is known
        self._asked: int | None = None
        self._until: int | None = None
        self._next: int | None = None
        self._given = False
        self._closed = -1
        self._known = 0  # up to this moment no edge is missing; a longer wait makes nothing unknown again
        self._early: deque[Touch] = deque(maxlen=50)
        self._told: set[tuple[str, int]] = set()
        self._named: set[str] = set()
        self._left_out: LeftOut = ()
        self._round = Round(None, (), ())
        # When the last complete strip began, and who is on it.
        self._completed: tuple[int, frozenset[str]] = (0, frozenset())

    # what comes in: from any thread

    def edge(self, button: str, down: bool, at: int, came: int, by: str = "pin", within: int = 0) -> None:
        """A button says something; this only appends."""
        self._said.append(Edge(button, down, at, came, by, within))

    # what the table asks: from one thread at a time

    def arm(self, at: int) -> None:
        """A round begins, once every button is released and the strip of the last one is complete."""
        if self._given:
            self._next = at
        elif self._asked is None or self._until is not None:
            self._asked, self._until = at, None

    def disarm(self, at: int) -> None:
        """A round ends without a slap; what was pressed before that moment is still judged."""
        self._next = None
        if self._asked is not None and self._until is None:
            self._until = at

    def beat(self, late: int, at: int, gone: int = 0, worked: int = -1) -> None:
        """The machine woke us later than we asked; our own work in the time gone by may be why."""
        self.load.beat(late, at, gone, worked)

    @property
    def state(self) -> str:
        """idle; waiting for a release; armed; judging; given (a verdict, its strip still open)."""
        if self._given:
            return "given"
        if self._asked is None:
            return "idle"
        if self._round.slaps:
            return "judging"
        return "waiting" if self._round.armed is None else "armed"

    @property
    def stuck(self) -> tuple[str, ...]:
        """Buttons left out of this round."""
        return self._round.stuck

    def held(self, now: int) -> tuple[str, ...]:
        """Buttons that are down."""
        return tuple(
            name for name, line in self._lines.items() if any(t.end is None for t in line.touches(now)[0])
        )

    def wait(self, now: int) -> tuple[int, str]:
        """How long after the first edge a verdict may be given, and what it waits for."""
        need, what = self._need(now)
        if need <= self.times.window:
            return self.times.window, "calm"
        return min(need, self.times.cap), what

    def _need(self, now: int) -> tuple[int, str]:
        late, what = self.load.worst(now)
        return self._settling + CAUTION * late, what

    def _sorting_in(self, now: int) -> bool:
        """Whether edges that piled up behind our own work may still be on their way."""
        return now - self.load.free_since() < min(self._need(now)[0], self.times.window)

    @property
    def _settling(self) -> int:
        """After so long it is known what a touch is, and who was in a dead heat with it."""
        exact = [self.floors.get(button, FLOOR) for button in self._lines]
        return self.times.bounce + max([*exact, *self._stand_ins.values()], default=FLOOR)

    # what is decided

    def take(self) -> list[Edge]:
        """The edges said since the last look, sorted in; each is measured for how late it came."""
        taken = []
        while self._said:
            edge = self._said.popleft()
            if edge.button not in self._lines:
                continue
            if not -AHEAD <= edge.came - edge.at <= BEHIND:
                self.timing = "coarse"
                edge = edge._replace(at=edge.came)
            self.load.edge(edge.at, edge.came)
            if exact := edge.within or ACCURACY.get(edge.by, 0):
                self._stand_ins[edge.by] = exact
            self._lines[edge.button].add(edge)
            taken.append(edge)
        return taken

    def look(self, now: int) -> list[Slap]:
        """What can be said now: a verdict, its final strip, a correction, a false start, a stuck button."""
        self.take()
        wait, why = self.wait(now)
        if not self._sorting_in(now):
            self._known = max(self._known, now - wait)
        touches, blips = gathered(self._lines.values(), now)
        calls: list[Slap] = []
        if self._asked is not None:
            self._round = self._sorted_out(touches, self._known)
            calls += self._name_stuck(now)
            calls += self._verdict(blips, now, wait, why)
        calls += self._false_starts(touches, self._known)
        # Who was stuck when the round was asked for must be known for as long as it waits.
        old = now - MEMORY if self._asked is None else min(now - MEMORY, self._asked)
        for line in self._lines.values():
            line.forget(old)
        return calls

    def _sorted_out(self, touches: list[Touch], known: int) -> Round:
        """This round as far as it is known; presses that ended before it are none of its business."""
        assert self._asked is not None
        lasting = (touch for touch in touches if touch.end is None or touch.end > self._asked)
        found = sort_out(lasting, self._asked, known, self.times, self._left_out)
        if found.armed is not None and not found.slaps and found.armed < known - self.times.cap:
            # Nothing so old can still come: what was before the arming may be forgotten.
            self._asked, self._left_out = found.armed, found.left_out
        if self._until is None or (found.slaps and found.slaps[0].start < self._until):
            return found
        return replace(found, slaps=())

    def _name_stuck(self, now: int) -> list[Slap]:
        new = [button for button in self._round.stuck if button not in self._named]
        self._named.update(new)
        return [Slap(button, now, "stuck") for button in new]

    def _verdict(self, blips: list[Blip], now: int, wait: int, why: str) -> list[Slap]:
        """The first call, a correction by an edge that came too late, or the complete strip."""
        slaps = self._round.slaps
        if not slaps:
            return self._nothing(now, wait)
        first = slaps[0]
        waited = now - first.start
        tied = tied_with_first(slaps, self.floors)
        if not self._given:
            if waited < wait or (waited < self.times.cap and self._sorting_in(now)):
                return []
            call = "first"
            if self.load.free_since() > first.start:
                why = "machine"
        elif self.strip is None or (tied or (first.button,)) != self.first:
            call = "corrected"
        elif waited >= self.times.close:
            call, waited, why = "final", self.strip.waited, self.strip.why
        else:
            return []
        self._given = True
        self.strip, self.first = self._photo(blips, tied, waited, why), tied or (first.button,)
        if now - first.start >= self.times.close:
            pressed = (*self._round.slaps, *self._round.early, *self._round.ignored)
            self._completed = first.start, frozenset(touch.button for touch in pressed) | {*self._round.stuck}
            self._close(first.start + self.times.close)
        return [Slap(first.button, first.start, call, tied, self.strip)]

    def _nothing(self, now: int, wait: int) -> list[Slap]:
        """Nobody slapped: the round goes on, or ends; a verdict that no edge bears out is withdrawn."""
        if self._given and self.strip:
            self._given = False
            return [Slap(self.first[0], self.strip.first, "void")]
        if self._until is not None and now - self._until >= wait and not self._sorting_in(now):
            self._close(self._until)
        return []

    def _photo(self, blips: list[Blip], tied: tuple[str, ...], waited: int, why: str) -> Strip:
        slaps = self._round.slaps
        first = slaps[0].start
        noise: dict[str, int] = {}
        for blip in blips:
            if blip.at >= first - AROUND:
                noise[blip.button] = noise.get(blip.button, 0) + 1
        known = [*self._early, *(touch for touch in self._round.early if touch.start > self._closed)]
        early = {(touch.button, touch.start): touch for touch in known}
        return Strip(
            hands=hands_on(
                (slap for slap in slaps if slap.start <= first + self.times.close),
                (touch for touch in early.values() if touch.button not in self._round.stuck),
                (edge for line in self._lines.values() for edge in line.edges if edge.at >= first - AROUND),
            ),
            floor=floor_of(slaps, tied, self.floors),
            waited=waited,
            why=why,
            timing=self.timing,
            stuck=self._round.stuck,
            noise=tuple(noise.items()),
        )

    def _close(self, at: int) -> None:
        """The round is over; the next one may have been asked for already."""
        self._closed, self._given, self._until = at, False, None
        self._asked = None if self._next is None else max(self._next, at)
        self._next = None
        self._early.clear()
        self._named.clear()
        self._left_out = ()
        self._round = Round(None, (), ())

    def _false_starts(self, touches: list[Touch], settled: int) -> list[Slap]:
        """Presses outside a round, each said once; and those told only after their strip was closed."""
        self._told &= {(touch.button, touch.start) for touch in touches}
        inside = {*self._round.slaps, *self._round.ignored} if self._asked is not None else set()
        begun, on_strip = self._completed
        calls = []
        for touch in touches:
            key = (touch.button, touch.start)
            if begun < touch.start <= self._closed and touch.button not in on_strip and not touch.chatter:
                self._completed = begun, on_strip = begun, on_strip | {touch.button}
                calls.append(Slap(touch.button, touch.start, "late"))
            if (
                touch.chatter
                or touch in inside
                or not self._closed < touch.start <= settled
                or key in self._told
            ):
                continue
            if touch.button not in self._round.stuck:
                self._told.add(key)
                self._early.append(touch)
                calls.append(Slap(touch.button, touch.start, "early"))
        return calls

"""Slap buttons: one per player or one under the pile, an arbiter listening to them, and a light for each.

Callbacks only append; one thread looks at what they left and puts what the arbiter calls into the inbox.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from threading import Event, Lock, Thread, current_thread
from types import TracebackType

from gpiozero import LED, DigitalInputDevice

from companion.inputs import Put, Slap, now_ns
from companion.photo_finish import Strip
from companion.watch import watch
from hardware.arbiter import Arbiter
from hardware.pins import BadPins, busy, pin_of, timing, use_pins
from hardware.selftest import ButtonTest
from hardware.touches import MS, Times

MOST = 6
_FLOOR = re.compile(r"\d{1,3}(\.\d{1,3})?")
TAP = 5 * MS  # a tap on the screen or a key stands for a contact of this length
QUICK, SLOW = 0.010, 0.050  # seconds between two looks: in a round, and outside


@dataclass(frozen=True, slots=True)
class SlapPin:
    """Where a slap button is wired, and its light if it has one."""

    pin: int
    light: int | None = None


def slap_setting(pins: Mapping[str, SlapPin]) -> str:
    """The same as a setting."""
    lights = {name: "" if wired.light is None else f" light {wired.light}" for name, wired in pins.items()}
    return ", ".join(f"{wired.pin} {name}{lights[name]}" for name, wired in pins.items())


def floors_of(setting: str) -> dict[str, int]:
    """The noise floors measured on this table: "p1 0.4, p2 1.2" in ms; what cannot be read is left out."""
    found = {}
    for part in setting.split(","):
        match part.split():
            case [name, ms] if _FLOOR.fullmatch(ms):
                found[name] = round(float(ms) * MS)
    return found


def floor_setting(floors: Mapping[str, int]) -> str:
    """The same as a setting."""
    return ", ".join(f"{name} {floor / MS:.2f}" for name, floor in floors.items())


def slap_pins_of(setting: str) -> dict[str, SlapPin]:
    """Which button is on which pin: "17 p1, 27 p2 light 22", or "17 pile" for one under the pile."""
    found: dict[str, SlapPin] = {}
    used: set[int] = set()
    for part in filter(None, (part.strip() for part in setting.split(","))):
        match part.split():
            case [pin, name]:
                wired = SlapPin(pin_of(pin))
            case [pin, name, "light", light]:
                wired = SlapPin(pin_of(pin), pin_of(light))
            case _:
                raise BadPins(part, "write a pin and whose it is, such as 17 p1 or 17 p1 light 22")
        pins = {wired.pin, *([] if wired.light is None else [wired.light])}
        if name in found or pins & used or wired.pin == wired.light:
            raise BadPins(part, "that pin or name is there already")
        if len(name) > 20 or not name.isidentifier() or not name.isascii():
            raise BadPins(name, "this is no name for a button; say p1, p2 … or pile")
        used |= pins
        found[name] = wired
    if len(found) > MOST:
        raise BadPins(setting, f"there are at most {MOST} slap buttons")
    return found


class SlapButton(DigitalInputDevice):
    """A button that tells every raw edge with its own time, and does nothing else."""

    def __init__(self, name: str, pin: int, arbiter: Arbiter) -> None:
        self._name, self._edge, self._begun = name, arbiter.edge, False
        super().__init__(pin, pull_up=True)

    def _fire_events(self, ticks: float, new_active: bool | None) -> None:
        # The first call is no edge: it tells how the button lay when it was opened.
        if self._begun or new_active:
            self._edge(self._name, bool(new_active), round(ticks * 1e9), now_ns())
        self._begun = True


class SlapButtons:
    """All slap buttons of the table; saying close twice does no harm."""

    def __init__(
        self,
        pins: Mapping[str, SlapPin],
        put: Put,
        *,
        floors: Mapping[str, int] | None = None,
        times: Times | None = None,
        stand_ins: Iterable[str] = (),
    ) -> None:
        self.real = use_pins()
        self.names = tuple(dict.fromkeys((*pins, *stand_ins)))
        self.wired = tuple(pins)
        self._put = put
        self._arbiter = Arbiter(self.names, times, floors, timing())
        self._lock = Lock()
        self._stop = Event()
        self._testing: ButtonTest | None = None
        self._buttons: list[SlapButton] = []
        self._lights: dict[str, LED] = {}
        self._lit: tuple[str, ...] | None = None
        self._watcher: Thread | None = None
        for name, wired in pins.items():
            self._open(name, wired)
        self._watcher = watch().start(self._watch, "slaps")

    def _open(self, name: str, wired: SlapPin) -> None:
        pin = wired.pin
        try:
            self._buttons.append(SlapButton(name, pin, self._arbiter))
            if wired.light is not None:
                pin = wired.light
                self._lights[name] = LED(pin)
        except Exception as trouble:  # lgpio raises errors of its own
            self.close()
            raise busy(pin, trouble) from trouble

    # what the table asks

    def arm(self) -> None:
        """A round begins: the next slap counts, once every button is released."""
        with self._lock:
            self._arbiter.arm(now_ns())

    def disarm(self) -> None:
        """The round ends without a slap."""
        with self._lock:
            self._arbiter.disarm(now_ns())

    def tap(self, name: str, at: int, by: str = "touch", within: int = 0) -> None:
        """A finger on the screen ("touch"), a key ("key") or a phone ("phone") stands in for a button."""
        came = now_ns()
        self._arbiter.edge(name, True, at, came, by, within)
        self._arbiter.edge(name, False, at + TAP, max(came, at + TAP), by, within)

    @property
    def timing(self) -> str:
        """How edges are timed: kernel, coarse or mock."""
        return self._arbiter.timing

    @property
    def state(self) -> str:
        """idle, waiting (for a release), armed, judging, given."""
        return self._arbiter.state

    @property
    def stuck(self) -> tuple[str, ...]:
        """Buttons left out of this round."""
        return self._arbiter.stuck

    @property
    def held(self) -> tuple[str, ...]:
        """Buttons that are down."""
        with self._lock:
            return self._arbiter.held(now_ns())

    @property
    def strip(self) -> Strip | None:
        """The strip of the last verdict."""
        return self._arbiter.strip

    def test(self) -> ButtonTest:
        """Begin to test the buttons: until `end_test` they say nothing to the game."""
        with self._lock:
            self._arbiter.disarm(now_ns())
            self._testing = ButtonTest(self.names, self._arbiter.times, now_ns(), self._arbiter.timing)
            return self._testing

    def end_test(self) -> dict[str, int]:
        """End the test; the noise floors it measured hold from now on."""
        with self._lock:
            measured = self._testing.floors() if self._testing else {}
            self._testing = None
            self._arbiter.floors.update(measured)
            return measured

    # what the buttons say

    def _watch(self) -> None:
        """Look again and again; how late this thread wakes up tells how loaded the machine is."""
        last, worked = now_ns(), watch().worked_ns()
        while True:
            pause = SLOW if self.state == "idle" and self._testing is None else QUICK
            asked = now_ns() + int(pause * 1e9)
            if watch().wait(self._stop, pause):
                return
            now, work = now_ns(), watch().worked_ns()
            with self._lock:
                self._arbiter.beat(max(0, now - asked), now, now - last, work - worked)
                last, worked = now, work
                calls = self._look(now_ns())
            for slap in calls:
                self._put(slap)

    def _look(self, now: int) -> list[Slap]:
        if self._testing is not None:
            for edge in self._arbiter.take():
                self._testing.edge(edge)
            self._arbiter.look(now)
            self._light(self._arbiter.held(now))
            return []
        calls = self._arbiter.look(now)
        match self._arbiter.state:
            case "armed" | "judging":
                self._light(tuple(name for name in self.names if name not in self.stuck))
            case "given":
                self._light(self._arbiter.first)
            case "waiting":
                self._light(())
        return calls

    def _light(self, lit: tuple[str, ...]) -> None:
        """Armed: all lights; a verdict: the winner's, until the next round."""
        if lit != self._lit:
            self._lit = lit
            for name, light in self._lights.items():
                light.value = name in lit

    def __enter__(self) -> SlapButtons:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, at: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the pins and end the thread."""
        self._stop.set()
        if self._watcher is not None and self._watcher is not current_thread():
            watch().join(self._watcher)
        for button in self._buttons:
            button.close()
        for light in self._lights.values():
            light.close()

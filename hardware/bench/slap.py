"""From the edge to the verdict, measured with real threads on simulated pins: calm, and under load."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from threading import Barrier, Event, Thread

from gpiozero import Device

from companion.inputs import Input, Slap
from companion.watch import now_ns, watch
from hardware.simulator import TimedPin, timed_pins
from hardware.slaps import SlapButtons, SlapPin
from hardware.touches import MS, Times

PINS = (17, 27, 22, 5, 6, 13)
LIMIT_MS = 60 + 100
LATEST = 0.6  # seconds an edge may be on its way on the loaded machine
BUSY_THREADS = 2
BOUNCING_MS = (0, 0.4, 1.1, 1.6, 3.2, 55)  # closed, opened, closed …


@dataclass(frozen=True, slots=True)
class Measured:
    """One round: how long the verdict took, whether the first and the last were right, what it waited for."""

    ms: float
    first_right: bool
    last_right: bool
    arrived_right: bool  # whether the first edge to arrive was the winner's
    why: str


def slap(args: Namespace) -> int:
    """Rounds on a calm and on a loaded machine; 0 if every winner was right and the calm ones were quick."""
    dice = random.Random(args.seed)
    print(
        "first edge → verdict in the inbox; 6 bouncing buttons, each on a thread of its own, simulated pins"
    )
    calm = measure(args.rounds, dice, latest=0, times=Times(close=250 * MS))
    _tell("calm", calm)
    with load():
        _tell("CPU and interpreter busy", busy := measure(args.rounds, dice, latest=0))
        _tell(
            f"the same, edges up to {LATEST * 1000:.0f} ms late",
            late := measure(args.rounds, dice, latest=LATEST),
        )
    quick = _percentile(calm, 95) <= LIMIT_MS
    right = all(found.last_right for found in [*calm, *busy, *late])
    yes = {True: "yes", False: "NO"}
    print(f"  calm, 95 of 100 within {LIMIT_MS} ms: {yes[quick]}; every winner right: {yes[right]}")
    return 0 if quick and right else 1


def measure(rounds: int, dice: random.Random, latest: float, times: Times | None = None) -> list[Measured]:
    """Rounds of six players; each edge reaches the program up to `latest` seconds after it was made."""
    was, Device.pin_factory = Device.pin_factory, timed_pins()
    heard: list[tuple[Slap, int]] = []
    pins = {f"p{n}": SlapPin(pin) for n, pin in enumerate(PINS, 1)}

    def hear(slap: Input) -> None:
        if isinstance(slap, Slap):
            heard.append((slap, now_ns()))

    try:
        with SlapButtons(pins, hear, times=times) as slaps:
            return [_round(slaps, heard, dice, latest) for _ in range(rounds)]
    finally:
        Device.pin_factory.close()
        Device.pin_factory = was


def _round(slaps: SlapButtons, heard: list[tuple[Slap, int]], dice: random.Random, latest: float) -> Measured:
    heard.clear()
    slaps.arm()
    _until(lambda: slaps.state == "armed")
    firsts: dict[str, int] = {}
    arrived: list[str] = []
    together = Barrier(len(PINS))
    players = [
        watch().start(
            partial(_player, name, pin, firsts, arrived, together, latest, random.Random(dice.random())), name
        )
        for name, pin in zip(slaps.names, PINS, strict=True)
    ]
    for player in players:
        watch().join(player)
    _until(lambda: slaps.state == "idle")
    truth = min(firsts, key=lambda name: firsts[name])
    near = {name for name, at in firsts.items() if at - firsts[truth] < MS}
    calls = [(slap, at) for slap, at in heard if slap.call in ("first", "corrected", "final")]
    right = [slap.button in near for slap, _ in calls]
    first, at = calls[0]
    assert first.strip is not None
    return Measured((at - first.at) / MS, right[0], right[-1], arrived[0] in near, first.strip.why)


def _player(
    name: str,
    pin: int,
    firsts: dict[str, int],
    arrived: list[str],
    together: Barrier,
    latest: float,
    dice: random.Random,
) -> None:
    """A hand comes down, the contact bounces, the hand goes up; some edges are long on their way."""
    wire: TimedPin = Device.pin_factory.pin(pin)
    together.wait()
    watch().sleep(dice.uniform(0, 0.03))
    hand = firsts[name] = now_ns()
    made = [(hand + int(ms * MS), n % 2 == 0) for n, ms in enumerate(BOUNCING_MS)]
    for due, at, down in sorted((at / 1e9 + dice.uniform(0, latest), at, down) for at, down in made):
        watch().sleep(max(0, due - now_ns() / 1e9))
        arrived.append(name)
        wire.deliver(down, at)


def _until(true: Callable[[], bool]) -> None:
    while not true():
        watch().sleep(0.002)


@contextmanager
def load() -> Iterator[None]:
    """Every core busy with other programs, and our own interpreter with other threads."""
    over = Event()

    def spin() -> None:
        while not over.is_set():
            sum(range(1000))

    others = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)
    ]
    threads = [Thread(target=spin, daemon=True) for _ in range(BUSY_THREADS)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        for other in others:
            other.kill()
            other.wait()
        for thread in threads:
            thread.join()


def _percentile(found: list[Measured], percent: int) -> float:
    times = sorted(one.ms for one in found)
    return times[min(len(times) - 1, -(-len(times) * percent // 100) - 1)]


def _tell(name: str, found: list[Measured]) -> None:
    why = {one.why: sum(other.why == one.why for other in found) for one in found}
    print(
        f"  {name:<34} {len(found)} rounds, winners right {sum(one.last_right for one in found)}"
        f" (first verdict {sum(one.first_right for one in found)},"
        f" by arrival {sum(one.arrived_right for one in found)});"
        f" median {_percentile(found, 50):.0f} ms, 95 % {_percentile(found, 95):.0f} ms,"
        f" worst {max(one.ms for one in found):.0f} ms;"
        f" waited for {', '.join(f'{word} {count}' for word, count in why.items())}",
        flush=True,
    )

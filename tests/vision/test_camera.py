"""A camera at work: newest frames only, and one that dies, hangs or lies is missed, named and found again."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from companion.inputs import Scan, now_ns
from companion.view import text
from companion.watch import watch
from tests.clock import MovedClock
from tests.vision.showing import code, codes
from vision.camera import Camera
from vision.drawn.simulator import Simulator
from vision.frames import Shot
from vision.source import Lost, Over


@pytest.fixture
def until(clock: MovedClock) -> Callable[[Callable[[], object]], None]:
    """Moves the clock until something is so."""
    return clock.until


@pytest.fixture
def cameras(clock: MovedClock) -> Iterator[list[Camera]]:
    """Cameras to be closed in the end."""
    opened: list[Camera] = []
    yield opened
    for camera in opened:
        camera.close()


@pytest.fixture
def watched(cameras: list[Camera]) -> Callable[..., tuple[Camera, list[Scan]]]:
    """Start a camera; what it says is kept in a list."""

    def started(source: Callable[[], object]) -> tuple[Camera, list[Scan]]:
        heard: list[Scan] = []
        cameras.append(Camera(source, heard.append))
        return cameras[-1], heard

    return started


def table(*written: str, pace: float = 0.1) -> Simulator:
    """A simulated table with these cards on it."""
    made = Simulator(pace=pace)
    for n, one in enumerate(written):
        made.lay(one, 300 + 400 * n, 300)
    return made


def test_a_card_on_the_table_is_said_once_with_the_time_it_was_seen(
    watched, until, clock: MovedClock
) -> None:
    before = now_ns()
    camera, heard = watched(lambda: table(code("hydra")))
    until(lambda: heard)
    clock.move(1)
    assert [scan.thing for scan in heard] == ["hydra"]
    assert before < heard[0].at < now_ns()
    assert camera.seeing
    assert [sight.written for _, sight in camera.latest.sights] == [code("hydra")]


def test_cards_laid_while_it_watches_are_said_as_they_come(watched, until) -> None:
    made = table()
    _, heard = watched(lambda: made)
    for n, thing in enumerate(("hydra", "perseus", "jason")):
        made.lay(code(thing), 250 + 350 * n, 300)
        until(lambda n=n: len(heard) > n)
    assert [scan.thing for scan in heard] == ["hydra", "perseus", "jason"]


def test_a_resting_camera_reads_nothing_and_what_lay_there_counts_no_second_time(
    watched, until, clock: MovedClock
) -> None:
    made = table(code("hydra"))
    camera, heard = watched(lambda: made)
    until(lambda: len(heard) == 1)
    camera.rest()
    made.lay(code("jason"), 900, 300)
    clock.move(1)
    assert len(heard) == 1
    camera.wake()
    until(lambda: len(heard) == 2)
    clock.move(1)
    assert [scan.thing for scan in heard] == ["hydra", "jason"]


class Quick:
    """A camera far quicker than any reader."""

    live = True

    def __init__(self) -> None:
        self.sent = self.opened = 0
        self.frame = table(*codes(2)).frame()

    def skip(self) -> None:
        self.sent += 1
        watch().sleep(0.005)

    def shot(self) -> Shot:
        self.sent, self.opened = self.sent + 1, self.opened + 1
        self.frame[0, 0] ^= 1  # a sensor: no two frames are quite the same
        self.frame[::32, ::32] ^= 1
        watch().sleep(0.005)
        return Shot(self.frame.copy(), now_ns())

    def close(self) -> None:
        pass


def test_only_the_newest_frame_is_read(watched, until) -> None:
    source = Quick()
    camera, heard = watched(lambda: source)
    until(lambda: len(heard) == 2)
    until(lambda: source.sent > 60)
    looks = camera.eye.steady._look
    assert looks < source.sent / 2
    assert source.opened <= looks + 2, "what nobody reads is not opened"
    assert now_ns() - camera.latest.at < 1e9


class Dying(Simulator):
    """A camera that is unplugged after some frames."""

    def __init__(self, frames: int, last: Callable[[], Shot]) -> None:
        super().__init__(pace=0.01)
        self.left, self.last, self.closed = frames, last, False
        self.lay(code("hydra"))

    def shot(self) -> Shot:
        self.left -= 1
        return super().shot() if self.left >= 0 else self.last()

    def close(self) -> None:
        self.closed = True


def unplugged() -> Shot:
    raise Lost(text("camera-lost"))


def broken() -> Shot:
    raise OSError(19, "No such device")


@pytest.mark.parametrize("last", [unplugged, broken])
def test_a_camera_that_dies_is_missed_in_words_and_found_again(watched, last, until) -> None:
    made: list[Dying] = []
    gone = threading.Event()

    def source() -> Dying:
        if made and not gone.is_set():
            raise Lost(text("camera-refused", why="gone"))
        made.append(Dying(5 if not made else 10**6, last))
        return made[-1]

    camera, heard = watched(source)
    until(lambda: heard)
    until(lambda: camera.said.key in ("camera-refused", "camera-lost"))
    assert not camera.seeing
    assert made[0].closed
    gone.set()
    until(lambda: camera.seeing)
    assert len(made) == 2


def test_a_camera_that_hangs_is_missed_in_words_and_looked_for_anew(watched, until) -> None:
    release = threading.Event()
    made: list[Dying] = []

    def hang() -> Shot:
        watch().wait(release)
        raise Lost(text("camera-lost"))

    def source() -> Dying:
        made.append(Dying(4 if not made else 10**6, hang))
        return made[-1]

    camera, heard = watched(source)
    until(lambda: heard)
    until(lambda: len(made) == 2)
    until(lambda: camera.seeing)
    release.set()
    until(lambda: made[0].closed)
    assert camera.seeing


def test_a_driver_that_always_hangs_does_not_use_up_all_threads(watched, clock: MovedClock) -> None:
    release = threading.Event()

    def hang() -> Shot:
        watch().wait(release)
        raise Lost(text("camera-lost"))

    camera, _ = watched(lambda: Dying(1, hang))
    clock.move(60)
    assert len(camera._threads) <= 3
    release.set()


def test_a_camera_that_sends_one_picture_for_ever_is_frozen(watched, until) -> None:
    frame = table(code("hydra")).frame()

    class Still(Dying):
        def shot(self) -> Shot:
            watch().sleep(0.01)
            return Shot(frame, now_ns())

    camera, heard = watched(lambda: Still(0, unplugged))
    until(lambda: camera.said.key == "camera-frozen")
    assert [scan.thing for scan in heard] == ["hydra"]


def test_garbage_in_a_frame_is_read_as_nothing(watched, until) -> None:
    dice = np.random.default_rng(1)

    class Snow(Dying):
        def shot(self) -> Shot:
            watch().sleep(0.01)
            return Shot(dice.integers(0, 256, (240, 320)).astype(np.uint8), now_ns())

    camera, heard = watched(lambda: Snow(0, unplugged))
    until(lambda: camera.eye.steady._look > 5)
    assert heard == []
    assert camera.seeing


def test_no_camera_says_so_and_tries_no_more(watched, until, clock: MovedClock) -> None:
    tried = []

    def source() -> object:
        tried.append(1)
        raise Over(text("camera-none"))

    camera, _ = watched(source)
    until(lambda: camera.said.key == "camera-none")
    clock.move(1)
    assert len(tried) == 1


def test_closing_twice_does_no_harm_and_ends_every_thread() -> None:
    camera = Camera(lambda: table(), lambda _: None, apart=0.01)
    camera.close()
    camera.close()
    assert not camera._reading.is_alive()
    assert not any(thread.is_alive() for thread in camera._threads)

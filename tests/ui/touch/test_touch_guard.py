"""One finger, told of by two drivers, is one touch; two fingers are two."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.input.provider import MotionEventProvider

from ui.checks.finger import Hand
from ui.touch.touch_guard import TouchGuard, guard_touches


class Finger(MotionEvent):
    """A touch as a driver tells it, in pixels of the screen."""

    def __init__(self, device: str, x: float, y: float, at: float = 0.0) -> None:
        width, height = Window.system_size
        super().__init__(device, 1, {"x": x / width, "y": y / height}, is_touch=True, type_id="touch")
        self.time_start = at

    def depack(self, args: dict[str, float]) -> None:
        self.sx, self.sy = args["x"], args["y"]
        self.profile = ["pos"]
        super().depack(args)


class Driver(MotionEventProvider):
    """Tells what it was given, once."""

    def __init__(self, *told: tuple[str, MotionEvent]) -> None:
        super().__init__("driver", "")
        self.told = list(told)

    def update(self, dispatch_fn) -> None:
        while self.told:
            dispatch_fn(*self.told.pop(0))


def heard(guard: TouchGuard, *fingers: Finger) -> list[Finger]:
    """Which fingers the app hears of, each told in a frame of its own."""
    return [finger for finger in fingers if guard.process([("begin", finger)])]


def test_the_same_finger_from_a_second_device_is_dropped_until_it_is_lifted() -> None:
    guard = TouchGuard()
    first, second = Finger("mtdev", 100, 100, 5.0), Finger("mouse", 104, 97, 5.02)
    assert heard(guard, first, second) == [first]
    told = [("update", first), ("update", second), ("end", second), ("end", first)]
    assert guard.process(told) == [("update", first), ("end", first)]
    assert guard.doubled == {("mtdev", "mouse")}
    assert guard.doubles == 1


def test_it_may_come_within_the_same_frame() -> None:
    first, second = Finger("mtdev", 100, 100, 5.0), Finger("mouse", 100, 100, 5.0)
    told = [("begin", first), ("begin", second), ("end", first), ("end", second)]
    assert TouchGuard().process(told) == [("begin", first), ("end", first)]


@pytest.mark.parametrize(
    "other",
    [
        Finger("mtdev", 100, 100, 5.01),
        Finger("mouse", 100, 100, 5.04),
        Finger("mouse", 100, 100, 4.96),
        Finger("mouse", 111, 100, 5.0),
        Finger("mouse", 100, 89, 5.0),
    ],
    ids=["same device", "later", "clock set back", "beside", "below"],
)
def test_another_touch_passes(other: Finger) -> None:
    first = Finger("mtdev", 100, 100, 5.0)
    assert heard(TouchGuard(), first, other) == [first, other]


def test_a_dropped_touch_hides_no_later_one() -> None:
    guard = TouchGuard()
    fingers = [Finger("mtdev", 9, 9, 5.0), Finger("mouse", 9, 9, 5.01), Finger("mouse", 9, 9, 5.5)]
    assert heard(guard, *fingers) == [fingers[0], fingers[2]]
    assert heard(guard, *(Finger("mtdev", 9, 9, 6.0 + n) for n in range(1000)))
    assert len(guard._recent) == 1, "what is over is forgotten"


@pytest.fixture
def guarded() -> Iterator[TouchGuard]:
    """The guard in its place in Kivy, taken away again."""
    guard = guard_touches()
    yield guard
    EventLoop.remove_postproc_module(guard)


def test_there_is_one_guard_however_often_it_is_asked_for(guarded: TouchGuard) -> None:
    assert guard_touches() is guarded


def test_a_key_told_of_twice_is_pressed_once(hand: Hand, guarded: TouchGuard) -> None:
    key = hand.key(icon="settings")
    pressed: list[object] = []
    key.bind(on_press=pressed.append)
    x, y = key.to_window(*key.center)
    doubles = [Finger("mtdev", x, y), Finger("mouse", x + 1, y)]
    drivers = [Driver(("begin", finger)) for finger in doubles]
    for driver in drivers:
        EventLoop.add_input_provider(driver)
    hand.wait()
    for driver, finger in zip(drivers, doubles, strict=True):
        driver.told.append(("end", finger))
    hand.wait()
    for driver in drivers:
        EventLoop.remove_input_provider(driver)
    assert pressed == [key]
    assert hand.app.root.current == "settings"

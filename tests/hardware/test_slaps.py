"""Slap buttons on simulated pins with real threads and a clock the test moves: from the wire to the inbox."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory

from companion.inputs import Slap, now_ns
from companion.watch import watch
from hardware.bench import slap as bench
from hardware.pins import BadPins, BusyPin, timing
from hardware.simulator import TimedPin
from hardware.slaps import SlapButtons, SlapPin, slap_pins_of
from hardware.touches import MS, Times
from tests.clock import MovedClock

QUICK = Times(cap=150 * MS, close=200 * MS)
THREE = {"p1": SlapPin(17), "p2": SlapPin(27), "p3": SlapPin(22)}


@pytest.fixture
def wait_for(clock: MovedClock) -> Callable[[Callable[[], object]], None]:
    """Moves the clock until something is so."""
    return clock.until


def press(pins: MockFactory, *wires: int, apart: int = 0) -> int:
    """Buttons pressed, each so long before the one heard before it; the last one's moment."""
    now = now_ns()
    for n, wire in enumerate(wires):
        pins.pin(wire).deliver(True, now - n * apart)
    watch().sleep(0.02)
    for wire in wires:
        pins.pin(wire).deliver(False, now_ns())
    return now - (len(wires) - 1) * apart


def heard(said: list[Slap], *calls: str) -> list[tuple[str, str]]:
    return [(slap.call, slap.button) for slap in said if slap.call in calls]


def test_the_first_edge_wins_though_it_is_heard_last(pins: MockFactory, wait_for, clock: MovedClock) -> None:
    said: list[Slap] = []
    with SlapButtons(THREE, said.append, times=QUICK) as slaps:
        slaps.arm()
        wait_for(lambda: slaps.state == "armed")
        clock.move(0.02)
        first = press(pins, 27, 22, 17, apart=2 * MS)
        wait_for(lambda: slaps.state == "idle")
    assert heard(said, "first", "corrected", "final") == [("first", "p1"), ("final", "p1")]
    assert abs(said[0].at - first) < 1000  # ticks are seconds with fractions
    assert slaps.strip is not None
    assert [round((hand.at - slaps.strip.first) / MS, 2) for hand in slaps.strip.slaps] == [0, 2, 4]
    assert (slaps.real, slaps.timing, slaps.strip.timing) == (False, "mock", "mock")


def test_players_on_threads_of_their_own_are_told_apart() -> None:
    found = bench.measure(6, random.Random(1), latest=0, times=QUICK)
    assert [one.last_right for one in found] == [True] * 6


def test_the_winner_is_right_though_edges_are_long_on_their_way() -> None:
    found = bench.measure(4, random.Random(2), latest=0.6)
    assert [one.last_right for one in found] == [True] * 4


def test_plain_mock_pins_driven_from_threads_work_too(wait_for, clock: MovedClock) -> None:
    was, Device.pin_factory = Device.pin_factory, MockFactory()
    Device.pin_factory.ticks = lambda: now_ns() / 1e9
    said: list[Slap] = []
    try:
        with SlapButtons(THREE, said.append, times=QUICK) as slaps:
            slaps.arm()
            wait_for(lambda: slaps.state == "armed")
            wires = [Device.pin_factory.pin(17), Device.pin_factory.pin(27)]
            wires[1].drive_low()
            clock.move(0.02)
            threads = [threading.Thread(target=wire.drive_low) for wire in wires]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            wait_for(lambda: slaps.state == "idle")
    finally:
        Device.pin_factory.close()
        Device.pin_factory = was
    assert heard(said, "first", "final") == [("first", "p2"), ("final", "p2")]


def test_a_flooding_button_does_not_win_and_does_not_drown_the_others(pins: MockFactory, wait_for) -> None:
    said: list[Slap] = []
    over = threading.Event()

    def flood() -> None:
        while not over.is_set():  # 10,000 edges a second
            for n in range(10):
                pins.pin(17).deliver(n % 2 == 0, now_ns() + n * MS // 10)
            watch().sleep(0.001)

    with SlapButtons(THREE, said.append, times=QUICK) as slaps:
        slaps.arm()
        wait_for(lambda: slaps.state == "armed")
        noisy = watch().start(flood, "flood")
        wait_for(lambda: "p1" in slaps.stuck)
        press(pins, 27)
        wait_for(lambda: slaps.state == "idle")
        over.set()
        watch().join(noisy)
    assert heard(said, "first", "corrected", "final") == [("first", "p2"), ("final", "p2")]
    assert heard(said, "stuck") == [("stuck", "p1")]


def test_a_button_held_since_before_the_start_keeps_the_round_waiting(
    held: TimedPin, wait_for, clock: MovedClock
) -> None:
    said: list[Slap] = []
    with SlapButtons({"p1": SlapPin(17)}, said.append) as slaps:
        clock.move(0.1)
        slaps.arm()
        wait_for(lambda: slaps.state == "waiting" and slaps.held == ("p1",))
        held.deliver(False, now_ns())
        wait_for(lambda: slaps.state == "armed")
        assert slaps.held == ()
    assert heard(said, "first") == []


def test_lights_are_on_while_armed_and_then_only_the_winners(pins: MockFactory, wait_for) -> None:
    wired = {"p1": SlapPin(17, light=5), "p2": SlapPin(27, light=6)}
    lights = (5, 6)
    with SlapButtons(wired, lambda said: None, times=QUICK) as slaps:
        assert [pins.pin(light).state for light in lights] == [0, 0]
        slaps.arm()
        wait_for(lambda: [pins.pin(light).state for light in lights] == [1, 1])
        press(pins, 27)
        wait_for(lambda: slaps.state == "idle")
        assert [pins.pin(light).state for light in lights] == [0, 1]


def test_a_tap_on_the_screen_stands_in_for_a_button(pins: MockFactory, wait_for) -> None:
    said: list[Slap] = []
    with SlapButtons(THREE, said.append, times=QUICK) as slaps:
        slaps.arm()
        wait_for(lambda: slaps.state == "armed")
        slaps.tap("p3", now_ns())
        wait_for(lambda: slaps.state == "idle")
    assert heard(said, "first") == [("first", "p3")]
    assert slaps.strip is not None
    assert (slaps.strip.floor, slaps.strip.slaps[0].by) == (25 * MS, "touch")


def test_a_press_outside_a_round_is_a_false_start(pins: MockFactory, wait_for) -> None:
    said: list[Slap] = []
    with SlapButtons(THREE, said.append) as slaps:
        press(pins, 17)
        wait_for(lambda: said)
        assert slaps.state == "idle"
    assert heard(said, "early", "first") == [("early", "p1")]


def test_a_round_can_end_without_a_slap(pins: MockFactory, wait_for) -> None:
    said: list[Slap] = []
    with SlapButtons(THREE, said.append) as slaps:
        slaps.arm()
        wait_for(lambda: slaps.state == "armed")
        slaps.disarm()
        wait_for(lambda: slaps.state == "idle")
    assert said == []


def test_a_test_keeps_the_buttons_from_the_game_and_measures_their_floor(
    pins: MockFactory, wait_for, clock: MovedClock
) -> None:
    said: list[Slap] = []
    with SlapButtons(THREE, said.append) as slaps:
        testing = slaps.test()
        for _ in range(5):
            press(pins, 17)
            clock.move(0.06)
        wait_for(lambda: testing.rows(now_ns())[0].presses == 5)
        assert slaps.end_test() == {"p1": MS // 10}
    assert said == []


def test_closing_twice_does_no_harm_and_frees_the_pins(pins: MockFactory) -> None:
    before = threading.active_count()
    slaps = SlapButtons(THREE, lambda said: None)
    slaps.close()
    slaps.close()
    assert threading.active_count() == before
    SlapButtons(THREE, lambda said: None).close()


def test_a_pin_in_use_is_named_with_a_remedy_and_nothing_stays_open(pins: MockFactory) -> None:
    with SlapButtons({"p1": SlapPin(27)}, lambda said: None):
        with pytest.raises(BusyPin, match=r"pin 27: .*; close what uses it, or take another, such as 17"):
            SlapButtons(THREE, lambda said: None)
        with pytest.raises(BusyPin, match=r"pin 27"):
            SlapButtons({"p3": SlapPin(22, light=27)}, lambda said: None)
        SlapButtons({"p1": SlapPin(17), "p3": SlapPin(22)}, lambda said: None).close()


# the setting


def test_a_setting_says_which_button_is_on_which_pin() -> None:
    assert slap_pins_of("17 p1, 27 p2 light 22,") == {"p1": SlapPin(17), "p2": SlapPin(27, 22)}
    assert slap_pins_of("4 pile") == {"pile": SlapPin(4)}
    assert slap_pins_of(" ") == {}


@pytest.mark.parametrize(
    "setting",
    [
        "17",
        "1 p1",
        "28 p1",
        "x p1",
        "² p1",
        "17 p1, 17 p2",
        "17 p1, 27 p1",
        "17 p1 light 17",
        "17 p1 light 27, 27 p2",
        "17 p1 lamp 22",
        "17 p1 light",
        "17 p1 light 99",
        "17 p-1",
        f"17 {'p' * 21}",
        "4 a, 5 b, 6 c, 12 d, 13 e, 16 f, 17 g",
    ],
)
def test_a_setting_that_cannot_be_is_refused(setting: str) -> None:
    with pytest.raises(BadPins):
        slap_pins_of(setting)


# how edges are timed


def test_only_lgpio_supplies_the_kernels_time(monkeypatch: pytest.MonkeyPatch) -> None:
    class LGPIOFactory:
        """Stands where gpiozero's own would."""

    class RPiGPIOFactory:
        """Takes the time in Python."""

    told = []
    for factory in (LGPIOFactory(), RPiGPIOFactory(), MockFactory(), None):
        monkeypatch.setattr(Device, "pin_factory", factory)
        told.append(timing())
    assert told == ["kernel", "coarse", "mock", "mock"]


def test_nothing_debounces() -> None:
    """It would move the edge to the last bounce and name the wrong winner."""
    sources = sorted((Path(__file__).parents[2] / "hardware").rglob("*.py"))
    assert sources
    assert [path.name for path in sources if "bounce_time" in path.read_text(encoding="utf-8")] == []

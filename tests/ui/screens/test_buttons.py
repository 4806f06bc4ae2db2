"""The pages of slap buttons: pins and lights by touch, a test, and floors that are there next time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory

from companion.inputs import now_ns
from companion.settings import Settings
from companion.watch import watch
from hardware.simulator import timed_pins
from hardware.slaps import SlapButtons, SlapPin
from tests.ui.moves_by_touch import until
from ui.checks.finger import Hand
from ui.screens.machine.button_test import ButtonReport
from ui.screens.machine.buttons import ButtonWires

MS = 1_000_000


@pytest.fixture(autouse=True)
def pins() -> Iterator[MockFactory]:
    """Pins that supply their own edge times."""
    was, Device.pin_factory = Device.pin_factory, timed_pins()
    yield Device.pin_factory
    Device.pin_factory.close()
    Device.pin_factory = was


def wires(hand: Hand, name: str) -> ButtonWires:
    """The row of a button."""
    return next(w for w in hand.shown() if isinstance(w, ButtonWires) and w.name == name)


def touch_key(hand: Hand, row: ButtonWires, n: int) -> None:
    """The n-th key of a row."""
    key = row.children[::-1][n]
    hand.reach(key)
    hand.touch(*key.to_window(*key.center))


def open_page(hand: Hand) -> None:
    """From home through the settings."""
    hand.press(icon="settings")
    hand.press(icon="button-press")
    assert hand.app.root.current == "buttons"


def go_to(hand: Hand, page: str) -> None:
    """Straight to a page."""
    hand.app.root.show(page)
    hand.wait()


def test_pins_and_lights_are_chosen_by_touch_and_hold_at_once(hand: Hand, home: Path) -> None:
    open_page(hand)
    hand.press("one for each player")
    assert Settings(home / "settings.toml")["slaps"] == "17 p1, 27 p2"
    assert any("only simulated" in word for word in hand.words())
    touch_key(hand, wires(hand, "p3"), 1)
    hand.press("GPIO 6 (pin 31)")
    touch_key(hand, wires(hand, "p3"), 2)
    hand.press("GPIO 13 (pin 33)")
    touch_key(hand, wires(hand, "p1"), 1)
    hand.press("no button")
    assert Settings(home / "settings.toml")["slaps"] == "27 p2, 6 p3 light 13"
    assert hand.app.devices.slaps.buttons.wired == ("p2", "p3"), "without a restart"
    hand.press("one under the pile")
    assert hand.app.devices.slaps.buttons.wired == ("pile",)
    hand.press("none")
    assert hand.app.devices.slaps.buttons is None
    hand.press(icon="back")
    hand.press(icon="back")
    assert hand.app.root.current == "home"


def test_pins_of_other_buttons_are_not_offered(open_app: Callable[[], Hand], home: Path) -> None:
    Settings(home / "settings.toml")["buttons"] = "17 undo"
    hand = open_app()
    go_to(hand, "buttons")
    hand.press("one under the pile")
    assert Settings(home / "settings.toml")["slaps"] == "27 pile"
    touch_key(hand, wires(hand, "pile"), 1)
    assert hand.key("GPIO 17 (pin 11)") is None
    hand.press("Other pins")
    hand.press("GPIO 4 (pin 7)")
    assert hand.app.devices.slaps.buttons.wired == ("pile",)
    assert Settings(home / "settings.toml")["slaps"] == "4 pile"


def test_a_busy_pin_is_named_with_what_to_do(hand: Hand) -> None:
    go_to(hand, "buttons")
    hand.press("one for each player")
    with SlapButtons({"x": SlapPin(22)}, lambda said: None):
        touch_key(hand, wires(hand, "p2"), 1)
        hand.press("GPIO 22 (pin 15)")
        said = hand.app.root.current_screen.trouble
        assert said.startswith("Pin 22 is taken by something else.")
        assert said.endswith("such as 27, 5, 6, 13, 26, 16."), "none of the table's own"
    touch_key(hand, wires(hand, "p2"), 1)
    hand.press("GPIO 27 (pin 13)")
    assert hand.app.root.current_screen.trouble == ""
    assert hand.app.devices.slaps.buttons.wired == ("p1", "p2")


def report(hand: Hand, name: str) -> ButtonReport:
    """What the test page shows of a button."""
    return next(w for w in hand.shown() if isinstance(w, ButtonReport) and w.name == name)


def bouncing(pins: MockFactory, hand: Hand, wire: int, bounce: float) -> None:
    """A press that bounces so many milliseconds."""
    at = now_ns() - 20 * MS
    for down, ms in ((True, 0), (False, bounce / 2), (True, bounce)):
        pins.pin(wire).deliver(down, at + round(ms * MS))
    pins.pin(wire).deliver(False, now_ns())
    watch().sleep(0.1)  # longer than the lock-out, so that the next press is another


def test_what_a_test_measures_is_kept_and_used_at_the_next_start(
    open_app: Callable[[], Hand], home: Path, pins: MockFactory
) -> None:
    Settings(home / "settings.toml")["slaps"] = "17 p1, 27 p2"
    hand = open_app()
    go_to(hand, "button-test")
    assert "Simulated buttons." in hand.words()
    for n in range(6):
        bouncing(pins, hand, 17, 1.0 + n % 2)
    until(hand, lambda: report(hand, "p1").edge.startswith("6 presses"))
    hand.wait()
    assert report(hand, "p1").bounce == "bounce 2.0 ms (most 2.0)"
    assert report(hand, "p1").floor == "exact to 1.0 ms"
    assert report(hand, "p2").edge == "nothing yet"
    row = report(hand, "p2")
    hand.touch(*row.to_window(*row.center))
    until(hand, lambda: report(hand, "p2").edge.startswith("1 press,"))
    assert any("±25 ms" in word for word in hand.words())
    hand.press(icon="back")
    assert Settings(home / "settings.toml")["floors"] == "p1 1.00"
    again = open_app()
    assert again.app.devices.slaps.buttons._arbiter.floors == {"p1": 1 * MS}


def test_phantom_edges_are_counted_and_the_quickest_is_named(
    open_app: Callable[[], Hand], home: Path, pins: MockFactory
) -> None:
    Settings(home / "settings.toml")["slaps"] = "17 p1, 27 p2"
    hand = open_app()
    go_to(hand, "button-test")
    page = hand.app.root.current_screen
    hand.press("Hands off for 10 s")
    assert page.said.startswith("Hands off the buttons")
    pins.pin(27).deliver(True, now_ns())
    until(hand, lambda: "Player 2: 1" in page.said)
    pins.pin(27).deliver(False, now_ns())
    hand.press("Who is quickest?")
    page.testing.ready(go := now_ns())
    watch().sleep(0.05)  # the press begins a little in the past, and must still come after the light
    bouncing(pins, hand, 17, 0.4)
    until(hand, lambda: "Player 1: " in page.said)
    assert page.lit
    assert page.said.startswith("Now!") or go > now_ns()

"""Table buttons say a line at the first edge of a press."""

from __future__ import annotations

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory

from companion.inputs import Press
from hardware import pins as pins_module
from hardware.buttons import BadPins, Buttons, pins_of, use_pins
from hardware.pins import BusyPin
from hardware.simulator import TimedPin
from hardware.touches import MS

START = 10**12


def test_a_press_says_its_line_once_at_its_first_edge(pins: MockFactory) -> None:
    said: list[Press] = []
    with Buttons({17: "undo"}, said.append) as buttons:
        assert not buttons.real
        for n, at in enumerate((0, 0.4, 1, 3, 8, 90, 200, 260)):
            pins.pin(17).deliver(n % 2 == 0, START + round(at * MS))
    assert [(press.line, round((press.at - START) / MS)) for press in said] == [("undo", 0), ("undo", 200)]


def test_a_button_held_since_before_the_start_says_nothing(held: TimedPin) -> None:
    said: list[Press] = []
    with Buttons({17: "undo"}, said.append):
        held.deliver(False, START)
        assert said == []
        held.deliver(True, START + 100 * MS)
    assert [press.line for press in said] == ["undo"]


def test_closing_twice_does_no_harm_and_a_busy_pin_is_named(pins: MockFactory) -> None:
    buttons = Buttons({17: "undo"}, lambda said: None)
    with pytest.raises(BusyPin, match="pin 17"):
        Buttons({27: "redo", 17: "undo"}, lambda said: None)
    buttons.close()
    buttons.close()
    Buttons({27: "redo", 17: "undo"}, lambda said: None).close()


def test_a_setting_says_which_pin_says_which_line() -> None:
    assert pins_of("17 undo, 27 clock pause") == {17: "undo", 27: "clock pause"}
    assert pins_of("") == {}


@pytest.mark.parametrize("setting", ["17", "1 undo", "28 undo", "x undo", "² undo", "17 undo, 17 redo"])
def test_a_setting_that_cannot_be_is_refused(setting: str) -> None:
    with pytest.raises(BadPins, match="write a pin from 2 to 27"):
        pins_of(setting)


def test_without_pins_they_are_simulated(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setattr(Device, "pin_factory", None)
    monkeypatch.setattr(pins_module, "CHIP", str(tmp_path / "nothing"))
    assert not use_pins()
    assert isinstance(Device.pin_factory, MockFactory)


def test_a_driver_that_fails_leaves_simulated_pins_and_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path, caplog: pytest.LogCaptureFixture
) -> None:
    chip = tmp_path / "chip"
    chip.touch()
    monkeypatch.setattr(Device, "pin_factory", None)
    monkeypatch.setattr(pins_module, "CHIP", str(chip))
    monkeypatch.setitem(__import__("sys").modules, "lgpio", None)
    assert not use_pins()
    assert "only simulated" in caplog.text

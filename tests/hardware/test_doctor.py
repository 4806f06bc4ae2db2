"""The doctor's look at the buttons, with every kind of trouble they can be in."""

from __future__ import annotations

import pytest
from gpiozero.pins.mock import MockFactory

from companion.finding import AMBER, GREEN, RED
from companion.inputs import now_ns
from companion.view import text
from hardware.doctor import buttons
from hardware.slaps import SlapButtons, SlapPin
from tests.clock import MovedClock
from tests.wording import trouble_with

TWO = {"p1": SlapPin(17), "p2": SlapPin(27)}


def told(finding) -> tuple[str, str]:
    """Its colour and what it says, once the words are known to exist."""
    assert trouble_with(finding.said) == ()
    assert finding.step is None or trouble_with(finding.step) == ()
    return finding.colour, finding.said.key


def test_no_buttons_are_nothing_bad() -> None:
    assert told(buttons(None, 0, None)) == (GREEN, "doctor-buttons-none")
    assert told(buttons(None, 2, None)) == (GREEN, "doctor-buttons-table")


def test_what_kept_them_from_opening_is_said() -> None:
    assert told(buttons(None, 0, text("buttons-mock"))) == (RED, "buttons-mock")


def test_simulated_pins_are_told(pins: MockFactory) -> None:
    with SlapButtons(TWO, lambda said: None) as slaps:
        assert told(buttons(slaps, 0, None)) == (AMBER, "doctor-buttons")


def test_a_button_held_down_is_named(pins: MockFactory, clock: MovedClock) -> None:
    with SlapButtons(TWO, lambda said: None) as slaps:
        pins.pin(27).deliver(True, now_ns())
        clock.until(lambda: slaps.held)
        found = buttons(slaps, 0, None)
    assert told(found) == (AMBER, "doctor-buttons-down")
    assert dict(found.said.values) == {"names": "p2"}


@pytest.mark.parametrize("timing", ["kernel", "coarse", "mock"])
def test_every_kind_of_timing_has_words(timing: str) -> None:
    assert trouble_with(text(f"doctor-timing-{timing}")) == ()

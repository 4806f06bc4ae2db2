"""The pins of the machine itself, where it has any: lgpio's own chip opened, and a line read through it."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from gpiozero import Button, Device

from hardware.pins import CHIP, SUGGESTED, timing, use_pins

SIMULATED = Path("/sys/devices/platform/gpio-sim.0")
pytestmark = pytest.mark.skipif(
    not os.access(CHIP, os.R_OK | os.W_OK) or importlib.util.find_spec("lgpio") is None,
    reason="no pins here, or no lgpio (deploy/prove --boot has both)",
)


@pytest.fixture
def pins() -> Iterator[None]:
    """The real pins, and afterwards whatever there was before."""
    was, Device.pin_factory = Device.pin_factory, None
    assert use_pins(), "a chip is there, and it opens"
    yield
    Device.pin_factory.close()
    Device.pin_factory = was


def test_edges_carry_the_kernels_time(pins: None) -> None:
    assert timing() == "kernel"


def test_a_button_can_be_taken_read_and_let_go_again(pins: None) -> None:
    for _ in range(2):
        with Button(SUGGESTED[0], pull_up=True) as button:
            assert button.value in (0, 1)


@pytest.mark.skipif(not SIMULATED.exists(), reason="no simulated chip to press a button on")
def test_a_press_on_a_simulated_line_is_felt(pins: None) -> None:
    pull = next(SIMULATED.glob(f"gpiochip*/sim_gpio{SUGGESTED[0]}/pull"))
    pull.write_text("pull-up")
    with Button(SUGGESTED[0], pull_up=True) as button:
        assert not button.is_pressed
        pull.write_text("pull-down")
        assert button.is_pressed
        pull.write_text("pull-up")

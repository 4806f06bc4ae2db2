"""A phone's clock beside the table's: never surer than it can be, and as sure as the way allows."""

from __future__ import annotations

import random

import pytest

from companion.phones.clock import DRIFT, FINGER, MS, UNKNOWN, PhoneClock

SECOND = 1000 * MS


def measured(
    seed: str,
    exchanges: int,
    drift: float,
    way: tuple[float, float],
    ahead: int = 17 * SECOND,
    every: int = SECOND,
) -> tuple[PhoneClock, random.Random, int]:
    """A phone's clock after so many exchanges on a way that takes from … to milliseconds, unevenly."""
    dice, clock, at = random.Random(seed), PhoneClock(), 5 * SECOND
    for _ in range(exchanges):
        there, back = (round(dice.uniform(*way) * MS * dice.choice((1, 1, 1, 4))) for _ in "ab")
        answered = true_of(at + there, drift, ahead)
        clock.exchanged(at, answered, at + there + back)
        at += every
    return clock, dice, at


def true_of(phone: int, drift: float, ahead: int) -> int:
    """What the table's clock shows when the phone's shows this."""
    return phone + ahead + round(phone * drift)


@pytest.mark.parametrize("drift", [0.0, 30e-6, -50e-6])
@pytest.mark.parametrize("way", [(0.3, 2.0), (2.0, 30.0), (1.0, 200.0)])
def test_the_truth_always_lies_within_what_is_said(drift: float, way: tuple[float, float]) -> None:
    for seed in range(20):
        clock, dice, at = measured(str(seed), dice_of(seed), drift, way)
        touched = at + dice.randrange(2 * SECOND)
        moment = clock.moment(touched)
        assert abs(moment.at - true_of(touched, drift, 17 * SECOND)) <= moment.within - FINGER


def dice_of(seed: int) -> int:
    return 5 + seed * 6


def test_on_a_quick_way_little_more_than_the_finger_itself_is_unsure() -> None:
    clock, _, at = measured("quick", 60, 20e-6, (0.3, 2.0))
    assert clock.known
    assert clock.moment(at).within < FINGER + 4 * MS


def test_drift_is_followed() -> None:
    clock, _, at = measured("drift", 120, 40e-6, (0.3, 3.0), every=2 * SECOND)
    assert abs(clock.drift - 40e-6) < 15e-6
    later = at + 30 * SECOND
    assert abs(clock.moment(later).at - true_of(later, 40e-6, 17 * SECOND)) < 3 * MS


def test_what_is_not_measured_is_not_claimed() -> None:
    clock = PhoneClock()
    assert not clock.known
    assert clock.within == UNKNOWN
    clock.exchanged(0, 10, -5)
    assert not clock.known


def test_a_slow_exchange_spoils_nothing() -> None:
    clock, _, at = measured("calm", 30, 0.0, (0.3, 1.0))
    before = clock.moment(at).within
    clock.exchanged(at, true_of(at + 400 * MS, 0.0, 17 * SECOND), at + 3 * SECOND)
    assert clock.moment(at).within <= before + round(4 * SECOND * DRIFT)


def test_a_clock_that_was_set_anew_is_measured_anew() -> None:
    clock, _, at = measured("jump", 30, 0.0, (0.3, 1.0))
    for n in range(6):
        asked = at + n * SECOND
        clock.exchanged(asked, true_of(asked + MS, 0.0, 90 * SECOND), asked + 2 * MS)
    moment = clock.moment(at + 7 * SECOND)
    assert abs(moment.at - true_of(at + 7 * SECOND, 0.0, 90 * SECOND)) <= moment.within

"""Phones as slap buttons: each known to within what was measured, and never surer than that."""

from __future__ import annotations

import random

import pytest

from companion.photo_finish import GLASS, Strip
from companion.view import text
from hardware.touches import MS
from tests.hardware.desk import Desk


def strip_of(*hands: tuple[str, float, float], late: float = 0) -> Strip:
    """Hands at milliseconds, each known to within so many (0: a button), as they are shown."""
    desk = Desk("abcd", floors=dict.fromkeys("abcd", 1 * MS))
    desk.arm()
    for button, at, within in hands:
        how = {"by": "phone", "within": within, "late": late} if within else {}
        desk.press(button, at, at + 60, **how)  # type: ignore[arg-type]
    desk.until(1600)
    final = desk.said[-1]
    assert final.call == "final"
    assert final.strip is not None
    assert final.tied == final.strip.tied, "the lights and the strip tell the same"
    return final.strip


def test_two_phones_are_told_apart_only_beyond_what_both_may_be_off() -> None:
    assert strip_of(("a", 100, 14), ("b", 127, 14)).tied == ("a", "b")
    assert strip_of(("a", 100, 14), ("b", 129, 14)).tied == ()
    assert strip_of(("a", 100, 14), ("b", 127, 14)).heat == 28 * MS


def test_a_phone_that_is_surer_is_told_apart_sooner() -> None:
    assert strip_of(("a", 100, 40), ("b", 150, 13)).tied == ("a", "b")
    assert strip_of(("a", 100, 13), ("b", 150, 13)).tied == ()


@pytest.mark.parametrize("first", ["phone", "button"])
def test_a_phone_and_a_button_share_a_dead_heat_as_wide_as_both_may_be_off(first: str) -> None:
    one, other = (20, 0) if first == "phone" else (0, 20)
    assert strip_of(("a", 100, one), ("b", 120.5, other)).tied == ("a", "b")
    assert strip_of(("a", 100, one), ("b", 121.5, other)).tied == ()
    assert strip_of(("a", 100, one), ("b", 120.5, other)).heat == 21 * MS


def test_two_buttons_stay_as_exact_as_they_are_whatever_phone_is_near() -> None:
    """Ana's button 12 ms before Dora's, Ben's phone between them: Dora is not lifted into the dead heat."""
    strip = strip_of(("a", 100, 0), ("b", 106, 14), ("d", 112, 0))
    assert strip.tied == ("a", "b")
    assert strip.floor == 1 * MS


def test_a_photo_finish_of_buttons_and_phones_says_that_it_is_one() -> None:
    mixed = strip_of(("a", 100, 0), ("b", 110, 14))
    assert text("strip-mixed") in mixed.about
    assert text("strip-by-phone", ms=14, glass=GLASS // MS) in mixed.about
    for alike in (
        strip_of(("a", 100, 0), ("b", 110, 0)),
        strip_of(("a", 100, 14), ("b", 110, 14)),
    ):
        assert text("strip-mixed") not in alike.about


def test_a_phone_heard_late_still_wins_by_its_moment() -> None:
    strip = strip_of(("a", 180, 0), ("b", 100, 14), late=300)
    assert (strip.slaps[0].seat, strip.tied) == ("b", ())


def test_whoever_was_truly_first_is_always_the_first_or_in_the_dead_heat() -> None:
    """Moments off by as much as is said of them at most: nobody who was clearly first loses."""
    dice = random.Random("phones")
    heats = 0
    for _ in range(120):
        true = {seat: 100 + dice.random() * 60 for seat in "abcd"}
        within = {seat: dice.choice((0, 0, 12 + dice.random() * 30)) for seat in "abcd"}
        told = {seat: true[seat] + dice.uniform(-1, 1) * within[seat] for seat in "abcd"}
        strip = strip_of(*((seat, round(told[seat], 3), round(within[seat], 3)) for seat in "abcd"))
        first = min(true, key=lambda seat: true[seat])
        assert first in (strip.tied or (strip.slaps[0].seat,))
        heats += bool(strip.tied)
    assert 20 < heats < 115, "neither always told apart nor never"

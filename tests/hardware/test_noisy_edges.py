"""What is not a slap, and what comes late: bounces, phantoms, a busy machine, floods of edges."""

from __future__ import annotations

import random

import pytest

from hardware.touches import MS, SECOND, Edge, Line, Times
from tests.hardware.desk import START, Desk

# noise


def test_contact_of_less_than_a_millisecond_in_all_is_noise() -> None:
    desk = Desk()
    desk.arm()
    desk.press("a", 100, 100.3, 101, 101.3, 102, 102.3)
    desk.press("b", 103, 150)
    desk.until(1300)
    assert desk.calls() == [("first", "b", 103), ("final", "b", 103)]
    assert desk.strip.noise == (("a", 3),)


def test_contact_of_a_millisecond_in_all_is_a_slap() -> None:
    desk = Desk()
    desk.arm()
    desk.press("a", 100, 100.4, 101, 101.4, 102, 102.4)
    desk.press("b", 103, 150)
    desk.until(1300)
    assert desk.calls("first") == [("first", "a", 100)]


def test_noise_long_before_a_press_does_not_make_it_earlier() -> None:
    desk = Desk()
    desk.arm()
    desk.press("a", 80, 80.5, 110, 180)
    desk.press("b", 100, 180)
    desk.until(1300)
    assert desk.calls("first") == [("first", "b", 100)]


def test_an_opening_whose_closing_the_kernel_missed_still_marks_the_first_contact() -> None:
    desk = Desk("ab")
    desk.arm()
    desk.arbiter.edge("a", False, 10**12 + 99 * MS, 10**12 + 99 * MS)
    desk.press("a", 101, 180)
    desk.press("b", 100, 180)
    desk.until(400)
    assert desk.calls("first") == [("first", "a", 99)]


def test_a_closing_said_twice_is_one_contact() -> None:
    desk = Desk("ab")
    desk.arm()
    for at in (100, 101, 102):
        desk.press("a", at)
    desk.press("b", 103, 180)
    desk.until(400)
    assert desk.hands("slap", "again") == [("a", 0), ("b", 3)]


def test_contacts_within_the_lock_out_belong_to_one_press() -> None:
    desk = Desk("a")
    desk.arm()
    desk.press("a", 100, 150, 199, 230, 281, 300)
    desk.until(1200)
    assert [(desk.after(hand), hand.held) for hand in desk.strip.hands] == [(0, 130 * MS), (181, 19 * MS)]


# load


def test_late_edges_make_the_verdict_wait_longer_and_say_why() -> None:
    desk = Desk()
    desk.press("a", -400, -300, late=300)
    desk.until(10)
    desk.arm()
    desk.press("a", 101, 180)
    desk.press("b", 100, 180, late=600)
    desk.until(2000)
    assert desk.calls("first", "corrected") == [("first", "b", 100)]
    assert desk.waited == (700, "edges")


def test_a_machine_that_wakes_us_late_makes_the_verdict_wait_longer() -> None:
    desk = Desk()
    desk.arm()
    desk.arbiter.beat(30 * MS, 10**12)
    desk.press("a", 100, 180)
    desk.until(2000)
    assert desk.waited == (135, "machine")


def test_our_own_work_makes_the_verdict_wait_only_for_what_piled_up_behind_it() -> None:
    desk = Desk()
    desk.arm()
    desk.press("a", 100, late=95)
    desk.press("b", 99, late=97)
    desk.until(100)
    desk.now = 195  # a frame was drawn
    for button in "ab":
        desk.arbiter.edge(button, False, START + 195 * MS, START + 196 * MS)
    desk.arbiter.beat(85 * MS, START + 195 * MS, gone=95 * MS, worked=90 * MS)
    desk.until(1000)
    assert desk.calls("first", "corrected") == [("first", "b", 99)]
    assert desk.waited == (116, "machine")
    desk.arm()
    desk.press("c", 1500, 1600)
    desk.until(2000)
    assert desk.waited == (60, "calm"), "and nothing is feared of it later"


def test_load_is_forgotten_after_ten_seconds() -> None:
    desk = Desk()
    desk.arm()
    desk.arbiter.beat(500 * MS, 10**12)
    desk.press("a", 11000, 11100)
    desk.until(11100)
    assert desk.waited == (60, "calm")


def test_an_edge_later_than_anyone_could_know_corrects_the_verdict() -> None:
    desk = Desk()
    desk.arm()
    desk.press("a", 101, 180)
    desk.press("b", 90, 180, late=600)
    desk.until(2000)
    assert desk.calls() == [("first", "a", 101), ("corrected", "b", 90), ("final", "b", 90)]


def test_a_verdict_that_a_late_edge_makes_a_false_start_is_withdrawn() -> None:
    desk = Desk()
    desk.press("b", -50, 150, late=500)
    desk.until(5)
    desk.arm()
    desk.press("a", 100, 120)
    desk.until(3000)
    assert [call for call, _, _ in desk.calls()] == ["first", "void", "early", "early"]


def test_edge_times_of_another_clock_are_not_believed() -> None:
    desk = Desk("ab")
    desk.arm()
    desk.arbiter.edge("a", True, 1_700_000_000 * SECOND, 10**12 + 100 * MS)
    desk.arbiter.edge("b", True, 1_699_999_999 * SECOND, 10**12 + 110 * MS)
    desk.until(400)
    assert desk.calls("first") == [("first", "a", 100)]
    assert desk.strip.timing == "coarse"


# floods


@pytest.mark.parametrize("duty", [0.01, 0.5, 0.99])
def test_a_flooding_button_is_named_and_left_out(duty: float) -> None:
    """10,000 edges a second for three seconds."""
    desk = Desk()
    desk.arm()
    for n in range(15_000):
        desk.press("a", 50 + n * 0.2, 50 + (n + duty) * 0.2)
    desk.press("b", 1000, 1100)
    desk.until(4000)
    assert desk.calls("first", "final", "corrected") == [("first", "b", 1000), ("final", "b", 1000)]
    assert desk.calls("stuck") == [("stuck", "a", 55)]
    assert desk.strip.stuck == ("a",)


def test_of_a_flood_only_its_ends_are_kept() -> None:
    line = Line("a", Times())
    for n in range(30_000):
        line.add(Edge("a", n % 2 == 0, n * MS // 10))
    assert len(line.edges) < 100


def test_a_flood_in_scrambled_order_is_the_same_flood() -> None:
    desk = Desk()
    desk.arm()
    dice = random.Random(1)
    for n in range(1000):
        desk.press("a", 50 + n * 0.2, late=dice.uniform(0, 40))
        desk.arbiter.edge("a", False, 10**12 + int((50.1 + n * 0.2) * MS), 10**12 + 300 * MS)
    desk.press("b", 100, 180)
    desk.until(1500)
    assert desk.calls("first", "final", "corrected") == [("first", "b", 100), ("final", "b", 100)]


def test_a_flood_that_ended_before_the_round_leaves_nobody_out() -> None:
    desk = Desk("ab")
    for n in range(2000):
        desk.press("a", n * 0.1)
    desk.press("a", 200, 200.1)
    desk.until(1000)
    desk.arm()
    desk.press("a", 1100, 1180)
    desk.press("b", 1101, 1180)
    desk.until(1200)
    assert desk.calls("first", "stuck") == [("first", "a", 1100)]


def test_a_slap_stands_though_the_button_floods_afterwards() -> None:
    desk = Desk("ab")
    desk.arm()
    desk.press("a", 100, 180)
    for n in range(2000):
        desk.press("a", 300 + n * 0.2, 300.1 + n * 0.2)
    desk.press("b", 103, 180)
    desk.until(1500)
    assert desk.calls("first", "final", "corrected") == [("first", "a", 100), ("final", "a", 100)]

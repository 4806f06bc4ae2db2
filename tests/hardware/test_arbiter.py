"""First raw edge wins: bounces, noise, held and stuck buttons, false starts, dead heats, late edges."""

from __future__ import annotations

import random

import pytest

from hardware.arbiter import Arbiter
from hardware.rounds import edges_of, felt, sort_out
from hardware.touches import MS, SECOND, Times
from tests.hardware.desk import Desk
from tests.hardware.fingers import WEATHER, draw, truth, wrong

BOUNCY = (0, 0.3, 1, 1.2, 3, 3.1, 8, 120)


@pytest.mark.parametrize("weather", WEATHER.values(), ids=WEATHER)
def test_random_fingers_are_judged_as_a_perfect_witness_would(weather: tuple[int, bool, bool]) -> None:
    dice = random.Random("fingers")
    assert [n for n in range(1500) if wrong(draw(dice), dice, *weather)] == []


def test_the_random_fingers_are_hard_cases() -> None:
    """Many of them would be misjudged by taking whoever is heard first."""
    dice = random.Random("fingers")
    cases = [draw(dice) for _ in range(1000)]
    truths = [truth(case) for case in cases]
    heard = [
        min(case.edges, key=lambda edge: edge[2] + dice.randint(0, 40 * MS), default=("",))[0]
        for case in cases
    ]
    assert (
        sum(
            found.winner is not None and who != found.winner for found, who in zip(truths, heard, strict=True)
        )
        > 300
    )
    assert sum(bool(found.tied) for found in truths) > 100
    assert sum(bool(found.early) for found in truths) > 300
    assert sum(found.winner is None for found in truths) > 50


# who won


def test_whoever_touches_first_wins_however_long_the_contact_bounces() -> None:
    """A touches at 0 ms and bounces to 8 ms, B touches clean at 5 ms: A."""
    desk = Desk("ab")
    desk.arm()
    desk.press("a", *(100 + at for at in BOUNCY))
    desk.press("b", 105, 190)
    desk.until(1300)
    assert desk.calls() == [("first", "a", 100), ("final", "a", 100)]
    assert desk.hands("slap") == [("a", 0), ("b", 5)]


def test_the_verdict_comes_sixty_milliseconds_after_the_first_edge() -> None:
    desk = Desk()
    desk.arm()
    desk.press("b", 100, 180)
    desk.until(155)
    assert (desk.arbiter.state, desk.said) == ("judging", [])
    desk.until(160)
    assert desk.calls() == [("first", "b", 100)]
    assert desk.waited == (60, "calm")


def test_an_edge_that_arrives_last_wins_if_it_was_made_first() -> None:
    desk = Desk()
    desk.arm()
    desk.press("a", 102, 180)
    desk.press("b", 101, 180, late=40)
    desk.press("c", 100, 180, late=45)
    desk.until(400)
    assert desk.calls("first", "corrected") == [("first", "c", 100)]


def test_the_final_strip_has_all_presses_of_the_following_second() -> None:
    desk = Desk()
    desk.arm()
    desk.press("a", 100, 150, 400, 450)
    desk.press("b", 350, 500)
    desk.until(300)
    assert desk.hands("slap", "again") == [("a", 0)]
    desk.until(1200)
    assert desk.hands("slap") == [("a", 0), ("b", 250)]
    assert desk.hands("again") == [("a", 300)]


def test_one_button_under_the_pile_is_enough() -> None:
    desk = Desk("p")
    desk.arm()
    desk.press("p", 10, 90)
    desk.until(1300)
    assert desk.calls() == [("first", "p", 10), ("final", "p", 10)]


# arming


def test_a_button_held_before_the_round_is_neither_slap_nor_win() -> None:
    desk = Desk()
    desk.press("a", -500, 300)
    desk.until(10)
    desk.arm()
    desk.press("b", 200, 250)
    desk.until(295)
    assert desk.arbiter.state == "waiting"
    desk.press("c", 350, 400)
    desk.until(1600)
    assert desk.calls() == [
        ("early", "a", -500),
        ("early", "b", 200),
        ("first", "c", 350),
        ("final", "c", 350),
    ]
    assert [seat for seat, _ in desk.hands("early")] == ["a", "b"]


def test_a_stuck_button_is_named_and_left_out() -> None:
    desk = Desk()
    desk.press("a", -500, 4000, 4200, 4300)
    desk.until(10)
    desk.arm()
    desk.until(2600)
    assert desk.calls("stuck") == [("stuck", "a", 2565)]
    assert desk.arbiter.state == "armed"
    desk.press("b", 4210, 4300)
    desk.until(5600)
    assert desk.calls("first", "final") == [("first", "b", 4210), ("final", "b", 4210)]
    assert desk.strip.stuck == ("a",)


def test_a_stuck_button_counts_again_a_second_after_its_release() -> None:
    desk = Desk("ab")
    desk.press("a", -5000, 1000, 1900, 2000, 12000, 12100)
    desk.until(10)
    desk.arm()
    desk.press("b", 13000, 13100)
    desk.until(14500)
    assert desk.calls("first") == [("first", "a", 12000)], "not the press at 1900, which came too soon"
    assert desk.strip.stuck == ()


def test_a_stuck_button_pressed_again_holds_nobody_up() -> None:
    """Else the round would not be armed, and the next lawful slap would be a false start."""
    desk = Desk("abc")
    desk.press("a", -2000, 1200)
    desk.press("c", 900, 1500)
    desk.until(5)
    desk.arm()
    desk.press("a", 1300, 3000)
    desk.press("b", 2000, 2100)
    desk.until(3500)
    assert desk.calls("first", "final") == [("first", "b", 2000), ("final", "b", 2000)]
    assert [button for _, button, _ in desk.calls("early")] == ["a", "c"]


def test_a_flood_told_out_of_order_leaves_nobody_out_for_ever() -> None:
    desk, dice = Desk("ab"), random.Random(3)
    desk.arm()
    for n in range(400):
        desk.press("a", 50 + n * 0.2, 50.1 + n * 0.2, late=dice.uniform(20, 40))
    desk.press("a", 3000, 3100)
    desk.press("b", 3005, 3100)
    desk.until(4500)
    assert desk.calls("first") == [("first", "a", 3000)]


def test_a_phantom_contact_before_ones_own_press_does_not_make_it_earlier() -> None:
    desk = Desk("ab")
    desk.arm()
    desk.press("a", 92, 92.3, 100, 180)
    desk.press("b", 98, 180)
    desk.until(1300)
    assert desk.calls("first") == [("first", "b", 98)]


def test_a_press_told_after_the_strip_was_closed_is_named() -> None:
    desk = Desk("ab")
    desk.arm()
    desk.press("a", 100, 150)
    desk.press("b", 900, 950, late=800)
    desk.until(2500)
    assert desk.calls() == [("first", "a", 100), ("final", "a", 100), ("late", "b", 900)]


def test_a_false_start_does_not_turn_into_a_slap_when_the_hold_before_it_is_forgotten() -> None:
    desk = Desk("ab")
    desk.press("a", -1000, 1000)
    desk.press("b", 900, 1200)
    desk.until(5)
    desk.arm()
    desk.until(9000)
    assert desk.calls() == [("early", "a", -1000), ("early", "b", 900)]


def test_presses_outside_a_round_are_false_starts_said_once() -> None:
    desk = Desk()
    desk.press("a", 100, 8000)
    desk.press("b", 200, 250, 400, 450)
    desk.until(9000)
    assert desk.calls() == [("early", "a", 100), ("early", "b", 200), ("early", "b", 400)]


def test_a_press_soon_after_the_slap_is_late_and_no_false_start() -> None:
    desk = Desk()
    desk.arm()
    desk.press("a", 100, 150)
    desk.press("b", 900, 950)
    desk.press("c", 1200, 1250)
    desk.until(2000)
    assert desk.calls() == [("first", "a", 100), ("final", "a", 100), ("early", "c", 1200)]


def test_after_the_verdict_nothing_counts_until_the_next_round_begins() -> None:
    desk = Desk()
    desk.arm()
    desk.press("a", 100, 150)
    desk.until(300)
    desk.arm()
    desk.press("b", 600, 1300)
    desk.press("c", 1250, 1290)
    desk.until(1350)
    desk.press("c", 1400, 1500)
    desk.until(3000)
    assert desk.calls("first") == [("first", "a", 100), ("first", "c", 1400)]


def test_a_slap_just_before_the_round_ends_is_still_judged() -> None:
    desk = Desk()
    desk.arm()
    desk.press("a", 100, 150)
    desk.press("b", 120, 150)
    desk.until(110)
    desk.arbiter.disarm(10**12 + 110 * MS)
    desk.until(1400)
    assert desk.calls() == [("first", "a", 100), ("final", "a", 100)]
    assert desk.hands("slap", "again") == [("a", 0), ("b", 20)]


def test_a_round_without_a_slap_ends_quietly() -> None:
    desk = Desk()
    desk.arm()
    desk.until(100)
    desk.arbiter.disarm(10**12 + 100 * MS)
    desk.until(200)
    desk.press("a", 210, 250)
    desk.until(400)
    assert (desk.arbiter.state, desk.calls()) == ("idle", [("early", "a", 210)])


# dead heats


def test_a_margin_below_the_noise_floor_is_a_dead_heat() -> None:
    desk = Desk(floors=dict.fromkeys("abc", 2 * MS))
    desk.arm()
    desk.press("a", 101.9, 180)
    desk.press("b", 100, 180)
    desk.press("c", 102, 180)
    desk.until(1300)
    assert desk.said[0].tied == ("b", "a")
    assert (desk.arbiter.first, desk.strip.floor) == (("b", "a"), 2 * MS)


def test_the_same_nanosecond_is_a_dead_heat_whatever_the_floor() -> None:
    desk = Desk("ab", floors={"a": 0, "b": 0})
    desk.arm()
    desk.press("a", 100, 180)
    desk.press("b", 100, 180)
    desk.until(200)
    assert desk.said[0].tied == ("a", "b")


def test_a_touch_on_the_screen_is_only_known_to_25_milliseconds() -> None:
    desk = Desk("ab")
    desk.arm()
    desk.press("a", 100, 180)
    desk.press("b", 124, 130, by="touch")
    desk.until(200)
    assert desk.said[0].tied == ("a", "b")
    assert (desk.strip.floor, desk.strip.hands[1].by) == (25 * MS, "touch")


# what is kept


def test_the_journal_words_are_short_and_judged_again_give_the_same() -> None:
    desk = Desk()
    desk.arm()
    desk.press("a", *(100 + at for at in BOUNCY))
    desk.press("b", 99.5, 190)
    desk.press("c", 60, 60.2, 141.25, 200)
    desk.until(1300)
    strip = desk.strip
    assert [(hand.seat, (hand.at - strip.first) / MS) for hand in strip.slaps] == [
        ("b", 0.0),
        ("a", 0.5),
        ("c", 41.75),
    ]
    assert (strip.tied, strip.floor, strip.noise) == (("b", "a"), MS, (("c", 1),))
    assert (strip.waited // MS, strip.why, strip.timing) == (60, "calm", "kernel")
    raw = [word for hand in strip.hands for word in hand.raw]
    assert raw == [
        "b:v0^90500",
        "a:v500^800v1500^1700v3500^3600v8500^120500",
        "c:v-39500^-39300v41750^100500",
    ]
    touches, blips = felt(edges_of(raw), SECOND, Times())
    found = sort_out(touches, -SECOND, SECOND, Times())
    assert [slap.button for slap in found.slaps] == [hand.seat for hand in strip.slaps]
    assert [blip.button for blip in blips] == ["c"]


def test_no_word_of_the_journal_is_longer_than_a_line_allows() -> None:
    desk = Desk("a")
    desk.arm()
    desk.press("a", *(100 + n * 0.4 for n in range(30)))
    desk.until(1300)
    raw = desk.strip.hands[0].raw
    assert len(raw) > 1
    assert max(map(len, raw)) <= 60
    assert len(edges_of(raw)) == 30


def test_a_longer_wait_does_not_take_a_verdict_back() -> None:
    """A stuck button was left out; edges that come later and later make it no question again."""
    desk = Desk()
    desk.press("a", 0, 5000)
    desk.until(3320)
    desk.arm()
    desk.press("b", 3325, 3600, late=22)
    desk.press("c", 3427, 3700, late=39)
    desk.until(4700)
    assert [(call, button) for call, button, _ in desk.calls("first", "corrected", "void", "final")] == [
        ("first", "b"),
        ("final", "b"),
    ]
    assert desk.strip.stuck == ("a",)


def test_a_stuck_button_stays_left_out_however_long_the_round_waits() -> None:
    """Others keep it waiting, one after the other; what the stuck button did before is not forgotten."""
    desk = Desk("abcd")
    desk.press("a", 0, 3400)
    desk.press("b", 3000, 5950)
    desk.press("c", 5900, 8800)
    desk.press("d", 8700, 11500)
    desk.until(3300)
    desk.arm()
    desk.press("a", 4000, 4100)
    desk.until(9500)
    assert [button for _, button, _ in desk.calls("stuck")] == ["a"]
    assert [at for _, button, at in desk.calls("early") if button == "a"] == [0]


def test_an_unknown_button_is_ignored() -> None:
    desk = Desk("ab")
    desk.arm()
    desk.press("z", 10, 90)
    desk.until(300)
    assert desk.said == []


def test_edges_of_many_rounds_are_not_hoarded() -> None:
    desk = Desk("a", times=Times(close=100 * MS))
    for n in range(60):
        desk.arm()
        desk.press("a", n * 1000 + 100, n * 1000 + 150)
        desk.until((n + 1) * 1000)
    assert len(desk.calls("first")) == 60
    assert sum(len(line.edges) for line in desk.arbiter._lines.values()) <= 12


def test_an_arbiter_without_edges_says_nothing() -> None:
    assert Arbiter(["a"]).look(10**12) == []

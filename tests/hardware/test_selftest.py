"""The test of the buttons: rows, phantoms, noise floors and the reaction game, as values."""

from __future__ import annotations

import pytest

from hardware.selftest import ButtonTest, Phantoms, accuracy_ms
from hardware.touches import MS, Edge, Times

START = 10**12


@pytest.fixture
def testing() -> ButtonTest:
    return ButtonTest(["a", "b"], Times(), START)


def press(testing: ButtonTest, button: str, *moments: float, late: float = 0) -> None:
    for n, at in enumerate(moments):
        made = START + round(at * MS)
        testing.edge(Edge(button, n % 2 == 0, made, made + round(late * MS)))


def at(ms: float) -> int:
    return START + round(ms * MS)


def test_a_row_tells_the_last_edge_the_bounces_and_the_noise(testing: ButtonTest) -> None:
    press(testing, "a", 100, 100.5, 103, 200, late=2)
    press(testing, "a", 300, 300.2)
    press(testing, "a", 400, 400.5, 401.5)
    a, b = testing.rows(at(450))
    assert (a.button, a.down, a.edges, a.presses, a.noise, a.chatter) == ("a", True, 9, 2, 1, False)
    assert (a.last_edge_ms_ago, a.last_bounce_ms, a.longest_bounce_ms, a.late_ms) == (48.5, 1.5, 3, 2)
    assert (b.down, b.last_edge_ms_ago, b.edges, b.presses, b.last_bounce_ms) == (False, None, 0, 0, None)


def test_chatter_is_told(testing: ButtonTest) -> None:
    press(testing, "a", *(100 + n * 0.1 for n in range(1000)))
    assert testing.rows(at(300))[0].chatter


def test_phantoms_are_counted_while_hands_are_off(testing: ButtonTest) -> None:
    assert testing.phantoms(at(0)) is None
    press(testing, "a", 5, 60)
    testing.hands_off(at(100))
    press(testing, "b", 4000, 4000.1)
    assert testing.phantoms(at(5100)) == Phantoms(10, 5, (("a", 0), ("b", 2)))
    over = testing.phantoms(at(10200))
    assert over is not None
    assert (over.left, over.quiet) == (0, False)


def test_silence_is_quiet_only_when_the_time_is_over(testing: ButtonTest) -> None:
    testing.hands_off(at(0), seconds=2)
    told = [testing.phantoms(at(ms)) for ms in (1000, 2000)]
    assert [phantoms is not None and phantoms.quiet for phantoms in told] == [False, True]


def test_the_floor_is_twice_the_spread_of_the_bounces(testing: ButtonTest) -> None:
    for n, bounce in enumerate((1, 1, 5, 5)):
        press(testing, "a", n * 200, n * 200 + 0.5, n * 200 + bounce, n * 200 + 90)
    assert testing.floors() == {}
    press(testing, "a", 1000, 1000.5, 1003, 1090)
    floors = testing.floors()
    assert list(floors) == ["a"]
    assert floors["a"] == pytest.approx(2 * 3.2**0.5 * MS, rel=0.001)
    assert testing.rows(at(2000))[0].floor_ms == pytest.approx(3.578, abs=0.001)


def test_no_floor_is_below_what_the_clock_can_tell() -> None:
    for timing, least in (("kernel", MS // 10), ("coarse", 5 * MS)):
        testing = ButtonTest(["a"], Times(), START, timing)
        for n in range(6):
            press(testing, "a", n * 200, n * 200 + 90)
        assert testing.floors() == {"a": least}


def test_the_reaction_game_ranks_the_quick_and_names_the_hasty(testing: ButtonTest) -> None:
    assert testing.reaction(at(0)) is None
    press(testing, "a", 10, 90)
    testing.ready(at(1000))
    press(testing, "b", 900, 950)
    waiting = testing.reaction(at(960))
    assert waiting is not None
    assert (waiting.lit, waiting.early, waiting.times_ms) == (False, ("b",), ())
    press(testing, "a", 1180, 1300)
    press(testing, "b", 1050, 1100)
    over = testing.reaction(at(1400))
    assert over is not None
    assert (over.lit, over.early, over.times_ms) == (True, ("b",), (("a", 180),))


def test_the_honest_accuracy_of_a_stand_in_is_told() -> None:
    assert (accuracy_ms("touch"), accuracy_ms("key"), accuracy_ms("pin", MS // 2)) == (25, 25, 0.5)


def test_a_long_test_does_not_hoard_edges(testing: ButtonTest) -> None:
    press(testing, "a", *(n * 30 for n in range(20_000)))
    row = testing.rows(at(600_100))[0]
    assert row.edges == 20_000
    assert sum(map(len, testing._edges.values())) <= 5000

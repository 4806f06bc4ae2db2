"""Clocks advise: marks are told once as a budget runs down to them, and faces are mended as they read."""

from __future__ import annotations

import pytest

from companion.play.clock import ClockMode, Clocks, advice

TURN, USED, FISCHER = ClockMode("turn", 60), ClockMode("used"), ClockMode("fischer", 60, 5)


@pytest.mark.parametrize(
    ("before", "now", "mark"),
    [
        (30_200, 30_000, 30),
        (30_000, 29_800, None),
        (10_100, 9_900, 10),
        (100, 0, 0),
        (0, -200, None),
        (31_000, -1, 0),
        (60_000, 59_800, None),
    ],
)
def test_each_mark_is_told_once(before: int, now: int, mark: int | None) -> None:
    assert advice(TURN, before, now) == mark


def test_a_clock_that_only_counts_advises_nothing() -> None:
    assert advice(USED, 30_200, 29_800) is None
    assert advice(ClockMode("off"), 30_200, 29_800) is None


@pytest.mark.parametrize(
    ("mode", "seconds"),
    [(TURN, 10), (TURN, -60), (USED, 60), (USED, -10), (ClockMode("fischer", 60, 5), 300)],
)
def test_a_face_is_mended_by_what_the_key_says(mode: ClockMode, seconds: int) -> None:
    clocks = Clocks.start(2).to(90_000, ("p1",))
    mended = clocks.adjust("p1", clocks.to_show(mode, "p1", seconds))
    before, after = clocks.shown(mode, "p1"), mended.shown(mode, "p1")
    assert before is not None
    assert after is not None
    assert after - before == seconds * 1000


def test_time_used_is_never_mended_below_nothing() -> None:
    clocks = Clocks.start(2).to(4_500, ("p1",))
    mended = clocks.adjust("p1", clocks.to_show(USED, "p1", -60))
    assert mended.shown(USED, "p1") == 500
    assert clocks.to_show(USED, "p2", -60) == 0

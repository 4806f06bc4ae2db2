"""The loop's wait: as long as nothing happens, and no longer."""

from __future__ import annotations

from collections import deque

import pytest
from kivy.clock import Clock

from ui.app.loop import AGAIN, LONG, QUICK, pace, stir, stirred_by

LOOK = 1 / 30
ABOUT = 0.001


@pytest.fixture(autouse=True)
def at_rest(monkeypatch: pytest.MonkeyPatch, frames: None) -> None:
    """Nothing was said, and nothing is due."""
    monkeypatch.setattr(pace, "stirred_by_touch", False)
    monkeypatch.setattr(pace, "_drawn", 0.0)
    Clock._max_fps = 30
    Clock.idle()


def waited() -> float:
    """How long the loop waits now."""
    began: float = Clock._last_tick
    return float(Clock.idle() - began)


def test_where_touches_must_be_looked_for_the_loop_looks_at_a_steady_pace() -> None:
    assert waited() == pytest.approx(LOOK, abs=ABOUT)


def test_what_was_said_is_looked_at_at_once_and_only_once() -> None:
    stir()
    assert waited() == pytest.approx(AGAIN, abs=ABOUT)
    assert waited() == pytest.approx(LOOK, abs=ABOUT)


def test_after_a_frame_the_next_look_waits_until_a_screen_can_show_another() -> None:
    pace.drawn()
    stir()
    assert waited() == pytest.approx(QUICK, abs=ABOUT)
    stir()
    assert waited() == pytest.approx(AGAIN, abs=ABOUT), "nothing was drawn at the last look"


def test_where_touches_stir_the_loop_it_rests_until_something_is_due() -> None:
    pace.stirred_by_touch = True
    assert waited() == pytest.approx(LONG, abs=ABOUT)
    soon = Clock.schedule_once(lambda _: None, 0.1)
    assert waited() == pytest.approx(0.1, abs=ABOUT)
    soon.cancel()
    at_each_frame = Clock.schedule_interval(lambda _: None, 0)
    assert waited() == pytest.approx(LOOK, abs=ABOUT), "what moves is drawn at a steady pace"
    at_each_frame.cancel()


def test_a_touch_that_a_driver_tells_of_stirs_the_loop() -> None:
    class Driver:
        def _thread_run(self, queue: deque[str], device: str) -> None:
            queue.append(device)

    stirred_by(Driver)
    told: deque[str] = deque()
    Driver()._thread_run(queue=told, device="finger")
    assert [*told] == ["finger"]
    assert waited() == pytest.approx(AGAIN, abs=ABOUT)
    assert waited() == pytest.approx(LONG, abs=ABOUT), "from then on nobody looks for touches"

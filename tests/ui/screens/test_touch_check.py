"""The touch check: what is wrong with touches is found by four taps and put right; a wrong cure goes away."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent

from companion.settings import Settings
from tests.clock import MovedClock
from tests.ui.moves_by_touch import until
from ui.app import start
from ui.checks.finger import Hand
from ui.screens.machine import touch_check as corners
from ui.screens.machine.touch_check import TouchCheckPage
from ui.touch.touch_calibration import found
from ui.touch.touch_matrix import (
    NAMED,
    RIGHT,
    Matrix,
    Point,
    matrix_of,
    numbers,
    on_glass,
    put_right,
    setting_of,
    then,
)
from ui.touch.touch_right import correction

WRONG = [name for name in NAMED if name != RIGHT]
MARKS = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
STRETCHED: Matrix = (1.25, 0, -0.15, 0, 0.9, 0.1)


def against(matrix: Matrix) -> Matrix:
    """What a panel does to touches that this matrix puts right."""
    a, b, c, d, e, f = matrix
    area = a * e - b * d
    return (e / area, -b / area, (b * f - c * e) / area, -d / area, a / area, (c * d - a * f) / area)


class Panel:
    """A touch panel that tells of each finger through a fault of its own."""

    def __init__(self, hand: Hand, needs: Matrix) -> None:
        self.hand, self.does = hand, against(needs)

    def touch(self, x: float, y: float) -> None:
        width, height = Window.width - 1, Window.height - 1
        right, down = put_right(self.does, (x / width, 1 - y / height))
        self.hand.touch(right * width, (1 - down) * height)

    def press(self, words: str = "", icon: str = "") -> None:
        key = self.hand.key(words, icon)
        self.touch(*key.to_window(*key.center))

    def four_taps(self) -> TouchCheckPage:
        """Each mark touched where it is seen."""
        page = self.hand.app.root.current_screen
        for _ in range(4):
            self.touch(*page.aim)
        return page


@pytest.fixture
def check(hand: Hand) -> Hand:
    """A hand at the touch check."""
    hand.app.root.show("touch-check")
    hand.wait()
    return hand


# what four taps tell


@pytest.mark.parametrize("name", NAMED)
def test_fingers_need_not_be_exact(name: str) -> None:
    dice = random.Random(name)
    for _ in range(200):
        aimed = [(x + dice.uniform(-0.03, 0.03), y + dice.uniform(-0.03, 0.03)) for x, y in MARKS]
        told = [put_right(against(NAMED[name]), point) for point in aimed]
        assert found(told, MARKS) == NAMED[name]


@pytest.mark.parametrize("name", NAMED)
def test_a_panel_may_be_turned_and_shifted_too(name: str) -> None:
    needs = then(NAMED[name], STRETCHED)
    told = [put_right(against(needs), mark) for mark in MARKS]
    assert found(told, MARKS) == pytest.approx(needs, abs=0.001)


@pytest.mark.parametrize(
    "told",
    [
        [(0.5, 0.5)] * 4,
        [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.6, 0.2)],
        [(0.1, 0.1), (0.9, 0.9), (0.9, 0.1), (0.1, 0.9)],
        [(0.45, 0.45), (0.55, 0.45), (0.55, 0.55), (0.45, 0.55)],
    ],
    ids=["all in one place", "one beside", "two exchanged", "all in the middle"],
)
def test_taps_that_were_not_meant_for_the_marks_tell_nothing(told: list[Point]) -> None:
    assert found(told, MARKS) is None


@pytest.mark.parametrize("matrix", [*NAMED.values(), STRETCHED])
def test_a_correction_is_kept_as_it_is(matrix: Matrix) -> None:
    assert matrix_of(setting_of(matrix)) == matrix
    assert then(against(matrix), matrix) == pytest.approx(NAMED[RIGHT])


@pytest.mark.parametrize("written", ["matrix 1 2", "matrix a b c d e f", "matrix 1 1 0 1 1 0"])
def test_a_matrix_written_wrongly_by_hand_changes_nothing(written: str) -> None:
    assert matrix_of(written) == NAMED[RIGHT]


def test_a_matrix_is_written_as_libinput_reads_it() -> None:
    assert numbers(NAMED["turn-90"]) == "0 -1 1 1 0 0"
    assert numbers(STRETCHED) == "1.25 0 -0.15 0 0.9 0.1"


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
def test_marks_are_where_kivy_looks_for_touches_on_them(rotation: int, hand: Hand) -> None:
    glass = (799, 479)
    picture = glass[::-1] if rotation % 180 else glass
    right, down = on_glass((100, 40), picture, rotation)
    finger = MotionEvent.to_absolute_pos(None, right, 1 - down, *glass, rotation)
    assert finger == pytest.approx((100, 40))


# by touch


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_recognised_put_right_kept_and_right_after_a_restart(
    name: str, check: Hand, open_app: Callable[[], Hand], home: Path
) -> None:
    panel = Panel(check, NAMED[name])
    page = panel.four_taps()
    assert (page.doing, correction()) == ("trying", NAMED[name])
    assert check.app.chosen["touch"] == RIGHT, "not before somebody said so"
    assert check.app.tr(f"corners-{name}") in check.words()
    panel.press("Keep")
    assert page.doing == "done"
    assert Settings(home / "settings.toml")["touch"] == name
    again = open_app()
    panel.hand = again
    panel.press(icon="settings")
    assert again.app.root.current == "settings"
    panel.press("Touch check")
    assert panel.four_taps().doing == "done"
    assert check.app.tr("corners-fine") in again.words()
    assert again.app.chosen["touch"] == name


def test_a_panel_that_is_off_is_put_right(check: Hand) -> None:
    panel = Panel(check, STRETCHED)
    page = panel.four_taps()
    assert page.doing == "trying"
    panel.press("Keep")
    assert page.doing == "done"
    assert correction() == pytest.approx(STRETCHED, abs=0.01)


def test_a_panel_that_is_right_is_left_alone(check: Hand) -> None:
    page = Panel(check, NAMED[RIGHT]).four_taps()
    assert page.doing == "done"
    assert (check.app.chosen["touch"], check.app.chosen["corners"]) == (RIGHT, "checked")
    check.press("Done")
    assert check.app.root.current == "home"


def test_a_screen_turned_elsewhere_meanwhile_is_found_right_again(check: Hand) -> None:
    check.app.chosen["touch"] = "turn-180"
    check.app.look.put_on()
    panel = Panel(check, NAMED[RIGHT])
    assert panel.four_taps().doing == "trying"
    panel.press("Keep")
    assert check.app.chosen["touch"] == RIGHT


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_correction_cannot_be_kept_and_goes_by_itself(name: str, check: Hand) -> None:
    page = Panel(check, NAMED[name]).four_taps()  # somebody touched the corners in another order
    finger = Panel(check, NAMED[RIGHT])
    finger.press("Keep")
    assert page.doing != "done"
    if page.doing == "trying":  # a mirrored finger meets the other key, which is as well
        page._ends -= corners.KEEP_SECONDS
        page._tick()
    assert (page.doing, correction()) == ("asking", NAMED[RIGHT])
    assert (check.app.chosen["touch"], check.app.chosen["corners"]) == (RIGHT, "ask")
    assert finger.four_taps().doing == "done"


def test_the_time_runs_by_itself(check: Hand, clock: MovedClock) -> None:
    page = Panel(check, NAMED["mirror-x"]).four_taps()
    clock.move(corners.KEEP_SECONDS - 0.5)
    check.wait()
    assert page.doing == "trying"
    clock.move(0.5)
    until(check, lambda: page.doing != "trying")
    assert correction() == NAMED[RIGHT]
    clock.move(corners.IDLE_SECONDS - 0.5)
    check.wait()
    assert check.app.root.current == "touch-check"
    clock.move(0.5)
    until(check, lambda: check.app.root.current != "touch-check")
    assert check.app.root.current == "home", "nobody is there"


@pytest.mark.parametrize("name", NAMED)
def test_the_way_out_is_reached_whatever_is_wrong(name: str, check: Hand) -> None:
    Panel(check, NAMED[name]).press("Not now")
    assert check.app.root.current == "home"
    assert (check.app.chosen["touch"], check.app.chosen["corners"]) == (RIGHT, "later")


def test_leaving_in_the_middle_of_a_trial_puts_all_back(check: Hand) -> None:
    Panel(check, NAMED["turn-90"]).four_taps()
    check.app.root.show("home")
    check.wait()
    assert correction() == NAMED[RIGHT]


def test_taps_that_do_not_fit_together_are_asked_for_again(check: Hand) -> None:
    for _ in range(4):
        check.touch(20, 20)
    page = check.app.root.current_screen
    assert page.doing == "asking"
    assert check.app.tr("corners-unclear") in check.words()
    assert Panel(check, NAMED[RIGHT]).four_taps().doing == "done"


def test_the_doctor_leads_to_the_check_and_back(hand: Hand) -> None:
    hand.app.root.show("settings")
    hand.press("Doctor")
    hand.press("Check")
    assert hand.app.root.current == "touch-check"
    Panel(hand, NAMED[RIGHT]).four_taps()
    hand.press("Done")
    assert hand.app.root.current == "doctor"


def test_it_comes_first_where_fingers_are_and_only_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(home / "settings.toml")
    monkeypatch.setenv("SDL_VIDEODRIVER", "kmsdrm")
    monkeypatch.setattr(start, "touch_screens", list)
    assert not start.to_be_checked(settings), "a mouse"
    monkeypatch.setattr(start, "touch_screens", lambda: ["event0"])
    assert start.to_be_checked(settings)
    for answer in ("later", "checked"):
        settings["corners"] = answer
        assert not start.to_be_checked(Settings(home / "settings.toml"))
    settings["corners"] = "ask"
    monkeypatch.setenv("SDL_VIDEODRIVER", start.OFFSCREEN)
    assert not start.to_be_checked(settings), "nobody sees it"

"""Hints: what would help the camera, said in words that exist."""

from __future__ import annotations

import numpy as np
import pytest

from companion.words import words_in
from tests.vision.showing import code
from vision.cards import Laid, lay
from vision.drawn import spoil
from vision.drawn.scenes import ground
from vision.frames import Shot, cropped, grey, turned
from vision.mounting import PLAIN, Mounting, mounting_of
from vision.reading.codes import Gauge, gauge
from vision.reading.eye import Eye
from vision.reading.hints import sharpness


def hinted(frame, **more) -> str:
    """What the eye says of a frame."""
    eye = Eye(lambda _: None, budget=1, **more)
    eye.see(Shot(frame, 1))
    said = eye.latest.hint.said
    for language in ("en", "fr"):
        assert words_in(language).say(said) != said.key
    return said.key


def table(module: float = 4, written: str = "", dice: int = 1):
    """A table with one card on it."""
    frame = ground("cloth", np.random.default_rng(dice))
    corners = lay(frame, Laid(written or code("hydra"), 600, 300, 12), module)
    return frame, corners


def test_a_card_well_seen_is_called_good() -> None:
    assert hinted(table(4)[0]) == "sight-good"


def test_an_empty_table_shows_nothing() -> None:
    for kind in ("cloth", "wood"):
        assert hinted(ground(kind, np.random.default_rng(3))) == "sight-nothing"


def test_a_small_card_should_come_closer_and_a_huge_one_go_away() -> None:
    assert hinted(table(2)[0]) == "sight-closer"
    frame = ground("cloth", np.random.default_rng(1))
    lay(frame, Laid(code("hydra"), 640, 360, 0, bare=True), 19)
    assert hinted(frame) == "sight-farther"


@pytest.mark.parametrize(("module", "means"), [(2.0, "coarse"), (2.6, "middling"), (4.0, "fine")])
def test_the_pixels_of_a_module_are_counted_and_what_they_mean_is_said(module: float, means: str) -> None:
    eye = Eye(lambda _: None, budget=1)
    eye.see(Shot(table(module)[0], 1))
    said = eye.latest.fineness
    assert said.key == f"sight-modules-{means}"
    values = dict(said.values)
    assert abs(values["pixels"] + values["tenths"] / 10 - module) < 0.15
    assert words_in("fr").say(said).startswith(f"{values['pixels']},{values['tenths']} pixels")
    eye.see(Shot(ground("cloth", np.random.default_rng(3)), 2))
    assert eye.latest.fineness is None


def test_darkness_is_called_dark() -> None:
    frame, _ = table(4)
    assert hinted((frame // 8).astype(np.uint8)) == "sight-dark"


def test_what_is_out_of_focus_is_called_blurred_read_or_not() -> None:
    frame, _ = table(4)
    for radius in (4.2, 6.0):
        assert hinted(spoil.defocused(frame, radius)) == "sight-blurred"


def test_sharpness_falls_as_the_lens_goes_out_of_focus() -> None:
    frame, corners = table(4)
    found = [sharpness(spoil.defocused(frame, radius), corners) for radius in (0.5, 2, 3, 4, 6)]
    assert found == sorted(found, reverse=True)
    assert found[0] > 0.8 > 0.5 > found[-1]


@pytest.mark.parametrize(("module", "said"), [(4.0, "sight-gauge-right"), (2.0, "sight-gauge-closer")])
def test_the_test_code_tells_the_right_distance(module: float, said: str) -> None:
    frame, _ = table(module, gauge(25))
    eye = Eye(lambda _: pytest.fail("a test code is no thing"), budget=1)
    for n in range(4):
        eye.see(Shot(frame, n))
    hint = eye.latest.hint.said
    assert hint.key == said
    assert dict(hint.values)["size"] == 25
    assert dict(hint.values)["percent"] == pytest.approx(100 * module / 3, abs=6)
    assert isinstance(eye.latest.sights[0][0], Gauge)


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_camera_that_hangs_askew_is_turned(turn: int) -> None:
    frame, _ = table(4)
    eye = Eye(lambda _: None, Mounting(turn))
    eye.see(Shot(turned(frame, -turn), 1))
    assert eye.latest.frame.shape == frame.shape
    assert np.array_equal(eye.latest.frame, frame)


def test_only_the_part_of_the_picture_that_is_the_table_is_read() -> None:
    frame, _ = table(4)
    assert hinted(frame, mounting=Mounting(0, (0.6, 0.0, 1.0, 1.0))) == "sight-nothing"
    assert hinted(frame, mounting=Mounting(0, (0.1, 0.0, 0.9, 1.0))) == "sight-good"


def test_a_part_too_small_to_be_one_is_the_whole() -> None:
    frame, _ = table(4)
    assert cropped(frame, (0.5, 0.5, 0.5, 0.5)).shape == frame.shape
    assert cropped(frame, (-3, 0, 9, 0.5)).shape == (360, 1280)


@pytest.mark.parametrize(
    "picture",
    [
        None,
        "no picture",
        np.zeros((0, 0), np.uint8),
        np.zeros((720, 1280), np.float32),
        np.zeros((720, 1280, 7), np.uint8),
        np.zeros(1000, np.uint8),
        np.zeros((3, 3, 3), np.uint8),
        np.zeros((10, 100_000), np.uint8),
    ],
)
def test_what_is_no_picture_is_no_frame(picture) -> None:
    assert grey(picture) is None


@pytest.mark.parametrize("shape", [(720, 1280), (720, 1280, 1), (720, 1280, 3), (720, 1280, 4)])
def test_pictures_in_any_colours_become_grey(shape) -> None:
    assert grey(np.full(shape, 77, np.uint8)).shape == (720, 1280)
    assert np.all(grey(np.full(shape, 77, np.uint8)) == 77)


def test_the_settings_say_how_the_camera_hangs() -> None:
    assert mounting_of("90", "part 0.1 0 0.9 1") == Mounting(90, (0.1, 0.0, 0.9, 1.0))
    assert mounting_of("0", "whole") == PLAIN
    assert mounting_of("-90", "whole") == Mounting(270)
    for turn, part in (("x", ""), ("90", "1 2"), ("90", "a b c d")):
        assert mounting_of(turn, part) == PLAIN


def test_the_live_view_is_small_and_its_outlines_fit() -> None:
    frame, corners = table(4)
    eye = Eye(lambda _: None)
    eye.see(Shot(frame, 1))
    small, outlines = eye.latest.shrunk(320)
    assert small.shape == (180, 320)
    assert np.abs(outlines[0][1] * 4 - corners).max() < 5
    assert eye.latest.shrunk(5000)[0].shape == frame.shape

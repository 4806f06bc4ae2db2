"""Full screen that does not fill the display is found out at the start and by the doctor."""

from __future__ import annotations

import logging
from types import SimpleNamespace

import pytest
from kivy.core.window import Window

from companion.finding import AMBER
from tests.wording import trouble_with
from ui.app import display
from ui.checks import doctor


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window of 800×480 for which full screen was asked."""
    window = SimpleNamespace(fullscreen="auto", system_size=[800, 480])
    monkeypatch.setattr(display, "Window", window)


def test_sdl_tells_the_size_of_its_display() -> None:
    wide, high = display.display_size()
    assert wide >= Window.system_size[0]
    assert high >= Window.system_size[1]


def test_where_nobody_knows_nothing_is_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path, full: None) -> None:
    for maps in ("", "7f00-7f01 r-xp 00000000 08:01 1 /nowhere/libSDL2-2.0.so.0\n"):
        (tmp_path / "maps").write_text(maps)
        monkeypatch.setattr(display, "MAPS", tmp_path / "maps")
        assert display.display_size() is None
        assert display.misfit() is None


@pytest.mark.usefixtures("full")
@pytest.mark.parametrize(("size", "told"), [((800, 480), None), ((1920, 1080), (1920, 1080)), (None, None)])
def test_a_window_that_does_not_fill_the_display(size, told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "display_size", lambda: size)
    assert display.misfit() == told


def test_a_window_on_a_desktop_may_be_smaller() -> None:
    assert not Window.fullscreen
    assert display.misfit() is None


@pytest.mark.usefixtures("full")
def test_it_is_logged_at_the_start_and_told_by_the_doctor(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(display, "display_size", lambda: (1920, 1080))
    with caplog.at_level(logging.WARNING, "ui.app.display"):
        display.log_misfit()
    assert [record.getMessage() for record in caplog.records] == [
        "full screen was asked for, but the window is 800×480 on a display of 1920×1080"
    ]
    finding = doctor.screen()
    assert (finding.colour, finding.step.key) == (AMBER, "doctor-screen-misfit-step")
    assert dict(finding.said.values)["display"] == "1920 × 1080"
    assert trouble_with(finding.said) == ()
    assert trouble_with(finding.step) == ()

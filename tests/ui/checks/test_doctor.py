"""The doctor's page, and a report made with consent that plays itself again."""

from __future__ import annotations

import random
from pathlib import Path

import cv2
import pytest

from companion.__main__ import main
from companion.finding import AMBER, GREEN
from companion.keep.blackbox import pictures_of, replayed
from companion.keep.single_instance import alone
from companion.settings import Settings
from companion.words import words_in
from tests.ui.moves_by_touch import play_on, start_game, until
from tests.wording import trouble_with
from ui.checks import doctor
from ui.checks.finger import Hand
from ui.touch.touch_guard import guard_touches


def test_every_part_is_told_with_a_next_step_where_something_is_wrong(hand: Hand) -> None:
    hand.press(icon="settings")
    hand.press("Doctor")
    rows = hand.app.root.current_screen.ids.findings.children
    assert len(rows) == 12
    for finding in doctor.findings(hand.app.devices, doctor.watch_of(hand.app.devices), hand.app.chosen):
        assert trouble_with(finding.said) == ()
        assert (finding.step is None) == (finding.colour == GREEN)
        assert hand.app.tr(f"doctor-part-{finding.part}") in " ".join(hand.words())
    hand.press(icon="back")
    hand.press(icon="back")
    assert hand.app.root.current == "home"


def test_a_processor_that_draws_alone_is_told() -> None:
    finding = doctor.screen()
    soft = "llvmpipe" in dict(finding.said.values)["renderer"]
    assert finding.colour == (AMBER if soft else GREEN)


def test_a_missing_font_is_named(monkeypatch) -> None:
    monkeypatch.setattr("ui.handed.theme.FONTS", (Path("nowhere/Letters.ttf"),))
    assert dict(doctor.fonts().said.values) == {"names": "Letters.ttf"}


def test_touches_that_arrive_twice_are_told(home: Path) -> None:
    guard = guard_touches()
    guard.last, guard.doubles = "mtdev", 3
    try:
        finding = doctor.touch(Settings(home / "settings.toml"))
        assert finding.colour == AMBER
        assert dict(finding.said.values).items() >= {"device": "mtdev", "doubles": 3}.items()
    finally:
        guard.last, guard.doubles = "", 0


@pytest.mark.parametrize(
    ("screens", "settings", "colour", "said"),
    [
        ([], {}, GREEN, "have not been checked"),
        (["event0"], {}, AMBER, "have not been checked"),
        (["event0"], {"corners": "later"}, AMBER, "have not been checked"),
        (["event0"], {"corners": "checked"}, GREEN, "corners were right"),
        (["event0"], {"corners": "checked", "touch": "turn-90"}, GREEN, "matrix 0 -1 1 1 0 0 does"),
        ([], {"touch": "matrix 1.1 0 -0.05 0 1 0"}, GREEN, "matrix 1.1 0 -0.05 0 1 0 does"),
    ],
)
def test_what_the_touch_check_found_is_told(screens, settings, colour, said, home: Path, monkeypatch) -> None:
    monkeypatch.setattr(doctor, "touch_screens", lambda: screens)
    chosen = Settings(home / "settings.toml")
    for key, value in settings.items():
        chosen[key] = value
    finding = doctor.touch(chosen)
    assert finding.colour == colour
    assert said in words_in("en").say(finding.said)
    assert trouble_with(finding.said) == ()


def test_without_consent_nothing_is_remembered_and_no_report_is_made(hand: Hand) -> None:
    start_game(hand, "5 × 5")
    play_on(hand, random.Random(1), most=3)
    assert not hand.app.opened.blackbox._heard
    hand.app.root.show("doctor")
    hand.wait()
    assert not hand.app.root.current_screen.reportable


def test_a_report_of_a_game_by_touch_plays_itself_again(hand: Hand, home: Path, capsys) -> None:
    hand.app.choose("blackbox", "on")
    start_game(hand, "5 × 5")
    play_on(hand, random.Random(1), most=6)
    hand.press(icon="undo")
    hand.press(icon="undo")
    hand.press("No")
    hand.press(icon="undo")
    hand.press("Agreed")
    hand.press("Done")
    hand.app.root.show("doctor")
    hand.wait()
    hand.press("Make a report")
    (report,) = (home / "reports").iterdir()
    assert report.name in " ".join(hand.words())
    again = replayed(report)
    assert again.parted == ""
    assert again.inputs > 10
    assert main(["replay", str(report)]) == 0
    assert "all the same" in capsys.readouterr().out


def test_with_consent_small_pictures_of_what_the_camera_saw_are_kept(hand: Hand, tmp_path: Path) -> None:
    hand.app.choose("blackbox", "on")
    hand.app.choose("camera", "simulator")
    start_game(hand, "5 × 5")
    until(hand, lambda: hand.app.devices.camera.latest)
    hand.app._beat()
    hand.app._beat()
    app = hand.app
    path = tmp_path / "report.zip"
    app.game.report(path, {})
    assert pictures_of(path, tmp_path / "seen") >= 1
    picture = cv2.imread(str(next((tmp_path / "seen").iterdir())))
    assert picture.shape[1] == 320


def test_the_doctor_answers_in_the_terminal(home: Path, capsys) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    for part in ("Camera", "Buttons", "Screen", "Disk", "Games", "Versions"):
        assert f"  {part}: " in said


def test_beside_a_running_table_the_doctor_leaves_it_what_it_uses(home: Path, capsys) -> None:
    with alone(home):
        settings = Settings(home / "settings.toml")
        settings["camera"] = "usb 97"
        assert main(["doctor"]) == 0, "a camera that the table holds is no fault"
    said = capsys.readouterr().out
    for part in ("Camera", "Screen"):
        assert f"ok  {part}: The open table is using it" in said
    assert "Buttons" not in said, "none is chosen"
    assert "  Games: " in said

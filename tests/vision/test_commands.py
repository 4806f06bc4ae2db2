"""The commands: sheets to print, pictures to read, and a measurement."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import cv2
import numpy as np
import pytest
import segno

from tests.vision.showing import code
from vision import commands
from vision.bench import contest as bench
from vision.bench import unseen
from vision.drawn.scenes import CONDITIONS
from vision.drawn.simulator import Simulator
from vision.reading.codes import gauge


def scan(*images: Path, language: str = "en") -> int:
    return commands.scan(Namespace(images=[str(image) for image in images], language=language))


def sheets(**said: object) -> int:
    usual = {"game": "battle", "output": "", "paper": "a4", "size": 20, "tags": False, "language": "en"}
    return commands.sheets(Namespace(**usual | said))


def test_sheets_are_written(tmp_path: Path, capsys) -> None:
    assert sheets(output=str(tmp_path / "s.pdf")) == 0
    assert (tmp_path / "s.pdf").read_bytes().startswith(b"%PDF")
    assert "s.pdf: 1 × A4, 20 + 1 × 20 mm" in capsys.readouterr().out


@pytest.mark.parametrize("said", [{"size": 3}, {"paper": "a0"}])
def test_sheets_that_cannot_be_are_refused(tmp_path: Path, capsys, said) -> None:
    assert sheets(output=str(tmp_path / "s.pdf"), **said) == 2
    assert capsys.readouterr().err.startswith("companion: ")
    assert not (tmp_path / "s.pdf").exists()


def test_scanning_prints_codes_and_corners(tmp_path: Path, capsys) -> None:
    table = Simulator(pace=0)
    table.lay(code("hydra"), 300, 300)
    table.lay(gauge(25), 800, 300)
    cv2.imwrite(str(tmp_path / "t.png"), table.frame())
    assert scan(tmp_path / "t.png", language="fr") == 0
    head, hydra, test = capsys.readouterr().out.splitlines()
    assert head.endswith("t.png: 1280×720, 2 codes")
    assert "Hydre" in hydra
    corners = [[int(n) for n in spot.strip("()").split(",")] for spot in hydra.split("  ")[-1].split()]
    assert np.abs(np.array(corners) - [[258, 258], [342, 258], [342, 342], [258, 342]]).max() <= 4
    assert "Test 25" in test


def test_scanning_shows_a_foreign_code_harmless_and_short(tmp_path: Path, capsys) -> None:
    picture = np.full((600, 600), 255, np.uint8)
    rows = np.array(
        list(segno.make_qr("\x1b[31mred\x07" + "x" * 90).matrix_iter(scale=6, border=4)), np.uint8
    )
    picture[: len(rows), : len(rows)] = np.where(rows, 0, 255)
    cv2.imwrite(str(tmp_path / "t.png"), picture)
    assert scan(tmp_path / "t.png") == 0
    out = capsys.readouterr().out
    assert "foreign" in out
    assert "\x1b" not in out
    assert "x" * 50 not in out


def test_what_is_no_picture_is_named_and_the_others_are_read(tmp_path: Path, capsys) -> None:
    (tmp_path / "a.png").write_bytes(b"no picture")
    cv2.imwrite(str(tmp_path / "b.png"), Simulator(pace=0).frame())
    assert scan(tmp_path / "a.png", tmp_path / "nowhere.png", tmp_path / "b.png") == 1
    said = capsys.readouterr()
    assert said.err.count("this is no picture") == 2
    assert "b.png: 1280×720, 0 codes" in said.out


def test_the_measurement_prints_every_condition_and_every_aim(
    monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    few = tuple(one for one in CONDITIONS if one.name in ("small 2.5 px", "defocus 0.75 modules"))
    monkeypatch.setattr("vision.drawn.scenes.CONDITIONS", few)
    monkeypatch.setattr(bench, "CONDITIONS", few)
    monkeypatch.setattr(unseen, "CONDITIONS", few)
    monkeypatch.setattr(unseen, "UNSEEN", unseen.UNSEEN[:2])
    assert commands.bench(Namespace(scenes=1, codes=100, held_out=False, k=[1])) == 0
    out = capsys.readouterr().out
    for wanted in ("small 2.5 px", "defocus 0.75 modules", "pyzbar", "zxing-cpp", "OpenCV", "median", "95th"):
        assert wanted in out
    assert "percentage points" in out
    assert "false readings among 112 codes" in out
    assert "held out: 4 scenes" in out
    assert unseen.UNSEEN[0].name in out.partition("held out")[2]


def test_at_least_six_hundred_scenes_are_measured() -> None:
    assert len(CONDITIONS) * commands.SCENES >= 600
    assert len({one.name for one in CONDITIONS}) == len(CONDITIONS)


def test_no_held_out_scene_is_one_that_thresholds_were_set_by() -> None:
    assert not {one.name for one in CONDITIONS} & {one.name for one in unseen.UNSEEN}
    assert unseen.FIRST > 10 * commands.SCENES
    spoilt = {one.spoil for one in CONDITIONS}
    assert all(one.spoil not in spoilt for one in unseen.UNSEEN if one.spoil)

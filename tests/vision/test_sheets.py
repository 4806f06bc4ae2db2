"""Sheets of stickers: printed at any size and looked at through a scanner, every code reads back."""

from __future__ import annotations

import cv2
import numpy as np
import pypdfium2
import pytest

from companion.game import Game
from companion.games import GAMES
from companion.view import text
from companion.words import words_in
from tests.vision.showing import GAME
from vision.cards import MODULES, QUIET
from vision.reading.codes import catalogue, gauge
from vision.reading.decoders import zxing
from vision.sheets import BadSheet, sheets, stickers, write_sheets

MM_PER_INCH = 25.4


def rendered(pdf: bytes, dpi: int) -> list[np.ndarray]:
    """Each page of a PDF as a grey picture."""
    with pypdfium2.PdfDocument(pdf) as document:
        pages = [page.render(scale=dpi / 72, grayscale=True).to_numpy() for page in document]
    return [np.ascontiguousarray(page.reshape(page.shape[:2])) for page in pages]


def words_of(pdf: bytes) -> str:
    """All that stands on the pages."""
    with pypdfium2.PdfDocument(pdf) as document:
        return "\n".join(page.get_textpage().get_text_range() for page in document)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("dpi", [150, 300])
def test_every_sticker_of_a_game_reads_back_from_the_printed_sheet(game, dpi: int) -> None:
    _, pdf = sheets(game, size=15)
    read = [found.written for page in rendered(pdf, dpi) for found in zxing(page)]
    assert sorted(read) == sorted([*catalogue(game), gauge(15)])


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("size", [15, 20, 25, 30])
def test_every_paper_and_size_reads_back(paper: str, size: int) -> None:
    pages, pdf = sheets(GAME, paper, size)
    pictures = rendered(pdf, 150)
    assert len(pictures) == pages
    read = [found for page in pictures for found in zxing(page)]
    assert {found.written for found in read} == {*catalogue(GAME), gauge(size)}
    widths = [np.sqrt(cv2.contourArea(found.corners)) / 150 * MM_PER_INCH for found in read]
    assert np.allclose(widths, size * MODULES / (MODULES + 2 * QUIET), atol=0.5)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_name_of_each_thing_stands_under_its_code_in_the_chosen_language(language: str) -> None:
    _, pdf = sheets(GAME, language=language)
    written = words_of(pdf)
    for thing in GAME.things:
        assert words_in(language).say(text(f"battle-{thing.id}")) in written
    assert "50 mm" in written
    assert "■" not in written


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_sticker_of_every_game_bears_a_name_in_words(game: Game) -> None:
    for language in ("en", "fr"):
        names = [words_in(language).say(sticker.name) for sticker in stickers(game, 20)]
        assert not [name for name in names if "-arg-" in name or name in {thing.id for thing in game.things}]
        assert len(set(names)) == len(names), "no two stickers are told apart by their code alone"


def test_a_sticker_keeps_its_distance_from_its_neighbours_and_the_edge() -> None:
    for paper in ("a4", "letter"):
        page = rendered(sheets(GAME, paper, 30)[1], 150)[0]
        for found in zxing(page):
            assert found.corners.min() > 9 / MM_PER_INCH * 150
            assert (found.corners.max(0) < np.array(page.shape[::-1]) - 9 / MM_PER_INCH * 150).all()


def test_marks_to_cut_along_stand_at_the_corners_of_each_sticker() -> None:
    page = rendered(sheets(GAME, size=20)[1], 300)[0]
    first = next(found for found in zxing(page) if found.written == gauge(20))
    module = 20 / (MODULES + 2 * QUIET) / MM_PER_INCH * 300
    left, top = (first.corners[0] - QUIET * module).astype(int)
    beside = page[top - 3 : top + 4, left - 18 : left - 3]
    over = page[top - 18 : top - 3, left - 3 : left + 4]
    assert beside.min() < 200
    assert over.min() < 200
    assert page[top + 10 : top + 40, left - 18 : left - 3].min() == 255, "no mark beside the code itself"


def test_copies_are_numbered() -> None:
    many = next((game for game in GAMES.values() if any(thing.copies > 1 for thing in game.things)), None)
    if many is None:
        pytest.skip("no game on the shelf has a thing twice")
    names = [words_in("en").say(sticker.name) for sticker in stickers(many, 20)]
    assert any(name.endswith("1/2") or "1/" in name for name in names)
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("paper", "size"), [("a4", 14), ("a4", 31), ("a3", 20), ("", 20)])
def test_what_cannot_be_printed_is_refused(paper: str, size: int) -> None:
    with pytest.raises(BadSheet):
        sheets(GAME, paper, size)


def test_the_same_sheet_is_the_same_file(tmp_path) -> None:
    write_sheets(GAME, tmp_path / "one.pdf")
    write_sheets(GAME, tmp_path / "two.pdf")
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()

"""Sheets of tags: printed and looked at through a scanner, every tag reads back at its size."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from companion.__main__ import main
from companion.games import GAMES
from companion.games.tagged import tags_of
from companion.words import words_in
from tests.vision.test_sheets import MM_PER_INCH, rendered, words_of
from vision.board.marks import marks
from vision.sheets import BadSheet
from vision.tag_sheets import cuts, tag_sheets

DPI = 150
TAGGED = [game for game in GAMES.values() if tags_of(game.id)]


@pytest.mark.parametrize("game", TAGGED, ids=lambda game: game.id)
def test_every_tag_reads_back_from_the_printed_sheet_at_its_size(game) -> None:
    tags = tags_of(game.id)
    pages, pdf = tag_sheets(game)
    side = tags.side / MM_PER_INCH * DPI
    pictures = rendered(pdf, DPI)
    assert len(pictures) == pages
    read = [mark for page in pictures for mark in marks(page, side)]
    assert Counter(mark.tag for mark in read) == Counter(cut.tag for cut in cuts(game))
    assert np.allclose([mark.side for mark in read], side, rtol=0.04)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_tag_says_what_it_is_for_in_the_chosen_language(language: str) -> None:
    game = GAMES["battle"]
    written = words_of(tag_sheets(game, "letter", language)[1])
    for cut in cuts(game):
        assert words_in(language).say(cut.name).replace("\u202f", "\u00a0") in written
    assert "50 mm" in written


def test_figures_also_have_caps_and_discs_have_none() -> None:
    caps = {cut.tag for cut in cuts(GAMES["battle"]) if cut.cap}
    tags = tags_of("battle")
    assert tags is not None
    assert caps == {piece.tag for piece in tags.pieces if piece.kind in ("hero", "creature")}


def test_a_game_without_a_board_has_no_sheet_of_tags() -> None:
    with pytest.raises(BadSheet):
        tag_sheets(GAMES["olympe"])
    with pytest.raises(BadSheet):
        tag_sheets(GAMES["battle"], "a3")


def test_the_command_line_writes_them(tmp_path, capsys) -> None:
    path = tmp_path / "tags.pdf"
    assert main(["sheets", "above", "--tags", "-o", str(path)]) == 0
    assert path.read_bytes().startswith(b"%PDF")
    assert "44 tags" in capsys.readouterr().out
    assert main(["sheets", "olympe", "--tags", "-o", str(path)]) == 2

"""Names come in every script: what our fonts lack another draws, and no box is ever shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.core.text import Label as CoreLabel

from ui.handed import faces
from ui.handed.faces import DOT, letters_in, runs
from ui.handed.theme import FONTS, GREEK, TEXT, TITLE, face_of_title, register_fonts
from ui.parts.common.badge import letters_of

TEXT_FILE, BOLD, TITLE_FILE = (str(FONTS[n]) for n in (0, 1, 2))


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A system without any font."""
    monkeypatch.setattr(faces, "lender", lambda letter: "")
    runs.cache_clear()
    yield
    runs.cache_clear()


def test_a_title_is_in_a_face_that_has_all_its_letters() -> None:
    assert face_of_title("The Heavens of Olympus") == TITLE
    assert face_of_title("Ὄλυμπος") == face_of_title("Οι Ουρανοί") == GREEK
    assert face_of_title("Сумерки") == face_of_title("Zeus Ж") == TEXT
    assert {*map(ord, "αβγΩΔΘάέ")} <= letters_in(str(FONTS[4]))


def test_the_text_face_has_greek_and_cyrillic_and_the_title_face_has_not() -> None:
    assert {*map(ord, "αΩЖяßğ→…’")} <= letters_in(TEXT_FILE)
    assert ord("α") not in letters_in(TITLE_FILE)


def test_a_title_borrows_greek_letters_from_the_text(bare: None) -> None:
    assert runs("to α2", TITLE_FILE, (BOLD,)) == (
        (TITLE_FILE, "to ", False),
        (BOLD, "α", False),
        (TITLE_FILE, "2", False),
    )


def test_what_nobody_can_draw_is_a_dot_and_never_a_box(bare: None) -> None:
    assert runs("李 wins", TEXT_FILE) == ((TEXT_FILE, f"{DOT} wins", False),)
    assert letters_of({"p1": "李小龙", "p2": "Ana"}) == {"p1": "1", "p2": "A"}


def test_a_font_of_the_system_lends_what_it_has_and_runs_to_the_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(faces, "lender", lambda letter: "hebrew.ttf" if "\u0590" < letter < "\u0600" else "")
    monkeypatch.setattr(faces, "letters_in", lambda path: letters_in(path) or frozenset({32}))
    runs.cache_clear()
    words = "דוד כהן"
    assert runs(f"{words} wins", TEXT_FILE) == (("hebrew.ttf", words, True), (TEXT_FILE, " wins", False))
    runs.cache_clear()


def test_a_file_that_is_no_font_lends_nothing(tmp_path: Path) -> None:
    for n, junk in enumerate((b"", b"\0\1\0\0\0\xff", b"ttcf" + b"\xff" * 60, FONTS[0].read_bytes()[:300])):
        path = tmp_path / f"{n}.ttf"
        path.write_bytes(junk)
        assert letters_in(str(path)) == frozenset()


def test_a_label_measures_and_draws_the_borrowed_letters() -> None:
    register_fonts()
    label = CoreLabel(text="α2", font_name=TITLE, font_size=30)
    label.refresh()
    plain = CoreLabel(text="2", font_name=TITLE, font_size=30)
    plain.refresh()
    assert label.texture.width > plain.texture.width

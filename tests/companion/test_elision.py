"""French sentences whose little words give way to names that begin with a vowel."""

from __future__ import annotations

import pytest

from companion.view import text
from companion.words import words_in


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ana", "la place d’Ana"),
        ("Émile", "la place d’Émile"),
        ("Hélène", "la place d’Hélène"),
        ("Yves", "la place d’Yves"),
        ("Ben", "la place de Ben"),
        ("Yann", "la place de Yann"),
        ("Harry", "la place de Harry"),
        ("I", "la place de I"),
    ],
)
def test_de_gives_way_to_a_name_that_begins_with_a_vowel(name: str, said: str) -> None:
    assert words_in("fr").say(text("place-of", seat="p1"), {"p1": name}) == said


def test_a_colour_that_begins_with_a_vowel_is_followed_with_the_right_article() -> None:
    orange, blue = (
        text("olympe-refuse-follow", seat="p1", card="10", asked=text(f"olympe-{c}"))
        for c in ("orange", "blue")
    )
    assert words_in("fr").say(orange, {"p1": "Ben"}).endswith("doit fournir de l’orange.")
    assert words_in("fr").say(blue, {"p1": "Ben"}).endswith("doit fournir du bleu.")


def test_english_is_left_as_it_is() -> None:
    assert words_in("en").say(text("place-of", seat="p1"), {"p1": "Ana"}) == "Ana’s place"

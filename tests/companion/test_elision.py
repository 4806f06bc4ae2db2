"""French sentences whose little words give way to names that begin with a vowel."""

from __future__ import annotations

import re

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


WITH_A_CARD = (
    *("note-taken", "note-destroyed", "note-hero", "prompt-ruffed", "prompt-rise"),
    *("refuse-known", "refuse-laid", "refuse-hidden", "refuse-other-pile", "refuse-hand-empty"),
    *("refuse-not-in-play", "refuse-follow", "refuse-rise", "refuse-rise-monster", "refuse-or-ruff"),
    *("refuse-ruff", "refuse-ruff-monster", "refuse-over-ruff"),
)


@pytest.mark.parametrize("key", WITH_A_CARD)
def test_a_card_of_olympe_has_its_article_in_every_sentence(key: str) -> None:
    orange = text("olympe-orange")
    monster = text("olympe-card-monster", colour=orange)
    said = text(f"olympe-{key}", seat="p1", card=monster, asked=orange, trump=orange, count=3)
    french = words_in("fr").say(said, {"p1": "Ben"})
    assert re.search(r"\b([Ll]e|du) Monstre orange", french), french
    assert not re.search(r"\b(du|le) orange", french), french
    if not key.startswith("prompt"):
        assert re.search(r"[Tt]he orange Monster", words_in("en").say(said, {"p1": "Ben"}))


def test_english_is_left_as_it_is() -> None:
    assert words_in("en").say(text("place-of", seat="p1"), {"p1": "Ana"}) == "Ana’s place"

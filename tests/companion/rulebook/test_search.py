"""Finding a rule: words, beginnings, slips of the finger, synonyms, accents, both languages."""

from __future__ import annotations

import pytest

from companion.rulebook.search import search
from companion.rulebook.speech import plain


@pytest.mark.parametrize(
    ("query", "anchor"),
    [
        ("repetition", "repetition"),
        ("repet", "repetition"),
        ("repetion", "repetition"),
        ("can I jump over a figure", "movement"),
        ("atout red counter", "frozen"),
        ("qui commence", "first-move"),
        ("tournament points", "tournament"),
        ("land on a token", "landing"),
    ],
)
def test_a_question_finds_its_section_among_the_first_three(query: str, anchor: str) -> None:
    assert anchor in [found.section.anchor for found in search(query, "battle", "en")[:3]]


def test_accents_do_not_matter() -> None:
    assert plain("Égalité") == "egalite"
    with_accents = [found.section.anchor for found in search("répétition", "battle", "fr")]
    assert with_accents == [found.section.anchor for found in search("repetition", "battle", "fr")]


def test_an_answer_is_in_the_readers_language() -> None:
    assert (
        search("repetition", "battle", "fr")[0].section.title
        != search("repetition", "battle", "en")[0].section.title
    )


@pytest.mark.parametrize(
    "query", ["", "   ", '"', "* OR", "NEAR(", "a" * 5000, "' ; --", "\x00", "(((", "zzzzqqqq"]
)
def test_no_query_breaks_the_search(query: str) -> None:
    assert isinstance(search(query, "battle", "en"), list)


@pytest.mark.parametrize("now", ["forge", "torch", "competition"])
def test_asked_from_a_game_the_rule_of_the_present_phase_comes_first(now: str) -> None:
    assert search("what does it cost", "heavens", "en", now)[0].section.anchor == now


def test_a_plain_question_about_another_rule_is_not_answered_by_the_present_phase() -> None:
    assert search("red counter", "battle", "en", "movement")[0].section.anchor == "frozen"
    assert search("best constellation", "heavens", "en", "torch")[0].section.anchor == "best-constellation"

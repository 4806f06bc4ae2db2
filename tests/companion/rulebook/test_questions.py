"""The right rule is found: first for most questions, and nearly always among the first three."""

from __future__ import annotations

import pytest

from companion.bench.search import NOT_TOLD, lists, place, shares
from companion.rulebook.sections import rules_of
from companion.rulebook.speech import words
from tests.companion.rulebook.test_told import LINES

ASKED = lists()


def test_there_are_many_questions_about_every_game_in_both_languages() -> None:
    asked = [question for found in ASKED.values() for question in found]
    assert len(asked) >= 400
    assert len({(question.game, question.typed) for question in asked}) > 0.97 * len(asked)
    for game in LINES:
        for language in ("en", "fr"):
            assert sum(question.game == game and question.language == language for question in asked) >= 30


def test_some_questions_are_kept_apart_half_of_them_french() -> None:
    apart = [question for name in NOT_TOLD for question in ASKED[name]]
    assert len({(question.game, question.typed) for question in apart}) >= 60
    assert 0.45 < sum(question.language == "fr" for question in apart) / len(apart) < 0.55


@pytest.mark.parametrize("name", NOT_TOLD)
def test_no_question_kept_apart_stands_among_the_words_a_rule_is_searched_by(name: str) -> None:
    for question in ASKED[name]:
        for rule in rules_of(question.game, question.language):
            assert _said(question.typed) not in map(_said, rule.also), question


def _said(phrase: str) -> list[str]:
    return [word.plain for word in words(phrase)]


@pytest.mark.parametrize("name", ASKED)
def test_every_question_has_a_section_to_find(name: str) -> None:
    for question in ASKED[name]:
        assert set(question.anchors) <= {found.anchor for found in rules_of(question.game, "en")}, question


@pytest.mark.parametrize("name", [name for name in ASKED if name not in NOT_TOLD])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_right_section_is_first_or_near_it(name: str, language: str) -> None:
    first, three = shares([place(question) for question in ASKED[name] if question.language == language])
    assert first >= 0.85
    assert three >= 0.97

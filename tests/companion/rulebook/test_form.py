"""How a rule is written: the answer first, its picture beside it, then what is open, and never too long."""

from __future__ import annotations

import pytest

from companion.games import GAMES
from companion.rulebook.sections import LINK, QUESTIONS, Drawing, Section, asked, rules_of

OPEN = ("House ruling", "Règle maison", "The rulebook", "Le livret", "The English", "Le texte")
GENERAL = ("summary", *QUESTIONS, "glossary")  # they stand before the groups of the index
MOST_WORDS = 280  # about two screens of 800×480
ALL = [
    pytest.param(game, language, section, id=f"{game}-{language}-{section.anchor}")
    for game in GAMES
    for language in ("en", "fr")
    for section in rules_of(game, language)
]


@pytest.mark.parametrize(("game", "language", "section"), ALL)
def test_a_rule_answers_first_and_is_never_longer_than_two_screens(
    game: str, language: str, section: Section
) -> None:
    first = section.parts[0]
    assert isinstance(first, str)
    assert not first.startswith(OPEN), "what the rulebook leaves open comes after the answer"
    if len(section.parts) > 1:
        assert isinstance(section.parts[1], Drawing)
        assert "\n\n" not in first, "the picture stands beside the answer"
    assert len(section.body.split()) <= MOST_WORDS
    assert bool(section.group.id) != (section.anchor in GENERAL), "every rule stands in a group of the index"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_rules_name_only_rules_that_are_there_and_questions_lead_to_them(game: str, language: str) -> None:
    sections = rules_of(game, language)
    anchors = {section.anchor for section in sections}
    for section in sections:
        named = {
            link["anchor"] for part in section.parts if isinstance(part, str) for link in LINK.finditer(part)
        }
        assert named | {*section.see} <= anchors, section.anchor
        assert section.anchor not in section.see
    led = sorted(asked(game, language))
    assert len(led) >= 4, (
        f"the questions of {game} in {language} lead to {', '.join(led) or 'no rule'} only: ask so that they"
        " lead to four different rules, each as “- **Question?** Answer. [Title](#anchor)”"
    )
    assert {*led} <= anchors

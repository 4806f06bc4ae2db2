"""What can be chosen before a game is explained in its rules, by the name it has on the set-up screen."""

from __future__ import annotations

import re

import pytest

from companion.game import Option
from companion.games import GAMES
from companion.rulebook.sections import Section, rules_of
from companion.view import text
from companion.words import Words
from tests.wording import LANGUAGES

OPTIONS = [(game.id, option) for game in GAMES.values() for option in game.options]
IDS = [f"{game}-{option.id}" for game, option in OPTIONS]


def names(section: Section, name: str) -> bool:
    """Whether a section is called after an option, or names it in quotes: “Board”, “Power: open”."""
    quoted = re.compile(rf"[“«]\s*{re.escape(name)}\s*[:”»]", re.IGNORECASE)
    return section.title.casefold() == name.casefold() or quoted.search(section.body) is not None


def explained(game: str, option: str, language: str) -> set[str]:
    """The anchors of the sections that explain an option."""
    name = Words(language).say(text(f"{game}-option-{option}"))
    return {section.anchor for section in rules_of(game, language) if names(section, name)}


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=IDS)
def test_every_option_is_explained_in_the_same_section_of_the_rules_in_every_language(
    game: str, option: Option
) -> None:
    found = {language: explained(game, option.id, language) for language in LANGUAGES}
    where = "; ".join(f"{language}: {', '.join(sorted(found[language])) or 'nowhere'}" for language in found)
    assert set.intersection(*found.values()), (
        f"say in one section of companion/games/{game}/rules, the same in every language, what “{option.id}”"
        f" changes: as its title, or with the option’s name in quotes (now {where})"
    )


def test_a_word_of_the_rules_is_not_yet_an_option_explained() -> None:
    section = Section("power", "Power and torches", ("Everyone sees the Power of all.",))
    assert not names(section, "Power")
    assert names(Section("power", "Power", ("…",)), "Power")
    assert names(Section("power", "Gifts", ("With “Power: open” everyone sees all.",)), "Power")
    assert names(Section("power", "Dons", ("Avec «\u00a0Pouvoir\u00a0», tout se voit.",)), "Pouvoir")

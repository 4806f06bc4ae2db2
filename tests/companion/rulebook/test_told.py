"""Nothing of a rulebook is left out: each line of it, and each ruling on what it leaves open, is told."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.rulebook.sections import rules_of
from companion.view import text
from companion.words import words_in
from tests.wording import LANGUAGES

HERE = Path(__file__).parent
# How many lines each printed rulebook has as text; the text itself is its author's and not here.
LINES = {"above": 517, "battle": 70, "heavens": 312, "olympe": 511, "olympia": 366}
RULINGS = {"above": "A50", "battle": "B18", "heavens": "H35", "olympe": "O49", "olympia": "P36"}  # the last
_PASSAGE = re.compile(r"(\d+)(?:-(\d+))? +(?:- +\S.*|[a-z].*)")

every_game = pytest.mark.parametrize("game", LINES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def passages(game: str) -> list[tuple[int, int, list[str]]]:
    """First line, last line and the anchors that tell a passage; none for what states no rule."""
    anchors = {found.anchor for found in rules_of(game, "en")}
    found = []
    for line in (HERE / "passages" / f"{game}.txt").read_text(encoding="utf-8").splitlines():
        read = _PASSAGE.fullmatch(line)
        assert read, line
        first = int(read[1])
        words = line.split()[1:]
        named = [] if words[0] == "-" else [words[0], *(word for word in words[1:] if word in anchors)]
        found.append((first, int(read[2] or first), named))
    return found


def rulings() -> list[list[str]]:
    """Game, ruling, anchor, and the option that changes it if there is one."""
    lines = (HERE / "rulings.txt").read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if not line.startswith("#")]


@every_game
def test_every_line_of_the_rulebook_is_in_one_passage(game: str) -> None:
    found = passages(game)
    assert found[0][0] == 1
    assert found[-1][1] == LINES[game]
    assert all(first <= last for first, last, _ in found)
    assert [one[1] + 1 for one, _ in pairwise(found)] == [other[0] for _, other in pairwise(found)]


@every_game
@every_language
def test_every_passage_that_states_a_rule_has_its_section(game: str, language: str) -> None:
    there = {found.anchor for found in rules_of(game, language)}
    assert [(first, named) for first, _, named in passages(game) if not set(named) <= there] == []


@every_game
def test_most_of_a_rulebook_states_rules(game: str) -> None:
    found = passages(game)
    told = sum(last - first + 1 for first, last, named in found if named)
    assert told > 0.6 * LINES[game]


@every_game
@every_language
def test_every_ruling_has_its_section(game: str, language: str) -> None:
    letter, last = RULINGS[game][0], int(RULINGS[game][1:])
    mine = [ruling for ruling in rulings() if ruling[0] == game]
    assert {ruling[1] for ruling in mine} == {f"{letter}{n}" for n in range(1, last + 1)}
    there = {found.anchor for found in rules_of(game, language)}
    assert [ruling for ruling in mine if ruling[2] not in there] == []


@every_language
def test_a_ruling_names_the_option_that_changes_it(language: str) -> None:
    for game, _, anchor, *options in rulings():
        body = next(found.body for found in rules_of(game, language) if found.anchor == anchor)
        for option in options:
            assert words_in(language).say(text(f"{game}-option-{option}")) in body, (game, anchor, option)


@every_game
@every_language
def test_every_option_is_named_by_some_section(game: str, language: str) -> None:
    written = "\n".join(found.body for found in rules_of(game, language))
    words = words_in(language)
    missing = [
        option.id
        for option in GAMES[game].options
        if words.say(text(f"{game}-option-{option.id}")) not in written
    ]
    assert missing == []


@every_game
@every_language
def test_every_game_has_a_summary_a_set_up_page_a_glossary_and_examples(game: str, language: str) -> None:
    found = {rule.anchor: rule.body for rule in rules_of(game, language)}
    assert len(found["summary"].split()) > 100
    assert {"preparation", "glossary", "aim", "material", "corrections"} <= set(found)
    example = {"en": "Example", "fr": "Exemple"}[language]
    assert sum(example in body for body in found.values()) >= 3
    assert len(re.findall(r"^- ", found["glossary"], re.MULTILINE)) >= 6

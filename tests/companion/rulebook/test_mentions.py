"""Holding a finger on something: every rule that names it, its own first."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from companion.games import GAMES
from companion.play.match import Match
from companion.play.setting_up import ready
from companion.rulebook.mentions import called, patterns, rules_naming
from companion.rulebook.sections import rules_of
from companion.words import words_in
from tests.companion.rulebook.test_told import LINES
from tests.wording import LANGUAGES

SUMMARY = "summary"


def anchors(game: str, thing: str, language: str = "en") -> list[str]:
    """The rules shown for a thing."""
    return [found.anchor for found in rules_naming(game, thing, language)]


def things(game: str) -> set[str]:
    """Every space, piece and card of a game in its first position and in its box."""
    seats = 4 if 4 in GAMES[game].seats else GAMES[game].seats[0]
    view = ready(Match(game, tuple("ABCD"[:seats])), "1").position.view()
    found = {space.id for space in view.spaces} | {token.id for token in view.tokens}
    found |= {card.id for row in view.rows for card in row.cards}
    return found | {thing.id for thing in GAMES[game].things}


@pytest.mark.parametrize("game", LINES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_rule_of_its_own(game: str, language: str) -> None:
    for thing in things(game):
        found = anchors(game, thing, language)
        assert found, thing
        assert found[0] != SUMMARY, thing
        assert len(found) == len(set(found))


@pytest.mark.parametrize("game", LINES)
def test_every_pattern_leads_to_sections_that_exist(game: str) -> None:
    there = {found.anchor for found in rules_of(game, "en")}
    assert patterns(game)
    for pattern, named in patterns(game).items():
        assert set(named) <= there, pattern


@pytest.mark.parametrize(
    ("game", "thing", "first"),
    [
        ("above", "thunder-θ2", "thunder"),
        ("above", "zeus-1", "zeus"),
        ("above", "summit", "victory"),
        ("heavens", "torch", "torch"),
        ("olympe", "athena-monster", "monster"),
        ("olympe", "hermes-iv", "hero"),
        ("olympe", "trump", "trump"),
        ("olympia", "minotaur", "minotaur"),
        ("olympia", "deck:owl", "gods"),
        ("battle", "white-b2", "claiming"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_about_a_thing_comes_first(game: str, thing: str, first: str, language: str) -> None:
    assert anchors(game, thing, language)[0] == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_that_names_a_thing_is_there(language: str) -> None:
    for deity in ("zeus", "hera", "ares", "athena", "hades", "demeter", "poseidon", "aphrodite"):
        word = called("above", deity)
        assert word is not None
        name = words_in(language).say(word)
        naming = {rule.anchor for rule in rules_of("above", language) if name in f"{rule.title} {rule.body}"}
        assert naming <= set(anchors("above", f"{deity}-1", language)), deity


def test_a_figure_is_found_by_its_name_beside_what_all_figures_do() -> None:
    assert set(anchors("battle", "perseus")) >= {"movement", "house"}


def test_a_card_nobody_may_see_tells_nothing_of_itself() -> None:
    assert anchors("olympe", "below-p1-1")[0] == "comptoir"
    assert not any(fnmatchcase("below-p1-1", pattern) for pattern in ("*-monster", "*-iv", "*-[ivx]*"))

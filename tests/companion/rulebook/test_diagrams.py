"""Pictures in the rules: each is a position that can be, and each text shows the same ones."""

from __future__ import annotations

import pytest

from companion.games import GAMES
from companion.rulebook.diagrams import names, picture
from companion.rulebook.sections import Drawing, rules_of
from tests.companion.rulebook.test_told import LINES
from tests.wording import LANGUAGES

every_game = pytest.mark.parametrize("game", [game for game in GAMES if names(game)])


def shown(game: str, language: str) -> list[tuple[str, str]]:
    """Where each picture of a text stands."""
    return [
        (rule.anchor, part.name)
        for rule in rules_of(game, language)
        for part in rule.parts
        if isinstance(part, Drawing)
    ]


@every_game
def test_every_language_shows_every_picture_at_the_same_place(game: str) -> None:
    for language in LANGUAGES:
        assert shown(game, language) == shown(game, "en")
    assert sorted(name for _, name in shown(game, "en")) == sorted(names(game))


@every_game
def test_the_set_up_page_and_some_examples_have_pictures(game: str) -> None:
    found = shown(game, "en")
    assert "preparation" in {anchor for anchor, _ in found}
    assert len(found) >= 4


def test_every_game_with_a_printed_rulebook_has_pictures() -> None:
    assert {game for game in GAMES if names(game)} >= set(LINES)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in names(game)])
def test_a_picture_is_played_by_its_lines(game: str, name: str) -> None:
    found = picture(game, name)
    assert found.view.spaces
    places = {space.id for space in found.view.spaces}
    assert all(token.space in places for token in found.view.tokens if token.space)
    assert set(found.picks) <= {token.id for token in found.view.tokens}


def test_what_the_text_says_of_a_picture_is_so() -> None:
    assert picture("battle", "slide").glow == {"c1", "c3", "c4"}
    lies = {token.space: token.kind for token in picture("battle", "last").view.tokens}
    assert [lies.get(space) for space in ("a3", "b3", "c3", "d3")] == ["white", "white", "black", "black"]
    claimed = [token.kind for token in picture("battle", "claimed").view.tokens]
    assert (claimed.count("white"), claimed.count("black")) == (4, 1)
    assert picture("above", "thunder").glow == {"ν2", "ξ3", "ο2"}
    assert "κ4" in picture("above", "gate").glow


def test_a_picture_stands_between_paragraphs_and_is_told_in_the_terminal_by_its_caption() -> None:
    movement = next(rule for rule in rules_of("battle", "en") if rule.anchor == "movement")
    assert [type(part).__name__ for part in movement.parts] == ["str", "Drawing", "str"]
    assert "Where the hero on c2 may go." in movement.body
    assert "![" not in movement.body
    assert "<!--" not in movement.body

"""Rules to read: the same anchors in every language, and every anchor the code names is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.rulebook.sections import rules_of, section
from tests.wording import LANGUAGES, ROOT

every_game = pytest.mark.parametrize("game", GAMES)
_NAMED = re.compile(r"\(#([a-z0-9-]+)\)")


def anchors(game: str, language: str) -> list[str]:
    """The anchors of a game's rules in order."""
    return [found.anchor for found in rules_of(game, language)]


def anchors_in_code(folder: Path) -> dict[str, str]:
    """Every anchor that docstrings, comments and refusals of a game's code name, and where."""
    found = {}
    for path in sorted(folder.glob("*.py")):
        written = path.read_text(encoding="utf-8")
        found |= dict.fromkeys(_NAMED.findall(written), path.name)
        for node in ast.walk(ast.parse(written)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Refusal", "_no")
            ):
                rule = node.args[0]
                if isinstance(rule, ast.Constant):
                    found[str(rule.value)] = f"{path.name}:{node.lineno}"
    return found


@every_game
def test_every_language_has_the_same_rules_in_the_same_order(game: str) -> None:
    for language in LANGUAGES:
        assert (ROOT / "companion/games" / game / "rules" / f"{language}.md").exists()
        assert anchors(game, language) == anchors(game, "en")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_own_anchor_a_title_and_something_to_read(game: str, language: str) -> None:
    found = rules_of(game, language)
    assert found
    assert len({rule.anchor for rule in found}) == len(found)
    for rule in found:
        assert rule.title.strip()
        assert len(rule.body) > 20, rule.anchor


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_of_the_rules_lacks_its_anchor(game: str, language: str) -> None:
    written = (ROOT / "companion/games" / game / "rules" / f"{language}.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^##\s", written, re.MULTILINE)) == len(anchors(game, language))


@every_game
def test_every_anchor_the_code_names_is_in_the_rules(game: str) -> None:
    named = anchors_in_code(ROOT / "companion/games" / game)
    assert named, "no rule and no refusal names its paragraph"
    assert {anchor: where for anchor, where in named.items() if anchor not in anchors(game, "en")} == {}


def test_anchors_are_found_in_docstrings_and_in_refusals(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        '"""Take stones (#taking)."""\nrefused = _no("turn", "whose")\n', "utf-8"
    )
    assert anchors_in_code(tmp_path) == {"taking": "rules.py", "turn": "rules.py:2"}


def test_a_rule_is_opened_by_its_anchor_and_an_unknown_one_opens_the_first() -> None:
    assert section("battle", "en", "movement").title == "Moving a figure"
    assert section("battle", "fr", "movement").anchor == "movement"
    assert section("battle", "en", "nowhere") == rules_of("battle", "en")[0]
    assert rules_of("battle", "xx") == rules_of("battle", "en")

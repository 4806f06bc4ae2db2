"""No rule is longer than two screens of the smallest display, as the screen itself lays it out."""

from __future__ import annotations

import os

import pytest

from companion.games import GAMES
from companion.rulebook.sections import Drawing, Section, rules_of, unmarked
from ui.checks.finger import Hand
from ui.handed.theme import TEXT
from ui.parts.common.letters import room_for

SCREENS = 2
LONG = os.environ.get("PANTHEON_LONG") == "1"  # lay out every section, not only those that could be too long
WIDE, HIGH = 500, 290  # a little less than the paper has
LINE, PICTURE, KEYS = 1.05, 330, 62  # lines stand apart; a picture with its words; a row of keys


def at_most(section: Section) -> float:
    """So high a section is at the most, by its words alone."""
    texts = [unmarked(part) for part in section.parts if isinstance(part, str)]
    lines = sum(room_for(said, TEXT, True, 20, WIDE)[0] for said in texts) * LINE
    pictures = sum(PICTURE for part in section.parts if isinstance(part, Drawing))
    return lines + pictures + KEYS * -(-len(section.see) // 2)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_longer_than_two_screens(hand: Hand, game: str, language: str) -> None:
    hand.app.choose("language", language)
    hand.app.root.rules("summary", game)
    hand.wait()
    screen = hand.app.root.current_screen
    long = [rule for rule in rules_of(game, language) if LONG or at_most(rule) > SCREENS * HIGH]
    assert screen.ids.leaf.ids.page.height > HIGH
    for rule in long:
        screen.read(rule)
        hand.wait()
        assert screen.ids.leaf.ids.parts.height <= SCREENS * screen.ids.leaf.ids.page.height, rule.anchor

"""What a lesson says is read whole on the smallest screen and is spoken; the way to it bears its name."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.lessons import script_of
from companion.rulebook.lesson import lesson_match, next_move, place
from tests.ui.devices.test_sounds import spoken
from tests.ui.screens.test_lessons import TAUGHT, follow, learn, now_at
from ui.checks.finger import Hand
from ui.parts.board.rows import CardFace
from ui.screens.shelf.reading import Asked

__all__ = ["spoken"]
NAMES = {"en": "Player", "fr": "Joueur"}


def steps(hand: Hand, game: str, language: str) -> Iterator[str]:
    """Every step of a lesson on the real table, without fingers; the name of each as it is on the screen."""
    hand.app.choose("language", language)
    script = script_of(game)
    assert script is not None
    names = [f"{NAMES[language]} {n + 1}" for n in range(script.players)]
    hand.app.root.begin(lesson_match(script, names, {}), lesson=script.name)
    if hand.app.root.current != "table":
        hand.app.root.sit_down()
    session = hand.app.table.session
    while (here := place(session)) and (move := next_move(session, here)):
        hand.app.root.current_screen.refresh()
        hand.wait(5)  # until what is meant was brought into sight
        if here.step is not None:
            yield here.step.id
        session.do(str(move))
    hand.app.root.current_screen.refresh()
    hand.wait(5)
    yield "good-bye"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", TAUGHT)
def test_the_words_of_every_step_are_read_whole(hand: Hand, game: str, language: str) -> None:
    for step in steps(hand, game, language):
        page = hand.app.root.current_screen
        bar = page.ids.prompt
        assert bar.whole == page.prompt, step
        assert bar.ids.whole.needed <= bar.ids.room.height, f"{step}: {page.prompt}"
        meant = [face for face in page.ids.rows.walk() if isinstance(face, CardFace) and face.pointed]
        if len(meant) == 1:
            hands, face = page.ids.hands, meant[0]
            low, high = (hands.to_window(0, edge)[1] for edge in (hands.y, hands.top))
            assert low <= face.to_window(*face.center)[1] <= high, f"{step}: what is meant is in sight"


@pytest.mark.parametrize("game", TAUGHT)
def test_the_way_to_a_first_game_bears_its_name(hand: Hand, game: str) -> None:
    for language, named in (("en", "Learn"), ("fr", "Apprendre")):
        hand.app.choose("language", language)
        hand.app.root.new_game(game)
        hand.wait()
        hand.press(named)
        assert hand.app.root.current_screen.script is not None


def test_where_voice_is_on_a_lesson_is_spoken_step_by_step(hand: Hand, spoken: Path) -> None:
    hand.app.choose("voice", "on")
    with os.fdopen(os.open(spoken, os.O_RDWR), buffering=1) as heard:
        learn(hand, "battle")
        assert "nine white tokens" in heard.readline(), "what to lay out is spoken too"
        for _ in range(2):
            prompt = hand.app.root.current_screen.prompt
            assert now_at(hand).step is not None
            assert heard.readline().endswith(f"-- {prompt}\n")
            follow(hand, now_at(hand))
    hand.app.root.current_screen.sounds.hush()


@pytest.mark.parametrize(
    ("game", "language", "keys"),
    [("olympe", "en", "Rules Search T r u"), ("heavens", "fr", "Règles Chercher T o")],
)
def test_a_rule_is_looked_up_from_home_by_touch_alone(
    hand: Hand, game: str, language: str, keys: str
) -> None:
    hand.app.choose("language", language)
    hand.app.root.show("home")
    hand.wait()
    for key in (hand.app.tr(game), *keys.split()):
        hand.press(key)
    best = next(shown for shown in hand.shown() if isinstance(shown, Asked) and shown.best)
    hand.touch(*best.to_window(*best.center))
    assert hand.app.root.current == "rules"
    assert hand.app.root.current_screen.ids.leaf.title == best.title

"""A second on a clock's face draws that face alone, and what is seen is what a whole frame would show."""

from __future__ import annotations

from itertools import pairwise

import pytest
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

from companion.play.clock import ClockMode
from companion.play.match import Match
from ui.checks.finger import Hand

MATCH = Match("battle", ("Ana", "Ben"), clock=ClockMode.parse("turn 60"))
SECOND = 40  # frames are more than a second


def picture() -> bytes:
    """What has been drawn."""
    return bytes(glReadPixels(0, 0, *map(int, Window.system_size), GL_RGB, GL_UNSIGNED_BYTE))


@pytest.mark.usefixtures("seen")
@pytest.mark.parametrize("screen", ["table", "clocks"])
def test_a_second_draws_no_whole_frame_and_shows_what_one_would(hand: Hand, screen: str) -> None:
    hand.app.root.begin(MATCH)
    hand.app.root.sit_down()
    hand.app.root.show(screen)
    hand.wait(2 * SECOND)
    whole: list[int] = []
    shown: list[bytes] = []
    drawn = {"on_draw": lambda *_: whole.append(1), "on_flip": lambda *_: shown.append(picture())}
    Window.bind(**drawn)
    for _ in range(9):
        hand.wait(SECOND)
        if len(shown) >= 3:
            break
    Window.unbind(**drawn)
    assert not whole
    assert len(shown) >= 3
    assert all(before != after for before, after in pairwise(shown)), "every frame shows another second"
    Window.dispatch("on_draw")
    assert shown[-1] == picture()


@pytest.mark.usefixtures("seen")
def test_whatever_else_changes_brings_a_whole_frame(hand: Hand) -> None:
    hand.app.root.begin(MATCH)
    hand.app.root.sit_down()
    hand.wait(2 * SECOND)
    hand.app.root.current_screen.prompt = "something else"
    hand.wait(SECOND)
    seen = picture()
    Window.dispatch("on_draw")
    assert seen == picture()

"""Memory is level: whoever comes to a screen for the third time finds no more kept than after the second."""

from __future__ import annotations

from kivy.lang import builder
from kivy.uix import widget

from ui.app.memory import sweep
from ui.checks.finger import Hand
from ui.handed.ways import ScreenName
from ui.screens import LATELY, STAY

ROUND: tuple[ScreenName, ...] = ("buttons", "touch-check", "players", "games", "settings", "sheets", "home")


def kept(hand: Hand) -> tuple[int, int, set[str]]:
    """How many widgets there are, how many of them follow rules, and the screens."""
    for name in ROUND:
        hand.app.root.show(name)
        hand.wait(1)
    sweep()
    return len(widget._widget_destructors), len(builder._handlers), set(hand.app.root.screen_names)


def test_screens_seen_again_leave_nothing_more_behind(hand: Hand) -> None:
    first, again = kept(hand), kept(hand)
    assert again == first
    assert len(first[2] - {*STAY}) == LATELY < len(ROUND) - 1, "where nobody has been for longest is let go"

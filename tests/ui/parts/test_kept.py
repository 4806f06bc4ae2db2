"""The table screen keeps its parts: showing the same again makes nothing, and another game shows its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from kivy.core.text import LabelBase
from kivy.uix.widget import Widget

from companion.games import GAMES
from companion.play.clock import ClockMode
from companion.play.match import Match
from ui.checks.finger import Hand


def sit_down(hand: Hand, game: str, clock: str = "off", player: str = "Player") -> None:
    """A new game at the table, at rest."""
    players = tuple(f"{player} {n + 1}" for n in range(GAMES[game].seats[0]))
    hand.app.root.begin(Match(game, players, clock=ClockMode.parse(clock)))
    hand.app.root.sit_down()
    hand.wait(6)


@contextmanager
def counted(kind: type, method: str) -> Iterator[list[object]]:
    """Who calls a method of a class meanwhile."""
    found: list[object] = []
    was = getattr(kind, method)

    def noted(self: object, *args: object, **named: object) -> object:
        found.append(self)
        return was(self, *args, **named)

    setattr(kind, method, noted)
    yield found
    setattr(kind, method, was)


@pytest.mark.parametrize("game", GAMES)
def test_showing_the_same_again_makes_no_widget_and_no_texture(hand: Hand, game: str) -> None:
    sit_down(hand, game)
    hand.app.root.current_screen.refresh()
    hand.wait(6)
    with counted(Widget, "__init__") as widgets, counted(LabelBase, "refresh") as textures:
        hand.app.root.current_screen.refresh()
        hand.app.root.current_screen.refresh()
        hand.wait(6)
    assert not widgets
    assert not textures


def test_another_game_of_the_same_shape_has_its_own_players_and_clocks(hand: Hand) -> None:
    game = next(iter(GAMES))
    sit_down(hand, game, "off", "Early")
    sit_down(hand, game, "turn 60", "Late")
    said = " ".join(hand.words())
    assert "Late 1" in said
    assert "Early 1" not in said
    assert "1:00" in said

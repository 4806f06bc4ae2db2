"""The table screen keeps its parts: showing the same again makes nothing, and another game shows its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from fluent.syntax import FluentParser
from kivy.core.text import LabelBase
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games import GAMES
from companion.play.clock import ClockMode
from companion.play.match import Match
from companion.view import text
from companion.watch import watch
from ui.checks.finger import Hand
from ui.parts.common.basics import Key
from ui.parts.common.keys import Keys, Offer


def sit_down(hand: Hand, game: str, clock: str = "off", player: str = "Player") -> None:
    """A new game at the table, at rest."""
    players = tuple(f"{player} {n + 1}" for n in range(GAMES[game].seats[0]))
    hand.app.root.begin(Match(game, players, clock=ClockMode.parse(clock)))
    hand.app.root.sit_down()
    hand.wait(6)
    for _ in hand.app.rest._ahead:
        pass  # what a quiet moment would do


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


def test_a_key_under_a_finger_keeps_its_meaning_and_is_used_again_later(hand: Hand) -> None:
    pressed: list[str] = []
    place = BoxLayout()
    keys = Keys(place)

    def offer(words: str) -> Key:
        keys.show([Offer(words, "", partial(pressed.append, words))])
        return place.children[0]

    first = offer("one")
    first.state = "down"
    second = offer("two")
    first.dispatch("on_release")
    assert (first.text, second.text, pressed) == ("one", "two", ["one"])
    first.state, second.state = "normal", "down"
    with counted(Widget, "__init__") as made:
        assert offer("three") is first
    assert not made


def test_keys_made_ahead_are_those_that_are_shown(hand: Hand) -> None:
    place = BoxLayout()
    keys = Keys(place)
    assert len([*keys.ahead(2)]) == 2
    with counted(Widget, "__init__") as made:
        keys.show([Offer(words, "", lambda: None) for words in ("one", "two")])
    assert not made
    assert len(place.children) == 2


def test_what_will_be_wanted_is_made_once_people_only_look(hand: Hand) -> None:
    sit_down(hand, "battle")
    watch().sleep(1)
    hand.wait(200)
    with counted(FluentParser, "parse") as read:
        hand.app.look.say(text("notice-anyway"))
    assert not read, "every sentence was read before it is said"


def test_nothing_is_made_for_a_game_deleted_before_the_moment_was_quiet(hand: Hand) -> None:
    hand.app.root.begin(Match("battle", ("Ana", "Ben")))
    hand.app.root.show("games")
    hand.app.game.put_away(hand.app.opened.number)
    watch().sleep(1)
    hand.wait(20)
    assert not hand.app.root.has_screen("table")


def test_turning_a_page_of_the_rules_makes_no_key(hand: Hand) -> None:
    hand.app.root.rules("summary", "battle")
    hand.wait(6)
    page = hand.app.root.current_screen
    order = [section.anchor for section in page.sections]
    for anchor in (*order, order[0]):
        page.go_to(anchor)
        hand.wait(2)
    with counted(Key, "__init__") as made:
        for anchor in order:
            page.go_to(anchor)
            hand.wait(2)
    assert not made


def test_a_key_has_parts_only_for_what_it_says(hand: Hand) -> None:
    key = Key(text="Undo")
    hand.wait(1)
    bare = len([*key.walk()])
    key.icon, key.sub = "undo", "the last move"
    hand.wait(1)
    assert len([*key.walk()]) == bare + 2
    assert [type(part).__name__ for part in reversed(key.children)] == ["KeySign", "KeyLines"]


@pytest.mark.parametrize("name", ["places", "clocks", "setup", "randomiser", "sheets", "buttons", "settings"])
def test_a_page_shown_again_makes_no_widget(hand: Hand, name: str) -> None:
    sit_down(hand, "olympe", "used")
    hand.app.root.places(["Ana", "Ben"]) if name == "places" else hand.app.root.show(name)
    page = hand.app.root.get_screen(name)
    page.refresh()
    hand.wait(6)
    with counted(Widget, "__init__") as made:
        page.refresh()
        hand.wait(6)
    assert not made

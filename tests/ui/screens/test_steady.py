"""Keys stay where they are, lists open at their top, and the prompt is as high whatever it says."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from kivy.core.window import Window
from kivy.uix.modalview import ModalView

from companion.game import TABLE
from companion.inputs import Press
from companion.play.match import Match
from tests.ui.moves_by_touch import start_game
from ui.checks.by_touch import card_face
from ui.checks.finger import Hand
from ui.parts.board.fan import FanPart
from ui.parts.common.basics import Key
from ui.parts.common.keyboard import Letter


def by_lines(hand: Hand, count: int, seed: int = 1) -> None:
    """Random legal lines, then shown."""
    dice, table = random.Random(seed), hand.app.table
    for _ in range(count):
        table.handle(Press(str(dice.choice(table.session.moves))))
    hand.app.root.current_screen.refresh()
    hand.wait()


def test_a_card_lies_at_the_same_place_whatever_the_prompt_says(hand: Hand) -> None:
    start_game(hand, icon="laurel", more=2)
    places, prompts = {}, set()
    for seed in range(4):
        by_lines(hand, 3, seed)
        prompts.add(hand.app.root.current_screen.prompt)
        fan = next((w for w in hand.shown() if isinstance(w, FanPart)), None)
        if fan is None:  # a revoke is asked about
            continue
        for row in hand.app.table.view().fan:
            fan.turn_to(row.id) if fan.open_row != row.id else None
            hand.wait(1)
            for card in row.cards:
                face = card_face(hand, card.id)
                assert places.setdefault(card.id, face.to_window(*face.pos)) == face.to_window(*face.pos)
    assert len(prompts) > 1
    assert len(places) == 64


def test_whoever_acts_next_finds_the_list_at_its_top(hand: Hand) -> None:
    start_game(hand, icon="mountain")
    scroll = hand.app.root.current_screen.ids.rest.parent
    scroll.scroll_y = 0
    by_lines(hand, 1)
    assert scroll.scroll_y == 1


def test_options_open_at_their_top(hand: Hand) -> None:
    hand.press(icon="laurel")
    scroll = hand.app.root.current_screen.ids.options.parent.parent
    scroll.scroll_y = 0
    hand.press(icon="back")
    hand.press(icon="laurel")
    assert scroll.scroll_y == 1


# What ends a game or a round too soon to look at it.
ENDING = ("end", "slap", "settle", "stop", "score")
MATCHES = (
    Match("above", ("Ana", "Ben")),
    Match("battle", ("Ana", "Ben"), {"abilities": "house"}),
    Match("heavens", ("Ana", "Ben", "Cléo", "Dan")),
    Match("olympe", ("Ana", "Ben", "Cléo", "Dan")),
    Match("olympia", ("Ana", "Ben", "Cléo")),
    Match("scorepad", ("Ana", "Ben", "Cléo")),
)


def keys_of(hand: Hand) -> dict[str, tuple[float, ...]]:
    """Where the keys are that have words or an icon: not those of a notice, which come and go with it."""
    keys = [w for w in hand.shown() if isinstance(w, Key) and (w.text or w.icon)]
    found = [(f"{key.icon} {key.text.partition(chr(10))[0]}", key) for key in keys]
    return {name: key.to_window(key.center_x, key.y) for name, key in found}


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.game)
def test_the_same_key_is_at_the_same_place_whenever_the_same_is_due(match: Match, hand: Hand) -> None:
    hand.app.root.begin(match)
    if hand.app.table.session.acting == (TABLE,):
        hand.app.put(Press("draw 1"))
        hand.wait()
    hand.app.root.sit_down()
    places: dict[tuple[str, str], tuple[float, ...]] = {}
    again = 0
    table, dice = hand.app.table, random.Random(1)
    for _ in range(30):
        if not table.session.moves:
            break
        moves = [move for move in table.session.moves if move.verb not in ENDING]
        table.handle(Press(str(dice.choice(moves or table.session.moves))))
        table.handle(Press("ok"))
        hand.app.root.current_screen.refresh()
        hand.wait(1)
        for name, place in keys_of(hand).items():
            due = (table.view().rule, name)
            again += due in places
            assert places.setdefault(due, place) == place, due
    assert again > 10


@pytest.fixture
def tall(hand: Hand) -> Iterator[None]:
    """The screen stands upright, and lies again afterwards."""
    lying = tuple(Window.size)
    Window.size = (720, 1280)
    hand.wait()
    yield
    for sheet in [child for child in Window.children if isinstance(child, ModalView)]:
        sheet.dismiss(animation=False)
    Window.size = lying
    hand.wait()


@pytest.mark.usefixtures("tall")
def test_on_a_tall_screen_the_keyboard_keeps_its_rows_and_every_page_of_statistics_its_key(
    hand: Hand,
) -> None:
    hand.app.root.show("statistics")
    hand.wait()
    keys = [key for key in hand.app.root.current_screen.ids.pages.children if key.text]
    boxes = [(*key.to_window(*key.pos), *key.to_window(key.right, key.top)) for key in keys]
    assert len(boxes) > 5
    assert all(0 <= left < right <= 720 and 0 <= low < top <= 1280 for left, low, right, top in boxes)
    hand.app.root.new_game("above")
    hand.press(hand.app.root.current_screen.names[0])
    hand.press("New name")
    hand.wait()
    letters = {w.text.lower(): w.to_window(*w.pos)[1] for w in hand.shown() if isinstance(w, Letter)}
    for row in hand.app.tr("keyboard-keys").split():
        assert len({letters[letter] for letter in row}) == 1, row

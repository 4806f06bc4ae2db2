"""Keys stay where they are, lists open at their top, and the prompt is as high whatever it says."""

from __future__ import annotations

import random

from companion.inputs import Press
from tests.ui.moves_by_touch import start_game
from ui.checks.by_touch import card_face
from ui.checks.finger import Hand
from ui.parts.board.fan import FanPart


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
    scroll = hand.app.root.current_screen.ids.options.parent
    scroll.scroll_y = 0
    hand.press(icon="back")
    hand.press(icon="laurel")
    assert scroll.scroll_y == 1

"""A list of cards: what is not in sight is not drawn, and comes back when it is scrolled to."""

from __future__ import annotations

import pytest
from kivy.graphics import Canvas
from kivy.uix.widget import Widget

from companion.games import GAMES
from companion.view import Card, Row
from tests.ui.parts.test_kept import counted, sit_down
from ui.checks.finger import Hand
from ui.parts.board.rows import NOTHING, CardFace, Spread


def faces(hand: Hand) -> list[CardFace]:
    """The cards in the list beside the board."""
    return [one for one in hand.app.root.current_screen.ids.cards.walk() if isinstance(one, CardFace)]


def drawn(canvas: Canvas) -> int:
    """How many things are drawn, and with them what they are made of."""
    return sum(1 + drawn(one) for one in getattr(canvas, "children", ()))


@pytest.mark.parametrize("game", GAMES)
def test_only_cards_in_sight_are_drawn(hand: Hand, game: str) -> None:
    sit_down(hand, game)
    scroll = hand.app.root.current_screen.ids.cards
    for share in (1.0, 0.0, 0.5):
        scroll.scroll_y = share
        hand.wait(4)
        for face in faces(hand):
            low = face.to_window(face.x, face.y)[1]
            bottom = scroll.to_window(scroll.x, scroll.y)[1]
            if low < bottom + scroll.height and low + face.height > bottom:
                assert face.seen
                assert drawn(face.canvas) > 4
            assert face.seen or drawn(face.canvas) <= 1, "but for where a sign would be"


def test_rows_and_cards_made_ahead_are_those_that_are_shown(hand: Hand) -> None:
    spread = Spread(lambda _: None)
    made = len([*spread.ahead(2, 3)])
    assert made == 5
    rows = [Row(f"r{n}", NOTHING, (Card(f"c{n}", NOTHING),)) for n in range(2)]
    with counted(Widget, "__init__") as widgets:
        assert len(spread.rows(rows, ())) == 2
    assert not widgets


def test_pads_laid_ahead_are_those_that_are_slapped(hand: Hand) -> None:
    sit_down(hand, next(game for game in GAMES if GAMES[game].slaps))
    page = hand.app.root.current_screen
    view = page.table.view()
    with counted(Widget, "__init__") as widgets:
        page.ids.pads.show(view, True, (), lambda *_: None)
        page.ids.pads.show(view, False, (), lambda *_: None)
    assert not widgets
    assert not page.ids.pads.shown, "they lie there unseen, and no finger reaches them"

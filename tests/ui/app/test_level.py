"""Memory is level: whoever comes to a screen for the third time finds no more kept than after the second."""

from __future__ import annotations

import gc

from kivy.graphics.texture import Texture
from kivy.lang import builder
from kivy.uix import widget
from kivy.uix.recycleview import views

from companion.watch import watch
from tests.ui.moves_by_touch import start_game
from ui.app.memory import PAGES, Thrown, settle, sweep, tidy
from ui.app.rest import LONGEST
from ui.checks.finger import Hand
from ui.handed.ways import ScreenName
from ui.parts.common.letters import MANY, MUCH, Lately
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


def test_rows_of_a_list_do_not_hold_on_to_the_page_they_were_in(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    hand.app.root.show("games")
    hand.wait(2)
    page = hand.app.root.current_screen
    page.refresh()
    hand.wait(2)
    for name in ROUND[:2] + ROUND[4:]:
        hand.app.root.show(name)
        hand.wait(1)
    assert not hand.app.root.has_screen("games")
    assert not any(views._cached_views.values())


def test_short_texts_are_kept_up_to_so_many_pixels() -> None:
    lately = Lately()
    for n in range(2 * MANY):
        lately.keep(n, Texture.create(size=(200, 100)))
    kept = [n for n in range(2 * MANY) if lately.find(n)]
    assert len(kept) == MUCH // (200 * 100) < MANY
    assert kept[-1] == 2 * MANY - 1, "the last ones"
    lately.keep(kept[-1], Texture.create(size=(200, 100)))
    assert len([n for n in range(2 * MANY) if lately.find(n)]) == len(kept), "written again it counts once"


def test_a_page_that_was_gone_to_before_the_start_was_tidied_is_not_there_for_good() -> None:
    frozen = gc.get_freeze_count()
    settle.__wrapped__(for_good=False)
    assert gc.get_freeze_count() == frozen
    settle.__wrapped__(for_good=True)
    assert gc.get_freeze_count() > frozen


def test_pages_that_were_let_go_are_swept_away_in_the_next_pause(hand: Hand) -> None:
    sweep()
    before = len(widget._widget_destructors)
    for name in ROUND[: PAGES + LATELY]:
        hand.app.root.show(name)
        hand.wait(1)
    assert Thrown.pages == PAGES
    hand.app.root.show("home")
    hand.wait(1)
    gc.collect(1)
    swept = len(widget._widget_destructors)
    tidy()
    assert Thrown.pages == 0
    assert len(widget._widget_destructors) < swept
    assert before < swept


def test_where_it_is_never_quiet_all_is_swept_now_and_then(hand: Hand) -> None:
    swept: list[int] = []

    def note(phase: str, told: dict[str, int]) -> None:
        swept.extend([told["generation"]] if phase == "stop" else [])

    gc.callbacks.append(note)
    for _ in range(int(2 * LONGEST)):
        hand.app.rest.stir()  # as a camera does that sees something every second
        watch().sleep(1)
        hand.wait(2)
    gc.callbacks.remove(note)
    assert 2 <= swept.count(2) < LONGEST < swept.count(1)

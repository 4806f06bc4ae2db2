"""A practice ghost at the screen: chosen with its numbers, slaps in its own time, judged like any hand."""

from __future__ import annotations

import pytest
from kivy.clock import Clock

from companion.inputs import now_ns
from companion.play.match import Match
from companion.standin.ghost import GHOSTS, MS, QUICKEST, slaps_after
from tests.clock import MovedClock
from tests.playing import NAMES
from tests.ui.moves_by_touch import until
from ui.checks.finger import Hand
from ui.devices.ghosts import Ghosts
from ui.handed.layouts import queue

SEAT = "p2"


def sat(hand: Hand, level: int) -> None:
    hand.app.root.begin(Match("olympia", NAMES[:2]), "", {SEAT: level})
    hand.app.root.sit_down()
    hand.wait()
    hand.press("Cards are dealt")


def test_it_is_chosen_with_its_numbers_and_nobody_sits_there_unasked(hand: Hand) -> None:
    hand.app.root.new_game("olympia")
    hand.wait()
    assert hand.app.root.current_screen.chairs == {}
    hand.press("Player 2")
    hand.press("Practice ghost: 950 ± 200 ms, errs at 2 cards of 100")
    assert "Ghost 2" in hand.words()
    hand.press("Set up")
    assert hand.app.table.session.now.chairs == {SEAT: 2}


@pytest.fixture
def unerring(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ghosts that never err: what they see is what lies there."""
    sure = tuple(ghost._replace(errs=0) for ghost in GHOSTS)
    monkeypatch.setattr("companion.standin.ghost.GHOSTS", sure)


def turn_enough(hand: Hand) -> int:
    """Its own attributes are turned until it has seen enough; how long it needs for that."""
    table = hand.app.table
    mine = table.view().sides[1].emblem
    for _ in range(3):
        hand.space(f"deck:{mine}")
    after = slaps_after(table.session, SEAT)
    assert after is not None
    return after


def test_it_slaps_at_its_own_moment_and_the_arbiter_judges_it(hand: Hand, unerring: None) -> None:
    sat(hand, 3)
    table, buttons = hand.app.table, hand.app.devices.slaps.buttons
    assert buttons is not None
    after = turn_enough(hand)
    turned = table.since + int(table.session.now.tip.move.args[-1][1:])
    until(hand, lambda: now_ns() > turned + after - 20 * MS)
    assert table.notice is None, "it needs its time"
    until(hand, lambda: table.notice and table.notice.kind == "photo")
    strip = buttons.strip
    assert strip is not None
    assert [(hand.seat, hand.by) for hand in strip.slaps] == [(SEAT, "ghost")]
    assert strip.first == turned + after, "its moment is its own, whenever it was heard"
    assert after >= QUICKEST * MS
    assert not queue.due, "a verdict that comes down has its place in every frame"


def test_a_frame_that_comes_too_early_brings_no_hand_down(
    hand: Hand, clock: MovedClock, unerring: None
) -> None:
    sat(hand, 3)
    taps: list[int] = []
    ghosts = Ghosts(lambda seat, by, at: taps.append(now_ns() - at))
    turn_enough(hand)
    Clock._last_tick -= 0.1  # a frame that has taken long
    ghosts.look(hand.app.opened)
    until(hand, lambda: taps)
    assert 0 <= taps[0] < 50 * MS, "an edge from the future would make the arbiter mistrust the clock"
    ghosts.close()


def test_a_closed_table_has_no_ghosts(hand: Hand, clock: MovedClock, unerring: None) -> None:
    sat(hand, 3)
    turn_enough(hand)
    ghosts, taps = hand.app.ghosts, list[str]()
    ghosts._tap = lambda seat, by, at: taps.append(seat)
    ghosts.close()
    clock.move(5)
    Clock.tick()
    assert taps == []


def test_in_a_pause_it_keeps_still(hand: Hand, clock: MovedClock, unerring: None) -> None:
    sat(hand, 1)
    turn_enough(hand)
    hand.press(icon="pause")
    clock.move(5)
    hand.wait()
    assert not any(node.move.verb == "slap" for node in hand.app.table.session.now.nodes)


def test_a_game_with_it_says_that_it_is_practice(hand: Hand) -> None:
    sat(hand, 1)
    hand.press(icon="menu")
    hand.press("End the game here")
    until(hand, lambda: hand.app.root.current == "result")
    assert any("practice, not counted" in words for words in hand.words())
    hand.press("BG Stats")
    assert "A ghost played along: practice, not counted." in hand.words(), "there is no code to scan"
    journal = hand.app.game.journal
    assert journal is not None
    assert journal.ask("SELECT count(*) FROM result")[0] == (0,)
    hand.app.root.show("games")
    hand.wait()
    assert "Practice, not counted" in " ".join(hand.words())

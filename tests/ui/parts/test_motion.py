"""What moves: for as long as it should, never in the way of a finger, and not at all where that is wanted."""

from __future__ import annotations

import pytest

from companion.game import Move
from companion.inputs import Press, now_ns
from companion.play.match import Match
from tests.clock import MovedClock
from tests.ui.screens.test_slaps import photo, sit, slap, turn
from ui.checks.finger import Hand
from ui.handed.motion import Leg, Motion, linear


def play(hand: Hand) -> Move:
    """Battle set up, and its first move made by two touches; it is under way."""
    hand.app.root.begin(Match("battle", ("Ana", "Ben")))
    hand.app.root.sit_down()
    hand.wait()
    move = next(iter(hand.app.table.session.moves))
    hand.app.put(Press(str(move)))
    hand.wait(1)
    return move


def test_a_piece_that_was_moved_slides_and_then_nothing_moves_any_more(hand: Hand) -> None:
    move = play(hand)
    board, motion = hand.app.root.current_screen.ids.board, hand.app.look.motion
    assert motion.running
    assert move.args[0] in board.unseen, "it is drawn on its way, and not where it will lie"
    kept = [line for _, line in hand.app.game.journal.lines(hand.app.opened.number)]
    assert kept[-1] == str(move), "and it is on disk already"
    hand.wait(60)
    assert (motion.running, board.unseen) == (False, frozenset())
    assert not board.layers["moving"].group.children, "and nothing is left of it"


def test_a_touch_ends_a_motion_at_once_and_counts(hand: Hand) -> None:
    play(hand)
    assert hand.app.look.motion.running
    other = next(iter(hand.app.table.session.moves))
    lies = {token.id: token.space for token in hand.app.table.view().tokens}
    hand.space(lies[other.args[0]])
    assert not hand.app.look.motion.running
    assert hand.app.table.picks == (other.args[0],)


@pytest.mark.parametrize(("key", "choice"), [("calm", "on"), ("theme", "contrast")])
def test_in_calm_and_in_high_contrast_nothing_moves(hand: Hand, key: str, choice: str) -> None:
    hand.app.choose(key, choice)
    play(hand)
    board = hand.app.root.current_screen.ids.board
    assert (hand.app.look.motion.running, board.unseen) == (False, frozenset())


def test_nothing_moves_between_a_slap_and_its_verdict_and_then_the_band_falls(hand: Hand) -> None:
    sit(hand)
    turn(hand, "bow", "bow", "bow")
    slap(hand, "p1")
    page = hand.app.root.current_screen
    while not page.ids.verdict.whole:
        assert not hand.app.look.motion.running
        hand.wait(1)
    assert hand.app.look.motion.running
    photo(hand)
    hand.wait(90)
    assert not hand.app.look.motion.running
    assert (page.ids.verdict.fallen, page.ids.verdict.ids.climb.gone) == (1, 1)


def test_a_table_that_is_taken_up_stands_still(hand: Hand) -> None:
    play(hand)
    hand.app.root.show("home")
    assert not hand.app.look.motion.running
    hand.app.table.do(str(next(iter(hand.app.table.session.moves))), at=now_ns())
    hand.app.root.show("table")
    assert not hand.app.look.motion.running


def test_each_leg_begins_and_ends_in_its_time(clock: MovedClock) -> None:
    seen: list[tuple[str, float]] = []
    motion = Motion(lambda: True)
    first = Leg(0, 100, lambda share: seen.append(("first", round(share, 2))), linear)
    then = Leg(100, 100, lambda share: seen.append(("then", round(share, 2))), linear)
    motion.play([first, then])
    clock.move(0.05)
    motion._frame(0)
    clock.move(0.1)
    motion._frame(0)
    assert seen == [("first", 0), ("then", 0), ("first", 0.5), ("first", 1), ("then", 0.5)]
    motion.end()
    assert seen[-1] == ("then", 1)
    assert not motion.running

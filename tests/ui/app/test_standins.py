"""Games by touch with empty chairs: chosen with the players, their move said, drawn, done by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from companion.keep.players import meet
from companion.play.match import Match
from companion.play.session import Session
from companion.standin.thinker import Answer, question
from companion.standin.worker import Worker
from tests.clock import MovedClock
from tests.playing import NAMES
from ui.checks.by_touch import make
from ui.checks.finger import Hand
from ui.parts.common.basics import Key
from ui.parts.common.people import PersonKey

LONGEST = 400


class AtOnce:
    """A thinker that needs no process: what it says is in the inbox before anybody looks."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.waits = False
        self.cancelled = 0

    def ask(self, session: Session, seat: str, level: int, *, kind: str = "move") -> None:
        self.asked: Mapping[str, Any] = question(session, seat, level, kind=kind, patience=0)
        if not self.waits:
            self.enough()

    def enough(self) -> None:
        """What it would say is said."""
        Worker(self.answer).answer(self.asked)

    def wake(self) -> None:
        """It is always there."""

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        """There is nothing to end."""


def thinking(hand: Hand) -> AtOnce:
    """The app's stand-ins think at once."""
    at_once = AtOnce(hand.app.standins._heard)
    hand.app.standins.thinker = at_once  # type: ignore[assignment]
    return at_once


def sit(hand: Hand, match: Match, chairs: dict[str, int]) -> None:
    thinking(hand)
    hand.app.root.begin(match, "", chairs)
    hand.app.root.sit_down()
    hand.wait()


def play_on(hand: Hand, lines: int = LONGEST) -> None:
    """What the stand-ins say is done; everybody else plays the first thing that may be done."""
    table = hand.app.table
    for _ in range(lines):
        if table.outcome:
            return
        notice = table.notice
        if notice is not None and notice.kind == "said":
            hand.press("Done so")
        elif notice is not None and notice.kind == "told":
            hand.press(icon="check")
        else:
            moves = [move for move in table.session.moves if move.seat not in table.session.now.chairs]
            make(hand, moves[len(moves) // 2])


def test_a_chair_is_filled_where_players_are_chosen(hand: Hand) -> None:
    thinking(hand)
    journal = hand.app.game.journal
    assert journal is not None
    meet(journal, [(1, "Ana")])
    hand.app.root.new_game("battle")
    hand.wait()
    hand.press("Player 2")
    hand.press("The companion plays: steady")
    assert "Stand-in 2" in hand.words()
    hand.press("Set up")
    session = hand.app.table.session
    assert session.now.chairs == {"p2": 2}
    assert session.match.players == ("Ana", "Stand-in 2")
    assert [player.name for player in hand.app.game.people] == ["Ana"], "nobody has met a stand-in"


def test_it_says_its_move_with_a_reason_and_a_picture_and_a_touch_says_that_it_is_done(hand: Hand) -> None:
    sit(hand, Match("battle", NAMES[:2], {"size": "5"}), {"p1": 2})
    table, board = hand.app.table, hand.app.root.current_screen.ids.board
    assert table.announced is not None
    assert any(" — " in words for words in hand.words())
    assert board.amiss is not None
    assert [chore.what for chore in board.amiss.chores if chore.act == "move"] == [table.announced.args[0]]
    said = table.announced
    hand.press("Done so")
    assert table.session.now.tip.move == said
    assert table.notice is None


def test_its_piece_put_elsewhere_is_refused_and_said_again(hand: Hand) -> None:
    sit(hand, Match("battle", NAMES[:2], {"size": "5"}), {"p1": 2})
    table = hand.app.table
    said = table.announced
    assert said is not None
    other = next(move for move in table.session.moves if move.args[0] == said.args[0] and move != said)
    hand.carry(other.args[0], other.args[1])
    assert table.notice is not None
    assert table.notice.text.key == "standin-refuse-other"
    hand.press(icon="check")
    hand.carry(said.args[0], said.args[1])
    assert table.session.now.tip.move == said


def test_undo_goes_back_over_its_move_and_it_plays_again(hand: Hand) -> None:
    sit(hand, Match("battle", NAMES[:2], {"size": "5"}), {"p1": 2})
    table = hand.app.table
    hand.press("Done so")
    hand.press(icon="undo")
    while table.notice is not None and table.notice.kind == "put-back":
        hand.press(icon="check")
    assert table.announced is not None, "it is its turn again"


def test_a_game_taken_up_after_a_kill_while_it_was_thinking_goes_on(open_app: Callable[[], Hand]) -> None:
    hand = open_app()
    thinking(hand).waits = True
    hand.app.root.begin(Match("battle", NAMES[:2], {"size": "5"}), "", {"p1": 1})
    hand.app.root.sit_down()
    hand.wait()
    number = hand.app.opened.number
    assert hand.app.table.announced is None
    again = open_app()
    thinking(again)
    again.app.root.resume(number)
    again.wait()
    assert again.app.table.session.now.chairs == {"p1": 1}
    assert again.app.table.announced is not None


def test_the_table_waits_no_longer_than_was_chosen(hand: Hand, clock: MovedClock) -> None:
    hand.app.choose("patience", "2")
    slow = thinking(hand)
    slow.waits = True
    hand.app.root.begin(Match("battle", NAMES[:2], {"size": "5"}), "", {"p1": 3})
    hand.app.root.sit_down()
    hand.wait()
    clock.move(1.5)
    hand.wait()
    assert hand.app.table.announced is None
    clock.move(0.5)
    hand.wait()
    assert hand.app.table.announced is not None, "the best found by then"
    said, slow.asked = hand.app.table.announced, {}
    clock.move(9)
    hand.wait()
    assert hand.app.table.announced is said, "what was said is not asked for again"


def test_a_seat_is_taken_over_and_handed_back_in_mid_game(hand: Hand) -> None:
    sit(hand, Match("battle", ("Ana", "Ben"), {"size": "5"}), {})
    journal = hand.app.game.journal
    assert journal is not None
    meet(journal, [(1, "Ana"), (2, "Ben"), (2, "Zoë")])
    table = hand.app.table
    hand.press(icon="menu")
    hand.press("Ana")
    hand.press("The companion plays: gentle")
    assert table.session.now.chairs == {"p1": 1}
    assert table.announced is not None
    hand.press(icon="menu")
    hand.press("Stand-in 1")
    zoe = next(w for w in hand.shown() if isinstance(w, PersonKey) and w.text == "Zoë")
    hand.touch(*zoe.to_window(*zoe.center))
    assert table.session.now.chairs == {}
    assert table.notice is None


@pytest.mark.parametrize("chairs", [{"p2": 1}, {"p1": 1, "p3": 1}], ids=["one", "all-but-one"])
def test_the_heavens_go_on_by_touch_with_empty_chairs(hand: Hand, chairs: dict[str, int]) -> None:
    sit(hand, Match("heavens", NAMES[:3]), chairs)
    play_on(hand, 30)
    lines = [line for _, line in hand.app.opened.journal.lines(hand.app.opened.number)]
    assert sum(line.startswith("sealed ") for line in lines) >= len(chairs)


def test_a_whole_battle_by_touch_against_a_stand_in(hand: Hand) -> None:
    sit(hand, Match("battle", NAMES[:2], {"size": "5"}), {"p2": 2})
    play_on(hand)
    assert hand.app.table.outcome is not None
    hand.wait()
    hand.press(icon="eye")
    hand.wait(4)
    assert "How the chances went" in hand.words()
    moments = [w for w in hand.shown() if isinstance(w, Key) and w.icon == "play" and " %" in w.text]
    assert len(moments) <= 3
    if moments:
        hand.reach(moments[0])
        hand.touch(*moments[0].to_window(*moments[0].center))
        assert hand.app.root.current == "replay"

"""Pause, large clocks, lock, dimming, the in-step sign and switching off, by real touches."""

from __future__ import annotations

from pathlib import Path

from kivy.clock import Clock
from kivy.core.window import Window

from companion.inputs import Press
from companion.play.clock import ClockMode
from companion.play.match import Match
from companion.play.shown import IN_STEP, OUT_OF_STEP, UNSURE
from companion.watch import now_ns
from tests.ui.moves_by_touch import make, start_game, until
from ui.app.rest import HOLD
from ui.checks.finger import Hand
from ui.checks.fingertip import Fingertip
from ui.parts.board.board import Board
from ui.parts.board.rows import CardFace
from ui.parts.table.drawing import StillBoard
from ui.parts.table.seats import Seat

SECOND = 1_000_000_000
HANDS = Match("olympe", ("Ana", "Ben", "Cleo"), {"hands": "open"}, clock=ClockMode.parse("turn 60"))


def sit(hand: Hand, match: Match) -> None:
    """At the table of a match."""
    hand.app.root.begin(match)
    hand.app.root.sit_down()
    hand.wait()


def touch(hand: Hand, widget) -> None:
    """A finger on the middle of a part."""
    hand.touch(*widget.to_window(*widget.center))


def settle(hand: Hand, drawn: list[int]) -> None:
    """Let what the last touch set going, such as a fading bar, come to rest: a second without a frame."""
    quiet_since = now_ns()
    end = quiet_since + 30 * SECOND
    while now_ns() - quiet_since < SECOND:
        assert now_ns() < end, "something is drawn again and again"
        drawn.clear()
        hand.wait(1)
        if drawn:
            quiet_since = now_ns()


# clocks


def test_a_pause_takes_hands_and_board_off_the_screen_and_play_goes_on(hand: Hand) -> None:
    sit(hand, HANDS)
    assert any(isinstance(part, (CardFace, Board)) for part in hand.shown())
    hand.press(icon="pause")
    assert not hand.app.table.session.now.clocks.running
    assert not [part for part in hand.shown() if isinstance(part, (CardFace, Board, Seat))]
    hand.press("Continue")
    assert hand.app.root.current == "table"
    assert hand.app.table.session.now.clocks.running


def test_a_pause_button_hides_the_table_too_and_nothing_is_played_meanwhile(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    hand.app.put(Press("clock pause"))
    hand.wait()
    assert (hand.app.root.current, hand.app.root.current_screen.paused) == ("clocks", True)
    lines = hand.app.table.session.now.tip.n
    hand.app.put(Press(str(hand.app.table.session.moves[0])))
    hand.wait()
    assert hand.app.table.session.now.tip.n == lines
    hand.app.put(Press("clock run"))
    hand.wait()
    assert hand.app.root.current == "table"
    assert hand.app.table.session.now.clocks.running


def test_touching_a_clock_shows_whose_time_runs_large(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    seat = next(part for part in hand.shown() if isinstance(part, Seat))
    touch(hand, seat.ids.face)
    page = hand.app.root.current_screen
    assert page.name == "clocks"
    assert hand.app.table.session.now.clocks.running
    assert [face.player for face in page.ids.acting.children] == ["Player 1"]
    assert [face.player for face in page.ids.waiting.children] == ["Player 2"]
    assert page.ids.acting.children[0].width > 1.5 * page.ids.waiting.children[0].width
    hand.press("To the table")
    assert hand.app.root.current == "table"


def test_clocks_are_mended_during_a_pause_and_undo_restores_them(hand: Hand) -> None:
    sit(hand, Match("battle", ("Ana", "Ben"), clock=ClockMode.parse("fischer 600 5")))
    app = hand.app
    move = app.table.session.moves[0]
    hand.press(icon="pause")
    hand.press("5 min")
    row = next(row for row in app.root.current_screen.ids.mending.children if row.seat == "p2")
    plus = next(part for part in row.children if getattr(part, "icon", "") == "plus")
    touch(hand, plus)
    assert row.shown == "15:00"
    hand.press("Continue")
    before = app.table.session.now.clocks
    make(hand, move)
    assert app.table.session.now.clocks.turns == (1, 0)
    hand.press(icon="undo")
    after = app.table.session.now.clocks
    assert (after.turns, after.given) == (before.turns, (0, 300_000))
    assert after.shown(app.opened.clock_mode, "p2") == 900_000


def test_time_that_is_up_is_said_and_the_game_goes_on(hand: Hand) -> None:
    sit(hand, Match("battle", ("Ana", "Ben"), clock=ClockMode.parse("turn 60")))
    app = hand.app
    told: list[str] = []
    app.sounds.play = told.append
    app.table.session.do("clock p1 -29", at=app.opened.time())
    app._faces()
    app.table.session.do("clock p1 -1", at=app.opened.time())
    until(hand, lambda: told == ["time"])
    app.table.session.do("clock p1 -30", at=app.opened.time())
    until(hand, lambda: app.table.notice is not None)
    assert "time is up" in hand.app.root.current_screen.ids.notice.said
    make(hand, app.table.session.moves[0])
    assert app.table.session.acting == ("p2",)


def test_a_face_is_not_drawn_again_while_it_shows_the_same(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    drawn: list[int] = []
    Window.bind(on_draw=lambda *_: drawn.append(1))
    settle(hand, drawn)
    drawn.clear()
    faces = [hand.app.opened.face("p1")]
    for _ in range(20):
        hand.app._faces()
        hand.wait(1)
        faces.append(hand.app.opened.face("p1"))
    assert len(drawn) <= len(set(faces)), "one frame for each new face at most"


# rest


def test_the_touch_that_wakes_the_screen_does_nothing_else(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    hand.app.rest.dim()
    hand.wait()
    assert Window.children[0] is hand.app.rest.dark
    hand.space("b2")
    assert hand.app.rest.dark is None
    assert hand.app.table.picks == ()
    hand.app.rest.dim()
    hand.press(icon="menu")
    assert hand.app.rest.dark is None
    assert hand.key("Settings") is None, "nor is a key beneath the dark pressed"
    hand.space("b2")
    assert hand.app.table.picks != ()
    hand.app.rest.dim()
    hand.app.put(Press("p1 move " + " ".join(hand.app.table.session.moves[0].args)))
    hand.wait()
    assert hand.app.rest.dark is None
    assert hand.app.table.session.acting == ("p2",), "a button wakes the screen and counts"


def test_the_screen_dims_after_the_chosen_minutes_and_never_if_never(hand: Hand) -> None:
    assert hand.app.rest.dimming.timeout == 5 * 60
    hand.app.choose("dim", "2")
    assert hand.app.rest.dimming.timeout == 2 * 60
    hand.app.choose("dim", "never")
    assert hand.app.rest.dimming is None
    rest = hand.app.rest
    pace, Clock._max_fps, rest.pace = Clock._max_fps, 30, 30
    rest.dim()
    assert Clock._max_fps == 10, "in the dark the screen looks less often"
    rest.stir()
    assert Clock._max_fps == 30
    assert rest.sweeping.is_triggered
    rest.watch(slappable=True)
    assert Clock._max_fps == 60, "while a hand may come down it looks more often"
    assert not rest.sweeping.is_triggered, "and nothing else takes time"
    rest.watch(slappable=False)
    assert Clock._max_fps == 30
    assert rest.sweeping.is_triggered
    Clock._max_fps = pace


def test_a_locked_screen_takes_no_touch_until_its_key_is_held(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    hand.press(icon="menu")
    hand.press("Lock the screen")
    hand.space("b2")
    hand.press(icon="pause")
    assert (hand.app.table.picks, hand.app.root.current) == ((), "table")
    assert "Hold this key" in " ".join(hand.words())
    key = hand.key("Locked")
    touch(hand, key)
    assert hand.app.rest.locked is not None, "a short touch is a stray hand"
    finger = Fingertip(*key.to_window(*key.center))
    began = now_ns()
    finger.touch_down()
    until(hand, lambda: hand.app.rest.locked is None)
    assert HOLD <= (now_ns() - began) / SECOND < HOLD + 0.2
    finger.touch_up()
    hand.space("b2")
    assert hand.app.table.picks != ()


def test_switching_off_is_asked_for_twice_and_a_refusal_is_said(hand: Hand, tmp_path: Path) -> None:
    hand.app.chosen["power"] = f"touch {tmp_path / 'off'}"
    hand.press(icon="power")
    hand.press("Stay on")
    hand.wait(5)
    assert not (tmp_path / "off").exists()
    hand.press(icon="power")
    hand.press("Switch off")
    while not (tmp_path / "off").exists():  # another program's time is not ours to move
        hand.wait(1)
    for command, said in (
        ("none-such-command", "no command to switch off"),
        ("sh -c 'echo not allowed >&2; exit 1'", "not allowed"),
    ):
        hand.app.chosen["power"] = command
        hand.press(icon="power")
        hand.press("Switch off")
        while said not in hand.app.root.current_screen.notice:
            hand.wait(1)


# in step


def test_the_sign_tells_why_and_shows_three_ways_back(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    sign = hand.app.root.current_screen.ids.sign
    assert sign.sign == IN_STEP
    hand.space("b2")
    hand.space("c4")
    assert sign.sign == UNSURE
    touch(hand, sign)
    assert "straight line" in " ".join(hand.words())
    board = next(part for part in hand.shown() if isinstance(part, StillBoard))
    assert (board.view, board.amiss) == (hand.app.table.view(), None), "the table as it should look"
    hand.press("Correct the screen")
    assert hand.app.table.fixing
    hand.press(icon="wrench")


def test_out_of_step_lists_what_to_put_back_until_it_is_done(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    for _ in range(2):
        make(hand, hand.app.table.session.moves[0])
    hand.press(icon="undo")
    sign = hand.app.root.current_screen.ids.sign
    assert sign.sign == OUT_OF_STEP
    touch(hand, sign)
    listed = " ".join(hand.words())
    assert "Take away" in listed
    assert "Move" in listed
    hand.press("Take the last line")
    assert hand.app.table.session.acting == ("p1",)
    hand.press("Agreed")
    assert sign.sign == OUT_OF_STEP, "agreed, but not yet put back"
    hand.press("Done")
    assert sign.sign == IN_STEP


def test_an_undo_nobody_agreed_to_is_done_again_by_touch(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    make(hand, hand.app.table.session.moves[0])
    line = hand.app.table.session.now.tip.line
    hand.press(icon="undo")
    hand.press("No")
    assert hand.app.table.session.now.tip.line == line
    assert [row[-1] for row in hand.app.game.journal.lines(hand.app.opened.number)][-2:] == [
        "undo other",
        "redo",
    ]

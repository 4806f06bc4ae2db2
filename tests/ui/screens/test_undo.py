"""Undo by touch: three times, agreed to or not, what to put back drawn on the board and listed beside it."""

from __future__ import annotations

import random
from collections.abc import Callable

from companion.game import TABLE
from companion.inputs import Press
from companion.play.match import Match
from companion.play.node import Node
from companion.play.put_back import put_back
from ui.checks.finger import Hand
from ui.parts.board.rows import CardFace
from ui.parts.table.drawing import StillBoard


def played(hand: Hand, moves: int = 4) -> list[str]:
    """A game with a few moves in it, on the table, and its lines."""
    hand.app.root.begin(Match("battle", ("Ana", "Ben"), {"size": "5"}))
    session, dice = hand.app.table.session, random.Random(4)
    for _ in range(moves):
        session.do(str(dice.choice(session.moves)))
    hand.app.root.sit_down()
    return [*session.lines()]


def three_undos(hand: Hand) -> None:
    """The same key three times."""
    for _ in range(3):
        hand.press(icon="undo")


def test_three_undos_are_one_question_and_no_restores_all(hand: Hand) -> None:
    lines = played(hand)
    three_undos(hand)
    table = hand.app.table
    assert [*table.session.lines()] == lines[:-3]
    assert sum("Taken back" in line for word in hand.words() for line in word.split("\n")) == 3
    hand.press("No")
    assert ([*table.session.lines()], table.sign, table.notice) == (lines, "in-step", None)
    assert hand.app.root.current_screen.ids.board.amiss is None


def test_agreed_leaves_the_whole_list_and_its_picture_until_it_is_done(hand: Hand) -> None:
    lines = played(hand)
    moved = {line.split()[2] for line in lines[-3:]}
    three_undos(hand)
    hand.press("Agreed")
    board = hand.app.root.current_screen.ids.board
    assert {chore.what for chore in board.amiss.chores} >= moved
    assert {what for what, _ in board.layers["errands"].drawn} >= moved
    listed = " ".join(hand.words())
    assert all(hand.app.say(chore.words) in listed for chore in board.amiss.chores)
    hand.press("Done")
    assert (hand.app.table.sign, board.amiss, [*hand.app.table.session.lines()]) == (
        "in-step",
        None,
        lines[:-3],
    )
    hand.wait()
    assert not board.layers["errands"].drawn


def test_a_finger_on_the_board_does_not_skip_the_question(hand: Hand) -> None:
    lines = played(hand, 2)
    hand.press(icon="undo")
    for space in ("a2", "a3", "b2", "b3"):
        hand.space(space)
    hand.press(icon="wrench")
    table = hand.app.table
    assert (len([*table.session.lines()]), table.fixing) == (len(lines) - 1, False)
    assert "First answer this question" in " ".join(hand.words())
    assert hand.app.root.current_screen.ids.board.glow == frozenset()
    hand.press("No")
    assert [*table.session.lines()] == lines


def test_free_undos_ask_nobody_and_tell_all(hand: Hand) -> None:
    hand.app.root.begin(Match("battle", ("Ana", "Ben"), {"size": "5", "abilities": "declared"}))
    hand.app.root.sit_down()
    table = hand.app.table
    for verb in ("declare", "put"):
        table.handle(Press(str(next(move for move in table.session.moves if move.verb == verb))))
    lines = [*table.session.lines()]
    hand.app.root.current_screen.refresh()
    hand.press(icon="undo")
    hand.press(icon="undo")
    assert hand.key("No") is None
    assert [*table.session.lines()] == lines[:-2]
    assert table.amiss is not None
    hand.press(icon="redo")
    hand.press(icon="redo")
    assert (table.sign, table.notice, [*table.session.lines()]) == ("in-step", None, lines)


def test_the_sign_shows_the_table_as_it_should_look(hand: Hand) -> None:
    played(hand)
    three_undos(hand)
    hand.press("Agreed")
    hand.app.root.current_screen.open_sign()
    hand.wait()
    board = next(part for part in hand.shown() if isinstance(part, StillBoard))
    assert board.amiss is hand.app.table.amiss
    assert board.layers["errands"].drawn
    assert min(board.size) > 300, "as large as there is room"
    hand.press("The table matches")
    assert (hand.app.table.sign, hand.app.table.notice) == ("in-step", None)


def test_a_game_taken_up_again_still_asks_and_still_lists(open_app: Callable[[], Hand]) -> None:
    hand = open_app()
    lines = played(hand)
    three_undos(hand)
    again = open_app()
    again.press("Continue")
    assert "Does everyone agree" in " ".join(again.words())
    again.press("Agreed")
    third = open_app()
    third.press("Continue")
    assert third.app.table.amiss is not None
    assert "When you left this game" in " ".join(third.words())
    assert "Move" in " ".join(third.words())
    third.press("Done")
    assert [*third.app.table.session.lines()] == lines[:-3]


def test_cards_that_go_back_to_a_row_are_marked_there(hand: Hand) -> None:
    hand.app.root.begin(Match("above", ("Ana", "Ben", "Cléo", "Dora")))
    hand.app.root.sit_down()
    table, dice = hand.app.table, random.Random(2)
    while not _leaves_a_row(table.session.now.tip):
        table.session.do(str(dice.choice(table.session.moves)))
    table.handle(Press("undo"))
    hand.app.root.current_screen.open_sign()
    hand.wait()
    assert any(face.act for face in hand.shown() if isinstance(face, CardFace))


def _leaves_a_row(node: Node) -> bool:
    """Whether a player's line took a card out of a row."""
    if node.before is None or node.move.seat == TABLE:
        return False
    rows = {row.id for row in node.before.view().rows}
    return any(chore.to in rows for chore in put_back(node.view(), node.before.view()))


def test_home_does_not_call_a_game_in_progress_a_set_up(hand: Hand) -> None:
    hand.app.root.begin(Match("heavens", ("Ana", "Ben", "Cléo")))
    session, dice = hand.app.table.session, random.Random(1)
    while session.acting != (TABLE,) or not any(line.startswith("p") for line in session.lines()):
        session.do(str(dice.choice(session.moves)))
    hand.app.root.show("home")
    hand.wait()
    assert "something to settle" in " ".join(hand.words())

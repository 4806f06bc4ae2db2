"""Whole games by real touches in a real window."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from companion.game import Move
from tests.ui.moves_by_touch import make, play_on, start_game
from ui.checks.finger import Hand


@pytest.mark.parametrize("answers", [("5 × 5", "House")])
def test_a_game_is_played_by_touch_from_home_to_result(hand: Hand, answers: tuple[str, ...]) -> None:
    start_game(hand, *answers)
    play_on(hand, random.Random(3))
    assert hand.app.root.current == "result"
    outcome = hand.app.table.outcome
    assert outcome is not None
    said = " ".join(hand.words())
    assert hand.app.opened.names[outcome.winners[0]] in said
    assert str(dict(outcome.points)[outcome.winners[0]]) in hand.words()
    assert hand.app.game.journal.games()[0].ended


def test_a_declared_ability_is_played_by_touch(hand: Hand) -> None:
    start_game(hand, "5 × 5", "As printed")
    figure = hand.app.table.session.position.board[5]
    make(hand, Move("p1", "declare", (figure,)))
    make(hand, Move("p1", "put", (figure, "c3")))
    make(hand, Move("p1", "done"))
    assert hand.app.table.session.acting == ("p2",)
    assert figure in hand.app.table.session.position.spent


def test_the_end_of_a_game_can_be_taken_back(hand: Hand) -> None:
    start_game(hand, "5 × 5")
    made = play_on(hand, random.Random(3))
    hand.press("That was wrong")
    assert hand.app.root.current == "table"
    assert hand.app.table.outcome is None
    assert hand.app.table.notice.kind == "put-back"
    hand.press("Agreed")
    hand.press("Done")
    assert hand.app.table.notice is None
    assert hand.app.table.sign == "in-step"
    assert not hand.app.game.journal.games()[0].ended
    assert made > 1


def test_a_refusal_names_its_rule_and_opens_it(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    hand.space("b2")
    hand.space("c4")
    notice = hand.app.table.notice
    assert (notice.kind, notice.rule) == ("refused", "movement")
    assert hand.app.root.current_screen.ids.notice.shown
    assert "b3" in hand.app.root.current_screen.ids.notice.more
    hand.press("Rule")
    assert hand.app.root.current == "rules"
    assert hand.app.root.current_screen.anchor == "movement"
    hand.press(icon="back")
    assert hand.app.root.current == "table"


def test_what_the_table_insists_on_can_be_forced(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    hand.space("b2")
    hand.space("c4")
    hand.press("Allow anyway")
    assert hand.app.table.session.now.tip.line.startswith("! p1 move")
    assert hand.app.table.session.acting == ("p2",)


def test_only_what_may_be_picked_glows(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    board = hand.app.root.current_screen.ids.board
    assert board.glow == {move.args[0] for move in hand.app.table.session.moves}
    hand.space("b2")
    figure = board.picked[0]
    assert board.glow == {move.args[1] for move in hand.app.table.session.moves if move.args[0] == figure}


def test_undo_says_what_it_undoes_and_what_to_put_back(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    move = hand.app.table.session.moves[0]
    make(hand, move)
    undo = hand.key(icon="undo")
    assert move.args[1] in undo.sub
    hand.press(icon="undo")
    assert hand.app.root.current_screen.ids.notice.shown
    assert hand.app.table.session.acting == ("p1",)
    hand.press("Agreed")
    hand.press("Done")
    hand.press(icon="redo")
    assert hand.app.table.session.now.tip.line == str(move)


def test_a_pulled_plug_loses_nothing(open_app: Callable[[], Hand]) -> None:
    hand = open_app()
    start_game(hand, "6 × 6")
    play_on(hand, random.Random(5), most=6)
    position, acting = hand.app.table.session.position, hand.app.table.session.acting
    hand.app.game.journal._db.close()  # nothing more can be written, as when the power is gone
    hand.app.game.open = None
    again = open_app()
    assert "Continue" in " ".join(again.words())
    again.press("Continue")
    assert again.app.root.current == "table"
    assert again.app.table.session.position == position
    assert again.app.table.session.acting == acting
    play_on(again, random.Random(6))
    assert again.app.root.current == "result"


def test_a_locked_figure_stays_while_the_rest_is_drawn_again(hand: Hand) -> None:
    hand.press(icon="sword")
    hand.press(icon="dice")
    before = hand.app.table.session.position.board
    hand.space("b2")
    for _ in range(5):
        hand.press(icon="dice")
        after = hand.app.table.session.position.board
        assert after[7] == before[7]
    assert after != before


def test_the_same_seed_gives_the_same_set_up(hand: Hand) -> None:
    hand.press(icon="sword")
    hand.press(icon="dice")
    first, seed = hand.app.table.session.position.board, hand.app.table.session.now.seed
    assert f"Seed {seed}" in hand.words()
    hand.press(icon="dice")
    assert hand.app.table.session.position.board != first
    hand.press("Seed")
    for digit in seed:
        hand.press(digit)
    hand.press(icon="check")
    assert hand.app.table.session.position.board == first


def test_the_set_up_can_be_entered_by_hand(hand: Hand) -> None:
    hand.press(icon="sword")
    hand.press("5 × 5")
    hand.press(icon="dice")
    hand.press("By hand")
    assert hand.app.root.current == "table"
    while hand.app.table.session.acting == ("table",):
        move = hand.app.table.session.moves[-1]
        face = next(w for w in hand.shown() if getattr(getattr(w, "card", None), "id", "") == move.args[0])
        hand.reach(face)
        hand.touch(*face.to_window(*face.center))
        hand.space(move.args[1])
    assert hand.app.table.session.acting == ("p1",)


def test_anything_can_be_corrected_by_hand(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    hand.press(icon="wrench")
    hand.space("c4")
    hand.press("Black token")
    assert hand.app.table.session.position.board[20] == "black"
    hand.press(icon="wrench")
    assert not hand.app.table.fixing


def test_a_past_line_is_amended_from_the_history(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    first = hand.app.table.session.moves[0]
    make(hand, first)
    hand.press(icon="menu")
    hand.press("The game so far")
    hand.app.root.current_screen.ask(hand.app.table.session.now.tip.n, "")
    hand.wait()
    hand.press("Correct this line")
    other = hand.app.table.moves[-1]
    for thing in other.args:
        lies = {token.id: token.space for token in hand.app.table.view().tokens}
        hand.space(lies.get(thing, thing))
    assert list(hand.app.table.session.lines())[-1] == str(other)


def test_names_are_typed_and_remembered(open_app: Callable[[], Hand]) -> None:
    hand = open_app()
    hand.press(icon="sword")
    hand.press("Player 1")
    hand.press("New name")
    for letter in "Ana":
        hand.press(letter)
    hand.press(icon="check")
    assert "Ana" in hand.words()
    hand.press(icon="dice")
    again = open_app()
    again.press(icon="sword")
    assert "Ana" in again.words()


def test_switching_the_language_changes_the_open_screen(hand: Hand) -> None:
    hand.press(icon="settings")
    assert "Settings" in hand.words()
    hand.press("Français")
    assert "Réglages" in hand.words()
    hand.press(icon="back")
    assert "Choisissez un jeu" in hand.words()


def test_the_clocks_stand_still_during_a_pause(hand: Hand) -> None:
    start_game(hand, "6 × 6")
    assert hand.app.table.session.now.clocks.running
    hand.press(icon="pause")
    assert not hand.app.table.session.now.clocks.running
    hand.press("Continue")
    assert hand.app.table.session.now.clocks.running

"""Fair undo: chance, secrets and others' moves are taken back, but the table is asked and the log tells."""

from __future__ import annotations

import random

import pytest

from companion.game import BadNotation
from companion.inputs import Press
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.shown import IN_STEP, OUT_OF_STEP
from companion.play.table import Table
from companion.play.undo_consent import reason_to_ask
from tests.playing import NAMES, battle


def played_until(match: Match, verb: str, seed: int = 2) -> Session:
    """Random play until a line with this verb has been said."""
    session, dice = ready(match, "1"), random.Random(seed)
    for _ in range(400):
        session.do(str(dice.choice(session.moves)))
        if session.now.tip.line.split()[1] == verb and session.now.tip.n > 1:
            return session
    raise AssertionError(f"nobody ever did {verb}")


def test_a_move_is_taken_back_freely_while_the_turn_goes_on() -> None:
    session = ready(battle(abilities="declared"), "1")
    figure = session.position.board[5]
    session.do(f"p1 declare {figure}")
    assert session.acting == ("p1",)
    assert reason_to_ask(session, "undo") == ""


def test_the_table_is_asked_once_the_turn_has_passed() -> None:
    table = Table(ready(battle(), "1"))
    table.handle(Press(str(table.session.moves[0])))
    table.handle(Press("undo"))
    assert table.notice is not None
    assert (table.notice.text.key, table.notice.against) == ("asked-other", "no")
    assert table.sign == OUT_OF_STEP


def test_chance_in_mid_game_is_asked_about_but_never_a_set_up() -> None:
    session = played_until(Match("olympe", NAMES[:3], {"hands": "open", "variant": "virtual-2"}), "deal")
    while not any(line.startswith("p") for line in session.lines()):
        session.do(str(session.moves[0]))
    dice = random.Random(1)
    while not session.now.tip.line.startswith("table deal"):
        session.do(str(dice.choice(session.moves)))
    assert reason_to_ask(session, "undo") == "luck"
    set_up = ready(battle(), "1")
    assert reason_to_ask(set_up, "undo") == ""


def test_a_secret_choice_is_asked_about() -> None:
    session = played_until(Match("heavens", NAMES[:3]), "plan")
    assert reason_to_ask(session, "undo") == "secret"


def test_turning_hidden_cards_up_is_asked_about() -> None:
    session = played_until(Match("heavens", NAMES[:3]), "reveal")
    assert reason_to_ask(session, "undo") == "secret"


def test_going_back_over_many_lines_asks_for_the_gravest_of_them() -> None:
    session = played_until(Match("heavens", NAMES[:3]), "reveal")
    assert reason_to_ask(session, "back 1") == "secret"


def test_where_the_table_does_not_agree_it_is_done_again() -> None:
    table = Table(ready(battle(), "1"))
    move = str(table.session.moves[0])
    table.handle(Press(move))
    table.handle(Press("undo"))
    assert table.notice is not None
    table.handle(Press(table.notice.against))
    assert table.session.now.tip.line == move


def test_the_log_tells_why_the_table_was_asked_and_can_be_read_again() -> None:
    said: list[tuple[int, str]] = []
    session = ready(battle(), "1")
    set_up = [(0, line) for line in session.lines()]
    table = Table(session)
    session.write = lambda lines, ended: said.extend(lines)
    table.handle(Press(str(table.session.moves[0])))
    table.handle(Press("undo"))
    assert said[-1][1] == "undo other"
    again = Session(battle(), [*set_up, *said])
    assert again.position == session.position
    table.handle(Press("ok"))
    table.handle(Press("ok"))
    assert [line for _, line in said[-2:]] == ["ok", "ok"], "all agree; the table is put right"
    assert (table.sign, table.notice) == (IN_STEP, None)


@pytest.mark.parametrize("line", ["undo because", "back 1 because", "back luck", "undo luck other"])
def test_no_other_reason_can_be_written(line: str) -> None:
    session = ready(battle(), "1")
    with pytest.raises(BadNotation):
        session.do(line)

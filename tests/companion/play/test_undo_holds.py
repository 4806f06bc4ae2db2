"""Undo holds the table together: what to put back is told whole, a question stays until it is answered."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from companion.game import Move
from companion.inputs import Pick, Press, Slap
from companion.play.match import Match
from companion.play.put_back import put_back
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.shown import IN_STEP, OUT_OF_STEP
from companion.play.table import Table
from tests.playing import NAMES, battle, set_up

GAME = ("p1 move theseus e3", "p2 move harpy a3", "p1 move theseus d3")


@pytest.fixture
def table() -> Table:
    """Three moves into a small game: every undo is asked about, for the turn has passed."""
    return said(Table(set_up(battle())), *GAME)


def said(table: Table, *lines: str) -> Table:
    """Say lines to a table."""
    for line in lines:
        table.handle(Press(line))
    return table


def played(table: Table) -> list[str]:
    """The lines after the set-up."""
    return list(table.session.lines())[10:]


def wanted(table: Table, lies: Session) -> list[object]:
    """What hands must do from one table to another, straight from the two positions."""
    return [chore.words for chore in put_back(lies.position.view(), table.session.position.view())]


def as_played(lines: Sequence[str] = GAME) -> Session:
    """A table on which these lines were played."""
    session = set_up(battle())
    session.do(*lines)
    return session


def key(table: Table) -> str:
    """What the notice says."""
    return table.notice.text.key if table.notice else ""


# what to put back


def test_three_undos_tell_all_there_is_to_put_back(table: Table) -> None:
    said(table, "undo", "undo", "undo", "ok")
    assert table.notice is not None
    assert (table.sign, key(table)) == (OUT_OF_STEP, "put-after-undo")
    assert list(table.notice.more) == wanted(table, as_played())
    assert {chore.what for chore in table.amiss.chores} >= {"theseus", "harpy"}


@pytest.mark.parametrize(
    "lines",
    [
        ("back 10", "ok"),
        ("undo", "ok", "undo", "ok", "undo", "ok"),
        ("undo", "undo", "ok", "back 10", "ok"),
        ("amend 11 p1 move theseus e1", "back 10", "ok"),
        ("insert 10 table fix perseus c3", "undo", "back 10", "ok"),
        ("undo", "undo", "undo", "redo", "ok", "undo", "ok"),
        ("back 10", "ok", "undo", "back 10", "ok"),
    ],
)
def test_however_it_came_about_the_difference_is_told(lines: tuple[str, ...]) -> None:
    table = said(Table(set_up(battle())), *GAME)
    said(table, *lines)
    assert played(table) == []
    assert [chore.words for chore in table.amiss.chores] == wanted(table, as_played())


@pytest.mark.parametrize("lines", [("undo", "redo"), ("undo", "undo", "redo", "redo"), ("back 10", "undo")])
def test_what_is_done_again_leaves_nothing_to_do(table: Table, lines: tuple[str, ...]) -> None:
    said(table, *lines)
    assert (table.sign, table.notice, table.session.now.asked) == (IN_STEP, None, None)
    assert played(table) == list(GAME)


def test_a_line_amended_by_touch_is_compared_with_the_table_not_with_the_past(table: Table) -> None:
    said(table, "amend 11")
    table.handle(Pick(("theseus",)))
    table.handle(Pick(("e1",)))
    assert [chore.words for chore in table.amiss.chores] == wanted(table, as_played())


def test_what_no_longer_fits_is_told_until_that_is_settled_or_taken_back(
    table: Table,
) -> None:
    said(table, "amend 11 p1 move theseus e1", "undo")
    assert (table.sign, played(table)) == (IN_STEP, list(GAME))
    said(table, "redo", "amend 12 p2 move harpy a5")
    assert [said.key for said in table.amiss.remarks] == ["line-misfit"]
    said(table, "ok")
    assert (table.sign, table.notice) == (IN_STEP, None)


def test_a_refusal_does_not_make_one_forget_what_to_put_back(table: Table) -> None:
    said(table, "undo", "ok")
    said(table, "p1 dance")
    assert (table.sign, table.notice.kind) == (OUT_OF_STEP, "refused")
    said(table, "ok")
    assert key(table) == "put-after-undo"
    said(table, "ok")
    assert (table.sign, table.notice) == (IN_STEP, None)


def test_correcting_the_screen_brings_it_to_the_table(table: Table) -> None:
    said(table, "undo", "ok")
    chores = len(table.amiss.chores)
    said(table, "table fix theseus d3")
    assert table.sign == OUT_OF_STEP
    assert len(table.amiss.chores) < chores
    said(table, "ok")
    assert table.sign == IN_STEP


def test_whoever_plays_on_has_put_the_table_right(table: Table) -> None:
    said(table, "undo", "ok", "p1 move perseus b3")
    assert (table.sign, table.notice) == (IN_STEP, None)


# the question


def test_the_question_is_not_skipped_by_the_next_undo_and_no_restores_all(table: Table) -> None:
    said(table, "undo", "undo", "undo")
    assert (key(table), table.notice.against) == ("asked-other", "no")
    assert [said.key for said in table.notice.more] == ["asked-line"] * 3 + ["asked-marked"]
    assert played(table) == []
    said(table, "no")
    assert (played(table), table.sign, table.notice) == (list(GAME), IN_STEP, None)


def test_yes_keeps_all_and_leaves_what_to_put_back(table: Table) -> None:
    said(table, "undo", "undo", "undo", "ok")
    assert (key(table), played(table)) == ("put-after-undo", [])
    said(table, "ok")
    assert (table.sign, table.notice, played(table)) == (IN_STEP, None, [])


def test_no_to_a_jump_takes_the_jump_back(table: Table) -> None:
    said(table, "back 11", "no")
    assert (played(table), table.sign) == (list(GAME), IN_STEP)


def test_what_was_free_stays_taken_back_when_the_table_does_not_agree() -> None:
    session = ready(battle(abilities="declared"), "1")
    table = Table(session)
    for verb in ("declare", "put", "done", "declare"):
        said(table, str(next(move for move in session.moves if move.verb == verb)))
    before = session.now.nodes[-2].line
    said(table, "undo")
    assert session.now.asked is None
    said(table, "undo", "no")
    assert session.now.tip.line == before


@pytest.mark.parametrize(
    "one",
    [
        Pick(("theseus",)),
        Press("p1 move perseus b3"),
        Press("back 10"),
        Press("amend 11 p1 move theseus e1"),
        Press("amend 11"),
        Press("fix"),
        Press("cancel"),
        Press("draw 7"),
        Press("seat p1 Zoe"),
        Press("swap p1 p2"),
        Slap("p1", 5),
    ],
    ids=lambda one: getattr(one, "line", type(one).__name__),
)
def test_nothing_else_happens_before_the_question_is_answered(table: Table, one: Pick | Press | Slap) -> None:
    said(table, "undo")
    now = table.session.now
    table.handle(one)
    assert table.session.now is now
    assert (key(table), table.notice.more[0].key, table.open) == ("asked-other", "asked-first", {})
    said(table, "no")
    assert played(table) == list(GAME)


def test_the_clocks_and_troubles_are_heard_while_the_question_waits(table: Table) -> None:
    said(table, "undo", "clock pause")
    assert not table.session.now.clocks.running
    assert key(table) == "asked-other"
    said(table, "trouble not-kept-full ")
    assert table.notice.kind == "trouble"
    said(table, "ok")
    assert key(table) == "asked-other", "nobody has agreed to anything yet"


def test_the_gravest_reason_is_asked_about_and_no_undo_reaches_into_the_set_up(table: Table) -> None:
    said(table, *["undo"] * 9)
    assert (played(table), table.session.now.tip.n) == ([], 10)
    assert table.notice.more[0].key == "asked-first"
    session = ready(Match("olympe", NAMES[:3], {"hands": "open", "variant": "virtual-2"}), "1")
    dice = random.Random(1)
    while not (session.now.tip.line.startswith("table deal") and _somebody_played(session)):
        session.do(str(dice.choice(session.moves)))
    session.do(str(session.moves[0]))
    tricks = said(Table(session), "undo", "undo", "undo", "undo")
    assert tricks.session.now.asked.why == "luck"


def _somebody_played(session: Session) -> bool:
    return any(line.startswith("p") for line in session.lines())


# taken up again


@pytest.mark.parametrize(
    "lines", [("undo", "undo"), ("undo", "undo", "ok"), ("undo", "ok", "ok"), ("back 10", "ok")]
)
def test_a_game_taken_up_again_knows_what_its_lines_tell(lines: tuple[str, ...]) -> None:
    told: list[tuple[int, str]] = []
    session = set_up(battle())
    first = [(0, line) for line in session.lines()]
    session.write = lambda lines, now: told.extend(lines)
    table = said(Table(session), *GAME, *lines)
    again = Table(Session(battle(), [*first, *told]))
    assert (again.sign, again.session.now.asked) == (table.sign, table.session.now.asked)
    if table.amiss is not None:
        assert again.amiss.chores == table.amiss.chores
    keys = {"put-after-undo": "put-after-resume", "put-after-back": "put-after-resume"}
    assert key(again) == keys.get(key(table), key(table))


def test_an_old_journal_in_which_nobody_said_that_all_agreed_is_read() -> None:
    session = set_up(battle())
    session.do(*GAME, "undo other", "undo other", "p2 move chimera b3")
    assert (session.now.asked, session.now.lies) == (None, None)
    session.do("undo other", "back 11 other", "amend 11 p1 move theseus e1")
    assert session.now.asked is None


def test_setting_up_by_hand_begins_with_an_empty_table() -> None:
    table = said(Table(ready(battle(), "1")), "by-hand")
    assert (table.session.now.tip.n, table.sign, table.notice) == (0, IN_STEP, None)


def test_moves_are_what_the_rules_say_after_a_question(table: Table) -> None:
    said(table, "undo", "ok", "ok")
    assert Move.parse("p1 move perseus b3") in table.session.moves
    assert "theseus" in table.open

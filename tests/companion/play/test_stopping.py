"""Giving up and ending early are lines of the game: kept, taken back, told, and known to the results."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.game import BadNotation, IllegalMove, Outcome
from companion.inputs import Press
from companion.keep.journal import open_journal
from companion.keep.placing import placed
from companion.keep.record import read_record, replay, write_record
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import ready
from companion.play.table import Table
from companion.play.undo_consent import reason_to_ask
from companion.view import text
from companion.words import words_in

NAMES = ("Ana", "Ben", "Cem", "Dora")


def begun(game: str, players: int = 2, **options: str) -> Session:
    """A game on the table in which the first has moved."""
    session = ready(Match(game, NAMES[:players], options), "1")
    session.do(str(session.moves[0]))
    return session


def sums(*points: int, **options: str) -> Session:
    """A score pad with one round written."""
    session = Session(Match("scorepad", NAMES[: len(points)], options))
    session.do(*(f"p{n} score ={has}" for n, has in enumerate(points, 1)))
    return session


def outcome_of(session: Session) -> Outcome:
    outcome = session.now.tip.outcome
    assert outcome is not None
    return outcome


def test_of_two_the_other_wins() -> None:
    session = begun("battle")
    position = session.position
    session.do("resign p2")
    assert outcome_of(session).winners == ("p1",)
    assert (session.position, session.moves, session.acting) == (position, (), ())
    assert words_in("en").say(outcome_of(session).reason, session.names) == "Ben gave up; Ana wins."


def test_partners_give_up_together() -> None:
    session = begun("above", 4)
    session.do("resign p3")
    assert outcome_of(session).winners == ("p2", "p4")
    assert set(outcome_of(session).last) == {"p1", "p3"}


def test_of_more_than_two_the_standing_of_the_others_decides_and_who_gave_up_is_last() -> None:
    session = sums(9, 4, 7)
    session.do("resign p1")
    assert outcome_of(session).winners == ("p3",)
    assert [(one.place, one.seat) for one in placed(outcome_of(session))] == [(1, "p3"), (2, "p2"), (3, "p1")]


def test_ended_early_whoever_is_ahead_has_won_and_nobody_where_all_are_level() -> None:
    session = sums(9, 4, 7)
    session.do("end")
    assert outcome_of(session).winners == ("p1",)
    session = sums(4, 4, 4)
    session.do("end")
    assert outcome_of(session).winners == ()
    session = sums(9, 4, 7, wins="low")
    session.do("end")
    assert outcome_of(session).winners == ("p2",)


def test_taken_back_the_game_goes_on_and_nobody_is_asked() -> None:
    session = begun("above")
    moves = session.moves
    session.do("resign p1")
    assert reason_to_ask(session, "undo") == ""
    session.do("undo")
    assert session.now.tip.outcome is None
    assert session.moves == moves


def test_after_it_nothing_is_played_until_it_is_taken_back() -> None:
    session = begun("above")
    move = str(session.moves[0])
    session.do("end")
    for line in (move, f"! {move}", "end", "resign p1", "table fix space hera Α1"):
        with pytest.raises(IllegalMove) as refused:
            session.do(line)
        assert refused.value.refusal.text.key == "refuse-stopped"
    session.do("seat p2 Zoë")
    assert session.now.tip.outcome is not None
    assert session.names["p2"] == "Zoë"


def test_a_game_that_is_over_cannot_be_stopped() -> None:
    session = sums(1, 2)
    session.do("table end")
    with pytest.raises(IllegalMove) as refused:
        session.do("end")
    assert refused.value.refusal.text.key == "refuse-over"


@pytest.mark.parametrize("line", ["resign", "resign ", "resign p3", "resign table", "! resign p1", "end now"])
def test_nobody_else_can_give_up(line: str) -> None:
    session = begun("battle")
    with pytest.raises(BadNotation):
        session.do(line)


def test_the_last_one_cannot_give_up() -> None:
    session = Session(Match("scorepad", ("Ana",)))
    with pytest.raises(IllegalMove) as refused:
        session.do("resign p1")
    assert refused.value.refusal.text == text("refuse-resign-alone", seat="p1")


def test_an_earlier_line_can_still_be_put_right() -> None:
    session = sums(9, 4)
    session.do("end", "amend 1 p1 score =2")
    assert outcome_of(session).winners == ("p2",)


def test_a_record_is_played_again_to_the_same_end() -> None:
    session = begun("heavens", 3)
    session.do("resign p2")
    match, lines = read_record(write_record(session.match, [(0, line) for line in session.lines()]))
    assert replay(match, lines).now.tip.outcome == session.now.tip.outcome


def test_the_journal_knows_who_won_and_that_it_is_over(tmp_path: Path) -> None:
    journal = open_journal(tmp_path / "games.sqlite3")
    number = journal.begin(Match("battle", NAMES[:2]))
    table = Table(journal.session(number))
    table.handle(Press("draw 7"))
    table.handle(Press("resign p1"))
    assert journal.games(ended=True)[0].id == number
    rows = journal.ask("SELECT player, won FROM result WHERE game=? ORDER BY seat", (number,))
    assert [tuple(row) for row in rows] == [("Ana", 0), ("Ben", 1)]
    table.handle(Press("undo"))
    assert journal.games(ended=True) == []
    journal.close()


def test_places_are_shared_by_those_who_are_equal() -> None:
    outcome = Outcome(("p2",), (("p1", 3), ("p2", 5), ("p3", 5), ("p4", 3)), text("end-early-level"))
    assert [(one.place, one.seat) for one in placed(outcome)] == [(1, "p2"), (2, "p3"), (3, "p1"), (3, "p4")]
    draw = Outcome((), (("p1", 0), ("p2", 0)), text("end-early-level"))
    assert [one.place for one in placed(draw)] == [1, 1]


@pytest.mark.parametrize(("language", "said"), [("en", "Ben gives up"), ("fr", "Ben abandonne")])
def test_the_history_tells_it(language: str, said: str) -> None:
    table = Table(begun("battle"))
    assert words_in(language).say(table.line_told("resign p2"), table.session.names) == said

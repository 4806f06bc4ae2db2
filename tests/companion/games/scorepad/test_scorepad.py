"""The score pad: columns, rounds, whole numbers, leaving and coming back, most or fewest points."""

from __future__ import annotations

import pytest

from companion.game import IllegalMove
from companion.inputs import Pick, Press
from companion.play.match import Match
from companion.play.session import Session
from companion.play.table import Table
from companion.words import words_in

NAMES = ("Ana", "Ben", "Cléo")


def pad(*lines: str, wins: str = "high", names: tuple[str, ...] = NAMES) -> Session:
    """A sheet on which these lines were written."""
    session = Session(Match("scorepad", names, {"wins": wins}))
    session.do(*lines)
    return session


def refused(session: Session, line: str) -> str:
    """The rule that forbids a line."""
    with pytest.raises(IllegalMove) as bad:
        session.do(line)
    return bad.value.refusal.rule


def test_everyone_writes_once_a_round_in_any_order() -> None:
    session = pad("p2 score =5", "p1 score =3")
    assert refused(session, "p2 score =1") == "rounds"
    session.do("p3 score =4", "p3 score =1")
    assert session.position.sums == (3, 5, 5)
    assert session.position.round == 2


@pytest.mark.parametrize("number", ["=0", "=7", "=-15", "=99999", "=-99999"])
def test_whole_numbers_are_taken(number: str) -> None:
    assert pad(f"p1 score {number}").position.sums[0] == int(number[1:])


@pytest.mark.parametrize("number", ["=1.5", "=", "=--1", "=100000", "=007", "=-0", "=x", "=１"])
def test_other_numbers_are_refused(number: str) -> None:
    assert refused(pad(), f"p1 score {number}") == "numbers"


def test_it_ends_between_rounds_and_not_before_the_first() -> None:
    assert refused(pad(), "table end") == "rounds"
    session = pad("p1 score", "p2 score", "p3 score", "p1 score =1")
    assert refused(session, "table end") == "rounds"
    session.do("p2 score =2", "p3 score =2", "table end")
    assert session.position.outcome().winners == ("p2", "p3")
    assert refused(session, "p1 score =1") == "winning"


@pytest.mark.parametrize(("wins", "winner"), [("high", "p2"), ("low", "p1")])
def test_most_or_fewest_points_win(wins: str, winner: str) -> None:
    session = pad("p1 score =-1", "p2 score =9", "p3 score =3", "table end", wins=wins)
    assert session.position.outcome().winners == (winner,)


def test_all_level_is_a_draw_and_one_alone_always_wins() -> None:
    level = pad("p1 score =2", "p2 score =2", "p3 score =2", "table end")
    assert level.position.outcome().winners == ()
    alone = pad("p1 score =-4", "table end", names=("Ana",))
    assert alone.position.outcome().winners == ("p1",)
    assert refused(pad(names=("Ana",)), "table change") == "leaving"


def test_who_leaves_is_not_waited_for_and_does_not_win() -> None:
    session = pad("p1 score =9", "p2 score =1", "p3 score =2", "table change", "table out p1")
    assert refused(session, "p1 score =1") == "leaving"
    session.do("p2 score =1", "p3 score =1", "table end")
    assert session.position.outcome().winners == ("p3",)
    assert dict(session.position.outcome().points)["p1"] == 9


def test_who_comes_back_has_the_sum_they_had() -> None:
    session = pad("p1 score =9", "p2 score =1", "p3 score =2", "table change", "table out p1")
    session.do("p3 score =1", "p2 score =1", "table change", "table in p1", "p1 score =1")
    assert session.position.sums == (10, 2, 3)


def test_the_last_player_stays_and_nobody_leaves_in_the_middle_of_a_round() -> None:
    session = pad("table change", "table out p1", "table change", "table out p2", "table change")
    assert refused(session, "table out p3") == "leaving"
    session.do("table stay", "p3 score =1", "undo")
    assert refused(pad("p1 score"), "table change") == "rounds"


def test_a_touched_name_asks_for_its_number_and_a_touched_number_is_amended() -> None:
    table = Table(pad())
    table.handle(Pick(("@p2",)))
    assert str(table.wants_number) == "p2 score"
    table.handle(Press("number -12"))
    assert table.wants_number is None
    assert list(table.session.lines()) == ["p2 score =-12"]
    table.handle(Press("amend 1"))
    table.handle(Pick(("@p2",)))
    table.handle(Press("number 4"))
    assert list(table.session.lines()) == ["p2 score =4"]


def test_a_number_not_wanted_after_all_is_forgotten() -> None:
    table = Table(pad())
    table.handle(Pick(("@p2",)))
    table.handle(Press("cancel"))
    assert table.wants_number is None
    table.handle(Press("number 3"))
    assert table.notice is not None
    assert list(table.session.lines()) == []


@pytest.mark.parametrize(("language", "said"), [("en", "Ana writes -12"), ("fr", "Ana inscrit -12")])
def test_a_line_is_told_with_its_number(language: str, said: str) -> None:
    table = Table(pad("p1 score =-12"))
    assert words_in(language).say(table.line_told("p1 score =-12"), {"p1": "Ana"}) == said


def test_a_sheet_of_numbers_leaves_nothing_to_put_back() -> None:
    table = Table(pad("p1 score =12", "p2 score =3"))
    table.handle(Press("undo"))
    assert table.notice is None
    assert table.sign == "in-step"

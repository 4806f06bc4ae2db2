"""A seat handed over and two who change places are lines of the game like any other."""

from __future__ import annotations

import pytest

from companion.game import BadNotation
from companion.inputs import Press
from companion.keep.record import read_record, replay, write_record
from companion.play.match import Match
from companion.play.session import Session
from companion.play.setting_up import is_setting_up, ready, set_up
from companion.play.table import Table
from companion.play.undo_consent import reason_to_ask
from companion.words import words_in


def played() -> Session:
    """A game of three in which somebody has already moved."""
    session = ready(Match("heavens", ("Ana", "Ben", "Cem")), "1")
    session.do(str(session.moves[0]))
    return session


def test_a_seat_is_handed_over_by_a_line() -> None:
    session = played()
    position, moves = session.position, session.moves
    session.do("seat p2 Eleni Maria")
    assert session.match.players == ("Ana", "Eleni Maria", "Cem")
    assert session.names["p2"] == "Eleni Maria"
    assert (session.position, session.moves) == (position, moves)


def test_two_change_places() -> None:
    session = played()
    session.do("swap p1 p3")
    assert session.match.players == ("Cem", "Ben", "Ana")


def test_undo_redo_and_back_know_who_sat_where() -> None:
    session = played()
    n = session.now.tip.n
    session.do("seat p2 Eleni", "swap p1 p2")
    session.do(str(session.moves[0]))
    assert session.match.players == ("Eleni", "Ana", "Cem")
    session.do(f"back {n + 1}")
    assert session.match.players == ("Ana", "Eleni", "Cem")
    session.do(f"back {n}")
    assert session.match.players == ("Ana", "Ben", "Cem")
    session.do("undo", "undo", "undo")
    assert session.match.players == ("Eleni", "Ana", "Cem")
    session.do("redo")
    assert session.match.players == ("Eleni", "Ana", "Cem")


def test_the_name_of_a_past_line_can_be_put_right() -> None:
    session = played()
    session.do("seat p2 Elena")
    n = session.now.tip.n
    session.do(str(session.moves[0]))
    session.do(f"amend {n} seat p2 Eleni")
    assert session.match.players == ("Ana", "Eleni", "Cem")
    assert session.now.misfits == ()


def test_a_record_keeps_who_sat_down_first_and_every_change() -> None:
    session = played()
    agreed = session.match
    lines = [
        (n * 1000, line) for n, line in enumerate([*session.lines(), "seat p2 Eleni Maria", "swap p1 p2"])
    ]
    match, read = read_record(write_record(agreed, lines))
    assert match.players == ("Ana", "Ben", "Cem")
    assert replay(match, read).match.players == ("Eleni Maria", "Ana", "Cem")


@pytest.mark.parametrize(
    "line",
    [
        *("seat p2", "seat p2 ", "seat p4 Dora", "seat p2  Dora", f"seat p2 {'x' * 25}", "seat p2 a\tb"),
        *("swap p1", "swap p1 p4", "swap p1 p1", "swap p1 p2 p3", "! seat p2 Dora", "seat table Dora"),
    ],
)
def test_a_name_or_a_seat_that_cannot_be_is_refused(line: str) -> None:
    session = played()
    with pytest.raises(BadNotation):
        session.do(line)
    assert session.match.players == ("Ana", "Ben", "Cem")


def test_nobody_is_asked_before_a_hand_over_is_taken_back() -> None:
    session = played()
    session.do("seat p2 Eleni")
    assert reason_to_ask(session, "undo") == ""


def test_a_hand_over_leaves_what_is_half_said_as_it_is() -> None:
    table = Table(played())
    table.handle(Press("p1 nonsense"))
    refused = table.notice
    table.handle(Press("seat p2 Eleni"))
    assert table.notice is refused
    assert table.session.names["p2"] == "Eleni"


def test_drawing_again_leaves_people_where_they_sit_now() -> None:
    session = ready(Match("heavens", ("Ana", "Ben", "Cem")), "1")
    session.do("seat p2 Eleni", "swap p1 p2")
    before = len(set_up(session))
    table = Table(session)
    table.handle(Press("draw 77"))
    assert session.match.players == ("Eleni", "Ana", "Cem")
    assert session.now.seed == "77"
    assert len(set_up(session)) == before
    table.handle(Press("by-hand"))
    assert set_up(session) == []
    assert is_setting_up(session)
    assert session.match.players == ("Eleni", "Ana", "Cem")


@pytest.mark.parametrize(
    ("language", "seat", "swap"),
    [
        ("en", "Eleni Maria takes over seat 2", "Seats 1 and 3 change places"),
        ("fr", "Eleni Maria prend la place 2", "Les places 1 et 3 sont échangées"),
    ],
)
def test_the_history_tells_who_took_which_seat(language: str, seat: str, swap: str) -> None:
    table, words = Table(played()), words_in(language)
    assert words.say(table.line_told("seat p2 Eleni Maria")) == seat
    assert words.say(table.line_told("swap p1 p3")) == swap

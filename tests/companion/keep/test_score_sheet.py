"""The score sheet: every number from the lines it came from, corrected in place, old and new shown."""

from __future__ import annotations

import random

import pytest

from companion.game import BadNotation, Move
from companion.keep.score_sheet import Sheet, corrected, correction, number_in, places, sheet_of, with_number
from companion.play.match import Match
from companion.play.session import Session
from tests.playing import named, variants
from tests.wording import trouble_with

ONE_OF_EACH = list({(match.game, match.options.get("mode")): match for match in variants()}.values())
PAD = Match("scorepad", ("Ana", "Ben", "Cléo"))


def played(match: Match, seed: str = "sheet", most: int = 2500) -> Session:
    """A random game to its end."""
    dice = random.Random(seed)
    session = Session(match)
    while session.moves and session.now.tip.n < most:
        session.do(str(dice.choice(session.moves)))
    return session


def sheet(session: Session) -> Sheet:
    """The sheet as it stands."""
    return sheet_of(session.match, session.now.tip)


def pad(*lines: str) -> Session:
    """A score pad with some lines."""
    session = Session(PAD)
    session.do(*lines)
    return session


ROUNDS = ("p1 score =12", "p2 score =-3", "p3 score", "p3 score =7", "p2 score =8", "p1 score =9")


@pytest.mark.parametrize("match", ONE_OF_EACH, ids=named)
def test_the_sums_of_a_sheet_are_the_points_of_the_result(match: Match) -> None:
    session = played(match)
    found = sheet(session)
    outcome = session.position.outcome()
    assert outcome is not None
    sums = {seat: found.totals[0][n] for n, column in enumerate(found.columns) for seat in column.seats}
    assert sums == dict(outcome.points)
    assert found.totals == found.rows[-1].totals
    for count, totals in enumerate(found.totals):
        for column, total in enumerate(totals):
            assert sum(row.gains[count][column] for row in found.rows) == total


@pytest.mark.parametrize("match", ONE_OF_EACH, ids=named)
def test_every_row_knows_its_lines_and_has_words(match: Match) -> None:
    session = played(match)
    last = 0
    for row in sheet(session).rows:
        assert row.first == last + 1, "lines belong to one row each, in order"
        assert row.first <= row.entries[0].line <= row.entries[-1].line == row.last
        last = row.last
        assert trouble_with(row.title) == ()
        assert [trouble for part, _ in row.parts for trouble in trouble_with(part)] == []
        if row.parts and all(entry.part for entry in row.entries):
            columns = range(len(row.gains[0]))
            assert row.gains[0] == tuple(sum(gains[0][n] for _, gains in row.parts) for n in columns)
    for column in sheet(session).columns:
        assert trouble_with(column.name) == ()


def test_a_night_of_the_heavens_is_told_in_its_scorings() -> None:
    match = next(m for m in variants() if m.game == "heavens" and m.options["mode"] == "full")
    rows = sheet(played(match)).rows
    assert [dict(row.title.values)["day"] for row in rows] == [1, 2, 3, 4, 5]
    for row in rows:
        parts = {part.key.removeprefix("heavens-part-") for part, _ in row.parts}
        assert {"regions", "orbit", "best"} <= parts
    assert "power" in {part.key.removeprefix("heavens-part-") for part, _ in rows[-1].parts}


def test_a_round_of_olympe_has_its_nuggets_and_its_points() -> None:
    match = Match("olympe", ("Ana", "Ben", "Cléo"), {"mode": "score"})
    first = sheet(played(match)).rows[0]
    nuggets, points = first.gains
    assert sorted(nuggets) == [0, 1, 3]
    assert points.index(max(points)) == nuggets.index(3)


def test_a_zero_that_was_told_is_no_gap() -> None:
    row = sheet(pad(*ROUNDS[:3])).rows[0]
    assert row.gains == ((12, -3, 0),)
    assert row.told == {"p1", "p2", "p3"}
    assert sheet(pad(*ROUNDS[:2])).rows[0].told == {"p1", "p2"}


def test_a_told_number_is_amended_where_it_stands() -> None:
    session = pad(*ROUNDS)
    lines = correction(session, sheet(session).rows[0], 0, 1, 30)
    assert lines == ["amend 2 p2 score =30"]
    session.do(*lines)
    assert [row.gains for row in sheet(session).rows] == [((12, 30, 0),), ((9, 8, 7),)]
    assert sheet(session).totals == ((21, 38, 7),)


def test_a_zero_without_a_number_can_be_corrected_too() -> None:
    session = pad(*ROUNDS)
    assert correction(session, sheet(session).rows[0], 0, 2, 5) == ["amend 3 p3 score =5"]


def test_old_and_new_are_shown_until_the_correction_is_undone() -> None:
    session = pad(*ROUNDS)
    for wanted in (30, 31):
        session.do(*correction(session, sheet(session).rows[0], 0, 1, wanted))
    found = corrected(session.match, session.now)
    (place,) = found
    assert found[place] == (-3, 30)
    assert places(sheet(session))[place] == 31
    session.do("undo")
    assert list(corrected(session.match, session.now).values()) == [(-3,)]
    session.do("undo")
    assert corrected(session.match, session.now) == {}


def test_digits_told_one_by_one_are_amended_as_digits() -> None:
    match = Match("olympe", ("Ana", "Ben", "Cléo"), {"mode": "score"})
    session = played(match)
    row = sheet(session).rows[0]
    (line,) = correction(session, row, 1, 0, 45)
    assert line.endswith("p1 points 0 4 5")
    session.do(line)
    assert sheet(session).rows[0].gains[1][0] == 45


@pytest.mark.parametrize("game", ["heavens", "olympe", "olympia"])
def test_a_counted_number_is_corrected_in_its_round_and_the_rest_replayed(game: str) -> None:
    match = next(m for m in variants() if m.game == game and m.options.get("scoring", "") != "coins")
    session = played(match)
    before = sheet(session)
    row = before.rows[-1]
    wanted = row.gains[0][0] + (1 if row.totals[0][0] < 9 else -1)
    lines = correction(session, row, 0, 0, wanted)
    assert lines
    assert all(line.startswith(f"insert {row.last + n} table fix ") for n, line in enumerate(lines))
    session.do(*lines)
    after = sheet(session)
    assert [row.title for row in after.rows][: len(before.rows)] == [row.title for row in before.rows]
    assert after.rows[len(before.rows) - 1].gains[0][0] == wanted
    assert corrected(match, session.now)
    for _ in lines:
        session.do("undo")
    assert sheet(session) == before


def test_what_only_the_board_can_say_has_no_correction() -> None:
    match = Match("battle", ("Ana", "Ben"), {"size": "5"})
    session = played(match)
    assert correction(session, sheet(session).rows[0], 1, 0, 7) == []


def test_a_line_with_another_number() -> None:
    assert number_in(Move.parse("p1 score =-15")) == -15
    assert number_in(Move.parse("p1 points 0 4 2")) == 42
    assert number_in(Move.parse("p1 move perseus a4")) is None
    assert str(with_number(Move.parse("p1 score =-15"), 7)) == "p1 score =7"
    assert str(with_number(Move.parse("p1 points 0 4 2"), 7)) == "p1 points 0 0 7"


# lines put in earlier


def test_a_line_is_put_in_after_another_and_the_rest_replayed() -> None:
    session = pad(*ROUNDS[:3])
    session.do("insert 1 table fix p1 +100")
    assert list(session.lines()) == [ROUNDS[0], "table fix p1 +100", *ROUNDS[1:3]]
    assert session.position.sums == (112, -3, 0)
    session.do("insert 0 table fix p2 +1", "undo", "undo")
    assert list(session.lines()) == [*ROUNDS[:3]]


def test_what_no_longer_fits_after_a_line_put_in_is_named() -> None:
    session = pad(*ROUNDS[:3], "table change", "table stay")
    session.do("insert 3 p1 score =4")
    assert session.now.misfits == ("table change", "table stay")


@pytest.mark.parametrize("line", ["insert 9 p1 score", "insert x p1 score", "insert 1 nonsense"])
def test_a_line_cannot_be_put_in_where_there_is_no_place(line: str) -> None:
    session = pad(*ROUNDS[:3])
    before = session.now
    with pytest.raises(BadNotation):
        session.do(line)
    assert session.now is before

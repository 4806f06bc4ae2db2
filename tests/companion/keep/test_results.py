"""Results: kept with the line that ends a game, taken back with it, and always the same when made anew."""

from __future__ import annotations

import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from companion.game import BadNotation
from companion.keep.bring_up import _derive
from companion.keep.journal import VERSION, Journal
from companion.keep.players import players
from companion.keep.results import OF_RESULT, results_of
from companion.play.match import Match
from companion.play.session import Session
from tests.playing import battle
from tests.processes import ROOT

OLD = ROOT / "tests/companion/keep/journals/schema-1.db"


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    """An empty journal."""
    return Journal(tmp_path / "games.db")


def play(journal: Journal, match: Match, seed: int = 1) -> tuple[int, Session]:
    """A random game to its end, two seconds a line."""
    dice = random.Random(seed)
    number = journal.begin(match)
    session = journal.session(number)
    while session.moves:
        session.do(str(dice.choice(session.moves)), at=session.now.clocks.at + 2000)
    return number, session


def kept(journal: Journal) -> list[tuple[object, ...]]:
    """Everything derived that is on disk."""
    return journal.ask(f"SELECT {OF_RESULT} FROM result ORDER BY game, seat") + journal.ask(
        "SELECT * FROM spent ORDER BY game, seat, phase"
    )


def test_a_game_that_ends_leaves_a_result_for_every_seat(journal: Journal) -> None:
    number, session = play(journal, Match("olympia", ("Ana", "Ben", "Cléo")))
    outcome = session.position.outcome()
    assert outcome is not None
    rows = journal.ask("SELECT game, seat, box, player, won, points, seats FROM result ORDER BY seat")
    assert [(row[1], row[5]) for row in rows] == list(outcome.points)
    assert [row[1] for row in rows if row[4]] == list(outcome.winners)
    assert {row[0] for row in rows} == {number}
    assert {row[2] for row in rows} == {"olympia"}
    assert [row[3] for row in rows] == ["Ana", "Ben", "Cléo"]
    assert {row[6] for row in rows} == {3}


def test_the_result_goes_with_the_end_and_comes_back_with_it(journal: Journal) -> None:
    _, session = play(journal, battle())
    before = kept(journal)
    session.do("undo")
    assert kept(journal) == []
    assert journal.games()[0].ended is False
    session.do("redo")
    assert kept(journal) == before
    assert journal.games()[0].ended is True


def test_an_amended_score_changes_the_result(journal: Journal) -> None:
    number = journal.begin(Match("scorepad", ("Ana", "Ben")))
    session = journal.session(number)
    session.do("p1 score =5", "p2 score =3", "table end")
    assert journal.ask("SELECT player FROM result WHERE won") == [("Ana",)]
    session.do("amend 2 p2 score =30")
    assert journal.ask("SELECT player, points FROM result WHERE won") == [("Ben", 30)]
    assert journal.ask("SELECT curve FROM result ORDER BY seat") == [("[0, 5]",), ("[0, 30]",)]


def test_time_is_told_by_what_it_was_spent_on(journal: Journal) -> None:
    _, session = play(journal, battle(abilities="house"))
    spent = dict(journal.ask("SELECT seat, sum(ms) FROM spent GROUP BY seat"))
    used = dict(journal.ask("SELECT seat, used FROM result"))
    assert spent == used
    assert sum(used.values()) == sum(session.now.clocks.used)
    assert {phase for (phase,) in journal.ask("SELECT DISTINCT phase FROM spent")} <= {"move", "use", "pass"}


def test_time_given_at_the_clock_is_nobodys_thinking(journal: Journal) -> None:
    number = journal.begin(Match("scorepad", ("Ana", "Ben")))
    session = journal.session(number)
    session.do("p2 score =1", at=4000)
    session.do("clock p1 +3", at=4000)
    session.do("p1 score =1", "table end", at=9000)
    assert journal.ask("SELECT seat, ms FROM spent ORDER BY seat") == [("p1", 9000), ("p2", 4000)]
    assert journal.ask("SELECT used FROM result ORDER BY seat") == [(6000,), (4000,)]


def test_results_made_anew_from_the_lines_are_the_same(journal: Journal) -> None:
    for n, match in enumerate((battle(), Match("olympia", ("Ana", "Ben")), Match("scorepad", ("Ana",)))):
        play(journal, match, n)
    before = kept(journal)
    assert len(before) > 6
    journal._db.execute("DELETE FROM result")
    journal._db.execute("DELETE FROM spent")
    _derive(journal._db)
    assert kept(journal) == before


def test_a_deleted_game_is_out_of_sight_and_comes_back_whole(journal: Journal) -> None:
    number, session = play(journal, battle())
    lines, before = journal.lines(number), kept(journal)
    journal.delete(number)
    assert (journal.games(), kept(journal)) == ([], [])
    assert journal.lines(number) == lines, "nothing is lost"
    journal.restore(number)
    assert [one.id for one in journal.games()] == [number]
    assert kept(journal) == before
    assert journal.session(number).position == session.position
    with pytest.raises(BadNotation):
        journal.delete(99)


def test_games_are_found_by_box_player_and_whether_they_are_over(journal: Journal) -> None:
    first, _ = play(journal, battle())
    second = journal.begin(Match("scorepad", ("Ana", "Dora")))
    journal.append(second, [(0, "p1 score =1")])
    assert [one.id for one in journal.games()] == [second, first]
    assert [one.id for one in journal.games(box="battle")] == [first]
    assert [one.id for one in journal.games(player="Dora")] == [second]
    assert [one.id for one in journal.games(player="An")] == []
    assert [one.id for one in journal.games(ended=False)] == [second]
    assert [one.id for one in journal.games(ended=True)] == [first]
    assert [one.id for one in journal.games(most=1)] == [second]
    assert journal.games()[0].lines == 1


def test_the_result_belongs_to_whoever_sat_there_at_the_end(journal: Journal) -> None:
    number, session = play(journal, battle())
    session.do("seat p2 Zoë")
    assert journal.match(number).players == battle().players  # who sat down first
    assert journal.games()[0].match.players == ("Ana", "Zoë")
    assert [one.id for one in journal.games(player="Zoë")] == [number]
    assert journal.games(player=battle().players[1]) == []
    assert journal.ask("SELECT player FROM result ORDER BY seat") == [("Ana",), ("Zoë",)]
    assert {name for (name,) in journal.ask("SELECT DISTINCT player FROM spent")} == {"Ana", "Zoë"}
    assert journal.ask("SELECT count(*) FROM spent WHERE phase = 'seating'") == [(0,)]
    session.do("undo")
    assert journal.ask("SELECT player FROM result ORDER BY seat") == [(name,) for name in battle().players]
    session.do("redo", "swap p1 p2")
    assert journal.ask("SELECT player FROM result ORDER BY seat") == [("Zoë",), ("Ana",)]
    assert journal.session(number).match.players == ("Zoë", "Ana")


# how quick


def slapped(after: int) -> Session:
    """A round of Olympia in which Ana slaps so many nanoseconds after her third thunderbolt."""
    session = Session(Match("olympia", ("Ana", "Ben")))
    session.do("table god p1 zeus", "table god p2 athena", "table start p1", "p1 deal")
    attribute = next(
        move.args[0] for move in session.moves if move.verb == "turn" and "lightning" in move.args[0]
    )
    at = 10**9
    for _ in range(3):
        at += 10**9
        session.do(f"{session.acting[0]} turn {attribute} @{at}")
    session.do(f"p1 slap @{at + after}", "table settle")
    return session


@pytest.mark.parametrize(("after", "honest"), [(250_000_000, True), (40_000_000, False), (1, False)])
def test_a_right_slap_is_honest_if_a_person_can_have_seen_the_card(after: int, honest: bool) -> None:
    session = slapped(after)
    assert session.position.steps[0] > 0, "the slap was right"
    assert session.position.tally().quick == ((("p1", after),) if honest else ())
    session.do("table stop")
    quick = {one.seat: one.quick for one in results_of(session.match, session.now)}
    assert quick == {"p1": after if honest else None, "p2": None}


# older journals


def test_a_journal_of_the_first_schema_opens_with_all_its_games_and_gets_its_results(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    shutil.copy(OLD, path)
    old = sqlite3.connect(OLD)
    assert old.execute("PRAGMA user_version").fetchone() == (1,)
    lines = old.execute("SELECT game, at, text FROM line ORDER BY game, n").fetchall()
    old.close()
    journal = Journal(path)
    assert journal.notices == []
    assert journal.ask("PRAGMA user_version") == [(VERSION,)]
    assert journal.ask("SELECT game, at, text FROM line ORDER BY game, n") == lines
    assert [one.ended for one in journal.games()] == [True, False, True, True]
    assert {game for (game,) in journal.ask("SELECT DISTINCT game FROM result")} == {1, 2, 4}
    for number in (1, 2, 4):
        session = journal.session(number)
        outcome = session.position.outcome()
        assert outcome is not None
        found = journal.ask("SELECT seat, points FROM result WHERE game=? ORDER BY seat", (number,))
        assert found == list(outcome.points)
    assert (tmp_path / "games.v1.db").read_bytes()[:15] == b"SQLite format 3"
    session = journal.session(3)
    session.do(str(session.moves[0]), at=10**6)


def test_an_old_game_that_todays_rules_refuse_is_kept_but_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    shutil.copy(OLD, path)
    old = sqlite3.connect(path)
    old.execute("UPDATE line SET text='p1 move nobody z9' WHERE game=1 AND n=20")
    old.commit()
    old.close()
    journal = Journal(path)
    assert [one.id for one in journal.games()] == [4, 3, 2, 1]
    assert {game for (game,) in journal.ask("SELECT DISTINCT game FROM result")} == {2, 4}


def test_players_are_saved_from_a_damaged_journal(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    journal = Journal(path)
    number = journal.begin(battle())
    journal.append(number, [(0, "seed harmless")])
    journal.remember(("Zoë", "red", "star", 2, 7))
    journal.close()
    path.write_bytes(path.read_bytes().replace(b"seed harmless", b"seed \xff\xffrmless"))
    again = Journal(path, thorough=True)
    assert [notice.key for notice in again.notices] == ["journal-damaged"]
    assert [(one.name, one.met) for one in players(again)] == [("Zoë", 7)]

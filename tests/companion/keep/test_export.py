"""Out of the journal and back in: records, JSON and tables of scores, one game or all."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.game import IllegalMove
from companion.keep.export import HEAD, bring_in, export_to, exports, games_in, written
from companion.keep.journal import Journal
from companion.keep.record import BadRecord
from companion.play.match import Match
from tests.playing import battle, open_session


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    """A journal with a score pad that is over and a game of Battle going on."""
    journal = Journal(tmp_path / "games.db")
    number = journal.begin(Match("scorepad", ("Ana", "Zoë"), started="2025-03-01 20:00"))
    session = journal.session(number)
    session.do("p1 score =5", "p2 score =-3", "p1 score =1", "p2 score =9", at=3000)
    session.do("amend 1 p1 score =50", "table end", at=5000)
    open_session(journal, battle())
    return journal


def test_a_table_of_scores_has_every_number_of_the_sheet(journal: Journal) -> None:
    rows = list(csv.reader(io.StringIO(written(journal, [1], "csv"))))
    assert tuple(rows[0]) == HEAD
    assert rows[1] == ["1", "scorepad", "2025-03-01 20:00", "Round 1", "", "points", "Ana", "50", "50"]
    assert rows[4][3:] == ["Round 2", "", "points", "Zoë", "9", "6"]
    french = written(journal, [1], "csv", "fr")
    assert "Manche 2" in french


def test_json_tells_what_scripts_want_to_know(journal: Journal) -> None:
    told = json.loads(written(journal, [1, 2], "json"))
    first, second = told["games"]
    assert first["points"] == {"p1": 51, "p2": 6}
    assert (first["winners"], first["over"]) == (["p1"], True)
    assert (second["game"], second["over"]) == ("battle", False)


@pytest.mark.parametrize("form", ["record", "json"])
def test_what_was_exported_can_be_brought_in(journal: Journal, tmp_path: Path, form: str) -> None:
    place = export_to(journal, [1, 2], form, tmp_path / "out")
    files = sorted(place.iterdir()) if place.is_dir() else [place]
    other = Journal(tmp_path / "other.db")
    numbers = [number for path in files for number in bring_in(other, games_in(path))]
    assert len(numbers) == 2
    assert {tuple(other.lines(n)) for n in numbers} == {tuple(journal.lines(n)) for n in (1, 2)}
    assert other.ask("SELECT player, points FROM result ORDER BY seat") == [("Ana", 51), ("Zoë", 6)]


def test_one_game_is_one_file_named_after_it(journal: Journal, tmp_path: Path) -> None:
    assert export_to(journal, [2], "record", tmp_path / "out").name == "battle-2.txt"
    assert export_to(journal, [2], "csv", tmp_path / "out").name == "battle-2.csv"
    assert export_to(journal, [1, 2], "csv", tmp_path / "out").name == "games.csv"


@pytest.mark.parametrize(
    "told", ["{", "{}", '{"format": "Pantheon games 1"}', '{"format": "x", "games": []}', "[1]", "words"]
)
def test_a_file_that_is_no_export_is_refused(tmp_path: Path, told: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(told)
    with pytest.raises(BadRecord):
        games_in(path)


def test_all_games_of_a_file_are_taken_or_none(journal: Journal, tmp_path: Path) -> None:
    told = json.loads(written(journal, [1, 2], "json"))
    told["games"][1]["record"] += "9.000 p1 move nobody z9\n"
    path = tmp_path / "half.json"
    path.write_text(json.dumps(told))
    with pytest.raises(IllegalMove):
        games_in(path)


def test_exports_lie_where_people_look(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert exports() == home / "exports"
    monkeypatch.delenv("PANTHEON_HOME")
    assert exports().name == "Pantheon"


# on the command line


def test_the_command_line_lists_exports_deletes_and_brings_in(
    journal: Journal, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home.mkdir()
    journal.close()
    (tmp_path / "games.db").rename(home / "games.db")

    def said(*words: object) -> str:
        assert main([*map(str, words)]) == 0
        return capsys.readouterr().out

    assert said("history").splitlines() == [
        f"2: battle, Ana, Ben, {Journal(home / 'games.db').match(2).started}, 10 lines",
        "1: scorepad, Ana, Zoë, 2025-03-01 20:00, won by Ana",
    ]
    assert said("history", "--player", "Zoë").startswith("1: scorepad")
    assert said("export", 1).startswith("Pantheon record 1\ngame scorepad\n")
    assert said("export", 1, "--format", "csv").startswith(",".join(HEAD))
    whole = tmp_path / "all.json"
    said("export", "all", "--format", "json", "-o", whole)
    assert [game["number"] for game in json.loads(whole.read_text())["games"]] == [1, 2]
    said("export", "all", "-o", tmp_path / "records")
    assert {path.name for path in (tmp_path / "records" / "games").iterdir()} == {
        "battle-2.txt",
        "scorepad-1.txt",
    }
    assert "restore 2" in said("delete", 2)
    assert len(said("history").splitlines()) == 1
    assert said("restore", 2) == "game 2\n"
    assert said("import", whole).splitlines() == ["game 3", "game 4"]

"""The black box keeps the last minutes of what was said, names nobody, and plays itself again exactly."""

from __future__ import annotations

import json
import random
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.bench.soak import any_match, said
from companion.disk import NotKept
from companion.games import GAMES
from companion.inputs import Press
from companion.keep.blackbox import BadReport, BlackBox, replayed
from companion.keep.journal import Journal
from companion.keep.score_sheet import correction, sheet_of
from companion.play.match import Match
from companion.play.setting_up import ready
from companion.play.table import Table
from companion.view import text

SINCE = 10**15


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "games.db")


def opened(journal: Journal, match: Match) -> tuple[int, Table]:
    """A game set up on a table."""
    number = journal.begin(match)
    session = journal.session(number)
    session.do(*ready(match, "1").lines())
    return number, Table(session, SINCE)


def played(table: Table, seed: str, inputs: int = 150) -> BlackBox:
    """Anything said to a table, heard by the box; now and then the screen says something itself."""
    box, dice = BlackBox(), random.Random(seed)
    ours = ("clock pause", "seat p1 Zenobia II", "swap p1 p2", "clock run", "time-up p1", "chance 5")
    for n in range(inputs):
        at = SINCE + n * 100_000_000
        one = replace(said(dice, table, SINCE), at=at)
        box.hear(Press(ours[n // 10 % len(ours)], at) if n % 10 == 9 else one, table)
    return box


def written(box: BlackBox, journal: Journal, number: int, path: Path) -> Path:
    box.report(path, journal.match(number), journal.lines(number), SINCE, {"version": "x"})
    return path


@pytest.mark.parametrize("game", GAMES)
def test_a_report_plays_itself_again_exactly(journal: Journal, game: str, tmp_path: Path) -> None:
    for seed in ("1", "2"):
        number, table = opened(journal, any_match(random.Random(seed), GAMES[game]))
        box = played(table, seed)
        again = replayed(written(box, journal, number, tmp_path / f"{seed}.zip"))
        assert again.parted == ""
        assert (again.game, again.inputs) == (game, 150)


@pytest.mark.parametrize("game", ["heavens", "olympe", "battle"])
def test_set_up_by_hand_clocks_a_seat_handed_over_and_corrected_scores_replay_exactly(
    journal: Journal, game: str, tmp_path: Path
) -> None:
    names = ("Ana", "Ben", "Cem", "Dora")[: GAMES[game].seats[0]]
    number = journal.begin(Match(game, names))
    table, box, dice = Table(journal.session(number), SINCE), BlackBox(), random.Random(game)
    at = SINCE

    def say(line: str) -> None:
        nonlocal at
        at += 1_700_000_000
        box.hear(Press(line, at), table)

    for line in ("clock pause", "draw 4711", "by-hand", "clock run"):
        say(line)
    for _ in range(3):  # some by hand, the rest by luck
        say(str(dice.choice(table.session.moves)))
    say("chance 12")
    corrected = 0
    for n in range(220):
        if n == 20:
            say("seat p2 Eleni Maria")
            say("swap p1 p2")
        if n % 40 == 30:
            for line in ("clock pause", "clock p2 +30", "clock run"):
                say(line)
        rows = sheet_of(table.session.match, table.session.now.tip).rows
        if rows and not n % 9:
            was = rows[-1].gains[0][0]
            for line in correction(table.session, rows[-1], 0, 0, was + 1):
                say(line)
                corrected += 1
            say("ok")
        if not table.session.moves:
            break
        if table.session.acting == ("table",) and table.view().chance:
            say(f"chance {n}")
        else:
            say(str(dice.choice(table.session.moves)))
    assert corrected or game == "battle"
    assert table.session.names["p1"] == "Eleni Maria"
    path = written(box, journal, number, tmp_path / "r.zip")
    again = replayed(path)
    assert (again.parted, again.lines) == ("", len(journal.lines(number)))
    with zipfile.ZipFile(path) as file:
        assert not any(b"Eleni" in file.read(name) for name in file.namelist())


def test_an_older_report_in_which_the_screen_went_round_the_table_is_still_read(
    journal: Journal, tmp_path: Path
) -> None:
    number, table = opened(journal, Match("battle", ("Ana", "Ben")))
    box = BlackBox()
    for _ in range(3):
        box.hear(Press(str(table.session.moves[0]), SINCE), table)
        table.session.do("clock pause", "clock run", at=10**6)
    path = written(box, journal, number, tmp_path / "r.zip")
    assert replayed(path).parted
    with zipfile.ZipFile(path) as file:
        parts = {name: file.read(name).decode() for name in file.namelist()}
    with zipfile.ZipFile(path, "w") as file:
        for name, part in parts.items():
            file.writestr(name, part.replace('"whole": true', '"older": true'))
    assert replayed(path).parted == ""


def test_another_answer_is_found_out(journal: Journal, tmp_path: Path) -> None:
    number, table = opened(journal, Match("battle", ("Ana", "Ben")))
    box = BlackBox()
    for _ in range(3):
        box.hear(Press(str(table.session.moves[0]), SINCE), table)
    path = written(box, journal, number, tmp_path / "r.zip")
    with zipfile.ZipFile(path) as file:
        parts = {name: file.read(name).decode() for name in file.namelist()}
    moved = parts["record.txt"].splitlines()[-1].partition(" ")[2]
    with zipfile.ZipFile(path, "w") as file:
        for name, part in parts.items():
            file.writestr(name, part.replace(moved, "p1 pass") if name == "record.txt" else part)
    again = replayed(path)
    assert again.parted
    assert main(["replay", str(path)]) == 1


def test_a_report_begins_where_nothing_was_half_said(journal: Journal, tmp_path: Path) -> None:
    number, table = opened(journal, Match("battle", ("Ana", "Ben")))
    table.picks = (table.session.moves[0].args[0],)
    box = BlackBox()
    for line in ("cancel", str(table.session.moves[0]), "undo"):
        box.hear(Press(line, SINCE), table)
    again = replayed(written(box, journal, number, tmp_path / "r.zip"))
    assert (again.inputs, again.parted) == (2, "")


def test_what_the_disk_would_not_take_is_played_again_so(journal: Journal, tmp_path: Path) -> None:
    number, table = opened(journal, Match("battle", ("Ana", "Ben")))
    write = table.session.write

    def full(lines: object, now: object) -> None:
        raise NotKept(text("not-kept-full", detail=""), "full")

    box = BlackBox()
    for trouble in (False, True, False):
        table.session.write = full if trouble else write
        box.hear(Press(str(table.session.moves[0]), SINCE), table)
    again = replayed(written(box, journal, number, tmp_path / "r.zip"))
    assert (again.inputs, again.parted) == (3, "")


def test_a_report_names_nobody_and_no_place(journal: Journal, tmp_path: Path) -> None:
    number, table = opened(journal, Match("battle", ("Zenobia", "Ptolemy")))
    box = played(table, "3")
    box.see(SINCE, b"\xff\xd8 a small picture")
    path = written(box, journal, number, tmp_path / "r.zip")
    with zipfile.ZipFile(path) as file:
        everything = b"".join(file.read(name) for name in file.namelist())
    for word in (b"Zenobia", b"Ptolemy", str(tmp_path).encode()):
        assert word not in everything


def test_the_pictures_of_a_report_can_be_looked_at(journal: Journal, tmp_path: Path, capsys) -> None:
    number, table = opened(journal, Match("battle", ("Ana", "Ben")))
    box = played(table, "4", inputs=5)
    box.see(SINCE, b"\xff\xd8 a small picture")
    path = written(box, journal, number, tmp_path / "r.zip")
    assert main(["replay", str(path), "--pictures", str(tmp_path / "seen")]) == 0
    assert [one.read_bytes()[:2] for one in (tmp_path / "seen").iterdir()] == [b"\xff\xd8"]
    assert "all the same" in capsys.readouterr().out


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04rubbish", b"not a report" * 50])
def test_a_file_that_is_no_report_is_told(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "r.zip").write_bytes(content)
    with pytest.raises(BadReport, match="no report"):
        replayed(tmp_path / "r.zip")
    assert main(["replay", str(tmp_path / "r.zip")]) == 2


def test_a_report_that_lies_about_its_parts_is_told(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "r.zip", "w") as file:
        file.writestr("about.json", "[]")
        file.writestr("record.txt", "Pantheon record 1\ngame battle\nplayer A\nplayer B\n\n")
        file.writestr("inputs.jsonl", '[1, "", "rocket", {}]\n')
    with pytest.raises(BadReport):
        replayed(tmp_path / "r.zip")


def parts_of(path: Path) -> dict[str, str]:
    """The three texts of a report."""
    with zipfile.ZipFile(path) as file:
        return {name: file.read(name).decode() for name in ("about.json", "record.txt", "inputs.jsonl")}


def told_in_one_line(path: Path, capsys) -> None:
    """Whatever is in the file, the command ends with a code and at most one line about it."""
    assert main(["replay", str(path)]) in (0, 1, 2)
    assert capsys.readouterr().err.count("\n") <= 1


def test_a_report_with_wrong_types_anywhere_is_told_in_one_line(
    journal: Journal, tmp_path: Path, capsys
) -> None:
    dice = random.Random(4)
    number, table = opened(journal, any_match(dice, GAMES["olympia"]))
    parts = parts_of(written(played(table, "wrong", 30), journal, number, tmp_path / "good.zip"))
    rows = parts["inputs.jsonl"].splitlines()
    wrong = ["null", "[]", "{}", "-1", "1e999", '"x"', "true", "[[[]]]", "[" * 20000, '{"strip": 3}']
    for n in range(120):
        spoilt = list(rows)
        at = dice.randrange(len(rows))
        values = json.loads(rows[at])
        which = dice.choice([*range(4), *values[3]])
        hole = json.loads(rows[at])
        (hole if isinstance(which, int) else hole[3]).__setitem__(which, "HOLE")
        spoilt[at] = json.dumps(hole).replace('"HOLE"', wrong[n % len(wrong)])
        with zipfile.ZipFile(tmp_path / "r.zip", "w") as file:
            for name, text_ in (parts | {"inputs.jsonl": "\n".join(spoilt)}).items():
                file.writestr(name, text_)
        told_in_one_line(tmp_path / "r.zip", capsys)


def test_a_broken_zip_is_told_in_one_line(journal: Journal, tmp_path: Path, capsys) -> None:
    dice = random.Random(5)
    number, table = opened(journal, any_match(dice, GAMES["battle"]))
    good = written(played(table, "zip", 20), journal, number, tmp_path / "good.zip").read_bytes()
    for _ in range(150):
        spoilt = bytearray(good)
        for _ in range(dice.randint(1, 4)):
            spoilt[dice.randrange(len(spoilt))] ^= 1 << dice.randrange(8)
        (tmp_path / "r.zip").write_bytes(spoilt[: dice.randint(len(spoilt) // 2, len(spoilt))])
        told_in_one_line(tmp_path / "r.zip", capsys)


def test_a_report_of_a_game_taken_up_again_tells_nothing_of_what_was_hidden_before(
    journal: Journal, tmp_path: Path
) -> None:
    number, table = opened(journal, Match("heavens", ("Ana", "Ben", "Cléo")))
    while table.session.position.step != "plan":
        table.session.do(str(table.session.moves[0]))
    before = len(journal.lines(number))
    table.session.do("p1 plan breath")
    box = BlackBox()  # as after a restart
    box.see(SINCE, b"\xff\xd8 a small picture")
    for n in range(2):
        path = written(box, journal, number, tmp_path / f"{n}.zip")
        with zipfile.ZipFile(path) as file:
            record = file.read("record.txt").decode().partition("\n\n")[2]
            assert len(record.splitlines()) == before
            assert [name for name in file.namelist() if name.startswith("pictures")] == []
        box.hear(Press("p2 plan torch", SINCE + 5), table)

"""The command line: every command as a real process, with good arguments and bad ones."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from companion.games import GAMES
from companion.keep.journal import VERSION, Journal
from companion.keep.record import FIRST, write_record
from tests.playing import battle, open_session
from tests.processes import AS_NOBODY, ROOT, python, small_disk

RECORD = ROOT / "tests/playthroughs/battle-5-off.txt"
HEAD = f"{FIRST}\ngame battle\nplayer Ana\nplayer Ben\noption size 5\n\n"


def companion(*said: str | bytes | Path, stdin: bytes = b"", **env: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own; whatever it says, it is never a traceback."""
    ran = subprocess.run(
        [sys.executable, "-m", "companion", *said],
        input=stdin,
        capture_output=True,
        cwd=ROOT,
        env=os.environ | env,
        check=False,
    )
    done = subprocess.CompletedProcess(ran.args, ran.returncode, ran.stdout.decode(), ran.stderr.decode())
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done


def refused(*said: str | bytes | Path, stdin: bytes = b"", **env: str) -> str:
    """What is said about a command that cannot be carried out: one clear line, and exit code 2."""
    ran = companion(*said, stdin=stdin, **env)
    assert ran.returncode == 2, ran.stdout + ran.stderr
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1, ran.stderr
    assert len(ran.stderr) < 500
    return ran.stderr


def played(home: Path) -> list[tuple[int, str]]:
    """A game in the journal of this test's home; its lines."""
    journal = Journal(home / "games.db")
    number, session = open_session(journal, battle())
    session.do("p1 move bellerophon a3", at=1000)
    session.do("p2 move harpy a5", at=2000)
    lines = journal.lines(number)
    journal.close()
    return lines


# games, setup, simulate


def test_games_shows_the_shelf_with_seats_and_options() -> None:
    ran = companion("games")
    assert ran.returncode == 0
    for game in GAMES.values():
        assert f"{game.id}: " in ran.stdout
        for option in game.options:
            assert f"--option {option.id}=" in ran.stdout
            assert f"{option.default}*" in ran.stdout
    assert "Above, 2 or 4 players" in ran.stdout, "three are refused"
    assert "Battle for Olympus, 2 players" in ran.stdout
    assert "3–5 players" in ran.stdout


def test_games_are_named_in_the_language_asked_for() -> None:
    assert "Bataille" in companion("--language", "fr", "games").stdout
    assert "Bataille" in companion("games", LC_ALL="fr_FR.UTF-8").stdout
    assert "Battle for Olympus" in companion("--language", "tlh", "games").stdout


def test_a_terminal_without_accents_gets_them_by_number() -> None:
    ran = companion("--language", "fr", "games", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert "l\\u2019Olympe" in ran.stdout


def test_setup_gives_the_same_for_the_same_seed() -> None:
    said = ("setup", "battle", "--seats", "2", "--option", "size=5")
    first = companion(*said, "--seed", "7")
    assert first.returncode == 0
    assert first.stdout == companion(*said, "--seed", "7").stdout
    assert first.stdout != companion(*said, "--seed", "8").stdout
    assert first.stdout.splitlines()[0] == "seed 7"
    assert len(re.findall(r"^table place \w+ [a-e][24] ", first.stdout, re.MULTILINE)) == 10


def test_setup_without_a_seed_draws_one_and_shows_it() -> None:
    ran = companion("setup", "battle")
    again = companion("setup", "battle", "--seed", ran.stdout.split()[1])
    assert again.stdout == ran.stdout


def test_random_gives_the_same_for_the_same_seed_and_tells_that_it_is_fair() -> None:
    said = ["random", "teams", "Ana", "Ben", "Cleo", "--seed", "7"]
    once, again = companion(*said).stdout, companion(*said).stdout
    assert once == again
    assert once.splitlines()[0] == "seed 7"
    assert sorted(once.split()[2:]) == ["Ana", "Ben", "Cleo"]
    assert "Even: pure chance" in companion("random", "coin", "--seed", "7", "--fair").stdout


def test_simulate_tells_each_game_and_totals() -> None:
    ran = companion("simulate", "battle", "--seats", "2", "--games", "3", "--seed", "5", "--option", "size=5")
    assert ran.returncode == 0
    *games, totals = ran.stdout.splitlines()
    assert len(games) == 3
    assert all(
        re.fullmatch(r"game \d seed 5-\d moves \d+ won (p1|p2|draw) points .*", line) for line in games
    )
    assert re.fullmatch(r"finished 3/3 moves \d+ moves/s \d+", totals)


@pytest.mark.parametrize("command", ["setup", "simulate", "play"])
@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["chess"], "no game 'chess'"),
        (["x" * 5000], "no game"),
        ([b"\xff\xfe"], "no game"),
        (["battle", "--seats", "3"], "2 players, not 3"),
        (["battle", "--seats", "0"], "no number above 0"),
        (["battle", "--seats", "two"], "no number above 0"),
        (["battle", "--seats", "00000000199999999999999999"], "no number above 0"),
        (["battle", "--option", "size"], "--option key=value"),
        (["battle", "--option", "size=9"], "option size is one of"),
        (["battle", "--option", "colour=red"], "no option 'colour'"),
        (["battle", "--option", "size=" + "9" * 9000], "option size is one of"),
        (["battle", "--seed", ""], "a seed is"),
        (["battle", "--seed", "x" * 41], "a seed is"),
        (["battle", "--seed", b"\xff"], "a seed is"),
        (["battle", "--wind", "5"], "unrecognized arguments"),
        ([], "required"),
    ],
)
def test_bad_arguments_give_one_clear_line(
    command: str, more: list[str | bytes], why: str, home: Path
) -> None:
    assert why in refused(command, *more)
    assert not (home / "games.db").exists() or Journal(home / "games.db").games() == []


@pytest.mark.parametrize(
    "said",
    [
        ["dance"],
        ["bench"],
        ["bench", "oven"],
        ["check"],
        ["export"],
        ["export", "-3"],
        ["import"],
        ["--frobnicate"],
    ],
)
def test_an_unknown_command_gives_one_clear_line(said: list[str]) -> None:
    assert refused(*said).startswith("companion")


# check


def test_a_legal_record_is_told_so() -> None:
    ran = companion("check", RECORD)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("legal: battle, Ana ")


def test_an_illegal_line_is_told_by_number_rule_and_sentence(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(HEAD + "0.000 table place perseus a2\n0.000 table place jason a2\n")
    ran = companion("check", path)
    assert ran.returncode == 1
    assert (
        ran.stdout
        == "line 8: #preparation: a2 is taken; each figure needs a space of its own. (table place jason a2)\n"
    )


def test_a_record_with_nothing_to_undo_is_told_without_a_rule(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(HEAD + "0.000 undo\n")
    ran = companion("check", path)
    assert (ran.returncode, ran.stdout) == (1, "line 7: There is nothing left to take back. (undo)\n")


@pytest.mark.parametrize(
    ("written", "why"),
    [
        (b"", "line 1: a record begins with"),
        (b"\xff\xfe\x00", "line 1: this is not UTF-8"),
        (HEAD.encode() + b"0.000 p1 \xff\n", "line 7: this is not UTF-8"),
        (HEAD.replace("battle", "chess").encode(), "line 2: there is no game 'chess'"),
        (HEAD.replace("player Ben\n", "").encode(), "line 2: battle is for 2 players, not 1"),
        (HEAD.encode() + b"0.000 p1 dance\n", "line 7: #preparation"),
        (HEAD.encode() + b"0.000 p12 move a b\n", "line 7: 'p12 move a b': 'p12' is no seat"),
        (HEAD.encode() + b"0.000 p1 move " + b"x" * 10_000_000, "line 7: "),
        (b"x" * 10_000_000, "line 1: a record begins with"),
        (b"x" * 20_000_000, "larger than 16 MB"),
        (HEAD.replace("size 5", "size " + "5" * 1_000_000).encode(), "line 2: option size is one of"),
        (HEAD.replace("\n\n", "\nclock \n\n").encode(), "line 2: '' is no clock"),
    ],
    ids=lambda value: None if isinstance(value, bytes) else value[:30],
)
def test_a_broken_record_is_told_in_one_line(tmp_path: Path, written: bytes, why: str) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(written)
    ran = companion("check", path)
    assert ran.returncode == 1
    assert ran.stderr == ""
    assert ran.stdout.count("\n") == 1
    assert len(ran.stdout) < 500
    assert why in ran.stdout
    told = companion("import", path)
    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.count("\n") == 1


def test_a_record_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert "No such file" in refused("check", tmp_path / "nothing.txt")
    assert "directory" in refused("check", tmp_path)
    assert refused("check", b"\xff\xff.txt")


# export and import


def test_a_game_is_exported_and_imported_unchanged(home: Path, tmp_path: Path) -> None:
    lines = played(home)
    ran = companion("export", "1")
    assert ran.returncode == 0
    path = tmp_path / "game.txt"
    assert companion("export", "1", "-o", path).stdout == ""
    assert path.read_text() == ran.stdout
    assert companion("import", path).stdout == "game 2\n"
    journal = Journal(home / "games.db")
    assert journal.lines(2) == lines
    assert journal.match(2) == journal.match(1)


def test_a_game_that_is_not_there_cannot_be_exported(home: Path) -> None:
    assert "no game 5" in refused("export", "5")
    assert "no game 5" in refused("play", "battle", "--resume", "5")


def test_an_illegal_record_is_not_imported(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(HEAD + "0.000 table place perseus a2\n0.000 table place jason a2\n")
    assert "#preparation" in refused("import", path)
    assert not (home / "games.db").exists()


def test_half_a_letter_in_exported_games_is_told_and_nothing_is_imported(home: Path, tmp_path: Path) -> None:
    record = RECORD.read_text()
    games = [{"record": record}, {"record": record.replace("player ", "player \ud800", 1)}]
    (tmp_path / "games.json").write_text(json.dumps({"format": "Pantheon games 1", "games": games}))
    assert "no JSON of games" in refused("import", tmp_path / "games.json")
    assert companion("history").stdout == ""


def test_a_finished_record_is_imported_as_finished(home: Path) -> None:
    assert companion("import", RECORD).returncode == 0
    assert [game.ended for game in Journal(home / "games.db").games()] == [True]


def test_an_export_onto_a_full_disk_is_told(home: Path) -> None:
    played(home)
    assert "No space left" in refused("export", "1", "-o", "/dev/full")


# play


def play(*said: str, lines: list[str], **env: str) -> subprocess.CompletedProcess[str]:
    """A game in the terminal."""
    return companion("play", "battle", *said, stdin="\n".join(lines).encode(), **env)


def test_a_game_is_played_in_the_terminal_and_kept(home: Path) -> None:
    ran = play(
        "--option",
        "size=5",
        "--seed",
        "3",
        lines=["legal", "p2 pass", "undo", "redo", "record", "quit", "undo"],
    )
    assert ran.returncode == 0
    assert "game 1, seed 3" in ran.stdout
    assert "p1 move " in ran.stdout
    assert "refused: It is Player 1’s turn. (#first-move)" in ran.stdout
    assert "put-back: " in ran.stdout
    said = [line for _, line in Journal(home / "games.db").lines(1)]
    assert said[0] == "seed 3"
    assert said[-2:] == ["undo", "redo"], "what is refused is not kept, and quit ends it"


def test_a_game_is_taken_up_again_in_the_terminal(home: Path) -> None:
    lines = played(home)
    ran = play("--resume", "1", lines=["record"])
    assert [line for _, line in lines] == [
        line for line in ran.stdout.splitlines() if line[:5] in ("table", "p1 mo", "p2 mo")
    ]


def test_a_set_up_is_entered_by_hand(home: Path) -> None:
    places = [line for _, line in played(home)[:10]]
    ran = play(
        "--by-hand", "--option", "size=5", lines=[*places, "table fix a3 white", "! p1 move perseus e1"]
    )
    assert ran.returncode == 0
    assert [line for _, line in Journal(home / "games.db").lines(2)] == [
        *places,
        "table fix a3 white",
        "! p1 move perseus e1",
    ]


def test_french_players_are_spoken_to_in_french() -> None:
    ran = companion("--language", "fr", "play", "battle", "--seed", "1", stdin=b"p2 pass\nnonsense\n")
    assert "C’est à Player 1 de jouer." in ran.stdout
    assert "Impossible de lire cela" in ran.stdout


def test_scripts_get_one_object_for_each_line() -> None:
    moves = [
        "p1 pass",
        '{"line": "undo"}',
        '"redo"',
        "p9 dance",
        "[" * 1100,
        '"\\ud800"',
        "p1 move \\ud800 x",
        "{}",
        "7",
    ]
    ran = play("--json", "--option", "size=5", "--seed", "3", lines=moves)
    assert ran.returncode == 0
    first, *answers = [json.loads(line) for line in ran.stdout.splitlines()]
    assert (first["game"], first["seed"], first["acting"], first["outcome"]) == (1, "3", ["p1"], None)
    assert len(answers) == len(moves)
    assert [answer["ok"] for answer in answers] == [False, True, True] + [False] * 6
    assert answers[0]["refused"]["rule"] == "passing"
    assert answers[0]["refused"]["text"]["key"] == "battle-refuse-pass"
    assert answers[1]["put_back"]["more"]
    assert answers[2]["legal"] == first["legal"]
    assert {"prompt", "spaces", "tokens", "counters"} <= set(first["view"])


def test_a_whole_game_is_played_by_a_script() -> None:
    said = [
        sys.executable,
        "-m",
        "companion",
        "play",
        "battle",
        "--json",
        "--option",
        "size=5",
        "--seed",
        "3",
    ]
    with subprocess.Popen(said, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        for n in range(2000):
            heard = json.loads(child.stdout.readline())
            if heard["outcome"]:
                break
            child.stdin.write(heard["legal"][n * 7 % len(heard["legal"])] + "\n")
            child.stdin.flush()
        child.stdin.close()
    assert child.returncode == 0
    assert heard["outcome"]["reason"]["key"].startswith("battle-end-")
    assert heard["legal"] == []


@pytest.mark.parametrize("kind", [[], ["--json"]])
def test_whatever_is_typed_the_terminal_goes_on(kind: list[str], home: Path) -> None:
    typed = b"\n".join(
        [
            b"\xff\xfe\x80",
            b"p1 move " + b"x" * 10_000_000,
            " é".encode() * 5_000,
            b"\x00\x01\x02",
            b"p7 move a b",
            b"amend 99 x",
            b"seed",
            b"clock p9 +5",
            b"! ! !",
            b"undo " * 50,
            "p1 move \N{GREEK SMALL LETTER ALPHA}2 ?".encode(),
            b"seed still here",
        ]
    )
    ran = companion("play", "battle", "--seed", "3", *kind, stdin=typed)
    assert ran.returncode == 0
    assert max(map(len, ran.stdout.splitlines())) < 40_000
    assert Journal(home / "games.db").lines(1)[-1][1] == "seed still here"
    assert len(Journal(home / "games.db").lines(1)) == 1 + 12 + 1


def test_someone_who_stops_reading_does_no_harm() -> None:
    said = f"{sys.executable} -m companion simulate battle --games 400 --option size=5 | head -1"
    ran = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {said}"], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert ran.stdout.startswith("game 1 ")
    assert "Traceback" not in ran.stderr
    assert "BrokenPipe" not in ran.stderr


# settings and journals that are not as they should be


def test_unknown_settings_are_named_and_the_command_is_carried_out(home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_text('colour = "red"\nlanguage = "fr"\n')
    ran = companion("games")
    assert ran.returncode == 0
    assert "Bataille" in ran.stdout
    assert ran.stderr.count("\n") == 1
    assert "colour" in ran.stderr


def test_broken_settings_are_set_aside_and_the_command_is_carried_out(home: Path) -> None:
    home.mkdir()
    (home / "settings.toml").write_bytes(b"\xff\xfe")
    ran = companion("games")
    assert ran.returncode == 0
    assert "settings.toml" in ran.stderr
    assert (home / "settings.bad.toml").read_bytes() == b"\xff\xfe"


def test_a_damaged_journal_is_told_and_play_goes_on(home: Path) -> None:
    home.mkdir()
    (home / "games.db").write_bytes(b"garbage" * 1000)
    ran = play("--seed", "1", lines=["quit"])
    assert ran.returncode == 0
    assert "games.damaged-" in ran.stderr
    assert next(home.glob("games.damaged-*.db")).read_bytes() == b"garbage" * 1000


def test_a_newer_journal_is_refused_in_words(home: Path) -> None:
    played(home)
    journal = Journal(home / "games.db")
    journal._db.execute("CREATE TABLE mood (seat, merry)")
    journal._db.execute(f"PRAGMA user_version={VERSION + 1}")
    journal.close()
    written = (home / "games.db").read_bytes()
    assert "newer companion" in refused("export", "1")
    assert "plus récent" in refused("--language", "fr", "play", "battle")
    assert (home / "games.db").read_bytes() == written


def test_a_home_that_is_a_file_is_told(home: Path) -> None:
    home.write_text("")
    assert refused("play", "battle")
    assert refused("export", "1")


# One command first, so that nothing is left to import for nobody.
RUN_AS_NOBODY = f"""
import contextlib, io, sys
from companion.__main__ import main
with contextlib.redirect_stdout(io.StringIO()):
    main(["games"])
{AS_NOBODY}
sys.exit(main(sys.argv[1:]))
"""


def test_a_folder_that_cannot_be_written_to_is_told(home: Path, tmp_path: Path) -> None:
    for folder in (tmp_path, *tmp_path.parents):
        if folder.name.startswith(("pytest-", "popen-")):
            folder.chmod(0o755)
    tmp_path.chmod(0o755)
    home.mkdir()
    home.chmod(0o555)
    ran = python(RUN_AS_NOBODY, "play", "battle")
    assert ran.returncode == 2, ran.stderr
    assert ran.stdout == b""
    assert ran.stderr.decode() == (
        "companion: The folder with your games cannot be written to, so this was not done. "
        "Allow writing there, then try again.\n"
    )
    assert list(home.iterdir()) == []


def test_a_full_disk_stops_no_game_and_loses_no_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = tmp_path / "disk"
    before = small_disk(disk, 200)
    lines = [f"seed {n:040}" for n in range(2000)]
    code = (
        "from companion.__main__ import main\nmain(['play', 'battle', '--seed', '1'])\nmain(['export', '1'])"
    )
    monkeypatch.setenv("PANTHEON_HOME", str(disk))
    ran = python(code, before=before, stdin="\n".join(lines).encode())
    told = ran.stdout.decode()
    assert ran.stderr == b""
    assert "trouble: The disk is full, so this was not done. Make some room, then try again." in told
    kept = re.findall(r"^\d+\.\d{3} seed (\d{40})$", told, re.MULTILINE)
    assert len(kept) > 5
    assert kept == [line[5:] for line in lines[: len(kept)]]


def test_a_disk_full_from_the_start_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = tmp_path / "disk"
    before = small_disk(disk, 4)
    monkeypatch.setenv("PANTHEON_HOME", str(disk / "home"))
    code = "import sys\nfrom companion.__main__ import main\nsys.exit(main(['play', 'battle']))"
    ran = python(code, before=before)
    assert ran.returncode == 2
    assert ran.stderr.count(b"\n") == 1
    assert b"disk" in ran.stderr
    assert b"Traceback" not in ran.stderr


def test_a_record_written_by_hand_is_the_one_exported(home: Path) -> None:
    lines = played(home)
    assert companion("export", "1").stdout == write_record(Journal(home / "games.db").match(1), lines)


def test_the_version_is_the_one_of_the_project_file() -> None:
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert companion("--version").stdout == f"Pantheon {written['project']['version']}\n"

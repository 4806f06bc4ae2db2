"""The journal: on disk before it is seen, and nothing lost to damage, full disks, locks or newer versions."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion.game import BadNotation
from companion.keep import store as journals
from companion.keep.journal import MIGRATIONS, VERSION, Journal, NewerJournal, NotKept
from companion.play.clock import ClockMode
from companion.play.match import Match
from companion.play.session import Session
from companion.play.standing import Standing
from companion.safe.tail import tail_of
from companion.view import Text
from tests.playing import battle, open_session
from tests.processes import AS_NOBODY, python, small_disk
from tests.wording import trouble_with

FIRST, SECOND = "p1 move bellerophon a3", "p2 move harpy a5"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the journal of this test lies."""
    return tmp_path / "games.db"


def played(path: Path, games: int = 3) -> list[list[tuple[int, str]]]:
    """A journal with some games in it, closed again; the lines of each."""
    journal = Journal(path)
    found = []
    for n in range(games):
        number, session = open_session(journal, battle())
        session.do(FIRST, at=1000 + n)
        session.do(SECOND, at=2000 + n)
        found.append(journal.lines(number))
    journal.close()
    return found


def values(said: Text) -> dict[str, object]:
    """The values of a Text."""
    return dict(said.values)


# what is kept


def test_the_journal_writes_ahead_and_waits_for_the_disk(path: Path) -> None:
    journal = Journal(path)
    assert journal._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert journal._db.execute("PRAGMA synchronous").fetchone() == (2,), "2 is FULL"
    assert journal._db.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_a_game_is_taken_up_where_it_was_left(path: Path) -> None:
    match = Match(
        "battle", ("Ana", "Zoë"), {"size": "5"}, {"perseus": "Percy"}, ClockMode("fischer", 60, 1), "today"
    )
    journal = Journal(path)
    number, session = open_session(journal, match)
    session.do("seed 12", FIRST, at=1000)
    session.do(SECOND, at=2500)
    session.do("undo", at=3000)
    journal.close()
    journal = Journal(path)
    again = journal.session(number)
    assert again.match == match
    assert again.position == session.position
    assert again.now.clocks == session.now.clocks
    assert again.now.seed == "12"
    again.do("redo", at=4000)
    assert again.position.view().prompt == Session(match, journal.lines(number)).position.view().prompt


def test_games_are_listed_newest_first_with_lines_and_ending(path: Path) -> None:
    journal = Journal(path)
    first, session = open_session(journal, battle())
    dice = random.Random(1)
    while session.moves:
        session.do(str(dice.choice(session.moves)))
    second = journal.begin(battle())
    kept = journal.games()
    assert [game.id for game in kept] == [second, first]
    assert [game.ended for game in kept] == [False, True]
    assert [game.lines for game in kept] == [0, len(list(session.lines()))]
    session.do("undo")
    assert not journal.games()[1].ended, "a game taken back at its end goes on"


def test_a_game_that_is_not_there_is_told(path: Path) -> None:
    with pytest.raises(BadNotation, match="no game 7"):
        Journal(path).session(7)


def test_closing_twice_does_no_harm(path: Path) -> None:
    journal = Journal(path)
    journal.close()
    journal.close()


# on disk before it is seen


def test_a_line_is_on_disk_before_its_effect_is_seen(path: Path) -> None:
    journal = Journal(path)
    number, session = open_session(journal, battle())
    append = session.write
    seen = []

    def watched(lines: list[tuple[int, str]], now: Standing) -> None:
        append(lines, now)
        other = sqlite3.connect(path)
        on_disk = other.execute("SELECT text FROM line WHERE game=? ORDER BY n DESC", (number,)).fetchone()[0]
        other.close()
        seen.append((on_disk, list(session.lines())[-1]))

    session.write = watched
    before = list(session.lines())[-1]
    session.do(FIRST)
    assert seen == [(FIRST, before)]
    assert list(session.lines())[-1] == FIRST


def test_a_line_the_disk_does_not_take_has_no_effect(path: Path) -> None:
    journal = Journal(path)
    number, session = open_session(journal, battle())
    pages = journal._db.execute("PRAGMA page_count").fetchone()[0]
    journal._db.execute(f"PRAGMA max_page_count={pages}")
    refused = None
    while refused is None:
        before, kept = session.now, journal.lines(number)
        try:
            session.do(f"seed {'x' * 40}")
        except NotKept as trouble:
            refused = trouble.said.key
    assert refused == "not-kept-full"
    assert session.now is before
    assert journal.lines(number) == kept
    journal._db.execute("PRAGMA max_page_count=100000")
    session.do(FIRST)
    assert journal.lines(number)[-1] == (0, FIRST), "once there is room, it goes on"


def test_lines_said_together_are_kept_together_or_not_at_all(path: Path) -> None:
    journal = Journal(path)
    number, session = open_session(journal, battle())
    kept = journal.lines(number)
    journal._db.execute(
        "CREATE TEMP TRIGGER no BEFORE INSERT ON line WHEN new.text LIKE 'p2%' "
        "BEGIN SELECT raise(ABORT, 'no'); END"
    )
    with pytest.raises(NotKept):
        session.do(FIRST, SECOND)
    assert journal.lines(number) == kept


def test_another_program_holding_the_file_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "WAIT_SECONDS", 0.05)
    journal = Journal(path)
    number, session = open_session(journal, battle())
    before = session.now
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotKept) as refused:
        session.do(FIRST)
    assert refused.value.said.key == "not-kept-locked"
    assert session.now is before
    other.execute("ROLLBACK")
    session.do(FIRST)
    assert journal.lines(number)[-1][1] == FIRST


def test_a_game_that_went_on_at_another_screen_is_not_mixed_up(path: Path) -> None:
    here, there = Journal(path), Journal(path)
    number, session = open_session(here, battle())
    other = there.session(number)
    other.do(FIRST)
    before = session.now
    with pytest.raises(NotKept) as refused:
        session.do("p1 move perseus b3")
    assert refused.value.said.key == "not-kept-elsewhere"
    assert session.now is before
    again = here.session(number)
    assert again.position == other.position
    again.do(SECOND)
    assert [line for _, line in there.lines(number)][-2:] == [FIRST, SECOND]


def test_a_file_held_for_good_cannot_be_opened(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "WAIT_SECONDS", 0.05)
    played(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(NotKept) as refused:
        Journal(path)
    assert refused.value.said.key == "not-kept-locked"
    other.close()
    assert len(Journal(path).games()) == 3


# disks that will not take it, in processes of their own

PLAY_UNTIL_REFUSED = """
import json, resource, sys
from pathlib import Path
from companion.keep.journal import Journal, NotKept
from companion.safe.tail import tail_of
from tests.playing import battle, open_session
folder, limit = Path(sys.argv[1]), int(sys.argv[2])
journal = Journal(folder / "games.db")
number, session = open_session(journal, battle())
if limit:
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
done = []
try:
    for n in range(5000):
        line = f"seed {n:040}"
        session.do(line, at=n)
        done.append(line)
except NotKept as trouble:
    same = journal.lines(number) == [(0, l) for l in session.lines()] + [(n, l) for n, l in enumerate(done)]
    print(json.dumps([trouble.said.key, session.now.seed == done[-1][5:], same, len(done)]))
"""


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    ran = python(PLAY_UNTIL_REFUSED, disk, "0", before=small_disk(disk, 300))
    assert ran.stderr == b""
    key, seen_is_kept, same, lines = json.loads(ran.stdout)
    assert (key, seen_is_kept, same) == ("not-kept-full", True, True)
    assert lines > 5


def test_a_file_that_may_not_grow_is_told_and_loses_nothing(tmp_path: Path) -> None:
    ran = python(PLAY_UNTIL_REFUSED, tmp_path, "200000")
    assert ran.stderr == b""
    key, seen_is_kept, same, _ = json.loads(ran.stdout)
    assert (key, seen_is_kept, same) == ("not-kept-other", True, True)
    journal = Journal(tmp_path / "games.db")
    assert journal.notices == []
    assert journal.session(1).now.seed == f"{json.loads(ran.stdout)[3] - 1:040}"


OPEN = """
import sys
from pathlib import Path
from companion.keep.journal import Journal, NotKept
"""
OPEN_AND_TELL = """
try:
    Journal(Path(sys.argv[1]))
    print("opened")
except NotKept as trouble:
    print(trouble.said.key)
"""


@pytest.fixture
def reachable(tmp_path: Path) -> Path:
    """A folder that others may look into but not write to."""
    for folder in (tmp_path, *tmp_path.parents):
        if folder.name.startswith(("pytest-", "popen-")):
            folder.chmod(0o755)
    tmp_path.chmod(0o755)
    return tmp_path


def test_a_folder_that_cannot_be_written_to_is_told(reachable: Path) -> None:
    folder = reachable / "shut"
    folder.mkdir(mode=0o555)
    folder.chmod(0o555)
    for path in (folder / "games.db", folder / "deeper" / "games.db"):
        assert python(OPEN + AS_NOBODY + OPEN_AND_TELL, path).stdout == b"not-kept-read-only\n"


def test_games_in_a_folder_that_became_read_only_are_told_and_untouched(reachable: Path) -> None:
    folder = reachable / "shut"
    played(folder / "games.db")
    written = (folder / "games.db").read_bytes()
    (folder / "games.db").chmod(0o444)
    folder.chmod(0o555)
    ran = python(OPEN + AS_NOBODY + OPEN_AND_TELL, folder / "games.db")
    assert ran.stdout == b"not-kept-read-only\n", ran.stderr
    assert (folder / "games.db").read_bytes() == written


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotKept) as refused:
        Journal(tmp_path / "file" / "games.db")
    assert trouble_with(refused.value.said) == ()


def test_a_journal_deleted_under_the_running_app_is_written_anew_before_a_line_is_said_to_be_kept(
    path: Path,
) -> None:
    lines = played(path)
    journal = Journal(path)
    number, session = open_session(journal, battle())
    session.do(FIRST, at=1000)
    for part in path.parent.glob("games.db*"):
        part.unlink()
    session.do(SECOND, at=2000)
    assert [notice.key for notice in journal.notices] == ["journal-again"]
    there = Journal(path, thorough=True)
    assert there.notices == []
    assert [there.lines(n) for n in (1, 2, 3)] == lines
    assert there.lines(number)[-2:] == [(1000, FIRST), (2000, SECOND)]


def test_a_journal_exchanged_under_the_running_app_is_told_and_untouched(path: Path) -> None:
    played(path)
    journal = Journal(path)
    _, session = open_session(journal, battle())
    other = path.with_name("other.db")
    played(other, games=1)
    other.replace(path)
    written, before = path.read_bytes(), session.now
    with pytest.raises(NotKept) as refused:
        session.do(FIRST)
    assert refused.value.said.key == "not-kept-exchanged"
    assert session.now is before
    assert path.read_bytes() == written


# versions


def test_a_journal_of_a_newer_version_is_refused_and_untouched(path: Path) -> None:
    played(path)
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE mood (seat, merry)")
    db.execute(f"PRAGMA user_version={VERSION + 1}")
    db.commit()
    db.close()
    before = {found.name: found.read_bytes() for found in path.parent.glob("games*")}
    with pytest.raises(NewerJournal) as refused:
        Journal(path)
    assert values(refused.value.said) == {"version": VERSION + 1, "known": VERSION}
    assert path.read_bytes() == before["games.db"]
    assert {found.name for found in path.parent.glob("games*.db")} == {"games.db"}


def test_a_newer_journal_left_by_a_pulled_plug_is_untouched_too(tmp_path: Path) -> None:
    newer = ("CREATE TABLE mood (seat, merry)", f"PRAGMA user_version={VERSION + 1}")
    folder = left_by_a_pulled_plug(tmp_path, *newer)
    before = {end: (folder / f"games.db{end}").read_bytes() for end in ("", "-wal")}
    with pytest.raises(NewerJournal):
        Journal(folder / "games.db")
    assert {end: (folder / f"games.db{end}").read_bytes() for end in before} == before


def left_by_a_pulled_plug(tmp_path: Path, *more: str) -> Path:
    """A folder with a journal whose last lines are still in the write-ahead file."""
    live, left = tmp_path / "live", tmp_path / "left"
    journal = Journal(live / "games.db")
    _, session = open_session(journal, battle())
    journal._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    session.do(FIRST, at=1000)
    for statement in more:
        journal._db.execute(statement)
    left.mkdir()
    for part in live.iterdir():
        shutil.copy(part, left)
    journal.close()
    assert (left / "games.db-wal").stat().st_size > 0
    return left


def test_an_older_journal_is_copied_before_it_is_brought_up_to_date(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = played(path)
    more = "ALTER TABLE game ADD COLUMN mood TEXT NOT NULL DEFAULT 'merry';"
    monkeypatch.setattr(journals, "MIGRATIONS", (*journals.MIGRATIONS, more))
    monkeypatch.setattr(journals, "VERSION", VERSION + 1)
    journal = Journal(path)
    assert journal._db.execute("PRAGMA user_version").fetchone() == (VERSION + 1,)
    assert journal._db.execute("SELECT DISTINCT mood FROM game").fetchall() == [("merry",)]
    assert [journal.lines(n) for n in (1, 2, 3)] == lines
    copy = sqlite3.connect(path.with_suffix(f".v{VERSION}.db"))
    assert copy.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert copy.execute("SELECT count(*) FROM game").fetchone() == (3,)
    copy.close()
    assert journal.begin(battle()) == 4


@pytest.mark.parametrize("released", [1, 2, 3])
def test_a_journal_of_a_released_version_opens_with_its_records_unchanged(path: Path, released: int) -> None:
    lines = played(path, games=1)[0]
    match = Journal(path).match(1)
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        for script in MIGRATIONS[:released]:
            db.executescript(script)
        row = (
            1,
            match.game,
            json.dumps(match.players),
            json.dumps(dict(match.options)),
            "{}",
            "used",
            "then",
        )
        db.execute(
            "INSERT INTO game(id, game, players, options, facts, clock, started) VALUES (?,?,?,?,?,?,?)", row
        )
        db.executemany(
            "INSERT INTO line VALUES (1,?,?,?)", [(n, at, line) for n, (at, line) in enumerate(lines, 1)]
        )
        if released > 2:
            db.execute("UPDATE game SET seated=players")
        db.execute(f"PRAGMA user_version={released}")
        db.commit()
    journal = Journal(path)
    assert journal.notices == []
    assert journal.lines(1) == lines
    assert journal.match(1).players == journal.games()[0].match.players == match.players
    session = journal.session(1)
    session.do("seat p1 Zoë")
    assert Journal(path).games()[0].match.players[0] == "Zoë"
    assert Journal(path).match(1).players == match.players


def test_an_update_that_fails_leaves_the_old_journal_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = played(path)
    with monkeypatch.context() as patched:
        patched.setattr(
            journals, "MIGRATIONS", (*journals.MIGRATIONS, "CREATE TABLE extra (x); CREATE nonsense;")
        )
        patched.setattr(journals, "VERSION", VERSION + 1)
        with pytest.raises(NotKept):
            Journal(path)
    journal = Journal(path)
    assert [journal.lines(n) for n in (1, 2, 3)] == lines
    assert journal._db.execute("SELECT count(*) FROM sqlite_master WHERE name='extra'").fetchone() == (0,)


# damage


def damaged(path: Path, written: bytes) -> Journal:
    """A journal opened over damaged bytes: it opens, says so, and keeps the bytes as they were."""
    path.write_bytes(written)
    journal = Journal(path, thorough=True)
    assert journal.notices[0].key == "journal-damaged"
    aside = path.with_name(str(values(journal.notices[0])["file"]))
    assert aside.read_bytes() == written
    number, session = open_session(journal, battle())
    session.do(FIRST)
    assert journal.lines(number)[-1][1] == FIRST
    return journal


@pytest.mark.parametrize("written", [b"garbage", b"\x00" * 5000, b"SQLite format 3\x00" + b"\xff" * 9000])
def test_a_file_that_is_no_journal_is_set_aside(path: Path, written: bytes) -> None:
    journal = damaged(path, written)
    assert values(journal.notices[0])["saved"] == 0
    assert len(journal.games()) == 1


def test_an_empty_file_is_an_empty_journal(path: Path) -> None:
    path.write_bytes(b"")
    journal = Journal(path)
    assert (journal.notices, journal.games()) == ([], [])


def test_a_truncated_journal_is_set_aside(path: Path) -> None:
    played(path, games=40)
    whole = path.read_bytes()
    for size in (99, 100, 4096, 5000, len(whole) // 2, len(whole) - 4096):
        for old in path.parent.iterdir():
            old.unlink()
        damaged(path, whole[:size]).close()


def test_games_that_can_still_be_read_are_saved_from_a_damaged_journal(path: Path) -> None:
    lines = played(path, games=12)
    whole = bytearray(path.read_bytes())
    at = whole.index(SECOND.encode())
    whole[at : at + 2] = b"\xff\xff"
    second_list = tail_of(path).read_bytes()
    tail_of(path).unlink()
    journal = damaged(path, bytes(whole))
    assert values(journal.notices[0]).items() >= {"saved": 12, "lost": 1}.items()
    kept = [journal.lines(n) for n in range(1, 13)]
    (shorter,) = [k for k, (now, then) in enumerate(zip(kept, lines, strict=True)) if now != then]
    assert kept[shorter] == lines[shorter][:-1], "only the game that was hit lost its last line"
    assert values(journal.notices[1]).items() >= {"number": shorter + 1, "line": len(lines[shorter])}.items()
    tail_of(path).write_bytes(second_list)
    journal = damaged(path, bytes(whole))
    assert [journal.lines(n) for n in range(1, 13)] == lines, "the second list knows it"
    assert len(journal.notices) == 1


def test_whatever_byte_is_wrong_the_journal_opens_and_lists_its_games(path: Path) -> None:
    played(path, games=4)
    whole = path.read_bytes()
    dice = random.Random(9)
    said = set()
    for _ in range(120):
        for old in path.parent.iterdir():
            old.unlink()
        wrong = bytearray(whole)
        for _ in range(dice.randrange(1, 4)):
            wrong[dice.randrange(100, len(wrong))] = dice.randrange(256)
        path.write_bytes(wrong)
        journal = Journal(path, thorough=dice.random() < 0.5)
        said.update(notice.key for notice in journal.notices)
        journal.games()
        journal.append(journal.begin(battle()), [(0, "seed 1")])
        journal.close()
    assert "journal-damaged" in said


def test_a_damaged_journal_left_by_a_pulled_plug_is_kept_with_its_last_lines(tmp_path: Path) -> None:
    folder = left_by_a_pulled_plug(tmp_path)
    path = folder / "games.db"
    path.write_bytes(b"garbage!" * 600)
    ahead = (folder / "games.db-wal").read_bytes()
    journal = Journal(path)
    aside = path.with_name(str(values(journal.notices[0])["file"]))
    assert aside.read_bytes() == b"garbage!" * 600
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == ahead


def test_two_damaged_files_of_the_same_second_are_both_kept(path: Path) -> None:
    for n in range(3):
        path.write_bytes(b"garbage %d" % n)
        Journal(path).close()
    asides = {found.read_bytes() for found in path.parent.glob("games.damaged-*.db")}
    assert asides == {b"garbage 0", b"garbage 1", b"garbage 2"}

"""A rescue killed at any step begins again, says so, and loses nothing; games that go on are known."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from pathlib import Path

from companion.keep.journal import Journal
from companion.safe.goes_on import goes_on
from companion.safe.rescue import rescue
from tests.playing import battle

STEPS = {"open", "os.rename", "os.remove", "sqlite3.connect", "os.replace"}


def played(path: Path, games: int = 4) -> list[list[tuple[int, str]]]:
    """A journal with some games; their lines."""
    journal = Journal(path)
    for n in range(games):
        session = journal.session(journal.begin(battle()))
        for at in range(n + 1):
            session.do(str(session.moves[0]), at=at * 1000)
    lines = [journal.lines(n + 1) for n in range(games)]
    journal.close()
    return lines


def killed_at(step: int, path: Path) -> bool:
    """A rescue of its own, killed when it touches the disk for so-manieth time; False if it never was."""
    child = os.fork()
    if child == 0:
        left = step

        def count(event: str, _: object) -> None:
            nonlocal left
            left -= event in STEPS
            if left == 0:
                left = -1  # to be killed is an event too
                os.kill(os.getpid(), signal.SIGKILL)

        sys.addaudithook(count)
        rescue(path)
        os._exit(0)
    _, ended = os.waitpid(child, 0)
    return os.WIFSIGNALED(ended)


def test_a_rescue_killed_at_any_step_is_made_good_at_the_next_start(tmp_path: Path) -> None:
    lines = played(tmp_path / "whole/games.db")
    whole = bytearray((tmp_path / "whole/games.db").read_bytes())
    whole[16:24] = b"\xff" * 8  # no page size: nobody opens this any more
    (tmp_path / "whole/games.db").write_bytes(whole)
    step, said = 1, set()
    while True:
        shutil.rmtree(tmp_path / "live", ignore_errors=True)
        shutil.copytree(tmp_path / "whole", tmp_path / "live")
        killed = killed_at(step, tmp_path / "live/games.db")
        journal = Journal(tmp_path / "live/games.db")
        assert [journal.lines(n + 1) for n in range(len(lines))] == lines, f"killed at step {step}"
        said |= {notice.key for notice in journal.notices}
        journal.close()
        if not killed:
            break
        step += 1
    assert step > 10
    assert "journal-damaged" in said
    assert "journal-rescued-again" in said, "that an earlier try was broken off is told"


def test_games_that_were_played_on_go_on_from_their_copy(tmp_path: Path) -> None:
    played(tmp_path / "games.db")
    copy = Path(shutil.copy(tmp_path / "games.db", tmp_path / "copy.db"))
    assert goes_on(copy, tmp_path / "games.db")
    journal = Journal(tmp_path / "games.db")
    session = journal.session(2)
    session.do(str(session.moves[0]), at=9000)
    journal.begin(battle())
    journal.close()
    assert goes_on(copy, tmp_path / "games.db")
    assert not goes_on(tmp_path / "games.db", copy), "a line and a game are missing there"


def test_games_that_are_damaged_newer_or_gone_do_not_go_on(tmp_path: Path) -> None:
    played(tmp_path / "games.db")
    copy = Path(shutil.copy(tmp_path / "games.db", tmp_path / "copy.db"))
    (tmp_path / "games.db").write_bytes(b"spoilt")
    assert not goes_on(copy, tmp_path / "games.db")
    (tmp_path / "games.db").unlink()
    assert not goes_on(copy, tmp_path / "games.db")
    assert not goes_on(tmp_path / "games.db", copy), "nothing to compare with"

"""What leaves the table tells of the game and of nothing else."""

from __future__ import annotations

import getpass
import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

from companion.keep.journal import Journal
from companion.play.match import Match
from tests.processes import ROOT


def companion(*said: str) -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own."""
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "companion", *said]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_a_record_holds_no_path_no_user_and_no_machine(home: Path, tmp_path: Path) -> None:
    journal = Journal(home / "games.db")
    session = journal.session(journal.begin(Match("battle", ("Ana", "Ben"), {"size": "5"})))
    session.do(str(session.moves[0]), at=1000)
    journal.close()
    record = companion("export", "1").stdout
    assert record.startswith("Pantheon record 1\n")
    wrong = [str(tmp_path), home.name, str(ROOT), os.path.expanduser("~"), socket.gethostname()]
    if len(getpass.getuser()) > 3:
        wrong.append(getpass.getuser())
    assert [word for word in wrong if word in record] == []
    assert "/" not in record, "no path of any kind"


def test_what_the_command_line_keeps_is_private(home: Path, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text("Pantheon record 1\ngame battle\nplayer Ana\nplayer Ben\noption size 5\nclock used\n\n")
    ran = companion("import", str(record))
    assert ran.returncode == 0, ran.stderr
    kept = [home, *home.iterdir()]
    assert len(kept) > 1
    assert [path.name for path in kept if stat.S_IMODE(path.stat().st_mode) & 0o077] == []

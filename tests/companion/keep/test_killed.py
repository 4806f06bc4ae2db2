"""A pulled plug loses nothing: the process is killed at every write of a game, and the file is torn."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from companion.keep.journal import Journal
from companion.play.session import Session
from tests.playing import battle, open_session
from tests.processes import ROOT


def test_a_game_killed_at_every_write_is_the_same_after_every_restart(tmp_path: Path) -> None:
    said = [sys.executable, "-m", "tests.companion.keep.dying", str(tmp_path)]
    ran = subprocess.run(said, capture_output=True, text=True, cwd=ROOT, check=False)
    assert ran.returncode == 0, ran.stderr
    ends = {word: int(n) for word, n in re.findall(r"(\w+):(\d+)", ran.stdout)}
    steps = int(ran.stdout.split()[1])
    assert steps > 40
    assert ends["after"] == steps, "every step was survived once and killed right after"
    assert ends["COMMIT"] > 30, "every transaction was killed right before it was on disk"
    assert {"BEGIN", "SELECT", "INSERT", "UPDATE", "CREATE"} <= set(ends)


def test_a_write_torn_in_the_middle_leaves_whole_steps(tmp_path: Path) -> None:
    live = tmp_path / "live"
    journal = Journal(live / "games.db")
    number, session = open_session(journal, battle())
    # A step of several lines, so that half a step would show.
    whole = [len(journal.lines(number))]
    for line in ("p1 move bellerophon a3", "p2 move harpy a5", "p1 move perseus b3", "p2 move chimera b5"):
        session.do(line, "undo", "redo", at=len(whole) * 1000)
        whole.append(len(journal.lines(number)))
    reference = journal.lines(number)
    ahead = (live / "games.db-wal").read_bytes()
    found = set()
    for cut in range(len(ahead), 0, -max(1, len(ahead) // 60)):
        torn = tmp_path / "torn"
        shutil.rmtree(torn, ignore_errors=True)
        torn.mkdir()
        shutil.copy(live / "games.db", torn)
        (torn / "games.db-wal").write_bytes(ahead[:cut])
        again = Journal(torn / "games.db")
        assert again.notices == []
        games = again.games()
        lines = again.lines(number) if games else []
        assert lines == reference[: len(lines)]
        assert len(lines) in (0, *whole)
        if games:
            assert again.session(number).position == Session(battle(), lines).position
        found.add(len(lines))
        again.close()
    journal.close()
    assert found >= set(whole)

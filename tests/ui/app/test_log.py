"""What goes wrong is kept in a small log beside the games."""

from __future__ import annotations

from pathlib import Path

from tests.processes import python
from ui.app.log import BYTES, KEPT, NAME

FAULTS = """
import logging, sys, threading
from pathlib import Path
from ui.app.log import keep_log

keep_log(Path(sys.argv[1]))
logging.getLogger("kivy").propagate = False
logging.getLogger("kivy").warning("from Kivy")
logging.getLogger("hardware.pins").warning("from a pin")
logging.getLogger("hardware.pins").info("only chatter")
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
raise LookupError("in the main thread")
"""

FLOOD = """
import logging, sys
from pathlib import Path
from ui.app.log import keep_log

keep_log(Path(sys.argv[1]))
for n in range(30_000):
    logging.getLogger("hardware").warning("the same trouble again and again, number %d", n)
"""


def test_every_fault_is_in_the_log_and_still_on_the_console(tmp_path: Path) -> None:
    ran = python(FAULTS, tmp_path)
    kept = (tmp_path / NAME).read_text()
    for word in ("from Kivy", "from a pin", "ZeroDivisionError", "LookupError: in the main thread"):
        assert word in kept
    assert "only chatter" not in kept
    assert ran.returncode == 1
    assert b"LookupError: in the main thread" in ran.stderr


def test_a_flood_does_not_fill_the_disk(tmp_path: Path) -> None:
    assert python(FLOOD, tmp_path).returncode == 0
    logs = list(tmp_path.iterdir())
    assert len(logs) == KEPT + 1
    assert sum(log.stat().st_size for log in logs) <= (KEPT + 1) * BYTES
    assert "number 29999" in (tmp_path / NAME).read_text()


def test_where_no_log_can_be_written_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = python(FLOOD.replace("30_000", "1"), tmp_path / "file" / "below")
    assert ran.returncode == 0
    assert b"no log is kept" in ran.stderr

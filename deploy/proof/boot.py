"""boot.py SUITE FOLDER [CHECK...]: the installed table switched on in an emulator, looked at from outside.

A line for each check, with its minutes and the picture it was judged by. The system is started cold once;
for each later check it is thawed from there with the unit not yet started, because a start without
acceleration takes minutes.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import checks
import pulls
import sticks
from evening import Evening, NotSo
from machine import Silent

NOT_COVERED = (
    "v3d and its timing, DSI panels, libcamera and Picamera2, firmware and throttling, wear of an SD card, "
    "real contacts, sound"
)
COLD = (checks.unit_is_up, checks.first_picture, checks.no_errors)
THAWED = (
    checks.five_starts,
    checks.corners,
    checks.corners_turned,
    checks.whole_game,
    checks.without_sound,
    checks.another_console,
    checks.doctor,
    checks.camera,
    checks.slap,
    sticks.stick,
    checks.good_update,
    checks.broken_update,
    checks.watchdog,
    checks.switched_off,
    pulls.twenty_pulls,
)


class Proof:
    """Checks one after the other, told as they go."""

    def __init__(self, suite: str, folder: Path, wanted: list[str]) -> None:
        self.suite, self.wanted = suite, wanted
        self.table = Evening(folder, wanted[0] if wanted else "evening")
        self.failed = 0

    def check(self, one: Callable[[Evening], str]) -> None:
        """One check: ok with what was seen, or FAILED with why."""
        began, word = time.monotonic(), "ok    "
        try:
            seen = one(self.table)
        except (NotSo, Silent, OSError, ValueError, LookupError) as why:
            self.failed += 1
            word, seen = "FAILED", f"{type(why).__name__}: {why}"
            with suppress(Silent, OSError, AssertionError):
                self.table.look(f"failed-{one.__name__}")
        minutes = (time.monotonic() - began) / 60
        print(
            f"{word}  {self.suite}: {(one.__doc__ or '').rstrip('.')}: {seen} ({minutes:.1f} min)", flush=True
        )

    def chosen(self, all_: tuple[Callable[[Evening], str], ...]) -> list[Callable[[Evening], str]]:
        """Those that were asked for; all, if none was."""
        return [one for one in all_ if not self.wanted or one.__name__ in self.wanted]

    def cold(self) -> None:
        """From the switch on, and then frozen with the table stopped."""
        table = self.table
        table.unpack()
        table.plug_in()
        for one in COLD:
            self.check(one)
        table.said("systemctl stop pantheon-table && umount /dev/vdb && blockdev --flushbufs /dev/vdb")
        table.freeze()

    def run(self) -> int:
        """All of it; the exit code."""
        began = time.monotonic()
        try:
            if self.chosen(COLD) or not self.table.frozen[1].exists():
                self.cold()
            for one in self.chosen(THAWED):
                self.table.fresh_evening()
                self.check(one)
                self.table.pull_plug()
        finally:
            self.table.pull_plug()
        minutes = (time.monotonic() - began) / 60
        kept = self.table.folder / "pictures"
        print(f"{self.suite}: {self.failed} failed, {minutes:.0f} minutes; pictures in {kept}")
        print(f"not covered: {NOT_COVERED}")
        return 1 if self.failed else 0


if __name__ == "__main__":
    sys.exit(Proof(sys.argv[1], Path(sys.argv[2]), sys.argv[3:]).run())

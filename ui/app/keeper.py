"""What is done to the journal beside everything else: checks, backups and rescue, one at a time in a thread.

The screen asks once a second what came of it; nothing here touches the screen, or a journal that is open.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from companion.disk import NotKept, kept
from companion.keep.rows import SENSELESS
from companion.safe.backup import back_up, backups_in, carried, carry, due, folder_of, number_of, put_back
from companion.safe.look import Damaged
from companion.safe.rescue import rescue
from companion.safe.told import told_of
from companion.view import Text, text
from companion.watch import watch
from ui.devices.export_folders import sticks

BREATH = 0.02  # seconds in which others may have the processor
NEWEST = 2  # backups in which a rescue looks for what is missing
ON_STICK = "Pantheon backups"


class Keeper:
    """One piece of work at a time, and what came of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.doing = ""  # the key of the words for it, while something is done
        self.part = 0.0
        self.notices: list[Text] = []  # what came of it, once it is done
        self.fault = False  # the journal is not as it was written
        self._busy = False

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return self._busy

    def rescue(self, also: tuple[Path, ...] = ()) -> None:
        """Make the journal anew; nobody has it open."""

        def work() -> None:
            more = [*also, *backups_in(folder_of(self.path))[:NEWEST]]
            self.notices += told_of(rescue(self.path, more, self._report))

        self._begin("journal-rescuing", work)

    def put_back(self, backup: Path) -> None:
        """A backup in place of the journal; nobody has it open."""

        def work() -> None:
            kept = put_back(self.path, backup)
            self.notices += [text("backup-back"), *([text("backup-back-kept")] if kept else ())]

        self._begin("backup-doing", work)

    def back_up(self, stick: bool, asked: bool = False) -> None:
        """A backup if one is due, or because somebody asked; every row is read and asked for its sum."""

        def work() -> None:
            if asked or due(self.path, time.strftime("%Y-%m-%d")):
                made = back_up(self.path, self._breathe)
                if asked:
                    self.notices.append(text("backup-made", number=number_of(made)))
            newest = backups_in(folder_of(self.path))
            for place in sticks() if stick and newest else ():
                folder = place / ON_STICK
                if not carried(newest[0], folder):
                    carry(newest[0], folder)
                    self.notices.append(text("backup-on-stick"))

        self._begin("backup-doing" if asked else "", work)

    def _begin(self, doing: str, work: Callable[[], None]) -> None:
        self.doing, self.part, self.notices, self._busy = doing, 0.0, [], True

        def whole() -> None:
            try:
                with kept():
                    work()
            except Damaged:
                self.fault = True
            except NotKept as trouble:
                self.notices.append(trouble.said)
            except SENSELESS as trouble:
                self.notices.append(text("not-kept-other", detail=str(trouble)))
            finally:
                self.doing, self._busy = "", False

        watch().start(whole, "keeper")

    def _report(self, part: float) -> None:
        self.part = part
        self._breathe()

    def _breathe(self) -> None:
        watch().sleep(BREATH)

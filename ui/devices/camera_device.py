"""The camera as the app sees it: opened from the settings, awake while somebody scans, missed in words."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import vision  # noqa: F401  its words; what it sees with is loaded only when a camera is chosen
from companion.games.tagged import tags_of
from companion.inputs import Put, Scan
from companion.play.board.boards import PATIENCE
from companion.play.table import Table
from companion.settings import Settings
from companion.tags import Tags, measured
from companion.view import Space, Text, View, text
from companion.watch import now_ns, watch

if TYPE_CHECKING:
    from vision.board.sight import BoardSight
    from vision.camera import Camera
    from vision.drawn.simulator import Simulator
    from vision.mounting import Mounting, Taking
    from vision.reading.eye import Look
    from vision.source import Source

NONE = "none"
Wanted = tuple[str, str, str]  # which camera, its lens, the mains frequency: a change of these opens it anew
# Where somebody may scan, and how many seconds apart it is enough to look there.
AWAKE = {
    "table": 0.1,
    "setup": 0.3,
    "camera": 0.1,
    "board": 0.1,
    "doctor": 0.3,
    "home": 0.3,
    "rules": 0.3,
    "club": 0.3,
}
ASKED = ("home", "rules")  # where a card shown to the camera opens its page of the rules
HELD_NS = 1_000_000_000  # a card that lay there when one began to look is not being shown


def _source(which: str, taking: Taking) -> Source:
    from vision.sources import opened

    return opened(which, taking)


class CameraDevice:
    """The chosen camera; the game goes on by touch without it."""

    def __init__(self, settings: Settings, put: Put) -> None:
        self.settings, self.put = settings, put
        self.source: Callable[[str, Taking], Source] = _source
        self.camera: Camera | None = None
        self.pretend: Simulator | None = None  # the simulated table, where cards can be laid
        self._trouble: Text | None = None
        self._wanted: Wanted = (NONE, "", "")
        self._changing = threading.Lock()
        self._closed = False
        self._opening: list[threading.Thread] = []
        self._board: tuple[Tags, tuple[Space, ...]] | None = None

    # what the screen asks

    @property
    def chosen(self) -> bool:
        """Whether there is a camera at this table."""
        return self.settings["camera"] != NONE

    @property
    def said(self) -> Text:
        """How the camera is doing."""
        if not self.chosen:
            return text("camera-none")
        camera = self.camera
        return self._trouble or (camera.said if camera else text("camera-starting"))

    @property
    def lost(self) -> bool:
        """Whether a camera was chosen and shows nothing."""
        return self.chosen and self.said.key not in ("camera-seeing", "camera-starting", "camera-over")

    @property
    def latest(self) -> Look | None:
        """What it sees now."""
        camera = self.camera
        return camera.latest if camera and camera.seeing else None

    def in_sight(self) -> Iterator[str]:
        """The things that lie in view."""
        return (scan.thing for scan in self.latest.lying) if self.latest else iter(())

    def held_up(self, scan: Scan, screen: str) -> bool:
        """Whether someone asks about a card by showing it; one that lay there all along asks nothing."""
        camera = self.camera
        return screen in ASKED and camera is not None and scan.at - camera.woken > HELD_NS

    def help(self, table: Table) -> None:
        """Let the table ask as the settings say, and know what else is in sight."""
        table.scans.confirm = lambda: self.settings["confirm"]
        table.scans.in_sight = self.in_sight
        table.board.tags = lambda: self.tags_of(table.session.match.game)

    # a whole board

    def watch_board(self, tags: Tags | None, view: View | None = None) -> None:
        """Look from now on where everything lies on a board, or on none; the same board is watched on."""
        board = None
        if tags is not None and view is not None:
            spaces = tuple(replace(space, tone="", label="", wash="") for space in tags.places(view))
            board = tags.around(view), spaces
        if board != self._board:
            self._board = board
            if self.camera is not None:
                self.camera.eye.board = self._sight()

    def follow(self, table: Table | None) -> None:
        """Watch the board of a table where tags are used; what lies still is said again after a while."""
        if table is None or self.settings["tags"] != "on":
            self.watch_board(None)
            return
        self.watch_board(self.tags_of(table.session.match.game), table.session.now.tip.view())
        lies, board = table.board.lies, self.board
        if board is not None and lies is not None and table.board.waiting and now_ns() - lies.at > PATIENCE:
            board.again()

    def tags_of(self, game: str) -> Tags | None:
        """A game's tags with what the owner measured; none for a game without a board."""
        tags = tags_of(game)
        return tags and measured(tags, self.settings.boards.get(game, ""))

    @property
    def board(self) -> BoardSight | None:
        """What the camera makes of the board; None while none is watched."""
        camera = self.camera
        return camera.eye.board if camera is not None else None

    def _sight(self) -> BoardSight | None:
        from vision.board.sight import BoardSight

        return BoardSight(*self._board, self.put) if self._board else None

    # the simulated table

    def lay(self, table: Table) -> None:
        """Lay under the simulated camera a thing that may be picked now, in place of the last one."""
        box = table.session.match.box
        things = [thing.id for thing in box.things if thing.id in table.open]
        other = [thing for thing in things if thing not in self.in_sight()] or things
        if other:
            from vision.reading.codes import payload

            self.show(payload(box, random.choice(other)))

    def show(self, written: str) -> None:
        """Lay one code under the simulated camera."""
        if self.pretend:
            self.pretend.clear()
            self.pretend.lay(
                written, random.uniform(500, 780), random.uniform(260, 440), random.uniform(-30, 30)
            )

    # opening, resting, closing

    def watch(self, screen: str, paused: bool) -> None:
        """Open what the settings say, and look only where somebody may scan."""
        wanted = (self.settings["camera"], self.settings["focus"], self.settings["mains"])
        if wanted != self._wanted and (screen in AWAKE or wanted[0] == NONE):
            self._wanted = wanted
            self._opening = [thread for thread in self._opening if thread.is_alive()]
            self._opening.append(watch().start(partial(self._change, wanted), "camera opening"))
        camera = self.camera
        if camera is None:
            return
        camera.eye.mounting = self._mounting()
        if camera.eye.board is None and self._board:
            camera.eye.board = self._sight()  # opened after the table asked for it
        if screen in AWAKE and not (paused and screen == "table"):
            camera.wake(AWAKE[screen])
        else:
            camera.rest()

    def _mounting(self) -> Mounting:
        from vision.mounting import mounting_of

        return mounting_of(self.settings["turned"], self.settings["crop"])

    def _change(self, wanted: Wanted) -> None:
        """Let go of one camera, then open another: a driver may keep us waiting, the screen may not."""
        with self._changing:
            old, self.camera, self.pretend, self._trouble = self.camera, None, None, None
            if old:
                old.close()
            if wanted != self._wanted or wanted[0] == NONE or self._closed:
                return
            try:
                self.camera = self._opened(*wanted)
            except Exception as bad:  # a library that is missing or does not fit: play goes on by touch
                self._trouble = text("camera-refused", why=str(bad)[:80])

    def _opened(self, which: str, focus: str, mains: str) -> Camera:
        from vision.camera import Camera
        from vision.drawn.simulator import Simulator
        from vision.mounting import Taking

        if which == "simulator":
            self.pretend = table = Simulator()
            return Camera(lambda: table, self.put, self._mounting())
        taking = Taking(focus, mains, self._mounting())
        return Camera(lambda: self.source(which, taking), self.put, taking.mounting)

    def close(self) -> None:
        """Let go of the camera; saying it twice does no harm."""
        self._closed = True
        while self._opening:
            watch().join(self._opening.pop())
        with self._changing:
            if self.camera:
                self.camera.close()

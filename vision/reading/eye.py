"""Frames in, scans out: reading, steady sight and hints, one frame after the other."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

import cv2

from companion.inputs import Put, Scan
from companion.view import Text
from vision.board.lens import USUAL
from vision.board.sight import BoardSight
from vision.frames import Corners, Frame, Shot, cropped, turned
from vision.mounting import PLAIN, WHOLE, Mounting
from vision.reading.codes import Gauge, Stranger
from vision.reading.hints import Hint, fineness, hint
from vision.reading.places import Places, Shows
from vision.reading.reader import BUDGET, Sight, look, things
from vision.reading.regions import regions
from vision.reading.steady import Steady, Track

_NOW_AND_THEN = 5  # one frame in so many gets a thorough look, while no card comes


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What the live view shows: a frame, the codes of ours in it, what lies there by now, and a hint."""

    frame: Frame
    at: int
    sights: tuple[tuple[Scan | Gauge | Stranger, Sight], ...]
    lying: tuple[Scan, ...]
    hint: Hint

    @property
    def fineness(self) -> Text | None:
        """How many pixels a module of the smallest code in view has, in words; None without a code."""
        return fineness(self.sights)

    def shrunk(self, width: int) -> tuple[Frame, list[tuple[Scan | Gauge | Stranger, Corners]]]:
        """The frame at most so wide, and what is read in it with its outline, for a small live view."""
        share = min(width / self.frame.shape[1], 1.0)
        small = cv2.resize(self.frame, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
        return small, [(what, sight.corners * share) for what, sight in self.sights]

    def jpeg(self, width: int) -> bytes:
        """The frame at most so wide, for somebody to look at later."""
        small, _ = self.shrunk(width)
        return bytes(cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, 60])[1])


class Eye:
    """Reads frame after frame and says each thing once, when it is sure."""

    def __init__(self, put: Put, mounting: Mounting = PLAIN, budget: float = BUDGET) -> None:
        self.put, self.mounting, self.budget = put, mounting, budget
        self.steady, self.places = Steady(), Places()
        self.board: BoardSight | None = None  # a whole board, if the table wants it watched
        self.lens = USUAL
        self.latest: Look | None = None
        self._quiet = 0  # frames since something counted
        self._vain: list[Corners] = []  # places looked at in vain while others waited

    @property
    def eager(self) -> bool:
        """Whether a glance at the next frame may already make something count."""
        return self.steady.waits

    def see(self, shot: Shot) -> list[Scan]:
        """Read a frame; what counts from now on is put, and returned."""
        frame = self._mounted(shot)
        self._quiet += 1
        # Where card follows upon card, the next must not wait for a long look at what is hard to read.
        thorough = self._quiet % _NOW_AND_THEN == 0
        found = look(frame, self.budget, self.steady.lost(), thorough, self._known(), self._vain)
        ours = tuple(things(found, shot.at))
        self.places.see(frame, (track.sight.corners for track in self.steady.tracks))
        seen = [(what, sight) for what, sight in ours if isinstance(what, Scan)]
        counted = self.steady.see(seen, shot.at, self._shows)
        for track in self.steady.tracks:
            if any(sight is track.sight for _, sight in seen):
                track.memory = self.places.remember(track.sight.corners, track.memory)
        likely = [] if found else list(islice(regions(frame), 3))
        lying = tuple(self.steady.in_view())
        if counted or not self.eager or self.latest is None:
            told = hint(frame, ours, likely)
        else:
            told = self.latest.hint  # there is a card to count: how sharp it is can wait
        self.latest = Look(frame, shot.at, ours, lying, told)
        if (board := self.board) is not None:
            board.see(frame, shot.at, self.mounting.part, self.lens)
        return self._say(counted)

    def glance(self, shot: Shot) -> list[Scan]:
        """Look only whether what was just read still lies there: cheap, and soon after."""
        self.places.see(self._mounted(shot), (track.sight.corners for track in self.steady.tracks))
        return self._say(self.steady.glance(self._shows))

    def _known(self) -> set[str]:
        """The codes that have counted and lie in view."""
        return {track.sight.written for track in self.steady.tracks if track.counted and not track.hidden}

    def _mounted(self, shot: Shot) -> Frame:
        """The frame as the camera hangs."""
        frame = turned(shot.frame, self.mounting.turn)
        return frame if self.mounting.part == WHOLE else cropped(frame, self.mounting.part)

    def _shows(self, track: Track) -> Shows:
        return self.places.shows(track.memory) if track.memory else Shows.HIDDEN

    def _say(self, counted: list[Scan]) -> list[Scan]:
        self._quiet = 0 if counted else self._quiet
        for scan in counted:
            self.put(scan)
        return counted

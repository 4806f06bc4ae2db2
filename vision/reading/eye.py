"""Frames in, scans out: reading, steady sight and hints, one frame after the other."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

import cv2

from companion.inputs import Put, Scan
from vision.frames import Corners, Frame, Shot, cropped, turned
from vision.reading.codes import Gauge, Stranger
from vision.reading.hints import Hint, hint
from vision.reading.reader import BUDGET, Sight, look, things
from vision.reading.regions import regions
from vision.reading.steady import Steady

_NOW_AND_THEN = 5  # one frame in so many gets a thorough look
WHOLE = (0.0, 0.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Mounting:
    """How the camera hangs: turned by so many degrees, and which part of its picture is the table."""

    turn: int = 0
    part: tuple[float, float, float, float] = WHOLE


PLAIN = Mounting()


def mounting_of(turn: str, part: str) -> Mounting:
    """How the camera hangs, as settings say it: "90", "part 0.1 0 0.9 1"; what cannot be read is plain."""
    try:
        left, top, right, bottom = map(float, part.split()[1:] or WHOLE)
        return Mounting(int(turn) // 90 * 90 % 360, (left, top, right, bottom))
    except ValueError:
        return PLAIN


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What the live view shows: a frame, the codes of ours in it, what lies there by now, and a hint."""

    frame: Frame
    at: int
    sights: tuple[tuple[Scan | Gauge | Stranger, Sight], ...]
    lying: tuple[Scan, ...]
    hint: Hint

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
        self.steady = Steady()
        self.latest: Look | None = None
        self._frames = 0

    def see(self, shot: Shot) -> list[Scan]:
        """Read a frame; what counts from now on is put, and returned."""
        frame = turned(shot.frame, self.mounting.turn)
        if self.mounting.part != WHOLE:
            frame = cropped(frame, self.mounting.part)
        self._frames += 1
        thorough = self._frames % _NOW_AND_THEN == 0
        found = look(frame, self.budget, self.steady.lost(), thorough)
        ours = tuple(things(found, shot.at))
        counted = self.steady.see(((what, s) for what, s in ours if isinstance(what, Scan)), shot.at)
        likely = [] if found else list(islice(regions(frame), 3))
        lying = tuple(self.steady.in_view())
        self.latest = Look(frame, shot.at, ours, lying, hint(frame, ours, likely))
        for scan in counted:
            self.put(scan)
        return counted

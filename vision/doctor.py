"""The doctor's look at the camera: whether frames come, how sharp they are, how many codes are read."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Protocol

from companion.finding import AMBER, GREEN, RED, Finding
from companion.view import Text, text

if TYPE_CHECKING:
    from vision.reading.eye import Look  # what reads pictures is loaded with the camera, and not without one

SECOND = 1_000_000_000
WINDOW = 5 * SECOND


class Sees(Protocol):
    """A camera, as far as the doctor asks it."""

    @property
    def said(self) -> Text:
        """How it is doing."""
        ...

    @property
    def latest(self) -> Look | None:
        """What it saw last."""
        ...


class CameraWatch:
    """Looks at what the camera saw last, again and again."""

    def __init__(self, camera: Sees | None) -> None:
        self.camera = camera
        self._looks: deque[tuple[int, int, float]] = deque(maxlen=200)

    def look(self) -> None:
        """Take note of the newest frame, once."""
        latest = self.camera.latest if self.camera else None
        if latest is None or (self._looks and self._looks[-1][0] == latest.at):
            return
        self._looks.append((latest.at, len(latest.sights), latest.hint.sharp))
        while latest.at - self._looks[0][0] > WINDOW:
            self._looks.popleft()

    def finding(self) -> Finding:
        """What the last seconds showed."""
        if self.camera is None:
            return Finding("camera", GREEN, text("doctor-camera-none"))
        said = self.camera.said
        if said.key not in ("camera-seeing", "camera-starting"):
            return Finding("camera", RED, said, text("doctor-camera-step"))
        if len(self._looks) < 2:
            return Finding("camera", AMBER, text("doctor-camera-wait"), text("doctor-camera-wait-step"))
        from vision.reading.hints import SOFT

        seconds = max((self._looks[-1][0] - self._looks[0][0]) / SECOND, 0.001)
        frames, codes = len(self._looks) / seconds, sum(look[1] for look in self._looks) / seconds
        sharp = max(look[2] for look in self._looks)
        whole, tenth = divmod(round(10 * codes), 10)
        read = text("decimal", whole=whole, tenth=tenth)
        said = text("doctor-camera", frames=round(frames), codes=read, sharp=round(100 * sharp))
        if not codes:
            return Finding("camera", AMBER, said, text("doctor-camera-codes-step"))
        if sharp < SOFT:
            return Finding("camera", AMBER, said, text("doctor-camera-sharp-step"))
        return Finding("camera", GREEN, said)

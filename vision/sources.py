"""Where frames come from: a camera, a file, a drawing. A source has succeeded when a real frame came."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2

from companion.view import text
from companion.watch import now_ns, watch
from vision.frames import Shot, grey
from vision.mounting import AS_USUAL, Taking
from vision.source import GARBAGE, Over, Source

_PICTURES = {".png", ".jpg", ".jpeg", ".bmp", ".webp", ".tif", ".tiff"}
_APART_NS = 100_000_000
_REPEAT = 3


def opened(setting: str, taking: Taking = AS_USUAL) -> Source:
    """The source a setting names: none, simulator, picamera, usb N, video FILE, folder FOLDER."""
    from vision.cameras import PiCamera, UsbCamera
    from vision.drawn.simulator import Simulator

    kind, _, where = setting.partition(" ")
    match kind:
        case "simulator":
            return Simulator()
        case "picamera":
            return PiCamera(taking)
        case "usb":
            return UsbCamera(where or "0", taking)
        case "video":
            return Video(Path(where))
        case "folder":
            return Folder(Path(where))
    raise Over(text("camera-none"))


def shots(source: Source) -> Iterator[Shot]:
    """Every frame of a source until its end, as fast as it gives them; closes it."""
    try:
        while True:
            yield source.shot()
    except Over:
        return
    finally:
        source.close()


class Video:
    """A video file, each frame at its own time after the file was opened."""

    live = False

    def __init__(self, path: Path, pace: bool = False) -> None:
        self._pace = pace
        self._began = now_ns()
        self._video = cv2.VideoCapture(str(path))
        self._shown = 0
        if not path.is_file() or not self._video.isOpened():
            raise Over(text("camera-no-file", file=path.name))

    def shot(self) -> Shot:
        """The next frame of the file."""
        for _ in range(GARBAGE):
            good, picture = self._video.read()
            if not good:
                raise Over(text("camera-over"))
            frame = grey(picture)
            if frame is not None:
                at = self._began + max(int(self._video.get(cv2.CAP_PROP_POS_MSEC) * 1e6), self._shown + 1)
                self._shown = at - self._began
                if self._pace:
                    watch().sleep(max(at - now_ns(), 0) / 1e9)
                return Shot(frame, at)
        raise Over(text("camera-garbage"))

    def skip(self) -> None:
        """Every frame of a file matters: none is let pass."""

    def close(self) -> None:
        """Close the file."""
        self._video.release()


class Folder:
    """A folder of pictures in the order of their names, each shown for a few frames and then taken away."""

    live = False

    def __init__(self, path: Path, repeat: int = _REPEAT) -> None:
        if not path.is_dir():
            raise Over(text("camera-no-file", file=path.name))
        files = sorted(file for file in path.iterdir() if file.suffix.lower() in _PICTURES)
        self._queue = [(n, turn, file) for n, file in enumerate(files) for turn in range(repeat)]
        self._began = now_ns()

    def shot(self) -> Shot:
        """The next picture that can be read as one."""
        while self._queue:
            n, turn, file = self._queue.pop(0)
            frame = grey(cv2.imread(str(file), cv2.IMREAD_GRAYSCALE))
            if frame is not None:
                return Shot(frame, self._began + (10 * n + turn) * _APART_NS)
        raise Over(text("camera-over"))

    def skip(self) -> None:
        """Every picture matters: none is let pass."""

    def close(self) -> None:
        """Show nothing more."""
        self._queue = []

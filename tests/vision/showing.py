"""Shared by the tests: a game's codes, sights without a picture, videos, a table that plays along."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import cv2
import numpy as np

from companion.games import GAMES
from companion.inputs import Input, Pick, Put, Scan
from companion.play.table import Table
from tests.playing import battle, set_up
from vision.drawn.simulator import Simulator
from vision.frames import Frame
from vision.reading.codes import payload
from vision.reading.eye import Eye
from vision.reading.reader import Sight
from vision.sources import Video, shots

GAME = GAMES["battle"]
TENTH = 100_000_000  # nanoseconds between two frames


def code(thing: str) -> str:
    """The code of a figure."""
    return payload(GAME, thing)


def codes(count: int) -> list[str]:
    """Some codes of the game, in the order of its box."""
    return [code(thing.id) for thing in GAME.things[:count]]


def sight(thing: str, x: float = 100, y: float = 100, side: float = 60) -> tuple[Scan, Sight]:
    """A figure seen somewhere."""
    corners = np.array([[x, y], [x + side, y], [x + side, y + side], [x, y + side]], np.float32)
    return Scan("battle", thing, 1, 0), Sight(code(thing), corners)


class Film:
    """What a camera over a table sees, recorded frame by frame while cards are laid and taken."""

    def __init__(self, game: str) -> None:
        self.box = GAMES[game]
        self.table = Simulator(pace=0)
        self.frames: list[Frame] = []

    def lay(self, thing: str, x: float, y: float, copy: int = 1, angle: float = 0) -> None:
        """Lay a thing; nobody looks yet."""
        self.table.lay(payload(self.box, thing, copy), x, y, angle)

    def roll(self, frames: int = 3) -> None:
        """Record what lies there."""
        self.frames += [self.table.frame() for _ in range(frames)]

    def clear(self) -> None:
        """Take everything away, for long enough to be gone."""
        self.table.clear()
        self.roll(9)

    def seen_by(self, put: Put, folder: Path) -> None:
        """Show it as a video file, frame by frame, to the whole pipeline."""
        eye = Eye(put, budget=1)
        for shot in shots(Video(write_video(folder / "film.avi", self.frames))):
            eye.see(shot)


def write_video(path: Path, frames: Iterable[Frame]) -> Path:
    """A video file of ten frames a second."""
    video = None
    for frame in frames:
        if video is None:
            size = frame.shape[::-1]
            video = cv2.VideoWriter(str(path), cv2.VideoWriter_fourcc(*"MJPG"), 10, size, False)
        video.write(frame)
    assert video is not None
    video.release()
    return path


class Player:
    """A table at which the camera names a figure and a finger the first space it may go to."""

    def __init__(self) -> None:
        self.table = Table(set_up(battle()))
        self.heard: list[Input] = []

    def put(self, said: Input) -> None:
        """Hear the camera; answer with a finger when it has picked a figure."""
        self.heard.append(said)
        self.table.handle(said)
        if self.table.picks:
            space = next(pick for pick in self.table.open if pick[0] not in ":@")
            self.table.handle(Pick((space,)))

    @property
    def moved(self) -> list[str]:
        """The figures moved so far, in order."""
        moves = [line.split() for line in self.table.session.lines()]
        return [words[2] for words in moves if words[1] == "move"]

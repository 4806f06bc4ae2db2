"""What gives frames, and how it says that none will come."""

from __future__ import annotations

from typing import Protocol

from companion.view import Text
from vision.frames import Shot

GARBAGE = 10  # pictures in a row that are none, before a source is given up


class Lost(Exception):
    """No frame will come from here for now."""

    def __init__(self, said: Text) -> None:
        super().__init__(said.key)
        self.said = said


class Over(Lost):
    """A file has been shown to its end."""


class Source(Protocol):
    """Something that gives frames."""

    live: bool  # a sensor: no two frames are ever quite the same, and only the newest is of interest

    def shot(self) -> Shot:
        """The next frame; raises Lost, or Over at the end of a file."""
        ...

    def skip(self) -> None:
        """Let the next frame of a sensor pass without opening it; raises Lost."""
        ...

    def close(self) -> None:
        """Let go; saying it twice does no harm."""
        ...

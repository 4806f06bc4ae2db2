"""Pictures of a display: read, kept, and compared, with nothing but the standard library."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

BLOCK = 20  # dots: pictures are compared by the mean of such squares, so that a dot's shade does not count
APART = 24  # of 255: a square that differs by more shows something else


@dataclass(frozen=True)
class Picture:
    """Width, height, and three bytes for each dot."""

    width: int
    height: int
    dots: bytes

    @classmethod
    def read(cls, path: Path) -> Picture:
        """A PPM file."""
        kind, width, height, most, _ = path.read_bytes().split(maxsplit=4)
        if (kind, most) != (b"P6", b"255"):
            raise ValueError(f"{path.name} is no picture of this kind")
        size = int(width) * int(height) * 3
        return cls(int(width), int(height), path.read_bytes()[-size:])

    def write(self, path: Path) -> None:
        """A PNG file, for people."""
        row = self.width * 3
        rows = b"".join(b"\0" + self.dots[n * row : (n + 1) * row] for n in range(self.height))
        parts = (
            (b"IHDR", struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)),
            (b"IDAT", zlib.compress(rows, 6)),
            (b"IEND", b""),
        )
        with path.open("wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n")
            for name, content in parts:
                file.write(struct.pack(">I", len(content)) + name + content)
                file.write(struct.pack(">I", zlib.crc32(name + content)))

    def mean(self) -> float:
        """How bright it is on the whole, from 0 to 255."""
        return sum(self.dots) / len(self.dots)

    def squares(self) -> list[float]:
        """The mean of each square, row by row."""
        row, found = self.width * 3, []
        for top in range(0, self.height - BLOCK + 1, BLOCK):
            for left in range(0, self.width - BLOCK + 1, BLOCK):
                sides = [
                    self.dots[y * row + left * 3 : y * row + (left + BLOCK) * 3]
                    for y in range(top, top + BLOCK)
                ]
                found.append(sum(map(sum, sides)) / (BLOCK * BLOCK * 3))
        return found

    def differs(self, other: Picture, apart: float = APART) -> float:
        """The part of the squares that show something else."""
        if (self.width, self.height) != (other.width, other.height):
            return 1.0
        pairs = list(zip(self.squares(), other.squares(), strict=True))
        return sum(abs(one - two) > apart for one, two in pairs) / len(pairs)

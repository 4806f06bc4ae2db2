"""Letters that a font of ours lacks: lent by another of ours or of the system, else shown as a dot."""

from __future__ import annotations

import struct
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence, Set
from functools import cache, lru_cache
from itertools import chain, groupby
from pathlib import Path

DOT = "·"
# Where Linux keeps fonts; nothing is looked for until a letter is missing.
PLACES = tuple(
    Path(place).expanduser()
    for place in ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
)
ENDINGS = (".ttf", ".otf", ".ttc")
LATER = (
    "mono",
    "serif",
    "italic",
    "oblique",
    "condensed",
    "light",
    "thin",
    "math",
    "bold",
)  # faces for other things
RIGHT_TO_LEFT = ("R", "AL")
Run = tuple[str, str, bool]  # of letters: the file of their font, the letters, whether they run to the left


class Letters(Set[int]):
    """Letters as the runs they come in: one by one those of all fonts would take megabytes."""

    def __init__(self, spans: Iterable[range] = ()) -> None:
        self._spans: list[range] = []
        for span in sorted(filter(None, spans), key=lambda span: span.start):
            before = self._spans[-1] if self._spans else None
            if before is not None and span.start <= before.stop:
                self._spans[-1] = range(before.start, max(before.stop, span.stop))
            else:
                self._spans.append(span)

    def __contains__(self, letter: object) -> bool:
        if not isinstance(letter, int):
            return False
        n = bisect_right(self._spans, letter, key=lambda span: span.start)
        return n > 0 and letter in self._spans[n - 1]

    def __iter__(self) -> Iterator[int]:
        return chain.from_iterable(self._spans)

    def __len__(self) -> int:
        return sum(map(len, self._spans))


@cache
def letters_in(path: str) -> Letters:
    """Every letter a font file can draw; none for a file that is no font, or has only little pictures."""
    try:
        with Path(path).open("rb") as file:
            start = 0
            if file.read(4) == b"ttcf":
                file.seek(12)
                (start,) = struct.unpack(">I", file.read(4))
            file.seek(start + 4)
            (count,) = struct.unpack(">H6x", file.read(8))
            entries = [struct.unpack(">4s4xII", file.read(16)) for _ in range(count)]
            tables = {name: (offset, length) for name, offset, length in entries}
            if not {b"glyf", b"CFF "} & tables.keys():
                return Letters()
            offset, length = tables[b"cmap"]
            file.seek(offset)
            return Letters(_mapped(file.read(length)))
    except (OSError, struct.error, KeyError, IndexError):  # somebody else's broken file
        return Letters()


def _mapped(cmap: bytes) -> Iterator[range]:
    """The letters of a cmap table, run by run, in the two shapes that are in use."""
    (count,) = struct.unpack_from(">2xH", cmap)
    for n in range(count):
        platform, encoding, at = struct.unpack_from(">HHI", cmap, 4 + 8 * n)
        if platform not in (0, 3) or (platform == 3 and encoding == 0):
            continue
        (shape,) = struct.unpack_from(">H", cmap, at)
        if shape == 4:
            (twice,) = struct.unpack_from(">H", cmap, at + 6)
            ends = struct.unpack_from(f">{twice // 2}H", cmap, at + 14)
            starts = struct.unpack_from(f">{twice // 2}H", cmap, at + 16 + twice)
            for first, last in zip(starts, ends, strict=True):
                yield range(first, min(last, 0xFFFE) + 1)
        elif shape == 12:
            (groups,) = struct.unpack_from(">I", cmap, at + 12)
            for group in range(groups):
                first, last = struct.unpack_from(">II", cmap, at + 16 + 12 * group)
                yield range(first, min(last, 0x10FFFF) + 1)


@cache
def system_fonts() -> tuple[str, ...]:
    """The fonts of the system, plain faces first."""
    found = [path for place in PLACES for path in place.rglob("*") if path.suffix.lower() in ENDINGS]
    plain = sorted(found, key=lambda path: (sum(word in path.name.lower() for word in LATER), path.name))
    return tuple(map(str, plain))


@cache
def lender(letter: str) -> str:
    """The first font of the system that can draw a letter; "" for none."""
    return next((path for path in system_fonts() if ord(letter) in letters_in(path)), "")


@cache
def _plain(path: str) -> frozenset[str]:
    """Every letter a font can draw that runs to the right and stands by itself."""
    letters = map(chr, letters_in(path))
    return frozenset(one for one in letters if unicodedata.bidirectional(one) not in RIGHT_TO_LEFT)


def _follows(letter: str) -> bool:
    """Whether a letter is drawn with the one before it: gaps, accents, joiners."""
    return letter.isspace() or unicodedata.category(letter) in ("Mn", "Me", "Cf")


@lru_cache(maxsize=4096)
def runs(words: str, own: str, ours: Sequence[str] = ()) -> tuple[Run, ...]:
    """The words cut up by the font that draws them: their own if it can, then ours, then the system's."""
    if _plain(own).issuperset(words):  # nearly always
        return ((own, words, False),)
    drawn: list[Run] = []
    for n, letter in enumerate(words):
        left = unicodedata.bidirectional(letter) in RIGHT_TO_LEFT
        if _follows(letter):
            path, _, left = drawn[-1] if drawn else (own, "", False)
            if left and not any(unicodedata.bidirectional(other) in RIGHT_TO_LEFT for other in words[n:]):
                path, left = own, False  # a gap behind the last of them
            drawn.append((path, letter if ord(letter) in letters_in(path) else "", left))
            continue
        path = next((font for font in (own, *ours) if ord(letter) in letters_in(font)), "") or lender(letter)
        drawn.append((path, letter, left) if path else (own, DOT, False))
    groups = groupby(drawn, key=lambda run: (run[0], run[2]))
    return tuple((path, "".join(piece for _, piece, _ in group), left) for (path, left), group in groups)


def readable_in(letter: str, font: str) -> bool:
    """Whether a font can draw a letter."""
    return ord(letter) in letters_in(font)


def readable(letter: str, ours: Sequence[str]) -> bool:
    """Whether some font can draw a letter."""
    return any(ord(letter) in letters_in(font) for font in ours) or bool(lender(letter))

"""Runs of words that stand in a printed rulebook, as hashes.

`python -m tests.companion.rulebook.copied FOLDER` makes them anew from the rulebooks as text. Those are their
authors' and not here: what is kept is a short hash of every eight words in a row, sorted, from which nobody
can read a sentence.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

RUNS = Path(__file__).with_name("runs.bin")
RUN = 8  # so many words in a row are a copied sentence
LONG = 5  # bytes of a hash
_WORD = re.compile(r"[^\W_]+")


def runs(written: str) -> Iterator[tuple[bytes, str]]:
    """Every eight words in a row, however they are written: their hash, and themselves."""
    split = unicodedata.normalize("NFKD", written.casefold().replace("œ", "oe").replace("æ", "ae"))
    said = _WORD.findall("".join(letter for letter in split if not unicodedata.combining(letter)))
    for n in range(len(said) - RUN + 1):
        run = " ".join(said[n : n + RUN])
        yield blake2b(run.encode(), digest_size=LONG).digest(), run


def known() -> frozenset[bytes]:
    """The hashes that are kept."""
    kept = RUNS.read_bytes()
    return frozenset(kept[n : n + LONG] for n in range(0, len(kept), LONG))


def copied(written: str, there: frozenset[bytes]) -> list[str]:
    """The runs of a text that stand in a rulebook too."""
    return [run for found, run in runs(written) if found in there]


if __name__ == "__main__":
    books = [path.read_text(encoding="utf-8") for path in sorted(Path(sys.argv[1]).glob("*.txt"))]
    kept = sorted({found for book in books for found, _ in runs(book)})
    RUNS.write_bytes(b"".join(kept))
    print(f"{len(kept)} runs of {RUN} words, {RUNS.stat().st_size} bytes")

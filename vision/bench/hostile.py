"""Codes that nobody of ours printed: whatever is written in them, they name nothing of ours."""

from __future__ import annotations

import random
from pathlib import Path

from companion.bench.soak import bent, nasty
from companion.inputs import Scan
from vision.reading.codes import known, named


def a_code(dice: random.Random, folder: Path) -> None:
    """A code of another hand, or one of ours with a few letters changed."""
    ours = dice.choice(list(known()))
    written = dice.choice((nasty(dice), bent(dice, ours), ours.lower(), ours + nasty(dice)))
    found = named(written, 0)
    if isinstance(found, Scan) and written not in known():
        raise AssertionError(f"{written!r} was taken for {found}")

"""The guide's table of stickers and heights is the one that is measured."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from vision.bench.heights import GUIDE, SPOTS, fineness, hung
from vision.reading.codes import known
from vision.reading.reader import look

ROWS = {1920: "| 1920×1080 |", 1280: "| 1280×720 |"}
SIZES = (15, 20, 25, 30)


def test_the_guide_names_the_heights_that_are_measured() -> None:
    guide = Path(__file__).parents[2] / "deploy/GUIDE.md"
    for across, begins in ROWS.items():
        (row,) = (line for line in guide.read_text(encoding="utf-8").splitlines() if line.startswith(begins))
        named = {size: height // 10 for wide, size, height in GUIDE if wide == across}
        told = [f"{named[size]} cm" if size in named else "–" for size in SIZES]
        assert row == f"{begins} " + " | ".join(told) + " |"


@pytest.mark.parametrize(("across", "sticker", "height"), GUIDE)
def test_stickers_are_read_from_the_height_the_guide_names(across: int, sticker: int, height: int) -> None:
    dice = np.random.default_rng([across, sticker])
    codes = [str(code) for code in dice.choice(sorted(known()), len(SPOTS), replace=False)]
    frame = hung(across, fineness(across, sticker, height), 15, codes, dice)
    assert {sight.written for sight in look(frame, 1.0)} == set(codes)

"""How high a camera may hang: stickers of each size read from the heights that the guide names, at each tilt.

A height becomes pixels per module by the lens of a Module 3, the widest but one that the guide lists: with a
narrower lens a module has more of them.
"""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np

from vision.bench.contest import lying
from vision.bench.films import GROUNDS, table_of
from vision.cards import MODULES, QUIET, Laid, lay
from vision.drawn import spoil
from vision.drawn.scenes import LENS, SENSOR, SIZE, tilted
from vision.drawn.spoil import Dice
from vision.frames import Frame
from vision.reading.codes import known
from vision.reading.reader import BUDGET, look

ANGLE = 66  # degrees that the lens sees across
TILTS = (0, 15, 30)
SPOTS = [(x, y) for x in (215, 640, 1065) for y in (190, 530)]
GUIDE = (  # pixels across, millimetres of the sticker, millimetres up to the camera
    (1920, 15, 350),
    (1920, 20, 500),
    (1920, 25, 500),
    (1920, 30, 700),
    (1280, 25, 420),
    (1280, 30, 500),
)


def fineness(across: int, sticker: float, height: float) -> float:
    """Pixels that a module has in the picture of a camera that looks straight down."""
    field = 2 * height * np.tan(np.deg2rad(ANGLE / 2))
    return float(sticker / (MODULES + 2 * QUIET) * across / field)


def hung(across: int, module: float, tilt: float, codes: list[str], dice: Dice) -> Frame:
    """Cards on a table in ordinary light under a camera that hangs so."""
    grow = across / SIZE[0]
    table = cv2.resize(table_of(dice), None, fx=grow, fy=grow, interpolation=cv2.INTER_CUBIC)
    view = np.diag([grow, grow, 1.0]) @ tilted(tilt)
    for written, spot in zip(codes, SPOTS, strict=True):
        x, y = spot + dice.uniform(-45, 45, 2)
        lay(table, Laid(written, x, y, float(dice.uniform(-180, 180))), module / grow, view)
    return spoil.noisy(cv2.GaussianBlur(table, (0, 0), LENS), SENSOR, dice)


def heights(each: int, k: float) -> Iterator[str]:
    """The guide's table measured: per cent read in one look and lying there for a second, by tilt."""
    ours = sorted(known())
    of = each * len(SPOTS)
    yield f"k = {k:g}: per cent read in one look / counted within a second, {of} codes a cell"
    yield f"on {', '.join(GROUNDS)}"
    yield f"{'':<42}" + "".join(f"{f'tilt {tilt}°':>15}" for tilt in TILTS)
    for across, sticker, height in GUIDE:
        module = fineness(across, sticker, height)
        row = f"{f'{across} across, {sticker} mm from {height // 10} cm, {module:.2f} px':<42}"
        for tilt in TILTS:
            glanced = counted = 0
            for n in range(each):
                dice = np.random.default_rng([across, sticker, tilt, n])
                codes = {str(code) for code in dice.choice(ours, len(SPOTS), replace=False)}
                frame = hung(across, module, tilt, sorted(codes), dice)
                glanced += len({sight.written for sight in look(frame, BUDGET / k)} & codes)
                counted += len({sight.written for sight in lying(frame, BUDGET / k)} & codes)
            row += f"{f'{100 * glanced / of:.1f} / {100 * counted / of:.1f}':>15}"
        yield row

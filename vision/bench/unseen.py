"""Held-out scenes: tables, lights and faults that no threshold was set by, to see whether the reading holds.

Nothing here may be used to choose a number in the reader. What does badly here is told, not tuned away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import cv2
import numpy as np

from vision.drawn import spoil
from vision.drawn.scenes import CONDITIONS, MODULE, SIZE, Condition, Scene, scene
from vision.drawn.spoil import Dice, as_bytes
from vision.frames import Corners, Frame

FIRST = 100_000  # scenes are numbered from here on: none was drawn when thresholds were set


# grounds


def planks(dice: Dice) -> Frame:
    """Boards side by side with knots and a varnish that shines."""
    width, height = SIZE
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    table = np.full((height, width), dice.uniform(70, 140), np.float32)
    for left in range(0, width, 160):
        lines = np.sin(
            columns[:, left : left + 160] * 0.35 + 3 * np.sin(rows[:, left : left + 160] / 60 + left)
        )
        table[:, left : left + 160] += dice.uniform(-22, 22) + 10 * lines
        table[:, left : left + 4] = 25
    for _ in range(7):
        x, y, size = dice.uniform(0, width), dice.uniform(0, height), dice.uniform(8, 26)
        away = np.hypot(columns - x, (rows - y) / 1.8) / size
        table += 45 * np.sin(away * 5) * np.exp(-away)
    shine = np.exp(-(((columns - dice.uniform(0, width)) / 180) ** 2))
    return as_bytes(table + 70 * shine)


def checked(dice: Dice) -> Frame:
    """A checked table-cloth: squares about as large as a code's modules, and larger ones."""
    rows, columns = np.mgrid[: SIZE[1], : SIZE[0]]
    small = (rows // 5 + columns // 5) % 2
    large = (rows // 60 + columns // 60) % 2
    return as_bytes(dice.uniform(70, 110) + 45 * small * large + 50.0 * large)


def newspaper(dice: Dice) -> Frame:
    """Print under the cards: many small dark strokes on light paper."""
    table = np.full(SIZE[::-1], 205, np.uint8)
    letters = "".join(chr(code) for code in range(65, 91))
    for y in range(14, SIZE[1], 17):
        words = "".join(dice.choice(list(letters + "    "), 150))
        cv2.putText(table, words, (4, y), cv2.FONT_HERSHEY_SIMPLEX, 0.42, 40, 1, cv2.LINE_AA)
    return table


# what spoils the picture


def blinds(frame: Frame, _: list[Corners], dice: Dice) -> Frame:
    """Sun through blinds: stripes of light and shade over everything."""
    rows, columns = np.mgrid[: frame.shape[0], : frame.shape[1]]
    turn = dice.uniform(0, np.pi)
    off = columns * np.cos(turn) + rows * np.sin(turn)
    stripes = 1 / (1 + np.exp(-6 * np.sin(off / dice.uniform(9, 22))))
    return as_bytes(frame * (0.45 + 0.75 * stripes))


def hand_shadow(frame: Frame, codes: list[Corners], dice: Dice) -> Frame:
    """The shadow of a hand that reaches over, right across the codes."""
    cover = np.zeros(frame.shape, np.float32)
    for corners in codes or [np.array([[300, 300], [400, 400]])]:
        x, y = corners.mean(0) + dice.uniform(-25, 25, 2)
        for finger in range(4):
            end = (int(x + dice.uniform(-30, 30)), int(y + dice.uniform(-20, 20)))
            cv2.line(cover, (int(x + 45 * (finger - 1.5)), int(y + 170)), end, 1.0, 26)
    return as_bytes(frame * (1 - 0.62 * cv2.GaussianBlur(cover, (0, 0), 5)))


def held(frame: Frame, codes: list[Corners], dice: Dice) -> Frame:
    """A thumb and a finger that hold each card right up to the edge of its code."""
    for corners in codes:
        middle = corners.mean(0)
        side = float(np.sqrt(cv2.contourArea(corners.astype(np.float32))))
        for turn in dice.uniform(0, 2 * np.pi) + np.array([0.0, 2.4]):
            way = np.array([np.cos(turn), np.sin(turn)])
            tip = middle + way * side * 1.02
            ends = [tuple(int(v) for v in spot) for spot in (tip, tip + way * side * 1.5)]
            tone = float(dice.uniform(60, 200))
            cv2.line(frame, ends[0], ends[1], tone * 0.8, max(int(side * 0.34), 2), cv2.LINE_AA)
            cv2.line(frame, ends[0], ends[1], tone, max(int(side * 0.2), 1), cv2.LINE_AA)
    return frame


def window(frame: Frame, codes: list[Corners], dice: Dice) -> Frame:
    """A glossy sleeve that mirrors a window: four bright panes with hard edges over the card."""
    light = np.zeros(frame.shape, np.float32)
    for corners in codes:
        x, y = corners.mean(0) + dice.uniform(-35, 35, 2)
        for dx, dy in ((-16, -12), (6, -12), (-16, 8), (6, 8)):
            spots = np.array([(x + dx, y + dy), (x + dx + 18, y + dy + 3), (x + dx + 16, y + dy + 16)])
            pane = np.vstack([spots, (x + dx - 2, y + dy + 13)])
            cv2.fillConvexPoly(light, pane.astype(np.int32), float(dice.uniform(35, 95)))
    return as_bytes(frame + cv2.GaussianBlur(light, (0, 0), 1.0) + 8)


def barrel(frame: Frame, _: list[Corners], dice: Dice) -> Frame:
    """A cheap wide lens: straight lines bend outwards, more towards the edges."""
    height, width = frame.shape
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    x, y = (columns - width / 2) / (width / 2), (rows - height / 2) / (width / 2)
    grow = 1 - 0.10 * (1 - (x * x + y * y))
    spoilt: Frame = cv2.remap(
        frame, x * grow * width / 2 + width / 2, y * grow * width / 2 + height / 2, cv2.INTER_LINEAR
    )
    return spoilt


def rolling(frame: Frame, _: list[Corners], dice: Dice) -> Frame:
    """A rolling shutter and a shaking table: every row is moved a little, and the rows lean."""
    height, width = frame.shape
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    lean = dice.uniform(-0.12, 0.12)
    spoilt: Frame = cv2.remap(
        frame, columns + lean * (rows - height / 2) + 1.4 * np.sin(rows / 11), rows, cv2.INTER_LINEAR
    )
    return spoilt


def spread(frame: Frame, _: list[Corners], dice: Dice) -> Frame:
    """A printer whose ink runs: dark parts grow by half a module."""
    spoilt: Frame = cv2.erode(frame, np.ones((2, 2), np.uint8))
    return spoilt


def scratched(frame: Frame, codes: list[Corners], dice: Dice) -> Frame:
    """Stickers that were in many hands: scratches and stains across the code."""
    for corners in codes:
        low, high = corners.min(0), corners.max(0)
        for _ in range(5):
            ends = [tuple(int(v) for v in dice.uniform(low, high)) for _ in range(2)]
            cv2.line(frame, ends[0], ends[1], float(dice.choice([60, 225])), 1, cv2.LINE_AA)
        spot = tuple(int(v) for v in dice.uniform(low, high))
        cv2.circle(frame, spot, int(dice.uniform(2, 5)), float(dice.uniform(60, 160)), -1, cv2.LINE_AA)
    return frame


def banded(frame: Frame, _: list[Corners], dice: Dice) -> Frame:
    """A lamp that flickers while the rows are read: dark bands across the picture."""
    rows = np.arange(frame.shape[0], dtype=np.float32)[:, None]
    return as_bytes(frame * (0.68 + 0.32 * np.sin(rows / dice.uniform(8, 20) + dice.uniform(0, 6))))


def coarse(frame: Frame, _: list[Corners], dice: Dice) -> Frame:
    """Eight levels of grey and a strong gamma, as from a very cheap camera."""
    steep = 255 * (frame / 255.0) ** 1.9
    return as_bytes(np.round(steep / 32) * 32)


def blown_up(frame: Frame, _: list[Corners], dice: Dice) -> Frame:
    """A camera that makes large pictures of small ones."""
    small = cv2.resize(frame, None, fx=0.72, fy=0.72, interpolation=cv2.INTER_AREA)
    spoilt: Frame = cv2.resize(small, SIZE, interpolation=cv2.INTER_LINEAR)
    return spoilt


def grainy(frame: Frame, _: list[Corners], dice: Dice) -> Frame:
    """Grain in patches, as a sensor makes it, not each pixel for itself."""
    grain = cv2.GaussianBlur(dice.standard_normal(frame.shape).astype(np.float32), (0, 0), 0.9)
    return as_bytes(frame + 22 * grain)


def evening(frame: Frame, codes: list[Corners], dice: Dice) -> Frame:
    """Everything a little: little light, a shadow, a hand that trembles."""
    frame = spoil.shadow(spoil.moved(frame, 0.5 * MODULE, dice.uniform(0, np.pi)), 0.4, dice)
    return spoil.dark(frame, 0.35, dice)


UNSEEN: tuple[Condition, ...] = (
    Condition("planks and knots", ground=planks),
    Condition("checked cloth", ground=checked),
    Condition("newspaper", ground=newspaper),
    Condition("blinds", blinds, ground=planks),
    Condition("shadow of a hand", hand_shadow, ground=planks),
    Condition("held in fingers", held, ground=planks),
    Condition("window in a sleeve", window),
    Condition("cards cut by the edge", layout="edges", ground=checked),
    Condition("wide lens", barrel, tilt=20),
    Condition("rolling shutter", rolling),
    Condition("ink that runs", spread),
    Condition("scratches and stains", scratched),
    Condition("flicker", banded),
    Condition("eight greys", coarse),
    Condition("blown up", blown_up),
    Condition("small, tilted, noisy", grainy, module=2.2, tilt=30),
    Condition("evening at the table", evening, tilt=25, ground=planks),
)


def unseen(codes: Sequence[str], each: int) -> Iterator[Scene]:
    """So many held-out scenes of every condition: new faults, and the known ones drawn anew."""
    for condition in UNSEEN:
        yield from (scene(condition, codes, FIRST + n) for n in range(each))
    for condition in CONDITIONS:
        for n in range(max(each // 5, 1)):
            yield replace(scene(condition, codes, FIRST + n), condition="known faults, new scenes")

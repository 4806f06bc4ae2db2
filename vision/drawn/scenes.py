"""Made-up scenes of a game table, always the same ones: what the readers are measured by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from zlib import crc32

import cv2
import numpy as np

from vision.cards import Laid, lay
from vision.drawn import spoil
from vision.drawn.spoil import Dice
from vision.frames import Corners, Frame, Matrix

SIZE = (1280, 720)
MODULE = 3.0  # pixels per module, unless a condition says otherwise
LENS, SENSOR = 0.8, 4.0  # the softness in pixels and the noise of a plain camera under a lamp


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A frame and the truth about it: every whole code in it and its corners."""

    condition: str
    frame: Frame
    codes: dict[str, Corners]
    laid: frozenset[str]  # all that were laid, whole or not: reading one of these is no mistake


Spoil = Callable[[Frame, list[Corners], Dice], Frame]


@dataclass(frozen=True, slots=True)
class Condition:
    """One way a table can look, and how to draw it."""

    name: str
    spoil: Spoil | None = None
    module: float = MODULE
    tilt: float = 0.0
    quiet: int = 2
    ground: str | Callable[[Dice], Frame] = "cloth"
    layout: str = "apart"


def _each(one: Callable[..., Frame], amount: float) -> Spoil:
    """Something done to every code."""

    def spoiled(frame: Frame, codes: list[Corners], dice: Dice) -> Frame:
        for corners in codes:
            frame = one(frame, corners, amount, dice)
        return frame

    return spoiled


def _all(one: Callable[..., Frame], *amounts: float, dice: bool = False) -> Spoil:
    """Something done to the whole frame."""
    return lambda frame, _, die: one(frame, *amounts, die) if dice else one(frame, *amounts)


def _shaken(frame: Frame, _: list[Corners], dice: Dice, pixels: float) -> Frame:
    return spoil.moved(frame, pixels, dice.uniform(0, np.pi))


def _reach(frame: Frame, codes: list[Corners], dice: Dice) -> Frame:
    return spoil.hand(frame, codes, dice)


CONDITIONS: tuple[Condition, ...] = (
    *(Condition(f"small {px} px", module=px) for px in (1.5, 2.0, 2.5, 3.0)),
    *(Condition(f"tilt {angle}°", tilt=angle) for angle in (35, 45, 55, 65)),
    *(Condition(f"motion {m} modules", partial(_shaken, pixels=m * MODULE)) for m in (0.5, 1.0, 1.5)),
    *(Condition(f"defocus {m} modules", _all(spoil.defocused, m * MODULE)) for m in (0.25, 0.5, 0.75, 1.0)),
    *(Condition(f"glare {g}", _each(spoil.glare, g)) for g in (0.4, 0.6, 0.8)),
    *(Condition(f"noise {sigma}", _all(spoil.noisy, sigma, dice=True)) for sigma in (8, 15, 25)),
    *(Condition(f"contrast {c}", _all(spoil.pale, c)) for c in (0.6, 0.4, 0.25)),
    *(Condition(f"finger {share} %", _each(spoil.finger, share / 100)) for share in (3, 6, 10)),
    *(Condition(f"quiet zone {n}", quiet=n) for n in (0, 1)),
    Condition("wood grain", ground="wood"),
    Condition("shadow edge", _all(spoil.shadow, 0.65, dice=True), ground="wood"),
    Condition("hand over cards", _reach, ground="wood"),
    Condition("glossy sleeves", _each(spoil.glossy, 0.8)),
    Condition("partial cards", layout="edges", ground="wood"),
    Condition("fanned hand", layout="fan"),
    Condition("pile", layout="pile", ground="wood"),
    Condition("printed board", ground="board"),
    Condition("one lamp", _all(spoil.vignette, 0.85), ground="wood"),
    Condition("dark", _all(spoil.dark, 0.18, dice=True)),
    Condition("overexposed", _all(spoil.bright, 1.5)),
    Condition("bent cards", _all(spoil.bent, 1.6 * MODULE)),
    Condition("jpeg", _all(spoil.squeezed, 22)),
)


def scenes(codes: Sequence[str], each: int) -> Iterator[Scene]:
    """So many scenes of every condition, the same ones each time."""
    for condition in CONDITIONS:
        for n in range(each):
            yield scene(condition, codes, n)


def scene(condition: Condition, codes: Sequence[str], n: int) -> Scene:
    """The n-th scene of a condition, bearing some of these codes."""
    dice = np.random.default_rng(crc32(f"{condition.name} {n}".encode()))
    table = ground(condition.ground, dice) if isinstance(condition.ground, str) else condition.ground(dice)
    view = tilted(condition.tilt) if condition.tilt else None
    seen: dict[str, Corners] = {}
    cards = _layout(condition, codes, dice)
    for laid in cards:
        corners = lay(table, laid, condition.module, view)
        seen = {other: where for other, where in seen.items() if not _touch(where, corners)}
        seen[laid.written] = corners
    seen = {written: corners for written, corners in seen.items() if _whole(corners)}
    table = cv2.GaussianBlur(table, (0, 0), LENS)
    if condition.spoil:
        table = condition.spoil(table, list(seen.values()), dice)
    return Scene(
        condition.name, spoil.noisy(table, SENSOR, dice), seen, frozenset(card.written for card in cards)
    )


def _layout(condition: Condition, codes: Sequence[str], dice: Dice) -> list[Laid]:
    """Where cards lie: apart, half out of view, fanned out, or in a pile."""
    count = int(dice.integers(3, 7) if condition.layout != "apart" else dice.integers(1, 7))
    picked = [str(code) for code in dice.choice(list(codes), count, replace=False)]
    make = partial(Laid, quiet=condition.quiet)
    match condition.layout:
        case "fan":
            turns = np.linspace(-32, 32, count + 2)[1:-1]
            spread = 640 + 9.5 * turns
            return [
                make(code, x, 330 + 0.12 * turn**2, turn)
                for code, x, turn in zip(picked, spread, turns, strict=True)
            ]
        case "pile":
            x, y = dice.uniform(400, 880), dice.uniform(250, 450)
            return [
                make(code, x + dice.uniform(-70, 70), y + dice.uniform(-70, 70), dice.uniform(-180, 180))
                for code in picked
            ]
        case "edges":
            spots = [(x, y) for x in (45, 640, 1235) for y in (45, 360, 675)]
        case _:
            spots = [(x, y) for x in (215, 640, 1065) for y in (190, 530)]
    chosen = dice.permutation(len(spots))[:count]
    found = []
    for code, spot in zip(picked, chosen, strict=True):
        x, y = spots[spot] + dice.uniform(-45, 45, 2)
        found.append(make(code, x, y, dice.uniform(-180, 180), bare=bool(dice.random() < 0.2)))
    return found


def ground(kind: str, dice: Dice) -> Frame:
    """A table top: cloth, wood with its grain, or a printed board."""
    width, height = SIZE
    level = dice.uniform(60, 150)
    rough = dice.normal(0, 1, (height // 4, width // 4)).astype(np.float32)
    light = cv2.resize(dice.normal(0, 9, (4, 6)).astype(np.float32), SIZE, interpolation=cv2.INTER_CUBIC)
    if kind == "wood":
        long = cv2.GaussianBlur(rough, (0, 0), sigmaX=22, sigmaY=0.7)
        grain = cv2.resize(long, SIZE, interpolation=cv2.INTER_CUBIC) * 110
        rings = 9 * np.sin(np.linspace(0, 60, height, dtype=np.float32)[:, None] + grain / 10)
        wood: Frame = np.clip(level + light + grain + rings, 0, 255).astype(np.uint8)
        return wood
    cloth = cv2.resize(rough, SIZE, interpolation=cv2.INTER_LINEAR) * 5
    table = np.clip(level + light + cloth, 0, 255).astype(np.uint8)
    if kind == "board":
        for n in range(0, width, 56):
            cv2.line(table, (n, 0), (n, height), 30, 3)
            cv2.line(table, (0, n), (width, n), 220, 3)
        for n in range(0, width * height, 56 * width * 2):
            for x in range(28, width, 112):
                cv2.rectangle(table, (x - 14, n // width + 14), (x + 14, n // width + 42), 20, 6)
    whole: Frame = table
    return whole


def tilted(degrees: float) -> Matrix:
    """The homography of a camera that looks at the table from the side."""
    width, height = SIZE
    focus = width / 2 / np.tan(np.deg2rad(31))
    turn = np.deg2rad(degrees)
    lens = np.array([[focus, 0, width / 2], [0, focus, height / 2], [0, 0, 1]])
    pose = np.array([[1, 0, 0], [0, np.cos(turn), 0], [0, np.sin(turn), focus]])
    seen: Matrix = lens @ pose @ np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1]])
    return seen


def _whole(corners: Corners) -> bool:
    return bool((corners >= 1).all() and (corners <= np.array(SIZE) - 2).all())


def _touch(under: Corners, code: Corners) -> bool:
    """Whether what was laid later covers a code: the card around its code is larger than the code."""
    middle, along, down = code[0], (code[1] - code[0]) / 21, (code[3] - code[0]) / 21
    reach = [(-5.5, -5.5), (53, -5.5), (53, 79), (-5.5, 79)]
    face = np.array([middle + along * x + down * y for x, y in reach], np.float32)
    covered, _ = cv2.intersectConvexConvex(face, under.astype(np.float32))
    return bool(covered > 0)

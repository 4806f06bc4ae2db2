"""Films of a game table, made up anew from a number: cards laid, swapped and piled, and whatever hides them.

A film is asked for the frame of any moment; `plays` tells which card came to rest when.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import cv2
import numpy as np

from vision.cards import Laid, lay
from vision.drawn import spoil
from vision.drawn.scenes import LENS, SENSOR, SIZE, ground
from vision.drawn.spoil import Dice
from vision.frames import Frame, Matrix

PILE, SWEEP = 40, 1.5  # cards of a pile before it is taken up whole, and the seconds until the next begins
SHOWS = 6  # of a pile only the uppermost can show anything
SLIDE = 0.12  # seconds for which a card slides to its place, held at its far edge
GROUNDS = ("wood", "cloth", "board")
Cover = Callable[[Frame, float], Frame]


@dataclass(frozen=True, slots=True)
class Play:
    """A card on the table from when it rests there until it is taken away."""

    laid: Laid
    at: float
    until: float = math.inf


@dataclass(slots=True)
class Film:
    """What a camera sees over some seconds."""

    name: str
    ground: Frame
    module: float
    plays: list[Play]
    length: float
    dice: Dice
    cover: Cover = field(default=lambda frame, at: frame)
    grow: float = 1.0  # how much larger the camera's picture of the same table is

    def frame(self, at: float) -> Frame:
        """The picture of a moment, in seconds."""
        table = self.ground.copy()
        for play in self.plays:
            if play.at - SLIDE < at < play.until:
                off = max((play.at - at) / SLIDE, 0.0) * 240
                moved = Laid(play.laid.written, play.laid.x + off, play.laid.y + off / 2, play.laid.angle)
                lay(table, moved, self.module)
        seen = self.cover(cv2.GaussianBlur(table, (0, 0), LENS), at)
        if self.grow != 1:
            seen = cv2.resize(seen, None, fx=self.grow, fy=self.grow, interpolation=cv2.INTER_CUBIC)
        return spoil.noisy(seen, SENSOR, self.dice)


def table_of(dice: Dice, kind: str = "") -> Frame:
    """Some table top of the size the camera sees."""
    return ground(kind or str(dice.choice(GROUNDS)), dice)


def swapped(codes: list[str], every: float, dice: Dice, module: float = 3.4) -> Film:
    """Cards shown one after the other at about the same place, each taken away as the next one comes."""
    return _one_by_one("swapped", codes, every, dice, module, piled=False)


def piled(codes: list[str], every: float, dice: Dice, module: float = 3.4) -> Film:
    """Cards laid one on the other, as on a pile in the middle."""
    return _one_by_one("piled", codes, every, dice, module, piled=True)


def _one_by_one(name: str, codes: list[str], every: float, dice: Dice, module: float, piled: bool) -> Film:
    plays = []
    for n, written in enumerate(codes):
        sweeps = n // PILE if piled else 0
        at = 1.0 + n * every + sweeps * SWEEP
        swept = 1.0 + (sweeps + 1) * PILE * every + sweeps * SWEEP
        x, y = dice.normal(560, 22), dice.normal(280, 22)
        laid = Laid(written, float(x), float(y), float(dice.normal(0, 14)))
        plays.append(Play(laid, at, min(at + SHOWS * every, swept) if piled else at + every - SLIDE))
    return Film(name, table_of(dice), module, plays, plays[-1].at + 4 * every, dice)


def covered(what: str, codes: list[str], dice: Dice, module: float = 3.4) -> Film:
    """Cards that lie there all the time, and something over them for a while, once or twice."""
    plays = _lying(codes, dice)
    begins = [2.0, 2.0 + 0.5 + float(dice.uniform(2.0, 3.5))]
    spans = [(begin, begin + float(dice.uniform(0.4, 2.4))) for begin in begins[: 1 + int(dice.integers(2))]]
    length = spans[-1][1] + 1.5
    return Film(what, table_of(dice), module, plays, length, dice, COVERS[what](spans, dice))


def replayed(codes: list[str], dice: Dice, module: float = 3.4) -> Film:
    """Lying cards of which one is taken up by a hand and later laid again, there or elsewhere."""
    *others, first = _lying(codes, dice)
    first = replace(first, at=2.0)  # on what others left free, or partly on them
    taken, again = 3.5, 3.5 + float(dice.uniform(1.6, 3.0))
    place = first.laid
    if dice.integers(2):
        place = replace(place, x=float(dice.uniform(760, 1050)), y=560.0, angle=float(dice.normal(0, 20)))
    plays = [*others, replace(first, until=taken), Play(place, again)]
    hands = [
        _arm([(at - 0.4, at + 0.4)], dice, (laid.x, laid.y))
        for at, laid in ((taken, first.laid), (again, place))
    ]

    def cover(frame: Frame, at: float) -> Frame:
        for hand in hands:
            frame = hand(frame, at)
        return frame

    return Film("second play", table_of(dice), module, plays, again + 2.0, dice, cover)


def _lying(codes: list[str], dice: Dice) -> list[Play]:
    """Cards side by side, there from the beginning."""
    plays = []
    for n, written in enumerate(codes):
        x, y = 190 + (n % 5) * 215 + dice.normal(0, 8), 130 + (n // 5) * 230 + dice.normal(0, 8)
        plays.append(Play(Laid(written, float(x), float(y), float(dice.normal(0, 20))), 0.3))
    return plays


def _share(spans: list[tuple[float, float]], at: float, ramp: float) -> float:
    """How far something has come in: 0 outside its times, 1 within, rising and falling at both ends."""
    near = [min((at - begin) / ramp, (end - at) / ramp) for begin, end in spans]
    return min(max(max(near), 0.0), 1.0)


def _arm(spans: list[tuple[float, float]], dice: Dice, to: tuple[float, float] | None = None) -> Cover:
    """An arm with its sleeve from one side of the table, trembling while it is there."""
    side = int(dice.integers(3))
    tone, sleeve = float(dice.uniform(90, 190)), float(dice.uniform(25, 230))
    aim = np.array(to or (dice.uniform(350, 950), dice.uniform(220, 520)))
    start = np.array([(-80, dice.uniform(200, 700)), (1360, dice.uniform(200, 700)), (aim[0], 800)][side])
    wide = float(dice.uniform(55, 95))

    def cover(frame: Frame, at: float) -> Frame:
        share = _share(spans, at, 0.3)
        if share <= 0:
            return frame
        tremor = 6 * np.array([math.sin(9 * at), math.cos(7 * at)])
        tip = start + (aim + tremor - start) * share
        along = (tip - start) / max(float(np.linalg.norm(tip - start)), 1.0)
        across = np.array([-along[1], along[0]])
        elbow = start + (tip - start) * 0.55
        made = _limb(frame, start, elbow, across * wide * 1.25, sleeve)
        made = _limb(made, elbow, tip, across * wide * 0.7, tone)
        for finger in (-1.2, -0.4, 0.4, 1.2):
            root = tip + across * wide * 0.5 * finger
            made = _limb(made, root, root + along * 85 + across * 10 * finger, across * 13, tone * 0.95)
        return made

    return cover


def _limb(frame: Frame, begin: Matrix, end: Matrix, across: Matrix, tone: float) -> Frame:
    """A rounded strip of skin or cloth, darker at its rims, with the shadow it casts."""
    outline = np.array([begin - across, begin + across, end + across, end - across]).astype(np.int32)
    mask = np.zeros(frame.shape, np.uint8)
    cv2.fillConvexPoly(mask, outline, 255)
    cv2.circle(mask, (int(end[0]), int(end[1])), max(int(np.linalg.norm(across)), 1), 255, -1)
    shade = cv2.GaussianBlur(np.roll(mask, (14, 18), (0, 1)), (0, 0), 9).astype(np.float32) / 255
    soft = cv2.GaussianBlur(mask, (0, 0), 2).astype(np.float32) / 255
    depth = np.minimum(cv2.distanceTransform(mask, cv2.DIST_L2, 3) / max(np.linalg.norm(across), 1.0), 1.0)
    skin = tone * (0.6 + 0.45 * depth)
    dimmed = frame * (1 - 0.35 * shade)
    return spoil.as_bytes(dimmed * (1 - soft) + skin * soft)


def _head(spans: list[tuple[float, float]], dice: Dice) -> Cover:
    """Somebody leans over the table: a large dark round shape close to the camera, out of focus."""
    middle = (float(dice.uniform(300, 980)), float(dice.choice([-40.0, 760.0])))
    tone, size = float(dice.uniform(20, 90)), float(dice.uniform(300, 460))

    def cover(frame: Frame, at: float) -> Frame:
        share = _share(spans, at, 0.4)
        if share <= 0:
            return frame
        mask = np.zeros(frame.shape, np.uint8)
        cv2.circle(mask, (int(middle[0]), int(middle[1])), int(size * share) + 1, 255, -1)
        soft = cv2.GaussianBlur(cv2.resize(mask, None, fx=0.25, fy=0.25), (0, 0), 5)
        part = cv2.resize(soft, SIZE).astype(np.float32) / 255
        return spoil.as_bytes(frame * (1 - part) + tone * part)

    return cover


def _shadow(spans: list[tuple[float, float]], dice: Dice) -> Cover:
    """The shadow of somebody who leans in front of the lamp."""
    strength, edge = float(dice.uniform(0.3, 0.75)), float(dice.uniform(200, 1100))
    falls = cv2.GaussianBlur(
        (np.arange(SIZE[0]) < edge).astype(np.float32)[None].repeat(SIZE[1], 0), (0, 0), 25
    )

    def cover(frame: Frame, at: float) -> Frame:
        share = _share(spans, at, 0.25)
        return frame if share <= 0 else spoil.as_bytes(frame * (1 - strength * share * falls))

    return cover


def _paper(spans: list[tuple[float, float]], dice: Dice) -> Cover:
    """A sheet of paper or a rulebook put down over some cards and taken away again."""
    x, y = float(dice.uniform(250, 800)), float(dice.uniform(150, 450))
    wide, tall = float(dice.uniform(300, 600)), float(dice.uniform(250, 450))
    tone, written = float(dice.uniform(170, 245)), bool(dice.integers(2))

    def cover(frame: Frame, at: float) -> Frame:
        share = _share(spans, at, 0.2)
        if share <= 0:
            return frame
        made = frame.copy()
        left, top = int(x + (1 - share) * 900), int(y)
        cv2.rectangle(made, (left, top), (left + int(wide), top + int(tall)), tone, -1)
        for line in range(4 if written else 0):
            at_line = (left + 20, top + 50 + 45 * line)
            cv2.putText(made, "the rules of the game", at_line, cv2.FONT_HERSHEY_SIMPLEX, 1, 60.0, 2)
        return made

    return cover


def _lamp(spans: list[tuple[float, float]], dice: Dice) -> Cover:
    """The lamp is switched off and on again: almost dark, then bright before the camera has settled."""
    dark = float(dice.uniform(0.02, 0.3))

    def cover(frame: Frame, at: float) -> Frame:
        if any(begin <= at < end for begin, end in spans):
            return spoil.as_bytes(frame * dark)
        since = min((at - end for _, end in spans if at >= end), default=9.0)
        return frame if since > 0.6 else spoil.as_bytes(frame * (1 + 0.8 * (0.6 - since)))

    return cover


COVERS: dict[str, Callable[[list[tuple[float, float]], Dice], Cover]] = {
    "arm": _arm,
    "head": _head,
    "shadow": _shadow,
    "paper": _paper,
    "lamp": _lamp,
}

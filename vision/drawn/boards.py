"""A printed board under a camera, drawn: pieces with tags at their height, hands, poor light, a bent lens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

import cv2
import numpy as np

from companion.tags import Tags, outline_of
from companion.view import Space
from vision.board.marks import ACROSS, QUIET, squares
from vision.drawn.scenes import ground
from vision.drawn.spoil import Dice, as_bytes
from vision.frames import Frame, Matrix

PAPER, INK = 236, 28
_FINE = 6  # pixels across a square of a tag's drawing
_TONES = {"light": 176, "dark": 96, "white": 214, "black": 40, "plain": 140, "lit": 190}
_BITS = 4  # fractions of a pixel to which outlines are drawn, as a power of two


@dataclass(frozen=True, slots=True)
class Hung:
    """How a camera hangs: millimetres over the board and beside its middle; degrees; how its lens bends."""

    size: tuple[int, int] = (1920, 1080)
    field: float = 66.0
    high: float = 650.0
    tilt: float = 0.0
    towards: float = 0.0
    turn: float = 0.0
    bend: float = 0.0
    aside: tuple[float, float] = (0.0, 0.0)

    @property
    def focus(self) -> float:
        """The focal length in pixels."""
        return float(self.size[0] / 2 / np.tan(np.deg2rad(self.field / 2)))

    def seen(self, points: Matrix) -> Matrix:
        """Where points (x, y, z) over the middle of the board appear, in pixels."""
        spots = np.asarray(points, np.float64) - (*self.aside, 0.0)
        spots = spots @ _turned(self.turn).T
        spots = spots * (1, -1, -1)  # the picture's y grows downwards, and the camera looks down
        spots = spots @ _leaning(self.tilt, self.towards).T + (0, 0, self.high)
        flat = spots[:, :2] / spots[:, 2:]
        away = (flat**2).sum(1, keepdims=True)
        bent = flat * (1 + self.bend * away)
        return np.asarray(bent * self.focus + np.array(self.size) / 2 - 0.5)


@lru_cache(maxsize=16)
def _turned(degrees: float) -> Matrix:
    cos, sin = np.cos(np.deg2rad(degrees)), np.sin(np.deg2rad(degrees))
    return np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1.0]])


@lru_cache(maxsize=16)
def _leaning(tilt: float, towards: float) -> Matrix:
    """Turned by so much about a line in the picture."""
    cos, sin = np.cos(np.deg2rad(tilt)), np.sin(np.deg2rad(tilt))
    way = _turned(towards)
    return np.asarray(way @ np.array([[1, 0, 0], [0, cos, -sin], [0, sin, cos]]) @ way.T)


@dataclass(frozen=True, slots=True)
class Stands:
    """A piece in the view's units: its tag's number (none: -1), its height, how it is turned."""

    tag: int
    x: float
    y: float
    high: float = 0.0
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand over a place of the board, in units; its arm leaves the picture at such an angle."""

    x: float
    y: float
    way: float
    tone: int = 150


@dataclass(frozen=True, slots=True)
class Light:
    """What the light, the lens and the sensor do to a picture."""

    gain: float = 1.0
    slope: float = 0.0  # how much darker one side is
    towards: float = 0.0
    soft: float = 0.8  # pixels
    shaken: float = 0.0
    noise: float = 4.0


class Board:
    """A printed board with its corner tags under one camera."""

    def __init__(self, tags: Tags, spaces: Sequence[Space], hung: Hung, dice: Dice) -> None:
        self.tags, self.hung = tags, hung
        edges = np.array(tags.at)
        self._middle = (edges.min(0) + edges.max(0)) / 2
        self._bare = self._printed(spaces, dice)

    def spots(self, points: Matrix, high: float = 0.0) -> Matrix:
        """Where points of the view appear, so many millimetres over the board."""
        flat = (np.asarray(points, np.float64) - self._middle) * self.tags.unit
        return self.hung.seen(np.column_stack([flat, np.full(len(flat), high)]))

    def _printed(self, spaces: Sequence[Space], dice: Dice) -> Frame:
        frame = _table(self.hung.size, int(dice.integers(6))).copy()
        edges = np.array([*(point for space in spaces for point in outline_of(space)), *self.tags.at])
        (left, low), (right, high) = edges.min(0) - 0.4, edges.max(0) + 0.4
        self._fill(
            frame, [(left, low), (right, low), (right, high), (left, high)], int(dice.integers(90, 200))
        )
        for space in spaces:
            tone = _TONES.get(space.tone, 130) + int(dice.integers(-12, 13))
            self._fill(frame, outline_of(space), tone)
            spots = self.spots(_rounded(outline_of(space)))
            cv2.polylines(frame, [_fixed(spots)], True, 60, 1, cv2.LINE_AA, _BITS)
        return frame

    def _fill(self, frame: Frame, outline: Sequence[tuple[float, float]], tone: int) -> None:
        cv2.fillPoly(frame, [_fixed(self.spots(_rounded(outline)))], tone, cv2.LINE_AA, _BITS)

    def corners(self, without: Iterable[int] = ()) -> list[Stands]:
        """The tags at the corners of the board, but for those that are missing."""
        return [
            Stands(tag, x, y)
            for tag, (x, y) in zip(self.tags.corners, self.tags.at, strict=True)
            if tag not in without
        ]

    def scene(self, standing: Iterable[Stands], hands: Iterable[Hand] = ()) -> Frame:
        """Everything on and over the board, before light and lens."""
        frame = self._bare.copy()
        lens = self._middle + np.array(self.hung.aside) / self.tags.unit
        # What stands nearer to the middle of the picture hides what is behind it.
        for piece in sorted(standing, key=lambda one: -float(np.hypot(one.x - lens[0], one.y - lens[1]))):
            self._stand(frame, piece)
        for hand in hands:
            self._reach_in(frame, hand)
        return frame

    def frame(
        self, standing: Iterable[Stands], light: Light, dice: Dice, hands: Iterable[Hand] = ()
    ) -> Frame:
        """What the camera sees."""
        return lit(self.scene(standing, hands), light, dice)

    def hand(self, dice: Dice) -> Hand:
        """A hand somewhere over the board."""
        edges = np.array(self.tags.at)
        x, y = dice.uniform(edges.min(0), edges.max(0))
        return Hand(float(x), float(y), float(dice.uniform(0, 360)), int(dice.integers(70, 200)))

    def _stand(self, frame: Frame, piece: Stands) -> None:
        half = self.tags.side * (ACROSS + 2 * QUIET) / ACROSS / 2 / self.tags.unit
        turn = np.deg2rad(piece.angle)
        cos, sin = np.cos(turn) * half, np.sin(turn) * half
        square = np.array(
            [[-cos - sin, cos - sin], [cos - sin, cos + sin], [cos + sin, sin - cos], [sin - cos, -cos - sin]]
        )
        square += np.array([piece.x, piece.y])
        top = self.spots(square, piece.high)
        if piece.high > 1:
            body = np.concatenate([self.spots(square, 0), top]).astype(np.float32)
            tone = 50 + piece.tag * 37 % 120
            cv2.fillConvexPoly(frame, _fixed(cv2.convexHull(body)[:, 0]), tone, cv2.LINE_AA, _BITS)
        if piece.tag >= 0:
            _stick(frame, _tag(piece.tag), top)

    def _reach_in(self, frame: Frame, hand: Hand) -> None:
        """An arm from outside the picture, a palm, fingers."""
        ends = np.array([(hand.x, hand.y), (hand.x + 80 / self.tags.unit, hand.y)])
        aim, beside = self.spots(ends, 30)
        wide = float(np.hypot(*(beside - aim)))  # 8 cm
        way = np.deg2rad(hand.way)
        out = np.array([np.cos(way), np.sin(way)])
        palm, far = aim + out * wide, aim + out * 2 * max(self.hung.size)
        _line(frame, palm, far, hand.tone, wide * 0.9)
        cv2.circle(frame, _spot(palm), max(int(wide * 0.55), 1), hand.tone, -1, cv2.LINE_AA)
        for spread in (-0.6, -0.25, 0.1, 0.45):
            tip = aim - np.array([np.cos(way + spread), np.sin(way + spread)]) * wide * 0.25
            _line(frame, palm, tip, max(hand.tone - 12, 0), wide * 0.22)


def lit(frame: Frame, light: Light, dice: Dice) -> Frame:
    """A picture as light, lens and sensor leave it."""
    return grained(shone(frame, light), light, dice)


def shone(frame: Frame, light: Light) -> Frame:
    """A picture as light and lens leave it: the same for every look at a scene."""
    if light.slope:
        height, width = frame.shape
        shade = _shade(light.towards, light.slope, (width, height))
        frame = cv2.multiply(frame, shade, scale=light.gain / 255)
    elif light.gain != 1:
        frame = cv2.convertScaleAbs(frame, alpha=light.gain)
    if light.shaken >= 1:
        reach = int(light.shaken) * 2 + 1
        frame = cv2.blur(frame, (reach, 1)) if light.towards < 180 else cv2.blur(frame, (1, reach))
    return cv2.GaussianBlur(frame, (0, 0), light.soft) if light.soft else frame


def grained(frame: Frame, light: Light, dice: Dice) -> Frame:
    """One look of the sensor: no two have the same grain."""
    if not light.noise:
        return frame
    grain, (height, width) = _grain(), frame.shape
    y, x = (int(dice.integers(0, most)) for most in (grain.shape[0] - height, grain.shape[1] - width))
    noisy: Frame = cv2.addWeighted(
        frame, 1.0, grain[y : y + height, x : x + width], light.noise / 16, -128 * light.noise / 16
    )
    return noisy


@cache
def _grain() -> Frame:
    """Noise of 16 grey levels about the middle, more than a frame of it."""
    dice = np.random.default_rng(5)
    return as_bytes(128 + 16 * dice.standard_normal((1500, 2600), np.float32))


@cache
def _slope(towards: float, strength: float) -> Frame:
    rows, columns = np.mgrid[-1:1:32j, -1:1:32j]
    way = np.deg2rad(towards)
    return as_bytes(255 * (1 - strength * (0.5 + 0.35 * (columns * np.cos(way) + rows * np.sin(way)))))


@lru_cache(maxsize=4)  # one for each size of picture: they are large
def _shade(towards: float, strength: float, size: tuple[int, int]) -> Frame:
    shade: Frame = cv2.resize(_slope(towards, strength), size, interpolation=cv2.INTER_LINEAR)
    return shade


@cache
def _table(size: tuple[int, int], n: int) -> Frame:
    dice = np.random.default_rng(n)
    top: Frame = cv2.resize(ground("wood" if n % 2 else "cloth", dice), size, interpolation=cv2.INTER_LINEAR)
    return top


@cache
def _tag(tag: int) -> Frame:
    """A tag on its white rim, finely drawn."""
    picture = np.where(np.pad(squares(tag), QUIET), INK, PAPER).astype(np.uint8)
    return np.kron(picture, np.ones((_FINE, _FINE), np.uint8))


def _stick(frame: Frame, picture: Frame, spots: Matrix) -> None:
    """A small picture laid onto four points of a frame, drawing only where it falls."""
    height, width = frame.shape
    left, top = np.floor(spots.min(0)).astype(int)
    right, bottom = np.ceil(spots.max(0)).astype(int) + 1
    if left < 0 or top < 0 or right > width or bottom > height:
        return  # not wholly in the picture: nobody could read it
    side = picture.shape[0]
    edges = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32) - 0.5
    place = cv2.getPerspectiveTransform(edges, (spots - (left, top)).astype(np.float32))
    size = (int(right - left), int(bottom - top))
    # A sensor averages over its pixels: shrunk in one step, thin squares would come and go.
    shrink = side / max(float(np.hypot(*(spots[1] - spots[0]))), 1.0)
    soft = cv2.blur(picture, (int(shrink), int(shrink))) if shrink >= 2 else picture
    part = frame[top:bottom, left:right]
    cv2.warpPerspective(
        soft, place, size, dst=part, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_TRANSPARENT
    )


def _rounded(outline: Sequence[tuple[float, float]]) -> Matrix:
    """An outline with points between its corners, so that a bent lens bends its edges too."""
    corners = np.array(outline, np.float64)
    if len(corners) > 8:
        return corners
    along = np.roll(corners, -1, 0) - corners
    points = [corners + along * share for share in (0.0, 0.25, 0.5, 0.75)]
    return np.asarray(np.stack(points, 1).reshape(-1, 2))


def _fixed(points: Matrix) -> Matrix:
    return np.asarray(np.round(points * (1 << _BITS)), np.int32)


def _spot(point: Matrix) -> tuple[int, int]:
    return int(point[0]), int(point[1])


def _line(frame: Frame, begin: Matrix, end: Matrix, tone: int, wide: float) -> None:
    cv2.line(frame, _spot(begin), _spot(end), tone, max(int(wide), 1), cv2.LINE_AA)

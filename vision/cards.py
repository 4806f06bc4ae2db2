"""Cards and stickers drawn as pictures: what the simulator lays on its table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np
import segno

from vision.frames import Corners, Frame, Matrix

MODULES = 21  # a QR code of the smallest size
QUIET = 2  # white modules around it
CARD = (58, 84)  # a card in modules: with a sticker 20 mm wide, 46 × 67 mm
PAPER, INK = 238, 26
_FINE = 8  # pixels per module of the drawing, before the camera sees it


@cache
def modules(written: str) -> Frame:
    """The dark (1) and light (0) modules of a code."""
    code = segno.make_qr(written, version=1, error="h", boost_error=False)
    return np.array([list(row) for row in code.matrix], np.uint8)


def sticker(written: str, fine: int = _FINE, quiet: int = QUIET) -> Frame:
    """A code on white paper, so many pixels per module."""
    bordered = np.pad(modules(written), quiet)
    picture = np.where(bordered, INK, PAPER).astype(np.uint8)
    return np.kron(picture, np.ones((fine, fine), np.uint8))


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table: its code, where the middle of the code is, how it is turned and how it is made."""

    written: str
    x: float
    y: float
    angle: float = 0.0
    quiet: int = QUIET
    bare: bool = False  # only the sticker, as on a figure's base


@cache
def card(written: str, quiet: int = QUIET, bare: bool = False) -> tuple[Frame, tuple[float, float]]:
    """A card's picture and where the middle of its code is in it."""
    code = sticker(written, _FINE, quiet)
    if bare:
        return code, (code.shape[1] / 2, code.shape[0] / 2)
    dice = np.random.default_rng(sum(map(ord, written)))
    width, height = (side * _FINE for side in CARD)
    face = np.full((height, width), int(dice.integers(120, 225)), np.uint8)
    for _ in range(9):  # some art that is no code
        at = (int(dice.integers(width)), int(dice.integers(height // 3, height)))
        cv2.circle(
            face, at, int(dice.integers(10, 120)), int(dice.integers(40, 230)), int(dice.integers(-1, 6))
        )
    for row in range(4):
        at = (width // 8, height - 40 - 34 * row)
        cv2.putText(face, written[::-1] * 2, at, cv2.FONT_HERSHEY_SIMPLEX, 0.8, 30, 2, cv2.LINE_AA)
    cv2.rectangle(face, (0, 0), (width - 1, height - 1), 20, _FINE // 2)
    side, edge = code.shape[0], 3 * _FINE
    face[edge : edge + side, edge : edge + side] = code
    return face, (edge + side / 2, edge + side / 2)


def lay(table: Frame, laid: Laid, scale: float, view: Matrix | None = None) -> Corners:
    """Draw a card on a table at so many pixels per module, seen through a homography; its code's corners."""
    face, (cx, cy) = card(laid.written, laid.quiet, laid.bare)
    turn = np.deg2rad(laid.angle)
    k = scale / _FINE
    cos, sin = k * np.cos(turn), k * np.sin(turn)
    place = np.array(
        [
            [cos, -sin, laid.x - cos * cx + sin * cy],
            [sin, cos, laid.y - sin * cx - cos * cy],
            [0, 0, 1],
        ]
    )
    if view is not None:
        place = view @ place
    _paint(table, face, place)
    half = MODULES * _FINE / 2
    square = np.array(
        [[[cx - half, cy - half], [cx + half, cy - half], [cx + half, cy + half], [cx - half, cy + half]]]
    )
    corners: Corners = cv2.perspectiveTransform(square, place)[0].astype(np.float32)
    return corners


def _paint(table: Frame, face: Frame, place: Matrix) -> None:
    """Warp a picture onto the table, drawing only where it falls."""
    height, width = face.shape
    edges = np.array([[[0, 0], [width, 0], [width, height], [0, height]]], np.float64)
    spots = cv2.perspectiveTransform(edges, place)[0]
    left, top = np.floor(spots.min(0)).astype(int).clip(0)
    right, bottom = np.minimum(np.ceil(spots.max(0)).astype(int) + 1, table.shape[::-1])
    if right <= left or bottom <= top:
        return
    moved = np.array([[1, 0, -left], [0, 1, -top], [0, 0, 1]]) @ place
    size = (int(right - left), int(bottom - top))
    # Light falls on whole areas of the sensor: average the fine drawing first where it shrinks a lot.
    shrink = np.sqrt(cv2.contourArea(spots.astype(np.float32)) / (height * width))
    soft = cv2.GaussianBlur(face, (0, 0), 0.35 / shrink) if shrink < 0.7 else face
    seen = cv2.warpPerspective(soft, moved, size, flags=cv2.INTER_LINEAR)
    cover = cv2.warpPerspective(np.full_like(face, 255), moved, size, flags=cv2.INTER_LINEAR)
    part = table[top:bottom, left:right]
    share = cover.astype(np.float32) / 255
    part[:] = (part * (1 - share) + seen * share + 0.5).astype(np.uint8)

"""What spoils a picture: blur, glare, noise, shadows, fingers. Each takes a frame and gives another."""

from __future__ import annotations

import cv2
import numpy as np

from vision.frames import Corners, Frame, Matrix

Dice = np.random.Generator


def as_bytes(picture: Matrix) -> Frame:
    """Any numbers as a grey picture."""
    return np.clip(picture + 0.5, 0, 255).astype(np.uint8)


def moved(frame: Frame, pixels: float, angle: float) -> Frame:
    """Motion during the exposure, over so many pixels."""
    side = int(np.ceil(pixels)) * 2 + 3
    kernel = np.zeros((side * 8, side * 8), np.float32)
    half, reach = side * 4, pixels * 4
    dx, dy = np.cos(angle) * reach, np.sin(angle) * reach
    ends = [(int(half - dx), int(half - dy)), (int(half + dx), int(half + dy))]
    cv2.line(kernel, ends[0], ends[1], 1.0, 8)
    kernel = cv2.resize(kernel, (side, side), interpolation=cv2.INTER_AREA)
    spoilt: Frame = cv2.filter2D(frame, -1, kernel / kernel.sum())
    return spoilt


def defocused(frame: Frame, radius: float) -> Frame:
    """A lens that is out of focus: every point becomes a disc."""
    side = int(np.ceil(radius)) * 2 + 3
    kernel = np.zeros((side * 16, side * 16), np.float32)
    cv2.circle(kernel, (side * 8, side * 8), max(int(radius * 16), 1), 1.0, -1)
    kernel = cv2.resize(kernel, (side, side), interpolation=cv2.INTER_AREA)
    spoilt: Frame = cv2.filter2D(frame, -1, kernel / kernel.sum())
    return spoilt


def noisy(frame: Frame, sigma: float, dice: Dice) -> Frame:
    """A sensor in poor light."""
    return as_bytes(frame + sigma * dice.standard_normal(frame.shape, np.float32))


def pale(frame: Frame, contrast: float, level: float = 120.0) -> Frame:
    """Little contrast: everything near one level."""
    return as_bytes((frame.astype(np.float32) - level) * contrast + level)


def glare(frame: Frame, corners: Corners, strength: float, dice: Dice) -> Frame:
    """A lamp mirrored in the sticker: light added over part of it."""
    side = _side(corners)
    x, y = corners.mean(0) + dice.uniform(-0.3, 0.3, 2) * side
    rows, columns = np.ogrid[: frame.shape[0], : frame.shape[1]]
    near = np.exp(-((columns - x) ** 2 + (rows - y) ** 2) / (2 * (0.45 * side) ** 2))
    return as_bytes(frame + (255.0 * strength) * near.astype(np.float32) * (1 - frame / 400.0))


def glossy(frame: Frame, corners: Corners, strength: float, dice: Dice) -> Frame:
    """A glossy sleeve: a bright streak across the card, and the whole a little paler."""
    side = _side(corners)
    x, y = corners.mean(0) + dice.uniform(-0.5, 0.5, 2) * side
    turn = dice.uniform(0, np.pi)
    rows, columns = np.ogrid[: frame.shape[0], : frame.shape[1]]
    off = (columns - x) * np.cos(turn) + (rows - y) * np.sin(turn)
    along = -(columns - x) * np.sin(turn) + (rows - y) * np.cos(turn)
    streak = np.exp(-((off / (0.16 * side)) ** 2)) * np.exp(-((along / (1.6 * side)) ** 2))
    veil = 18 * np.exp(-((off**2 + along**2) / (2 * side) ** 2))
    return as_bytes(frame + (200.0 * strength) * streak.astype(np.float32) + veil.astype(np.float32))


def shadow(frame: Frame, strength: float, dice: Dice) -> Frame:
    """The edge of a shadow across the table."""
    rows, columns = np.ogrid[: frame.shape[0], : frame.shape[1]]
    turn = dice.uniform(0, 2 * np.pi)
    x, y = dice.uniform(0.3, 0.7, 2) * frame.shape[::-1]
    off = (columns - x) * np.cos(turn) + (rows - y) * np.sin(turn)
    dark = 1 / (1 + np.exp(-off / dice.uniform(2, 14)))
    return as_bytes(frame * (1 - strength * dark).astype(np.float32))


def vignette(frame: Frame, strength: float) -> Frame:
    """Light that falls off towards the edges, as under one lamp."""
    height, width = frame.shape
    rows, columns = np.ogrid[:height, :width]
    away = ((columns - width / 2) / (width / 2)) ** 2 + ((rows - height / 2) / (height / 2)) ** 2
    return as_bytes(frame * (1 - strength * np.minimum(away / 1.6, 1)).astype(np.float32))


def dark(frame: Frame, gain: float, dice: Dice) -> Frame:
    """Too short an exposure: little light and its own noise."""
    return noisy(as_bytes(frame.astype(np.float32) * gain), 3, dice)


def bright(frame: Frame, gain: float) -> Frame:
    """Too long an exposure: the paper burns out."""
    return as_bytes(frame.astype(np.float32) * gain + 30)


def squeezed(frame: Frame, quality: int) -> Frame:
    """Sent as JPEG by a cheap camera."""
    _, packed = cv2.imencode(".jpg", frame, [cv2.IMWRITE_JPEG_QUALITY, quality])
    spoilt: Frame = cv2.imdecode(packed, cv2.IMREAD_GRAYSCALE)
    return spoilt


def bent(frame: Frame, depth: float) -> Frame:
    """Cards that do not lie flat: the picture waves by so many pixels."""
    height, width = frame.shape
    rows, columns = np.mgrid[:height, :width].astype(np.float32)
    wave = (depth * np.sin(columns / 37.0)).astype(np.float32)
    spoilt: Frame = cv2.remap(frame, columns, rows + wave, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return spoilt


def finger(frame: Frame, corners: Corners, share: float, dice: Dice) -> Frame:
    """A fingertip over this share of a code, coming in over one of its edges."""
    side = _side(corners)
    radius = side * 0.18
    middle = corners.mean(0)
    turn = dice.uniform(0, 2 * np.pi)
    way = np.array([np.cos(turn), np.sin(turn)])
    inside = np.zeros(frame.shape, np.uint8)
    cv2.fillConvexPoly(inside, corners.astype(np.int32), 1)
    whole = max(int(inside.sum()), 1)
    cover = np.zeros(frame.shape, np.uint8)
    for reach in np.arange(1.1, -0.2, -0.02):
        cover[:] = 0
        tip = middle + way * side * reach
        ends = [tuple(int(v) for v in spot) for spot in (tip, tip + way * side * 2)]
        cv2.line(cover, ends[0], ends[1], 1, max(int(radius * 2), 1))
        cv2.circle(cover, ends[0], int(radius), 1, -1)
        if (cover & inside).sum() / whole >= share:
            break
    return _skin(frame, cover, dice)


def hand(frame: Frame, keep: list[Corners], dice: Dice) -> Frame:
    """A hand reaching over the table, over cards but not over their codes."""
    cover = np.zeros(frame.shape, np.uint8)
    height, width = frame.shape
    start = np.array([dice.uniform(0.2, 0.8) * width, height + 40])
    palm = start + np.array([dice.uniform(-150, 150), -dice.uniform(0.2, 0.5) * height])
    cv2.line(cover, tuple(start.astype(int).tolist()), tuple(palm.astype(int).tolist()), 1, 110)
    cv2.circle(cover, tuple(palm.astype(int).tolist()), 75, 1, -1)
    for turn in np.deg2rad([-130, -108, -90, -72, -35]) + dice.uniform(-0.2, 0.2):
        tip = palm + 165 * np.array([np.cos(turn), np.sin(turn)])
        cv2.line(cover, tuple(palm.astype(int).tolist()), tuple(tip.astype(int).tolist()), 1, 34)
    for corners in keep:
        spots = (corners - corners.mean(0)) * 1.25 + corners.mean(0)
        cv2.fillConvexPoly(cover, spots.astype(np.int32), 0)
    return _skin(frame, cover, dice)


def _skin(frame: Frame, cover: Matrix, dice: Dice) -> Frame:
    soft = cv2.GaussianBlur(cover.astype(np.float32), (0, 0), 0.8)
    light = cv2.GaussianBlur(cover.astype(np.float32), (0, 0), 9)
    tone = dice.uniform(70, 190)
    return as_bytes(frame * (1 - soft) + (tone * (0.55 + 0.5 * light)) * soft)


def _side(corners: Corners) -> float:
    return float(np.sqrt(cv2.contourArea(corners.astype(np.float32))))

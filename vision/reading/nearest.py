"""The nearest of our own codes: reads what no decoder can, because it knows every code there is to read.

A decoder must find three corners and enough bits to correct the rest. Here a code's outline is moved until
the parts that all codes share fit, and what lies inside is compared with the few hundred codes we print.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from vision.cards import MODULES, modules
from vision.frames import Corners, Frame, Matrix
from vision.reading.codes import everything

Floats = npt.NDArray[np.float32]

HOPE = 0.19  # how well they must fit at first sight
FITS = 0.55  # how well the shared parts must fit before we look inside
ALIKE = 0.56  # how alike a code must be to be taken for one of ours
APART = 0.20  # how much less alike the next best may be
_ROUGH, _FINE = (1.6, 0.8), (0.8, 0.4, 0.2)  # modules by which corners are moved, ever finer
_SIZES = (0.95, 1.05)
_SHIFTS = tuple(np.array(to) * 1.5 / MODULES for to in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)))
AT_FIRST, TRIES = 20, 3  # outlines that get a second look, and those followed up
_GRID = np.stack(np.meshgrid(np.arange(MODULES) + 0.5, np.arange(MODULES) + 0.5), -1).reshape(-1, 2)
_SQUARE = np.array([[0, 0], [MODULES, 0], [MODULES, MODULES], [0, MODULES]], np.float32)


class Nearest(NamedTuple):
    """One of our codes, how alike it is, and where."""

    written: str
    alike: float
    corners: Corners


class _Shared(NamedTuple):
    """Modules that every code shares: where they are and what they are."""

    spots: Floats
    looks: Floats


@cache
def _shared() -> _Shared:
    """The three finder patterns with their white edges, and the dotted lines between them."""
    where = np.zeros((MODULES, MODULES), bool)
    where[:8, :8] = where[:8, -8:] = where[-8:, :8] = where[6, :] = where[:, 6] = True
    return _part(where)


@cache
def _crosses() -> _Shared:
    """Two lines through the middle of each finder pattern: a quarter of the work, for a first sight."""
    where = np.zeros((MODULES, MODULES), bool)
    where[3, :8] = where[3, -8:] = where[-4, :8] = where[:8, 3] = where[-8:, 3] = where[:8, -4] = True
    return _part(where)


def _part(where: npt.NDArray[np.bool_]) -> _Shared:
    looks = 1.0 - 2.0 * modules(next(iter(everything())))
    return _Shared(_GRID[where.ravel()].astype(np.float32), _even(looks[where][None])[0])


@cache
def _inside() -> npt.NDArray[np.bool_]:
    """The modules that carry the text, all but the shared ones and those that tell how it is masked."""
    where = np.ones((MODULES, MODULES), bool)
    where[:9, :9] = where[:9, -8:] = where[-8:, :9] = where[6, :] = where[:, 6] = False
    return where


@cache
def _ours() -> tuple[list[str], Floats]:
    """Every code of ours as a row of numbers, ready to be compared."""
    texts = list(everything())
    looks = np.stack([_crisp(1.0 - 2.0 * modules(written).astype(np.float32)) for written in texts])
    return texts, _even(looks[:, _inside()])


def prepare() -> None:
    """Make what is made once: drawing every code of ours takes seconds, and no card should wait for that."""
    _ours()
    _crosses()


def _even(rows: Matrix) -> Floats:
    """Rows with mean 0 and length 1, so that a product of two is how alike they are."""
    rows = rows - rows.mean(-1, keepdims=True)
    rows_of_one: Floats = (rows / (np.linalg.norm(rows, axis=-1, keepdims=True) + 1e-6)).astype(np.float32)
    return rows_of_one


def _crisp(looks: Floats) -> Floats:
    """Modules against their surroundings: blur, shade and glare fall away."""
    looks = looks - cv2.blur(looks, (5, 5), borderType=cv2.BORDER_REFLECT)
    sharpened: Floats = looks - 0.5 * cv2.blur(looks, (3, 3), borderType=cv2.BORDER_REFLECT)
    return sharpened


def _poses(quads: Floats) -> Floats:
    """The homographies that carry a code's modules onto these quads, all at once."""
    a, b, c, d = (quads[:, n].astype(np.float64) for n in range(4))
    side, down, bend = b - c, d - c, a - b + c - d
    area = side[:, 0] * down[:, 1] - side[:, 1] * down[:, 0]
    area = np.where(np.abs(area) < 1e-6, 1e-6, area)
    g = (bend[:, 0] * down[:, 1] - bend[:, 1] * down[:, 0]) / area
    h = (side[:, 0] * bend[:, 1] - side[:, 1] * bend[:, 0]) / area
    poses = np.empty((len(quads), 3, 3))
    poses[:, :2, 0] = (b - a + g[:, None] * b) / MODULES
    poses[:, :2, 1] = (d - a + h[:, None] * d) / MODULES
    poses[:, :2, 2] = a
    poses[:, 2, 0], poses[:, 2, 1], poses[:, 2, 2] = g / MODULES, h / MODULES, 1
    return poses.astype(np.float32)


def _looks(picture: Floats, quads: Floats, spots: Matrix) -> Floats:
    """How light each spot of a code is if it lay on each of these quads."""
    laid = _poses(quads) @ np.vstack([spots.T, np.ones(len(spots))]).astype(np.float32)
    depth = np.maximum(laid[:, 2], 1e-3)  # behind the camera: out of the picture
    looks: Floats = cv2.remap(
        picture,
        laid[:, 0] / depth,
        laid[:, 1] / depth,
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return looks


def evened(picture: Frame, module: float) -> Floats:
    """A picture in which light and shade, glare and shadow count the same everywhere."""
    light = picture.astype(np.float32)
    light -= cv2.blur(light, _odd(5 * module))
    evened_out: Floats = light / (np.sqrt(np.maximum(cv2.blur(light * light, _odd(9 * module)), 0)) + 2)
    return evened_out


def _odd(side: float) -> tuple[int, int]:
    return (int(side) | 1, int(side) | 1)


def fit(picture: Floats, quads: Floats, shared: _Shared) -> Floats:
    """How well shared parts of a code fit on each of these quads, from -1 to 1."""
    # Not "@": a product this small is slower on several cores than on one.
    likeness: Floats = np.einsum("ij,j->i", _even(_looks(picture, quads, shared.spots)), shared.looks)
    return likeness


def recognised(picture: Floats, shape: Corners) -> tuple[Nearest | None, bool]:
    """Which code of ours lies near a parallelogram, however turned; and whether any code may lie there."""
    module = _module(shape)
    # Blurred finder patterns draw the outline from further away; then the fine picture settles it.
    soft = cv2.GaussianBlur(picture, (0, 0), 0.6 * module)
    tries = _best(soft, _turned(shape), _crosses(), AT_FIRST)
    tries = _best(soft, tries, _shared(), TRIES)
    if float(fit(soft, tries[:1], _shared())[0]) < HOPE:
        return None, False
    rough = [_climb(soft, corners, module, _ROUGH, _shared()) for corners in tries]
    for corners, _ in sorted(rough, key=lambda found: -found[1]):
        settled, fits = _climb(picture, corners, module, _FINE, _shared())
        if fits >= FITS and (ours := nearest(picture, settled)):
            return ours, True
    return None, True


def _best(picture: Floats, quads: Floats, shared: _Shared, count: int) -> Floats:
    best: Floats = quads[np.argsort(-fit(picture, quads, shared))[:count]]
    return best


def _module(corners: Corners) -> float:
    return float(np.sqrt(abs(cv2.contourArea(corners)))) / MODULES


def _turned(shape: Corners) -> Floats:
    """A parallelogram's square turned by every angle, moved and sized a little, each as it would be seen."""
    across, down = shape[1] - shape[0], shape[3] - shape[0]
    quads: Floats = (shape.mean(0) + _turns() @ np.stack([across, down])).astype(np.float32)
    return quads


@cache
def _turns() -> Floats:
    half = _SQUARE / MODULES - 0.5
    found = []
    for angle in np.deg2rad(np.arange(0, 360, 9)):
        spin = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        found += [(half * size + shift) @ spin for size in _SIZES for shift in _SHIFTS]
    quads: Floats = np.stack(found).astype(np.float32)
    return quads


def _climb(
    picture: Floats, best: Corners, module: float, steps: tuple[float, ...], shared: _Shared
) -> tuple[Corners, float]:
    """Move an outline by ever smaller steps as long as it fits better."""
    value = float(fit(picture, best[None], shared)[0])
    for step in steps:
        for _ in range(4):
            tries = best + _nudges() * (step * module)
            fits = fit(picture, tries, shared)
            if fits.max() <= value + 1e-3:
                break
            best, value = tries[int(fits.argmax())], float(fits.max())
    return best, value


@cache
def _nudges() -> Floats:
    """Ways to move an outline: each corner, the whole, larger and smaller, turned a little."""
    ways = [np.eye(4)[n] for n in range(4)]
    ways += [np.ones(4)]
    moves = [way[:, None] * np.array(to) for way in ways for to in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    grow = np.sign(_SQUARE - MODULES / 2)
    spin = np.stack([-grow[:, 1], grow[:, 0]], 1)
    steps: Floats = np.stack([*moves, grow, -grow, spin, -spin]).astype(np.float32)
    return steps


def nearest(picture: Floats, corners: Corners) -> Nearest | None:
    """The code of ours inside an outline, if it is clearly one and no other."""
    looks = _looks(picture, corners[None], _GRID).reshape(MODULES, MODULES)
    texts, ours = _ours()
    alike = ours @ _even(_crisp(looks)[_inside()][None])[0]
    first = int(alike.argmax())
    value = float(alike[first])
    alike[first] = -1
    if value < ALIKE or value - float(alike.max(initial=-1)) < APART:
        return None
    return Nearest(texts[first], value, corners)

"""Evenings at a table under a camera, each with its own camera, height, light, and carelessness."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count

import numpy as np

from companion.tags import Tags, outline_of
from companion.view import View
from vision.board.lens import FIELDS, USB, Lens
from vision.drawn.boards import Board, Hung, Light, Stands
from vision.drawn.laying import CARE
from vision.drawn.spoil import Dice

LOW, HIGH = 550.0, 750.0  # millimetres over the board
SIZES = ((1280, 720), (1920, 1080), (1920, 1080), (2304, 1296))
_READABLE = 15.0  # pixels across a tag
TILT = 14.0  # degrees, at most
# By which lenses bend, narrow ones and those that see 90° or more: as much as cheap ones do, untold.
_BEND, _WIDE_BEND = 0.12, 0.2


@dataclass(frozen=True, slots=True, eq=False)
class Evening:
    """A board under a camera, what the camera takes its lens for, and how people lay pieces."""

    board: Board
    lens: Lens
    light: Light
    care: float
    taller: float  # millimetres by which pieces are higher than the owner said
    corners: tuple[Stands, ...]


def evening(tags: Tags, view: View, dice: Dice) -> Evening:
    """One of all the ways a board can lie under a camera."""
    hangings = (_hung(dice) for _ in count())
    field, hung = next((field, hung) for field, hung in hangings if _shows(tags, view, hung))
    board = Board(tags, view.spaces, hung, dice)
    fine = hung.size[0] / 1280
    light = Light(
        gain=float(dice.uniform(0.35, 1.15)),
        slope=float(dice.choice([0.0, 0.3, 0.5])),
        towards=float(dice.integers(0, 36) * 10),
        soft=float(dice.uniform(0.6, 1.1)),
        shaken=float(dice.choice([0, 0, 0, 0, 1])) * fine,
        noise=float(dice.uniform(2, 8)),
    )
    slips = dice.normal(0, 0.7 / tags.unit, (4, 2))  # corners stuck on by hand
    corners = tuple(
        replace(stands, x=stands.x + float(dx), y=stands.y + float(dy), angle=float(dice.normal(0, 4)))
        for stands, (dx, dy) in zip(board.corners(), slips, strict=True)
    )
    care = float(dice.choice([CARE, CARE, 1.5 * CARE, 2.5 * CARE]))
    taller = float(np.clip(dice.normal(0, 2), -5, 5))
    return Evening(board, Lens(field), light, care, taller, corners)


def _hung(dice: Dice) -> tuple[float, Hung]:
    """Some camera over the table: how wide it is said to see, and how it does."""
    field = float(dice.choice([*FIELDS.values(), USB]))
    bend = _WIDE_BEND if field > 90 else _BEND
    return field, Hung(
        SIZES[int(dice.integers(len(SIZES)))],
        field * float(dice.uniform(0.97, 1.03)),
        float(dice.uniform(LOW, HIGH)),
        float(dice.uniform(0, TILT)),
        float(dice.uniform(0, 360)),
        float(dice.choice([0, 180]) + dice.normal(0, 4)),
        float(dice.uniform(-bend, bend / 3)),
        (float(dice.normal(0, 15)), float(dice.normal(0, 10))),
    )


def _shows(tags: Tags, view: View, hung: Hung) -> bool:
    """Whether the board and the heads on it can be read in the picture: nobody hangs a camera otherwise."""
    at = np.array(tags.at)
    edges = np.array([*(point for space in tags.places(view) for point in outline_of(space)), *tags.at])
    flat = (edges - (at.min(0) + at.max(0)) / 2) * tags.unit
    spots = hung.seen(np.column_stack([flat, np.full(len(flat), max(piece.high for piece in tags.pieces))]))
    side = tags.side * hung.focus / hung.high
    inside = (spots > side / 2).all() and (spots < np.array(hung.size) - side / 2).all()
    return bool(inside and side > _READABLE)

"""Every touch put right before anybody hears of it, by the matrix that is in force."""

from __future__ import annotations

from kivy.input.motionevent import MotionEvent

from ui.touch.touch_matrix import NAMED, RIGHT, Matrix, put_right

_in_force = [NAMED[RIGHT]]
_as_told = MotionEvent.depack


def correct_touches(matrix: Matrix) -> None:
    """From now on all touches are put right by this."""
    _in_force[0] = matrix


def correction() -> Matrix:
    """The matrix in force."""
    return _in_force[0]


def _depack(touch: MotionEvent, args: object) -> None:
    """Each new place of a finger passes here once.

    Not so in a filter behind the drivers: they tell one place several times, and mtdev's thread moves a
    finger on while its last place is still being handed round.
    """
    if touch.is_touch and _in_force[0] != NAMED[RIGHT]:
        x, y = put_right(_in_force[0], (touch.sx, 1 - touch.sy))  # Kivy counts from the bottom
        touch.sx, touch.sy = min(max(x, 0.0), 1.0), min(max(1 - y, 0.0), 1.0)
    _as_told(touch, args)


MotionEvent.depack = _depack

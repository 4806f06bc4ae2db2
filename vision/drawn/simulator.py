"""A camera without a camera: draws cards on a table, for demonstrations, tests and practice."""

from __future__ import annotations

import cv2
import numpy as np

from companion.watch import now_ns, watch
from vision.cards import Laid, lay
from vision.drawn import spoil
from vision.drawn.scenes import LENS, SENSOR, ground
from vision.frames import Frame, Shot

MODULE = 4.0
_APART = 0.1


def table_with(written: str, at: tuple[float, float] = (640, 360)) -> Frame:
    """A table with one card on it that bears this code."""
    table = Simulator()
    table.lay(written, *at)
    return table.frame()


class Simulator:
    """A table under a simulated camera: lay cards on it, move them, take them away."""

    live = True

    def __init__(self, kind: str = "wood", pace: float = _APART, module: float = MODULE) -> None:
        self._dice = np.random.default_rng(7)
        self._ground = ground(kind, self._dice)
        self._pace, self._module = pace, module
        self._laid: dict[str, Laid] = {}

    def lay(self, written: str, x: float = 640, y: float = 360, angle: float = 0, bare: bool = False) -> None:
        """Lay a card with this code on top of all others, or move it there."""
        self._laid = {code: laid for code, laid in self._laid.items() if code != written}
        self._laid[written] = Laid(written, x, y, angle, bare=bare)

    def fan(self, codes: list[str], x: float = 640, y: float = 380) -> None:
        """Lay cards as a hand fanned out, each covering part of the one before."""
        for n, written in enumerate(codes):
            turn = (n - (len(codes) - 1) / 2) * min(12, 70 / len(codes))
            self.lay(written, x + 13.5 * turn, y + 0.12 * turn**2, turn)

    def take(self, written: str) -> None:
        """Take a card away; nothing happens if it is not there."""
        self._laid = {code: laid for code, laid in self._laid.items() if code != written}

    def clear(self) -> None:
        """Take everything away."""
        self._laid = {}

    def frame(self) -> Frame:
        """What the camera sees now."""
        table = self._ground.copy()
        for laid in self._laid.values():
            lay(table, laid, self._module)
        return spoil.noisy(cv2.GaussianBlur(table, (0, 0), LENS), SENSOR, self._dice)

    def shot(self) -> Shot:
        """The next frame, ten a second."""
        watch().sleep(self._pace)
        at = now_ns()
        return Shot(self.frame(), at)

    def skip(self) -> None:
        """A frame that nobody draws."""
        watch().sleep(self._pace)

    def close(self) -> None:
        """Nothing to let go."""

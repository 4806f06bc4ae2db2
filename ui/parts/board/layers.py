"""Layers of a drawing: what stays as it was is not drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from kivy.graphics import InstructionGroup
from kivy.graphics.instructions import CanvasBase


class Layer:
    """Things drawn one over the other, each as it looks; only what looks otherwise than before is drawn."""

    def __init__(self, canvas: InstructionGroup) -> None:
        self.group = InstructionGroup()
        canvas.add(self.group)
        self.drawn: dict[Hashable, CanvasBase] = {}
        self._looks: dict[Hashable, object] = {}

    def clear(self) -> None:
        """Nothing here any more."""
        self.group.clear()
        self.drawn, self._looks = {}, {}

    def show(self, looks: Mapping[Any, Any], draw: Callable[[Any], None]) -> None:
        """Draw these things in their order, each by its look; one without a look has its place, unseen."""
        order: list[Hashable] = [*looks]
        lay = [*self.drawn]
        for thing, look in looks.items():
            if thing not in self.drawn:
                self.drawn[thing] = CanvasBase()
            elif self._looks[thing] == look:
                continue
            self._draw(self.drawn[thing], look, draw)
        self._looks = dict(looks)
        if order != lay:
            self._lay(order, lay)

    def _draw(self, canvas: CanvasBase, look: object, draw: Callable[[Any], None]) -> None:
        canvas.clear()
        if look is not None:
            with canvas:
                draw(look)

    def _lay(self, order: list[Hashable], lay: list[Hashable]) -> None:
        """Lay them over each other as they lie now; what only came on top leaves the others alone."""
        self.drawn = {thing: self.drawn[thing] for thing in order}
        if order[: len(lay)] != lay:
            self.group.clear()
            lay = []
        for thing in order[len(lay) :]:
            self.group.add(self.drawn[thing])

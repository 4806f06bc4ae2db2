"""Layers of a drawing: what stays as it was is not drawn again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from kivy.graphics import Canvas, InstructionGroup
from kivy.graphics.instructions import CanvasBase

LATELY = 120  # looks that are kept for when they come back


class Layer:
    """Things drawn one over the other, each as it looks; only what never looked so lately is drawn."""

    def __init__(self, canvas: InstructionGroup) -> None:
        self.group = InstructionGroup()
        canvas.add(self.group)
        self.drawn: dict[Hashable, CanvasBase] = {}
        self._looks: dict[Hashable, Hashable] = {}
        # Lights come and go with every touch: what goes may come back.
        self._gone: OrderedDict[tuple[Hashable, Hashable], CanvasBase] = OrderedDict()

    def clear(self) -> None:
        """Nothing here any more."""
        self.group.clear()
        self._gone.clear()
        self.drawn, self._looks = {}, {}

    def show(self, looks: Mapping[Any, Any], draw: Callable[[Any], None]) -> None:
        """Draw these things in their order, each by its look; one without a look has its place, unseen."""
        if looks == self._looks and [*looks] == [*self._looks]:
            return
        lay, before = self.drawn, self._looks
        self.drawn, self._looks = {}, dict(looks)
        for thing, look in looks.items():
            same = thing in lay and before[thing] == look
            self.drawn[thing] = lay[thing] if same else self._as(thing, look, draw)
        for thing, canvas in lay.items():
            if self.drawn.get(thing) is not canvas:
                self._gone[thing, before[thing]] = canvas
        while len(self._gone) > LATELY:
            self._gone.popitem(last=False)
        self._lay([*lay.values()], [*self.drawn.values()])

    def _as(self, thing: Hashable, look: Hashable, draw: Callable[[Any], None]) -> CanvasBase:
        """A thing as it looks: found where it went, or drawn."""
        canvas = self._gone.pop((thing, look), None)
        if canvas is None:
            canvas = CanvasBase()
            if look is not None:
                with canvas:
                    draw(look)
        return canvas

    def _lay(self, lay: list[CanvasBase], wanted: list[CanvasBase]) -> None:
        """Lay them over each other as they lie now; those at the bottom that stay are left alone."""
        stay = next((n for n, (a, b) in enumerate(zip(lay, wanted, strict=False)) if a is not b), len(lay))
        if stay < min(len(lay), len(wanted)) or len(lay) > len(wanted):
            self.group.clear()
            stay = 0
        for canvas in wanted[stay:]:
            self.group.add(canvas)


class Fading(Layer):
    """A layer in which what goes and what comes may fade into each other."""

    def __init__(self, canvas: InstructionGroup) -> None:
        super().__init__(canvas)
        self._going, self._coming, self._fades = Canvas(), Canvas(), False
        canvas.add(self._going)
        canvas.add(self._coming)

    def fade(self, share: float) -> None:
        """So much of what comes is to be seen; at first nothing of it, at last all."""
        if share < 1:
            self._fades = True
            self._going.opacity, self._coming.opacity = 1 - share, share
        elif self._fades:
            self._fades = False
            self._sort([], [], [*self.drawn.values()])

    def clear(self) -> None:
        """Nothing here any more, nor on its way."""
        super().clear()
        self._sort([], [], [])

    def _lay(self, lay: list[CanvasBase], wanted: list[CanvasBase]) -> None:
        """While things fade, what stays is let alone."""
        if not self._fades:
            super()._lay(lay, wanted)
            return
        stays = [canvas for canvas in wanted if canvas in lay]
        going = [canvas for canvas in lay if canvas not in wanted]
        self._sort(going, [canvas for canvas in wanted if canvas not in lay], stays)

    def _sort(self, going: list[CanvasBase], coming: list[CanvasBase], stays: list[CanvasBase]) -> None:
        for group in (self._going, self._coming, self.group):
            group.clear()
        for group, canvases in ((self._going, going), (self._coming, coming), (self.group, stays)):
            for canvas in canvases:
                group.add(canvas)

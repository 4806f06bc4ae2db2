"""The face of a clock: written over itself, so that nothing else has to be drawn again for it."""

from __future__ import annotations

from kivy.uix.label import Label

from ui.handed.patches import patches
from ui.parts.common.basics import Fitting


class Ticking(Fitting):
    """Words that change by themselves while everything around them stays."""

    def texture_update(self, *_: object) -> None:
        """Into the same texture, where they take the same room; nobody shares it."""
        before = self.texture
        if before is not None and self.text:
            self._label.refresh()
            if self._label.texture is before:
                before.bind()  # it is written when it is bound
                patches.add(self)
                return
        self._label.texture = None
        Label.texture_update(self)
        if self.texture:
            self.texture.bind()

"""Show that it is fair: ten thousand draws as bars, growing as one looks, and what they mean."""

from __future__ import annotations

from collections.abc import Iterator

from kivy.clock import Clock
from kivy.properties import StringProperty

from companion.luck.fairness import DRAWS, Spread, trial
from companion.luck.randomiser import SetUp, Wish, said
from companion.view import Text, text
from companion.watch import now_ns
from ui.handed.appearance import Appearance
from ui.handed.ways import Ways
from ui.screens.page import Page, load

SLICE_SECONDS = 0.02  # of drawing between two frames: the screen stays quick


class FairnessPage(Page):
    """The spread of a draw."""

    title = StringProperty()
    what = StringProperty()
    meaning = StringProperty()
    numbers = StringProperty()

    def __init__(self, look: Appearance, ways: Ways, **properties: object) -> None:
        super().__init__(look, ways, **properties)
        self._slices: Iterator[Spread] = iter(())
        self._more = Clock.create_trigger(self._on)
        self.spread: Spread | None = None
        self.watched: Text = text("fair-drawing")

    def open(self, wish: Wish | SetUp, seed: str, watched: Text, draws: int = DRAWS) -> None:
        """Begin to draw."""
        self._slices, self.watched, self.spread = trial(wish, seed, draws), watched, None
        self._more()

    def on_leave(self, *_: object) -> None:
        """Nobody looks: stop drawing."""
        self._more.cancel()

    def _on(self, *_: object) -> None:
        until = now_ns() + SLICE_SECONDS * 1e9
        for spread in self._slices:
            self.spread = spread
            if now_ns() >= until:
                self._more()
                break
        else:
            self._slices = iter(())
        self.refresh()

    @property
    def done(self) -> bool:
        """Whether all draws are made."""
        return not self._more.is_triggered

    def refresh(self) -> None:
        """Bars, numbers, and their meaning once all is drawn."""
        spread = self.spread
        self.what = self.say(self.watched)
        self.title = self.tr("fair-title", draws=spread.draws if spread else 0)
        if spread is None:
            return
        cells = [(self.say(said(cell)), spread.counts.get(cell, 0)) for cell in spread.expected]
        self.ids.bars.show(cells, list(spread.expected.values()))
        chi = f"{spread.chi_square:.1f}"
        self.numbers = self.tr("fair-numbers", chi=chi, freedom=spread.freedom)
        self.meaning = self.say(spread.meaning) if self.done else self.tr("fair-drawing")


load(__file__)

"""A picture in the rules: a board drawn as on the table, but not to be touched, and the words under it."""

from __future__ import annotations

from pathlib import Path

from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.rulebook.diagrams import picture
from companion.rulebook.sections import Drawing
from ui.parts.board.board import Board

CROWDED = 40  # spaces


class StillBoard(Board):
    """A board one only looks at: fingers on it scroll the page."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Not for us."""
        return False


class DrawingPart(BoxLayout):
    """A board and the words under it."""

    caption = StringProperty()
    crowded = BooleanProperty(False)

    def __init__(self, game: str, drawing: Drawing, **properties: object) -> None:
        super().__init__(**properties)
        shown = picture(game, drawing.name)
        self.caption = drawing.caption
        self.crowded = len(shown.view.spaces) > CROWDED
        board = self.ids.board
        board.view, board.picked, board.glow = shown.view, shown.picks, shown.glow


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

"""A code to scan with a phone, as large as there is room, always dark on light."""

from __future__ import annotations

from pathlib import Path

import segno
from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

QUIET = 3  # modules of light around it, without which no phone finds it


class ScanSheet(ModalView):
    """A large code with a sentence, over whatever is open; a touch closes it."""

    about = StringProperty()
    told = StringProperty()

    def __init__(self, about: str, told: str, **properties: object) -> None:
        super().__init__(**properties)
        self.about, self.told = about, told

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Anywhere."""
        self.dismiss(animation=False)
        return True


class ScanCode(Widget):
    """Draws what it is told; nothing while it is told nothing."""

    told = StringProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        self._code: tuple[str, Texture | None] = ("", None)
        draw = Clock.create_trigger(self.draw, -1)
        for name in ("told", "pos", "size"):
            self.fbind(name, draw)

    def draw(self, *_: object) -> None:
        """Whole pixels for every module, or a camera sees a blur."""
        self.canvas.clear()
        if not self.told:
            return
        if self._code[0] != self.told:
            self._code = self.told, _texture(self.told)
        texture = self._code[1]
        assert texture is not None
        size = max(1, int(min(self.size)) // texture.width) * texture.width
        with self.canvas:
            Color(1, 1, 1, 1)
            at = round(self.center_x - size / 2), round(self.center_y - size / 2)
            Rectangle(texture=texture, pos=at, size=(size, size))


def _texture(told: str) -> Texture:
    rows = [[*row] for row in segno.make(told, error="l", micro=False).matrix_iter(border=QUIET)]
    dots = bytes(0 if dark else 255 for row in reversed(rows) for dark in row)
    texture = Texture.create((len(rows), len(rows)), colorfmt="luminance")
    texture.blit_buffer(dots, colorfmt="luminance", bufferfmt="ubyte")
    texture.mag_filter = texture.min_filter = "nearest"
    return texture


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

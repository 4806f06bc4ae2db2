"""A frame in which nothing but a few places has changed: they are drawn again over the last whole frame.

A clock's face changes every second while everybody thinks, and a whole frame takes the renderer ten times as
long as a face. What is seen is the same: had anything else changed, a whole frame would be due anyway.
"""

from __future__ import annotations

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle, RenderContext
from kivy.graphics.opengl import (
    GL_SCISSOR_TEST,
    GL_TEXTURE_2D,
    glCopyTexSubImage2D,
    glDisable,
    glEnable,
    glScissor,
)
from kivy.graphics.texture import Texture
from kivy.graphics.transformation import Matrix
from kivy.uix.widget import Widget

Box = tuple[int, int, int, int]  # left, low, wide, high, in pixels of the display


class Patches:
    """What has changed since the last whole frame, and a picture of that frame."""

    def __init__(self) -> None:
        self._boxes: set[Box] = set()
        self._picture: RenderContext | None = None
        self._texture: Texture | None = None
        self._due = Clock.create_trigger(self._draw, -1)
        Window.bind(on_draw=self._whole)

    def add(self, widget: Widget) -> None:
        """What this widget shows was written over, and no instruction of its canvas has changed."""
        self._boxes.add(_box(widget))
        self._due()

    def _whole(self, *_: object) -> None:
        """A whole frame is drawn: what was known of the one before is of no use."""
        self._picture = None
        self._boxes.clear()

    def _draw(self, _: float) -> None:
        if Window.canvas.needs_redraw:
            return  # a whole frame comes anyway
        if self._picture is None:
            boxes = {*self._boxes}
            Window.dispatch("on_draw")
            self._picture, self._boxes = self._taken(), boxes
        else:
            self._picture.draw()
            glEnable(GL_SCISSOR_TEST)
            for box in self._boxes:
                glScissor(*box)
                Window.on_draw()
            glDisable(GL_SCISSOR_TEST)
        Window.dispatch("on_flip")

    def _taken(self) -> RenderContext:
        """The frame that was just drawn, as a picture to lay down."""
        size = wide, high = tuple(map(int, Window.system_size))
        if self._texture is None or self._texture.size != size:
            self._texture = Texture.create(size=size, colorfmt="rgb")
            self._texture.mag_filter = self._texture.min_filter = "nearest"
        self._texture.bind()
        glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 0, 0, wide, high)
        picture = RenderContext()
        picture["projection_mat"] = Matrix().view_clip(0, wide, 0, high, -1, 1, 0)
        picture["modelview_mat"] = Matrix()
        with picture:
            Color(1, 1, 1, 1)
            Rectangle(texture=self._texture, size=size)
        return picture


def _box(widget: Widget) -> Box:
    """The pixels of a widget on the display, whichever way that hangs."""
    turned, seen = Window.render_context["modelview_mat"], Window.render_context["projection_mat"]
    corners = [widget.to_window(x, y) for x in (widget.x, widget.right) for y in (widget.y, widget.top)]
    points = [seen.transform_point(*turned.transform_point(x, y, 0)) for x, y in corners]
    (left, right), (low, high) = (
        (int(min(part) * side), int(max(part) * side) + 1)
        for part, side in zip(
            ([(point[axis] + 1) / 2 for point in points] for axis in (0, 1)), Window.system_size, strict=True
        )
    )
    return left, low, right - left, high - low


patches = Patches()

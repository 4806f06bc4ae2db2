"""A track and its markers: each seat's marker in its own tone and place, never on top of another."""

from __future__ import annotations

from pathlib import Path

from kivy.clock import Clock
from kivy.graphics import Color, Line
from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.view import Track, View, text
from ui.handed.appearance import Appearance
from ui.parts.common.badge import Sign, paint, signs

APART = 0.8  # of a marker's size: neighbours may touch, never hide


class TrackPart(BoxLayout):
    """A track drawn as a line of steps."""

    title = StringProperty()
    look: Appearance = ObjectProperty()

    def __init__(self, track: Track, view: View, **properties: object) -> None:
        super().__init__(**properties)
        self.line = self.ids.line
        self._draw = Clock.create_trigger(self.draw, -1)
        self.line.bind(pos=self._draw, size=self._draw)
        self.track, self.signs = track, dict[str, Sign]()
        self.show(track, view)

    def show(self, track: Track, view: View) -> None:
        """The track as it stands now; drawn again only if a marker has moved or looks otherwise."""
        names = self.look.names
        stands = ", ".join(f"{names.get(seat, seat)} {at}" for seat, at in track.markers)
        self.title = self.look.say(text("told-of", name=track.title, said=stands))
        seated = {seat: seat for seat, _ in track.markers} | {**names}
        found = signs(seated, view.sides, self.look.known)
        if (track, found) != (self.track, self.signs):
            self.track, self.signs = track, found
            self._draw()

    def draw(self, *_: object) -> None:
        """Steps as ticks, markers side by side."""
        u, theme, box, track = self.look.u, self.look.theme, self.line, self.track
        box.canvas.clear()
        steps = max(1, track.last - track.first)
        size = u * 24
        margin = size / 2 + u * 2 + (len(track.markers) - 1) / 2 * size * APART
        room = (box.width - 2 * margin) / steps
        with box.canvas:
            Color(*theme.line)
            Line(points=[box.x + margin, box.center_y, box.right - margin, box.center_y], width=u)
            for n in range(steps + 1) if steps <= 30 else ():
                x = box.x + margin + n * room
                Line(points=[x, box.center_y - u * 4, x, box.center_y + u * 4], width=u)
            for n, (seat, at) in enumerate(track.markers):
                share = (min(max(at, track.first), track.last) - track.first) * room
                x = box.x + margin + share + (n - (len(track.markers) - 1) / 2) * size * APART
                paint(self.signs[seat], (x, box.center_y), size, theme)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

"""A track and its markers: each seat's marker in its own tone and place, never on top of another."""

from __future__ import annotations

from pathlib import Path

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, Line
from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.view import Track, View


class TrackPart(BoxLayout):
    """A track drawn as a line of steps."""

    title = StringProperty()

    def __init__(self, track: Track, view: View, **said: object) -> None:
        super().__init__(**said)
        app = App.get_running_app()
        stands = ", ".join(f"{app.names.get(seat, seat)} {at}" for seat, at in track.markers)
        self.title = f"{app.say(track.title)}: {stands}"
        self.track = track
        self.tones = {side.seat: side.tone for side in view.sides}
        self.line = Widget()
        self.add_widget(self.line)
        draw = Clock.create_trigger(self.draw, -1)
        self.line.bind(pos=draw, size=draw)

    def draw(self, *_: object) -> None:
        """Steps as ticks, markers as discs side by side."""
        app, box, track = App.get_running_app(), self.line, self.track
        box.canvas.clear()
        steps = max(1, track.last - track.first)
        margin = app.u * 14
        room = (box.width - 2 * margin) / steps
        with box.canvas:
            Color(*app.theme.line)
            Line(points=[box.x + margin, box.center_y, box.right - margin, box.center_y], width=app.u)
            for n in range(steps + 1) if steps <= 30 else ():
                x = box.x + margin + n * room
                Line(points=[x, box.center_y - app.u * 4, x, box.center_y + app.u * 4], width=app.u)
            for n, (seat, at) in enumerate(track.markers):
                fill, _, rim = app.theme.tone(self.tones.get(seat, ""))
                share = (min(max(at, track.first), track.last) - track.first) * room
                x = box.x + margin + share + (n - (len(track.markers) - 1) / 2) * app.u * 5
                size = app.u * 16
                Color(*fill)
                Ellipse(pos=(x - size / 2, box.center_y - size / 2), size=(size, size))
                Color(*rim)
                Line(circle=(x, box.center_y, size / 2), width=app.u)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

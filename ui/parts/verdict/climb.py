"""The steps of a verdict: everybody's sign on the one it stands on, and the way of whoever was judged."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path

from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, Rectangle, RoundedRectangle
from kivy.lang import Builder
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.view import Judged, Point, Track
from ui.handed.appearance import Appearance
from ui.handed.motion import in_out_sine
from ui.handed.theme import ICONS, TEXT, drawn, icon
from ui.parts.common.badge import Sign, paint

DOTS = 9  # of the arc
CLOSE = {2: 0.66}  # how large those are who share a step
CLOSEST = 0.52
LARGE = 1.25  # and whoever was judged, alone on a step
HOP = 0.5  # of a step's width: how high a hop goes


class Climb(Widget):
    """A row of steps; `gone` is the share of its way that the sign has gone, hop by hop."""

    judged: Judged | None = ObjectProperty(None, allownone=True)
    signs: Mapping[str, Sign] = ObjectProperty({})
    gone = NumericProperty(1.0)
    worn = StringProperty()
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        draw = Clock.create_trigger(self.draw, -1)
        for name in ("judged", "signs", "gone", "worn", "pos", "size"):
            self.fbind(name, draw)

    def draw(self, *_: object) -> None:
        """The steps, the arc, and everybody on theirs; whoever was judged over all others."""
        self.canvas.clear()
        judged = self.judged
        if judged is None or judged.climb is None or self.width < 2:
            return
        track, u = judged.climb, self.look.u
        self._first = track.first
        self._wide = (self.width - u * 12) / (track.last - track.first + 1)
        self._high = min(u * 28, self.height * 0.3)
        with self.canvas:
            for step in range(track.first, track.last + 1):
                self._step(step, track)
            self._arc(judged, dict(track.markers)[judged.seat])
            for seat, step in sorted(track.markers, key=lambda one: one[0] == judged.seat):
                if seat in self.signs and seat != judged.seat:
                    self._stand(seat, self._on(seat, step, track), _close(step, track))
            if judged.seat in self.signs:
                grown = _close(dict(track.markers)[judged.seat], track)
                self._stand(judged.seat, self._way(judged, track), LARGE if grown == 1 else grown)

    def _middle(self, step: float) -> float:
        return float(self.x + self.look.u * 6 + (step - self._first + 0.5) * self._wide)

    def _step(self, step: int, track: Track) -> None:
        """Clay with its number; the last one is the goal."""
        theme, u = self.look.theme, self.look.u
        last = step == track.last and bool(track.emblem)
        Color(*(theme.card if last else theme.accent))
        left = self._middle(step) - self._wide / 2
        RoundedRectangle(
            pos=(left + u, self.y + u * 6), size=(self._wide - u * 2, self._high), radius=[u * 3]
        )
        Color(*(theme.ivory_ink if last else theme.panel))
        size = max(8, int(min(u * 16, self._wide * 0.5)))
        sign = drawn(icon(track.emblem), ICONS, size) if last else drawn(str(step), TEXT, size, True)
        middle = self.y + u * 6 + self._high / 2
        Rectangle(
            texture=sign,
            pos=(round(self._middle(step) - sign.width / 2), round(middle - sign.height / 2)),
            size=sign.size,
        )

    @property
    def _size(self) -> float:
        return float(min(self._wide * 0.94, self.look.u * 38, self.height * 0.4))

    def _on(self, seat: str, step: int, track: Track) -> Point:
        """Where a sign stands; those who share a step stand side by side."""
        here = [one for one, at in track.markers if at == step]
        n, size, foot = here.index(seat), self._size, self.y + self.look.u * 8 + self._high
        if len(here) == 1:
            return self._middle(step), foot + size * 0.55
        closer = CLOSE.get(len(here), CLOSEST)
        return self._middle(step) + (n % 2 - 0.5) * size * closer, foot + size * closer * (0.55 + n // 2)

    def _way(self, judged: Judged, track: Track) -> Point:
        """The sign of whoever was judged, as far as it has gone."""
        now = dict(track.markers)[judged.seat]
        x, y = self._on(judged.seat, now, track)
        hops = abs(now - judged.was)
        if not hops or self.gone >= 1:
            return x, y
        done = self.gone * hops
        whole, share = divmod(done, 1)
        up = math.sin(share * math.pi) * self._wide * HOP
        start = self._middle(judged.was)
        return start + (x - start) * (whole + in_out_sine(share)) / hops, y + up

    def _arc(self, judged: Judged, now: int) -> None:
        """Dots from where it stood to where it stands: how it came there."""
        if now == judged.was:
            return
        u, theme = self.look.u, self.look.theme
        a, b = self._middle(judged.was), self._middle(now)
        foot = self.y + self._high + self._size * 1.1 + u * 8
        rise = min(self.top - foot - u * 4, u * 46)
        Color(*theme.ink)
        dot = u * 3.4
        for n in range(DOTS):
            share = n / (DOTS - 1)
            x, y = a + (b - a) * share, foot + rise * math.sin(share * math.pi) - u * 14 * (share in (0, 1))
            Ellipse(pos=(x - dot / 2, y - dot / 2), size=(dot, dot))

    def _stand(self, seat: str, at: Point, grown: float = 1.0) -> None:
        size = self._size * grown
        up = max(0.0, size - self._size) / 2
        paint(self.signs[seat], (at[0], at[1] + up), size, self.look.theme)


def _close(step: int, track: Track) -> float:
    """How large those on a step are."""
    many = sum(at == step for _, at in track.markers)
    return 1.0 if many == 1 else CLOSE.get(many, CLOSEST)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

"""The photo finish drawn: a lane for each hand, the margins, the dead heat, and why the verdict waited."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path

from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.photo_finish import MS, STAND_IN_MS, STAND_INS, Hand, Strip, milliseconds
from companion.view import text
from ui.handed.appearance import Appearance
from ui.handed.theme import TEXT, drawn

FINEST = 0.1  # milliseconds: the axis is logarithmic from here on
LONGEST = 10_000.0
TICKS = (1, 10, 100, 1000)
NAMES, MARGINS = 0.27, 0.27  # shares of the width


def lanes(strip: Strip) -> dict[str, list[Hand]]:
    """The hands of each player, who was first first, who only pressed too early last."""
    seats = dict.fromkeys([*(hand.seat for hand in strip.slaps), *(hand.seat for hand in strip.hands)])
    return {seat: [hand for hand in strip.hands if hand.seat == seat] for seat in seats}


def along(ms: float) -> float:
    """How far from the first slap a moment is drawn, in decades; what came before it lies to the left."""
    return math.copysign(math.log10(1 + min(abs(ms), LONGEST) / FINEST), ms)


class StripChart(Widget):
    """Lanes over an axis of milliseconds; it is drawn anew whenever it changes."""

    strip: Strip | None = ObjectProperty(None, allownone=True)
    tones = ObjectProperty({})
    worn = StringProperty()
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        draw = Clock.create_trigger(self.draw, -1)
        for name in ("strip", "tones", "worn", "pos", "size"):
            self.fbind(name, draw)

    def draw(self, *_: object) -> None:
        """Paint everything."""
        self.canvas.clear()
        u, strip = self.look.u, self.strip
        if strip is None or not strip.hands:
            return
        found = lanes(strip)
        foot = u * 20
        high = (self.height - foot) / len(found)
        offsets = [along((hand.at - strip.first) / MS) for hand in strip.hands]
        self._from = min(-0.3, *offsets)
        self._to = max(along(2 * max(strip.heat / MS, 1)), *offsets) + 0.3
        with self.canvas:
            self._axis(strip, foot)
            for n, (seat, hands) in enumerate(found.items()):
                self._lane(strip, seat, hands, self.top - (n + 0.5) * high, high, first=n == 0)

    def x_of(self, ms: float) -> float:
        """Where a moment is drawn."""
        left, wide = self.x + self.width * NAMES, self.width * (1 - NAMES - MARGINS)
        share = (along(ms) - self._from) / (self._to - self._from)
        return float(left + wide * min(1.0, max(0.0, share)))

    def _axis(self, strip: Strip, foot: float) -> None:
        """The dead heat as a band, and the milliseconds."""
        theme, u = self.look.theme, self.look.u
        zero, floor = self.x_of(0), self.x_of(strip.heat / MS)
        Color(*theme.gold[:3], 0.3 if strip.tied else 0.14)
        Rectangle(pos=(zero, self.y + foot), size=(max(1, floor - zero), self.height - foot))
        for ms in (0, *TICKS):
            if along(ms) <= self._to:
                x = self.x_of(ms)
                Color(*(theme.ink if ms == 0 else theme.line))
                Line(points=[x, self.y + foot, x, self.top], width=u * (1.2 if ms == 0 else 0.8))
                Color(*theme.soft)
                self._words(str(ms), (x, self.y + foot / 2), u * 14, "center")

    def _lane(self, strip: Strip, seat: str, hands: list[Hand], y: float, high: float, first: bool) -> None:
        """One player: name, presses, margin."""
        theme, u = self.look.theme, self.look.u
        fill, _, rim = theme.tone(self.tones.get(seat, ""))
        disc = min(high * 0.6, u * 26)
        thick = min(high * 0.42, u * 18)
        Color(*fill)
        Ellipse(pos=(self.x + u * 2, y - disc / 2), size=(disc, disc))
        Color(*rim)
        Line(circle=(self.x + u * 2 + disc / 2, y, disc / 2), width=u)
        Color(*(theme.gold if first else theme.ink))
        room = self.width * NAMES - disc - u * 12
        self._words(self._name(seat), (self.x + disc + u * 8, y), u * 18, "left", room)
        for hand in hands:
            ms = (hand.at - strip.first) / MS
            x = self.x_of(ms)
            until = self.x_of(ms + (hand.held or 0) / MS)
            Color(*fill[:3], 0.4 if hand.kind == "early" else 0.75)
            Rectangle(pos=(x, y - thick / 2), size=(max(u * 3, until - x), thick))
            Color(*(theme.red if hand.kind == "early" else theme.ink))
            Line(points=[x, y - thick * 0.75, x, y + thick * 0.75], width=u * 1.8)
        Color(*(theme.gold if first else theme.red if hands[0].kind == "early" else theme.ink))
        at = self.x + self.width * (1 - MARGINS) + u * 8
        self._words(self._margin(strip, hands, first), (at, y), u * 16, "left", self.width * MARGINS - u * 10)

    def _name(self, seat: str) -> str:
        return self.look.names.get(seat, seat)

    def _margin(self, strip: Strip, hands: list[Hand], first: bool) -> str:
        """How long after the first; a press before the round is a false start."""
        slap = next((hand for hand in hands if hand.kind == "slap"), None)
        if slap is None:
            return self.look.tr("strip-early")
        if first:
            return self.look.tr("strip-tied" if strip.tied else "strip-first")
        said = self.look.say(text("strip-margin", ms=milliseconds(slap.at - strip.first)))
        off = round(slap.within / MS) or STAND_IN_MS
        return f"{said} ±{off}" if slap.by in STAND_INS else said

    def _words(self, said: str, at: tuple[float, float], size: float, side: str, room: float = 0.0) -> None:
        texture = drawn(said, TEXT, max(8, int(size)))
        wide, high = texture.size
        if room and wide > room:
            wide, high = room, high * room / wide
        x = at[0] if side == "left" else at[0] - wide / 2
        Rectangle(texture=texture, pos=(round(x), round(at[1] - high / 2)), size=(wide, high))


class StripPart(BoxLayout):
    """The chart, and below it how surely the hands are told apart."""

    about = StringProperty()
    look: Appearance = ObjectProperty()

    def show(self, strip: Strip, tones: Mapping[str, str]) -> None:
        """A strip in these players' colours."""
        self.ids.chart.strip, self.ids.chart.tones = strip, dict(tones)
        self.about = " ".join(map(self.look.say, strip.about))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

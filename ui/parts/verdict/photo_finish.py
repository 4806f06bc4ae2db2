"""The photo finish drawn: a lane for each hand, the margins, the dead heat, and why the verdict waited."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path

from kivy.clock import Clock
from kivy.graphics import Color, Line, Rectangle, RoundedRectangle
from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.photo_finish import MS, STAND_IN_MS, STAND_INS, Hand, Strip, milliseconds
from companion.view import text
from ui.handed.appearance import Appearance
from ui.handed.theme import TEXT, drawn
from ui.parts.common.badge import Sign, paint

FINEST = 0.1  # milliseconds: the axis is logarithmic from here on
LONGEST = 10_000.0
TICKS = (1, 10, 100, 1000)
NAMES, MARGINS = 0.26, 0.2  # shares of the width
NOBODY = Sign("disc", "", "")


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
    signs: Mapping[str, Sign] = ObjectProperty({})
    worn = StringProperty()
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        draw = Clock.create_trigger(self.draw, -1)
        for name in ("strip", "signs", "worn", "pos", "size"):
            self.fbind(name, draw)

    def draw(self, *_: object) -> None:
        """Paint everything."""
        self.canvas.clear()
        u, strip = self.look.u, self.strip
        if strip is None or not strip.hands:
            return
        found = lanes(strip)
        foot = u * 22
        high = min((self.height - foot) / len(found), u * 44)
        offsets = [along((hand.at - strip.first) / MS) for hand in strip.hands]
        self._from = min(-0.1, *offsets)
        self._to = max(along(2 * max(strip.heat / MS, 1)), *offsets) + 0.5
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
        """The dead heat as a grey band, and the milliseconds."""
        theme, u = self.look.theme, self.look.u
        zero, floor = self.x_of(0), self.x_of(strip.heat / MS)
        Color(*theme.soft[:3], 0.34 if strip.tied else 0.2)
        Rectangle(pos=(zero, self.y + foot), size=(max(1, floor - zero), self.height - foot))
        for ms in (0, *TICKS):
            if along(ms) <= self._to:
                x = self.x_of(ms)
                Color(*(theme.ink if ms == 0 else theme.line))
                Line(
                    points=[x, self.y + foot, x, self.top],
                    width=u * 1.2 if ms == 0 else 1,  # only such a thin line is broken
                    dash_length=u * 4,
                    dash_offset=0 if ms == 0 else u * 4,
                )
                Color(*theme.soft)
                self._words(str(ms), (x, self.y + foot / 2), u * 15, "center")
        self._words("ms", (self.right - u * 30, self.y + foot / 2), u * 15, "center")

    def _lane(self, strip: Strip, seat: str, hands: list[Hand], y: float, high: float, first: bool) -> None:
        """One player: sign, name, presses, margin."""
        theme, u = self.look.theme, self.look.u
        sign = self.signs.get(seat, NOBODY)
        fill = theme.tone(sign.tone)[0]
        disc = min(high * 0.86, u * 32)
        paint(sign, (self.x + disc / 2 + u * 2, y), disc, theme)
        Color(*theme.ink)
        room = self.width * NAMES - disc - u * 14
        self._words(self._name(seat), (self.x + disc + u * 8, y), u * 18, "left", room, bold=True)
        edge = self.x + self.width * (1 - MARGINS)
        thick = min(high * 0.3, u * 11)
        for n, hand in enumerate(hands):
            x = self.x_of((hand.at - strip.first) / MS)
            if n == 0:
                Color(*fill[:3], 0.4)
                Rectangle(pos=(x, y - thick / 2), size=(max(u * 3, edge - x), thick))
            tall = min(high * 0.72, u * 27)
            Color(*(theme.red if hand.kind == "early" else theme.lite(sign.tone)))
            RoundedRectangle(pos=(x - u * 3.5, y - tall / 2), size=(u * 7, tall), radius=[u * 2.5])
            Color(*theme.ink)
            Line(rounded_rectangle=(x - u * 3.5, y - tall / 2, u * 7, tall, u * 2.5), width=max(1, u * 0.6))
        self._pill(self._margin(strip, hands, first), y, high, first, hands[0].kind == "early")

    def _pill(self, said: str, y: float, high: float, first: bool, early: bool) -> None:
        """The margin, at the end of its lane; whoever was first in gold."""
        theme, u = self.look.theme, self.look.u
        most = self.width * MARGINS - u * 14
        texture = drawn(said, TEXT, max(8, int(min(u * 16, high * 0.5))), True)
        wide = min(most, texture.width)
        tall = min(high * 0.78, u * 28)
        left = self.right - wide - u * 16
        Color(*(theme.key if first else theme.panel))
        RoundedRectangle(pos=(left, y - tall / 2), size=(wide + u * 16, tall), radius=[tall / 2])
        Color(*(theme.key if first else theme.red if early else theme.soft))
        Line(rounded_rectangle=(left, y - tall / 2, wide + u * 16, tall, tall / 2), width=max(1, u * 0.9))
        Color(*(theme.key_ink if first else theme.red if early else theme.ink))
        self._shown(texture, (left + u * 8, y), "left", most)

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

    def _words(
        self,
        said: str,
        at: tuple[float, float],
        size: float,
        side: str,
        room: float = 0.0,
        bold: bool = False,
    ) -> None:
        self._shown(drawn(said, TEXT, max(8, int(size)), bold), at, side, room)

    def _shown(self, texture: Texture, at: tuple[float, float], side: str, room: float) -> None:
        wide, high = texture.size
        if room and wide > room:
            wide, high = room, high * room / wide
        x = at[0] if side == "left" else at[0] - wide / 2
        Rectangle(texture=texture, pos=(round(x), round(at[1] - high / 2)), size=(wide, high))


class StripPart(BoxLayout):
    """The chart under its title, and below it how surely the hands are told apart."""

    grey = StringProperty()
    about = StringProperty()
    look: Appearance = ObjectProperty()

    def show(self, strip: Strip, signs: Mapping[str, Sign]) -> None:
        """A strip in these players' colours."""
        self.ids.chart.strip, self.ids.chart.signs = strip, signs
        self.grey = self.look.tr("verdict-grey", floor=milliseconds(strip.heat))
        about = strip.about if strip.tied else strip.about[1:]
        self.about = " ".join(map(self.look.say, about))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

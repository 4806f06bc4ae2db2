"""Bars and curves drawn from a Chart: no numbers of their own, no scale that lies; bars begin at zero."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import dist
from pathlib import Path

from kivy.clock import Clock
from kivy.graphics import Color, Line, Mesh, RoundedRectangle
from kivy.lang import Builder
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.keep.statistics import Bar, Chart, Curve
from companion.view import Point
from ui.handed.appearance import Appearance
from ui.handed.textures import part
from ui.parts.common.badge import Sign, paint, sign_of, signs
from ui.parts.common.basics import Fitting

SIGN = 20  # units: at the end of a curve
BAND = 0.28  # how dense the band is in which a value may lie


class Lane(Widget):
    """One bar between its name and its number; a whisker for chance, a line where fairness lies."""

    bar = ObjectProperty(None, allownone=True)
    low = NumericProperty(0)
    high = NumericProperty(1)
    fair = ObjectProperty(None, allownone=True)
    worn = StringProperty()
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        draw = Clock.create_trigger(self.draw, -1)
        for name in ("bar", "low", "high", "fair", "worn", "pos", "size"):
            self.fbind(name, draw)
        draw()

    def at(self, value: float) -> float:
        """Where a value lies across the lane."""
        return float(self.x + self.width * (value - self.low) / ((self.high - self.low) or 1))

    def _fill(self) -> Sequence[float]:
        """A player's bar is in that player's colour."""
        theme = self.look.theme
        if self.bar.player:
            return theme.tone(sign_of(self.bar.player, self.look.known).tone)[0]
        return list(theme.accent if self.bar.value >= 0 else theme.red)

    def draw(self, *_: object) -> None:
        """The bar, its whisker, the fair line."""
        self.canvas.clear()
        if self.bar is None:
            return
        theme, u = self.look.theme, self.look.u
        thick = min(self.height * 0.62, u * 28)
        zero, end = self.at(0), self.at(self.bar.value)
        with self.canvas:
            Color(*theme.line)
            Line(points=[zero, self.y, zero, self.top], width=max(1, u))
            Color(*self._fill())
            box = {
                "pos": (min(zero, end), self.center_y - thick / 2),
                "size": (max(abs(end - zero), u * 2), thick),
                "radius": [u * 4],
            }
            RoundedRectangle(**box)
            Color(*theme.gloss)
            RoundedRectangle(texture=part("gloss"), **box)
            if self.bar.low is not None and self.bar.high is not None:
                a, b, y, tip = self.at(self.bar.low), self.at(self.bar.high), self.center_y, u * 6
                whisker = [a, y - tip, a, y + tip, a, y, b, y, b, y - tip, b, y + tip]
                Color(*theme.panel[:3], 0.7)  # so that it is seen on any colour
                Line(points=whisker, width=max(2, u * 2.6))
                Color(*theme.ink)
                Line(points=whisker, width=max(1, u * 1.1))
            if self.fair is not None:
                Color(*theme.green)
                Line(points=[self.at(self.fair), self.y, self.at(self.fair), self.top], width=u * 1.6)


class BarLine(BoxLayout):
    """A name, its bar, and what is written at its end."""

    name = StringProperty()
    player = StringProperty()
    said = StringProperty()
    bar = ObjectProperty()
    low = NumericProperty(0)
    high = NumericProperty(1)
    fair = ObjectProperty(None, allownone=True)


class Lines(Widget):
    """Curves from left to right over one scale, each with its player's sign at its end; and zero."""

    curves = ObjectProperty(())
    wear: Mapping[str, Sign] = ObjectProperty({})  # how the people who drew them are told apart
    worn = StringProperty()
    look: Appearance = ObjectProperty()

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        draw = Clock.create_trigger(self.draw, -1)
        for name in ("curves", "wear", "worn", "pos", "size"):
            self.fbind(name, draw)

    def draw(self, *_: object) -> None:
        """Every curve, and whose it is."""
        self.canvas.clear()
        values = [value for curve in self.curves for value in curve.values]
        values += [edge for curve in self.curves for edges in curve.within for edge in edges]
        if not values:
            return
        theme, u = self.look.theme, self.look.u
        low, high = min(0.0, *values), max(1.0, *values)
        longest = max(len(curve.values) for curve in self.curves)
        margin = u * 14

        def at(n: int, value: float) -> tuple[float, float]:
            wide, high_ = self.width - 2 * margin, self.height - 2 * margin
            return (
                self.x + margin + wide * n / max(1, longest - 1),
                self.y + margin + high_ * (value - low) / ((high - low) or 1),
            )

        with self.canvas:
            Color(*theme.panel)
            RoundedRectangle(pos=self.pos, size=self.size, radius=[u * 8])
            Color(*theme.line)
            Line(points=[*at(0, 0), *at(longest - 1, 0)], width=max(1, u))
            order = sorted(self.curves, key=lambda curve: curve.strong)
            for curve in order:
                tone = theme.lite(self.wear[curve.player].tone)  # black would not be seen
                if curve.within:
                    Color(*tone[:3], BAND)
                    band = [at(n, edge) for n, edges in enumerate(curve.within) for edge in edges]
                    corners = [part for x, y in band for part in (x, y, 0, 0)]
                    Mesh(vertices=corners, indices=[*range(len(band))], mode="triangle_strip")
                Color(*tone)
                points = [c for k, value in enumerate(curve.values) for c in at(k, value)]
                if len(points) > 2:
                    Line(points=points, width=u * (2.6 if curve.strong else 1.4))
            ends = {curve.player: at(len(curve.values) - 1, curve.values[-1]) for curve in reversed(order)}
            for player, end in apart(ends, u * SIGN).items():
                paint(self.wear[player], end, u * SIGN, theme)


def apart(ends: Mapping[str, Point], size: float) -> dict[str, Point]:
    """Signs at the ends of curves: one that would lie on another stands before it."""
    found: dict[str, Point] = {}
    for player, (x, y) in ends.items():
        while any(dist((x, y), other) < size for other in found.values()):
            x -= size / 2
        found[player] = x, y
    return found


class Legend(BoxLayout):
    """Whose curve it is, and where it ends."""


class ChartPart(BoxLayout):
    """One chart under its title: bars line by line, or curves with who drew which."""

    title = StringProperty()
    note = StringProperty()
    look: Appearance = ObjectProperty()

    def __init__(self, chart: Chart, wear: Mapping[str, Sign] | None = None, **properties: object) -> None:
        """People wear their own signs; at a table, those of their seats."""
        super().__init__(**properties)
        self.title = self.look.say(chart.title)
        if chart.bars:
            self._bars(chart)
        elif chart.curves:
            drawn = {curve.player: curve.player for curve in chart.curves}
            self._curves(chart.curves, wear or signs(drawn, (), self.look.known))
        else:
            self.note = self.look.tr("statistics-empty")

    def _bars(self, chart: Chart) -> None:
        ends = [end for bar in chart.bars for end in _ends(bar)] + [chart.fair or 0.0, 0.0]
        for bar in chart.bars:
            line = BarLine(
                name=self.look.say(bar.name),
                said=self.look.say(bar.said),
                bar=bar,
                low=min(ends),
                high=max(ends),
                fair=chart.fair,
                player=bar.player,
            )
            if bar.player:
                line.ids.badge.wear(sign_of(bar.player, self.look.known))
            self.ids.box.add_widget(line)
        if any(bar.low is not None for bar in chart.bars):
            self.note = self.look.tr("statistics-chance" if chart.fair is None else "statistics-fair")

    def _curves(self, curves: tuple[Curve, ...], wear: Mapping[str, Sign]) -> None:
        look = self.look
        lines = Lines()
        lines.curves, lines.wear = curves, wear
        self.ids.box.add_widget(lines)
        for curve in curves:
            end = f"{curve.values[-1]:g}".replace("-", "−")
            won = f" · {look.tr('statistics-winner')}" if curve.strong else ""
            name = Fitting(text=f"{look.say(curve.name)}  {end}{won}", largest=17, bold=curve.strong)
            line = Legend()
            line.ids.badge.wear(wear[curve.player])
            line.add_widget(name)
            self.ids.box.add_widget(line)


def _ends(bar: Bar) -> tuple[float, ...]:
    return tuple(end for end in (bar.value, bar.low, bar.high) if end is not None)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

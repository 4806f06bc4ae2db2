"""A score sheet: a column for each side, a line for each round and its parts, sums at the bottom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.sheet import Place, Sheet
from ui.parts.basics import Fitting

NAME_SHARE = 1.6  # how much wider the first column is than the others


class Cell(ButtonBehavior, Fitting):
    """A number, a name or a title on the sheet."""

    touchable = BooleanProperty(False)
    faint = BooleanProperty(False)
    changed = BooleanProperty(False)

    def on_touch_down(self, touch):
        """Only what can be corrected takes a finger."""
        return self.touchable and super().on_touch_down(touch)


class SheetLine(BoxLayout):
    """One line of the sheet: its title, then a cell for each column."""

    kind = StringProperty("row")
    row = NumericProperty(-1)
    title = StringProperty()
    cells = ListProperty()  # for each column its words, and whether they were corrected
    touch = ObjectProperty(None, allownone=True)

    def __init__(self, **said: object) -> None:
        super().__init__(**said)
        for name in ("kind", "row", "title", "cells", "touch"):
            self.fbind(name, self.fill)

    def fill(self, *_: object) -> None:
        """As many cells as there are columns, each with its words."""
        while len(self.children) > len(self.cells) + 1:
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.cells) + 1:
            cell = Cell(size_hint_x=1 if self.children else NAME_SHARE)
            cell.column = len(self.children) - 1
            cell.bind(on_release=lambda cell: self.touch and self.touch(self.row, cell.column))
            self.add_widget(cell)
        first, *others = reversed(self.children)
        touchable = self.kind == "row" and self.touch is not None
        first.text, first.halign, first.touchable = self.title, "left", touchable
        first.largest = 18 if self.kind == "row" else 16
        for cell, (words, changed) in zip(others, self.cells, strict=True):
            cell.text, cell.changed, cell.touchable = words, changed, touchable
            cell.largest = {"part": 16, "head": 18, "total": 26}.get(self.kind, 22)
            cell.bold = self.kind != "part"
            cell.shorten, cell.shorten_from = self.kind == "head", "right"
            cell.faint = self.kind == "part"
        first.faint = self.kind != "row"


class SheetPart(BoxLayout):
    """A whole sheet; rows stay where they are, and a finger on a number says which."""

    lines = 0
    unit = NumericProperty(1)

    def on_unit(self, *_: object) -> None:
        """Another screen, other heights."""
        self.ids.rows.data = [{**line, "extent": _extent(line["kind"])} for line in self.ids.rows.data]

    def show(
        self,
        sheet: Sheet,
        count: int,
        corrected: Mapping[Place, tuple[int, ...]],
        touch: Callable[[int, int], None] | None,
    ) -> None:
        """One of the things counted, with what corrections changed."""
        app = App.get_running_app()
        self.ids.head.cells = [(app.say(column.name), False) for column in sheet.columns]
        self.ids.head.title = app.say(sheet.counts[count])
        self.ids.totals.title = app.tr("sheet-total")
        self.ids.totals.cells = [(_number(total), False) for total in sheet.totals[count]]
        seen: Counter[object] = Counter()
        lines = []
        for n, row in enumerate(sheet.rows):
            cells = []
            for column, gain in enumerate(row.gains[count]):
                old = corrected.get((row.title, seen[row.title], count, column), ())
                told = sheet.columns[column].id in row.told
                cells.append((" → ".join((*map(_number, old), _number(gain, told))), bool(old)))
            seen[row.title] += 1
            if not row.is_round and not any(row.gains[count]):
                continue  # a line that gave something else
            lines.append(self._line("row", n, app.say(row.title), cells, touch))
            for part, gains in row.parts if len(row.parts) > 1 else ():
                cells = [(_number(gain, False), False) for gain in gains[count]]
                lines.append(self._line("part", n, app.say(part), cells, None))
        self.ids.rows.data = lines
        if len(lines) != self.lines:
            # A new round stands last, so that is shown; a correction leaves the sheet where it is.
            self.lines = len(lines)
            self.ids.rows.scroll_y = 0

    def _line(self, kind: str, row: int, title: str, cells: list, touch) -> dict[str, object]:
        return {
            "kind": kind,
            "row": row,
            "title": f"· {title}" if kind == "part" else title,
            "cells": cells,
            "touch": touch,
            "extent": _extent(kind),
        }


def _extent(kind: str) -> tuple[None, float]:
    """How much room a line takes."""
    return None, App.get_running_app().u * (44 if kind == "part" else 54)


def _number(number: int, told: bool = True) -> str:
    return str(number).replace("-", "−") if number or told else "–"


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

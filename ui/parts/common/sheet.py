"""A score sheet: a column for each side, a line for each round and its parts, sums at the bottom.

Where there are more columns than a thumb can tell apart, some are shown at a time; keys in the corner turn to
the others, and titles and sums stay where they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Literal

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.keep.score_sheet import Place, Sheet
from companion.view import Side
from ui.handed.appearance import Appearance
from ui.handed.theme import THUMB
from ui.parts.common.badge import paint, signs
from ui.parts.common.basics import Fitting, Rgba

NAME_SHARE = 1.6  # how much wider the first column is than the others
LETTERS = 44  # units of type: narrower columns would show too little of a name
SIGN = 22  # units: how high a player's sign stands over the name
GAP, MARGIN = 4, 6  # units between cells, and beside them
Kind = Literal["head", "row", "part", "total"]  # of line
Words = tuple[str, bool]  # of a cell, and whether they were corrected
Touch = Callable[[int, int], None]  # of a row and a column
EVERY = 1 << 10  # more columns than there ever are


class Cell(ButtonBehavior, Fitting):
    """A number, a name or a title on the sheet."""

    touchable = BooleanProperty(False)
    faint = BooleanProperty(False)
    changed = BooleanProperty(False)
    sign = ObjectProperty(None, allownone=True)  # of whose column this is the head
    worn = StringProperty()
    margin = AliasProperty(  # units left and right of what stands in the middle
        lambda self: 0 if self.halign == "left" or self.shorten else 3, bind=("halign", "shorten")
    )

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        draw = Clock.create_trigger(self.draw, -1)
        for name in ("sign", "worn", "pos", "size"):
            self.fbind(name, draw)

    def draw(self, *_: object) -> None:
        """The sign over the name."""
        self.canvas.after.clear()
        if self.sign:
            size = self.look.u * SIGN
            with self.canvas.after:
                paint(self.sign, (self.center_x, self.top - size * 0.55), size, self.look.theme)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Only what can be corrected takes a finger."""
        return bool(self.touchable and super().on_touch_down(touch))


class SheetLine(BoxLayout):
    """One line of the sheet: its title, then a cell for each column that is shown."""

    kind = StringProperty("row")
    row = NumericProperty(-1)
    title = StringProperty()
    signs = ListProperty()  # of the columns, in the head
    cells = ListProperty()  # for each column its words, and whether they were corrected
    shown = ListProperty((0, EVERY, 0))  # the first column that is shown, how many are, and the least title
    touch = ObjectProperty(None, allownone=True)

    @staticmethod
    def ground(kind: Kind, raised: Rgba, ground: Rgba, panel: Rgba) -> Rgba:
        """What such a line lies on."""
        return {"total": raised, "part": ground, "head": ground}.get(kind, panel)

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        for name in ("kind", "row", "title", "signs", "cells", "shown", "touch"):
            self.fbind(name, self.fill)

    def fill(self, *_: object) -> None:
        """As many cells as there are columns to show, each with its words."""
        start, many, least = self.shown
        cells = self.cells[start : start + many]
        while len(self.children) > len(cells) + 1:
            self.remove_widget(self.children[0])
        while len(self.children) < len(cells) + 1:
            cell = Cell(size_hint_x=1 if self.children else NAME_SHARE)
            cell.column = -1
            cell.bind(on_release=lambda cell: self.touch and self.touch(self.row, cell.column))
            self.add_widget(cell)
        first, *others = reversed(self.children)
        touchable = self.kind == "row" and self.touch is not None
        first.size_hint_min_x = least
        first.text = "" if least and self.kind == "head" else self.title
        first.halign, first.touchable = "left", touchable
        first.largest = 18 if self.kind == "row" else 16
        for n, (cell, (words, changed)) in enumerate(zip(others, cells, strict=True)):
            cell.column = start + n
            cell.text, cell.changed, cell.touchable = words, changed, touchable
            cell.largest = {"part": 16, "head": 18, "total": 26}.get(self.kind, 22)
            cell.bold = self.kind != "part"
            cell.shorten, cell.shorten_from = self.kind == "head", "right"
            cell.faint = self.kind == "part"
            cell.sign = self.signs[start + n] if start + n < len(self.signs) else None
        first.faint = self.kind != "row"


class SheetPart(BoxLayout):
    """A whole sheet; rows stay where they are, and a finger on a number says which."""

    lines = wanted = 0
    unit = NumericProperty(1)
    letter = NumericProperty(1)
    look: Appearance = ObjectProperty()
    first = NumericProperty(0)  # the column shown beside the titles
    across = NumericProperty(EVERY)  # so many columns have room
    columns = NumericProperty(0)
    corner = NumericProperty(0)  # how wide the keys are that turn to other columns, if they are needed

    def __init__(self, **properties: object) -> None:
        super().__init__(**properties)
        lay = Clock.create_trigger(self.lay, -1)
        for name in ("width", "unit", "letter", "columns"):
            self.fbind(name, lay)

    def lay(self, *_: object) -> None:
        """As many columns as have room for a thumb and some letters; every line as high as it should be."""
        u = self.look.u
        least, gap = max(u * THUMB, self.look.t * LETTERS), u * GAP
        room = self.width - u * 2 * MARGIN
        if (room - gap * self.columns) / (self.columns + NAME_SHARE) >= least:
            self.across, self.corner = EVERY, 0
        else:
            self.corner = 2 * u * THUMB + gap
            self.across = max(1, int((room - max(self.corner, least * NAME_SHARE)) // (least + gap)))
        wanted = self.wanted
        self.turn(0)
        self.turn_to(wanted)

    def turn(self, pages: int) -> None:
        """Show other columns, so many pages on or back."""
        self.first = max(0, min(self.first + pages * self.across, self.columns - self.across))
        self.wanted = self.first
        shown = self._shown()
        self.ids.head.shown = self.ids.totals.shown = shown
        self.ids.rows.data = [
            {**line, "shown": shown, "extent": self._extent(line["kind"])} for line in self.ids.rows.data
        ]

    def _shown(self) -> tuple[int, int, float]:
        return self.first, self.across, self.corner

    def turn_to(self, column: int) -> None:
        """Show a column, if it is not shown already."""
        if self.first <= column < self.first + self.across:
            self.wanted = column  # still when there is less room
        else:
            self.first = column
            self.turn(0)

    def show(
        self,
        sheet: Sheet,
        count: int,
        corrected: Mapping[Place, tuple[int, ...]],
        touch: Touch | None,
        sides: Sequence[Side] = (),
    ) -> None:
        """One of the things counted, with what corrections changed."""
        say = self.look.say
        worn = signs(self.look.names, sides, self.look.known)
        # A team is told by whoever of it sits first; who is not there has no sign.
        first = [column.seats[:1] for column in sheet.columns]
        self.ids.head.signs = [worn.get(seats[0]) if seats else None for seats in first]
        self.ids.head.cells = [(say(column.name), False) for column in sheet.columns]
        self.ids.head.title = say(sheet.counts[count])
        self.ids.totals.title = self.look.tr("sheet-total")
        self.ids.totals.cells = [(_number(total), False) for total in sheet.totals[count]]
        self.columns = len(sheet.columns)
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
            lines.append(self._line("row", n, say(row.title), cells, touch))
            for part, gains in row.parts if len(row.parts) > 1 else ():
                cells = [(_number(gain, False), False) for gain in gains[count]]
                lines.append(self._line("part", n, say(part), cells, None))
        self.ids.rows.data = lines
        if len(lines) != self.lines:
            # A new round stands last, so that is shown; a correction leaves the sheet where it is.
            self.lines = len(lines)
            self.ids.rows.scroll_y = 0

    def _extent(self, kind: Kind) -> tuple[None, float]:
        """How much room a line takes."""
        return None, self.look.u * (44 if kind == "part" else 54)

    def _line(
        self, kind: Kind, row: int, title: str, cells: Sequence[Words], touch: Touch | None
    ) -> dict[str, object]:
        return {
            "kind": kind,
            "row": row,
            "title": f"· {title}" if kind == "part" else title,
            "cells": cells,
            "touch": touch,
            "shown": self._shown(),
            "extent": self._extent(kind),
        }


def _number(number: int, told: bool = True) -> str:
    return str(number).replace("-", "−") if number or told else "–"


Builder.load_file(str(Path(__file__).with_suffix(".kv")))

"""Layouts are done in sweeps: what grows by many things in it is laid out once for all of them."""

from __future__ import annotations

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from ui.handed.layouts import queue

ROWS = 8


class Counted(BoxLayout):
    laid = 0

    def do_layout(self, *args: object) -> None:
        self.laid += 1
        super().do_layout(*args)


def as_high_as_needed(box: BoxLayout) -> BoxLayout:
    box.bind(minimum_height=box.setter("height"))
    return box


def test_a_column_whose_rows_all_grow_is_laid_out_once_for_all_of_them() -> None:
    column = as_high_as_needed(Counted(orientation="vertical", size_hint_y=None))
    inside = []
    for _ in range(ROWS):
        row = as_high_as_needed(BoxLayout(size_hint_y=None))
        inside.append(Widget(size_hint_y=None, height=10))
        row.add_widget(inside[-1])
        column.add_widget(row)
    queue._lay(0)
    assert column.height == 10 * ROWS
    column.laid = 0
    for thing in inside:
        thing.height = 25
    queue._lay(0)
    assert column.height == 25 * ROWS
    assert [thing.y for thing in inside] == [25 * (ROWS - 1 - n) for n in range(ROWS)]
    assert column.laid <= 2


def test_what_was_called_off_is_not_laid_out() -> None:
    box = Counted()
    queue._lay(0)
    box.laid = 0
    box._trigger_layout()
    box._trigger_layout.cancel()
    queue._lay(0)
    assert box.laid == 0
    assert not box._trigger_layout.is_triggered

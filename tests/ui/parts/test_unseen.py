"""What cannot be seen is not drawn, and comes back where it was."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from ui.parts.column.unseen import VanishingBox


def painted(around: Widget) -> list[Widget]:
    """The children that are drawn, from the lowest up."""
    Clock.tick_draw()
    mine = {child.canvas: child for child in around.children}
    return [mine[one] for one in around.canvas.children if one in mine]


def test_what_is_clear_is_not_drawn_and_comes_back_between_what_lay_under_and_over_it() -> None:
    around = FloatLayout()
    under, first, second, over = Widget(), VanishingBox(opacity=0), VanishingBox(), Widget()
    for child in (under, first, second, over):
        around.add_widget(child)
    assert painted(around) == [under, second, over], "it was clear before it was laid there"
    second.opacity = 0
    assert painted(around) == [under, over]
    first.opacity = 1
    assert painted(around) == [under, first, over]
    second.opacity = 0.5
    assert painted(around) == [under, first, second, over]
    around.remove_widget(first)
    assert painted(around) == [under, second, over]


def test_the_lowest_of_all_comes_back_at_the_bottom() -> None:
    around, lowest, over = FloatLayout(), VanishingBox(opacity=0), Widget()
    around.add_widget(lowest)
    around.add_widget(over)
    assert painted(around) == [over]
    lowest.opacity = 1
    assert painted(around) == [lowest, over]


def test_the_lowest_of_all_comes_back_after_what_moves_its_parents_corner() -> None:
    around, lowest = RelativeLayout(pos=(300, 200)), VanishingBox()
    around.add_widget(lowest)
    lowest.opacity = 0
    assert painted(around) == []
    lowest.opacity = 1
    assert painted(around) == [lowest]
    assert around.canvas.children.index(around.canvas.before) < around.canvas.children.index(lowest.canvas)

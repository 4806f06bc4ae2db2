"""What is wrong with a screen as it stands: words cut off, things over each other, too small, off it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label
from kivy.uix.modalview import ModalView
from kivy.uix.scrollview import ScrollView
from kivy.uix.slider import Slider
from kivy.uix.switch import Switch
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from ui.handed.theme import THUMB_MM, long_mm
from ui.parts.board.board import Board, corners
from ui.parts.common.basics import Icon
from ui.parts.common.keyboard import Letter
from ui.parts.common.turned import Turned

_TAG = re.compile(r"\[/?[a-z]+(?:=[^\]]*)?\]")
HAIR = 1.5  # pixels: rounding is no fault
NARROW = 0.75  # of a thumb: how narrow a letter of the keyboard may be
MOSTLY = 3.5  # how much wider than its room a name may be
TAKES_TOUCH = (ButtonBehavior, Slider, Switch, TextInput)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the window."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def wide(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def high(self) -> float:
        """From bottom to top."""
        return self.top - self.bottom

    def within(self, other: Box) -> Box:
        """What is to be seen of it through another."""
        return Box(
            max(self.left, other.left),
            max(self.bottom, other.bottom),
            min(self.right, other.right),
            min(self.top, other.top),
        )

    @property
    def seen(self) -> bool:
        """Whether there is anything of it."""
        return self.wide > HAIR and self.high > HAIR

    def __str__(self) -> str:
        return f"{self.left:.0f},{self.bottom:.0f} {self.wide:.0f}×{self.high:.0f}"


@dataclass(frozen=True, slots=True)
class Thing:
    """A widget that is shown, where it is, how much of it is to be seen, and what scrolls it."""

    widget: Widget
    box: Box
    shown: Box
    scrolled: str  # "", "x", "y" or "xy"
    above: tuple[Widget, ...]


def faults() -> list[str]:
    """Everything wrong with what is on the window now."""
    shown = list(things())
    return [
        *_cut_off(shown),
        *_off_screen(shown),
        *_too_small(shown),
        *_overlapping(shown),
        *_narrow_scrolls(shown),
    ]


def box_of(widget: Widget) -> Box:
    """Where a widget is in the window, however it is turned."""
    return _turned(widget, widget.x, widget.y, widget.right, widget.top)


def thumb() -> float:
    """Nine millimetres in pixels, on the smallest screen of this shape that is sold."""
    return THUMB_MM * max(Window.size) / long_mm(max(Window.size))


def things() -> Iterator[Thing]:
    """All that is shown, the topmost layer only: what lies beneath a sheet is out of reach."""
    whole = Box(0, 0, *Window.size)
    top = next((child for child in Window.children if isinstance(child, ModalView)), Window.children[0])
    yield from _beneath(top, whole, "", ())


def _beneath(widget: Widget, seen: Box, scrolled: str, above: tuple[Widget, ...]) -> Iterator[Thing]:
    if widget.opacity < 0.01:
        return
    box = box_of(widget)
    yield Thing(widget, box, box.within(seen) if scrolled else box, scrolled, above)
    if isinstance(widget, ScrollView):
        seen = box.within(seen)
        on_its_side = any(isinstance(up, Turned) and up.angle % 180 for up in above)
        scrolled += "y" if bool(widget.do_scroll_y) != on_its_side else "x"
    covers = [child for child in widget.children if getattr(child, "covers", False)]
    for child in widget.children:
        if not covers or child in covers:
            yield from _beneath(child, seen, scrolled, (*above, widget))


def _words(things: list[Thing]) -> Iterator[Thing]:
    for thing in things:
        if isinstance(thing.widget, Label) and thing.widget.text.strip():
            yield thing


def _touchable(things: list[Thing]) -> Iterator[Thing]:
    """What a finger may press: Kivy's own, and whatever of ours says what a touch on it means."""
    for thing in things:
        widget = thing.widget
        if isinstance(widget, Board) or widget.disabled or getattr(widget, "covers", False):
            continue
        ours = getattr(type(widget).on_touch_down, "__module__", "").startswith("ui.")
        if (isinstance(widget, TAKES_TOUCH) or ours) and getattr(widget, "touchable", True):
            yield thing


def named(thing: Thing) -> str:
    """A widget as a person would find it."""
    widget = thing.widget
    said = getattr(widget, "text", "") or getattr(widget, "icon", "") or getattr(widget, "player", "")
    inside = next((type(up).__name__ for up in reversed(thing.above) if type(up).__name__ != "BoxLayout"), "")
    return f"{type(widget).__name__} {said[:60]!r} in {inside} at {thing.box}"


# each kind of fault


def _cut_off(things: list[Thing]) -> Iterator[str]:
    for thing in _words(things):
        label = thing.widget
        if isinstance(label, Icon):
            if label.font_size > min(label.width, label.height) + HAIR:
                yield f"cut off: {named(thing)} is drawn {label.font_size:.0f} high"
            continue
        wide, high, longest = written(label)
        if label.shorten:
            # A name may end in dots as long as its beginning is there.
            if wide > label.width * MOSTLY:
                yield f"cut off: {named(thing)} needs {wide:.0f}"
            continue
        # Of words in a box Kivy leaves out a whole line if a single pixel is lacking.
        bounded = label.text_size[1]
        lost = bounded is not None and int(bounded) < high > 2 * label.font_size  # more than one line
        if wide > label.width + HAIR or high > label.height + HAIR or lost:
            yield f"cut off: {named(thing)} needs {wide:.0f}×{high:.0f}"
        elif label.text_size[0] is not None and longest > label.text_size[0] + HAIR:
            yield f"word broken: {named(thing)} has a word {longest:.0f} wide"


def written(label: Label) -> tuple[float, float, float]:
    """How much room a label's words need at their size, unshortened, and how long the longest word is."""
    core = label._label
    kept = core.options, core._text_size, core._internal_size, core._cached_lines, core.is_shortened
    core.options = dict(core.options, shorten=False)
    core._text_size = (None if label.shorten else label.text_size[0], None)
    core.render()
    wide, high = core._internal_size
    pad = core.options["padding"]
    said = _TAG.sub("", label.text) if label.markup else label.text
    words = [word for word in said.split() if "/" not in word]  # a path may break anywhere
    longest = max((core.get_extents(word)[0] for word in words), default=0) + pad[0] + pad[2]
    core.options, core._text_size, core._internal_size, core._cached_lines, core.is_shortened = kept
    return wide, high, longest


def _off_screen(things: list[Thing]) -> Iterator[str]:
    width, height = Window.size
    for thing in (*_words(things), *_touchable(things)):
        box = _ink(thing) if isinstance(thing.widget, Label) else thing.box
        if ("x" not in thing.scrolled and (box.left < -HAIR or box.right > width + HAIR)) or (
            "y" not in thing.scrolled and (box.bottom < -HAIR or box.top > height + HAIR)
        ):
            yield f"off the screen: {named(thing)}"


def _too_small(things: list[Thing]) -> Iterator[str]:
    for thing in _touchable(things):
        # A letter stands where people look for it: on a tall screen narrower than a thumb, and higher.
        wide = thing.box.wide / (NARROW if isinstance(thing.widget, Letter) else 1)
        if min(wide, thing.box.high) < thumb() - HAIR / 2:
            yield f"too small: {named(thing)} where a thumb needs {thumb():.0f}"
    for thing in things:
        if isinstance(thing.widget, Board) and thing.widget.view and thing.box.seen:
            yield from _small_spaces(thing.widget)


def _small_spaces(board: Board) -> Iterator[str]:
    """Spaces that may be picked are large enough for a thumb, or are so under the board's own loupe."""
    for space in board.view.spaces:
        points = [board.on_screen(corner) for corner in corners(space)]
        wide = max(x for x, _ in points) - min(x for x, _ in points)
        high = max(y for _, y in points) - min(y for _, y in points)
        much = getattr(board, "magnified", 1.0)
        if space.id in board.glow and min(wide, high) * much < thumb() - HAIR / 2:
            yield f"too small: space {space.id} is {wide:.0f}×{high:.0f} where a thumb needs {thumb():.0f}"


def _overlapping(things: list[Thing]) -> Iterator[str]:
    fingers = [thing for thing in _touchable(things) if thing.shown.seen]
    for one, other in combinations(fingers, 2):
        if not _holds(one, other) and one.shown.within(other.shown).seen:
            yield f"overlapping: {named(one)} and {named(other)}"
    words = [
        (thing, ink)
        for thing in _words(things)
        if not isinstance(thing.widget, Icon) and (ink := _ink(thing).within(thing.shown)).seen
    ]
    for (one, ink), (other, other_ink) in combinations(words, 2):
        if ink.within(other_ink).seen:
            yield f"overlapping: {named(one)} and {named(other)}"
    for word, ink in words:
        for finger in fingers:
            if not _holds(word, finger) and ink.within(finger.shown).seen:
                yield f"overlapping: {named(word)} and {named(finger)}"


def _holds(one: Thing, other: Thing) -> bool:
    return one.widget is other.widget or one.widget in other.above or other.widget in one.above


def _ink(thing: Thing) -> Box:
    """Where a label's words are, however it is turned."""
    label = thing.widget
    if isinstance(label, Icon):
        wide = high = label.font_size
    else:
        # Measured, not asked of Kivy: words that were written before for another label were not for this one.
        wide, high, _ = written(label)
        wide = min(wide, label.width) if label.shorten else wide
    x = _start(label.x, label.width - wide, label.halign, "left", "right")
    y = _start(label.y, label.height - high, label.valign, "bottom", "top")
    return _turned(label, x, y, x + wide, y + high)


def _turned(widget: Widget, left: float, bottom: float, right: float, top: float) -> Box:
    """A rectangle beside a widget as it is in the window."""
    a, b = widget.to_window(left, bottom), widget.to_window(right, top)
    return Box(min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]))


def _start(edge: float, spare: float, align: str, near: str, far: str) -> float:
    """Where words begin on one axis, by the side they lean to; words too large stand out evenly."""
    return edge + (0.0 if align == near and spare > 0 else spare if align == far and spare > 0 else spare / 2)


def _narrow_scrolls(things: list[Thing]) -> Iterator[str]:
    """What scrolls must show enough of itself to be scrolled by a thumb, and only one way."""
    for thing in things:
        scroll = thing.widget
        if not isinstance(scroll, ScrollView) or not scroll.children or not thing.box.seen:
            continue
        inner = scroll.children[0]
        if inner.width > scroll.width + HAIR and scroll.do_scroll_y:
            yield f"cut off: {named(thing)} is narrower than what it scrolls, {inner.width:.0f}"
        if inner.height > scroll.height + HAIR and min(thing.box.wide, thing.box.high) < thumb() - HAIR:
            yield f"too small: {named(thing)} scrolls {inner.height:.0f} through a slit"

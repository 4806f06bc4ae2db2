"""What is hard to tell from what is behind it, measured on the pixels of the screen as it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
from kivy.core.text import LabelBase
from kivy.core.window import Window
from kivy.graphics import Color, Fbo, InstructionGroup, PopMatrix, PushMatrix, Rectangle
from kivy.graphics.context_instructions import MatrixInstruction
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from kivy.graphics.transformation import Matrix
from kivy.uix.modalview import ModalView
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from tests.ui.layout import box_of, things
from ui.handed.faces import letters_in
from ui.handed.theme import FONTS, drawn
from ui.parts.board.board import Board

LETTERS, TOUCHED = 4.5, 3.0  # WCAG 2: what is read, and signs and rims of what is touched
WORST = 10  # per cent of what lies under a letter may be worse than the rest: a vein in the marble
SEEN = 60  # of 255: so much of a pixel must be a letter's own
UNVEILED = 0.75  # of a letter's own light must be seen, or something is laid over it
SMALL = 8  # pixels: of all that is larger some pixel is wholly its own (measured: 0.98 bright, 0.58 dimmed)
BACK = 2.0  # a piece that may not be touched now steps back, and is still seen
MUCH = 0.08  # of a space is changed by the light on it
FEW = 6  # pixels: less than that is no letter
ICON_FONT, OWN_FONTS = str(FONTS[3]), tuple(map(str, FONTS))
Pixels = Any  # of numpy: rows from the bottom, then columns, then red, green, blue

_COLOUR = re.compile(r"\[color=(#[0-9a-fA-F]+)\]")
_REFRESH = LabelBase.refresh
_WRITTEN: WeakKeyDictionary[object, Writing] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class Writing:
    """What a texture has on it."""

    words: str
    font: str
    colour: tuple[float, ...]


@dataclass(slots=True)
class Shown:
    """Something written that is on the screen: in which colour, where, and on what."""

    writing: Writing
    tint: Color
    ink: list[float]
    box: tuple[int, int, int, int]
    widget: Widget

    def __str__(self) -> str:
        said = self.writing.words
        if self.writing.font == ICON_FONT:
            said = f"{getattr(self.widget, 'icon', '') or '+'.join(f'{ord(c):X}' for c in said)} (a sign)"
        left, low, right, high = self.box
        names = [type(self.widget).__name__, type(self.widget.parent).__name__]
        return f"{said[:50]!r} in {' of '.join(names)} at {left},{low} {right - left}×{high - low}"


@contextmanager
def remembering() -> Iterator[None]:
    """Meanwhile it is known of every texture that is written what is on it."""

    def refresh(label: LabelBase) -> None:
        _REFRESH(label)
        options = label.options
        if label.texture is not None:
            tagged = _COLOUR.match(str(label.text))
            colour = tuple(get_color_from_hex(tagged[1]) if tagged else options.get("color") or (1, 1, 1, 1))
            _WRITTEN[label.texture] = Writing(str(label.text), options["font_name_r"], colour)

    LabelBase.refresh = refresh
    drawn.cache_clear()
    try:
        yield
    finally:
        LabelBase.refresh = _REFRESH


def pale() -> list[str]:
    """All that is too pale on the topmost layer, and every letter that no font of ours can draw."""
    top = next((child for child in Window.children if isinstance(child, ModalView)), Window.children[0])
    shown = list(_shown(top))
    return [*_boxes(shown), *_letters(shown), *_lights(top)]


def _boxes(shown: Sequence[Shown]) -> Iterator[str]:
    """Letters that a machine without other fonts would show as dots; people's own names may be so."""
    for one in shown:
        fonts = (one.writing.font, *OWN_FONTS[:2])
        if any(
            not letter.isspace() and not any(ord(letter) in letters_in(font) for font in fonts)
            for letter in one.writing.words
        ):
            yield f"no letter for: {one}"


def _letters(shown: list[Shown]) -> Iterator[str]:
    """Letters and signs against what is behind them."""
    bare = _tinted(shown, (1, 1, 1, 0))
    black, white = _tinted(shown, (0, 0, 0, 1)), _tinted(shown, (40, 40, 40, 1))
    for one in shown:
        left, low, right, high = one.box
        place = slice(low, high), slice(left, right)
        cover = np.maximum(_apart(white[place], black[place]), _apart(black[place], bare[place]))
        under = cover > SEEN
        for other in [other for other in shown if other is not one and _within(other.box, one.box)]:
            a, b, c, d = other.box
            under[b - low : d - low, a - left : c - left] = False
        if under.sum() < FEW:
            continue  # scrolled away, or beneath something
        veil = float(cover[under].max()) / 255  # what lies over it darkens it too
        thin = min(right - left, high - low) < SMALL  # nowhere is a pixel all a thin line's own
        back = veil <= (UNVEILED / 2 if thin else UNVEILED)
        ink = np.array(one.ink[:3]) * 255
        if back:  # in part it is hidden, and in part what lies over it is seen in its place
            fullest = np.unravel_index(np.argmax(cover * under), under.shape)
            ink = ink * veil + black[place][fullest]
        behind = bare[place][under]
        mixed = one.ink[3] * ink + (1 - one.ink[3]) * behind
        found = float(np.percentile(_contrast(_light(mixed), _light(behind)), WORST))
        sign = one.writing.font == ICON_FONT
        least = BACK if back else TOUCHED if sign else LETTERS
        if found < least - 0.05:
            yield f"pale: {one} has {found:.1f} where {least} is needed"


def _within(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether one box lies in another."""
    return all((one[0] >= other[0], one[1] >= other[1], one[2] <= other[2], one[3] <= other[3]))


def _lights(top: Widget) -> Iterator[str]:
    """The light on what may be picked against what is beneath it."""
    for board in [widget for widget in top.walk() if isinstance(widget, Board)]:
        group = board.layers["lights"].group
        if not board.glow or not group.children:
            continue
        lit = _picture()
        at = board.canvas.indexof(group)
        board.canvas.remove(group)
        plain = _picture()
        board.canvas.insert(at, group)
        for space in board.view.spaces:
            if space.id not in board.glow or space.id not in board.layers["lights"].drawn:
                continue
            points = board.brush.outline(space)
            xs, ys = [int(x) for x, _ in points], [int(y) for _, y in points]
            place = slice(max(0, min(ys)), max(ys) + 1), slice(max(0, min(xs)), max(xs) + 1)
            changed = _apart(lit[place], plain[place]) > 4
            if changed.sum() < MUCH * changed.size:
                continue  # beneath what the camera sees
            before, after = _light(plain[place][changed]), _light(lit[place][changed])
            found = float(np.percentile(_contrast(after, before), 95))
            if found < TOUCHED:
                yield f"pale: the light on {space.id} has {found:.1f} where {TOUCHED} is needed"


# the picture


@lru_cache(maxsize=8)
def _sheet(size: tuple[int, int]) -> Fbo:
    """What pictures of this size are drawn on: a window that nobody sees need not be as large as it says."""
    return Fbo(size=size, with_stencilbuffer=True)


def _picture() -> Pixels:
    """The screen as it is drawn now."""
    wide, high = size = tuple(Window.size)
    sheet = _sheet(size)
    sheet.bind()
    Window.dispatch("on_draw")
    raw = glReadPixels(0, 0, wide, high, GL_RGBA, GL_UNSIGNED_BYTE)
    sheet.release()
    return np.frombuffer(raw, np.uint8).reshape(high, wide, 4)[..., :3]


def _tinted(shown: Sequence[Shown], rgba: Sequence[float]) -> Pixels:
    """The screen with everything that is written in another colour."""
    tints = {id(one.tint): one.tint for one in shown}.values()
    kept = [tint.rgba for tint in tints]
    for tint in tints:
        tint.rgba = rgba
    picture = _picture()
    for tint, before in zip(tints, kept, strict=True):
        tint.rgba = before
    return picture


def _apart(one: Pixels, other: Pixels) -> Pixels:
    """By how much they differ, each pixel in the colour in which it differs most."""
    return (np.maximum(one, other) - np.minimum(one, other)).max(axis=-1)


def _light(pixels: Pixels) -> Pixels:
    """How light pixels are to the eye, by the formula of WCAG 2."""
    part = pixels / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return linear @ np.array((0.2126, 0.7152, 0.0722))


def _contrast(one: Pixels, other: Pixels) -> Pixels:
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


# what is written on it


class _Walk:
    """Goes through all that is drawn, in its order, with the colour and the turn it is drawn with."""

    def __init__(self, top: Widget) -> None:
        self.whose = {id(widget.canvas): widget for widget in top.walk()}
        self.seen = {id(thing.widget) for thing in things()}  # and not beneath another
        self.tint = Color()
        self.turn, self.kept = Matrix(), [Matrix()]
        self.found: list[Shown] = []

    def through(self, group: InstructionGroup, widget: Widget, opacity: float) -> None:
        """One group and all groups in it."""
        widget = self.whose.get(id(group), widget)
        opacity *= getattr(group, "opacity", 1.0)
        for one in group.children:
            if isinstance(one, Color):
                self.tint = one
            elif isinstance(one, PushMatrix):
                self.kept.append(self.turn)
            elif isinstance(one, PopMatrix):
                self.turn = self.kept.pop()
            elif isinstance(one, MatrixInstruction):
                self.turn = self.turn.multiply(one.matrix) if one.matrix else self.turn
            elif isinstance(one, Rectangle) and one.texture in _WRITTEN:
                self.letters(one, widget, opacity)
            elif isinstance(one, InstructionGroup):
                self.through(one, widget, opacity)

    def letters(self, lies: Rectangle, widget: Widget, opacity: float) -> None:
        """Something written; what cannot be used may be pale, and what has faded is not meant to be read."""
        writing = _WRITTEN[lies.texture]
        (x, y), (wide, high) = lies.pos, lies.size
        corners = ((x, y), (x + wide, y), (x, y + high), (x + wide, y + high))
        points = [self.turn.transform_point(*corner, 0)[:2] for corner in corners]
        xs, ys = [px for px, _ in points], [py for _, py in points]
        left, right = max(0, int(min(xs))), min(Window.width, int(max(xs)) + 1)
        low, high = max(0, int(min(ys))), min(Window.height, int(max(ys)) + 1)
        for scroll in [up for up in _upwards(widget) if isinstance(up, ScrollView)]:
            seen = box_of(scroll)
            left, right = max(left, int(seen.left)), min(right, int(seen.right))
            low, high = max(low, int(seen.bottom)), min(high, int(seen.top))
        unseen = opacity < 0.05 or left >= right or low >= high or id(widget) not in self.seen
        if unseen or not writing.words.strip() or _unusable(widget):
            return
        ink = [a * b for a, b in zip(writing.colour, self.tint.rgba, strict=True)]
        ink[3] *= opacity
        if ink[3] > 0.05:
            self.found.append(Shown(writing, self.tint, ink, (left, low, right, high), widget))


def _upwards(widget: Widget) -> Iterator[Widget]:
    """A widget and all it is in."""
    while isinstance(widget, Widget):
        yield widget
        widget = widget.parent


def _unusable(widget: Widget) -> bool:
    """Whether it, or something it is in, cannot be used now."""
    return any(up.disabled or not getattr(up, "usable", True) for up in _upwards(widget))


def _shown(top: Widget) -> list[Shown]:
    Window.dispatch("on_draw")  # what is to be written is written now
    walk = _Walk(top)
    walk.through(top.canvas, top, 1.0)
    return walk.found

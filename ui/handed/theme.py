"""Colours, fonts and sizes in one place; a theme is a world by night, by day or in high contrast."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.core.text import LabelBase
from kivy.core.text.text_sdl2 import LabelSDL2
from kivy.event import EventDispatcher
from kivy.graphics.texture import Texture
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.utils import get_color_from_hex

from companion.games.worlds import World, read_world
from ui.handed.faces import Run, readable, readable_in, runs
from ui.handed.palettes import ALWAYS, DEPTHS, HUES, PAPER, THEMES

ASSETS = Path(__file__).parents[1] / "assets"
TEXT, TITLE, GREEK, ICONS = "PantheonText", "PantheonTitle", "PantheonGreek", "PantheonIcons"
FONTS = tuple(
    ASSETS / "fonts" / name
    for name in (
        "IBMPlexSans-Regular.ttf",
        "IBMPlexSans-Bold.ttf",
        "Cinzel-Bold.ttf",
        "icons.ttf",
        "GFSNeohellenicBold.otf",
    )
)

_EXTENTS, _RENDER = LabelSDL2.get_extents, LabelSDL2._render_text  # as Kivy has them

# A thumb needs nine millimetres; the smallest screens we know are seven inches, 154 mm along their long side,
# and those of more than 1280 pixels are larger: up to the ten inches of full HD, none to touch is finer.
# With one unit for each of 480 lines of seven inches, fifty units are nine millimetres or more on any.
THUMB_MM, WIDE_MM, LARGER_MM, FINEST_MM = 9, 154, 231, 154 / 1280
THUMB = 50
LEAST = 14  # units: smaller letters nobody reads across a table
AMBER = get_color_from_hex("#E0A23A")

# How a game's tones look: fill, what is drawn on it, rim.
TONES = {
    "white": ("ivory", "ivory_ink", "ivory_rim"),
    "black": ("obsidian", "obsidian_ink", "obsidian_rim"),
    "lit": ("gold", "gold_ink", "gold"),
    "": ("raised", "ink", "line"),
}
_HUES = {tone: tuple(map(get_color_from_hex, hues)) for tone, hues in HUES.items()}
# A verdict looks the same in every theme: white on a deep green, white on a deep red.
RIGHT, WRONG = (get_color_from_hex(ALWAYS[verdict]) for verdict in ("right", "wrong"))
HOUSE = read_world("house", ASSETS / "house")


def long_mm(pixels: float) -> float:
    """How long the smallest screen with so many pixels along its long side is."""
    return max(WIDE_MM, min(LARGER_MM, pixels * FINEST_MM))


def columns(room: float, each: float) -> int:
    """How many columns stand side by side, each as wide as it needs to be."""
    return max(1, int(room // max(1.0, each)))


class Theme(EventDispatcher):
    """The colours of a world as the chosen theme has them; changing them repaints whatever wears them."""

    ground = ColorProperty()
    panel = ColorProperty()
    raised = ColorProperty()
    line = ColorProperty()
    edge = ColorProperty()
    gloss = ColorProperty()
    ink = ColorProperty()
    soft = ColorProperty()
    accent = ColorProperty()
    gold = ColorProperty()
    gold_ink = ColorProperty()
    key = ColorProperty()
    key_ink = ColorProperty()
    red = ColorProperty()
    red_ink = ColorProperty()
    green = ColorProperty()
    right = ColorProperty()
    wrong = ColorProperty()
    verdict_ink = ColorProperty()
    may = ColorProperty()
    paper = ColorProperty()
    paper_ink = ColorProperty()
    paper_title = ColorProperty()
    card = ColorProperty()
    light = ColorProperty()
    dark = ColorProperty()
    plain = ColorProperty()
    frame = ColorProperty()
    ivory = ColorProperty()
    ivory_ink = ColorProperty()
    obsidian = ColorProperty()
    obsidian_ink = ColorProperty()
    ivory_rim = ColorProperty()
    obsidian_rim = ColorProperty()
    shade = ColorProperty()
    worn = StringProperty()
    cream = ColorProperty(PAPER)
    depth = NumericProperty(1.0)  # how much of the ground's picture is seen
    textured = BooleanProperty(True)  # whether stone is stone, or one plain colour

    def __init__(self, world: World = HOUSE) -> None:
        super().__init__()
        self.world = world

    def use(self, name: str) -> None:
        """Put on a palette; `worn` changes last, when every colour is the new one."""
        for colour, value in THEMES[name](self.world).items():
            setattr(self, colour, value)
        self.textured, self.depth = name != "contrast", DEPTHS.get(name, 0.0)
        self.worn = name

    def lite(self, tone: str) -> list[float]:
        """A player's colour for letters and numbers on a panel."""
        if tone not in HUES:
            return list(self.ink)
        return list(_HUES[tone][4 if self.worn == "day" else 3])

    def at_night(self, tone: str) -> list[float]:
        """A player's colour for letters on what is dark by day, too."""
        if tone not in HUES:
            return list(self.obsidian_rim if tone == "black" else self.ivory)
        return list(_HUES[tone][3])

    @staticmethod
    def card_ink(tone: str) -> list[float]:
        """A player's colour for letters on card stock."""
        return list(_HUES[tone][4]) if tone in HUES else get_color_from_hex(ALWAYS["ivory_ink"])

    def tone(self, tone: str) -> tuple[list[float], list[float], list[float]]:
        """Fill, drawing and rim of a tone."""
        if tone in HUES:
            return _HUES[tone][:3]
        fill, ink, rim = TONES.get(tone, TONES[""])
        return getattr(self, fill), getattr(self, ink), getattr(self, rim)

    def dark_side(self, tone: str) -> tuple[list[float], list[float], list[float]]:
        """A piece that shines no more: hollow, so that its sign and its rim alone keep the tone."""
        fill, _, rim = self.tone(tone)
        glimmer = rim if tone == "black" else fill
        return get_color_from_hex(self.world.colours["panel"]), glimmer, glimmer

    def ground_of(self, tone: str) -> list[float]:
        """How a space of a tone looks: the theme's own grounds, or a hue laid thinly over the plain one."""
        if tone in ("plain", "light", "dark"):
            return list(getattr(self, tone))
        fill, _, _ = self.tone(tone)
        much = 0.75 if tone == "lit" else 0.45
        return [much * a + (1 - much) * b for a, b in zip(fill[:3], self.plain[:3], strict=True)] + [1.0]


def register_fonts() -> None:
    """Make our fonts known to Kivy."""
    regular, bold, title, icons, greek = map(str, FONTS)
    LabelBase.register(TEXT, regular, fn_bold=bold)
    LabelBase.register(TITLE, title)
    LabelBase.register(GREEK, greek)
    LabelBase.register(ICONS, icons)
    _lend_letters((bold, regular))


def can_be_drawn(letters: str) -> bool:
    """Whether there is a font, ours or the system's, for all these letters."""
    return all(readable(letter, tuple(map(str, FONTS[:2]))) for letter in letters)


def face_of_title(words: str) -> str:
    """The face of titles that has every letter: Cinzel knows no Greek; for other scripts it is plain."""
    faces = ((TITLE, FONTS[2]), (GREEK, FONTS[4]))
    has_all = (
        name for name, path in faces if all(readable_in(letter, str(path)) for letter in words.strip())
    )
    return next(has_all, TEXT)


def _lend_letters(ours: tuple[str, ...]) -> None:
    """Have every label draw what its own font lacks with another: names come in every script.

    Kivy knows one font for a label. These two are its lowest steps, and all that is written takes them.
    """
    if LabelSDL2.get_extents is not _EXTENTS:
        return

    def get_extents(label: LabelSDL2, words: str) -> tuple[int, int]:
        found = _cut(label, words, ours)
        if not found:
            return _EXTENTS(label, words)  # type: ignore[no-any-return]
        sizes = [_worn(label, run, partial(_EXTENTS, label, run[1])) for run in found]
        return sum(wide for wide, _ in sizes), max(high for _, high in sizes)

    def render_text(label: LabelSDL2, words: str, x: int, y: int) -> None:
        found = _cut(label, words, ours)
        if not found:
            _RENDER(label, words, x, y)
            return
        foot = label.get_ascent()
        for run in found:
            over = foot - _worn(label, run, label.get_ascent)
            _worn(label, run, partial(_RENDER, label, run[1], x, y + over))
            x += _worn(label, run, partial(_EXTENTS, label, run[1]))[0]

    LabelSDL2.get_extents, LabelSDL2._render_text = get_extents, render_text


def _cut(label: LabelSDL2, words: str, ours: tuple[str, ...]) -> tuple[Run, ...]:
    """The runs of letters a label is drawn in; none where its own font has them all."""
    if words.isascii():
        return ()
    own = label.options["font_name_r"]
    found = runs(words, own, ours)
    return () if len(found) == 1 and found[0] == (own, words, False) else found


def _worn(label: LabelSDL2, run: Run, step: Callable[[], Any]) -> Any:
    """One step of a label with a run's font and direction."""
    path, words, left = run
    options = label.options
    script = "Hebr" if "\u0590" <= words[:1] < "\u0600" else "Arab"
    other = {"font_name_r": path} | ({"font_direction": "rtl", "font_script_name": script} if left else {})
    before = {key: options[key] for key in other}
    options.update(other)
    try:
        return step()
    finally:
        options.update(before)


@cache
def _icons() -> dict[str, str]:
    codes = json.loads((ASSETS / "icons.json").read_text(encoding="utf-8"))
    return {name: chr(int(code, 16)) for name, code in codes.items()}


def icon(name: str) -> str:
    """The character that draws an icon; nothing for a name there is no icon for."""
    return _icons().get(name, "")


@lru_cache(maxsize=1024)
def drawn(written: str, font: str, size: int, bold: bool = False) -> Texture:
    """Letters or an icon as a white texture, made once and tinted where it is used."""
    label = CoreLabel(text=written, font_name=font, font_size=size, bold=bold, color=(1, 1, 1, 1))
    label.refresh()
    label.texture.bind()  # written now, and not in the middle of a frame
    return label.texture

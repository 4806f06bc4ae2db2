"""Colours, fonts and sizes in one place; a theme is a table of colours."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from kivy.core.text import Label as CoreLabel
from kivy.core.text import LabelBase
from kivy.event import EventDispatcher
from kivy.graphics.texture import Texture
from kivy.properties import ColorProperty, StringProperty

ASSETS = Path(__file__).parent / "assets"
TEXT, TITLE, ICONS = "PantheonText", "PantheonTitle", "PantheonIcons"

NIGHT = {
    "ground": "#0E1428",
    "panel": "#1A2342",
    "raised": "#26325C",
    "line": "#3D4C82",
    "ink": "#F6F1E4",
    "soft": "#C3C6DA",
    "gold": "#F0BE54",
    "gold_ink": "#1B1405",
    "red": "#F0705A",
    "red_ink": "#240703",
    "green": "#6CCB8E",
    "light": "#40508A",
    "dark": "#313E70",
    "plain": "#384679",
    "frame": "#151C38",
    "ivory": "#F6EEDB",
    "ivory_ink": "#2A2118",
    "obsidian": "#15121B",
    "obsidian_ink": "#F3D9A4",
    "ivory_rim": "#8B7A5C",
    "obsidian_rim": "#B9BFD8",
    "shade": "#000000B8",
}
DAY = NIGHT | {
    "ground": "#EFE6D2",
    "panel": "#FBF6E9",
    "raised": "#E5D9BD",
    "line": "#A8946A",
    "ink": "#2A2118",
    "soft": "#5C5040",
    "gold": "#8F5A00",
    "gold_ink": "#FFF8E8",
    "red": "#B3261E",
    "red_ink": "#FFF4F2",
    "green": "#1F7A44",
    "light": "#E2D3AE",
    "dark": "#CDB988",
    "plain": "#D8C79B",
    "frame": "#9C845A",
    "shade": "#2A2118B8",
}
PALETTES = {"night": NIGHT, "day": DAY}

# How a game's tones look: fill, what is drawn on it, rim.
TONES = {
    "white": ("ivory", "ivory_ink", "ivory_rim"),
    "black": ("obsidian", "obsidian_ink", "obsidian_rim"),
    "red": ("red", "red_ink", "ink"),
    "": ("raised", "ink", "line"),
}


class Theme(EventDispatcher):
    """The colours now in use; changing them repaints whatever is open."""

    ground = ColorProperty()
    panel = ColorProperty()
    raised = ColorProperty()
    line = ColorProperty()
    ink = ColorProperty()
    soft = ColorProperty()
    gold = ColorProperty()
    gold_ink = ColorProperty()
    red = ColorProperty()
    red_ink = ColorProperty()
    green = ColorProperty()
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

    def use(self, name: str) -> None:
        """Put on a palette; `worn` changes last, when every colour is the new one."""
        for colour, value in PALETTES[name].items():
            setattr(self, colour, value)
        self.worn = name

    def tone(self, tone: str) -> tuple[list[float], list[float], list[float]]:
        """Fill, drawing and rim of a tone."""
        fill, on, rim = TONES.get(tone, TONES[""])
        return getattr(self, fill), getattr(self, on), getattr(self, rim)


def register_fonts() -> None:
    """Make our fonts known to Kivy."""
    fonts = ASSETS / "fonts"
    LabelBase.register(
        TEXT, str(fonts / "IBMPlexSans-Regular.ttf"), fn_bold=str(fonts / "IBMPlexSans-Bold.ttf")
    )
    LabelBase.register(TITLE, str(fonts / "Cinzel-Bold.ttf"))
    LabelBase.register(ICONS, str(fonts / "icons.ttf"))


@cache
def _icons() -> dict[str, str]:
    codes = json.loads((ASSETS / "icons.json").read_text(encoding="utf-8"))
    return {name: chr(int(code, 16)) for name, code in codes.items()}


def icon(name: str) -> str:
    """The character that draws an icon; nothing for a name there is no icon for."""
    return _icons().get(name, "")


@cache
def drawn(written: str, font: str, size: int) -> Texture:
    """Letters or an icon as a white texture, made once and tinted where it is used."""
    label = CoreLabel(text=written, font_name=font, font_size=size, color=(1, 1, 1, 1))
    label.refresh()
    return label.texture

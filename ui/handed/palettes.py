"""The colours of a world in each theme; a pair of them that must be told apart is held by a test."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.worlds import World

Palette = dict[str, str]

# The same in every world, by night.
ALWAYS = {
    "gold": "#F4BC4F",  # a rim: chosen; a sign: what something is worth
    "gold_ink": "#1F1504",
    "key": "#F4BC4F",  # the one key to press next
    "key_ink": "#1F1504",
    "red": "#FF9A8E",
    "red_ink": "#240703",
    "green": "#7BD992",
    "right": "#1E7A46",
    "wrong": "#A8261C",
    "verdict_ink": "#FFFFFF",
    "may": "#FFFFFF",  # the rim of what may be done
    "paper": "#F3EAD3",
    "paper_ink": "#24140C",
    "paper_title": "#6B1428",
    "card": "#FBF5E6",
    "ivory": "#F6EEDB",
    "ivory_ink": "#2A2118",
    "obsidian": "#15121B",
    "obsidian_ink": "#F3D9A4",
    "ivory_rim": "#8B7A5C",
    "obsidian_rim": "#B9BFD8",
    "shade": "#000000B8",
}
PAPER, DUSK = "#EFE6D2", "#2A2118"
DEPTHS = {"night": 1.0, "day": 0.2, "contrast": 0.0}  # how much of a world's ground is seen


def light(colour: str) -> float:
    """How light a colour is to the eye, by the formula of WCAG 2."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well two colours are told apart: 1 not at all, 21 black and white."""
    pale, dark = sorted((light(one), light(other)), reverse=True)
    return (pale + 0.05) / (dark + 0.05)


def mixed(one: str, other: str, much: float) -> str:
    """So much of one colour in another."""
    pairs = ((int(one[n : n + 2], 16), int(other[n : n + 2], 16)) for n in (1, 3, 5))
    return "#" + "".join(f"{round(a * much + b * (1 - much)):02X}" for a, b in pairs)


def _darker(colour: str, on: str, least: float) -> str:
    """A colour with as much black in it as it needs to be read on another."""
    shades = (mixed(colour, "#000000", 1 - n / 20) for n in range(20))
    return next((shade for shade in shades if contrast(shade, on) >= least), "#000000")


def night(world: World) -> Palette:
    """The world as it is."""
    own = dict(world.colours)
    spaces = {
        "plain": own["raised"],
        "light": mixed(own["line"], own["raised"], 0.5),
        "dark": mixed(own["raised"], own["panel"], 0.6),
        "frame": own["panel"],
    }
    return ALWAYS | spaces | own | {"panel": own["panel"] + "F6", "edge": "#FFFFFF18", "gloss": "#FFFFFF"}


def day(world: World) -> Palette:
    """Ink on cream; the ground keeps a fifth of the world's own tone."""
    ground = mixed(world.colours["ground"], PAPER, DEPTHS["day"])
    return ALWAYS | {
        "ground": ground,
        "panel": "#FBF6E9F6",
        "raised": "#E5D9BD",
        "line": "#7D6A3E",
        "edge": "#2A211830",
        "gloss": "#FFFFFF60",
        "ink": DUSK,
        "soft": "#4A4030",
        "accent": _darker(world.colours["accent"], ground, 4.6),
        "gold": "#664000",
        "gold_ink": "#FFF8E8",
        "red": "#8F1A14",
        "red_ink": "#FFF4F2",
        "green": "#125226",
        "may": "#FFFFFF",
        "light": "#E2D3AE",
        "dark": "#CDB988",
        "plain": "#D8C79B",
        "frame": "#9C845A",
        "shade": "#2A2118B8",
    }


def high_contrast(_: World) -> Palette:
    """Black and white, with one bright colour for what matters; every panel and key has a rim."""
    return ALWAYS | {
        "ground": "#000000",
        "panel": "#000000",
        "raised": "#1C1C1C",
        "line": "#FFFFFF",
        "edge": "#8C8C8C",
        "gloss": "#FFFFFF00",
        "ink": "#FFFFFF",
        "soft": "#FFFFFF",
        "accent": "#FFE14D",
        "gold": "#FFE14D",
        "gold_ink": "#000000",
        "key": "#FFE14D",
        "key_ink": "#000000",
        "red": "#FF8A75",
        "red_ink": "#000000",
        "green": "#5CFF9D",
        "paper": "#000000",
        "paper_ink": "#FFFFFF",
        "paper_title": "#FFE14D",
        "light": "#4A4A4A",
        "dark": "#2B2B2B",
        "plain": "#333333",
        "frame": "#000000",
        "ivory": "#FFFFFF",
        "ivory_ink": "#000000",
        "obsidian": "#000000",
        "obsidian_ink": "#FFFFFF",
        "ivory_rim": "#000000",
        "obsidian_rim": "#FFFFFF",
        "shade": "#000000D8",
    }


THEMES: Mapping[str, Callable[[World], Palette]] = {"night": night, "day": day, "contrast": high_contrast}

# People: fill, what is drawn on it, rim; for numbers on a dark panel, and on card stock or by day.
HUES = {
    "red": ("#C63E34", "#FFFFFF", "#FFD9D4", "#FF9488", "#A82B22"),
    "orange": ("#E8892B", "#241200", "#FFE3C2", "#FFAA55", "#9C4E05"),
    "yellow": ("#F2CF3A", "#241C00", "#FFF6C9", "#F6D957", "#7A6200"),
    "green": ("#2C8147", "#FFFFFF", "#D2F5DB", "#7BD992", "#1F6B36"),
    "teal": ("#157B80", "#FFFFFF", "#C9F3F4", "#5FD0D5", "#0F666A"),
    "blue": ("#346ACB", "#FFFFFF", "#D5E4FF", "#93B8FF", "#2453A8"),
    "purple": ("#7D4BB5", "#FFFFFF", "#EADBFF", "#CBA6F7", "#5D2F93"),
    "pink": ("#E58AB0", "#2E0717", "#FFE4EF", "#F5A9C8", "#A33B68"),
    "grey": ("#8C93A3", "#10131A", "#E6E9F0", "#C3C9D6", "#4A5060"),
}

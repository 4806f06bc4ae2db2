"""How much room words need, and how large they can be in the room there is."""

from __future__ import annotations

from functools import lru_cache

from kivy.core.text import Label as CoreLabel


@lru_cache(maxsize=8192)
def room_for(words: str, font: str, bold: bool, size: int, wide: int) -> tuple[int, int]:
    """How high these words stand at a size when wrapped to a width, and how wide their longest word is."""
    label = CoreLabel(text=words, font_name=font, bold=bold, font_size=size, text_size=(wide, None))
    label.resolve_font_name()
    _, high = label.render()
    longest = max((_wide(word, font, bold, size) for word in words.split()), default=0)
    return high, longest


@lru_cache(maxsize=8192)
def _wide(word: str, font: str, bold: bool, size: int) -> int:
    label = CoreLabel(font_name=font, bold=bold, font_size=size)
    label.resolve_font_name()
    return int(label.get_extents(word)[0])


@lru_cache(maxsize=8192)
def largest_in(words: str, font: str, bold: bool, wide: int, high: int, least: int, most: int) -> int:
    """The largest size at which every line and no broken word is in the room; the least if none is."""
    if most >= least and _fits(words, font, bold, most, wide, high):
        return most  # as usual: nothing to look for
    low, best = least, least
    while low < most:
        size = (low + most - 1) // 2
        if _fits(words, font, bold, size, wide, high):
            low, best = size + 1, size
        else:
            most = size
    return best


def _fits(words: str, font: str, bold: bool, size: int, wide: int, high: int) -> bool:
    needed, longest = room_for(words, font, bold, size, wide)
    return needed <= high and longest <= wide

"""How much room words need, how large they can be in the room there is, and what was written lately."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.graphics.texture import Texture

SMALL = 20_000  # pixels: a page of rules is written when it is wanted
MANY = 500  # texts
MUCH = 2_000_000  # pixels of all of them: those of the table and of the page before it


class Lately:
    """Short texts as they were written, for whoever writes the same again."""

    def __init__(self) -> None:
        self._textures: OrderedDict[Hashable, Texture] = OrderedDict()
        self._pixels = 0

    def find(self, wanted: Hashable) -> Texture | None:
        """What was written so, if it was lately."""
        if wanted in self._textures:
            self._textures.move_to_end(wanted)
        return self._textures.get(wanted)

    def keep(self, wanted: Hashable, texture: Texture) -> None:
        """Remember it, and forget what nobody has written for longest."""
        if _pixels(texture) <= SMALL:
            self._forget(wanted)
            self._textures[wanted] = texture
            self._pixels += _pixels(texture)
            while len(self._textures) > MANY or self._pixels > MUCH:
                self._forget(next(iter(self._textures)))

    def _forget(self, wanted: Hashable) -> None:
        forgotten = self._textures.pop(wanted, None)
        if forgotten is not None:
            self._pixels -= _pixels(forgotten)


def _pixels(texture: Texture) -> int:
    return int(texture.width * texture.height)


lately = Lately()

_measured: dict[Hashable, dict[str, tuple[int, int]]] = {}  # words by their font: how wide and high they are
KNOWN = 2000  # words of a font


def _measuring(label: CoreLabel) -> Callable[[str], tuple[int, int]]:
    """Measures words in a label's font, the same ones only once: a line is measured word by word."""
    chosen = label.options
    font = chosen["font_name_r"], chosen["font_size"], chosen["bold"], chosen["italic"]
    known = _measured.setdefault(font, {})
    if len(known) > KNOWN:
        known.clear()

    def extents(words: str) -> tuple[int, int]:
        if words not in known:
            known[words] = label.get_extents(words)
        return known[words]

    return extents


CoreLabel.get_cached_extents = _measuring


@lru_cache(maxsize=8192)
def room_for(words: str, font: str, bold: bool, size: int, wide: int) -> tuple[int, int]:
    """How high these words stand at a size when wrapped to a width, and how wide their longest word is."""
    label = CoreLabel(text=words, font_name=font, bold=bold, font_size=size, text_size=(wide, None))
    label.resolve_font_name()
    _, high = label.render()
    wide_of = _measuring(label)  # which has just measured most of them
    longest = max((int(wide_of(word)[0]) for word in words.split()), default=0)
    return high, longest


@lru_cache(maxsize=8192)
def _wide(word: str, font: str, bold: bool, size: int) -> int:
    label = CoreLabel(font_name=font, bold=bold, font_size=size)
    label.resolve_font_name()
    return int(label.get_extents(word)[0])


def line_wide(words: str, font: str, size: int, bold: bool = False) -> int:
    """How wide words are in one line."""
    return _wide(words, font, bold, size)


@lru_cache(maxsize=8192)
def largest_in(words: str, font: str, bold: bool, wide: int, high: int, least: int, most: int) -> int:
    """The largest size at which every line and no broken word is in the room; the least if none is."""
    if most >= least and fits(words, font, bold, most, wide, high):
        return most  # as usual: nothing to look for
    low, best = least, least
    while low < most:
        size = (low + most - 1) // 2
        if fits(words, font, bold, size, wide, high):
            low, best = size + 1, size
        else:
            most = size
    return best


def fits(words: str, font: str, bold: bool, size: int, wide: int, high: int) -> bool:
    """Whether every line and no broken word is in the room."""
    needed, longest = room_for(words, font, bold, size, wide)
    return needed <= high and longest <= wide


def called_by(name: str, others: Iterable[str]) -> tuple[str, ...]:
    """What a person is called: the whole name, its first word, half of that; never what another is called."""
    first = (name.split() or [name])[0]
    short = (form for form in (first, first.partition("-")[0]) if form and form != name)
    return name, *(form for form in dict.fromkeys(short) if not any(o.startswith(form) for o in others))


def as_title(said: str) -> str:
    """Words as they stand over something: they begin large."""
    return said[:1].upper() + said[1:]


def briefly(said: str, names: Iterable[str]) -> tuple[str, ...]:
    """A sentence, and the same with the names in it as people are called, shorter and shorter."""
    there = sorted({name for name in names if name in said}, key=len, reverse=True)
    forms = {name: called_by(name, [other for other in names if other != name]) for name in there}
    found = []
    for n in range(max(map(len, forms.values()), default=1)):
        form = said
        for name in there:
            form = form.replace(name, forms[name][min(n, len(forms[name]) - 1)])
        found.append(form)
    return tuple(found)

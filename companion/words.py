"""Keys to words: Fluent files in the reader's language, English where a word is missing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from companion.game import Move
from companion.view import Text, View, text

ENGLISH = "en"
_HERE = Path(__file__).parent
_FOLDERS = [_HERE / "lang", *sorted(_HERE.glob("games/*/words"))]

_SEATS = ("seat", "other-seat")  # values that name a seat, said as the name of who sits there
_LETTERS = "abcd"
_NUMBER = re.compile(r"-?\d{1,6}", re.ASCII)


def add_words(folder: Path) -> None:
    """More words, such as the screen's, from a folder of .ftl files."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        words_in.cache_clear()


def languages() -> tuple[str, ...]:
    """The languages there are: a third one needs only its files."""
    return tuple(sorted(path.stem for path in (_HERE / "lang").glob("*.ftl")))


class Words:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(code) for code in dict.fromkeys((language, ENGLISH))]
        self._spoken = lru_cache(maxsize=4096)(self._speak)  # a table says the same few sentences again

    def has(self, key: str) -> bool:
        """Whether some language here knows the key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, said: Text, names: Mapping[str, str] | None = None) -> str:
        """The sentence of a Text; seats are said by the names of who sits there."""
        return self._spoken(said, tuple(names.items()) if names else ())

    def _speak(self, said: Text, seated: tuple[tuple[str, str], ...]) -> str:
        names = dict(seated)
        values: dict[str, str | int] = {}
        for key, value in said.values:
            if isinstance(value, Text):
                values[key] = self.say(value, names)
            elif isinstance(value, str) and (key in _SEATS or key in _LETTERS):
                values[key] = names.get(value, value)
            else:
                values[key] = value
        for bundle in self._bundles:
            if bundle.has_message(said.key):
                pattern = bundle.get_message(said.key).value
                if pattern is not None:
                    spoken, _ = bundle.format_pattern(pattern, values)
                    return str(spoken).strip()
        return said.key


@cache
def words_in(language: str) -> Words:
    """The words of a language, read once; an unknown language is said in English."""
    return Words(language if language in languages() else ENGLISH)


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _FOLDERS:
        path = folder / f"{language}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def told(game: str, move: Move, view: View) -> Text:
    """What a move does, in words: each thing by the name it has on the table."""
    named = {*move.args}
    names: dict[str, Text] = {token.id: token.name for token in view.tokens if token.id in named}
    names |= {card.id: card.name for row in view.rows for card in row.cards if card.id in named}
    spaces = (space for space in view.spaces if space.name and space.id in named)
    names |= {space.id: text("called", name=space.name) for space in spaces}
    args: dict[str, str | int | Text] = dict.fromkeys(_LETTERS, "")
    numbers = [arg[1:] for arg in move.args if arg.startswith("=")]
    for letter, arg in zip(_LETTERS, (*move.plain.args, *numbers), strict=False):
        # A thing still in the box is in no view: its own name is its game's word for it.
        unseen = text(f"{game}-{arg}") if words_in(ENGLISH).has(f"{game}-{arg}") else arg
        # A number is said as one: words count it, one planet and two planets.
        args[letter] = names.get(arg, int(arg) if _NUMBER.fullmatch(arg) else unseen)
    return text(f"{game}-line-{move.verb}", seat=move.seat, **args)

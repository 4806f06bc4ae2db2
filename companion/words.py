"""Keys to words: Fluent files in the reader's language, English where a word is missing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from companion.elision import elided
from companion.game import Move
from companion.view import Text, View, text

ENGLISH = "en"
FRENCH = "fr"  # the one language here whose words give way to the names beside them
_HERE = Path(__file__).parent
_FOLDERS = [_HERE / "lang", *sorted(_HERE.glob("games/*/words")), *sorted(_HERE.glob("games/*/lessons"))]

_SEATS = ("seat", "other-seat")  # values that name a seat, said as the name of who sits there
_LETTERS = "abcd"
_NUMBER = re.compile(r"-?\d{1,6}", re.ASCII)
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a sentence begins, and its name
_PARSER = FluentParser(with_spans=False)  # where each word stood in its file is half of what would be kept
_PART = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # a sentence that another one is made of


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
        self._bundles = [_Sentences(code) for code in dict.fromkeys((language, ENGLISH))]
        self._spoken = lru_cache(maxsize=4096)(self._speak)  # a table says the same few sentences again

    def has(self, key: str) -> bool:
        """Whether some language here knows the key."""
        return any(bundle.has(key) for bundle in self._bundles)

    def say(self, said: Text, names: Mapping[str, str] | None = None) -> str:
        """The sentence of a Text; seats are said by the names of who sits there."""
        return self._spoken(said, tuple(names.items()) if names else ())

    def read_ahead(self, wanted: Callable[[str], bool]) -> Iterator[None]:
        """Read the sentences whose keys are wanted, one at each step: it takes a moment."""
        yield from self._bundles[0].read_ahead(wanted)

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
            spoken = bundle.say(said.key, values)
            if spoken is not None:
                names_in = [value for value in values.values() if isinstance(value, str)]
                return elided(spoken, names_in) if bundle.language == FRENCH else spoken
        return said.key


@cache
def words_in(language: str) -> Words:
    """The words of a language, read once; an unknown language is said in English."""
    return Words(language if language in languages() else ENGLISH)


class _Sentences:
    """The sentences of one language, each read when it is first said: reading all takes half of the start."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for folder in _FOLDERS:
            path = folder / f"{language}.ftl"
            if path.exists():
                self._unread = _entries(path.read_text(encoding="utf-8")) | self._unread

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that name."""
        return key in self._unread or bool(self._bundle.has_message(key))

    def say(self, key: str, values: dict[str, str | int]) -> str | None:
        """The sentence with these values, if there is one."""
        self._read(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return None
        spoken, _ = self._bundle.format_pattern(pattern, values)
        return str(spoken).strip()

    def read_ahead(self, wanted: Callable[[str], bool]) -> Iterator[None]:
        """Read what will be said, one sentence at each step."""
        for key in filter(wanted, [*self._unread]):
            self._read(key)
            yield

    def _read(self, key: str) -> None:
        """Read a sentence, and first those it is made of."""
        written = self._unread.pop(key, None)
        if written is not None:
            for other in _PART.findall(written):
                self._read(other)
            self._bundle.add_resource(_PARSER.parse(written))


def _entries(written: str) -> dict[str, str]:
    """The sentences of a file by their names, unread."""
    starts = [*_ENTRY.finditer(written)]
    ends = [found.start() for found in starts[1:]] + [len(written)]
    return {found[1]: written[found.start() : end] for found, end in zip(starts, ends, strict=True)}


def told(game: str, move: Move, view: View) -> Text:
    """What a move does, in words: each thing by the name it has on the table.

    Where a line may name more things or fewer, the longer one has a sentence of its own: `…-line-use-3`.
    """
    key = f"{game}-line-{move.verb}"
    exact = f"{key}-{len(move.plain.args)}"
    said = exact if words_in(ENGLISH).has(exact) else key
    return text(said, seat=move.seat, **args_named(game, move, view))


def args_named(game: str, move: Move, view: View) -> dict[str, str | int | Text]:
    """What a move names, as a, b, c and d: each thing by the name it has on the table."""
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
    return args

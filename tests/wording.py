"""The words of each language by themselves, without English to fall back on."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from companion.games import GAMES
from companion.view import Text, View
from companion.words import languages

ROOT = Path(__file__).parent.parent
GAME_FOLDERS = [ROOT / "companion/games" / game for game in GAMES]
LESSON_FOLDERS = [folder / "lessons" for folder in GAME_FOLDERS if (folder / "lessons").is_dir()]
FOLDERS = [ROOT / "companion/lang", *(folder / "words" for folder in GAME_FOLDERS), ROOT / "ui/lang"]
FOLDERS += [ROOT / "companion/phones/lang", ROOT / "companion/club/lang"]
FOLDERS += LESSON_FOLDERS
FOLDERS += [folder for folder in (ROOT / "vision/lang", ROOT / "hardware/lang") if folder.is_dir()]
LANGUAGES = languages()


def short(path: Path) -> str:
    """A file as the name of a test."""
    return str(path.relative_to(ROOT))


@cache
def bundle(language: str) -> FluentBundle:
    """All words of one language."""
    found = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        path = folder / f"{language}.ftl"
        if path.exists():
            found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


@cache
def trouble_with(said: Text) -> tuple[str, ...]:
    """What is wrong with a Text in any language: no words, or a value the words ask for and do not get."""
    found = []
    for language in LANGUAGES:
        if not bundle(language).has_message(said.key):
            found.append(f"{language} has no words for {said.key}")
            continue
        pattern = bundle(language).get_message(said.key).value
        values = {key: "x" if isinstance(value, Text) else value for key, value in said.values}
        _, errors = bundle(language).format_pattern(pattern, values)
        found += [f"{language}: {said.key}: {error}" for error in errors]
    for _, value in said.values:
        if isinstance(value, Text):
            found += trouble_with(value)
    return tuple(found)


@cache
def parts_of(shown: Hashable) -> tuple[object, ...]:
    """A view, or a thing in one, and all that is in it, however deep; a Text is one thing."""
    inner: tuple[Hashable, ...] = ()
    if isinstance(shown, tuple):
        inner = shown
    elif is_dataclass(shown) and not isinstance(shown, Text):
        inner = tuple(getattr(shown, field.name) for field in fields(shown))
    found = (part for one in inner if isinstance(one, tuple) or is_dataclass(one) for part in parts_of(one))
    return (shown, *found)


def texts_of(view: View) -> Iterator[Text]:
    """Everything a view says."""
    return (part for part in parts_of(view) if isinstance(part, Text))

"""The words of each language by themselves, without English to fall back on."""

from __future__ import annotations

from collections.abc import Iterator
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


def texts_of(view: View) -> Iterator[Text]:
    """Everything a view says."""
    yield view.prompt
    yield from (mark.label for mark in view.marks if isinstance(mark.label, Text))
    yield from (token.name for token in view.tokens)
    for row in view.rows:
        yield row.title
        yield from (card.name for card in row.cards)
    yield from (track.title for track in view.tracks)
    yield from (counter.name for counter in view.counters)
    yield from (side.name for side in view.sides)

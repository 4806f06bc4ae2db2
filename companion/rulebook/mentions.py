"""Which rules name a thing: a card, a piece or a space, by its id, in the reader's language."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from functools import cache

from companion.rulebook.search import mentions
from companion.rulebook.sections import GAMES_FOLDER, Section, rules_of
from companion.view import Text, text
from companion.words import ENGLISH, words_in

_JOINT = re.compile(r"[-:]")
LAST = ("material", "copy", "my-copy", "corrections", "summary", "glossary")  # they name everything


def rules_naming(game: str, thing: str, language: str) -> tuple[Section, ...]:
    """Every rule about a thing, its own section first; never none, as everything is named in short."""
    sections = rules_of(game, language)
    name = called(game, thing)
    in_title, in_text = mentions(game, words_in(language).say(name), language) if name else ((), ())
    found = dict.fromkeys((*in_title, *_told(game, thing), *in_text))
    ranked = sorted(found, key=lambda anchor: anchor in LAST)
    there = {section.anchor: section for section in sections}
    return tuple(there[anchor] for anchor in ranked if anchor in there) or sections[:1]


def called(game: str, thing: str) -> Text | None:
    """The word for a thing, such as Thunder for thunder-θ2; None if it has no word of its own."""
    parts = _JOINT.split(thing)
    for part in (parts[-1], parts[0], thing):
        if part and words_in(ENGLISH).has(f"{game}-{part}"):
            return text(f"{game}-{part}")
    return None


def _told(game: str, thing: str) -> tuple[str, ...]:
    """The anchors of the first pattern that fits."""
    fits = (anchors for pattern, anchors in patterns(game).items() if fnmatchcase(thing, pattern))
    return tuple(next(fits, ()))


@cache
def patterns(game: str) -> dict[str, list[str]]:
    """What each kind of thing has to do with, where its name alone does not tell."""
    path = GAMES_FOLDER / game / "rules" / "things.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

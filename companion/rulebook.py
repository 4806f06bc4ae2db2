"""Rules to read: each game's text in sections, every rule under its own anchor."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from companion.words import ENGLISH

_HEADING = re.compile(r"## (?P<title>.+?) \{#(?P<anchor>[a-z0-9-]+)\}\s*$", re.MULTILINE)
_ALSO = re.compile(r"<!--(?P<words>.*?)-->", re.DOTALL)
_GAMES = Path(__file__).parent / "games"


@dataclass(frozen=True, slots=True)
class Section:
    """One rule: its anchor, its title, its paragraphs, and other words people use when they look for it."""

    anchor: str
    title: str
    body: str
    also: str = ""


@cache
def rules_of(game: str, language: str) -> tuple[Section, ...]:
    """A game's rules in order; in English where they are not translated."""
    folder = _GAMES / game / "rules"
    path = folder / f"{language}.md"
    if not path.exists():
        path = folder / f"{ENGLISH}.md"
    written = path.read_text(encoding="utf-8")
    found = list(_HEADING.finditer(written))
    ends = [heading.start() for heading in found[1:]] + [len(written)]
    return tuple(
        _section(heading["anchor"], heading["title"], written[heading.end() : end])
        for heading, end in zip(found, ends, strict=True)
    )


def _section(anchor: str, title: str, written: str) -> Section:
    """A section; other words for it stand in a comment under its title, for the search alone."""
    also = " ".join(found["words"].strip() for found in _ALSO.finditer(written))
    return Section(anchor, title, _ALSO.sub("", written).strip(), also)


def section(game: str, language: str, anchor: str) -> Section:
    """The section under an anchor; the first one if there is none such."""
    sections = rules_of(game, language)
    return next((found for found in sections if found.anchor == anchor), sections[0])

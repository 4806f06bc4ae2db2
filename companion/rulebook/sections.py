"""Rules to read: each game's text in sections, every rule under its own anchor, some with pictures."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from companion.words import ENGLISH

_HEADING = re.compile(r"## (?P<title>.+?) \{#(?P<anchor>[a-z0-9-]+)\}\s*$", re.MULTILINE)
_ALSO = re.compile(r"<!--(?P<words>.*?)-->", re.DOTALL)
_DRAWING = re.compile(r"!\[(?P<caption>[^\]]*)\]\((?P<name>[a-z0-9-]+)\)")
GAMES_FOLDER = Path(__file__).parents[1] / "games"


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture in a section: its name among the game's pictures, and the words under it."""

    name: str
    caption: str


@dataclass(frozen=True, slots=True)
class Section:
    """One rule: its anchor, its title, paragraphs and pictures, and other words people use to look for it."""

    anchor: str
    title: str
    parts: tuple[str | Drawing, ...]
    also: str = ""

    @property
    def body(self) -> str:
        """All there is to read; a picture says what is written under it."""
        return "\n\n".join(part if isinstance(part, str) else part.caption for part in self.parts)

    @property
    def opening(self) -> str:
        """What a section says first: its first paragraph, and the list that this announces."""
        paragraphs = self.body.split("\n\n")
        return "\n".join(paragraphs[: 2 if paragraphs[0].endswith(":") else 1])


@cache
def rules_of(game: str, language: str) -> tuple[Section, ...]:
    """A game's rules in order; in English where they are not translated."""
    folder = GAMES_FOLDER / game / "rules"
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
    parts: list[str | Drawing] = []
    pieces = _DRAWING.split(_ALSO.sub("", written))  # text; then caption, name and text for each picture
    for n in range(0, len(pieces), 3):
        if text := pieces[n].strip():
            parts.append(text)
        if n + 2 < len(pieces):
            parts.append(Drawing(name=pieces[n + 2], caption=pieces[n + 1]))
    return Section(anchor, title, tuple(parts), also)


def section(game: str, language: str, anchor: str) -> Section:
    """The section under an anchor; the first one if there is none such."""
    sections = rules_of(game, language)
    return next((found for found in sections if found.anchor == anchor), sections[0])


def unmarked(body: str) -> str:
    """A text as one reads it: lists with dots, paragraphs as they are, lines joined."""
    paragraphs = []
    for paragraph in body.split("\n\n"):
        lines: list[str] = []
        for line in paragraph.split("\n"):
            if line.startswith("- "):
                lines.append("•  " + line[2:])
            elif lines:
                lines[-1] += " " + line.strip()
            else:
                lines.append(line)
        paragraphs.append("\n".join(lines))
    return "\n\n".join(paragraphs).replace("**", "").replace("`", "")

"""Rules to read: each game's text in groups, every rule under its own anchor, some with pictures."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path

from companion.words import ENGLISH

_HEADING = re.compile(r"^(?P<level>##?) (?P<title>.+?) \{#?(?P<anchor>[a-z0-9-]+)\}\s*$", re.MULTILINE)
_ALSO = re.compile(r"<!--(?P<words>.*?)-->", re.DOTALL)
_DRAWING = re.compile(r"!\[(?P<caption>[^\]]*)\]\((?P<name>[a-z0-9-]+)\)")
_SEE = re.compile(r"^→(?P<anchors>(?: #[a-z0-9-]+)+)\s*$", re.MULTILINE)
LINK = re.compile(r"\[(?P<words>[^\]]+)\]\(#(?P<anchor>[a-z0-9-]+)\)")  # a rule named by another
_ASKED = re.compile(r"^- \*\*(?P<question>.+?)\*\*(?P<answer>.*)$", re.MULTILINE)
GAMES_FOLDER = Path(__file__).parents[1] / "games"
QUESTIONS = ("questions", "more-questions")  # the pages of what people really ask


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture in a section: its name among the game's pictures, and the words under it."""

    name: str
    caption: str


@dataclass(frozen=True, slots=True)
class Group:
    """Sections that belong together: set-up, a turn, scoring, variants, this app."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Section:
    """One rule: anchor, title, paragraphs and pictures, its group, which rules to see also, and other words
    people use to look for it, one phrase after the other."""

    anchor: str
    title: str
    parts: tuple[str | Drawing, ...]
    also: tuple[str, ...] = ()
    group: Group = Group("", "")
    see: tuple[str, ...] = ()

    @property
    def body(self) -> str:
        """All there is to read, without links; a picture says what is written under it."""
        return unlinked("\n\n".join(part if isinstance(part, str) else part.caption for part in self.parts))

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
    headings = list(_HEADING.finditer(written))
    ends = [heading.start() for heading in headings[1:]] + [len(written)]
    group, sections = Group("", ""), []
    for heading, end in zip(headings, ends, strict=True):
        if heading["level"] == "#":
            group = Group(heading["anchor"], heading["title"])
        else:
            sections.append(_section(heading, written[heading.end() : end], group))
    return tuple(sections)


def _section(heading: re.Match[str], written: str, group: Group) -> Section:
    """A section; other words for it stand in a comment under its title, for the search alone."""
    also = [
        " ".join(phrase.split()) for found in _ALSO.finditer(written) for phrase in found["words"].split(",")
    ]
    see = [anchor[1:] for found in _SEE.finditer(written) for anchor in found["anchors"].split()]
    parts: list[str | Drawing] = []
    pieces = _DRAWING.split(_SEE.sub("", _ALSO.sub("", written)))  # text; then caption, name and text again
    for n in range(0, len(pieces), 3):
        if text := pieces[n].strip():
            parts.append(text)
        if n + 2 < len(pieces):
            parts.append(Drawing(name=pieces[n + 2], caption=pieces[n + 1]))
    return Section(
        heading["anchor"], heading["title"], tuple(parts), tuple(filter(None, also)), group, tuple(see)
    )


def section(game: str, language: str, anchor: str) -> Section:
    """The section under an anchor; the first one if there is none such."""
    sections = rules_of(game, language)
    return next((found for found in sections if found.anchor == anchor), sections[0])


@cache
def asked(game: str, language: str) -> dict[str, tuple[str, ...]]:
    """The frequent questions that each section answers."""
    found: dict[str, tuple[str, ...]] = {}
    pages = (rule.parts for rule in rules_of(game, language) if rule.anchor in QUESTIONS)
    for part in chain.from_iterable(pages):
        for item in _ASKED.finditer(part if isinstance(part, str) else ""):
            for link in LINK.finditer(item["answer"]):
                found[link["anchor"]] = (*found.get(link["anchor"], ()), item["question"])
    return found


def unlinked(body: str) -> str:
    """A text in which other rules are only named."""
    return LINK.sub(lambda link: link["words"], body)


def unmarked(body: str) -> str:
    """A text as one reads it: lists with dots, paragraphs as they are, lines joined."""
    return "\n\n".join(map(paragraph_read, unlinked(body).split("\n\n"))).replace("**", "").replace("`", "")


def paragraph_read(paragraph: str) -> str:
    """A paragraph with its lines joined, and its list with dots."""
    lines: list[str] = []
    for line in paragraph.split("\n"):
        if line.startswith("- "):
            lines.append("•  " + line[2:])
        elif lines:
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    return "\n".join(lines)

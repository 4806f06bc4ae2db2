"""Finding a rule as one types: words, beginnings of words, slips of the finger, synonyms, both languages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import fuzz, process

from companion.rulebook.index import SHORTEST_GUESS, Index
from companion.rulebook.sections import Section, asked, rules_of
from companion.rulebook.speech import words
from companion.words import languages

MOST = 6  # hits; a screen has room for no more
INDEXES = 4  # kept, each some megabytes: a game on the table and another one looked at, in both languages
OFFERED = 4  # words named where nothing is found
OTHER_LANGUAGE = 0.6  # what a hit adds that is in another language than the reader's
LIKELY = (
    0.06  # what it adds that such words, and in such a row, are more often said of a section than elsewhere
)
NOW = 1.5  # the rule of the phase the table is in


@dataclass(frozen=True, slots=True)
class Found:
    """A section that answers a question, its sentence that does, and where the words asked for stand."""

    game: str
    section: Section
    score: float
    sentence: str
    marked: tuple[tuple[int, int], ...]


def search(query: str, game: str, language: str, now: str = "") -> list[Found]:
    """The sections of a game's rules that fit what was typed so far; `now` is the present phase's rule."""
    best: dict[str, float] = {}
    for tongue in languages():
        weight = 1.0 if tongue == language else OTHER_LANGUAGE
        for anchor, score in _index(game, tongue).ask(query, guess=tongue == language).items():
            best[anchor] = best.get(anchor, 0.0) + score * weight
    mine = _index(game, language)
    for anchor, likely in mine.likely(query).items():
        if anchor in best:
            best[anchor] = best[anchor] * (NOW if anchor == now else 1.0) + LIKELY * likely
    ranked = sorted(best.items(), key=lambda hit: -hit[1])[:MOST]
    return [Found(game, *mine.answer(anchor, query, score)) for anchor, score in ranked]


def learn(game: str, language: str) -> None:
    """Make the index of a rulebook, before the first key asks for it."""
    _index(game, language)


def forget() -> None:
    """Let go of every index, and of the words it was asked for."""
    _index.cache_clear()


def nearest(query: str, game: str, language: str) -> list[str]:
    """Words of the rules that look most like what was typed, for when nothing fits."""
    typed = max((word.plain for word in words(query)), key=len, default="")
    written = _index(game, language).written
    known = {word: shown for word, shown in written.items() if len(word) >= SHORTEST_GUESS}
    close = process.extract(typed, list(known), scorer=fuzz.WRatio, limit=3 * OFFERED) if typed else []
    return list(dict.fromkeys(known[word] for word, _, _ in close))[:OFFERED]


def mentions(game: str, name: str, language: str) -> tuple[list[str], list[str]]:
    """The sections that name a thing: those that have it in their title, and the others."""
    return _index(game, language).mentions(name)


@lru_cache(maxsize=INDEXES)
def _index(game: str, language: str) -> Index:
    return Index(rules_of(game, language), asked(game, language))

"""Finding a rule as one types: words, beginnings of words, slips of the finger, synonyms, both languages."""

from __future__ import annotations

import re
import sqlite3
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rapidfuzz import fuzz, process

from companion.rulebook import Section, rules_of, section
from companion.words import languages

CLOSE_ENOUGH = 76  # how alike a misspelt word must be to count as another, out of 100
SHORTEST_GUESS = 4  # shorter words are taken as they are: too many others are one letter away
MOST = 12
OTHER_LANGUAGE = 0.6  # a hit in another language than the reader's weighs less
_WORD = re.compile(r"[^\W_]+")
_SYNONYMS = Path(__file__).parent / "lang" / "synonyms.toml"


@dataclass(frozen=True, slots=True)
class Found:
    """A section that answers a question, best first."""

    game: str
    section: Section
    score: float


def search(query: str, game: str, language: str) -> list[Found]:
    """The sections of a game's rules that fit what was typed so far."""
    best: dict[str, float] = {}
    for tongue in languages():
        weight = 1.0 if tongue == language else OTHER_LANGUAGE
        for anchor, score in _index(game, tongue).ask(query):
            best[anchor] = max(best.get(anchor, 0.0), score * weight)
    ranked = sorted(best.items(), key=lambda hit: -hit[1])[:MOST]
    return [Found(game, section(game, language, anchor), score) for anchor, score in ranked]


def plain(written: str) -> str:
    """Small letters without accents."""
    split = unicodedata.normalize("NFKD", written.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


@cache
def _synonyms() -> tuple[dict[str, tuple[str, ...]], frozenset[str]]:
    """For each word the words that mean the same, in any language; and the words that ask nothing."""
    said = tomllib.loads(_SYNONYMS.read_text(encoding="utf-8"))
    same: dict[str, tuple[str, ...]] = {}
    for group in said["same"]:
        words = tuple(plain(word) for word in group)
        for word in words:
            same[word] = tuple(dict.fromkeys((*same.get(word, ()), *words)))
    return same, frozenset(plain(word) for word in said["small"])


@cache
def _index(game: str, language: str) -> _Index:
    return _Index(rules_of(game, language))


class _Index:
    """The sections of one rulebook in one language."""

    def __init__(self, sections: tuple[Section, ...]) -> None:
        self._db = sqlite3.connect(":memory:", check_same_thread=False)
        self._db.execute(
            "CREATE VIRTUAL TABLE rule USING fts5(anchor, title, body, prefix='1 2 3 4',"
            " tokenize='unicode61 remove_diacritics 2')"
        )
        rows = [(found.anchor, found.title, found.body) for found in sections]
        self._db.executemany("INSERT INTO rule VALUES (?,?,?)", rows)
        self._db.execute("CREATE VIRTUAL TABLE vocabulary USING fts5vocab(rule, row)")
        self._known = [row[0] for row in self._db.execute("SELECT term FROM vocabulary")]

    def ask(self, query: str) -> list[tuple[str, float]]:
        """Anchors and how well each fits: every word counts, rare ones and those in titles more."""
        same, small = _synonyms()
        words = [plain(word) for word in _WORD.findall(query)][:12]
        words = [word for word in words if word not in small] or words
        scores: dict[str, float] = {}
        for place, word in enumerate(words):
            typing = place == len(words) - 1
            hits: dict[str, float] = {}
            for term, worth in self._terms(word, same, typing).items():
                for anchor, score in self._matches(term):
                    hits[anchor] = max(hits.get(anchor, 0.0), score * worth)
            for anchor, score in hits.items():
                # A section with all the words is better than one that has a single word often.
                scores[anchor] = scores.get(anchor, 0.0) + score + 4.0
        return sorted(scores.items(), key=lambda hit: -hit[1])

    def _terms(self, word: str, same: dict[str, tuple[str, ...]], typing: bool) -> dict[str, float]:
        """What to look for: the word, what means the same, and where nothing begins so, what looks alike."""
        terms = {f'"{word}"*': 1.0}
        meanings = list(same.get(word, ()))
        if typing and len(word) >= 3 and not meanings:
            meanings = [other for known, group in same.items() if known.startswith(word) for other in group]
        if len(word) >= SHORTEST_GUESS and not any(known.startswith(word) for known in self._known):
            alike = process.extract(word, self._known, scorer=fuzz.ratio, limit=3, score_cutoff=CLOSE_ENOUGH)
            for known, likeness, _ in alike:
                terms[f'"{known}"'] = likeness / 100
            if not meanings:
                near = process.extractOne(word, list(same), scorer=fuzz.ratio, score_cutoff=CLOSE_ENOUGH)
                meanings = list(same[near[0]]) if near else []
        for other in meanings:
            terms.setdefault(f'"{other}"', 0.9)
        return terms

    def _matches(self, term: str) -> list[tuple[str, float]]:
        rows = self._db.execute(
            "SELECT anchor, -bm25(rule, 6.0, 8.0, 1.0) FROM rule WHERE rule MATCH ?", (term,)
        )
        return [(anchor, max(0.0, score)) for anchor, score in rows]

"""Finding a rule as one types: words, beginnings of words, slips of the finger, synonyms, both languages."""

from __future__ import annotations

import re
import sqlite3
import tomllib
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, product
from pathlib import Path

from rapidfuzz import fuzz, process

from companion.rulebook.sections import Section, rules_of, section
from companion.words import languages

MOST = 12
MOST_WORDS = 12
CLOSE_ENOUGH = 76  # how alike a misspelt word must be to count as another, out of 100
SHORTEST_GUESS = 4  # shorter words are taken as they are: too many others are one letter away
SHORTEST_STEM = 3
OTHER_LANGUAGE = 0.6  # a hit in another language than the reader's weighs less
SAME_STEM, BEGINNING, SYNONYM = 0.95, 0.7, 0.8  # what a word is worth that is not the very word typed
IN_TITLE = 5.0  # a title all of whose words were asked for, beside a rare word somewhere in the text
TOGETHER = 1.0  # two words that stand side by side, as they were asked for
NEAR = 3  # how many words may stand between two that belong together
WEIGHTS = "8.0, 5.0, 1.0"  # title, other words people use for it, text
GENERAL = {"summary": 0.7, "glossary": 0.5}  # a page about everything answers little
_WORD = re.compile(r"[^\W_]+")
_ENDING = re.compile(r"(ements?|ations?|ions?|ings?|ers?|eurs?|ees?|ed|ez|es|ies|y|e|s|x)$")
_SYNONYMS = Path(__file__).parents[1] / "lang" / "synonyms.toml"


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
        for anchor, score in _index(game, tongue).ask(query).items():
            best[anchor] = max(best.get(anchor, 0.0), score * weight)
    ranked = sorted(best.items(), key=lambda hit: -hit[1])[:MOST]
    return [Found(game, section(game, language, anchor), score) for anchor, score in ranked]


def mentions(game: str, name: str, language: str) -> tuple[list[str], list[str]]:
    """The sections that name a thing: those that have it in their title, and the others."""
    return _index(game, language).mentions(name)


def plain(written: str) -> str:
    """Small letters without accents."""
    split = unicodedata.normalize("NFKD", written.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def stem(word: str) -> str:
    """A word without its ending: moving, moves and move are one word; good enough for two languages."""
    cut = _ENDING.sub("", word)
    return cut if len(cut) >= SHORTEST_STEM else word


def _words(written: str) -> list[str]:
    return [plain(word) for word in _WORD.findall(written)]


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
            "CREATE VIRTUAL TABLE rule USING fts5(anchor UNINDEXED, title, also, body, prefix='1 2 3 4',"
            " tokenize='unicode61 remove_diacritics 2')"
        )
        rows = [(found.anchor, found.title, found.also, found.body) for found in sections]
        self._db.executemany("INSERT INTO rule VALUES (?,?,?,?)", rows)
        self._db.execute("CREATE VIRTUAL TABLE vocabulary USING fts5vocab(rule, row)")
        self._known = [row[0] for row in self._db.execute("SELECT term FROM vocabulary")]
        self._stems: dict[str, list[str]] = {}
        for known in self._known:
            self._stems.setdefault(stem(known), []).append(known)
        small = _synonyms()[1]
        self._titles = {
            found.anchor: [word for word in _words(found.title) if word not in small] for found in sections
        }
        self._matches = cache(self._match)  # a rulebook's words are few, and each key press asks most again

    def ask(self, query: str) -> dict[str, float]:
        """Anchors and how well each fits: every word counts, rare ones and those in titles more."""
        small = _synonyms()[1]
        typed = _words(query)[:MOST_WORDS]
        asked = [word for word in typed if word not in small] or typed
        scores: dict[str, float] = {}
        met: dict[str, int] = {}
        named: dict[str, set[str]] = {}
        meant = [self.terms(word) for word in asked]
        for terms in meant:
            hits: dict[str, float] = {}
            for term, worth in terms.items():
                for anchor, score in self._matches(f'"{term}"'):
                    hits[anchor] = max(hits.get(anchor, 0.0), score * worth)
                for anchor, title in self._titles.items():
                    if worth >= BEGINNING and term in title:
                        named.setdefault(anchor, set()).add(term)
            for anchor, score in hits.items():
                scores[anchor] = scores.get(anchor, 0.0) + score
                met[anchor] = met.get(anchor, 0) + 1
        for one, other in pairwise(meant):
            for anchor, score in self._together(one, other).items():
                scores[anchor] += score * TOGETHER
        for anchor, score in scores.items():
            # A section that knows all the words is better than one that has a single one of them often.
            score *= met[anchor] / len(asked)
            if anchor in named:
                score += IN_TITLE * len(named[anchor]) / len(self._titles[anchor])
            scores[anchor] = score * GENERAL.get(anchor, 1.0)
        return scores

    def _together(self, one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
        """Sections where two words asked for in a row stand close together."""
        found: dict[str, float] = {}
        near = [[word for word, worth in words.items() if worth >= SAME_STEM][:3] for words in (one, other)]
        for pair in product(*near):
            for anchor, score in self._matches(f'NEAR("{pair[0]}" "{pair[1]}", {NEAR})'):
                found[anchor] = max(found.get(anchor, 0.0), score)
        return found

    def mentions(self, name: str) -> tuple[list[str], list[str]]:
        """Sections with all words of a name in a row, in any of their forms."""
        forms = [[*self._forms(word, beginnings=False), word] for word in _words(name)]
        rows: list[list[str]] = []
        for column in ("title", "body"):
            asked = " OR ".join(f'{column} : "{" ".join(words)}"' for words in product(*forms))
            found = self._db.execute("SELECT anchor FROM rule WHERE rule MATCH ? ORDER BY rowid", (asked,))
            rows.append([anchor for (anchor,) in found])
        titles, bodies = rows
        return titles, [anchor for anchor in bodies if anchor not in titles]

    def terms(self, word: str) -> dict[str, float]:
        """Words of this rulebook to look for, and what each is worth: the word itself, its other forms, words
        that begin so, words that mean the same; and where there is none of these, words that look alike."""
        same = _synonyms()[0]
        found = self._forms(word)
        meanings = same.get(word) or same.get(stem(word)) or ()
        if not found and not meanings and len(word) >= SHORTEST_GUESS:
            alike = process.extract(word, self._known, scorer=fuzz.ratio, limit=3, score_cutoff=CLOSE_ENOUGH)
            for known, likeness, _ in alike:
                for form, worth in self._forms(known).items():
                    found[form] = max(found.get(form, 0.0), worth * likeness / 100)
            near = process.extractOne(word, list(same), scorer=fuzz.ratio, score_cutoff=CLOSE_ENOUGH)
            meanings = same[near[0]] if near else ()
        for other in meanings:
            for form, worth in self._forms(other, beginnings=False).items():
                found[form] = max(found.get(form, 0.0), worth * SYNONYM)
        return found

    def _forms(self, word: str, beginnings: bool = True) -> dict[str, float]:
        """The word as the rulebook writes it."""
        if " " in word:
            return {word: 1.0}
        begun = [known for known in self._known if known.startswith(word)] if beginnings else []
        found = dict.fromkeys(begun, BEGINNING)
        found |= dict.fromkeys(self._stems.get(stem(word), ()), SAME_STEM)
        if word in self._known:
            found[word] = 1.0
        return found

    def _match(self, term: str) -> list[tuple[str, float]]:
        """Every section where a term of FTS5 occurs, and how much it is about it."""
        rows: Iterable[tuple[str, float]] = self._db.execute(
            f"SELECT anchor, -bm25(rule, 0.0, {WEIGHTS}) FROM rule WHERE rule MATCH ?", (term,)
        )
        return [(anchor, max(0.0, score)) for anchor, score in rows]

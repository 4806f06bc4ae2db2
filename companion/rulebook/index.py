"""The index of one rulebook: every word of it, where it stands, and which others may be meant by it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rapidfuzz import fuzz, process

from companion.rulebook.likely import Likely
from companion.rulebook.sections import QUESTIONS, Section, paragraph_read, unlinked
from companion.rulebook.speech import Word, apart, speech, words

REMEMBERED = 1000  # words asked for and sentences shown: each key press asks most of them again
MOST_WORDS = 14
CLOSE_ENOUGH = 78  # how alike a misspelt word must be to count as another, out of 100
SHORTEST_GUESS = 4  # shorter words are taken as they are: too many others are one letter away
SHORTEST_BEGINNING = 3
BEGINNING, SYNONYM = 0.2, 0.5  # what a word is worth that is not the very word typed
TITLE, ALSO, TEXT = 8.0, 2.0, 1.0  # where a word stands
ENOUGH = 6.0  # so much of a word makes a section half about it
UNKNOWN = 0.5  # what a word weighs that stands nowhere, beside one that stands in a single section
ALIKE = 1.0  # a phrase people use that is just what was asked, beside all words somewhere in the section
IN_A_SENTENCE = 0.7  # all words in one sentence
RARITY = 0.25  # below 1, a word that stands in one section alone does not outweigh all others
OPENING = 0.2  # so much of what was asked a section's first sentence is taken to say: it is the short answer
EXAMPLE = 0.6  # what an example says of it, beside a rule
ASKING = 1.0  # what "not" and "how many" weigh beside a word that stands in half of the sections
# A rule before a variant before a page about the app; a page about everything answers little.
WEIGHTS = {"variants": 0.93, "app": 0.9}
GENERAL = {"summary": 0.6, "glossary": 0.5} | dict.fromkeys(QUESTIONS, 0.4)
_EXAMPLE = re.compile(r"(?i)another example|examples?\b|autre exemple|exemples?\b")
_SENTENCE = re.compile(r"(?<=[.!?…])\s+(?=[^a-zà-ÿ])|\n+")


class Unit(NamedTuple):
    """A title, a phrase people use, or a sentence."""

    section: int
    worth: float
    said: str
    phrase: bool
    rarity: float = 0.0  # of all its words together


def sentences(section: Section) -> Iterator[str]:
    """Everything a section says, sentence by sentence."""
    for part in section.parts:
        if isinstance(part, str):
            for paragraph in unlinked(part).replace("**", "").replace("`", "").split("\n\n"):
                yield from filter(None, _SENTENCE.split(paragraph_read(paragraph)))


class Index:
    """The sections of one rulebook in one language."""

    def __init__(self, sections: tuple[Section, ...], questions: dict[str, tuple[str, ...]]) -> None:
        self.sections = sections
        self.written: dict[str, str] = {}  # every word that is no small one, as it is written
        self._places: dict[str, set[int]] = {}  # each stem and the units it stands in
        self._stems: dict[str, str] = {}
        self._units: list[Unit] = []
        self._likely = Likely(len(sections))
        for n, section in enumerate(sections):
            self._add(n, TITLE, section.title, phrase=True)
            for phrase in (*section.also, *questions.get(section.anchor, ())):
                self._add(n, ALSO, phrase, phrase=True)
            for sentence in sentences(section):
                self._add(n, TEXT, sentence, phrase=False)
        self._weigh()
        self._likely.weigh()
        self._told: list[list[int]] = [[] for _ in sections]  # the sentences of each section
        for n, unit in enumerate(self._units):
            if not unit.phrase:
                self._told[unit.section].append(n)
        self._at = {section.anchor: n for n, section in enumerate(sections)}
        self._known_words = list(self._stems)
        self._concept = lru_cache(REMEMBERED)(self._look_up)
        self._found = lru_cache(REMEMBERED)(self.terms)
        self._asked = lru_cache(1)(self._taken_apart)

    def _add(self, section: int, worth: float, said: str, phrase: bool) -> None:
        spoken = words(said)
        self._likely.add(section, [word.stem for word in spoken], worth)
        for word in spoken:
            if word.plain not in speech().small:
                self._places.setdefault(word.stem, set()).add(len(self._units))
                self._stems[word.plain] = word.stem
                if not phrase and word.plain.isalpha() and word.plain not in speech().asking:
                    self.written.setdefault(word.plain, said[word.start : word.end].casefold())
        self._units.append(Unit(section, worth, said, phrase))

    def _weigh(self) -> None:
        """How rare the words of each unit are: what a phrase says beyond the question counts against it."""
        rarity = [0.0] * len(self._units)
        for term, places in self._places.items():
            rare = ASKING if term in speech().asking else self._rare(places)
            for n in places:
                rarity[n] += rare
        self._units = [unit._replace(rarity=rare) for unit, rare in zip(self._units, rarity, strict=True)]

    def _rare(self, places: Iterable[int]) -> float:
        there = len({self._units[n].section for n in places})
        return float(math.log(1 + (len(self.sections) - there + 0.5) / (there + 0.5)) ** RARITY)

    def _taken_apart(self, query: str) -> list[tuple[str, bool]]:
        """The words that ask something; the last one may be only begun."""
        small = speech().small
        typed = words(query)[:MOST_WORDS]
        kept = [word for word in typed if not self._is_small(word.plain)]
        kept = kept or [word for word in typed if word.plain not in small] or typed
        begun = typed[-1] if typed and typed[-1].end == len(query) else None
        return list(dict.fromkeys((word.plain, word is begun) for word in kept))

    def _is_small(self, word: str) -> bool:
        return word in speech().small or (not self._known(word) and apart(word) in speech().small)

    def _known(self, word: str) -> bool:
        word_stem = words(word)[0].stem
        return word_stem in self._places or word_stem in speech().same

    def ask(self, query: str, guess: bool = True) -> dict[str, float]:
        """Anchors and how well each fits: every word counts, rare ones and those in titles more."""
        wanted = [self._concept(word, begun, guess) for word, begun in self._asked(query)]
        whole = sum(rare for rare, _, _ in wanted)
        about = [0.0] * len(self.sections)
        met: dict[int, float] = {}
        for rare, units, parts in wanted:
            for n, much in parts.items():
                about[n] += rare * much
            for n, worth in units.items():
                met[n] = met.get(n, 0.0) + rare * worth
        alike = [0.0] * len(self.sections)
        for n, much in met.items():
            unit = self._units[n]
            fits = ALIKE * 2 * much / (whole + unit.rarity) if unit.phrase else IN_A_SENTENCE * much / whole
            alike[unit.section] = max(alike[unit.section], fits)
        return {
            section.anchor: (about[n] / whole + alike[n]) * _weight(section)
            for n, section in enumerate(self.sections)
            if about[n]
        }

    def likely(self, query: str) -> dict[str, float]:
        """Anchors and how likely each is meant, by all words and their order."""
        typed = words(query)[:MOST_WORDS]
        meant = [
            {word.stem: 1.0}
            if self._is_small(word.plain)
            else self._found(word.plain, word.end == len(query))
            for word in typed
        ]
        told = self._likely.ask(meant)
        return {
            section.anchor: told[n] + 2 * math.log(_weight(section))
            for n, section in enumerate(self.sections)
        }

    def _look_up(
        self, word: str, begun: bool, guess: bool = True
    ) -> tuple[float, dict[int, float], dict[int, float]]:
        """How rare a word is, the units where it or another word for it stands, and how much each section is
        about it."""
        if word in speech().asking:  # many sentences deny something; only a phrase that does is asked for
            return ASKING, {n: 1.0 for n in self._places.get(word, ()) if self._units[n].phrase}, {}
        units: dict[int, float] = {}
        for term, worth in self._found(word, begun, guess).items():
            for n in self._places[term]:
                units[n] = max(units.get(n, 0.0), worth)
        much: dict[int, float] = {}
        for n, worth in units.items():
            unit = self._units[n]
            much[unit.section] = much.get(unit.section, 0.0) + worth * unit.worth
        rare = self._rare(units) if units else UNKNOWN * math.log(len(self.sections))
        return rare, units, {n: full / (full + ENOUGH) for n, full in much.items()}

    def terms(self, word: str, begun: bool = False, guess: bool = True) -> dict[str, float]:
        """Stems of this rulebook to look for, and what each is worth: the word itself, words that mean the
        same, words that begin so; and where there is none of these, words that look alike, if one may guess:
        what is well written in one language looks like a slip in another."""
        found = self._meant(word)
        if begun and len(word) >= SHORTEST_BEGINNING:
            for known, other in self._stems.items():
                if known.startswith(word):
                    found.setdefault(other, BEGINNING)
        if not found and (rest := apart(word)) != word:
            found = self._meant(rest)
        if not found and guess and len(word) >= SHORTEST_GUESS:
            for tried in dict.fromkeys((word, apart(word))):
                self._guess(tried, found)
        return found

    def _guess(self, word: str, found: dict[str, float]) -> None:
        """Add what a misspelt word may mean."""
        same = speech().same
        close = process.extract(
            word, self._known_words, scorer=fuzz.ratio, limit=3, score_cutoff=CLOSE_ENOUGH
        )
        for known, likeness, _ in close:
            for term, worth in self._meant(known).items():
                found[term] = max(found.get(term, 0.0), worth * likeness / 100)
        near = process.extract(word, list(same), scorer=fuzz.ratio, limit=1, score_cutoff=CLOSE_ENOUGH)
        for meant, likeness, _ in near:
            for term in same[meant]:
                if term in self._places:
                    found.setdefault(term, SYNONYM * likeness / 100)

    def _meant(self, word: str) -> dict[str, float]:
        """The word as the rulebook has it, and the rulebook's other words for it."""
        own = words(word)[0].stem
        found = {term: SYNONYM for term in speech().same.get(own, ()) if term in self._places}
        if own in self._places:
            found[own] = 1.0
        return found

    def answer(
        self, anchor: str, query: str, score: float
    ) -> tuple[Section, float, str, tuple[tuple[int, int], ...]]:
        """A section, and its sentence that has most of what was asked, its words marked."""
        at = self._at[anchor]
        asks = self._asked(query)
        wanted = [self._concept(word, begun) for word, begun in asks]
        best, most = "", -1.0
        for n in self._told[at]:
            much = sum(rare * units.get(n, 0.0) for rare, units, _ in wanted)
            much *= EXAMPLE if _EXAMPLE.match(self._units[n].said) else 1.0
            much += 0.0 if best else OPENING * sum(rare for rare, _, _ in wanted)
            if much > most + 0.01:
                best, most = self._units[n].said, much
        asking = speech().asking
        terms = {term for word, begun in asks if word not in asking for term in self._found(word, begun)}
        marked = tuple((word.start, word.end) for word in _told(best) if word.stem in terms)
        return self.sections[at], score, best, marked

    def mentions(self, name: str) -> tuple[list[str], list[str]]:
        """Sections with all words of a name in a row, in any of their forms."""
        stems = [word.stem for word in words(name)]
        titles = [rule.anchor for rule in self.sections if _in_a_row(stems, rule.title)]
        bodies = [rule.anchor for rule in self.sections if _in_a_row(stems, rule.body)]
        return titles, [anchor for anchor in bodies if anchor not in titles]


@lru_cache(REMEMBERED)
def _told(sentence: str) -> tuple[Word, ...]:
    """The words of a sentence that say something."""
    return tuple(word for word in words(sentence) if word.plain not in speech().small)


def _in_a_row(stems: list[str], said: str) -> bool:
    there = [word.stem for word in words(said)]
    return any(there[n : n + len(stems)] == stems for n in range(len(there) - len(stems) + 1))


def _weight(section: Section) -> float:
    return GENERAL.get(section.anchor, WEIGHTS.get(section.group.id, 1.0))

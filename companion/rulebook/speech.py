"""How people say things: words without accents and endings, numbers in digits, words that mean the same."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache
from pathlib import Path
from typing import NamedTuple

SHORTEST_STEM = 3
NOT = "not"  # what every word that denies is taken for
_WORD = re.compile(r"\d+(?:st|nd|rd|th|[eè]me|[eè]re|er|e)\b|\d+|[^\W\d_]+(?:n[’']t\b)?")
_ENDING = re.compile(
    r"(issements?|ements?|ations?|ions?|aient|ings?|erait|eront|era|ers?|eurs?|euses?|ait|ais|ent|ant|ees?"
    r"|ied|ed|ez|es|ies|ly|(?<=[^aeiou])y|e|s|x)$"
)
_DOUBLED = re.compile(r"([bdfglmnprst])\1$")
# cest, jai, lorbite, jpeux: what stood before the apostrophe, or was swallowed
_JOINED = re.compile(r"(?:qu|[ldjmtsnc])(?=[aeiouyh])|j(?=[^aeiouyh])")
_LETTERS = str.maketrans({"œ": "oe", "æ": "ae"})
_SAID = Path(__file__).parents[1] / "lang" / "synonyms.toml"


class Word(NamedTuple):
    """A word as it is compared, and where it stands in what was written."""

    stem: str
    plain: str
    start: int
    end: int


class Speech(NamedTuple):
    """For each stem those that mean the same; words that ask nothing; numbers; and how a question asks."""

    same: dict[str, tuple[str, ...]]
    small: frozenset[str]
    numbers: dict[str, str]
    asking: frozenset[str]


def plain(written: str) -> str:
    """Small letters without accents."""
    split = unicodedata.normalize("NFKD", written.casefold().translate(_LETTERS))
    return "".join(letter for letter in split if not unicodedata.combining(letter))


@cache
def stem(word: str) -> str:
    """A word without its ending: moving, moves and move are one word; good enough for two languages."""
    cut = _ENDING.sub("", word)
    return _DOUBLED.sub(r"\1", cut) if len(cut) >= SHORTEST_STEM else word


def words(written: str) -> list[Word]:
    """Every word of a text, numbers as digits, and whatever denies as one word."""
    numbers = speech().numbers
    found = []
    for match in _WORD.finditer(written):
        said = plain(match[0]).replace("’", "").replace("'", "")
        said = numbers.get(said, said)
        found.append(Word(stem(said), said, match.start(), match.end()))
    return found


def apart(word: str) -> str:
    """What follows a little word that was typed without its apostrophe; the word itself if there is none."""
    return _JOINED.sub("", word, count=1) if _JOINED.match(word) else word


@cache
def speech() -> Speech:
    """The words of `synonyms.toml`."""
    groups = tomllib.loads(_SAID.read_text(encoding="utf-8"))
    numbers = {plain(word): group[0] for group in groups["numbers"] for word in group}
    for group in groups["forms"]:
        numbers |= dict.fromkeys(map(plain, group), plain(group[0]))
    numbers |= dict.fromkeys(map(plain, groups["denying"]), NOT)
    numbers |= {plain(word): f"{group[0]}?" for group in groups["asking"] for word in group}
    same: dict[str, tuple[str, ...]] = {}
    for group in groups["same"]:
        stems = tuple(dict.fromkeys(stem(numbers.get(plain(word), plain(word))) for word in group))
        for one in stems:
            same[one] = tuple(
                dict.fromkeys((*same.get(one, ()), *(other for other in stems if other != one)))
            )
    asking = frozenset(f"{group[0]}?" for group in groups["asking"])
    return Speech(same, frozenset(plain(word) for word in groups["small"]), numbers, asking | {NOT})

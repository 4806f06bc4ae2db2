"""What a box, its options, its copy and all that may be picked are called: the words every game has."""

from __future__ import annotations

from typing import NamedTuple

from companion.game import Fact, Option
from companion.view import Text, text
from companion.words import ENGLISH, words_in


class Asked(NamedTuple):
    """What is agreed before a game: the question, what it is about, and a word for each choice."""

    name: Text
    about: Text
    choices: dict[str, Text]


def about(game: str) -> Text:
    """What kind of a game is in the box, in one sentence."""
    return text(f"{game}-about")


def option_named(game: str, option: Option) -> Asked:
    """An option, as it is asked before a game."""
    key = f"{game}-option-{option.id}"
    choices = {choice: text(f"{key}-{choice}") for choice in option.choices}
    return Asked(text(key), text(f"{key}-about"), choices)


def fact_named(game: str, fact: Fact) -> Text:
    """What a copy says: the name it was given, its own word, or that of the thing it tells of."""
    own = f"{game}-fact-{fact.id}"
    return fact.name or _first(own, f"{game}-{fact.id}") or text(own)


def verb_named(game: str, verb: str) -> Text:
    """What is done, as its key says it."""
    return text(f"{game}-verb-{verb}")


def pick_named(game: str, thing: str) -> Text:
    """What lies nowhere and has a key instead; a number is said as it is."""
    return _first(f"{game}-arg-{thing}", f"{game}-{thing}") or text("called", name=thing)


def _first(*keys: str) -> Text | None:
    """The first key that there are words for."""
    return next((text(key) for key in keys if words_in(ENGLISH).has(key)), None)

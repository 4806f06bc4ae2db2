"""A view as plain values that travel: the same data the touch screen draws, in the reader's own words."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache

from companion.view import Text, View
from companion.words import words_in

Say = Callable[[Text], str]
# What a page draws; the rest of a view is about the touch screen or is told in another way.
FIELDS = (
    "spaces",
    "links",
    "marks",
    "tokens",
    "rows",
    "tracks",
    "counters",
    "sides",
    "notes",
    "signs",
    "stills",
    "plates",
    "chosen",
    "judged",
    "replay",
)


def plain(value: object, say: Say) -> object:
    """A value of the view as JSON has it; what is as usual is left out."""
    match value:
        case Text():
            return say(value)
        case float():
            return round(value, 3)
        case tuple() | list():
            return [plain(one, say) for one in value]
        case Mapping():
            return {str(key): plain(one, say) for key, one in value.items()}
    if not is_dataclass(value) or isinstance(value, type):
        return value
    usual = _usual(type(value))
    told = {name: getattr(value, name) for name in usual}
    return {name: plain(one, say) for name, one in told.items() if one != usual[name]}


@cache
def _usual(kind: Hashable) -> dict[str, object]:
    """The fields of a kind, and what each is unless it is said."""
    assert isinstance(kind, type)
    assert is_dataclass(kind)
    return {field.name: field.default for field in fields(kind)}


def view_parts(view: View, language: str, names: Mapping[str, str]) -> dict[str, str]:
    """Each part of a view as JSON; what did not change is not worked out again."""
    seated = tuple(names.items())
    return {name: _written(getattr(view, name), language, seated) for name in FIELDS}


@lru_cache(maxsize=512)
def _written(part: object, language: str, seated: tuple[tuple[str, str], ...]) -> str:
    names, words = dict(seated), words_in(language)
    return written(plain(part, lambda said: words.say(said, names)))


def written(value: object) -> str:
    """A value as JSON, as short as it can be."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

"""All that a page can say, read strictly: whatever is not exactly one of these is no message."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

LARGEST = 2000  # characters of one message
MOST_THINGS = 8  # under one finger
LONGEST_THING = 60
LONGEST_KEY = 64
ROLES = ("phone", "television")
ASKED = ("sheet",)


class BadMessage(ValueError):
    """What a page of ours would never say."""


@dataclass(frozen=True, slots=True)
class Hello:
    """The first word of every page: the code it was given, or the key of a seat it had."""

    code: str
    key: str
    language: str
    role: str


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat."""

    seat: str


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave the seat and watch."""


@dataclass(frozen=True, slots=True)
class Touched:
    """A finger on things, the topmost first."""

    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cancel:
    """What was begun is taken back."""


@dataclass(frozen=True, slots=True)
class Sure:
    """Yes, although something is lost by it."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number that people tell."""

    number: int


@dataclass(frozen=True, slots=True)
class Slapped:
    """A finger on the slap pad: when, by the table's own clock, and how surely that is known."""

    at: int
    within: int


@dataclass(frozen=True, slots=True)
class Asked:
    """Something to read that is not sent all the time."""

    what: str


Message = Hello | Sit | Stand | Touched | Cancel | Sure | Number | Slapped | Asked


def read_json(written: str | bytes, longest: int) -> object:
    """What a text says, if it is not too long."""
    if len(written) > longest:
        raise BadMessage(f"longer than {longest}")
    try:
        return json.loads(written)
    except (ValueError, RecursionError):
        raise BadMessage("no JSON") from None


def heard(written: str) -> Message:
    """The message a text is; raises BadMessage for everything else."""
    told = read_json(written, LARGEST)
    if not isinstance(told, dict):
        raise BadMessage("no message")
    match told.get("say"):
        case "hello":
            language, role = _word(told, "language", 8), _word(told, "role", 12)
            if role not in ROLES:
                raise BadMessage("no role")
            return Hello(_word(told, "code", 20), _word(told, "key", LONGEST_KEY), language, role)
        case "sit":
            return Sit(_word(told, "seat", 4))
        case "stand":
            return Stand()
        case "touch":
            return Touched(_things(told.get("ids")))
        case "cancel":
            return Cancel()
        case "sure":
            return Sure()
        case "number":
            return Number(_number(told, "number", 99_999))
        case "slap":
            return Slapped(_number(told, "at", 1 << 62), _number(told, "within", 1 << 40))
        case "ask":
            if (what := _word(told, "what", 12)) in ASKED:
                return Asked(what)
    raise BadMessage("no message")


def _word(told: Mapping[str, object], key: str, longest: int) -> str:
    word = told.get(key, "")
    if not isinstance(word, str) or len(word) > longest or not word.isprintable():
        raise BadMessage(f"no {key}")
    return word


def _number(told: Mapping[str, object], key: str, most: int) -> int:
    number = told.get(key)
    if not isinstance(number, int) or isinstance(number, bool) or abs(number) > most:
        raise BadMessage(f"no {key}")
    return number


def _things(told: object) -> tuple[str, ...]:
    if not isinstance(told, list) or not 0 < len(told) <= MOST_THINGS:
        raise BadMessage("no things")
    for thing in told:
        if not isinstance(thing, str) or not 0 < len(thing) <= LONGEST_THING or not thing.isprintable():
            raise BadMessage("no thing")
    return tuple(told)

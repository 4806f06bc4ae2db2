"""When the sentences are true that all games share: lines that say too little, too much, or no word."""

from __future__ import annotations

from importlib import import_module

from tests.truth.trying import Predicate, Try, Values
from tests.wording import bundle


def names(game: str) -> dict[str, tuple[int, int]]:
    """How many things each verb of a game names, at least and at most, by its rules of notation."""
    found: dict[str, tuple[int, int]] = import_module(f"tests.truth.{game}").NAMES
    return found


def _unfinished(t: Try, v: Values) -> bool:
    """The verb wants more things than were named."""
    named = t.line.plain.args if t.line else ()
    return t.line is not None and len(named) < names(t.match.game)[t.verb][1]


def _too_much(t: Try, v: Values) -> bool:
    """More was said than the verb wants: things, or a moment or a number."""
    return t.line is not None and len(t.line.args) > names(t.match.game)[t.verb][0]


def _no_verb(t: Try, v: Values) -> bool:
    known = bundle("en").has_message(f"{t.match.game}-line-{t.verb}")
    return t.line is not None and v["verb"] == t.verb and not known


SHARED: dict[str, Predicate] = {
    "refuse-unfinished": _unfinished,
    "refuse-too-much": _too_much,
    "refuse-no-verb": _no_verb,
    "refuse-table-fixes": lambda t, v: t.verb == "fix" and t.seat != "table",
}

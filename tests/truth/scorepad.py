"""When each refusal of the score pad is true, read off the sheet."""

from __future__ import annotations

from typing import cast

from companion.games.scorepad.rules import Pad
from tests.truth.trying import Predicate, Try, Values

OF_THE_TABLE = ("end", "change", "stay", "out", "in")


def _pad(t: Try) -> Pad:
    return cast(Pad, t.state)


def _here(t: Try) -> list[str]:
    """Who has not left."""
    return [seat for seat in t.match.seats if seat not in _pad(t).left]


def _about(t: Try, v: Values) -> bool:
    """Whether the player who is spoken of was named, or tried it."""
    return v["seat"] in (t.seat, *t.things)


def _midway(t: Try, v: Values) -> bool:
    pad = _pad(t)
    return v["round"] == pad.round and bool(pad.written) and set(_here(t)) > pad.written


def _no_number(t: Try) -> bool:
    said = t.things[0][1:] if len(t.things) == 1 and t.things[0].startswith("=") else "x"
    whole = said.removeprefix("-").isdigit() and len(said.removeprefix("-")) < 6
    return not whole or said != str(int(said))


# How many things each verb names, at least and at most, by the rules of notation.
NAMES = {
    **dict.fromkeys(("score", "end", "change", "stay"), (0, 0)),
    **dict.fromkeys(("out", "in"), (1, 1)),
}

SENTENCES: dict[str, Predicate] = {
    f"scorepad-refuse-{key}": holds
    for key, holds in {
        "fix": lambda t, v: (t.seat, t.verb) == ("table", "fix"),
        "closed": lambda t, v: _pad(t).closed,
        "nobody": lambda t, v: t.seat not in t.match.seats and v["number"] == len(t.match.seats),
        "table": lambda t, v: t.seat != "table" and t.verb in OF_THE_TABLE,
        "whose": lambda t, v: t.seat == "table" and t.verb in ("score", ""),
        "left": lambda t, v: v["seat"] in _pad(t).left and _about(t, v),
        "written": lambda t, v: v["seat"] in _pad(t).written and v["round"] == _pad(t).round and _about(t, v),
        "number": lambda t, v: t.verb == "score" and _no_number(t),
        "empty": lambda t, v: t.verb == "end" and _pad(t).round == 1 and not _pad(t).written,
        "midway": _midway,
        "who": lambda t, v: t.verb in ("out", "in") and not set(t.things[:1]) & set(t.match.seats),
        "last": lambda t, v: len(_here(t)) == 1 or len(t.match.seats) == 1,
        "changing": lambda t, v: _pad(t).changing,
        "unchanged": lambda t, v: not _pad(t).changing and t.verb in ("stay", "out", "in"),
        "present": lambda t, v: v["seat"] in _here(t) and t.verb == "in" and _about(t, v),
    }.items()
}

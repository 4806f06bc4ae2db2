"""When the sentences are true that all games share: lines that say too little, too much, or no word."""

from __future__ import annotations

from tests.truth.trying import Predicate, Try, Values
from tests.wording import bundle

# How many things each verb names, at least and at most, by the rules of notation.
NAMES = {
    "above": {
        "done": (0, 0),
        **dict.fromkeys(("reveal", "deal", "play", "recover", "move", "exit", "lay", "take"), (1, 1)),
        **dict.fromkeys(("remove", "push", "disgrace", "exhaust"), (1, 1)),
        **dict.fromkeys(("place", "seduce"), (2, 2)),
    },
    "battle": {
        **dict.fromkeys(("pass", "done"), (0, 0)),
        "declare": (1, 1),
        **dict.fromkeys(("place", "move", "put"), (2, 2)),
        "use": (2, 3),
    },
    "heavens": {
        **dict.fromkeys(("pass", "reveal", "pay", "plead", "done", "dawn", "night"), (0, 0)),
        **dict.fromkeys(("first", "place", "plan", "forge", "errand", "torch", "darken"), (1, 1)),
        **dict.fromkeys(("put", "lift", "level"), (1, 1)),
        "score": (1, 2),
        "breath": (2, 2),
    },
    "olympe": {
        **dict.fromkeys(("count", "again", "accept", "note"), (0, 0)),
        **dict.fromkeys(("dealer", "deal", "show", "turn", "reveal", "play"), (1, 1)),
        **dict.fromkeys(("god", "most"), (2, 2)),
        "points": (3, 3),
    },
    "olympia": {
        **dict.fromkeys(("deal", "change", "stop", "slap", "settle", "close"), (0, 0)),
        **dict.fromkeys(("start", "vary", "turn", "name"), (1, 1)),
        **dict.fromkeys(("god", "swap"), (2, 2)),
    },
    "scorepad": {
        **dict.fromkeys(("score", "end", "change", "stay"), (0, 0)),
        **dict.fromkeys(("out", "in"), (1, 1)),
    },
}


def _unfinished(t: Try, v: Values) -> bool:
    """The verb wants more things than were named."""
    named = t.line.plain.args if t.line else ()
    return t.line is not None and len(named) < NAMES[t.match.game][t.verb][1]


def _too_much(t: Try, v: Values) -> bool:
    """More was said than the verb wants: things, or a moment or a number."""
    return t.line is not None and len(t.line.args) > NAMES[t.match.game][t.verb][0]


def _no_verb(t: Try, v: Values) -> bool:
    known = bundle("en").has_message(f"{t.match.game}-line-{t.verb}")
    return t.line is not None and v["verb"] == t.verb and not known


SHARED: dict[str, Predicate] = {
    "refuse-unfinished": _unfinished,
    "refuse-too-much": _too_much,
    "refuse-no-verb": _no_verb,
    "refuse-table-fixes": lambda t, v: t.verb == "fix" and t.seat != "table",
}

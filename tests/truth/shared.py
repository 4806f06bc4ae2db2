"""When the sentences are true that all games share: lines that say too little, too much, or no word."""

from __future__ import annotations

from tests.truth.trying import Predicate, Try, Values
from tests.wording import bundle


def _unfinished(t: Try, v: Values) -> bool:
    line = t.line
    return line is not None and any(
        (move.seat, move.verb) == (line.seat, line.verb)
        and len(move.args) > len(line.plain.args)
        and move.args[: len(line.plain.args)] == line.plain.args
        for move in t.moves
    )


def _too_much(t: Try, v: Values) -> bool:
    line = t.line
    return line is not None and any(
        (move.seat, move.verb) == (line.seat, line.verb)
        and len(move.args) < len(line.plain.args)
        and move.args == line.plain.args[: len(move.args)]
        for move in t.moves
    )


def _no_verb(t: Try, v: Values) -> bool:
    known = bundle("en").has_message(f"{t.match.game}-line-{t.verb}")
    return t.line is not None and v["verb"] == t.verb and not known


SHARED: dict[str, Predicate] = {
    "refuse-unfinished": _unfinished,
    "refuse-too-much": _too_much,
    "refuse-no-verb": _no_verb,
    "refuse-table-fixes": lambda t, v: t.verb == "fix" and t.seat != "table",
}

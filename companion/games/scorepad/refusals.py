"""Why something cannot be written, and the rule that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.game import TABLE, Move, Refusal
from companion.view import Text, text

if TYPE_CHECKING:
    from companion.games.scorepad.rules import Pad


def why_not(pad: Pad, move: Move) -> Refusal:
    """The first reason a person would name."""
    who = move.args[0] if move.args else ""
    if (move.seat, move.verb) == (TABLE, "fix"):
        return _no("corrections", "fix")
    if pad.closed:
        return _no("winning", "closed")
    if move.seat != TABLE and move.seat not in pad.seats:
        return _no("columns", "nobody", who=move.seat)
    match move.verb:
        case "score" if move.seat == TABLE:
            return _no("columns", "whose")
        case "score" if move.seat in pad.left:
            return _no("leaving", "left", seat=move.seat)
        case "score" if move.seat in pad.written:
            return _no("rounds", "written", seat=move.seat, round=pad.round)
        case "score" if not pad.changing:
            return _no("numbers", "number")
        case "score" | "end" if pad.changing:
            return _no("leaving", "changing")
        case "end" if pad.round == 1 and not pad.written:
            return _no("rounds", "empty")
        case "end" | "change" | "out" | "in" if pad.written:
            return _no("rounds", "midway", round=pad.round)
        case "change" | "stay" if len(pad.seats) == 1:
            return _no("leaving", "last")
        case "change" | "stay":
            return _no("leaving", "changing" if pad.changing else "unchanged")
        case "out" | "in" if who not in pad.seats:
            return _no("leaving", "who")
        case "out" if who in pad.left:
            return _no("leaving", "left", seat=who)
        case "out" if len(pad.present) == 1:
            return _no("leaving", "last")
        case "out" | "in" if not pad.changing:
            return _no("leaving", "unchanged")
        case "in":
            return _no("leaving", "present", seat=who)
    return _no("rounds", "verb")


def _no(rule: str, reason: str, **values: str | int | Text) -> Refusal:
    return Refusal(rule, text(f"scorepad-refuse-{reason}", **values))

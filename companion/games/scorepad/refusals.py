"""Why something cannot be written, and the rule that says so."""

from __future__ import annotations

from companion.game import TABLE, Move, Refusal, Touch, unknown
from companion.games.scorepad.position import Position
from companion.view import Text, text


def why_not(pad: Position, move: Move) -> Refusal:
    """The first reason a person would name."""
    if (move.seat, move.verb) == (TABLE, "fix"):
        return _no("corrections", "fix")
    if pad.closed:
        return _no("winning", "closed")
    if move.seat != TABLE and move.seat not in pad.seats:
        return _no("columns", "nobody", number=len(pad.seats))
    if move.seat != TABLE and move.verb in ("end", "change", "stay", "out", "in"):
        return _no("leaving", "table")
    match move.verb:
        case "score":
            return _writing(pad, move.seat)
        case "end":
            return _ending(pad)
        case "change" | "stay":
            return _changing(pad, move)
        case "out" | "in":
            return _moving(pad, move)
    return unknown(move, "rounds")


def not_awaited(pad: Position, touch: Touch) -> Refusal:
    """Why something cannot be meant that no move awaits."""
    if pad.closed:
        return _no("winning", "closed")
    if pad.changing:
        return _no("leaving", "changing")
    return _writing(pad, touch.thing) if touch.thing in pad.seats else _no("columns", "whose")


def _no(rule: str, reason: str, **values: str | int | Text) -> Refusal:
    return Refusal(rule, text(f"scorepad-refuse-{reason}", **values))


def _writing(pad: Position, seat: str) -> Refusal:
    """Who does not write now (#rounds), or what is no number (#numbers)."""
    if seat == TABLE:
        return _no("columns", "whose")
    if seat in pad.left:
        return _no("leaving", "left", seat=seat)
    if seat not in pad.writing:
        return _no("rounds", "written", seat=seat, round=pad.round)
    return _no("leaving", "changing") if pad.changing else _no("numbers", "number")


def _ending(pad: Position) -> Refusal:
    """Why the sheet is not closed yet (#rounds)."""
    if pad.changing:
        return _no("leaving", "changing")
    if not pad.begun:
        return _no("rounds", "empty")
    return _no("rounds", "midway", round=pad.round)


def _changing(pad: Position, move: Move) -> Refusal:
    """Why nobody leaves or comes back now, or why somebody must (#leaving)."""
    if pad.written:
        return _no("rounds", "midway", round=pad.round)
    if pad.alone:
        return _no("leaving", "last")
    return _no("leaving", "changing" if pad.changing else "unchanged")


def _moving(pad: Position, move: Move) -> Refusal:
    """Why this player does not leave or come back (#leaving)."""
    who = move.args[0] if move.args else ""
    if pad.written:
        return _no("rounds", "midway", round=pad.round)
    if who not in pad.seats:
        return _no("leaving", "who")
    if move.verb == "out" and who in pad.left:
        return _no("leaving", "left", seat=who)
    if move.verb == "out" and not pad.leaving:
        return _no("leaving", "last")
    if not pad.changing:
        return _no("leaving", "last" if pad.alone else "unchanged")
    return _no("leaving", "present", seat=who)

"""Who is ahead when the sheet is closed, and the sums as a score sheet tells them."""

from __future__ import annotations

from companion.game import Outcome
from companion.games.scorepad.position import Position
from companion.view import Count, Tally, column_of, text


def outcome(pad: Position) -> Outcome | None:
    """Most points win, or fewest if so agreed (#winning); who has left does not count (#leaving)."""
    if not pad.closed:
        return None
    points = tuple(zip(pad.seats, pad.sums, strict=True))
    counted = [total for seat, total in points if seat in pad.present]
    best = min(counted) if pad.low else max(counted)
    winners = tuple(seat for seat, total in points if total == best and seat in pad.present)
    if len(winners) == len(pad.present) > 1:
        return Outcome((), points, text("scorepad-end-level", points=best), _gone(pad))
    if len(winners) > 1:
        shared = text("scorepad-end-shared", points=best, count=len(winners))
        return Outcome(winners, points, shared, _gone(pad))
    return Outcome(winners, points, text("scorepad-end", seat=winners[0], points=best), _gone(pad))


def _gone(pad: Position) -> tuple[str, ...]:
    return tuple(seat for seat in pad.seats if seat in pad.left)


def tally(pad: Position) -> Tally:
    """The sums, and the round that was written last."""
    count = Count(text("scorepad-points"), pad.sums, entered=True)
    round_ = text("scorepad-round", round=pad.last) if pad.last else None
    mark = f"{pad.round}-{len(pad.written)}"
    columns = tuple(map(column_of, pad.seats))
    return Tally(columns, (count,), round_, mark=mark, fewest=pad.low, away=_gone(pad))

"""How the race for the summit ends (#victory)."""

from __future__ import annotations

from companion.game import Outcome
from companion.games.above.cards import partner
from companion.games.above.position import Position
from companion.view import Count, Tally, Text, column_of, text


def outcome(above: Position) -> Outcome | None:
    """A deity on the summit wins for the player who moved it there, and the partner (#victory)."""
    if above.stage != "over":
        return None
    seats = above.terms.seats
    friend = partner(seats, above.turn)
    winners = tuple(seat for seat in seats if seat in (above.turn, friend))
    values: dict[str, str | Text] = {
        "seat": above.turn,
        "other-seat": friend,
        "deity": text(f"above-{above.board[-1]}"),
    }
    return Outcome(
        winners,
        tuple((seat, int(seat in winners)) for seat in seats),
        text("above-end-team" if friend else "above-end", **values),
    )


def tally(above: Position) -> Tally:
    """Nothing is counted on the way: the summit decides (#victory)."""
    ended, seats = outcome(above), above.terms.seats
    won = tuple(points for _, points in ended.points) if ended else (0,) * len(seats)
    return Tally(tuple(map(column_of, seats)), (Count(text("above-points"), won),))

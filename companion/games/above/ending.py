"""How the race for the summit ends (#victory)."""

from __future__ import annotations

from companion.game import Outcome
from companion.games.above.cards import partner
from companion.games.above.position import Position
from companion.view import Column, Count, Tally, Text, column_of, text


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
    """Nothing is counted on the way: the summit decides (#victory); partners share a column (#teams)."""
    ended, seats = outcome(above), above.terms.seats
    columns = tuple(_column(seat, partner(seats, seat)) for seat in seats[:2])
    won = tuple(int(column.id in ended.winners) for column in columns) if ended else (0, 0)
    return Tally(columns, (Count(text("above-points"), won),))


def _column(seat: str, friend: str) -> Column:
    both: dict[str, str] = {"seat": seat, "other-seat": friend}
    return Column(seat, text("sheet-team", **both), (seat, friend)) if friend else column_of(seat)

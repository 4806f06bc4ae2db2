"""A game that stops before its rules end it: somebody gives up, or all agree to end it here."""

from __future__ import annotations

import re

from companion.game import TABLE, BadNotation, IllegalMove, Move, Outcome, Refusal, State
from companion.view import Column, Tally, Text, text

STOPPING = "stopping"  # the verb of the lines that stop a game: no game's own
_STOP = re.compile(r"end|resign (p[1-9]|p10)")


def stopped(position: State, line: str) -> tuple[Outcome, Move]:
    """How the game ends by `resign p2` or `end`, and that line as a move of the table.

    Whoever gives up is last, with their team; where only one side is left it wins, else the standing decides.
    """
    tally = position.tally()
    seats = tuple(seat for column in tally.columns for seat in column.seats)
    found = _STOP.fullmatch(line)
    if not found or (found[1] and found[1] not in seats):
        raise BadNotation(f"{line!r}: say end, or resign p1 … p{len(seats)}")
    lost = next((column.seats for column in tally.columns if found[1] in column.seats), ())
    if not set(seats) - set(lost) - set(tally.away):
        raise IllegalMove(line, Refusal("leaving", text("refuse-resign-alone", seat=found[1])))
    last = (*lost, *(seat for seat in tally.away if seat not in lost))
    ahead = _ahead(tally, last)
    winners = tuple(sorted((seat for column in ahead for seat in column.seats), key=seats.index))
    points = {seat: has for column, has in _first(tally) for seat in column.seats}
    outcome = Outcome(
        winners,
        tuple((seat, points[seat]) for seat in sorted(seats, key=lambda seat: int(seat[1:]))),
        _reason(found[1], ahead),
        last,
    )
    return outcome, Move(TABLE, STOPPING, (found[1],) if found[1] else ())


def _first(tally: Tally) -> list[tuple[Column, int]]:
    """What decides the game, column by column."""
    return [*zip(tally.columns, tally.counts[0].values, strict=True)]


def _ahead(tally: Tally, last: tuple[str, ...]) -> tuple[Column, ...]:
    """Who leads of those still playing: the only ones left, or by the counts; nobody where all are level."""
    playing = [n for n, column in enumerate(tally.columns) if set(column.seats) - set(last)]
    sign = -1 if tally.fewest else 1
    has = {n: tuple(sign * count.values[n] for count in tally.counts) for n in playing}
    best = [n for n in playing if has[n] == max(has.values())]
    return tuple(tally.columns[n] for n in best) if len(best) < len(playing) or len(playing) == 1 else ()


def _reason(quitter: str | None, ahead: tuple[Column, ...]) -> Text:
    key = "end-resigned" if quitter else "end-early"
    who: dict[str, str | int] = {"other-seat": quitter} if quitter else {}
    if not ahead:
        return text(f"{key}-level", **who)
    if len(ahead) > 1:
        return text(f"{key}-shared", count=len(ahead), **who)
    return text(key, seat=ahead[0].seats[0], **who)

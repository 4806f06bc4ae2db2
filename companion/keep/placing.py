"""Who came first, second and last in a game that is over; who came equal shares a place."""

from __future__ import annotations

from typing import NamedTuple

from companion.game import Outcome


class Placed(NamedTuple):
    """A seat, its place from 1 on, and its points."""

    place: int
    seat: str
    points: int


def placed(outcome: Outcome, fewest: bool = False) -> tuple[Placed, ...]:
    """Every seat from first to last: the winners, the others by their points, then those who left."""

    def behind(seat: str, points: int) -> tuple[int, int]:
        if seat in outcome.winners:
            return 0, 0
        return (2 if seat in outcome.last else 1), points if fewest else -points

    ranks = {seat: behind(seat, points) for seat, points in outcome.points}
    found = [
        Placed(1 + sum(other < ranks[seat] for other in ranks.values()), seat, points)
        for seat, points in outcome.points
    ]
    return tuple(sorted(found, key=lambda one: one.place))

"""What is now at a table, for everybody: the wall, and whoever listens to the topics at home."""

from __future__ import annotations

from collections.abc import Mapping

from companion.club.public import shown_as
from companion.game import TABLE
from companion.keep.placing import placed
from companion.keep.results import is_practice
from companion.play.node import Node
from companion.play.session import Session

Now = dict[str, object]


def now_of(session: Session | None, agreed: Mapping[str, str], number: int = 0) -> Now:
    """Whose turn it is, who has what, the last slaps, how it ended: all of it is on that table's screen."""
    if session is None:
        return {"game": ""}
    tip = session.now.tip
    tally, outcome = tip.position.tally(), tip.outcome
    names = [shown_as(name, seat, agreed) for seat, name in session.names.items()]
    told: Now = {
        "game": session.match.game,
        "number": number,
        "players": names,
        "acting": [seat for seat in tip.acting if seat != TABLE],
        "lines": tip.n,
        "points": [
            [[*column.seats], value]
            for column, value in zip(tally.columns, tally.counts[0].values, strict=True)
        ],
        "slaps": _slaps(tip),
        "over": outcome is not None,
    }
    if outcome is not None:
        told["places"] = [[one.seat, one.place, one.points] for one in placed(outcome, tally.fewest)]
    return told


def _slaps(tip: Node) -> list[list[object]]:
    """The quickest honest slaps of the round that was just settled, in milliseconds."""
    return [[seat, round(after / 1_000_000, 1)] for seat, after in tip.position.tally().quick]


def places_of(session: Session) -> list[int]:
    """Everybody's place in the order of the seats, once it is over; empty before, and for practice."""
    outcome = session.now.tip.outcome
    if outcome is None or is_practice(session.match, session.now):
        return []
    found = {one.seat: one.place for one in placed(outcome, session.position.tally().fewest)}
    return [found[seat] for seat in session.match.seats]

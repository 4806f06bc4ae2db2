"""How a game ends, and the climb as a score sheet tells it: steps, and how quick an honest slap was."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import Outcome
from companion.games.olympia.ledger import ENOUGH
from companion.games.olympia.position import Position
from companion.view import Count, Tally, column_of, text

# Nobody sees a card and slaps in less: a quicker slap was a guess, or a line without a moment.
QUICKEST = 100_000_000


def outcome(olympia: Position) -> Outcome | None:
    """The first in the temple wins (#victory); a table that stops early counts steps (#stopping)."""
    if not olympia.over:
        return None
    points = tuple((f"p{n}", step) for n, step in enumerate(olympia.steps, 1))
    best = max(olympia.steps)
    winners = tuple(seat for seat, step in points if step == best)
    if len(winners) == len(points):
        return Outcome((), points, text("olympia-end-level", steps=best))
    if len(winners) > 1:
        return Outcome(winners, points, text("olympia-end-shared", steps=best, count=len(winners)))
    reason = "temple" if best == olympia.terms.temple else "stopped"
    return Outcome(winners, points, text(f"olympia-end-{reason}", seat=winners[0], steps=best))


def tally(olympia: Position) -> Tally:
    """The steps of every seat, and the round being played."""
    steps = Count(text("olympia-points"), olympia.steps)
    columns = tuple(column_of(f"p{n}") for n in range(1, len(olympia.steps) + 1))
    over = olympia.phase == "break"
    round_ = text("olympia-round", round=olympia.rounds) if olympia.rounds else None
    mark = f"{len(olympia.calls)} {olympia.phase}"
    return Tally(columns, (steps,), round_, mark=mark, quick=tuple(_quick(olympia)) if over else ())


def _quick(olympia: Position) -> Iterator[tuple[str, int]]:
    """Right slaps, and how long after the card that made them right (#moment)."""
    for call in olympia.calls:
        totals = [entry.total for entry in olympia.replayed(call)]
        if not totals or totals[-1] < ENOUGH:
            continue
        card = len(totals) - 1
        while card and totals[card - 1] >= ENOUGH:
            card -= 1
        after = call.at - olympia.pile.times[card]
        if after >= QUICKEST:
            yield call.seat, after

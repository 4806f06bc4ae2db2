"""The climb as a score sheet tells it: steps round by round, and how quick an honest slap was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.games.olympia.ledger import ENOUGH
from companion.view import Count, Tally, column_of, text

if TYPE_CHECKING:
    from companion.games.olympia.rules import Olympia

# Nobody sees a card and slaps in less: a quicker slap was a guess, or a line without a moment.
QUICKEST = 100_000_000


def tally(olympia: Olympia) -> Tally:
    """The steps of every seat, and the round being played."""
    steps = Count(text("olympia-points"), olympia.steps)
    columns = tuple(column_of(f"p{n}") for n in range(1, len(olympia.steps) + 1))
    over = olympia.phase == "break"
    round_ = text("olympia-round", round=olympia.rounds) if olympia.rounds else None
    mark = f"{len(olympia.calls)} {olympia.phase}"
    return Tally(columns, (steps,), round_, mark=mark, quick=tuple(_quick(olympia)) if over else ())


def _quick(olympia: Olympia) -> Iterator[tuple[str, int]]:
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

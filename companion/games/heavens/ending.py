"""How the fifth day ends, and prestige as a score sheet tells it."""

from __future__ import annotations

from companion.game import Outcome
from companion.games.heavens.position import Position
from companion.view import Count, Tally, column_of, text

_PARTS = {part: part for part in ("regions", "constellation", "best", "power")}  # the rest are orbits


def placing(heavens: Position) -> list[tuple[str, tuple[int, int, int]]]:
    """Players from first to last: most prestige, fewest planets placed, higher torch (#winning)."""
    ranks = {
        seat: (god.score, -heavens.lies.count(seat), god.torch)
        for seat, god in zip(heavens.terms.seats, heavens.gods, strict=True)
    }
    return sorted(ranks.items(), key=lambda ranked: ranked[1], reverse=True)


def outcome(heavens: Position) -> Outcome | None:
    """Who wins, and by what (#winning)."""
    if heavens.step != "over":
        return None
    ranked = placing(heavens)
    (first, best), (_, runner_up) = ranked[:2]
    winners = tuple(seat for seat, rank in ranked if rank == best)
    points = tuple((seat, god.score) for seat, god in zip(heavens.terms.seats, heavens.gods, strict=True))
    by = next((n for n in range(3) if best[n] != runner_up[n]), 3)
    reason = ("points", "planets", "torch", "tie")[by]
    return Outcome(winners, points, text(f"heavens-end-{reason}", seat=first, points=best[0]))


def tally(heavens: Position) -> Tally:
    """Everyone's prestige day by day, and what it was last given for: deeds, or a step of the night."""
    points = Count(text("heavens-points"), tuple(god.score for god in heavens.gods))
    columns = tuple(map(column_of, heavens.terms.seats))
    part = _PARTS.get(heavens.shown[0], "orbit") if heavens.shown else "day"
    deeds = part != "day" or not heavens.terms.score_only
    round_ = text("heavens-sheet-day", day=heavens.day)
    return Tally(columns, (points,), round_, text(f"heavens-part-{part}") if deeds else None)

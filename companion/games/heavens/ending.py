"""What just happened, told step by step and as a score sheet tells it; and how the fifth day ends."""

from __future__ import annotations

from collections.abc import Iterator

from companion.game import Outcome
from companion.games.heavens.night import drops
from companion.games.heavens.position import Position
from companion.games.heavens.scoring import Award, awards, best
from companion.view import Count, Tally, Text, column_of, text

_PARTS = {part: part for part in ("regions", "constellation", "best", "power")}  # the rest are orbits
# What would let others count a player's Power is told without amounts unless Power is open (#hidden-power).
_AMOUNTS = ("paid", "placed", "forged", "brightened")


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
    (first, most), (_, runner_up) = ranked[:2]
    winners = tuple(seat for seat, rank in ranked if rank == most)
    points = tuple((seat, god.score) for seat, god in zip(heavens.terms.seats, heavens.gods, strict=True))
    by = next((n for n in range(3) if most[n] != runner_up[n]), 3)
    reason = ("points", "planets", "torch", "tie")[by]
    return Outcome(winners, points, text(f"heavens-end-{reason}", seat=first, points=most[0]))


def tally(heavens: Position) -> Tally:
    """Everyone's prestige day by day, and what it was last given for: deeds, or a step of the night."""
    points = Count(text("heavens-points"), tuple(god.score for god in heavens.gods))
    columns = tuple(map(column_of, heavens.terms.seats))
    part = _PARTS.get(heavens.shown[0], "orbit") if heavens.shown else "day"
    deeds = part != "day" or not heavens.terms.score_only
    round_ = text("heavens-sheet-day", day=heavens.day)
    return Tally(columns, (points,), round_, text(f"heavens-part-{part}") if deeds else None)


def notes(heavens: Position, seat: str | None) -> Iterator[Text]:
    """What just happened, and at the end who came where."""
    for kind, whose, a, b in heavens.news:
        shown = heavens.terms.open_power or seat == whose
        key = f"{kind}-openly" if kind in _AMOUNTS and shown else kind
        yield text(f"heavens-note-{key}", seat=whose, a=a, b=b)
    if heavens.step == "act" and heavens.turn.pleading:
        # Whoever pleads has to show their Power (#hidden-power).
        yield text("heavens-note-shows", seat=heavens.order[0], power=heavens.god(heavens.order[0]).power)
    if heavens.step == "dawn":
        yield from _chores(heavens)
    if heavens.shown and heavens.shown != ("power",):
        yield from _scored(heavens)
    if heavens.step == "over":
        yield from _places(heavens)
    if heavens.step == "act" and not heavens.turn.declared:
        yield text("heavens-note-rate", seat=heavens.order[0], rate=heavens.turn.rate)


def _chores(heavens: Position) -> Iterator[Text]:
    """What hands do at dawn (#dawn)."""
    yield text("heavens-note-lights", seat=heavens.around(heavens.sun)[1])
    for _, seat, drop, torch in drops(heavens):
        yield text("heavens-note-dropped", seat=seat, a=drop, b=torch)


def _scored(heavens: Position) -> Iterator[Text]:
    """The last step of the scoring: who got what, who did not and why, and the totals so far."""
    sky, lit, step = heavens.terms.sky, heavens.lit(), heavens.shown
    if step == ("best",) and len(largest := best(sky, lit)) != 1:
        yield (
            text("heavens-note-best-tie", count=len(largest[0].spaces))
            if largest
            else text("heavens-note-best-none")
        )
        return
    found = awards(sky, lit, heavens.terms.seats, step)
    if step[0].startswith("orbit-"):
        orbit = text(f"heavens-title-{step[0]}")
        first, second = sky.points[step[0].removeprefix("orbit-")]
        if not any(award.held for award in found):
            yield text("heavens-note-orbit-nobody", orbit=orbit)
            return
        yield text("heavens-note-orbit", orbit=orbit, first=first, second=second)
    for award in sorted(found, key=lambda award: -award.held):
        yield _award(heavens, award)


def _award(heavens: Position, award: Award) -> Text:
    return text(
        f"heavens-note-{award.why}",
        seat=award.seat,
        held=award.held,
        points=award.points,
        total=heavens.god(award.seat).score,
    )


def _places(heavens: Position) -> Iterator[Text]:
    """Everyone's place; full equality shares it (#winning)."""
    ranked = placing(heavens)
    ranks = [rank for _, rank in ranked]
    for seat, (score, fewer, torch) in ranked:
        place = ranks.index((score, fewer, torch)) + 1
        yield text("heavens-note-place", seat=seat, place=place, points=score, planets=-fewer, torch=torch)
